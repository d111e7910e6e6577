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
record-missing-edition = { $name } was played with component values that are not known here ({ $edition }). What can be saved of it continues with today's values.
record-bad-line = { $name }, line { $line }: this line makes no sense. The file is damaged or was edited; it was left as it is.
record-illegal-move = { $name }, line { $line }: seat { $seat } could not play { $move } here. The file is damaged or was edited; it was left as it is.
record-bad-undo = { $name }, line { $line }: there are not that many moves to take back or to play again. The file was left as it is.
record-bad-checkpoint = { $name }, line { $line }: the position written here has been changed. The file was left as it is.
record-digest = { $name }, line { $line }: the moves up to here do not lead to the position written here. The file is damaged or was edited; it was left as it is.
record-older-rules = { $name } was played with older rules (version { $rules }; today's are { $known }). { $moves ->
        [0] Today's rules agree with none of its { $total } moves.
       *[other] Today's rules agree with it up to move { $moves } of { $total }.
    } You can continue from there as a new game; the file stays as it is.
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
        [0] No later move is lost.
        [one] One line of the old record is lost.
       *[other] { $lost } lines of the old record are lost.
    } The old record was left as it is.
record-displaced = { $name } was deleted or changed by another program. The whole game is now saved as { $kept }, and you continue there.
record-unsynced = The disk failed while { $name } was being saved. The whole game is now saved as { $kept }, and you continue there. Check the disk.
record-not-written = Could not save { $name }: { $detail }. Nothing was changed; fix the problem and try again.
record-name-taken = There is already a game called “{ $name }”.
record-bad-name = “{ $name }” cannot be the name of a file.
record-no-such-record = There is no saved game called “{ $name }”.
record-in-use = “{ $name }” is being played. Leave that table first.
record-beyond-saving = Nothing of { $name } can be saved. It was left as it is.
record-folder-not-a-folder = { $name } is not a folder, so no games can be kept there.
record-folder-unreadable = The folder { $name } cannot be read: { $detail }.
record-folder-unwritable = Nothing can be written in the folder { $name }: { $detail }.
record-folder-gone = The folder { $name } no longer exists and could not be created: { $detail }. Nothing was changed; fix the problem and try again.
record-store-missing = There are no shared tables in { $name }.
record-store-unreachable = The shared tables in { $name } cannot be reached: { $detail }. What was played is kept.
record-store-damaged = The shared tables in { $name } are damaged: { $detail }. Nothing was changed; put a copy of the file in its place.
record-store-foreign = { $name } holds something other than Pavilion's shared tables. It was left as it is.
record-store-newer = The shared tables in { $name } were written by a newer Pavilion (version { $version }; this one knows { $known }). Update to open them.
record-store-migration-failed = The shared tables in { $name } could not be updated from version { $version } to version { $known }: { $detail }. Nothing was changed; the version of Pavilion that wrote them can still open them.
record-store-closed = The shared tables in { $name } are closed: the house is shutting down.
record-store-needs-postgres = Tables in PostgreSQL need a part that is not installed: pip install '{ $name }'.
record-store-bad-address = { $name }…: this is not an address of a PostgreSQL database. It looks like postgresql://user@host/database.
record-player-taken = The name “{ $name }” is taken.
record-key-taken = Your key belongs to another name, not to “{ $name }”.
record-player-damaged = What this server stores about { $name } is damaged. Ask its administrator to restore a copy.
record-table-taken = There is already a table { $name }.
record-no-such-table = There is no table { $name }.
record-stale = Someone was quicker: table { $name } has moved on. Nothing was played; look again.
record-table-newer = Table { $name } was written by a newer Pavilion (format { $version }; this one knows { $known }). Update to open it.
record-table-newer-rules = Table { $name } is played with newer rules (version { $rules }; this one knows { $known }). Update to open it.
record-table-damaged = Table { $name }, entry { $line }: this makes no sense. The table is damaged; it was left as it is.
record-table-missing-edition = Table { $name } is played with component values that this Pavilion does not know ({ $edition }). Update to open it.
record-table-outdated = Table { $name } was played with older rules (version { $rules }; today's are { $known }). Today's rules agree with it up to move { $moves } of { $total }.
record-house-open = The game at table { $name } has not begun.
record-house-playing = The game at table { $name } has begun.
record-house-over = The game at table { $name } is over.
record-house-closed = Table { $name } was closed.
record-house-outdated = The game at table { $name } is on hold: it was played with older rules. Its host can resume it.
record-house-not-outdated = The game at table { $name } is not on hold.
record-house-word = Table { $name } is private. Ask for its invitation word.
record-house-seated = You are sitting at table { $name } already.
record-house-full = Every seat of table { $name } is taken.
record-house-seat-taken = Someone sits there already.
record-house-seats-empty = There are empty seats. Wait for players, or put bots there.
record-house-no-seat = Only who has a seat at table { $name } may do that.
record-house-nobody-there = Nobody sits there whom you could send away.
record-house-no-place-for-owner = Leave a seat for yourself: not every one can be a bot's.
record-house-not-owner = Only the owner of table { $name } may do that.
record-house-no-such-bot = There is no bot “{ $name }”.
record-house-bot-already = A bot plays for that seat already.
record-house-bot-plays = A bot plays for you. Take your seat back first.
record-house-undo-nothing = You have made no decision that could be taken back.
record-house-undo-revealed = Something has been revealed since. You may ask the others.
record-house-undo-other_human = Someone else has decided since. You may ask the others.
record-house-undo-pending = An undo has been asked for; not everyone has answered yet.
record-house-undo-not-asked = Nobody asks for an undo any more.
record-house-redo-nothing = You have taken nothing back that could be played again.
record-house-nothing-said = There was nothing to say.

## Sources

source-rulebook = printed in the rulebook
source-public = from independent public descriptions that agree
source-single = from a single public description
source-reconstructed = not published: chosen to fit every clue
source-ruling = our own ruling: the rulebook leaves it open
source-owner = corrected by an owner of the box
# $source, $other: two of the above; $name: what the other is of
source-apart = { $source } · { $name }: { $other }

## Command line

cli-heading-usage = Usage:
cli-heading-options = Options:
cli-heading-commands = Commands:

cli-pavilion = Belle Époque board games in the terminal. Without a command, opens the app.
    .details =
        Every command has its own --help. Options given before a command count for it, too.

        Saved games are kept in DIR, or where PAVILION_SAVES says, or with your other data.
cli-new = Sit down at a new table.
    .details =
        GAME is one of: { $games }. Seats are divided by commas, and each is “you”, “you:Name” for a person of that name, or the level of a bot: { $bots }, the master with a budget if you like: master@5s. Several people share the keyboard. “cmd:./mybot --flags” seats somebody's program, which speaks JSON lines; it sees only what its seat may see.

        Example: pavilion new bruxelles1897 --seats you:Anna,you:Ben,journeyman --option tracks=eight
    .seats = Who plays, in the order of the seats; you,journeyman if left out.
    .seed = The number that decides every shuffle; the same number gives the same game.
cli-resume = Go on with a saved game.
    .details = Without NAME, with the one played last that is not over. “pavilion saves” lists the names.
cli-replay = Watch a game move by move.
    .details = FILE is a record, or the name of a saved game or of one in the gallery that comes with the program.
cli-saves = List the saved games, or keep them in order.
    .json = Print a list in JSON.
cli-saves-list = List the saved games.
    .json = Print a list in JSON.
cli-saves-check = Replay saved games to check that they are whole.
    .details =
        Without NAME, all of them. Each is replayed from its first move, and nothing is changed; what is found is printed at once.

        The exit status is 0 if all are whole and 1 if one is not.
    .json = Print a list in JSON: name, moves, scores, problem and notices of each.
cli-saves-rename = Give a saved game another name.
cli-saves-duplicate = Copy a saved game.
cli-saves-delete = Move a saved game to the trash.
cli-saves-trash = List the games in the trash.
    .json = Print a list in JSON.
cli-saves-restore = Bring a saved game back from the trash.
cli-saves-empty-trash = Delete the games in the trash for good.
    .yes = Do not ask first.
cli-saves-export = Write a shared table out as a saved game.
    .details = TABLE is what the lobby calls it. The record has the game as it stands, with everyone's moves, and nothing that was said.
cli-simulate = Let bots play against bots.
    .details =
        GAME is one of: { $games }. The bots are: { $bots }, and “cmd:./mybot --flags” is somebody's program, which speaks JSON lines. The master takes a budget: master@2s thinks two seconds about a decision, master@500 for 500 iterations.

        Every game has its seed, the first of all the one of --seed: the results are the same whatever the number of jobs. A first place shared by k players counts as 1/k of a win in the rate; the interval holds the true rate 95 times in 100.

        A round robin plays every seed from every seat, at every table that can be made of its bots, and rates them in Elo points, 1500 on average.
    .seats = The bots in the order of the seats; journeyman,apprentice if left out.
    .seed = The seed of the first game; 1 if left out.
    .json = Print one object per game and a last one with the summary.
cli-rules = Read the rules of a game.
    .details = GAME is one of: { $games }.
cli-engine = Speak the JSON-lines protocol for other people's bots and tools.
    .details =
        Each line on standard input is a request such as {"{"}"games": {"{}}"}, and each is answered by one line on standard output: {"{"}"ok": …{"}"} or {"{"}"error": …{"}"}. Requests: games, new, load, decision, play, undo, redo, state, standings, check, quit.

cli-option-help = Show this and leave.
cli-option-version = Show the version and leave.
cli-option-lang = The language: en or fr. Otherwise that of the settings, or of the environment.
cli-option-saves = The folder of the saved games.
cli-option-components = A TOML file with corrected component values: only the tables and keys that differ. A line game = "KEY" at its top says for which game. Can be given again for another game.
cli-option-ascii = Draw with plain ASCII characters only.
cli-option-option = A variant of the game, such as tracks=eight. Can be given again.
cli-option-strict-undo = Take back only what reveals nothing and precedes no one else's move.
cli-option-trash = List the trash instead.
cli-option-games = How many games; 100 if left out. In a round robin at each table, and where seeds are shared as many more as it takes to play every seed from every seat.
cli-option-rotate = Everyone moves up a seat from game to game.
cli-option-round-robin = Let each of these bots meet every other, instead of seating them at one table.
cli-option-at = How many sit at each table of a round robin; 2 if left out.
cli-option-same-seeds = Play each seed once for every rotation of the seats, so that luck is the same for all.
cli-option-csv = Write a table with a row for each player of each game to this file.
cli-option-resume = Keep every finished game in this file, and go on from it after an interruption.
cli-option-stand-in = The bot that plays when a program does not answer as it should; journeyman if left out.
cli-option-time-limit = How many seconds a program may think about a decision; 10 if left out.
cli-option-check = Check the table after every move; stop at the first thing that is broken.
cli-option-jobs = How many processes to use; as many as there are cores if left out.
cli-option-section = Only the section of this id.

cli-did-you-mean = Did you mean: { $names }?
cli-there-are = Possible: { $names }.
cli-unknown-command = There is no command “{ $given }”.
cli-unknown-flag = There is no option “{ $given }” here.
cli-missing = { $given } is missing; --help shows how it is used.
cli-bad-flag = Something is missing after “{ $given }”, or does not belong there.
cli-bad-value = { $given }: { $problem }
cli-bad-use = { $problem }
cli-left-over = This was not expected here: “{ $given }”.
cli-not-a-number = { $flag } takes a whole number from { $smallest } to { $largest }, not “{ $given }”.
cli-unknown-language = There is no language “{ $given }”.
cli-unknown-game = There is no game “{ $given }”.
cli-unknown-level = There is no bot “{ $given }”.
cli-unknown-budget = “{ $given }” is no bot: its budget is seconds, such as 2s, or a number of iterations.
cli-unknown-budgetless = “{ $given }” is no bot: it takes no budget.
cli-bad-command = “{ $given }” is no command: it has 1 to { $longest } characters on one line, and its quotes are closed.
cli-no-program = There is no program “{ $given }” that can be started.
cli-twice = “{ $given }” takes part twice.
cli-too-few = { $count ->
        [one] { $count } bot is
       *[other] { $count } bots are
    } too few for a round robin with { $at } at a table.
cli-only-round-robin = { $given } is for a round robin.
cli-both-seats = A round robin seats its bots itself: leave out --seats.
cli-not-seconds = { $flag } takes a number of seconds from 0.1 to 3600, not “{ $given }”.
cli-same-file = --csv and --resume cannot both be the file “{ $given }”.
cli-unwritable-file = The file “{ $given }” cannot be written: { $problem }.
cli-resume-busy = Another simulation is using the file “{ $given }”.
cli-resume-foreign = The file “{ $given }” holds no games of a simulation.
cli-resume-newer = The file “{ $given }” was written by another version of Pavilion.
cli-resume-bad-line = The file “{ $given }” is damaged in line { $number }.
cli-resume-other-plan = The file “{ $given }” holds games of another plan; this differs: { $differing }.
cli-unknown-seat = “{ $given }” cannot take a seat.
cli-bad-name = “{ $given }” cannot be a player's name: it takes 1 to { $longest } characters.
cli-seats = { $game } takes { $fewest } to { $most } seats, not { $count }.
cli-unknown-option = { $game } has no variant “{ $given }”.
cli-unknown-value = The variant { $option } cannot be “{ $given }”.
cli-unknown-section = The rules have no section “{ $given }”.
cli-unknown-save = There is no saved game “{ $given }”.
cli-no-record = There is no file and no saved game “{ $given }”.
cli-nothing-to-resume = There is no game to go on with in { $folder }. “pavilion new” begins one.
cli-no-file = There is no file “{ $given }”.
cli-unreadable-file = The file “{ $given }” cannot be read: { $problem }.
cli-not-toml = The file “{ $given }” is not TOML: { $problem }.
cli-components-of-what = The file “{ $file }” does not say which game it corrects: put a line such as { $example } at its top.
cli-components-unknown-game = The file “{ $file }” is for a game “{ $given }”, which there is not.
cli-components-other-game = The file “{ $file }” is for { $is_for }, not for { $game }.
cli-components-wrong = The file “{ $file }” cannot be played with: { $problem }.
cli-no-terminal = The app needs a terminal for its input and its picture. “pavilion --help” lists what works without.
cli-unexpected = Something went wrong that should not have: { $problem }. The details are in { $path }.
cli-unexpected-only = Something went wrong that should not have: { $problem }.

cli-player = Player { $number }
cli-renamed = “{ $old }” is now called “{ $name }”.
cli-duplicated = “{ $old }” was copied as “{ $name }”.
cli-deleted = “{ $old }” lies in the trash as “{ $name }”. “pavilion saves restore” brings it back.
cli-restored = “{ $old }” is back as “{ $name }”.
cli-exported = Table { $table } is now a saved game called “{ $name }”.
cli-no-saves = There are no saved games in { $folder }.
cli-trash-empty = There is nothing in the trash of { $folder }.
cli-trash-ask = { $count ->
        [one] Delete the game in the trash for good? It cannot be brought back. [y/N]
       *[other] Delete the { $count } games in the trash for good? They cannot be brought back. [y/N]
    }
cli-trash-kept = Nothing was deleted.
cli-trash-emptied = { $count ->
        [0] The trash was empty.
        [one] One game was deleted for good.
       *[other] { $count } games were deleted for good.
    }
cli-needs-yes = Run this in a terminal to confirm, or add --yes.
cli-checking = Checking
cli-whole = whole
cli-checked = { $count ->
        [0] There are no saved games to check.
        [one] The game is whole.
       *[other] All { $count } games are whole.
    }
cli-checked-broken = { $count ->
        [one] The game is not whole.
       *[other] { $broken ->
            [one] One of { $count } games is not whole.
           *[other] { $broken } of { $count } games are not whole.
        }
    }
cli-finished = { $count ->
        [one] won by { $winners }
       *[other] shared by { $winners }
    }
cli-underway = round { $round }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
cli-simulated = { $games ->
        [one] { $games } game of { $game } (seed { $first }), { $moves } moves.
       *[other] { $games } games of { $game } (seeds { $first } to { $last }), { $moves } moves on average.
    }
cli-broken = Seed { $seed }, move { $move }: { $problem }
cli-interrupted = Interrupted after { $done } of { $games } games.
cli-interrupted-resume = The same command goes on from there.
cli-program-failed = * { $name } failed { $times ->
        [one] once
       *[other] { $times } times
    }, and { $stand_in } played instead: one move each time, after { $most } failures the rest of a game. First in the game with seed { $seed }, move { $move }: { $problem }
cli-decimal-point = {"."}
cli-percent = { $number }%
cli-interval = { $low } – { $high }
cli-column-name = Name
cli-column-game = Game
cli-column-seats = Seats
cli-column-standing = How it stands
cli-column-played = Last played
cli-column-deleted = Deleted
cli-column-moves = Moves
cli-column-scores = Scores
cli-column-found = Check
cli-column-player = Player
cli-column-wins = Wins
cli-column-shared = Shared
cli-column-rate = Rate
cli-column-interval = 95% interval
cli-column-mean = Mean
cli-column-elo = Elo (95%)
cli-column-games = Games
cli-column-table = Table
cli-column-min = Min
cli-column-max = Max

## Screens

# Keys, as the last line of a screen names them
key-walk = walk
    .more = go from row to row
key-change = change
    .more = change the value
key-leap = first, last
    .more = go to the first or the last row
key-page = page
    .more = go a page up or down
key-choose = choose
    .more = choose the row
key-type = type
    .more = type the value
key-back = back
    .more = go back to the screen before
key-help = keys
    .more = show these keys
key-rules = rules
    .more = open the rules
key-palette = commands
    .more = find any command by its name
key-quit = quit
    .more = leave Pavilion; your game is kept
key-yes = yes
    .key = y
key-no = no
key-accept = accept
key-cancel = cancel
key-close = close
key-name-up = Up
key-name-down = Down
key-name-left = Left
key-name-right = Right
key-name-enter = Enter
key-name-escape = Esc
key-name-space = Space
key-name-tab = Tab
key-name-shift-tab = Shift+Tab
key-name-backspace = Backspace
key-name-delete = Del
key-name-home = Home
key-name-end = End
key-name-pageup = PgUp
key-name-pagedown = PgDn

# Home
home-continue = Continue
home-new = New game
home-saves = Saved games
home-replays = Replays
home-rules = Rules
home-settings = Settings
home-quit = Quit
home-welcome = Heavy games of the Belle Époque, at home in your terminal.

# Days
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
    } { $year }, { $time }

# Saved games
saves-round = round { $round } of { $rounds }
saves-won = { $count ->
    [one] won by { $names }
   *[other] shared by { $names }
    }

# The terminal is too small
small-title = A little more room, please
small-now = This window has { $width } × { $height } characters.
small-needed = Pavilion needs { $width } × { $height }.
small-safe = Nothing is lost: make it larger to go on.

# Settings
settings-title = Settings
settings-problem = The settings could not be read or kept: { $why }
settings-ignored = Unknown value for the setting “{ $setting }”: { $value }. The default is used; your other settings are not changed.
settings-language = Language
settings-language-system = as the system
    .about = The language of this computer, or English.
settings-language-en = English
    .about = Everything in English, the rules too.
settings-language-fr = Français
    .about = Everything in French, the rules too.
settings-theme = Theme
settings-theme-horta = Horta
    .about = Ivory, gold, sage and burgundy on near-black green.
settings-theme-hankar = Hankar
    .about = A sunlit façade: ink, ochre and wine on ivory.
settings-theme-paxton = Paxton
    .about = Iron and glass: cool blues and greys.
settings-theme-contrast = Contrast
    .about = As much contrast as a terminal can give.
settings-glyphs = Signs
settings-glyphs-unicode = lines and shapes
    .about = Frames like ╭─╮ and seats like ● ◆ ▲ ■.
settings-glyphs-ascii = plain ASCII
    .about = Nothing but the characters of a typewriter.
settings-speed = Bots' pace
settings-speed-slow = slow
    .about = A second and a half per move. Any key skips the wait.
settings-speed-normal = normal
    .about = Most of a second per move. Any key skips the wait.
settings-speed-fast = fast
    .about = A blink per move. Any key skips the wait.
settings-speed-instant = instant
    .about = No waiting: the log tells what the bots did.
settings-confirm = Ask before
settings-confirm-pass = passing
    .about = Passing ends your round: you are asked once more.
settings-confirm-never = nothing
    .about = Every move is played as soon as you choose it.
settings-keys = Walk with
settings-keys-arrows = arrows
    .about = The arrow keys.
settings-keys-hjkl = h j k l
    .about = As in vi. The arrows go on working.
settings-free-undo = Free undo
settings-free-undo-yes = on
    .about = At one keyboard, any decision may be taken back.
settings-free-undo-no = off
    .about = Only until a card is revealed or another person decides.
settings-windows = Exchange windows
settings-windows-yes = on
    .about = You are asked even when you could only exchange something.
settings-windows-no = off
    .about = The game goes on; you exchange when you decide.
settings-name = Your name
    .about = You sit down under it. Enter types it.
settings-name-none = none yet
settings-name-ask = The name you sit down under:

# Questions
dialog-no = No
help-title = Keys

# Commands by name
palette-search = What would you like to do?
palette-nothing = Nothing by that name
command-home = Home
    .about = Back to the front door; your game is kept.
command-new = New game
    .about = Set a table: seats, variants, seed.
command-saves = Saved games
    .about = Go on with a game, rename, copy or delete one.
command-trash = Trash
    .about = Restore deleted games, or delete them for good.
command-replays = Replays
    .about = Watch finished games and the gallery.
command-rules = Rules
    .about = The rules reference, with search.
command-settings = Settings
    .about = Language, theme, pace, keys.
command-quit = Quit
    .about = Leave Pavilion; your game is kept.
command-theme = Theme: { $theme }
command-language = Language: { $language }
    .about = Say everything in this language.
command-speed = Bots' pace: { $speed }

# Leaving, and mishaps
quit-how = To leave, press Ctrl+Q. Your game is kept.
mishap = Pavilion stopped because of a mistake of its own. Your game is safe: every move is on disk. Details: { $path }
mishap-unwritten = Pavilion stopped because of a mistake of its own. Your game is safe: every move is on disk.

# Bots by level
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-master = Master
bot-with-seconds = { $name } { $seconds } s
bot-with-iterations = { $name } { $iterations }

# Other people's programs
bot-failed-start = it cannot be started ({ $detail }).
bot-failed-silent = it did not answer within { $detail } seconds.
bot-failed-ended = it ended ({ $detail }).
bot-failed-rubbish = it answered what cannot be understood: “{ $detail }”.
bot-failed-too-long = it said more than { $detail } bytes in one line.
bot-failed-unasked = it spoke without being asked: “{ $detail }”.
bot-failed-illegal = it chose a move that is not allowed: “{ $detail }”.
program-ask =
    In this game a program plays for { $seat }:

    { $command }

    It would run on this computer with all your rights. Run it only if you know where it comes from; otherwise { $stand_in } plays instead.
program-run = Run it
program-not = { $stand_in } instead
program-failed = { $seat }: { $problem } { $stand_in } answers instead.
program-given-up = { $seat }: { $problem } { $stand_in } plays on instead.
program-not-run = { $seat }: { $stand_in } plays, because no program is run here.

# New game
key-start = start
    .more = start the game
new-title = New game
new-seats = Seats
new-rules = Variants
new-start = Start
new-card-facts = { $seats } players, { $minutes } min
new-weight = weight
new-players = Players
    .about = How many play. Who begins is drawn.
new-seat = Seat { $number }
new-seat-empty = empty
new-seat-human = A person here. Enter types the name.
new-seat-apprentice = A bot that plays at random, but wastes nothing obvious.
new-seat-journeyman = A bot that looks one full turn ahead.
new-seat-master = A bot that plays the game on in its mind, many times over, before it answers.
new-seat-program = Somebody's program. Enter types its command.
new-program = Program
new-program-ask = The command of the program on seat { $number }, such as ./mybot --fast. It runs on this computer with all your rights.
new-undo-0 = only bots here
new-undo-1 = always, with one person
new-undo-yes = You may take back any decision, whatever has been revealed since.
new-undo-no = You may take back until a card is revealed or another person decides.
new-seed = Seed
    .about = The same seed deals the same game. Enter types one; empty, chance decides.
new-seed-random = random
new-seed-ask = The seed, a number. Leave it empty for chance.
new-seed-wrong = “{ $typed }” is not a seed: it is a whole number from 0 to { $largest }.
new-name-ask = Who sits on seat { $number }?
new-name-wrong = A name has at most { $longest } characters.

# A copy of a game under way
copy-ask = Keep a copy of this game as:
copy-kept = A copy is kept as “{ $name }”. You go on with the game you had.

# The list of saved games, and replays
key-rename = rename
    .more = give the game another name
key-copy = copy
    .more = copy the game
key-delete = delete
    .more = move the game to the trash
key-bring-back = undo
    .more = bring back what was deleted last
key-watch = watch
    .more = replay the game
key-trash = trash
    .more = open the trash
key-restore = restore
    .more = restore the game
key-remove = delete for good
    .more = delete the game for good
key-empty = empty
    .more = empty the trash
key-open = open
    .more = open the game
saves-title = Saved games
saves-empty = No games are kept yet. Every game you start is kept here from its first move.
saves-variant = { $option }: { $value }
saves-rules = rules: { $rules } of { $newest }
saves-edition = values: edition { $edition } of { $newest }
saves-damaged = damaged
saves-newer = newer Pavilion
saves-renamed = The name is now “{ $name }”.
saves-rules-newer = rules: { $rules }, too new
saves-corrected = corrected values
saves-edition-unknown = values: unknown edition
saves-recoverable = { $moves ->
    [0] The game can be saved as it stood in round { $round }, without the moves before. Enter saves it in a game of its own.
    [one] One move can be saved, up to round { $round }. Enter saves it in a game of its own.
   *[other] { $moves } moves can be saved, up to round { $round }. Enter saves them in a game of their own.
    }
saves-not-recoverable = Nothing in it can be played.
saves-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
    }
saves-rename-ask = The new name:
saves-copied = Copied as “{ $name }”.
saves-deleted = “{ $name }” is in the trash. Press u to bring it back.
saves-brought-back = “{ $name }” is back.
saves-nothing-deleted = There is nothing in the trash.
saves-reading = Reading your games…
trash-title = Trash
trash-empty = The trash is empty. Games you delete are kept here until you delete them for good.
trash-deleted = deleted { $date }
trash-remove-ask = Delete “{ $name }” for good? It cannot be brought back.
trash-remove-yes = Delete for good
trash-removed = “{ $name }” was deleted for good.
trash-empty-ask = { $count ->
    [one] Delete the game in the trash for good? It cannot be brought back.
   *[other] Delete the { $count } games in the trash for good? They cannot be brought back.
    }
trash-empty-yes = Empty the trash
trash-emptied = The trash is empty now.
replays-title = Replays
replays-empty = There is nothing to watch yet.
replays-gallery = gallery
replays-from-gallery = A game of the gallery, played by bots.
rescue-ask = { $problem }

    { $history ->
        [part] The game can go on in round { $round }, where it stood. It keeps { $moves ->
            [0] its position
            [one] its last move
           *[other] its last { $moves } moves
        }, not the moves before.
       *[whole] { $moves ->
            [0] The game can only begin again.
            [one] One move can be saved, up to round { $round }.
           *[other] { $moves } moves can be saved, up to round { $round }.
        }
    } What is saved goes into a game of its own; the file stays as it is.
older-rules-kept = This game is now saved as “{ $name }”.
older-rules-yes = Continue after move { $moves }
rescue-yes = Save what can be saved

# Rules
key-scroll = scroll
    .more = scroll the text
key-search = search
    .more = search the text
key-next = next
    .more = go to the next place found
key-previous = previous
    .more = go to the place found before
key-switch = contents or text
    .more = go from the contents to the text, or back
key-next-game = other game
    .more = open the rules of the next game
rules-title = Rules: { $game }
rules-search = what to look for
rules-found = { $count ->
    [0] nothing found
   *[other] { $number } of { $count }
    }

## Table

status-round = Round { $round }/{ $rounds }
panel-log = Log
panel-inspect = What is this?
inspect-corrected = Some values of this game were corrected by an owner of the box.
inspect-edition = Edition { $edition } of the values; new games use edition { $newest }.
tab-log = Log
decision-page = { $first }-{ $last } of { $count }
preview-reveals = Reveals cards: no undo after it.
preview-reveals-free = Reveals cards.
preview-standing = If it ended now: { $before } → { $after }
table-confirm = This ends the round for you. Press once more.
table-read-only = This game is open elsewhere: you can only watch it.
table-over = S shows the scores again, q leaves the table.
table-bot-failed = { $seat } could not think and plays the first move allowed.
table-move-unsaved = Could not save { $name }: { $detail }. Your move was not played; fix the problem and try again.
table-bot-unsaved = Could not save { $name }: { $detail }. { $seat } has not moved yet. Pavilion keeps trying; press any key to try now.
table-slow-disk = The disk is slow. The game continues as soon as the last move is saved.
undo-nothing = There is nothing to take back.
undo-revealed = A card has been revealed since: this cannot be taken back.
undo-other_human = Another player has decided since: this cannot be taken back.
undo-read-only = This game is open elsewhere.
redo-nothing = There is nothing to play again.
log-title = Log
log-filter-seat = Seat: { $seat }
log-filter-round = Round: { $round }
log-all = all
log-all-rounds = all
log-round = Round { $round }
log-empty = Nothing has happened yet.
scores-title = Scores
scores-final = Final scores
scores-now = On the track
scores-total = Total
scores-as-if = As if the game ended now
scores-chart = Points on the track after each round
scores-ties = If level: { $item }
scores-round = R{ $round }
replay-note = Replay { $move }/{ $moves }
replay-prompt = Move { $move } of { $moves }
replay-start = The beginning.
replay-end = The end.
replay-playing = Playing
replay-copied = A new game begins here.
table-winners =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

table-key-walk = walk
    .key = ←↑↓→
    .help = Walk the lit spots, or the list
table-key-choose = choose
    .key = Enter
    .help = Choose what the cursor stands on
table-key-digits = pick
    .key = 1-9
    .help = Choose from the list by number
table-key-amount = amount
    .key = + - 0-9
    .help = Change an amount, or type it
table-key-panel = panel
    .key = Tab
    .help = Next panel (Shift+Tab: previous)
table-key-page = page
    .key = PgUp PgDn
    .help = Turn the pages of a long list
table-key-jump = jump
    .key = Space
    .help = Put a letter on every lit spot and jump to one
table-key-back = back
    .key = Esc
    .help = Back out of half an action or of what is open
table-key-undo = undo
    .key = u
    .help = Take your last decision back
table-key-redo = redo
    .key = ^r
    .help = Play again what was taken back
table-key-skip = hurry
    .key = any key
    .help = While bots play: no more waiting
table-key-retry = try again
    .key = any key
    .help = While a bot's move cannot be saved: try now
table-key-inspect = inspect
    .key = i
    .help = Look around: what is this?
table-key-inspect-close = close
    .key = i
    .help = Stop looking around
table-key-rules = rules
    .key = F1
    .help = The rules of what is asked or looked at
table-key-scores = scores
    .key = S
    .help = Scores, item by item
table-key-log = log
    .key = L
    .help = Everything that happened
table-key-tabs = boards
    .key = F2…F8 { "[" } { "]" }
    .help = Change the board in sight in a small window
table-key-next-player = next player
    .key = P
    .help = Put the next player's cards first
table-key-save-as = save a copy
    .key = ^s
    .help = Keep a copy of the game under another name
table-key-palette = palette
    .key = ^p
    .help = Find any command by name
table-key-leave = leave
    .key = q
    .help = Leave the table; the game is saved
table-key-help = help
    .key = ?
    .help = The keys of this screen
table-key-step = move
    .key = ← →
    .help = One move back or on
table-key-turn = turn
    .key = ↑ ↓
    .help = One turn back or on
table-key-round = round
    .key = PgUp PgDn
    .help = One round back or on
table-key-ends = ends
    .key = Home End
    .help = To the beginning or the end
table-key-play = play
    .key = Space
    .help = Play on by itself, or pause
table-key-continue = continue from here
    .key = c
    .help = Play on from this position as a new game
table-help-choosing = Choosing
table-help-time = Back and forth
table-help-knowing = Knowing more
table-help-game = The game
table-help-replay = Replay

# Asides: what may be done besides answering.
ask-asides = What do you do besides?
    .help = None of this ends your turn. Esc goes back to the question.
curtain-title = Pass the keyboard to { $seat }
curtain-ready = Enter when nobody else is looking
table-key-dial = set
    .key = ←→ ↑↓ 1-6
    .help = Go to a value and turn it, or type it
table-key-asides = exchanges
    .key = x
    .help = Exchanges, loans and the like, at any decision of your own

# The house over SSH: serve.
serve-open = The house is open: ssh -p { $port } NAME@{ $host }
serve-open-key = Its host key is { $key }. Ctrl+C closes it.
serve-goodbye = See you soon.
serve-closed = The house closes for a while. Your tables are kept: come back later and go on where you were.
serve-closing-notice = The house is about to close. Your tables are kept.
serve-drain-notice = The house takes in nobody else and closes when the last visitor has left.
serve-kicked = The owner of the house has ended this session.
serve-idle = You have typed nothing for a long time. Your tables are kept: come back when you like.
serve-mishap = Something went wrong that should not have, and this session had to end (number { $session } in the house's log). No move is lost: connect again.
serve-known-as = Your key is known here as { $name }.
serve-no-terminal = This is a house of board games and needs a terminal: connect with “ssh -t”, without a command.
serve-no-commands = No commands are run here: connect without one, and with a terminal (“ssh -t”).
serve-cannot-draw = A terminal of the type “{ $terminal }” cannot show the tables. Set TERM, for example to xterm-256color.
serve-draining = The house takes in nobody else just now. Try again later.
serve-full = The house is full. Try again later.
serve-crowded-player = You have as many sessions open as one player may. Leave one of them first.
serve-crowded-address = There are as many sessions from your address as there may be. Try again later.
serve-too-fast = Too many connections from your address. Wait a minute.
serve-guest-here = There is a guest called { $name } already. Choose another name: ssh NAME@…
serve-trouble = The house cannot look you up just now. Try again later.
serve-wrong-key = The name “{ $name }” belongs to another key. Use the key you first came with (ssh -i FILE), or choose another name.
serve-name-has-key = The name “{ $name }” belongs to someone with a key. Offer that key (ssh -i FILE), or choose another name.
serve-not-listed = This house is closed: the key you offered is not on its list.
serve-key-needed = This house knows people by their SSH keys, and you offered none. “ssh-keygen -t ed25519” makes one.
serve-bad-name = That name will not do: it takes 1 to { $longest } printable characters, and does not begin with “~”. Choose one: ssh NAME@…
serve-key-open = Others can read the host key { $file }. Make it yours alone: chmod 600.
serve-key-bad = The file { $file } is not a private key: { $problem }.
serve-no-keys = There is no public key in { $file }.
serve-unwritable = { $file } cannot be written: { $problem }.
serve-already = Another server uses the folder { $given }.
serve-long-path = The path of the folder { $given } is too long for a socket.
serve-cannot-listen = The house cannot be opened at { $given }: { $problem }.
admin-no-server = No server answers in the folder { $given }.
admin-unknown = The server does not know what to do.
admin-nobody = Nobody here is called “{ $given }”, and no session has that number.
admin-no-sessions = Nobody is here.
admin-no-tables = There are no tables.
admin-kicked = { $count ->
        [one] { $count } session ended.
       *[other] { $count } sessions ended.
    }
admin-closed = Table { $table } is closed.
admin-draining = { $count ->
        [0] The house closes.
        [one] The house takes in nobody else and closes after { $count } session.
       *[other] The house takes in nobody else and closes after { $count } sessions.
    }
admin-status = { $status ->
        [open] open
        [playing] under way
        [over] played
       *[other] closed
    }
cli-serve = Open a house where people play over SSH.
    .details =
        People come with “ssh -p 2222 NAME@HOST”. Their public key says who they are: the first to come with a name has it for good.

        Several servers with the same --store (a PostgreSQL address) and the same --host-key are one house.
    .host = The address to listen at; 127.0.0.1 if left out, 0.0.0.0 for everyone.
    .open = Let guests in, too: people without a key, who are marked as such.
    .keys = Let in only the keys of this file, which looks like authorized_keys.
cli-admin = Look after a house that is open on this machine.
cli-admin-sessions = List who is here.
cli-admin-tables = List the tables.
cli-admin-kick = End the sessions of a player, or one by its number.
cli-admin-close = Close a table for good.
cli-admin-drain = Let nobody else in, and close when the last visitor has left.
cli-option-host = The address to listen at.
cli-option-port = The port to listen at; 2222 if left out.
cli-option-store = Where shared tables are kept: a file, or a PostgreSQL address (postgresql://…).
cli-option-folder = The folder of the host key, of what players keep here, and of the socket for “pavilion admin”.
cli-option-host-key = The file of the host key; it is made if there is none.
cli-option-log = The file of the log, in JSON lines; standard error if left out.
cli-option-open = Let guests in, too.
cli-option-keys = Let in only the keys of this file.
cli-option-max-sessions = How many sessions there may be; 200 if left out, 0 for any number.
cli-option-per-player = How many sessions one player may have; 4 if left out.
cli-option-per-address = How many sessions may come from one address; 20 if left out.
cli-option-rate = How many connections may come from one address in a minute; 30 if left out.
cli-option-idle = After how many minutes without a key a session ends; 120 if left out.
cli-option-json = Print in JSON.
cli-column-session = Session
cli-column-address = Address
cli-column-terminal = Terminal
cli-column-here = Here for
cli-column-idle = Idle for
cli-column-status = Status
cli-column-turn = Turn
cli-minutes = { $minutes } min

# Hints and the teacher
panel-hint = The master's advice
hint-thinking = The master is thinking about your decision…
hint-not-now = A hint can be had whenever you have a choice.
hint-failed = The master could not think about this.
hint-foreseen = { $seat }: { $move }
hint-tries = { $tries ->
        [one] one line tried
       *[other] { $tries } lines tried
    }
hint-keys = H close
hint-result = wins { $chance }, { $side ->
        [ahead] { $points } ahead
        [behind] { $points } behind
       *[level] level
    }
teacher-better = The master would rather have played “{ $move }”: it wins { $best } instead of { $played }, { SIGNED($points) } points.
teacher-undo = { $count ->
        [one] u takes yours back.
       *[other] u, { $count } times, takes yours back.
    }
table-key-hint = hint
    .key = H
    .help = The master's three best moves
table-key-hint-pick = go to
    .key = 1-3
    .help = Go to a move the master proposes
table-key-hint-dial = set
    .key = ←→ ↑↓
    .help = Go to a value and turn it
table-key-hint-close = close
    .key = H
    .help = Put the hint away
settings-hints = Hints
settings-hints-quick = quick
    .about = The master thinks for 2 seconds about a hint (H).
settings-hints-normal = normal
    .about = The master thinks for 6 seconds about a hint (H).
settings-hints-thorough = thorough
    .about = The master thinks for 20 seconds about a hint (H).
settings-teacher = Teacher
settings-teacher-yes = on
    .about = A quiet word when the master saw something much better.
settings-teacher-no = off
    .about = Nobody comments on your decisions.

## Tables over SSH

ago-now = just now
ago-minutes = { $count } min
ago-hours = { $count } h
ago-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }

# The hall and the lobby
home-tables = Tables with others
command-tables = Tables with others
    .about = Sit down with people in their own homes
hall-turns = { $count ->
    [one] It is your turn at a table: press t.
   *[other] It is your turn at { $count } tables: press t.
    }
key-new-table = new table
    .more = open a new table
key-watch-table = watch
    .more = go to the table without sitting down
key-leave-table = leave
    .more = get up from the table; from a game, leave the seat to a bot
key-private = invitation
    .more = go to a private table with the word you were given
lobby-title = Tables
lobby-mine = Your tables
lobby-mine-none = You sit at no table. Join one below, or press n to open one.
lobby-open = Open tables
lobby-open-none = Nobody waits for players just now. Press n to open a table.
lobby-playing = Games to watch
lobby-over = Finished games
lobby-empty = There are no tables yet. Press n to open the first; your friends find it here. With an invitation to a private table, press p.
lobby-free = { $count ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $count } seats free
    }
lobby-status = { $status ->
    [over] over
    [playing] under way
    [closed] closed
   *[other] damaged
    }
lobby-your-turn = your turn
lobby-turn = { $name }, { $ago }
lobby-waits = , waiting for { $name }, { $ago }
lobby-table = table { $table }
lobby-owner = owner: { $owner }
lobby-is-private = private
lobby-seat-empty = free
lobby-stands-in = { $player } (now { $bot })
lobby-enter-mine = Enter goes to your seat.
lobby-enter-open = Enter sits down. w looks first.
lobby-enter-playing = Enter watches the game.
lobby-enter-over = Enter shows the game again, move by move.
lobby-private-ask = The table and its word, as you were told, for example: kxbrt7 rosebud
lobby-leave = Leave
lobby-leave-open = Get up from this table?
lobby-leave-last = You are the last one here: if you get up, the table is closed.
lobby-leave-game = Leave your seat to a bot? You may take it back at any time.

# A new table
new-table-title = New table
key-open-table = open
    .more = open the table
new-table-anyone = anyone
new-table-seat-you = Your seat.
new-table-seat-anyone = Whoever sits down first.
new-table-word = Invitation
    .about = With a word the table is private: only who knows it can come in. Enter types it.
new-table-word-none = none: open to all
new-table-word-ask = The invitation word. Leave it empty for a table that is open to all.
new-table-word-wrong = An invitation word has at most { $longest } characters.

# The waiting room
key-sit = sit down
    .more = take the seat under the cursor
key-start-game = start
    .more = begin the game
key-talk = talk
    .more = say something to the table
key-get-up = get up
    .more = give your seat back
key-send-away = send away
    .more = free the seat of someone else
room-title = { $game }, table { $table }
room-you = you
room-owner = owner
room-away = away
room-advice-sit = Choose a free seat and press Enter.
room-advice-full = Every seat is taken. The game is about to begin.
room-advice-wait = { $count ->
    [one] One seat is free: wait for a player, or put a bot there with ← →.
   *[other] { $count } seats are free: wait for players, or put bots there with ← →.
    }
room-advice-start = Everyone is here. Press s to start.
room-advice-owner = { $owner } starts the game when every seat is taken. Your seat is kept if you leave.
room-invite = Friends find the table in the lobby as { $table }.
room-invite-private = Invite friends: p in the lobby, then { $table } { $word }
room-watchers = Watching: { $names }

# Talk, and what happens at a table besides the game
talk-ask = To everyone at the table:
note-say = { $player }: { $text }
note-sit = { $player } sits down.
note-leave = Seat { $number } is free again.
note-put-bot = { $kind ->
    [bot] { $bot } takes a seat.
   *[nobody] A seat is free again.
    }
note-start = The game begins.
note-stand-in = { $bot } plays for { $player }.
note-return = { $player } plays again.
note-hand-over = { $player } now runs the table.
note-resume = { $player } resumes the game after move { $moves }, with today's rules.
note-close = The table is closed.
note-undo = { $count ->
    [one] { $player } takes a move back.
   *[other] { $player } takes { $count } moves back.
    }
note-redo = { $count ->
    [one] { $player } plays a move again.
   *[other] { $player } plays { $count } moves again.
    }
note-ask = { $count ->
    [one] { $player } asks to take the last move back.
   *[other] { $player } asks to take { $count } moves back.
    }
note-agree = { $player } agrees.
note-decline = { $player } says no.
note-end = The game is over.
people-title = Table { $table }
people-here = here
people-away = away
people-bot = bot
people-let-bot = Enter: let a bot play
people-take-back = Enter: play again
people-give-to-bot = Enter: let a bot play while they are away
lobby-stands-in-now = { $bot } plays
shared-watching = watching
shared-watchers-listen = Only those who have a seat may talk.
shared-waits = Waiting for { $names }.
shared-bot-plays = { $bot } plays for you. Press b to play again yourself.
shared-closed-title = Closed
shared-closed = This table was closed. q leaves it.
shared-outdated-title = On hold
shared-outdated-prompt = Played with older rules
shared-outdated = This game was played with older rules (version { $rules }; today's are { $known }). Today's rules agree with it up to move { $moves } of { $total }.
shared-outdated-own = Press c to resume it from there.
shared-outdated-other = { $owner } can resume it from there.
shared-resume-ask = { $lost ->
    [0] Resume it from there? Everyone at the table is told.
    [one] Resume it from there? One later move no longer counts. Everyone at the table is told.
   *[other] Resume it from there? { $lost } later moves no longer count. Everyone at the table is told.
    }
shared-not-over = The game is still being played: it can be continued on your own when it is over.
shared-undo-ask = { $why } Ask the others?
shared-undo-ask-yes = Ask them
shared-petition = { $count ->
    [one] { $seat } asks to take the last move back. Y agrees, N refuses.
   *[other] { $seat } asks to take { $count } moves back. Y agrees, N refuses.
    }
shared-petition-own = You have asked to take a move back. Still to agree: { $names }. N withdraws.
shared-petition-agreed = { $seat } asks to take a move back; you have agreed.
shared-rematch = Another game? I have opened table { $table }.
table-key-talk = talk
    .key = t
    .help = say something to everyone at the table
table-key-people = people
    .key = W
    .help = who is here; leave a seat to a bot or take it back
table-key-agree = agree
    .key = Y
    .help = let someone take a move back
table-key-refuse = refuse
    .key = N
    .help = refuse it; withdraw your own question
table-key-seat-back = play again
    .key = b
    .help = take your seat back from the bot
table-key-resume = resume
    .key = c
    .help = resume a game of older rules (host)
settings-bell = Bell
settings-bell-yes = on
    .about = At shared tables, it rings when it is your turn.
settings-bell-no = off
    .about = Nothing rings.

# The story of a game
table-key-story = story
    .key = T
    .help = How the chances went: turning points, best and worst decisions
story-title = The story of the game
story-not-yet = The story is told when the game is over.
story-complete = Winning chances as the master saw them, { $turns ->
        [one] one turn judged.
       *[other] { $turns } turns judged.
    }
story-running = { $done } of { $turns } turns judged…
story-paused = { $done } of { $turns } turns judged. Space goes on.
story-failed = { $done } of { $turns } turns judged; the master could not go on. Space tries again.
story-new = { $turns ->
        [one] The game went on since: one is new.
       *[other] The game went on since: { $turns } are new.
    }
story-unkept = It could not be kept: { $why }.
story-none = No turn changed much, and no decision stood out.
story-soon = The moments to remember will stand here.
story-turning = Turning point
    .said = { $seat } goes from { $before } to { $after }
story-best = Best decision
    .said = { $seat } finds { $after }; the next best had { $before }
story-worst = Worst decision
    .said = { $seat } takes { $after } where there was { $before }
story-played = { $seat } played “{ $move }”.
story-better = The master would rather have played “{ $move }” ({ $chance }).
story-next = Next best was “{ $move }” ({ $chance }).
story-as-the-master = The master would have played the same.

# Keys of the log, the story and the score sheet
key-moment = that moment
key-filter-seat = seat
key-filter-round = round
key-pause = pause, go on
key-rematch = rematch
key-replay = replay
key-story = story
key-home = home
key-table = table
