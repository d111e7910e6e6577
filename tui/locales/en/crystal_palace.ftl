### Crystal Palace: the words of the game in English.
###
### Ids. `location-`, `spot-`, `patent-`, `character-`, `nation-`, `editor-`, `metric-`, `resource-`, `season-`, `pile-`
### and `score-` are followed by a key of the components, every sign but letters and digits turned into a hyphen;
### `move-`, `event-`, `preview-`, `ask-` and `wait-` by the tag of a move, an event or a question. `.short` has at most 9
### characters, `.tiny` at most 4, `.rule` is the id of a heading in rules/crystal_palace.md. A move that several
### questions offer may have an attribute with the tag of a question (`move-decline.token`), to be said there instead.
###
### Arguments. No number of the game stands here. A number of the components has the name of its field in
### components.toml (`income_drop`, `link_vp`, `cash`…), so that a message can be given all the fields of the table it
### speaks of and takes what it needs. A move or an event gives its own fields, names in the place of keys; `seat` is
### always a player's name, `year` a number, `space` of Westminster is written by `westminster-space`.
###
### Names. Research tiles, shares, flyers and rounds have no names of their own: they are called by what they do
### (`tile-name`, `share-name`, `flyer-name`, `round-name`), and where that is not known by their kind (`tile`, `share`,
### `flyer`, `season-…`).

## The game

game-title = Crystal Palace
game-pitch = Set your own dice, pay for them, and astound the world.
game-about =
    London, before the Great Exhibition: take patents, build prototypes, recruit the famous, and be talked about.
    You choose what your dice show and pay every pip; high dice open more slots and act first.
    Whoever runs out of money borrows, and loans cost points in the end.

phase-dice = Setting dice
phase-placing = Placing dice
phase-actions = Actions
phase-salaries = Salaries
phase-prototypes = Prototypes
phase-income = Income
phase-over = Game over
# The steps of the phase of income.
stage-income = Income
stage-expenses = Special expenses
stage-greens = Green bonuses
stage-illustrations = Buzz tokens
# $round, $rounds
round-of = Round { $round } of { $rounds }
# The rounds by their keys, and with the year: $season (name), $year
season-spring1849 = spring
season-autumn1849 = autumn
season-spring1850 = spring
season-autumn1850 = autumn
season-spring1851 = spring
round-name = { $season } { NUMBER($year, useGrouping: 0) }

## What is owned and counted. `goods-…`: $amount
# `.gain` and `.lose` are for the effect of a card in few words, `.tiny` is for a price, `.plus` and `.minus` for a cell.

resource-pounds = pounds
    .short = Pounds
    .tiny = £
    .rule = exchanges
resource-gears = gears
    .short = Gears
    .tiny = G
    .rule = exchanges
resource-energy = energy
    .short = Energy
    .tiny = E
    .rule = exchanges
resource-newspapers = newspapers
    .short = Newspap.
    .tiny = N
    .rule = newspapers
resource-vp = victory points
    .short = VP
    .tiny = VP
    .rule = final-scoring
resource-income = income
    .short = Income
    .tiny = I
    .rule = income
resource-buzz = buzz
    .short = Buzz
    .tiny = B
    .rule = buzz
resource-westminster = Westminster
    .short = Westmin.
    .tiny = W
    .rule = westminster
resource-die = dice
    .short = Dice
    .tiny = D
    .rule = dice

goods-pounds = £{ $amount }
    .gain = +£{ $amount }
    .lose = -£{ $amount }
    .tiny = £{ $amount }
    .plus = +£{ $amount }
    .minus = -£{ $amount }
goods-gears =
    { $amount ->
        [one] { $amount } gear
       *[other] { $amount } gears
    }
    .gain =
        { $amount ->
            [one] +{ $amount } gear
           *[other] +{ $amount } gears
        }
    .lose =
        { $amount ->
            [one] -{ $amount } gear
           *[other] -{ $amount } gears
        }
    .tiny = { $amount }G
    .plus = +{ $amount }G
    .minus = -{ $amount }G
goods-energy = { $amount } energy
    .gain = +{ $amount } energy
    .lose = -{ $amount } energy
    .tiny = { $amount }E
    .plus = +{ $amount }E
    .minus = -{ $amount }E
goods-newspapers =
    { $amount ->
        [one] { $amount } newspaper
       *[other] { $amount } newspapers
    }
    .gain =
        { $amount ->
            [one] +{ $amount } newspaper
           *[other] +{ $amount } newspapers
        }
    .lose =
        { $amount ->
            [one] -{ $amount } newspaper
           *[other] -{ $amount } newspapers
        }
    .tiny = { $amount }N
    .plus = +{ $amount }N
    .minus = -{ $amount }N
goods-vp = { $amount } VP
    .gain = +{ $amount } VP
    .lose = -{ $amount } VP
    .tiny = { $amount }VP
    .plus = +{ $amount }VP
    .minus = -{ $amount }VP
goods-income =
    { $amount ->
        [one] { $amount } step of income
       *[other] { $amount } steps of income
    }
    .gain = income +{ $amount }
    .lose = income -{ $amount }
    .tiny = { $amount }I
    .plus = I+{ $amount }
    .minus = I-{ $amount }
goods-buzz = { $amount } buzz
    .gain = buzz +{ $amount }
    .lose = buzz -{ $amount }
    .tiny = { $amount }B
    .plus = B+{ $amount }
    .minus = B-{ $amount }
goods-westminster =
    { $amount ->
        [one] { $amount } step at Westminster
       *[other] { $amount } steps at Westminster
    }
    .gain = Westminster +{ $amount }
    .lose = Westminster -{ $amount }
    .tiny = { $amount }W
    .plus = W+{ $amount }
    .minus = W-{ $amount }
goods-die =
    { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }
    .gain =
        { $amount ->
            [one] +{ $amount } die
           *[other] +{ $amount } dice
        }
    .lose =
        { $amount ->
            [one] -{ $amount } die
           *[other] -{ $amount } dice
        }
    .tiny = { $amount }D
    .plus = +{ $amount }D
    .minus = -{ $amount }D
# Nothing to pay, nothing to get.
goods-none = nothing

# What an event brings or takes, every kind that is not zero with a space before it: $pounds, $gears, $energy,
# $newspapers, $vp
sum-gained =
    { $pounds ->
        [0] {""}
       *[other] {" "}+£{ $pounds }
    }{ $gears ->
        [0] {""}
        [one] {" "}+{ $gears } gear
       *[other] {" "}+{ $gears } gears
    }{ $energy ->
        [0] {""}
       *[other] {" "}+{ $energy } energy
    }{ $newspapers ->
        [0] {""}
        [one] {" "}+{ $newspapers } newspaper
       *[other] {" "}+{ $newspapers } newspapers
    }{ $vp ->
        [0] { $pounds ->
            [0] { $gears ->
                [0] { $energy ->
                    [0] { $newspapers ->
                        [0] {" "}nothing
                       *[other] {""}
                    }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" "}+{ $vp } VP
    }
# $gears, $energy, $newspapers, $vp
sum-lost =
    { $gears ->
        [0] {""}
        [one] {" "}-{ $gears } gear
       *[other] {" "}-{ $gears } gears
    }{ $energy ->
        [0] {""}
       *[other] {" "}-{ $energy } energy
    }{ $newspapers ->
        [0] {""}
        [one] {" "}-{ $newspapers } newspaper
       *[other] {" "}-{ $newspapers } newspapers
    }{ $vp ->
        [0] { $gears ->
            [0] { $energy ->
                [0] { $newspapers ->
                    [0] {" "}nothing
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" "}-{ $vp } VP
    }
# $pounds, $gears, $energy, $newspapers
sum-paid =
    { $pounds ->
        [0] { $gears ->
            [0] { $energy ->
                [0] { $newspapers ->
                    [0] {" "}nothing
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" "}-£{ $pounds }
    }{ $gears ->
        [0] {""}
        [one] {" "}-{ $gears } gear
       *[other] {" "}-{ $gears } gears
    }{ $energy ->
        [0] {""}
       *[other] {" "}-{ $energy } energy
    }{ $newspapers ->
        [0] {""}
        [one] {" "}-{ $newspapers } newspaper
       *[other] {" "}-{ $newspapers } newspapers
    }
# The two sides of an exchange: $give (key), $given; $get (key), $got
trade-given =
    { $give ->
        [newspapers] { $given ->
            [one] { $given } newspaper
           *[other] { $given } newspapers
        }
        [gears] { $given ->
            [one] { $given } gear
           *[other] { $given } gears
        }
        [energy] { $given } energy
       *[pounds] £{ $given }
    }
trade-got =
    { $get ->
        [newspapers] { $got ->
            [one] { $got } newspaper
           *[other] { $got } newspapers
        }
        [gears] { $got ->
            [one] { $got } gear
           *[other] { $got } gears
        }
        [energy] { $got } energy
        [income] income +{ $got }
        [die] { $got ->
            [one] { $got } die
           *[other] { $got } dice
        }
       *[pounds] £{ $got }
    }

## Metrics: what is counted. `.amount`: $count; `.each`: $each, how many make one

metric-characters = characters
    .short = Charact.
    .amount =
        { $count ->
            [one] { $count } character
           *[other] { $count } characters
        }
    .each =
        { $each ->
            [1] for each character
           *[other] for every { $each } characters
        }
metric-prototypes = prototypes
    .short = Protot.
    .amount =
        { $count ->
            [one] { $count } prototype
           *[other] { $count } prototypes
        }
    .each =
        { $each ->
            [1] for each prototype
           *[other] for every { $each } prototypes
        }
metric-cards = characters and prototypes
    .short = Cards
    .amount =
        { $count ->
            [one] { $count } character or prototype
           *[other] { $count } characters and prototypes
        }
    .each =
        { $each ->
            [1] for each character and prototype
           *[other] for every { $each } characters and prototypes
        }
metric-patents = patents not built
    .short = Patents
    .amount =
        { $count ->
            [one] { $count } patent not built
           *[other] { $count } patents not built
        }
    .each =
        { $each ->
            [1] for each patent not built
           *[other] for every { $each } patents not built
        }
metric-shares = shares
    .short = Shares
    .amount =
        { $count ->
            [one] { $count } share
           *[other] { $count } shares
        }
    .each =
        { $each ->
            [1] for each share
           *[other] for every { $each } shares
        }
metric-research = research tiles
    .short = Research
    .amount =
        { $count ->
            [one] { $count } research tile
           *[other] { $count } research tiles
        }
    .each =
        { $each ->
            [1] for each research tile
           *[other] for every { $each } research tiles
        }
metric-research-permanent = green research tiles
    .short = Green
    .amount =
        { $count ->
            [one] { $count } green research tile
           *[other] { $count } green research tiles
        }
    .each =
        { $each ->
            [1] for each green research tile
           *[other] for every { $each } green research tiles
        }
metric-research-immediate = grey research tiles
    .short = Grey
    .amount =
        { $count ->
            [one] { $count } grey research tile
           *[other] { $count } grey research tiles
        }
    .each =
        { $each ->
            [1] for each grey research tile
           *[other] for every { $each } grey research tiles
        }
metric-westminster = Westminster space
    .short = Westmin.
    .amount =
        { $count ->
            [1] Westminster I
            [2] Westminster II
            [3] Westminster III
            [4] Westminster IV
            [5] Westminster V
           *[other] Westminster { $count }
        }
    .each =
        { $each ->
            [1] for each Westminster space
           *[other] for every { $each } Westminster spaces
        }
metric-newspapers = newspapers
    .short = Newspap.
    .amount =
        { $count ->
            [one] { $count } newspaper
           *[other] { $count } newspapers
        }
    .each =
        { $each ->
            [1] for each newspaper
           *[other] for every { $each } newspapers
        }
metric-income = income
    .short = Income
    .amount = income { $count }
    .each =
        { $each ->
            [1] for each pound of income
           *[other] for every { $each } pounds of income
        }
metric-gears = gears
    .short = Gears
    .amount =
        { $count ->
            [one] { $count } gear
           *[other] { $count } gears
        }
    .each =
        { $each ->
            [1] for each gear
           *[other] for every { $each } gears
        }
metric-energy = energy
    .short = Energy
    .amount = { $count } energy
    .each =
        { $each ->
            [1] for each energy
           *[other] for every { $each } energy
        }
metric-resources = gears and energy
    .short = Goods
    .amount =
        { $count ->
            [one] { $count } gear or energy
           *[other] { $count } gears and energy
        }
    .each =
        { $each ->
            [1] for each gear and energy
           *[other] for every { $each } gears and energy
        }
metric-dice = dice
    .short = Dice
    .amount =
        { $count ->
            [one] { $count } die
           *[other] { $count } dice
        }
    .each =
        { $each ->
            [1] for each die
           *[other] for every { $each } dice
        }
metric-buzz = buzz
    .short = Buzz
    .amount = { $count } buzz
    .each =
        { $each ->
            [1] for each buzz
           *[other] for every { $each } buzz
        }
metric-market-assistants = assistants in the market
    .short = Assist.
    .amount =
        { $count ->
            [one] { $count } assistant in the market
           *[other] { $count } assistants in the market
        }
    .each =
        { $each ->
            [1] for each assistant in the market
           *[other] for every { $each } assistants in the market
        }

## Effects: one message for each kind of step, a sentence, with `.brief` in few words
# $goods, $pay, $get: `goods-…` joined by `listed` for the sentence, `goods-….gain` or `.lose` joined by `together` for
# `.brief` (for $pay and $get `goods-…` in both). The other arguments are the fields of the step.

# $first, $last
either = { $first } or { $last }
together = { $first }, { $last }
effect-none = No effect.
    .brief = no effect
# $goods
effect-gain = Receive { $goods }.
    .brief = { $goods }
# $goods
effect-lose = Lose { $goods }.
    .brief = { $goods }
# $goods: `goods-….gain` in both forms
effect-advance = Go up: { $goods }.
    .brief = { $goods }
# $goods: `goods-….lose` in both forms
effect-retreat = Go down: { $goods }.
    .brief = { $goods }
# $actions, $free (a truth value)
effect-assistant =
    { $free ->
        [1] { $actions ->
            [one] { $actions } assistant action, free at the Black Market.
           *[other] { $actions } assistant actions, free at the Black Market.
        }
       *[other] { $actions ->
            [one] { $actions } assistant action.
           *[other] { $actions } assistant actions.
        }
    }
    .brief =
        { $free ->
            [1] { $actions ->
                [1] free assistant
               *[other] { $actions } free assistants
            }
           *[other] { $actions ->
                [1] assistant
               *[other] { $actions } assistants
            }
        }
# $count
effect-push-down =
    { $count ->
        [one] Move { $count } of your assistants in the Black Market down, without a gear.
       *[other] Move { $count } of your assistants in the Black Market down, without gears.
    }
    .brief =
        { $count ->
            [1] assistant down
           *[other] { $count } assistants down
        }
# $from_ (key)
effect-research =
    { $from_ ->
        [purple_blue] Draw from the blue-framed research tiles, keep one and lay it on your board.
        [purple_orange] Draw from the orange-framed research tiles, keep one and lay it on your board.
       *[green_display] Take a research tile of the British Museum.
    }
    .brief = research tile
# $times
effect-use-green =
    { $times ->
        [one] Use { $times } of your green bonuses now.
       *[other] Use { $times } different green bonuses of yours now.
    }
    .brief =
        { $times ->
            [1] green bonus
           *[other] { $times } green bonuses
        }
# $count
effect-die =
    { $count ->
        [one] { $count } new die, from the next round on.
       *[other] { $count } new dice, from the next round on.
    }
    .brief =
        { $count ->
            [one] +{ $count } die
           *[other] +{ $count } dice
        }
effect-token = Take the Pocket Watch.
    .brief = Pocket Watch
# $goods, $each (metric-….each), $max (0 if there is no limit)
effect-per =
    { $max ->
        [0] Receive { $goods } { $each }.
        [one] Receive { $goods } { $each }, at most { $max } time.
       *[other] Receive { $goods } { $each }, at most { $max } times.
    }
    .brief =
        { $max ->
            [0] { $goods } { $each }
           *[other] { $goods } { $each } (max { $max })
        }
# $options: the effects (without a full stop, or `.brief`) joined by `either`
effect-choose = Choose one: { $options }.
    .brief = { $options }
# $pay, $get, $max
effect-exchange =
    { $max ->
        [one] You may pay { $pay } for { $get }.
       *[other] You may pay { $pay } for { $get }, up to { $max } times.
    }
    .brief =
        { $max ->
            [1] { $pay } → { $get }
           *[other] { $pay } → { $get } (max { $max })
        }
# $add
effect-modifier-initiative =
    { $add ->
        [one] { $add } more pip when the first player is found; it is not paid.
       *[other] { $add } more pips when the first player is found; they are not paid.
    }
    .brief = +{ $add } to be first
# $per_round
effect-modifier-ignore-slot-cost =
    { $per_round ->
        [one] The cost of { $per_round } die slot a round need not be paid.
       *[other] The costs of { $per_round } die slots a round need not be paid.
    }
    .brief =
        { $per_round ->
            [1] a slot cost spared
           *[other] { $per_round } slot costs spared
        }
# $pounds
effect-modifier-no-slot-compensation = A die of yours that finds no action slot brings £{ $pounds } instead of the usual sum.
    .brief = £{ $pounds } without slot
# $gears, $per_round
effect-modifier-prototype-discount =
    { $per_round ->
        [one] { $per_round } prototype a round costs less: -{ $gears ->
            [one] { $gears } gear
           *[other] { $gears } gears
        }.
       *[other] { $per_round } prototypes a round cost less: -{ $gears ->
            [one] { $gears } gear
           *[other] { $gears } gears
        } each.
    }
    .brief =
        { $per_round ->
            [1] prototype -{ $gears ->
                [one] { $gears } gear
               *[other] { $gears } gears
            }
           *[other] { $per_round } prototypes -{ $gears ->
                [one] { $gears } gear
               *[other] { $gears } gears
            }
        }
# $vp
effect-modifier-prototype-vp = Each prototype you build scores { $vp } VP more.
    .brief = +{ $vp } VP per prototype
# $add
effect-modifier-prototype-limit =
    { $add ->
        [one] You may build { $add } more prototype a round.
       *[other] You may build { $add } more prototypes a round.
    }
    .brief =
        { $add ->
            [one] +{ $add } prototype a round
           *[other] +{ $add } prototypes a round
        }
# The colour of a banner, which says when an effect works: $phase (of a character's recurring effect)
banner-immediate = grey
banner-permanent = green
banner-recurring = phase { $phase }

## Locations. `.effect` says what the action does.

location-patent-office = Patent Office
    .short = Patents
    .tiny = Pat.
    .effect = Take a patent of the display. It is paid when you build it.
    .rule = patent-office
location-british-museum = British Museum
    .short = Museum
    .tiny = Mus.
    .effect = Take a research tile of the display. A grey one works at once, a green one in every phase of income.
    .rule = british-museum
location-bank-of-england = Bank of England
    .short = Bank
    .tiny = Bank
    .effect = Take a share of the display: income and points at once.
    .rule = bank
location-westminster = Westminster
    .short = Westmin.
    .tiny = West
    .effect = Go one space up and receive its bonus. Higher up, your characters ask for less.
    .rule = westminster
location-reform-club = Reform Club
    .short = Reform C.
    .tiny = Club
    .effect = Recruit a character of the display and pay the price at once. The first salary is due this round.
    .rule = reform-club
location-london-times = London Times
    .short = Times
    .tiny = Time
    .effect = Receive buzz for the level you reach in this round's row of the editor.
    .rule = london-times
location-port-of-london = Port of London
    .short = Port
    .tiny = Port
    .effect = Go on to a free spot: assistants, gears, a new die or a ticket.
    .rule = port
location-waterloo-station = Waterloo Station
    .short = Waterloo
    .tiny = Wat.
    .effect = Go on to a free spot: energy, green bonuses, buzz.
    .rule = waterloo
market = Black Market
    .short = Market
    .tiny = Mkt
    .effect = Assistants here bring the benefit of their space in every phase of income, and go down one space after the round.
    .rule = black-market

# The spots of the last two. What each brings is said by its effect; that of the ticket by `.effect`: $vp (of the year)
spot-two-assistant-actions = Assistants
    .short = Assist.
    .tiny = Asst
    .rule = port
spot-two-gears = Gears
    .short = Gears
    .tiny = Gear
    .rule = port
spot-new-die = New die
    .short = New die
    .tiny = Die
    .rule = port
spot-new-die-for-2-pounds = New die for money
    .short = Die for £
    .tiny = £Die
    .rule = port
spot-ticket = Ticket
    .short = Ticket
    .tiny = Tick
    .effect = Score { $vp } VP and the value of the die, which never comes back.
    .brief = +{ $vp } VP + die
    .rule = tickets
spot-two-energy = Energy
    .short = Energy
    .tiny = En.
    .rule = waterloo
spot-energy-and-green = Energy and green bonus
    .short = En.+green
    .tiny = E+G
    .rule = waterloo
spot-energy-and-two-buzz = Energy and buzz
    .short = En.+buzz
    .tiny = E+B
    .rule = waterloo
spot-green-or-two-buzz = Green bonus or buzz
    .short = Grn/buzz
    .tiny = G/B
    .rule = waterloo

# A space of Westminster: $space
westminster-space =
    { $space ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $space }
    }

## Patents

patent-steam-dental-drill = Steam dental drill
    .short = Drill
patent-audio-book = Audio book
    .short = Audio bk
patent-hydraulic-crane = Hydraulic crane
    .short = Crane
patent-beer-glass-counter = Beer glass counter
    .short = Beer ctr
patent-climate-changer = Climate changer
    .short = Climate
patent-crystal-palace = Crystal Palace
    .short = Palace
patent-time-machine = Time machine
    .short = Time mach
patent-riveted-trouser-press = Riveted-trouser press
    .short = Trousers
patent-mummy-unwrapping-engine = Mummy unwrapping engine
    .short = Mummy
patent-facsimile-telegraph = Facsimile telegraph
    .short = Facsimile
patent-leech-barometer = Leech barometer
    .short = Leeches
patent-mechanical-reaper = Mechanical reaper
    .short = Reaper
patent-thinking-machine = Thinking machine
    .short = Thinking
patent-difference-engine = Difference engine
    .short = Diff.eng.
patent-transatlantic-cable = Transatlantic cable
    .short = Cable
patent-atmospheric-railway = Atmospheric railway
    .short = Railway
patent-steam-airship = Steam airship
    .short = Airship
patent-diving-boat = Diving boat
    .short = Diving
patent-unpickable-lock = Unpickable lock
    .short = Lock
patent-flushing-lavatory = Flushing lavatory
    .short = Lavatory
patent-ice-machine = Ice machine
    .short = Ice mach.
patent-electric-master-clock = Electric master clock
    .short = Clock
patent-stereoscope = Stereoscope
    .short = Stereosc.
patent-steam-saxophone = Steam saxophone
    .short = Saxophone
patent-sewing-machine = Sewing machine
    .short = Sewing
patent-pigeon-post-sorter = Pigeon post sorter
    .short = Pigeons
patent-mechanical-chess-player = Mechanical chess player
    .short = Chess
patent-self-pouring-teapot = Self-pouring teapot
    .short = Teapot
patent-mechanical-butler = Mechanical butler
    .short = Butler
patent-smog-filter = Smog filter
    .short = Smog filt
# Any patent, any prototype.
patent = Patent
    .rule = patents
prototype = Prototype
    .rule = prototypes

## Characters

character-queen-victoria = Queen Victoria
    .short = Victoria
character-charlotte-bronte = Charlotte Brontë
    .short = Brontë
character-sherlock-holmes = Sherlock Holmes
    .short = Holmes
character-phileas-fogg = Phileas Fogg
    .short = Fogg
character-levi-strauss = Levi Strauss
    .short = Strauss
character-amelia-edwards = Amelia Edwards
    .short = Edwards
character-joseph-paxton = Joseph Paxton
    .short = Paxton
character-charles-babbage = Charles Babbage
    .short = Babbage
character-ada-lovelace = Ada Lovelace
    .short = Lovelace
character-isambard-kingdom-brunel = Isambard Kingdom Brunel
    .short = Brunel
character-william-armstrong = William Armstrong
    .short = Armstrong
character-frederick-bakewell = Frederick Bakewell
    .short = Bakewell
character-george-merryweather = George Merryweather
    .short = Merryw.
character-cyrus-mccormick = Cyrus McCormick
    .short = McCormick
character-werner-siemens = Werner Siemens
    .short = Siemens
character-henri-giffard = Henri Giffard
    .short = Giffard
character-captain-nemo = Captain Nemo
    .short = Nemo
character-alfred-charles-hobbs = Alfred Charles Hobbs
    .short = Hobbs
character-george-jennings = George Jennings
    .short = Jennings
character-august-borsig = August Borsig
    .short = Borsig
character-john-gorrie = John Gorrie
    .short = Gorrie
character-charles-shepherd = Charles Shepherd
    .short = Shepherd
character-david-brewster = David Brewster
    .short = Brewster
character-adolphe-sax = Adolphe Sax
    .short = Sax
character-isaac-singer = Isaac Singer
    .short = Singer
character-paul-julius-reuter = Paul Julius Reuter
    .short = Reuter
character-howard-staunton = Howard Staunton
    .short = Staunton
character-ebenezer-scrooge = Ebenezer Scrooge
    .short = Scrooge
character-florence-nightingale = Florence Nightingale
    .short = Nighting.
character-michael-bass = Michael Bass
    .short = Bass
# Any character.
character = Character
    .rule = characters

## Tiles, shares, flyers: called by what they do. Where that is not known, by their kind.

tile = Research tile
    .short = Research
    .tiny = Res.
    .rule = research
# $kind (key: immediate or permanent), $text (its effect in few words)
tile-name =
    { $kind ->
        [permanent] Green ({ $text })
       *[immediate] Grey ({ $text })
    }
share = Share
    .short = Share
    .tiny = Shr
    .rule = shares
# $income, $vp
share-name = Share (income +{ $income }, +{ $vp } VP)
    .brief = I+{ $income } +{ $vp }VP
flyer = Flyer
    .short = Flyer
    .tiny = Fly
    .rule = flyers
# $colour (key), $text (its effect in few words)
flyer-name =
    { $colour ->
        [blue] Blue flyer ({ $text })
        [green] Green flyer ({ $text })
       *[purple] Purple flyer ({ $text })
    }
loan = Loan
    .short = Loan
    .tiny = Loan
    .rule = loans
watch = Pocket Watch
    .short = Watch
    .tiny = Wtch
    .effect = In the phase of income it repeats one of its owner's other green bonuses.
    .rule = pocket-watch

editor-1A = Society
editor-1B = Industry
editor-2A = Finance
editor-2B = Politics
editor-3A = Science
editor-3B = Underworld
editor-4A = Labour
editor-4B = Celebrity

nation-france = France
    .short = France
    .tiny = Fr.
nation-united-kingdom = United Kingdom
    .short = UK
    .tiny = UK
nation-japan = Japan
    .short = Japan
    .tiny = Jap.
nation-united-states = United States
    .short = USA
    .tiny = USA
nation-spain = Spain
    .short = Spain
    .tiny = Sp.
nation-germany = Germany
    .short = Germany
    .tiny = Ger.
nation-italy = Italy
    .short = Italy
    .tiny = It.
nation-russia = Russia
    .short = Russia
    .tiny = Rus.
nation-netherlands = Netherlands
    .short = Netherl.
    .tiny = Neth
nation-ottoman-empire = Ottoman Empire
    .short = Ottomans
    .tiny = Ott.

pile-patents = Patents
    .short = Patents
pile-characters = Characters
    .short = Charact.
pile-green = Green research tiles
    .short = Research
pile-purple-blue = Purple tiles, blue frame
    .short = Blue
pile-purple-orange = Purple tiles, orange frame
    .short = Orange
pile-loans = Loans
    .short = Loans

## The score sheet, and what decided

score-start = At the start
    .short = Start
score-prototypes = Prototypes
    .short = Protot.
score-characters = Characters
    .short = Charact.
score-links = Links
    .short = Links
score-shares = Shares
    .short = Shares
score-tickets = Tickets
    .short = Tickets
score-research = Research tiles
    .short = Research
score-flyers = Flyers
    .short = Flyers
score-illustrations = Illustrations
    .short = Illustr.
score-effects = Effects of cards
    .short = Effects
score-red-income = Red income
    .short = Red inc.
score-buzz = Place on the buzz track
    .short = Buzz
score-market = Black Market
    .short = Market
score-objective = Objective
    .short = Objective
score-loans = Loans
    .short = Loans
score-empty-spaces = Empty research spaces
    .short = Empty

decided-points = Victory points decided.
decided-shared = Level on points: nothing else decides.
