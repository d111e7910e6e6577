# Messages of the interface that belong to no game.

## Records

record-missing = { $name } does not exist.
record-unreadable = Cannot read { $name }: { $detail }.
record-too-large = { $name } is larger than { $megabytes } MB, which is too large for a saved game.
record-empty = { $name } is empty. There is no game in it.
record-not-text = { $name }, line { $line }: not readable as text. The file is damaged; it has not been changed.
record-not-a-record = { $name } is not a saved game of Pavilion. It has not been changed.
record-newer = { $name } was saved by a newer version of Pavilion (format { $version }; this version reads up to { $known }). Update Pavilion to open it.
record-newer-rules = { $name } was played with newer rules (version { $rules }; this version knows up to { $known }). Update Pavilion to open it.
record-unknown-game = { $name } is a game of “{ $game }”, which this version of Pavilion does not include. Update Pavilion to open it.
record-bad-header = { $name }, line { $line }: invalid value for “{ $field }” in the header. The file has not been changed.
record-missing-edition = { $name } was played with component values that are not known here ({ $edition }). What can be recovered continues with today's values.
record-bad-line = { $name }, line { $line }: unreadable entry. The file is damaged or was edited; it has not been changed.
record-illegal-move = { $name }, line { $line }: { $move } is not a legal move for seat { $seat } here. The file is damaged or was edited; it has not been changed.
record-bad-undo = { $name }, line { $line }: this undoes or redoes more moves than there are. The file has not been changed.
record-bad-checkpoint = { $name }, line { $line }: the saved position has been altered. The file has not been changed.
record-digest = { $name }, line { $line }: replaying the moves up to here gives a different position from the saved one. The file is damaged or was edited; it has not been changed.
record-older-rules = { $name } was played with older rules (version { $rules }; today's are { $known }). { $moves ->
        [0] Today's rules agree with none of its { $total } moves.
       *[other] Today's rules agree with it up to move { $moves } of { $total }.
    } You can continue from there as a new game; the file is not changed.
record-torn = The last line of { $name } (line { $line }) was cut off and has been removed. Every complete move is there.
record-torn-kept = The last line of { $name } (line { $line }) is incomplete and was ignored.
record-completed = The end of { $name } (line { $line }) was cut off right after the last move; nothing is lost.
record-read-only = { $name } is open elsewhere. You can watch it here, not play it.
record-unwritable = Cannot write to { $name }. You can watch it here, not play it.
record-upgraded = { $name } was converted from format { $version } to format { $known }. The old file is kept as { $kept }.
record-recovered = { $moves ->
        [0] The game continues from the last readable position.
        [one] The game continues after { $moves } readable move.
       *[other] The game continues after { $moves } readable moves.
    } { $lost ->
        [0] No later move is lost.
        [one] One line of the old file is lost.
       *[other] { $lost } lines of the old file are lost.
    } The old file has not been changed.
record-displaced = { $name } was deleted or changed by another program. The whole game is now saved as { $kept }, and you continue there.
record-unsynced = The disk failed while { $name } was being saved. The whole game is now saved as { $kept }, and you continue there. Check the disk.
record-not-written = Could not save { $name }: { $detail }. Nothing was changed; fix the problem and try again.
record-name-taken = There is already a game called “{ $name }”.
record-bad-name = “{ $name }” cannot be used as a file name.
record-no-such-record = There is no saved game called “{ $name }”.
record-in-use = “{ $name }” is being played. Leave that table first.
record-beyond-saving = Nothing in { $name } could be recovered. The file has not been changed.
record-folder-not-a-folder = { $name } is not a folder, so no games can be saved there.
record-folder-unreadable = Cannot read the folder { $name }: { $detail }.
record-folder-unwritable = Cannot write to the folder { $name }: { $detail }.
record-folder-gone = The folder { $name } no longer exists and could not be created: { $detail }. Nothing was changed; fix the problem and try again.
record-store-missing = There are no shared tables in { $name }.
record-store-unreachable = The server cannot reach its shared tables right now. Every move already played is safe. The owner has been told.
record-store-unreachable-owner = Cannot reach the shared tables in { $name }: { $detail }. Every move already played is safe.
record-store-damaged = The server cannot read its shared tables: they are damaged. Nothing was changed. The owner has been told.
record-store-damaged-owner = The shared tables in { $name } are damaged: { $detail }. Nothing was changed; restore the file from a backup.
record-store-foreign = The server cannot read its shared tables. Nothing was changed. The owner has been told.
record-store-foreign-owner = { $name } does not contain Pavilion tables. It has not been changed.
record-store-newer = The shared tables in { $name } were saved by a newer version of Pavilion (version { $version }; this version reads up to { $known }). Update Pavilion to open them.
record-store-migration-failed = The shared tables in { $name } could not be updated from version { $version } to version { $known }: { $detail }. Nothing was changed; the version of Pavilion that saved them can still open them.
record-store-closed = The server is shutting down.
record-store-closed-owner = The shared tables in { $name } are closed: the server is shutting down.
record-store-full = The server cannot save right now: its disk is full. Every move already played is safe. The owner has been told.
record-store-full-owner = No space is left for the shared tables in { $name }: { $detail }. Every move already played is safe; free some space to go on.
record-store-slow = The server is waiting for its store, which does not answer. Look at the table before you try again. The owner has been told.
record-store-slow-owner = The store of the shared tables in { $name } does not answer in time: { $detail }.
record-store-gone = The server cannot save right now: the file of its shared tables was moved or replaced. The owner has been told.
record-store-gone-owner = The file of the shared tables, { $name }, was deleted, moved or replaced while the server was running. Nothing more is saved. Put it back, or restart the server to use what is there now.
record-store-needs-postgres = PostgreSQL support is not installed. To install it: pip install '{ $name }'.
record-store-bad-address = { $name }…: this is not the address of a PostgreSQL database, such as postgresql://user@host/database.
record-backup-taken = There is already a file { $name }. The backup was not made.
record-backup-no-folder = There is no folder { $name }. The backup was not made.
record-backup-failed = The backup { $name } could not be made: { $detail }.
record-backup-postgres = The shared tables are in PostgreSQL. Make the backup with { $name }.
record-player-taken = The name “{ $name }” is taken.
record-player-alike = That name looks like “{ $name }”, who is registered here. Choose another one.
record-player-seated = { $name } still has a seat at a table, or owns one, that is not finished.
record-no-such-player = There is no player { $name }.
record-last-key = { $name } has no other key. Add another one first.
record-no-such-key = { $name } has no such key.
record-key-taken = This key belongs to another player.
record-player-damaged = The data of { $name } on this server is damaged. Ask the administrator to restore a backup.
record-table-taken = There is already a table { $name }.
record-no-such-table = There is no table { $name }.
record-stale = Someone else moved first at table { $name }. Nothing was changed; look at the new position.
record-table-newer = Table { $name } was saved by a newer version of Pavilion (format { $version }; this version reads up to { $known }). Update Pavilion to open it.
record-table-newer-rules = Table { $name } is played with newer rules (version { $rules }; this version knows up to { $known }). Update Pavilion to open it.
record-table-damaged = Table { $name }, entry { $line }: unreadable. The table is damaged; it has not been changed.
record-table-missing-edition = Table { $name } is played with component values that this version of Pavilion does not know ({ $edition }). Update Pavilion to open it.
record-table-outdated = Table { $name } was played with older rules (version { $rules }; today's are { $known }). Today's rules agree with it up to move { $moves } of { $total }.
record-tables-open = The game at table { $name } has not begun.
record-tables-playing = The game at table { $name } has begun.
record-tables-over = The game at table { $name } is over.
record-tables-closed = Table { $name } has been closed.
record-tables-outdated = The game at table { $name } is on hold: it was played with older rules. Its host can resume it.
record-tables-not-outdated = The game at table { $name } is not on hold.
record-tables-word = Table { $name } is private. Ask the host for the invitation code.
record-tables-seated = You are already seated at table { $name }.
record-tables-full = Every seat at table { $name } is taken.
record-tables-seat-taken = That seat is taken.
record-tables-seats-empty = There are empty seats. Wait for players, or put bots there.
record-tables-no-seat = Only players seated at table { $name } can do that.
record-tables-nobody-there = There is no player to remove from that seat.
record-tables-no-place-for-owner = Keep a seat for yourself: bots cannot take them all.
record-tables-not-owner = Only the host of table { $name } can do that.
record-tables-no-such-bot = There is no bot “{ $name }”.
record-tables-bot-already = A bot is already playing for that seat.
record-tables-bot-plays = A bot is playing for you. Take your seat back first.
record-tables-too-many = You have { $count } unfinished tables. Finish or close one before you open another.
record-tables-not-waiting = The game is not waiting for that player, or they are online.
record-tables-wait-longer = It is too early to hand that seat to a bot.
record-tables-never-absent = At this table, a bot replaces an absent player only if the others agree.
record-tables-player-here = That player is at the table.
record-tables-nobody-to-ask = There is nobody else at the table to ask.
record-tables-request-pending = A request is still waiting for answers.
record-tables-request-gone = There is no request to answer any more.
record-tables-undo-nothing = You have nothing to undo.
record-tables-undo-revealed = Something has been revealed since then. You can ask the other players to allow it.
record-tables-undo-other_human = Another player has moved since then. You can ask the other players to allow it.
record-tables-undo-pending = An undo request is still waiting for answers.
record-tables-undo-not-asked = There is no undo request to answer any more.
record-tables-redo-nothing = You have nothing to redo.
record-tables-nothing-said = The message is empty.

## Sources

source-rulebook = printed in the rulebook
source-public = from independent public descriptions that agree
source-single = from a single public description
source-reconstructed = not published: reconstructed from every available clue
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
        Every command has its own --help. Options given before a command apply to that command too.

        Saved games are stored in DIR, in the folder named by PAVILION_SAVES, or in your user data folder.
cli-new = Start a new game.
    .details =
        GAME is one of: { $games }. Seats are separated by commas. Each is “you”, “you:Name” for a named person, or a bot, from the weakest to the strongest: { $bots }. The master takes an optional budget: master@5s. People share the keyboard. “cmd:./mybot --flags” seats an external bot, which speaks JSON Lines and sees only what its seat may see.

        Example: pavilion new bruxelles1897 --seats you:Anna,you:Ben,journeyman --option tracks=eight
    .seats = Who plays, in seat order (default: you,clerk).
    .seed = The number behind every shuffle: the same seed gives the same game.
cli-learn = Learn a game at the table.
    .details = GAME is one of: { $games }. Without it, opens the course of the game played last.
cli-resume = Resume a saved game.
    .details = Without NAME, resumes the last game played that is not over. “pavilion saves” lists the names.
cli-replay = Watch a game move by move.
    .details = FILE is a game file, or the name of a saved game or of a sample game.
cli-saves = List and manage saved games.
    .json = Print a list in JSON.
cli-saves-list = List the saved games.
    .json = Print a list in JSON.
cli-saves-check = Replay saved games to check that they are intact.
    .details =
        Without NAME, checks all of them. Each game is replayed from its first move; nothing is changed. Results are printed as they come.

        The exit status is 0 if all games are intact, 1 otherwise.
    .json = Print a list in JSON: name, moves, scores, problem and notices of each game.
cli-saves-rename = Rename a saved game.
cli-saves-duplicate = Copy a saved game.
cli-saves-delete = Move a saved game to the trash.
cli-saves-trash = List the games in the trash.
    .json = Print a list in JSON.
cli-saves-restore = Restore a saved game from the trash.
cli-saves-empty-trash = Delete the games in the trash for good.
    .yes = Do not ask first.
cli-saves-export = Export a shared table as a saved game.
    .details = TABLE is the name shown in the lobby. The saved game contains every move so far, but no chat.
cli-simulate = Run games between bots.
    .details =
        GAME is one of: { $games }. The bots are, from the weakest to the strongest: { $bots }; and “cmd:./mybot --flags” for an external bot, which speaks JSON Lines. The master takes a budget: master@2s thinks for two seconds per decision, master@500 plays on 500 times.

        Every game has its own seed, starting with --seed: the results do not depend on the number of jobs. A first place shared by k players counts as 1/k of a win; the interval contains the true rate 95 times in 100.

        A round robin plays every seed from every seat, at every possible table of its bots, and rates them in Elo points, 1500 on average.
    .seats = The bots, in seat order (default: journeyman,apprentice).
    .seed = Seed of the first game (default: 1).
    .json = Print one object per game, then one with the summary.
cli-rules = Read the rules of a game.
    .details = GAME is one of: { $games }.
cli-engine = Serve the JSON Lines protocol to external bots and tools.
    .details = Each line on standard input is a request such as {"{"}"games": {"{}}"}; each is answered by one line on standard output: {"{"}"ok": …{"}"} or {"{"}"error": …{"}"}. Requests: games, new, load, decision, play, undo, redo, state, standings, check, quit.
cli-keys = List the keys of the app and what they do.
    .details =
        The keys of any action can be changed in the file keys.toml, beside the settings: a line such as "table.undo" = "z", or ["z", "ctrl+z"] for several keys, or [] for none. What is wrong in the file is reported here and when the app opens; the rest applies.

        Over SSH the file is not read.

        The exit status is 1 if something is wrong in the file.
    .template = Print a file with every action, to start from.
cli-keys-file = Your own keys: { $path }
cli-keys-no-file = You can change any key in { $path }. To start: pavilion keys --template

cli-option-help = Show this message and exit.
cli-option-version = Show the version and exit.
cli-option-lang = Language: en or fr (default: the one in the settings, then the environment).
cli-option-saves = Folder of the saved games.
cli-option-components = TOML file with corrected component values: only the tables and keys that differ. A line game = "KEY" at the top names the game. Can be repeated for other games.
cli-option-ascii = Draw with plain ASCII characters only.
cli-option-option = A variant of the game, such as tracks=eight. Can be repeated.
cli-option-strict-undo = Allow undo only until something is revealed or someone else moves.
cli-option-trash = List the trash instead.
cli-option-games = Number of games (default: 100). In a round robin, the number at each table; with shared seeds, rounded up so that every seed is played from every seat.
cli-option-rotate = Move every player up one seat after each game.
cli-option-round-robin = Play every bot against every other, instead of seating them all at one table.
cli-option-at = Seats at each table of a round robin (default: 2).
cli-option-same-seeds = Play each seed once for every rotation of the seats, so that luck is the same for everyone.
cli-option-csv = Write one row per player and game to this CSV file.
cli-option-resume = Save every finished game to this file, and continue from it after an interruption.
cli-option-stand-in = The bot that takes over when an external bot fails (default: journeyman).
cli-option-time-limit = Seconds an external bot may think about a decision (default: 10).
cli-option-check = Check the game state after every move; stop at the first error.
cli-option-jobs = Number of processes (default: the number of cores).
cli-option-section = Only the section with this id.

cli-did-you-mean = Did you mean: { $names }?
cli-there-are = Available: { $names }.
cli-unknown-command = Unknown command: “{ $given }”.
cli-unknown-flag = Unknown option: “{ $given }”.
cli-missing = Missing { $given }. See --help.
cli-bad-flag = Missing or unexpected value after “{ $given }”.
cli-bad-value = { $given }: { $problem }
cli-bad-use = { $problem }
cli-left-over = Unexpected argument: “{ $given }”.
cli-not-a-number = { $flag } takes a whole number from { $smallest } to { $largest }, not “{ $given }”.
cli-unknown-language = Unknown language: “{ $given }”.
cli-unknown-game = Unknown game: “{ $given }”.
cli-unknown-level = Unknown bot: “{ $given }”.
cli-unknown-budget = “{ $given }”: a bot's budget is in seconds, such as 2s, or a number of iterations.
cli-unknown-budgetless = “{ $given }”: this bot does not take a budget.
cli-unknown-weights = “{ $given }”: this game has no weights of that name.
cli-bad-command = “{ $given }” is not a valid command: use 1 to { $longest } characters on one line, with matching quotes.
cli-no-program = Cannot find or run the program “{ $given }”.
cli-twice = “{ $given }” is listed twice.
cli-too-few = { $count ->
        [one] { $count } bot is
       *[other] { $count } bots are
    } too few for a round robin with { $at } at a table.
cli-only-round-robin = { $given } only applies to a round robin (--round-robin).
cli-both-seats = A round robin seats its bots itself: omit --seats.
cli-not-seconds = { $flag } takes a number of seconds from 0.1 to 3600, not “{ $given }”.
cli-same-file = --csv and --resume cannot both be the file “{ $given }”.
cli-unwritable-file = Cannot write to the file “{ $given }”: { $problem }.
cli-resume-busy = Another simulation is using the file “{ $given }”.
cli-resume-foreign = The file “{ $given }” is not a simulation file.
cli-resume-newer = The file “{ $given }” was written by another version of Pavilion.
cli-resume-bad-line = The file “{ $given }” is damaged at line { $number }.
cli-resume-other-plan = The file “{ $given }” belongs to a simulation with different settings: { $differing }.
cli-unknown-seat = “{ $given }” is neither a player nor a bot.
cli-bad-name = “{ $given }” is not a valid player name: use 1 to { $longest } characters.
cli-seats = { $game } is for { $fewest } to { $most } players, not { $count }.
cli-unknown-option = { $game } has no variant “{ $given }”.
cli-unknown-value = The variant { $option } cannot be “{ $given }”.
cli-unknown-section = The rules have no section “{ $given }”.
cli-unknown-save = There is no saved game “{ $given }”.
cli-no-record = There is no file and no saved game “{ $given }”.
cli-nothing-to-resume = There is no unfinished game in { $folder }. Start one with “pavilion new”.
cli-no-file = There is no file “{ $given }”.
cli-unreadable-file = Cannot read the file “{ $given }”: { $problem }.
cli-not-toml = The file “{ $given }” is not valid TOML: { $problem }.
cli-components-of-what = The file “{ $file }” does not name its game: add a line such as { $example } at the top.
cli-components-unknown-game = The file “{ $file }” is for an unknown game: “{ $given }”.
cli-components-other-game = The file “{ $file }” is for { $is_for }, not for { $game }.
cli-components-wrong = The file “{ $file }” cannot be used: { $problem }.
cli-no-terminal = The app must run in a terminal. “pavilion --help” lists the commands that work without one.
cli-unexpected = Unexpected error: { $problem }. See { $path } for details.
cli-unexpected-only = Unexpected error: { $problem }.

cli-player = Player { $number }
cli-renamed = “{ $old }” is now called “{ $name }”.
cli-duplicated = “{ $old }” was copied as “{ $name }”.
cli-deleted = “{ $old }” was moved to the trash as “{ $name }”. To get it back: “pavilion saves restore”.
cli-restored = “{ $old }” was restored as “{ $name }”.
cli-exported = Table { $table } was saved as “{ $name }”.
cli-no-saves = There are no saved games in { $folder }.
cli-trash-empty = The trash in { $folder } is empty.
cli-trash-ask = { $count ->
        [one] Delete the game in the trash for good? It cannot be restored. [y/N]
       *[other] Delete the { $count } games in the trash for good? They cannot be restored. [y/N]
    }
cli-trash-kept = Nothing was deleted.
cli-trash-emptied = { $count ->
        [0] The trash was empty.
        [one] One game was deleted for good.
       *[other] { $count } games were deleted for good.
    }
cli-needs-yes = Run this in a terminal to confirm, or add --yes.
cli-checking = Checking
cli-whole = intact
cli-checked = { $count ->
        [0] There are no saved games to check.
        [one] The game is intact.
       *[other] All { $count } games are intact.
    }
cli-checked-broken = { $count ->
        [one] The game is damaged.
       *[other] { $broken ->
            [one] One of { $count } games is damaged.
           *[other] { $broken } of { $count } games are damaged.
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
cli-interrupted-resume = Run the same command to continue.
cli-program-failed = * { $name } failed { $times ->
        [one] once
       *[other] { $times } times
    }, and { $stand_in } played instead: one move each time, and the rest of a game after { $most } failures. First in the game with seed { $seed }, move { $move }: { $problem }
cli-decimal-point = {"."}
cli-percent = { $number }%
cli-interval = { $low } – { $high }
cli-column-action = Action
cli-column-keys = Keys
cli-column-does = What it does
cli-column-name = Name
cli-column-game = Game
cli-column-seats = Seats
cli-column-standing = Progress
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
key-walk = move
    .more = move from row to row
key-change = change
    .more = change the value
key-course = game
    .more = show the course of another game
key-leap = first, last
    .more = go to the first or the last row
key-continue = continue
key-page = page
    .more = go a page up or down
key-choose = choose
    .more = choose the row
key-type = type
    .more = type the value
key-back = back
    .more = go back to the previous screen
key-help = keys
    .more = show these keys
key-rules = rules
    .more = open the rules
key-palette = commands
    .more = find any command by name
key-quit = quit
    .more = quit Pavilion; your game is saved
key-yes = yes
    .more = answer yes
    .key = y
key-no = no
    .more = answer no
key-accept = accept
    .more = accept the text
key-cancel = cancel
    .more = close without an answer
key-close = close
    .more = close this window
key-curtain = show
    .more = show the secret decision
key-name-up = Up
key-name-down = Down
key-name-left = Left
key-name-right = Right
key-name-enter = Enter
key-name-escape = Esc
key-name-space = Space
key-name-tab = Tab
key-name-shift = Shift
key-name-alt = Alt
key-name-insert = Ins
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
home-welcome = Heavy games of the Belle Époque, in your terminal.
home-newcomer = Heavy games of the Belle Époque, in your terminal. New here? Learn teaches you one in 20 minutes.

# Saved games
saves-round = round { $round } of { $rounds }
saves-won = { $count ->
    [one] won by { $names }
   *[other] shared by { $names }
    }

# The terminal is too small
small-title = A little more room, please
small-now = This window is { $width } × { $height } characters.
small-needed = Pavilion needs { $width } × { $height }.
small-safe = Nothing is lost: enlarge it to continue.
small-quit = Press q or Ctrl+Q to quit.

# Settings
settings-title = Settings
settings-problem = The settings could not be read or saved: { $why }
settings-ignored = Unknown value for the setting “{ $setting }”: { $value }. The default is used; your other settings are not changed.
settings-language = Language
settings-language-system = system
    .about = The language of your terminal, or English.
settings-language-en = English
    .about = Everything in English, including the rules.
settings-language-fr = Français
    .about = Everything in French, including the rules.
settings-theme = Theme
settings-theme-horta = Horta
    .about = Ivory, gold, sage and burgundy on near-black green.
settings-theme-hankar = Hankar
    .about = A sunlit façade: ink, ochre and wine on ivory.
settings-theme-paxton = Paxton
    .about = Iron and glass: cool blues and greys.
settings-theme-contrast = Contrast
    .about = The strongest contrast a terminal can show.
settings-glyphs = Symbols
settings-glyphs-system = automatic
    .about = Unicode, but ASCII on the Linux console.
settings-glyphs-unicode = Unicode
    .about = Frames like ╭─╮ and seats like ● ◆ ▲ ■.
settings-glyphs-ascii = ASCII
    .about = Plain ASCII characters only.
settings-speed = Bot speed
settings-speed-slow = slow
    .about = A second and a half per move. Any key skips the wait.
settings-speed-normal = normal
    .about = Just under a second per move. Any key skips the wait.
settings-speed-fast = fast
    .about = A blink per move. Any key skips the wait.
settings-speed-instant = instant
    .about = No waiting: the log shows what the bots did.
settings-confirm = Ask before
settings-confirm-pass = passing
    .about = Passing ends your round: press twice to confirm.
settings-confirm-never = nothing
    .about = Every move is played as soon as you choose it.
settings-keys = Move with
settings-keys-arrows = arrows
    .about = The arrow keys.
settings-keys-hjkl = h j k l
    .about = As in vi. The arrow keys still work.
settings-free-undo = Free undo
settings-free-undo-yes = on
    .about = On one keyboard, any decision can be undone.
settings-free-undo-no = off
    .about = Only until a card is revealed or another player moves.
settings-windows = Exchange pauses
settings-windows-yes = on
    .about = Pause even when all you could do is exchange.
settings-windows-no = off
    .about = No pause: exchange at your next decision.
settings-name = Your name
    .about = The name other players see. Press Enter to type it.
settings-name-none = none yet
settings-name-ask = Your name:

# Questions
dialog-no = No
help-signs = Signs of this table
key-signs = keys, signs
signs-everywhere = Everywhere
sign-cursor = the cursor: Enter chooses this
sign-lit = you can choose this
sign-target = what the question is about
sign-decides = to decide now
sign-first = first player
sign-hint = a hint: its place on the boards
sign-hint-chance = your chance to win
sign-hint-lead = VP ahead of or behind the strongest rival at the end of the game
status-seat = { $name }: { $points }
help-title = Keys

# The player's own keys: keys.toml
keymap-problem = { $place }: { $what }
keymap-line = { $file }, line { $line }
keymap-unreadable = cannot be read ({ $detail }). The usual keys apply.
keymap-too-large = too large for a list of keys. The usual keys apply.
keymap-not-text = not readable as UTF-8 text. The usual keys apply.
keymap-not-toml = not valid TOML ({ $detail }). The usual keys apply.
keymap-unknown-id = there is no action “{ $id }”. “pavilion keys” lists them all.
keymap-unknown-id-close = there is no action “{ $id }”. Did you mean “{ $other }”?
keymap-not-keys = “{ $id }” takes a key in quotation marks, such as "z", or a list of keys, such as ["z", "ctrl+z"].
keymap-unknown-key = “{ $id }”: there is no key “{ $detail }”.
keymap-same-bytes = “{ $id }”: a terminal sends “{ $detail }” as { $other }. Choose another key.
keymap-clash = { $key } cannot be “{ $id }”: on the same screen it is “{ $other }”.
keymap-more = { $count ->
        [one] Something else is
       *[other] { $count } other lines are
    } wrong in your keys: “pavilion keys” lists everything.
keymap-template =
    The keys of Pavilion. Remove the # before a line and change the key: one, such as "z", several, such as ["z", "ctrl+z"], or none: [].

    The names of keys: letters and signs as they are, enter, escape, space, tab, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24; before any of them ctrl+, alt+ or shift+.

    This file is read as keys.toml beside the settings; “pavilion keys” names the folder and checks the file.
action-table-digit = Type { $number }: choose by number, or set an amount
action-table-more = More of an amount
action-table-less = Less of an amount
action-table-next-panel = Next panel
action-table-previous-panel = Previous panel
action-table-next-page = Next page of a long list
action-table-previous-page = Previous page of a long list
action-table-tab = Board { $place } in a small window
action-table-next-tab = Next board in a small window
action-table-previous-tab = Previous board in a small window
action-replay-previous-round = One round back
action-replay-next-round = One round forward
action-table-first = First option, or start of a replay
action-table-last = Last option, or end of a replay
action-walk-left = Left
action-walk-down = Down
action-walk-up = Up
action-walk-right = Right
action-walk-first = First row
action-walk-last = Last row
action-walk-page-up = A page up
action-walk-page-down = A page down
action-text-page-up = A page up
action-text-page-down = A page down
keymap-section-table = At the table
keymap-section-replay = In a replay
keymap-section-walk = Moving in lists, forms and texts, and at the table
keymap-section-list = Lists and forms
keymap-section-text = Long texts
keymap-section-app = Everywhere
keymap-section-screen = Every screen but the table
keymap-section-home = Home
keymap-section-new = New game
keymap-section-saves = Saved games
keymap-section-trash = Trash
keymap-section-rules = Rules
keymap-section-log = Log
keymap-section-story = Story
keymap-section-scores = Scores
keymap-section-report = The report of a round
keymap-section-curtain = The curtain before a secret decision
keymap-section-dialog = Questions
keymap-section-help = Help

# Commands by name
palette-search = What would you like to do?
palette-nothing = No matching command
palette-about = { $about } ({ $key })
command-home = Home
    .about = Back to the start screen; your game is saved.
command-new = New game
    .about = Choose players, variants and seed.
command-learn = Learn
    .about = Lessons at the table, from the first move on.
command-saves = Saved games
    .about = Resume, rename, copy or delete a game.
command-trash = Trash
    .about = Restore deleted games, or delete them for good.
command-replays = Replays
    .about = Watch finished games and sample games.
command-rules = Rules
    .about = The rules reference, with search.
command-settings = Settings
    .about = Language, theme, speed, keys.
command-quit = Quit
    .about = Quit Pavilion; your game is saved.
command-theme = Theme: { $theme }
command-language = Language: { $language }
    .about = Switch to this language.
command-speed = Bot speed: { $speed }

# Quitting, and errors
quit-how = Press { $key } to quit. Your game is saved.
quit-unbound = No key quits Pavilion: open the home screen and choose Quit. Your game is saved.
mishap = Something went wrong and Pavilion had to close. Your game is safe: every move is saved. Details: { $path }
mishap-unwritten = Something went wrong and Pavilion had to close. Your game is safe: every move is saved.

# Bots by level, weakest first, and how each plays
bot-apprentice = Apprentice
    .about = Sees only a few of its moves, and not all they lead to.
bot-clerk = Clerk
    .about = Overlooks many moves, and much of what a turn can bring.
bot-draughtsman = Draughtsman
    .about = Looks one turn ahead, but overlooks some moves.
bot-journeyman = Journeyman
    .about = Looks one full turn ahead and overlooks nothing.
bot-foreman = Foreman
    .about = Looks beyond its own turn, at what its rivals may do.
bot-contractor = Contractor
    .about = Plays out dozens of possible futures before each move.
bot-master = Master
    .about = Plays out as many possible futures as time allows.
bot-level = Level { $number } of { $count }. { $play }
bot-with-seconds = { $name } { $seconds } s
bot-with-iterations = { $name } { $iterations }
bot-named = { $name } ({ $level })
# Names that bots play under, separated by spaces: short, each with another first letter
bot-names = Agatha Bertram Cecily Dudley Edith Freddie Gilbert Harriet Ivy Jasper Kitty Lionel Mabel Nellie Oswald Percy Rupert Sybil Tobias Ursula Vera Winifred

# External bots
bot-failed-start = it could not be started ({ $detail }).
bot-failed-silent = it did not answer within { $detail } seconds.
bot-failed-ended = it stopped ({ $detail }).
bot-failed-rubbish = it sent an invalid answer: “{ $detail }”.
bot-failed-too-long = it sent a line longer than { $detail } bytes.
bot-failed-unasked = it wrote before it was asked: “{ $detail }”.
bot-failed-illegal = it chose an illegal move: “{ $detail }”.
program-ask =
    In this game an external bot plays for { $seat }:

    { $command }

    It would run on this computer with your permissions. Run it only if you trust it; otherwise { $stand_in } plays instead.
program-run = Run it
program-not = { $stand_in } instead
program-failed = { $seat }: { $problem } { $stand_in } plays this move.
program-given-up = { $seat }: { $problem } { $stand_in } plays the rest of the game.
program-not-run = { $seat }: { $stand_in } plays, because external bots are not allowed here.

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
    .about = Number of players. The first player is drawn at random.
new-seat = Seat { $number }
new-seat-empty = empty
new-seat-human = A person at this keyboard. Press Enter to type a name.
new-seat-program = Another program plays this seat. Press Enter to type its command.
new-program = External bot…
new-program-empty = Type a command.
new-program-ask = Command of the external bot in seat { $number }, for example ./mybot --fast. It runs on this computer with your permissions.
new-undo-0 = only bots here
new-undo-1 = always (one person)
new-undo-yes = Any decision can be undone, even after something was revealed.
new-undo-no = Undo until a card is revealed or another player moves.
new-seed = Seed
    .about = Same seed, same game. Press Enter to type one; empty means random.
new-seed-random = random
new-seed-ask = Seed (a number). Leave empty for a random one.
new-seed-wrong = “{ $typed }” is not a valid seed: use a whole number from 0 to { $largest }.
new-name-ask = Who plays in seat { $number }?
new-name-wrong = Names have at most { $longest } characters.

# A copy of a game under way
copy-ask = Save a copy of this game as:
copy-kept = Copy saved as “{ $name }”. You are still playing the original.

# The list of saved games, and replays
key-rename = rename
    .more = rename the game
key-copy = copy
    .more = copy the game
key-delete = delete
    .more = move the game to the trash
key-bring-back = restore
    .more = restore the last deleted game
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
saves-empty = No saved games yet. Every game you start is saved here from its first move.
saves-game = { $game }: { $players }
saves-variant = { $option }: { $value }
saves-rules = rules: { $rules } of { $newest }
saves-edition = values: edition { $edition } of { $newest }
saves-damaged = damaged
saves-newer = from a newer version
saves-newer-kept = The file is not damaged, and it has not been changed.
saves-newer-variant = { $name } is played with variants of a newer version of Pavilion ({ $variants }). Update Pavilion to open it.
saves-renamed = Renamed to “{ $name }”.
saves-corrected = corrected values
saves-edition-unknown = values: unknown edition
saves-recoverable = { $moves ->
    [0] The position of round { $round } can be recovered, without the moves before it. Press Enter to save it as a new game.
    [one] One move can be recovered, up to round { $round }. Press Enter to save it as a new game.
   *[other] { $moves } moves can be recovered, up to round { $round }. Press Enter to save them as a new game.
}
saves-not-recoverable = Nothing can be recovered.
saves-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
    }
saves-rename-ask = New name:
saves-copied = Copied as “{ $name }”.
saves-deleted = “{ $name }” is in the trash. Press u to restore it.
saves-brought-back = “{ $name }” has been restored.
saves-nothing-deleted = The trash is empty.
saves-reading = Loading your games…
trash-title = Trash
trash-empty = The trash is empty. Deleted games stay here until you delete them for good.
trash-deleted = deleted { $date }
trash-remove-ask = Delete “{ $name }” for good? It cannot be restored.
trash-remove-yes = Delete for good
trash-removed = “{ $name }” was deleted for good.
trash-empty-ask = { $count ->
    [one] Delete the game in the trash for good? It cannot be restored.
   *[other] Delete the { $count } games in the trash for good? They cannot be restored.
}
trash-empty-yes = Empty the trash
trash-emptied = The trash is now empty.
replays-title = Replays
replays-empty = There is nothing to watch yet.
replays-gallery = sample
    .annotated = annotated sample
replays-from-gallery = A sample game, played by bots.
rescue-ask = { $problem }

    { $history ->
        [part] The game can continue in round { $round }, where it was. It keeps { $moves ->
            [0] its position
            [one] its last move
           *[other] its last { $moves } moves
        }, not the moves before it.
       *[whole] { $moves ->
            [0] The game can only start again.
            [one] One move can be recovered, up to round { $round }.
           *[other] { $moves } moves can be recovered, up to round { $round }.
        }
    } It is saved as a new game; the file is not changed.
older-rules-kept = This game is now saved as “{ $name }”.
older-rules-yes = Continue after move { $moves }
rescue-yes = Recover the game

# Rules
key-scroll = scroll
    .more = scroll the text
key-search = search
    .more = search the text
key-next = next
    .more = go to the next match
key-previous = previous
    .more = go to the previous match
key-switch = contents or text
    .more = switch between the contents and the text
key-next-game = other game
    .more = open the rules of the next game
rules-title = Rules: { $game }
rules-search = search for
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
since-title = Since your last turn
since-strip = Since your turn:
since-turn = { $seat }: { $what }
since-nothing = Nothing has happened since your last turn.
report-none = No round is over yet.
comment-none = The coach has nothing to say.
comment-about = Your last decision
decision-page = { $first }-{ $last } of { $count }
decision-more = { $count } more
decision-numbers = { $first }–{ $last }
decision-on-board = { $reach } on the board
preview-reveals = Reveals cards: cannot be undone.
preview-reveals-free = Reveals cards.
preview-standing = If it ended now: { $before } → { $after }
table-confirm = This ends the round for you. Press again to confirm.
table-read-only = This game is open elsewhere: you can only watch it.
table-over = Press { $scores } to see the scores again, { $leave } to leave the table.
table-bot-failed = { $seat } hit an error and plays the first legal move.
table-move-unsaved = Could not save { $name }: { $detail }. Your move was not played; fix the problem and try again.
table-bot-unsaved = Could not save { $name }: { $detail }. { $seat } has not moved yet. Pavilion keeps trying; press any key to try now.
table-slow-disk = The disk is slow. The game continues as soon as the last move is saved.
undo-nothing = There is nothing to undo.
undo-revealed = A card has been revealed since then: this cannot be undone.
undo-other_human = Another player has moved since then: this cannot be undone.
undo-read-only = This game is open elsewhere.
redo-nothing = There is nothing to redo.
log-title = Log
log-filter-seat = Seat: { $seat }
log-filter-round = Round: { $round }
log-all = all
log-all-rounds = all
log-round = Round { $round }
log-empty = Nothing has happened yet.
log-opening = { $players } play { $game }.
log-order = Turn order at the start: { $players }.
log-variants = Variants: { $variants }.
log-seed = Seed: { $seed }.
scores-title = Scores
scores-final = Final scores
scores-now = On the track
scores-total = Total
scores-as-if = If the game ended now
scores-chart = Points on the track after each round
scores-ties = Tie-break: { $item }
scores-round = R{ $round }
replay-note = Replay { $move }/{ $moves }
replay-prompt = Move { $move } of { $moves }
replay-start = Start of the game.
replay-end = End of the game.
replay-playing = Playing
replay-copied = A new game begins here.
table-winners =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

table-key-walk = move
    .key = ←↑↓→
    .help = Move between highlighted spaces, or in the list
table-key-choose = choose
    .help = Choose what is under the cursor
table-key-digits = pick
    .key = 1-9
    .help = Choose by number, typed as it is shown
table-key-letters = pick
    .key = a-z
    .help = Choose what has a letter of its own, such as a pass
table-key-amount = amount
    .key = + - 0-9
    .help = Change an amount, or type it
table-key-panel = panel
    .key = Tab
    .help = Next panel (Shift+Tab: previous)
table-key-page = page
    .key = PgUp PgDn
    .help = Page through a long list
table-key-first-last = first, last
    .key = Home End
    .help = Go to the first or the last option
table-key-more = more
    .key = ^↓
    .help = Scroll a preview that is longer than its place
table-key-jump = jump
    .help = Put a letter on every highlighted space and jump to one
table-key-jump-letter = jump to the place with this letter
    .key = a-z
    .help = Jump to the place with this letter
table-key-jump-close = cancel
    .key = Esc
    .help = Cancel the jump
table-key-back = back
    .help = Cancel the current action, or close what is open
table-key-undo = undo
    .help = Undo your last decision
table-key-redo = redo
    .help = Redo what was undone
table-key-skip = skip
    .key = any key
    .help = Skip the wait while bots play
table-key-retry = try again
    .key = any key
    .help = If a bot's move cannot be saved: try again now
table-key-inspect = inspect
    .help = Explain anything on the table
table-key-inspect-close = close
    .help = Close the explanation
table-key-rules = rules
    .help = Rules for the current decision or item
table-key-scores = scores
    .help = Scores, item by item
table-key-since = play back
    .help = Play back what happened since your last turn
table-key-report = report
    .help = Show the report of the last round
table-key-comment = coach
    .help = Show the whole comment of the coach
table-key-log = log
    .help = Everything that has happened
table-key-tabs = boards
    .key = F2…F8 { "[" } { "]" }
    .help = Switch boards in a small window
table-key-next-player = next player
    .help = Put the next player's cards first
table-key-save-as = save a copy
    .help = Save a copy of the game under another name
table-key-palette = palette
    .help = Find any command by name
table-key-leave = leave
    .help = Leave the table; the game is saved
table-key-help = help
    .help = The keys of this screen
table-key-step = move
    .key = ← →
    .help = One move back or forward
table-key-next = next
    .help = One move forward
table-key-turn = turn
    .key = ↑ ↓
    .help = One turn back or forward
table-key-round = round
    .key = PgUp PgDn
    .help = One round back or forward
table-key-ends = start, end
    .key = Home End
    .help = Go to the start or the end
table-key-play = play
    .help = Play automatically, or pause
table-key-continue = continue from here
    .help = Continue from this position as a new game
table-help-choosing = Choosing
table-help-time = Undo and redo
table-help-knowing = Information
table-help-game = The game
table-help-replay = Replay

# Free actions
ask-asides = Choose a free action
    .help = Free actions do not end your turn. Press Esc to go back to your decision.
curtain-title = Pass the keyboard to { $seat }
curtain-ready = Press { $key } when nobody else is looking
table-key-dial = set
    .key = ←→ ↑↓ 1-6
    .help = Select a value and change it, or type it
table-key-asides = exchanges
    .help = Free actions (exchanges, loans) at any of your decisions

# The server
serve-open = Server running: ssh -p { $port } NAME@{ $host }
serve-open-key = Host key: { $key }. Press Ctrl+C to stop the server.
serve-open-next-key = Next host key, which clients learn now: { $key }.
serve-goodbye = See you soon.
serve-closed = The server is closing for a while. Your tables are saved: come back later and pick up where you left off.
serve-closing-notice = The server is about to close. Your tables are saved.
serve-drain-notice = The server accepts no new players and closes when the last one has left.
serve-kicked = The administrator has ended this session.
serve-key-removed = This session has ended: the key it logged in with was removed.
serve-idle = You were disconnected after a long time without a key press. Your tables are saved: come back any time.
serve-mishap = An unexpected error ended this session (number { $session } in the server log). No move is lost: please reconnect.
serve-known-as = Your key is known here as { $name }.
serve-no-terminal = Pavilion needs a terminal: connect with “ssh -t” and no command.
serve-no-commands = This server runs no commands: connect without one, with a terminal (“ssh -t”).
serve-cannot-draw = A terminal of type “{ $terminal }” cannot display the tables. Set TERM, for example to xterm-256color.
serve-draining = The server is not accepting new players right now. Please try again later.
serve-full = The server is full. Please try again later.
serve-crowded-player = You have reached the limit of open sessions. Close one first.
serve-crowded-address = Too many sessions from your address. Please try again later.
serve-too-fast = Too many connections from your address. Please wait a minute.
serve-guest-here = There is already a guest called { $name }. Come back with your code, or choose another name: ssh NAME@…
serve-guest-code = The name { $name } is in use: somebody plays under it or has a seat. If that is you, enter your code:
serve-guest-code-wrong = That is not the code. Try again, or choose another name (ssh NAME@…):
serve-guest-code-notice = Your code is { $code }. Note it down: with it you come back as { $name }, to the same seats.
serve-name-alike = The name “{ $name }” looks like “{ $other }”, who is registered here. Choose another: ssh NAME@…
serve-banned = { $until ->
        [never] You are banned from this server.
       *[other] You are banned from this server until { $until }.
    }{ $why ->
        [none] { "" }
       *[other] { " " }Reason: { $why }
    }
serve-renamed = The administrator has renamed you: from now on you are { $name }. Please reconnect.
serve-freed = The administrator has deleted your name on this server. You can register again.
serve-keys-dropped = Too fast: some keys were dropped.
serve-announcement = Message from the administrator: { $text }
serve-waiting = Waiting for the store…
serve-trouble =
    { $problem ->
        [store-full] { record-store-full }
        [store-slow] { record-store-slow }
        [store-gone] { record-store-gone }
       *[other] The server cannot look up your name right now. Please try again later.
    }
serve-wrong-key = The name “{ $name }” is registered with another key. Connect with that key (ssh -i FILE) or choose another name.
serve-name-has-key = The name “{ $name }” is registered with a key. Connect with that key (ssh -i FILE) or choose another name.
serve-not-listed = This server is private: your key is not on its list.
serve-key-needed = This server identifies players by SSH key, and you offered none. To create one: “ssh-keygen -t ed25519”.
serve-bad-name = Invalid name: use 1 to { $longest } letters or digits, with spaces or - _ . ' between them. Choose one: ssh NAME@…
serve-name-script = Invalid name: use letters of one script, not of Latin and Cyrillic together, for example. Choose one: ssh NAME@…
serve-name-marks = Invalid name: a letter can have two accents at most. Choose one: ssh NAME@…
serve-name-reserved = The name “{ $name }” is reserved: players could take you for the server or a bot. Choose another: ssh NAME@…
serve-weak-key = Your key is too weak: this server accepts no DSA keys and no RSA keys under { $bits } bits. To create a better one: “ssh-keygen -t ed25519”.
serve-too-many-keys = Your client offered more than { $most } keys. Choose one: ssh -i FILE -o IdentitiesOnly=yes NAME@…
serve-too-many-names = Too many attempts to log in.
serve-slow = You took too long to log in. Please connect again.
serve-busy = The server is busy. Please try again in a moment.
serve-key-open = Other users can read the host key { $file }. To fix it: chmod 600.
serve-key-bad = The file { $file } is not a private key: { $problem }.
serve-no-keys = There is no public key in { $file }.
serve-keys-and-open = --keys and --open contradict each other: with --keys only the listed keys can log in, with --open anyone can. Choose one.
serve-unwritable = Cannot write to { $file }: { $problem }.
serve-already = Another server is using the folder { $given }.
serve-long-path = The path of the folder { $given } is too long for a socket.
serve-cannot-listen = Cannot listen on { $given }: { $problem }.
admin-no-server = No server answers in the folder { $given }.
admin-unknown = Unknown request.
admin-nobody = No connected player is called “{ $given }”.
admin-no-session = No session has the number { $given }.
admin-session-or-player = “{ $given }” is the number of a session and the name of a player. Use --session { $given } or --player { $given }.
admin-kick-whom = Name one player or one session: “kick NAME” or “kick --session N”.
admin-no-player = No player is registered as “{ $given }”.
admin-bad-ban = Ban a key, a name or a network, not “{ $given }”.
admin-bad-network = “{ $given }” is not an address or network, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48.
admin-wide-network = The network { $given } is very large: everyone in it would be banned. If you mean it, add --force.
admin-bad-key = “{ $given }” is neither a fingerprint (SHA256:…) nor a public key.
admin-bad-duration = “{ $given }” is not a duration. Use 30m, 12h, 7d or 2w.
admin-not-banned = “{ $given }” is not banned.
admin-no-text = There is nothing to announce.
admin-text-too-long = An announcement has at most { $longest } characters, and this one has { $count }.
admin-no-bans = Nobody is banned.
admin-no-keys = This player has no keys.
admin-banned = { $changed ->
        [yes] The ban of { $value } was changed. It holds
       *[no] { $value } is banned
    } { $until ->
        [never] for good.
       *[other] until { $until }.
    }
admin-unbanned = { $value } is no longer banned.
admin-renamed = { $old } is now { $name }.
admin-freed = The name { $name } can be registered again.
admin-key-added = { $name } can also log in with { $key }.
admin-key-there = { $name } has the key { $key } already.
admin-key-taken = This key belongs to { $name }.
admin-weak-key = This key is too weak: the server accepts no DSA keys and no RSA keys under { $bits } bits.
admin-bad-name = Invalid name: use 1 to { $longest } letters or digits, with spaces or - _ . ' between them.
admin-name-script = Invalid name: use letters of one script, not of Latin and Cyrillic together, for example.
admin-name-marks = Invalid name: a letter can have two accents at most.
admin-name-reserved = The name “{ $name }” is reserved: it could be taken for the server or a bot.
admin-key-replaced = { $name } can log in with { $key } only.
admin-announced = { $count ->
        [one] Shown to { $count } session.
       *[other] Shown to { $count } sessions.
    }
admin-backed-up = The backup is in { $file }.
admin-for-good = for good
admin-ban-kind = { $kind ->
        [key] key
        [network] network
       *[name] name
    }
health-uptime = Running for { $hours } h { $minutes } min
health-sessions = Sessions: { $sessions }
health-connections = Connections: { $connections }, of which not logged in: { $starting }
health-tables = Tables: { $open } open, { $playing } in play, { $over } finished
health-memory = Memory: { $memory } MB
health-bots = Bot processes: { $bots }
health-answers = From key to answer: 95% within { $p95 } ms
health-store = Store: works, answers within { $ms } ms
health-store-problem = Store: does not work. { $problem }
health-draining = The server accepts no new players.
admin-no-sessions = Nobody is connected.
admin-no-tables = There are no tables.
admin-no-such-tables = No table matches.
admin-no-more-tables = There are only { $total } tables.
admin-tables-page = Tables { $first } to { $last } of { $total }.
admin-bad-status = There is no status “{ $given }”.
admin-kicked = { $count ->
        [one] { $count } session ended.
       *[other] { $count } sessions ended.
    }
admin-closed = Table { $table } is closed.
admin-draining = { $count ->
        [0] The server is closing.
        [one] No new players; the server closes after { $count } session.
       *[other] No new players; the server closes after { $count } sessions.
    }
admin-status = { $status ->
        [open] open
        [playing] in progress
        [over] finished
        [on-hold] on hold
        [damaged] damaged
       *[other] closed
    }
cli-serve = Run a server where people play over SSH.
    .details =
        Players connect with “ssh -p 2222 NAME@HOST”. Their public key identifies them: a name belongs to the first key that uses it.

        Servers with the same --store (a PostgreSQL address) and the same --host-key act as one.

        To replace the host key: create its successor with “ssh-keygen -t ed25519 -N "" -f host_key.next” in the server's folder and restart the server. OpenSSH clients that log in learn it. After some weeks, rename host_key.next to host_key and restart again.
    .host = Address to listen on (default: 127.0.0.1; 0.0.0.0 for everyone).
    .open = Also accept guests: players without a key, marked as such.
    .keys = Accept only the keys in this file, in authorized_keys format.
cli-admin = Manage a server running on this machine.
cli-admin-sessions = List connected players.
cli-admin-tables = List the tables, the latest change first.
    .game = Only tables of this game.
    .player = Only tables where this player has a seat.
    .status = Only tables with this status: open, playing, on-hold, damaged, over or closed.
    .search = Only tables with this text in their name, or in the name of their host or a player.
    .limit = List at most N tables (default: 100).
    .offset = Leave out the first N tables.
    .all = List all tables.
cli-admin-kick = End the sessions of a player (“kick NAME”), or one session (“kick --session N”).
    .session = The number of the session.
    .player = The player, where a name is also the number of a session.
cli-admin-close = Close a table for good.
cli-admin-drain = Accept no new players, and close when the last one has left.
cli-admin-ban = Ban a key, a name or a network; their sessions end at once.
    .details =
        Examples: “ban name mallory --for 7d --reason "Insults"”, “ban network 192.0.2.0/24”, “ban key SHA256:…”.

        The player reads the reason. Bans hold on all servers with the same store.
    .for = For how long: 30m, 12h, 7d, 2w (default: for good).
    .reason = The reason, which the player reads.
    .force = Also ban a very large network.
cli-admin-unban = Lift a ban.
cli-admin-bans = List the bans.
cli-admin-rename = Rename a player who has no seat at an unfinished table.
cli-admin-free-name = Delete a player without a seat, so that the name and the keys can be registered again.
cli-admin-keys = List the keys of a player.
cli-admin-add-key = Add a key to a player, as the line of a .pub file.
cli-admin-replace-key = Replace all keys of a player, if one was lost or stolen, by the line of a .pub file.
cli-admin-announce = Show a text to all players connected to this server.
cli-admin-health = Show sessions, connections, tables, memory and the state of the store.
cli-admin-backup = Copy the store to a new file while the server runs.
    .details =
        It holds the players, their keys, the bans and the tables. Copy the server's folder, too: it has the host key and the players' own games.

        To restore: stop the server, delete the files ending in -wal and -shm next to the store, copy the backup to the place of the store and start the server again.
cli-option-host = Address to listen on.
cli-option-port = Port to listen on (default: 2222).
cli-option-store = Where shared tables are stored: a file, or a PostgreSQL address (postgresql://…).
cli-option-folder = Folder for the host key, the data of the players and the socket of “pavilion admin”.
cli-option-host-key = Host key file; created if it does not exist.
cli-option-log = Log file, in JSON Lines (default: standard error).
cli-option-open = Also accept guests.
cli-option-keys = Accept only the keys in this file.
cli-option-max-sessions = Maximum number of sessions (default: 200; 0 for no limit).
cli-option-per-player = Maximum number of sessions per player (default: 4).
cli-option-per-address = Maximum number of sessions per address (default: 20).
cli-option-rate = Maximum number of connections per address and minute (default: 30).
cli-option-idle = Minutes without a key press before a session ends (default: 120).
cli-option-max-tables = Unfinished tables that one player may open (default: 20; 0: any number).
cli-option-json = Print in JSON.
cli-column-ban = Ban
cli-column-banned = Banned
cli-column-until = Until
cli-column-added = Since
cli-column-reason = Reason
cli-column-key = Key
cli-column-label = Comment
cli-column-session = Session
cli-column-address = Address
cli-column-terminal = Terminal
cli-column-here = Connected for
cli-column-idle = Idle for
cli-column-status = Status
cli-column-turn = Turn
cli-minutes = { $minutes } min

# Hints and the coach
panel-hint = The master's advice
hint-thinking = The master is thinking about your decision…
hint-not-now = Hints are available whenever you have a choice.
hint-choose-first = Pick a hint by its number, or move the cursor; Enter then plays it.
hint-failed = The master could not find a hint.
hint-foreseen = { $seat }: { $move }
hint-tries = { $tries ->
        [one] one line tried
       *[other] { $tries } lines tried
    }
# The lead is that at the end of the game
hint-result = wins { $chance }, { $side ->
        [ahead] { $points } VP ahead at the end
        [behind] { $points } VP behind at the end
       *[level] tied at the end
    }
    .brief = wins { $chance }, ends { $side ->
        [ahead] { $points } ahead
        [behind] { $points } behind
       *[level] tied
    }
    .least = wins { $chance }, { $side ->
        [ahead] { $points } ahead
        [behind] { $points } behind
       *[level] tied
    }
hint-why = in a few turns, compared with { $other }: { $gains }
    .brief = vs { $other }: { $gains }
hint-even = much the same as { $other }
hint-alone = everything else looked worse at first sight
# What a move gains or gives up: $phrase and $term name an item, $points is a number with its sign
reason-points = { $side ->
        [more] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[less] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
    .unit = { $side ->
        [more] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP
       *[less] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP
    }
reason-item = { $phrase } ({ $points })
reason-brief = { $term } { $points }
reason-but = { $gains }, but { $losses }
reason-rest = everything else
reason-and-rest = { $reason }; { reason-rest } ({ $points })
reason-why = Why: { $gains }.
# The moves that are expected after a move
reason-then = Expected next: { $line }.
    .move = { $seat } “{ $move }”
teacher-better = You played “{ $mine }”: { $played } to win. The master preferred “{ $move }”: { $best }, { $points } in the end.
    .brief = The master preferred “{ $move }”: { $best } to win instead of { $played }, { $points } in the end.
    .folded = “{ $move }” was better: { $best } to win instead of { $played }. Press { $key } to read more.
teacher-undo = { $count ->
        [one] Press { $key } to undo your move.
       *[other] Press { $key } { $count } times to undo your move.
    }
table-key-hint = hint
    .help = The master's three best moves: chance to win, lead at the end of the game (VP)
table-key-hint-pick = go to
    .key = 1-3
    .help = Go to a move the master suggests
table-key-hint-dial = set
    .key = ←→ ↑↓
    .help = Select a value and change it
table-key-hint-close = close
    .help = Close the hint
table-key-line = line
    .help = Step through the line of a hint, or of your answer to a puzzle
table-key-line-step = step
    .key = ←→
    .help = Go forward or back along the line
table-key-line-pick = line
    .key = 1-3
    .help = Go to the line of another hint
table-key-line-close = back
    .help = Return to the decision
panel-line = Foreseen, not played
line-imagined = not played
line-not-now = Open the hints (H) first: V shows the line of one on the boards.
line-steps = { $number ->
        [0] What follows: { $step } of { $steps }
       *[other] Line of move { $number }: { $step } of { $steps }
    }
# $rival is the leading rival; what each of the two gains or loses follows
line-lead = Your expected lead over { $rival } { $side ->
        [more] rises
       *[less] falls
    } by { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP.
    .same = Your expected lead over { $rival } does not change.
line-own = You: { $gains }.
line-rival = { $rival }: { $gains }.
line-revealed = Nobody can foresee what this reveals.
line-before-reveal = Something hidden is revealed next; its worth is not counted yet.
    .brief = What is revealed next is not counted yet.
line-start = This is the position now.
settings-reports = Round reports
settings-reports-wait = wait
    .about = A round ends with a report that waits for you.
settings-reports-quick = quick
    .about = The next round begins at once; R shows the report.
settings-hints = Hints
settings-hints-quick = quick
    .about = The master thinks for 2 seconds about a hint (H).
settings-hints-normal = normal
    .about = The master thinks for 6 seconds about a hint (H).
settings-hints-thorough = thorough
    .about = The master thinks for 20 seconds about a hint (H).
settings-teacher = Coach
settings-teacher-yes = on
    .about = Names a much better move, unless you had seen hints.
settings-teacher-no = off
    .about = No comments on your decisions.

## Tables over SSH

ago-now = just now

# The lobby
home-account = Your name and keys
command-account = Your name and keys
    .about = Add a second SSH key, or remove one; a guest's code
account-title = Your name and keys
account-name = You are { $name }.
account-guest = You are { $name }, a guest.
account-code = Your code: { $code }. Enter it when you come back under this name and have a seat at a table.
account-code-unknown = Your code was shown when you first logged in under this name.
account-keys = You can log in with these SSH keys:
account-no-keys = No key yet. Press a to add one.
account-added = added { $day }
account-this-key = this session
account-add-ask = Paste a public key: the line in a file such as ~/.ssh/id_ed25519.pub
account-added-key = You can now log in with the key { $key }.
account-key-there = You can already log in with the key { $key }.
account-remove-ask = Remove the key { $key }? You can no longer log in with it.
account-remove-yes = Remove
account-remove-own = This session uses that key. To remove it, log in with another key.
key-add-key = add a key
key-remove-key = remove
key-is-private = That is a private key: never show it to anyone. Paste the line of the file that ends in .pub.
key-is-none = That is not an OpenSSH public key. It looks like “ssh-ed25519 AAAA… comment”.
home-tables = Play with others
command-tables = Play with others
    .about = Open, join or watch shared tables
hall-turns = { $count ->
    [one] It is your turn at a table: press t.
   *[other] It is your turn at { $count } tables: press t.
    }
key-new-table = new table
    .more = open a new table
key-watch-table = watch
    .more = go to the table without sitting down
key-leave-table = leave
    .more = leave the table; during a game, hand your seat to a bot
key-private = invitation
    .more = join a private table with an invitation code
key-search-tables = search
    .more = find tables by player or name
key-filter-game = game
    .more = list the tables of one game only
key-filter-state = state
    .more = list only open, running or finished tables
key-export-table = save
    .more = save the game among your own, as far as it can be read
key-close-table = close
    .more = close a table that is damaged, on hold, or where nobody else plays (host)
lobby-title = Tables
lobby-mine = Your tables
lobby-mine-none = You are not at any table. Join one below, or press n to open one.
lobby-open = Open tables
lobby-open-none = No table is waiting for players. Press n to open one.
lobby-playing = Games to watch
lobby-past = Your finished games
lobby-over = Finished games of others
lobby-heading = { $title } ({ $count })
lobby-more = { $count } more: press Enter
lobby-filter = Only: { $what }. Esc: show all
lobby-filter-state = { $state ->
    [open] open
    [playing] running
   *[over] finished
    }
lobby-filter-search = “{ $text }”
lobby-filter-none = No tables match.
lobby-search-ask = Player or table to look for. Leave empty for all.
lobby-export-name = Table { $table }
lobby-exported = Saved among your games as “{ $name }”.
lobby-exported-before = Already saved among your games as “{ $name }”.
lobby-close = Close
lobby-close-ask = Close this table for everybody? Its game cannot be resumed after that.
lobby-empty = There are no tables yet. Press n to open the first one; your friends will find it here. With an invitation to a private table, press p.
lobby-free = { $count ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $count } seats free
    }
lobby-status = { $status ->
    [over] over
    [playing] in progress
    [closed] closed
    [on-hold] on hold
   *[other] damaged
}
lobby-your-turn = your turn
lobby-turn = { $name }, { $ago }
lobby-deciders = { $count } players
lobby-waits = , waiting for { $name }, { $ago }
lobby-table = table { $table }
lobby-owner = host: { $owner }
lobby-is-private = private
lobby-seat-empty = free
lobby-stands-in = { $player } (now { $bot })
lobby-enter-mine = Press Enter to go to your seat.
lobby-enter-open = Press Enter to sit down, w to look first.
lobby-enter-playing = Press Enter to watch the game.
lobby-enter-over = Press Enter to replay the game.
lobby-enter-past = Press Enter to replay the game, e to save it among your own.
lobby-enter-closed = This table was closed. Press e to save its game among your own.
lobby-enter-damaged = Damaged. Press e to save the game as far as it can be read.
lobby-enter-damaged-host = Damaged. Press e to save the game as far as it can be read, c to close it.
lobby-enter-on-hold = On hold, because of older rules. Press Enter to go to your seat.
lobby-enter-on-hold-host = On hold, because of older rules. Press Enter to go to it, c to close it.
lobby-private-ask = Table and invitation code, for example: kxbrt7 rosebud
lobby-leave = Leave
lobby-leave-open = Leave this table?
lobby-leave-last = You are the last player here: if you leave, the table closes.
lobby-leave-game = Hand your seat to a bot? You can take it back at any time.

# A new table
new-table-title = New table
key-open-table = open
    .more = open the table
new-table-open = Open table
new-table-anyone = anyone
new-table-seat-you = Your seat.
new-table-seat-anyone = For the first person to sit down.
new-table-absence = Absent players
    .about = After this time the host, or any player if the host is away, may hand the seat to a bot (W, then Enter). Its player can take it back.
new-table-absence-value = a bot may play after { $span }
new-table-absence-never = wait, unless all agree
new-table-word = Invitation
    .about = With a code the table is private: only people who have it can join. Press Enter to type it.
new-table-word-none = none: open to everyone
new-table-word-ask = Invitation code. Leave empty for a table open to everyone.
new-table-word-wrong = An invitation code has at most { $longest } characters.

# The waiting room
key-sit = sit down
    .more = take the seat under the cursor
key-start-game = start
    .more = start the game
key-talk = chat
    .more = send a message to the table
key-get-up = leave seat
    .more = give up your seat
key-send-away = remove
    .more = remove another player from a seat
room-title = { $game }, table { $table }
room-you = you
room-owner = host
room-away = offline
room-advice-sit = Choose a free seat and press Enter.
room-advice-full = Every seat is taken. The game is about to begin.
room-advice-wait = { $count ->
    [one] One seat is free: wait for a player, or put a bot there with ← →.
   *[other] { $count } seats are free: wait for players, or put bots there with ← →.
    }
room-advice-start = Everyone is here. Press s to start.
room-advice-owner = { $owner } starts the game when every seat is taken. Your seat is kept if you leave.
room-invite = Friends find the table in the lobby as { $table }.
room-invite-private = Invite friends: press p in the lobby, then type { $table } { $word }
room-watchers = Watching: { $names }

# Chat and other events at a table
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
note-return = { $player } is back.
note-hand-over = { $player } is now the host.
note-resume = { $player } resumes the game after move { $moves }, with today's rules.
note-close = The table has been closed.
note-undo = { $count ->
    [one] { $player } undoes a move.
   *[other] { $player } undoes { $count } moves.
}
note-redo = { $count ->
    [one] { $player } redoes a move.
   *[other] { $player } redoes { $count } moves.
}
note-ask = { $count ->
    [one] { $player } asks to undo the last move.
   *[other] { $player } asks to undo { $count } moves.
}
note-agree = { $player } agrees.
note-decline = { $player } says no.
note-ask-stand-in = { $player } asks to let a bot play for { $absent }.
note-agree-stand-in = { $player } agrees.
note-decline-stand-in = { $player } says no.
note-end = The game is over.
people-title = Table { $table }
people-here = online
people-away = offline
people-bot = bot
people-let-bot = Enter: let a bot play
people-take-back = Enter: take your seat back
people-give-to-bot = Enter: let a bot play
people-ask-for-bot = Enter: ask the others for a bot
people-asked-for-bot = waiting for answers
people-agree-to-bot = Enter: agree to a bot
people-bot-in = a bot may play in { $span }
people-limit = { $count ->
    [0] The game waits for absent players, unless all others agree to let a bot play.
   *[other] After { $span } the host, or any player if the host is away, may let a bot play for an absent player, or earlier if all others agree.
}
people-limit-two = { $count ->
    [0] The game waits for absent players.
   *[other] After { $span } either player may let a bot play for the other if the other is away.
}
lobby-stands-in-now = { $bot } plays
shared-watching = watching
shared-watchers-listen = Only seated players can chat.
shared-waits = Waiting for { $names }.
shared-bot-plays = { $bot } is playing for you. Press r to take your seat back.
shared-closed-title = Closed
shared-closed = This table has been closed. Press q to leave.
shared-outdated-title = On hold
shared-outdated-prompt = Played with older rules
shared-outdated = This game was played with older rules (version { $rules }; today's are { $known }). Today's rules agree with it up to move { $moves } of { $total }.
shared-outdated-own = Press c to resume it from there.
shared-outdated-other = { $owner } can resume it from there.
shared-resume-ask = { $lost ->
    [0] Resume it from there? Everyone at the table will be informed.
    [one] Resume it from there? One later move will no longer count. Everyone at the table will be informed.
   *[other] Resume it from there? { $lost } later moves will no longer count. Everyone at the table will be informed.
}
shared-not-over = This game is still in progress. You can continue it on your own once it is over.
shared-undo-ask = { $why } Ask the other players to allow it anyway?
shared-undo-ask-yes = Ask them
shared-petition = { $count ->
    [one] { $seat } asks to undo the last move. Y: agree, N: refuse.
   *[other] { $seat } asks to undo { $count } moves. Y: agree, N: refuse.
}
shared-petition-own = You asked to undo. Waiting for: { $names }. N: cancel the request.
shared-petition-agreed = { $seat } asks to undo a move; you have agreed.
shared-stand-in = { $seat } asks to let a bot play for { $absent }. Y: agree, N: refuse.
shared-stand-in-absent = { $seat } asks to let a bot play for you. N: refuse.
shared-stand-in-own = You asked to let a bot play for { $absent }. N: cancel the request.
shared-stand-in-agreed = { $seat } asks to let a bot play for { $absent }; you have agreed.
shared-rematch = Another game? I have opened table { $table }.
table-key-talk = chat
    .help = Send a message to everyone at the table
table-key-people = people
    .help = Who is online; hand a seat to a bot or take it back
table-key-agree = agree
    .help = Agree to another player's request
table-key-refuse = refuse
    .help = Refuse, or cancel your own request
table-key-withdraw = withdraw
    .help = Cancel your own request
table-key-seat-back = take seat
    .help = Take your seat back from the bot
table-key-resume = resume
    .help = Resume a game of older rules (host)
settings-bell = Bell
settings-bell-yes = on
    .about = Rings when it is your turn at a shared table.
settings-bell-no = off
    .about = No sound.
settings-notifications = Notifications
settings-notifications-yes = on
    .about = When it is your turn and you look elsewhere.
settings-notifications-no = off
    .about = No notifications.
settings-window-title = Window title
settings-window-title-yes = turn
    .about = Whose turn it is, in the title of the window.
settings-window-title-no = unchanged
    .about = The window keeps the title it had.
settings-clipboard = Clipboard
settings-clipboard-yes = on
    .about = Positions, games and invitations can be copied.
settings-clipboard-no = off
    .about = Nothing is ever copied.

# The title of the window, and what notifications say
window-yours = Your turn · { $game }
window-turn = { $player } to play · { $game }
window-over = Game over · { $game }
window-game = { $game }
window-replay = Replay · { $game }
window-yours-elsewhere = Your turn at another table

# Copying
table-key-copy-position = copy the position
    .help = Copy the position as text, for a report or a chat
table-key-copy-record = copy the game
    .help = Copy the file of the game
key-copy-invitation = copy
    .more = copy the invitation
copied-position = The position is in the clipboard, if your terminal allows it. “pavilion engine” reads it.
copied-record = The game is in the clipboard, if your terminal allows it.
copied-path = The game is too long to copy. Where it is saved is in the clipboard, if your terminal allows it.
copied-invitation = The invitation is in the clipboard, if your terminal allows it.
copy-no-record = There is no file of this game.
copy-unsupported = Nothing was copied: this terminal has no clipboard, or it is off in the settings.
invitation = Join me at a game of { $game } on Pavilion: choose the table { $table } in the lobby.
invitation-private = Join me at a game of { $game } on Pavilion: press p in the lobby and type { $table } { $word }

# Game story
table-key-story = story
    .help = How the chances went: turning points, best and worst decisions
story-title = Game story
story-not-yet = The story is available when the game is over.
story-complete = Winning chances according to the master, { $turns ->
        [one] one turn judged.
       *[other] { $turns } turns judged.
    }
story-running = { $done } of { $turns } turns judged…
story-paused = { $done } of { $turns } turns judged. Press { $key } to continue.
story-failed = { $done } of { $turns } turns judged; the master had to stop. Press { $key } to try again.
story-new = { $turns ->
        [one] The game has gone on since: one new turn.
       *[other] The game has gone on since: { $turns } new turns.
    }
story-unkept = The story could not be saved: { $why }.
story-none = No turn changed much, and no decision stood out.
story-soon = The key moments will appear here.
story-turning = Turning point
    .said = { $seat } goes from { $before } to { $after } on average
    .moves = { $seat } moves: { $before } on average before, { $after } after
    .rival = { $mover } moves: { $seat } had { $before } on average, then { $after }
story-best = Best decision
    .said = { $seat } gets { $after }; the next best move gave { $before }
story-worst = Worst decision
    .said = { $seat } settles for { $after }; { $before } was possible
story-played = { $seat } played “{ $move }”.
story-better = The master would have preferred “{ $move }” ({ $chance }).
    .turning = The master would have preferred “{ $move }”.
story-alike = The master would have played “{ $move }”, which is about as good.
story-next = The next best was “{ $move }” ({ $chance }).
story-nobody = No single decision stands out here: several moves, or what was revealed, changed the chances.
story-as-the-master = The master would have played the same.

# Keys of the log, the story and the score sheet
key-moment = go there
    .more = go to that moment in the replay
key-filter-seat = seat
    .more = show one seat after the other, then all
key-filter-round = round
    .more = show one round after the other, then all
key-pause = pause/resume
    .more = pause the judging, or resume it
key-rematch = rematch
    .more = play again with the same players
key-replay = replay
    .more = watch the game again
key-story = story
    .more = see how the chances went
key-home = home
    .more = go back to the start screen
key-table = table
    .more = go back to the table

# Learn
home-learn = Learn
learn-title = Learn
learn-course = { $game } { $done }/{ $count }
learn-begun = begun
learn-minutes = { $minutes } min
learn-broken = This lesson cannot be used. { $problem }
lesson-astray = Not quite
lesson-other = Allowed, but not what this lesson is about.
lesson-take-back = Enter: take it back
lesson-done = Lesson done
lesson-next = Enter: next lesson
lesson-last = Enter: back to the course
lesson-tip = This one: { $answer }
lesson-opens = { $number }. { $title }. A new table.
lesson-no-undo = There is nothing to undo in a lesson: a wrong answer is taken back with Enter.
lesson-read-on = Enter: go on
table-key-next-page = go on
    .help = Go on to the question
table-key-take-back = take back
    .help = Take the wrong answer back
table-key-end-course = back
    .help = Go back to the course
table-key-next-lesson = next lesson
    .help = Go on to the next lesson

# The first game
first-title = First game
first-about = A real game against the weakest bot, explained as you play. Every turn begins with a suggestion. G turns the guide off.
first-note = First time
first-read-on = Enter: choose an answer
first-thinking = A suggestion is coming…
first-try = Try: { $move }. { $why ->
        [given] Why: { $gains }.
       *[unknown] {""}
    }
first-comments = For the first time
first-notes = Your notes ({ $count })
first-questions = About your decisions
first-events = About what happened
first-no-notes = There are no notes yet.
first-on = The guide is on. { $key }: turn it off
first-off = The guide is off. { $key }: turn it on again
first-broken = The notes of this first game cannot be used. { $problem } The game goes on without them.
table-key-guide = guide
    .help = Turn the guide of a first game off or on
table-key-notes = notes
    .help = The notes of first games shown so far
table-key-read-on = answers
    .help = Go on from a note to the answers
table-key-guide-off = guide off
    .help = Turn the guide of a first game off
table-key-guide-on = guide on
    .help = Turn the guide of a first game on

# The game in two minutes
two-minutes-title = { $game } in two minutes
key-two-minutes = in 2 minutes
    .more = explain the chosen game in two minutes
key-set-up = set up the game
    .more = close this page and set up the game

# Games with comments
learn-annotated = An annotated game
    .about = A whole game of two masters, with comments where it matters. Go from comment to comment with n and N.
replays-annotated = A sample game of two masters, with comments.
notes-broken = The comments on this game cannot be shown. { $problem }
table-key-note = comment
    .key = n N
    .help = Next comment, or the one before
action-replay-next-note = Next comment
action-replay-previous-note = Previous comment

# Practice
home-puzzle = puzzle
    .more = solve the puzzle of the day
    .line = Puzzle of the day, { $game }: press { $key }.
practice-row = Practice: { $solved } of { $count } puzzles solved{ $due ->
        [0] {""}
       *[other] , { $due } due
    }
    .about = Positions from games of the master: find the best turn. What you miss comes back after 1, 3 and 7 days.
practice-broken = A puzzle cannot be used. { $problem }
practice-all-tried = You have tried every puzzle, and none is due today. Here is the first one again.
puzzle-number = Puzzle { $number } of { $count }.
puzzle-own = Your game, decision { $number } of { $count }.
puzzle-question = Your move: find the best turn.
puzzle-again = Try again: find the best turn.
puzzle-theme = What sets the best turn apart: { $theme }.
puzzle-easy = Easy: the Foreman finds it.
puzzle-medium = Medium: the Contractor finds it, the Foreman does not.
puzzle-hard = Hard: only the Master finds it.
puzzle-severe = Very hard: even the Master misses it now and then.
puzzle-solution-next = Press { $key } again to see the solution{ $missed ->
        [yes] .
       *[no] ; the puzzle then counts as missed.
    }
puzzle-shown = This is the solution. The puzzle counts as missed.
puzzle-answered = Your answer
puzzle-thinking = The master is looking at your answer…
puzzle-failed = The master could not judge your answer. Try another one.
puzzle-wrong = Not the best
puzzle-right = Solved
puzzle-late = Counted as missed
puzzle-loses = “{ $move }” loses { $games ->
        [0] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP
        [one] one more game in 100 and { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP
       *[other] { $games } more games in 100 and { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP
    } compared with the best turn{ $why ->
        [given] . This move: { $gains }.
       *[unknown] .
    }
puzzle-best = “{ $move }” is best. What sets it apart: { $theme }.
puzzle-as-good = “{ $move }” is as good as the best turn, “{ $best }”.
puzzle-tempting = Tempting at first sight: { $loss }
puzzle-played = In the game: { $loss }
puzzle-next = Enter: next puzzle
puzzle-line-not-now = Answer the puzzle first: V then shows on the boards what follows.
puzzle-line-none = No moves are foreseen after this answer.
puzzle-no-undo = There is nothing to undo in a puzzle: Enter takes a wrong answer back.
table-key-next-puzzle = next puzzle
    .help = Go on to the next puzzle
key-practise = puzzles
    .more = solve your three costliest decisions as puzzles
