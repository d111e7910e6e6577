# Words of the interface that belong to no game.

listed = { $first } and { $last }

## Records

record-missing = There is no file { $name }.
record-unreadable = { $name } cannot be read: { $detail }.
record-too-large = { $name } is larger than { $megabytes } MB, and no saved game is.
record-empty = { $name } is empty. There is no game in it.
record-not-text = { $name }, line { $line }: this is not text. The file is damaged; it was left as it is.
record-not-a-record = { $name } is not a saved game of Pavilion. It was left as it is.
record-newer = { $name } was written by a newer Pavilion (format { $version }; this one knows { $known }). Update to open it.
record-newer-rules = { $name } was played with newer rules (version { $rules }; this one knows { $known }). Update to open it.
record-unknown-game = { $name } is a game of “{ $game }”, which this Pavilion does not have.
record-bad-header = { $name }, line { $line }: the header makes no sense at “{ $field }”. The file was left as it is.
record-missing-edition = { $name } was played with component values that are no longer known here ({ $edition }).
record-bad-line = { $name }, line { $line }: this line makes no sense. The file is damaged or was edited; it was left as it is.
record-illegal-move = { $name }, line { $line }: seat { $seat } could not play { $move } here. The file is damaged or was edited; it was left as it is.
record-bad-undo = { $name }, line { $line }: there are not that many moves to take back or to play again. The file was left as it is.
record-bad-checkpoint = { $name }, line { $line }: the position written here has been changed. The file was left as it is.
record-digest = { $name }, line { $line }: the moves up to here do not lead to the position written here. The file is damaged or was edited; it was left as it is.
record-diverged = { $name }, line { $line }: the rules have been corrected since this game (version { $rules } then, { $known } now), and from here it would go differently. You can continue from the last position that still reads.
record-torn = The last line of { $name } (line { $line }) was cut off and has been removed. All completed moves are there.
record-torn-kept = The last line of { $name } (line { $line }) is incomplete and was left out.
record-completed = The end of { $name } (line { $line }) was cut off right after the last move; nothing is lost.
record-read-only = { $name } is open elsewhere. You can watch it here, not play it.
record-unwritable = { $name } cannot be written. You can watch it here, not play it.
record-upgraded = { $name } was in an older format ({ $version }) and now is in today's ({ $known }). The old file is kept as { $kept }.
record-recovered = { $moves ->
        [0] The game goes on from the last position that could be read.
        [one] The game goes on after { $moves } move that could be read.
       *[other] The game goes on after { $moves } moves that could be read.
    } { $lost ->
        [0] Nothing after it is lost.
        [one] One line of the old record is lost.
       *[other] { $lost } lines of the old record are lost.
    } The old record was left as it is.
record-not-written = { $name } could not be saved: { $detail }. Nothing was played; try again when that is put right.
record-name-taken = There is already a game called “{ $name }”.
record-bad-name = “{ $name }” cannot be the name of a file.
record-no-such-record = There is no saved game called “{ $name }”.
record-in-use = “{ $name }” is being played. Leave that table first.
record-beyond-saving = Nothing of { $name } can be saved. It was left as it is.
record-folder-not-a-folder = { $name } is not a folder, so no games can be kept there.
record-folder-unreadable = The folder { $name } cannot be read: { $detail }.
record-folder-unwritable = Nothing can be written in the folder { $name }: { $detail }.

## Sources

source-rulebook = printed in the rulebook
source-public = from public descriptions that agree
source-reconstructed = not published: chosen to fit every clue
source-owner = corrected by an owner of the box
