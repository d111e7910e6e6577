### Crystal Palace: the words of the game in English.
###
### Ids. `location-`, `spot-`, `patent-`, `character-`, `nation-`, `editor-`, `metric-`, `resource-`, `season-`, `pile-`
### and `score-` are followed by a key of the components, every sign but letters and digits turned into a hyphen;
### `move-`, `event-`, `preview-`, `ask-` and `wait-` by the tag of a move, an event or a question; `term-` by an item of
### the evaluation. `.short` has at most 9 characters, `.tiny` at most 4, `.rule` is the id of a heading in
### rules/crystal_palace.md. A move that several questions offer may have an attribute with the tag of a question
### (`move-decline.token`), to be said there instead.
###
### Arguments. No number of the game is written here. A number of the components has the name of its field in
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
    If you run out of money you borrow, and loans cost points at the end.

phase-dice = Setting dice
phase-placing = Placing dice
phase-actions = Actions
phase-salaries = Salaries
phase-prototypes = Prototypes
phase-income = Income
phase-over = Game over
# $round, $rounds
round-of = Round { $round } of { $rounds }
# The rounds by their keys, and with the year: $season (name), $year
season-spring1849 = Spring
season-autumn1849 = Autumn
season-spring1850 = Spring
season-autumn1850 = Autumn
season-spring1851 = Spring
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
    .tiny = £{ NUMBER($amount) }
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
    .tiny = { NUMBER($amount) }G
    .plus = +{ $amount }G
    .minus = -{ $amount }G
goods-energy = { $amount } energy
    .gain = +{ $amount } energy
    .lose = -{ $amount } energy
    .tiny = { NUMBER($amount) }E
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
    .tiny = { NUMBER($amount) }N
    .plus = +{ $amount }N
    .minus = -{ $amount }N
goods-vp = { $amount } VP
    .gain = +{ $amount } VP
    .lose = -{ $amount } VP
    .tiny = { NUMBER($amount) }VP
    .plus = +{ $amount }VP
    .minus = -{ $amount }VP
goods-income =
    { $amount ->
        [one] { $amount } income step
       *[other] { $amount } income steps
    }
    .gain = +{ $amount } income
    .lose = -{ $amount } income
    .tiny = { NUMBER($amount) }I
    .plus = +{ $amount }I
    .minus = -{ $amount }I
goods-buzz = { $amount } buzz
    .gain = +{ $amount } buzz
    .lose = -{ $amount } buzz
    .tiny = { NUMBER($amount) }B
    .plus = +{ $amount }B
    .minus = -{ $amount }B
goods-westminster =
    { $amount ->
        [one] { $amount } step at Westminster
       *[other] { $amount } steps at Westminster
    }
    .gain = +{ $amount } Westminster
    .lose = -{ $amount } Westminster
    .tiny = { NUMBER($amount) }W
    .plus = +{ $amount }W
    .minus = -{ $amount }W
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
    .tiny = { NUMBER($amount) }D
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
        [income] +{ $got } income
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
            [1] per character
           *[other] per { $each } characters
        }
    .cell = characters
metric-prototypes = prototypes
    .short = Protot.
    .amount =
        { $count ->
            [one] { $count } prototype
           *[other] { $count } prototypes
        }
    .each =
        { $each ->
            [1] per prototype
           *[other] per { $each } prototypes
        }
    .cell = prototypes
metric-cards = characters and prototypes
    .short = Cards
    .amount =
        { $count ->
            [one] { $count } character or prototype
           *[other] { $count } characters and prototypes
        }
    .each =
        { $each ->
            [1] per character or prototype
           *[other] per { $each } characters and prototypes
        }
    .cell = cards
metric-patents = unbuilt patents
    .short = Patents
    .amount =
        { $count ->
            [one] { $count } unbuilt patent
           *[other] { $count } unbuilt patents
        }
    .each =
        { $each ->
            [1] per unbuilt patent
           *[other] per { $each } unbuilt patents
        }
    .cell = patents
metric-shares = shares
    .short = Shares
    .amount =
        { $count ->
            [one] { $count } share
           *[other] { $count } shares
        }
    .each =
        { $each ->
            [1] per share
           *[other] per { $each } shares
        }
    .cell = shares
metric-research = research tiles
    .short = Research
    .amount =
        { $count ->
            [one] { $count } research tile
           *[other] { $count } research tiles
        }
    .each =
        { $each ->
            [1] per research tile
           *[other] per { $each } research tiles
        }
    .cell = tiles
metric-research-permanent = green research tiles
    .short = Green
    .amount =
        { $count ->
            [one] { $count } green research tile
           *[other] { $count } green research tiles
        }
    .each =
        { $each ->
            [1] per green research tile
           *[other] per { $each } green research tiles
        }
    .cell = green tiles
metric-research-immediate = grey research tiles
    .short = Grey
    .amount =
        { $count ->
            [one] { $count } grey research tile
           *[other] { $count } grey research tiles
        }
    .each =
        { $each ->
            [1] per grey research tile
           *[other] per { $each } grey research tiles
        }
    .cell = grey tiles
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
            [1] per Westminster space
           *[other] per { $each } Westminster spaces
        }
    .cell = Westminster
metric-newspapers = newspapers
    .short = Newspap.
    .amount =
        { $count ->
            [one] { $count } newspaper
           *[other] { $count } newspapers
        }
    .each =
        { $each ->
            [1] per newspaper
           *[other] per { $each } newspapers
        }
    .cell = newspapers
metric-income = income
    .short = Income
    .amount = income { $count }
    .each =
        { $each ->
            [1] per pound of income
           *[other] per { $each } pounds of income
        }
    .cell = income
metric-gears = gears
    .short = Gears
    .amount =
        { $count ->
            [one] { $count } gear
           *[other] { $count } gears
        }
    .each =
        { $each ->
            [1] per gear
           *[other] per { $each } gears
        }
    .cell = gears
metric-energy = energy
    .short = Energy
    .amount = { $count } energy
    .each =
        { $each ->
            [1] per energy
           *[other] per { $each } energy
        }
    .cell = energy
metric-resources = gears and energy
    .short = Goods
    .amount =
        { $count ->
            [one] { $count } gear or energy
           *[other] { $count } gears and energy
        }
    .each =
        { $each ->
            [1] per gear and energy
           *[other] per { $each } gears and energy
        }
    .cell = goods
metric-dice = dice
    .short = Dice
    .amount =
        { $count ->
            [one] { $count } die
           *[other] { $count } dice
        }
    .each =
        { $each ->
            [1] per die
           *[other] per { $each } dice
        }
    .cell = dice
metric-buzz = buzz
    .short = Buzz
    .amount = { $count } buzz
    .each =
        { $each ->
            [1] per buzz
           *[other] per { $each } buzz
        }
    .cell = buzz
metric-market-assistants = assistants in the market
    .short = Assist.
    .amount =
        { $count ->
            [one] { $count } assistant in the market
           *[other] { $count } assistants in the market
        }
    .each =
        { $each ->
            [1] per assistant in the market
           *[other] per { $each } assistants in the market
        }
    .sign =
        { $each ->
            [1] per { $assistant }
           *[other] per { $each }{ $assistant }
        }
    .cell = in market

## Effects: one message for each kind of step, a sentence, with `.brief` in few words
# $goods, $pay, $get: `goods-…` joined by `listed` for the sentence, `goods-….gain` or `.lose` joined by `together` for
# `.brief` (for $pay and $get `goods-…` in both). The other arguments are the fields of the step.

effect-none = No effect.
    .brief = no effect
    .sign = no effect
# $goods
effect-gain = Receive { $goods }.
    .brief = { $goods }
    .sign = { $goods }
# $goods
effect-lose = Lose { $goods }.
    .brief = { $goods }
    .sign = { $goods }
# $goods: `goods-….gain` in both forms
effect-advance = Advance: { $goods }.
    .brief = { $goods }
    .sign = { $goods }
# $goods: `goods-….lose` in both forms
effect-retreat = Go back: { $goods }.
    .brief = { $goods }
    .sign = { $goods }
# $actions, $free ("no", "placing", or "market" where climbing is free, too)
effect-assistant =
    { $free ->
        [placing] { $actions ->
            [one] { $actions } assistant action; placing in the Black Market is free.
           *[other] { $actions } assistant actions; placing in the Black Market is free.
        }
        [market] { $actions ->
            [one] { $actions } assistant action, free in the Black Market.
           *[other] { $actions } assistant actions, free in the Black Market.
        }
       *[no] { $actions ->
            [one] { $actions } assistant action.
           *[other] { $actions } assistant actions.
        }
    }
    .brief =
        { $free ->
            [no] { $actions ->
                [one] { $actions } assistant action
               *[other] { $actions } assistant actions
            }
           *[other] { $actions ->
                [one] { $actions } free assistant action
               *[other] { $actions } free assistant actions
            }
        }
    .sign =
        { $free ->
            [no] { $actions }{ $assistant }
           *[other] { $actions }{ $assistant } £{ $cost }
        }
# Actions of which some are free in the market: $actions, $free
effect-assistants =
    { $actions ->
        [one] { $actions } assistant action, { $free } free
       *[other] { $actions } assistant actions, { $free } free
    }
    .sign = { $actions }{ $assistant }, { $free } free
# $count
effect-push-down =
    { $count ->
        [one] Move { $count } of your assistants in the Black Market down, without a gear.
       *[other] Move { $count } of your assistants in the Black Market down, without gears.
    }
    .brief =
        { $count ->
            [one] { $count } assistant down
           *[other] { $count } assistants down
        }
    .sign = { $count }{ $assistant } down
# $from_ (key)
effect-research =
    { $from_ ->
        [purple_blue] Draw from the blue-framed research tiles, keep one and lay it on your board.
        [purple_orange] Draw from the orange-framed research tiles, keep one and lay it on your board.
       *[green_display] Take a research tile from the British Museum.
    }
    .brief =
        { $tiles ->
            [one] +{ $tiles } tile
           *[other] +{ $tiles } tiles
        }
    .sign =
        { $tiles ->
            [one] +{ $tiles } tile
           *[other] +{ $tiles } tiles
        }
# $times
effect-use-green =
    { $times ->
        [one] Use { $times } of your green bonuses now.
       *[other] Use { $times } different green bonuses now.
    }
    .brief =
        { $times ->
            [one] use { $times } green bonus
           *[other] use { $times } green bonuses
        }
    .sign = { $times } green
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
    .sign = +{ $count }D
effect-token = Take the Pocket Watch.
    .brief = Pocket Watch
    .sign = Watch
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
           *[other] { $goods } { $each } (max. { $max })
        }
    .sign =
        { $max ->
            [0] { $goods } { $each }
           *[other] { $goods } { $each } ({ $max })
        }
# $options: the effects (without a full stop, or `.brief`) joined by `either`
effect-choose = Choose one: { $options }.
    .brief = { $options }
    .sign = { $options }
# $pay, $get, $max
effect-exchange =
    { $max ->
        [one] You may pay { $pay } for { $get }.
       *[other] You may pay { $pay } for { $get }, up to { $max } times.
    }
    .brief =
        { $max ->
            [1] { $pay } → { $get }
           *[other] { $pay } → { $get } (max. { $max })
        }
    .sign =
        { $max ->
            [1] { $pay } → { $get }
           *[other] { $pay } → { $get } ({ $max })
        }
# $add
effect-modifier-initiative =
    { $add ->
        [one] { $add } extra pip when deciding who plays first; you do not pay for it.
       *[other] { $add } extra pips when deciding who plays first; you do not pay for them.
    }
    .brief = +{ $add } to play first
    .sign = +{ $add } first
# $per_round
effect-modifier-ignore-slot-cost =
    { $per_round ->
        [one] Ignore the cost of { $per_round } placement slot each round.
       *[other] Ignore the cost of { $per_round } placement slots each round.
    }
    .brief =
        { $per_round ->
            [one] { $per_round } slot costs nothing
           *[other] { $per_round } slots cost nothing
        }
    .sign =
        { $per_round ->
            [one] { $per_round } slot £{ $cost }
           *[other] { $per_round } slots £{ $cost }
        }
# $pounds
effect-modifier-no-slot-compensation = Each of your dice that finds no action slot earns £{ $pounds } instead of the usual amount.
    .brief = £{ $pounds } for a late die
    .sign = late £{ $pounds }
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
            [one] { $per_round } prototype for { $gears ->
                [one] { $gears } gear less
               *[other] { $gears } gears less
            }
           *[other] { $per_round } prototypes for { $gears ->
                [one] { $gears } gear less
               *[other] { $gears } gears less
            }
        }
    .sign = prototype -{ $gears }G ({ $per_round })
# $vp
effect-modifier-prototype-vp = Each prototype you build scores { $vp } VP more.
    .brief = +{ $vp } VP per prototype
    .sign = +{ $vp }VP per prototype
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
    .sign =
        { $add ->
            [one] +{ $add } prototype
           *[other] +{ $add } prototypes
        }

## Locations. `.effect` says what the action does.

location-patent-office = Patent Office
    .short = Patents
    .tiny = Pat.
    .effect = Take a patent from the display. You pay for it when you build it.
    .rule = patent-office
location-british-museum = British Museum
    .short = Museum
    .tiny = Mus.
    .effect = Take a research tile from the display. Grey tiles work at once, green tiles in every Income phase.
    .rule = british-museum
location-bank-of-england = Bank of England
    .short = Bank
    .tiny = Bank
    .effect = Take a share from the display: income and points at once.
    .rule = bank
location-westminster = Westminster
    .short = Westmin.
    .tiny = West
    .effect = Move up one space and gain its bonus. The higher you are, the lower the salaries you pay.
    .rule = westminster
location-reform-club = Reform Club
    .short = Club
    .tiny = Club
    .effect = Recruit a character from the display and pay the price at once. The first salary is due this round.
    .rule = reform-club
location-london-times = London Times
    .short = Times
    .tiny = Time
    .effect = Gain buzz for the level you reach in the editor's row for this round.
    .rule = london-times
location-port-of-london = Port of London
    .short = Port
    .tiny = Port
    .effect = Move your die on to a free spot: assistants, gears, a new die or a ticket.
    .rule = port
location-waterloo-station = Waterloo Station
    .short = Waterloo
    .tiny = Wat.
    .effect = Move your die on to a free spot: energy, green bonuses, buzz.
    .rule = waterloo
market = Black Market
    .short = Market
    .tiny = Mkt
    .effect = Assistants here earn the benefit of their space in every Income phase, and move down one space after the round.
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
    .brief = { $vp } VP and the value of the die
    .sign = { $vp }VP and die
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
share-name =
    { $vp ->
        [0] Share (+{ $income } income)
       *[other] Share (+{ $income } income, +{ $vp } VP)
    }
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
    .effect = In the Income phase it repeats one of its owner's other green bonuses.
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

decided-points = Decided on victory points.
decided-shared = Tied on points: there is no tie-break.

## What an evaluation adds up, in points: its name, and what it means to gain (.more) or to lose (.less) by it

term-points = points scored
    .more = more points scored
    .less = fewer points scored
term-objective = objective
    .more = more points from the objective
    .less = fewer points from the objective
term-research = research
    .more = more to gain from research
    .less = less to gain from research
term-loans = loans at the end
    .more = less lost to loans at the end
    .less = more lost to loans at the end
term-patents = patents
    .more = more to gain from patents
    .less = less to gain from patents
term-characters = characters
    .more = more to gain from characters
    .less = less to gain from characters
term-income = income
    .more = more income to come
    .less = less income to come
term-buzz = buzz
    .more = more to gain from buzz
    .less = less to gain from buzz
term-westminster = Westminster
    .more = more to gain from Westminster
    .less = less to gain from Westminster
term-black-market = Black Market
    .more = more to gain from the Black Market
    .less = less to gain from the Black Market
term-money = money
    .more = more money
    .less = less money
term-goods = goods
    .more = goods worth more
    .less = goods worth less
term-stations = Port and Waterloo
    .more = more to gain at the Port and Waterloo
    .less = less to gain at the Port and Waterloo
term-dice = dice
    .more = dice worth more
    .less = dice worth less

## Questions. `.help` and `.rule` without arguments; wait-…: $seat

ask-dice-setting = Set all your dice in secret
    .help = You pay a pound for each pip, even on dice you do not place. The highest total plays first; the lowest gets newspapers. A die bought with newspapers now can be used this round.
    .rule = phase-one
wait-dice-setting = { $seat } is setting dice
ask-window = Exchange, borrow, repay or continue
    .help = The next step affects everyone. You may exchange, borrow or repay before it.
    .rule = exchanges
wait-window = { $seat } may exchange
ask-funding = Not enough money: raise the rest
    .help = You must pay. Sell what you like or take a loan; you do not have to sell first.
    .from = { $source }: not enough money, raise the rest
    .rule = loans
wait-funding = { $seat } is raising money
ask-purchase = Finish paying for the card
    .help = You are committed to this card. Buy what you lack, sell what you do not need, or borrow, until you can pay.
    .from = { $source }: finish paying
    .rule = prototypes
wait-purchase = { $seat } is paying for a card
ask-loan-space = Choose the research tile to replace
    .help = Your board is full: the loan takes the space of one of your tiles, which leaves the game.
    .from = { $source }: choose the tile to replace
    .rule = loans
wait-loan-space = { $seat } is making room for a loan
ask-placement = Place a die, or pass for the round
    .help = A slot takes a die of its number or higher. Some slots give an assistant action, some cost money. Higher dice act first. Passing is final.
    .rule = phase-two
wait-placement = { $seat } is placing a die
ask-die-choice = Choose the die for this slot
    .help = Dice act from the highest to the lowest, equal ones from the left. A low die may find no action slot left.
    .rule = phase-two
wait-die-choice = { $seat } is choosing a die
ask-slot-cost = Pay for the slot, or use a character?
    .help = One of your characters can waive the cost of the slot.
    .rule = phase-two
wait-slot-cost = { $seat } is paying for a slot
ask-assistant-action = Use the assistant action
    .help = One level up on your objective, a new assistant on the lowest free market space, or one of yours up to the next free space. Unused, it is lost.
    .from = { $source }: use the assistant action
    .rule = assistants
wait-assistant-action = { $seat } is using an assistant
ask-descent = Move an assistant down the market?
    .help = After each die you place, one of your assistants may move down to the nearest free space, or out. From high enough, this earns a gear while any are left.
    .rule = black-market
wait-descent = { $seat } may move an assistant down
ask-pushed-down = Choose the assistant to move down
    .help = An effect pushes one of your assistants to the nearest free space below, or out. It earns no gear.
    .from = { $source }: choose the assistant to move down
    .rule = black-market
wait-pushed-down = { $seat } is moving an assistant down
ask-action = Take the action slot, or pass with this die?
    .help = The bonus or cost of the slot comes first, then the action, which you must carry out. A die that passes gets nothing, and the slot stays free.
    .from = { $source }: take the action slot, or pass?
    .rule = phase-three
wait-action = { $seat } is choosing whether to act
ask-patent-choice = Choose a patent
    .help = You pay for it when you build it. Its points fall from year to year; look for links with characters.
    .rule = patent-office
wait-patent-choice = { $seat } is choosing a patent
ask-displayed-tile = Choose a research tile
    .help = A grey tile works at once, a green one in every Income phase from now on. Either covers a research space.
    .rule = british-museum
wait-displayed-tile = { $seat } is choosing a research tile
ask-drawn-tile = Choose which tile to keep
    .help = The other one goes under its pile. Everyone sees both.
    .from = { $source }: choose which tile to keep
    .rule = research
wait-drawn-tile = { $seat } is choosing between two tiles
ask-tile-space = Choose the research tile to replace
    .help = Your board is full: the new tile takes the space of one of yours, which leaves the game. Loans stay.
    .from = { $source }: choose the tile to replace
    .rule = research
wait-tile-space = { $seat } is making room for a tile
ask-share-choice = Choose a share
    .help = Income and points go up at once. Income falls again after every round.
    .rule = bank
wait-share-choice = { $seat } is choosing a share
ask-recruitment = Choose a character to recruit
    .help = The choice is final: what you lack for the price is bought or borrowed. The salary is due from this round on.
    .rule = reform-club
wait-recruitment = { $seat } is recruiting
ask-immediate-effect = Use the effect of your new character?
    .help = The grey effect works once, now, as a whole or not at all.
    .from = { $source }: use the effect?
    .rule = characters
wait-immediate-effect = { $seat } may use an effect
ask-spot-choice = Choose the spot your die goes to
    .help = Each spot works once a round. The action slot stays filled.
    .from = { $source }: choose a spot
    .rule = port
wait-spot-choice = { $seat } is choosing a spot
ask-token = Lay a buzz token on this illustration?
    .help = From now on it pays in every Income phase. You cannot come back to it, and a token never moves.
    .from = Lay a buzz token on illustration { $source }?
    .rule = illustrations
wait-token = { $seat } is at an illustration
ask-alternative = Choose one of these
    .help = You may choose any of them, even one that brings you nothing.
    .from = { $source }: choose one of these
    .rule = effects
wait-alternative = { $seat } is choosing an effect
ask-bargain = Make this exchange?
    .help = You must have the goods; pounds can be borrowed. You may decline.
    .from = { $source }: make this exchange?
    .rule = effects
wait-bargain = { $seat } may make an exchange
ask-green-bonus = Choose a green bonus to use now
    .help = One of your green tiles, or the market space of one of your assistants. It still works in the Income phase.
    .from = { $source }: choose a green bonus to use now
    .rule = green-bonuses
wait-green-bonus = { $seat } is choosing a green bonus
ask-character-effects = Use the effects of your characters
    .help = Each once, in any order, or not at all. Salaries are already paid.
    .rule = phase-four
wait-character-effects = { $seat } is using characters
ask-building = Build a prototype, or end your turn
    .help = It scores the points of this year and its links with your characters. Then one player of your choice takes the whole effect.
    .rule = phase-five
wait-building = { $seat } may build prototypes
ask-discount = Use a character to pay fewer gears?
    .help = The character can do this only once a round.
    .from = { $source }: use a character to pay fewer gears?
    .rule = prototypes
wait-discount = { $seat } is paying for a prototype
ask-target = Who takes the effect of the prototype?
    .help = One player takes all of it, good and bad, and makes any choices in it. You may choose yourself.
    .from = { $source }: who takes the effect?
    .rule = prototypes
wait-target = { $seat } is choosing who takes an effect
ask-green-effects = Choose the green bonus that comes next
    .help = All of yours are used once; you choose the order.
    .rule = phase-six
wait-green-effects = { $seat } is using green bonuses
ask-pocket-watch = Choose the green bonus to repeat
    .help = The Pocket Watch lets you use one of your green bonuses once more.
    .rule = pocket-watch
wait-pocket-watch = { $seat } is using the Pocket Watch

## Moves: the move's fields; what the interface adds is named. An attribute with the tag of a question is said there.

# $values, $count; added: $pounds (what they cost), $left (the pounds left), $missing (the pounds to borrow)
move-set-dice = { $values }: £{ $pounds }, { $missing ->
        [0] £{ $left } left
       *[other] borrow £{ $missing }
    }
# $give, $get (keys); added: $given, $got
move-trade = { trade-given } → { trade-got }
# added: $cash, $least and $most (the points of the loans left)
move-borrow = Loan: +£{ $cash }, -{ $least } to -{ $most } VP
# $vp (printed on the loan); added: $repay, $repaid
move-repay = Repay £{ $repay }: -{ $vp } VP → -{ $repaid } VP
move-done = Continue
    .window = Continue
    .character-effects = No more effects
    .building = Build no more
# .immediate-effect: $text; .bargain: $pay, $get (all added)
move-accept = Use it
    .immediate-effect = { $text }
    .bargain = { $pay } → { $get }
move-decline = Skip
    .assistant-action = No assistant action
    .descent = Stay
    .token = Lay no token
    .bargain = No exchange
    .green-bonus = No green bonus
    .pocket-watch = Repeat nothing
    .immediate-effect = Skip the effect
    .discount = Pay the full price
move-pass = Pass
    .placement = Pass: place no more dice
    .action = Pass with this die
# $character; added: $text (the effect in few words)
# .slot-cost: $character; added: $pounds; .discount: $character; added: $gears
move-call-on = { $character }: { $text }
    .slot-cost = { $character }: saves £{ $pounds }
    .discount =
        { $gears ->
            [one] { $character }: -{ $gears } gear
           *[other] { $character }: -{ $gears } gears
        }
# $option; added: $text
move-pick = { $text }
# A free placement slot: $min (the least die it takes), $assistant (a sign, or nothing), $pay
placement-slot =
    { $pay ->
        [0] { $min }+{ $assistant }
       *[other] { $min }+{ $assistant }£{ $pay }
    }
# $location, $slot; added: $min, $assistant, $pay
move-place = { $location } { placement-slot }
# $value; added to .reaches: $slot (the action slot it would take now), $rank (when it would act here, counted from one)
# .late: $value
move-use-die = Die { $value }
    .outcome = Die { $value }: { $text }
# added: $pounds
move-pay = Pay £{ $pounds }
# added: $level, $vp
move-promote = Objective, level { $level }: { $vp } VP
# added: $space, $cost
move-hire =
    { $cost ->
        [0] New assistant on space { $space }: free
       *[other] New assistant on space { $space }: £{ $cost }
    }
# $space; added: $to, $cost
move-climb =
    { $cost ->
        [0] Climb from { $space } to { $to }: free
       *[other] Climb from { $space } to { $to }: £{ $cost }
    }
# $space; added: $to (0: out of the market), $gears (it earns)
move-descend =
    { $to ->
        [0] { $gears ->
            [0] From { $space } out of the market
            [one] From { $space } out: +{ $gears } gear
           *[other] From { $space } out: +{ $gears } gears
        }
       *[other] { $gears ->
            [0] From { $space } down to { $to }
            [one] From { $space } to { $to }: +{ $gears } gear
           *[other] From { $space } to { $to }: +{ $gears } gears
        }
    }
# added: $location, $slot; .bonus: also $text (the bonus or cost of the slot)
move-act = Act: { $location }, slot { $slot }
    .plain = Act in slot { $slot }
    .bonus = Act in slot { $slot }: { $text }
# $patent; added: $vp (of this year, links included)
move-take-patent = { $patent }: { $vp } VP
# $tile
move-take-tile = { $tile }
# $share
move-take-share = { $share }
# $character; added: $vp (of this year, links included)
move-recruit = { $character }: { $vp } VP
# $spot; .effect: also $text (added)
move-go-to = { $spot }
    .effect = { $text }
# $tile
move-give-up = Discard { $tile }
# $tile
move-use-tile = { $tile }
# $space; added: $text
move-use-space = Market { $space }: { $text }
# added: $space, $text (what it pays)
move-lay-token = Token on { $space }: { $text } each round
# $patent; added: $vp (of this year, links included)
move-build = { $patent }: { $vp } VP
# $seat
move-play-on = { $seat }
    .self = Yourself

## Events: the line in the log. The arguments are the event's fields.

event-round-began = Round { $round } begins: { $name }.
event-phase-began =
    { $phase ->
        [1] Players set their dice.
        [2] Players place their dice.
        [3] Actions, from the first location to the last.
        [4] Salaries are due.
        [5] Players build prototypes.
        [6] Income, green bonuses and buzz tokens.
       *[other] Phase { $phase } begins.
    }
event-dice-set = { $seat } has set the dice.
event-dice-revealed =
    { $bought ->
        [0] { $seat } shows { $values }.
        [one] { $seat } shows { $values }, including { $bought } die just bought.
       *[other] { $seat } shows { $values }, including { $bought } dice just bought.
    }
event-order-found = { $seat } plays first this round; the others follow clockwise.
event-lowest-sum =
    { $newspapers ->
        [0] { $seat } has the lowest total ({ $total }), but no room for a newspaper.
        [one] { $seat } has the lowest total ({ $total }): +{ $newspapers } newspaper.
       *[other] { $seat } has the lowest total ({ $total }): +{ $newspapers } newspapers.
    }
event-gained = { $seat } receives:{ sum-gained }.
event-lost = { $seat }:{ sum-lost }.
event-paid =
    { $reason ->
        [dice] { $seat } pays for the dice:{ sum-paid }.
        [placement] { $seat } pays for the placement slot:{ sum-paid }.
        [slot] { $seat } pays for the action slot:{ sum-paid }.
        [spot] { $seat } pays for the spot:{ sum-paid }.
        [market] { $seat } pays at the Black Market:{ sum-paid }.
        [salaries] { $seat } pays salaries:{ sum-paid }.
        [prototype] { $seat } pays for the prototype:{ sum-paid }.
        [character] { $seat } pays for the character:{ sum-paid }.
        [income] { $seat } pays for income steps that cannot be made:{ sum-paid }.
        [exchange] { $seat } pays for an exchange:{ sum-paid }.
        [patent] { $seat } pays because of a prototype:{ sum-paid }.
       *[other] { $seat } pays:{ sum-paid }.
    }
event-traded = { $seat } exchanges { trade-given } for { trade-got }.
event-borrowed = { $seat } borrows £{ $pounds }; the loan costs { $vp } VP if not repaid.
event-repaid = { $seat } repays the loan of { $vp } VP with £{ $pounds }.
event-placed = { $seat } places a { $value }: { $location }, slot { $slot }.
event-passed = { $seat } places no more dice this round.
event-no-slot-fits = No free slot fits any die of { $seat }.
event-called-on = { $character } helps { $seat }.
event-objective-reached = { $seat } reaches level { $level } of the objective.
event-hired = { $seat } places a new assistant on space { $space } of the Black Market.
event-climbed = An assistant of { $seat } climbs from space { $space } to { $to }.
event-descended = An assistant of { $seat } moves down from space { $space } to { $to }.
event-left-market = An assistant of { $seat } leaves the Black Market from space { $space }.
event-market-cleared = { $seat } fills the Black Market on space { $space }: all other assistants are removed.
event-banner-gear = { $seat } takes a gear from the Black Market.
event-market-shifted = All assistants in the Black Market move down one space, and its gears are refilled.
event-action-taken = { $seat } acts with a { $value }: { $location }, action slot { $slot }.
event-action-passed = { $seat } passes with a { $value }: { $location }.
event-compensated = { $seat } finds no action slot for a { $value }: { $location }, +£{ $pounds }.
event-action-lost = { $seat } can no longer act: { $location }.
event-patent-taken = { $seat } takes the patent { $patent }.
event-share-taken = { $seat } takes: { $share }.
event-recruited = { $seat } recruits { $character }: { SIGNED($vp) } VP.
event-linked = { $patent } and { $character } are linked: { SIGNED($vp) } VP for { $seat }.
event-published =
    { $level ->
        [0] { $seat } reaches no level of the editor's row.
       *[other] { $seat } reaches level { $level } of the editor's row: { SIGNED($buzz) } buzz.
    }
event-spot-used = { $seat } moves on to the spot { $spot }.
event-ticket-taken = { $seat } leaves a { $value } on ticket { $space } for good: { SIGNED($vp) } VP.
event-tile-taken = { $seat } takes a research tile: { $tile }.
event-tile-discarded = { $seat } discards a research tile: { $tile }.
event-tiles-drawn =
    { $count ->
        [one] { $seat } draws a research tile: { $tiles }.
       *[other] { $seat } draws research tiles: { $tiles }.
    }
event-pile-empty = The pile has no research tile left for { $seat }.
event-no-room = { $seat } has no space for a research tile.
event-tile-used = { $seat } uses a green bonus: { $tile }.
event-space-used = { $seat } uses the benefit of space { $space } of the Black Market.
event-watch-taken = { $seat } takes the Pocket Watch.
event-watch-used = { $seat } repeats a green bonus with the Pocket Watch.
event-westminster-reached = { $seat } reaches Westminster { westminster-space }.
event-income-moved = { $seat }: { SIGNED($steps) } income, now £{ $pounds }.
event-buzz-moved = { $seat }: { SIGNED($steps) } buzz, now { $space }.
event-arrived = { $seat } reaches the end of the buzz track in place { $place }.
event-flyer-reached = { $seat } reaches a flyer: { $flyer }.
event-token-laid = { $seat } lays a buzz token on illustration { $space }.
event-illustration-paid = Illustration { $space } pays { $seat }.
event-dice-gained =
    { $dice ->
        [0] No die is left for { $seat }.
        [one] { $seat } gains { $dice } die for the next round.
       *[other] { $seat } gains { $dice } dice for the next round.
    }
event-built = { $seat } builds the prototype { $patent }: { SIGNED($vp) } VP.
event-played-on = { $seat } plays the effect of the prototype { $patent } on { $target }.
event-income-paid = { $seat } receives an income of £{ $pounds }.
event-red-income = { $seat } is on a red income space: { SIGNED($vp) } VP.
event-sold-out = { $seat } sells everything left: +£{ $pounds }.
event-notes-laid =
    { $spaces ->
        [one] { $seat } covers { $spaces } research space with a banknote.
       *[other] { $seat } covers { $spaces } research spaces with banknotes.
    }
event-scored = { $seat }, { $item }: { SIGNED($vp) } VP.
event-game-ended =
    { $count ->
        [one] { $winners } wins the game. { $decided }
       *[other] { $winners } share the victory. { $decided }
    }

## Previews: an event in very few words, beside a move that would bring it. The arguments are the event's fields.

preview-round-began = round { $round }: { $name }
preview-phase-began =
    { $phase ->
        [1] players set dice
        [2] players place dice
        [3] actions
        [4] salaries
        [5] prototypes
        [6] income
       *[other] phase { $phase }
    }
preview-dice-set = { $seat }: dice set
preview-dice-revealed = { $seat }: { $values }
preview-order-found = { $seat } first
preview-lowest-sum =
    { $newspapers ->
        [0] { $seat }: lowest total
        [one] { $seat }: lowest total, +{ $newspapers } newspaper
       *[other] { $seat }: lowest total, +{ $newspapers } newspapers
    }
preview-gained = { $seat }{ sum-gained }
preview-lost = { $seat }{ sum-lost }
preview-paid =
    { $reason ->
        [dice] { $seat }{ sum-paid } (dice)
        [placement] { $seat }{ sum-paid } (placement)
        [slot] { $seat }{ sum-paid } (action slot)
        [market] { $seat }{ sum-paid } (market)
        [salaries] { $seat }{ sum-paid } (salaries)
        [prototype] { $seat }{ sum-paid } (prototype)
        [character] { $seat }{ sum-paid } (character)
        [income] { $seat }{ sum-paid } (income)
       *[other] { $seat }{ sum-paid }
    }
preview-traded = { trade-given } → { trade-got }
preview-borrowed = +£{ $pounds }, a loan
preview-repaid = -£{ $pounds }, loan of { $vp } VP repaid
preview-placed = die { $value }
preview-passed = { $seat } passes
preview-no-slot-fits = { $seat }: no slot fits
preview-called-on = { $character }
preview-objective-reached = objective { $level }
preview-hired = market { $space }
preview-climbed = market { $space } → { $to }
preview-descended = market { $space } → { $to }
preview-left-market = out of the market
preview-market-cleared = clears the market
preview-banner-gear = + gear of the market
preview-market-shifted = market down
preview-action-taken = action slot { $slot }
preview-action-passed = { $seat } passes with a { $value }
preview-compensated = { $seat }: no slot, +£{ $pounds }
preview-action-lost = { $location }: action lost
preview-patent-taken = + { $patent }
preview-share-taken = + { $share }
preview-recruited = { SIGNED($vp) } VP
preview-linked = link, { SIGNED($vp) } VP
preview-published =
    { $level ->
        [0] no level
       *[other] level { $level }, { SIGNED($buzz) } buzz
    }
preview-spot-used = { $spot }
preview-ticket-taken = ticket { $space }, { SIGNED($vp) } VP
preview-tile-taken = + { $tile }
preview-tile-discarded = - { $tile }
preview-tiles-drawn = drawn: { $tiles }
preview-pile-empty = no tile left
preview-no-room = no room for a tile
preview-tile-used = { $tile }
preview-space-used = market { $space }
preview-watch-taken = { $seat }: Pocket Watch
preview-watch-used = Pocket Watch
preview-westminster-reached = { $seat }: Westminster { westminster-space }
preview-income-moved = { $seat }: { SIGNED($steps) } income (£{ $pounds })
preview-buzz-moved = { $seat }: { SIGNED($steps) } buzz ({ $space })
preview-arrived = { $seat }: end of the track, place { $place }
preview-flyer-reached = { $flyer }
preview-token-laid = token on { $space }
preview-illustration-paid = { $seat }: illustration { $space }
preview-dice-gained =
    { $dice ->
        [0] no die left
        [one] +{ $dice } die next round
       *[other] +{ $dice } dice next round
    }
preview-built = { SIGNED($vp) } VP
preview-played-on = effect on { $target }
preview-income-paid = { $seat }: +£{ $pounds } income
preview-red-income = { $seat }: red income, { SIGNED($vp) } VP
preview-sold-out = { $seat }: everything sold, +£{ $pounds }
preview-notes-laid =
    { $spaces ->
        [one] { $seat }: { $spaces } space covered
       *[other] { $seat }: { $spaces } spaces covered
    }
preview-scored = { $seat } { SIGNED($vp) } VP
preview-game-ended = game over: { $winners }

## The table: titles of panels, groups of things before a player

panel-locations = London
# $location
panel-market = Black Market
panel-overview = Cards and players
panel-belongings = Players
# $count (gears left)
market-title =
    { $count ->
        [one] Black Market, { $count } gear left
       *[other] Black Market, { $count } gears left
    }
    .narrow = Market, { $count }G left
tab-locations = London
tab-market = Market
tab-players = Players
label-newspapers = Newspapers
label-gears = Gears
label-energy = Energy
# $name (of the card on top of a pile that lies face up)
label-next-card = Next: { $name }
    .untakeable = Next card of the pile, not to be taken yet: { $name }
panel-tracks = Tracks
panel-patent-office = Patents
panel-british-museum = Research tiles
panel-bank-of-england = Shares
panel-reform-club = Characters
panel-port-of-london = Port of London
panel-waterloo-station = Waterloo Station

## Headings over columns; .tiny in a narrow table

# What a die would do: $value (of the best die); .acting: while dice act; .offer: before dice are set
heading-forecast = your { $value } acts
    .acting = to act
    .offer = on offer
heading-slots = placement slots
    .whole = placement slots: least die, £ to pay
    .short = slots
# Columns of the table of players; .tiny in a narrow table
column-seat = player
column-pounds = £
    .tiny = £
column-gears = gears
    .tiny = G
column-energy = energy
    .tiny = E
column-newspapers = newspapers
    .tiny = N
column-dice = dice
    .tiny = dice
column-westminster = Westminster
    .tiny = W
column-buzz = buzz
    .tiny = buzz
column-income = income
    .tiny = inc
column-pay = pay
    .tiny = pay
column-objective = objective
    .tiny = obj.
column-vp = VP
    .tiny = VP
column-loans = loans
    .tiny = loan
column-rest = rest
    .tiny = rest
column-end = = end
    .tiny = =end
heading-actions = action slots
    .short = actions
heading-deed = your action
heading-price = price
heading-vp = VP
heading-pay = pay
heading-effect = effect
    .one = effect on one player
# $year
heading-next-year = in { NUMBER($year, useGrouping: 0) }

## On the boards: very short

# $vp
# $pounds
# $count: loans that are open, loans that are repaid
board-loans =
    { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }
# $text, the price in few words
# $seat
# $space, $text
# $metric (metric-…), $levels (such as 1/2/3), $buzz (such as 2/3/4)
# .now: $buzz
board-editor = Counts { $metric }: { $levels }
    .level = { $count } { SIGNED($buzz) }
    .seat = { $seat }: { $count }, { SIGNED($buzz) } buzz
# $space, $to (I to V), $text; .top: on the last space
board-westminster = { $space } { $text }
board-passed = pass
# What a player has: labels before things, and counts. $count
board-have = has
    .patents =
        { $count ->
            [one] patent
           *[other] patents
        }
    .prototypes = built
    .characters =
        { $count ->
            [one] character
           *[other] characters
        }
    .green = green
    .grey-tiles = grey
    .grey = { $count } grey
    .loans = loan tiles
    .loans-short = loans
    .shares =
        { $count ->
            [one] { $count } share
           *[other] { $count } shares
        }
# $name, $price, $vp (what it scores this year)
board-patent = { $name } { $price } → { $vp } VP
# $nation, $metric, $progress (such as 1/2), $vp (of the next level); .full: the last level is reached
board-objective = { $nation }: { $progress } { $metric }, { $vp } VP
    .narrow = { $progress } { $metric }
    .full = done
# $nation, $levels (such as 1/2/3), $metric, $vp (such as 1/4/7), $level (reached)
board-nation = { $nation }: { $levels } { $metric } for { $vp } VP, at level { $level }
board-tokens = Tokens each round:
board-flyers = Flyers:
# $metric
board-times = Times, { $metric }:
# $count (left), $vp (of this year)
board-tickets =
    { $count ->
        [0] No ticket left
        [one] { $count } ticket left: { $vp } VP and die
       *[other] { $count } tickets left: { $vp } VP and die
    }
    .sign = Tickets { $count }: { $vp }VP and die
# .gear: $space; .final: $vp
board-market = Black Market
    .down = After the round all move down one space.
    .gear = Down from { $space } or higher after a die: a gear.
    .final = The highest at the end: { $vp } VP.
# When a die would act: $rank, $count (of free action slots); .late: $pounds; .die: $value, $text; .dice: $text
board-forecast =
    { $rank }{ $rank ->
        [1] st
        [2] nd
        [3] rd
       *[other] th
    } of { $count }
    .short =
        { $rank }{ $rank ->
            [1] st
            [2] nd
            [3] rd
           *[other] th
        }/{ $count }
    .late = late: +£{ $pounds }
    .full = no slot fits
    .die = { $value } { $text }
    .dice = Your dice here: { $text }
# $die (a sign and a value)
board-queue = now { $die }
    .done = done
    .nobody = nobody
# $count
board-offer-patent-office =
    { $count ->
        [one] { $count } patent
       *[other] { $count } patents
    }
board-offer-british-museum =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
board-offer-bank-of-england =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
board-offer-reform-club =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
board-offer-port-of-london =
    { $count ->
        [one] { $count } spot
       *[other] { $count } spots
    }
board-offer-waterloo-station =
    { $count ->
        [one] { $count } spot
       *[other] { $count } spots
    }
# $space, $text
board-offer-westminster = { $space }: { $text }
# What a player would do at a location: $count
deed-patent-office = take a patent ({ $count })
deed-british-museum = take a research tile ({ $count })
deed-bank-of-england = take a share ({ $count })
deed-reform-club = recruit a character ({ $count })
deed-port-of-london = use a spot ({ $count })
deed-waterloo-station = use a spot ({ $count })
# $space, $to, $text
deed-westminster = { $space } → { $to }: { $text }
    .top = on { $space }: { $text }
# $buzz, $text (what the player has of what counts)
deed-london-times = { SIGNED($buzz) } buzz: { $text }
# $text
board-once = once { $text }
board-each-round = each round { $text }
# $text; .green: a permanent tile
board-tile = grey, once: { $text }
    .green = green, each round: { $text }
# $names
board-links = link { $names }

## The dice dial, and the exchanges

# $sum
dial-sum = Sum { $sum }
# $pounds
dial-cost = Cost £{ $pounds }
dial-left = £{ $pounds } left of £{ $have }
    .missing = £{ $pounds } short of it
# $count, the loans it would take if nothing is sold
dial-loans =
    { $count ->
        [one] Without selling anything, that takes { $count } loan: -{ $least } to -{ $most } VP.
       *[other] Without selling anything, that takes { $count } loans: -{ $least } to -{ $most } VP each.
    }
dial-keys = arrows: die and value · digits · Enter: set
# $values (each value with the slots it opens), $count (of slots)
dial-slots = Placement slots a die can take: { $values } of { $count }
# $income, $pay (in pounds)
dial-later = This round: income £{ $income }, pay £{ $pay }
# $sign (of a seat), $count (dice), $pounds
dial-rival =
    { $count ->
        [one] { $sign } { $count } die, £{ $pounds }
       *[other] { $sign } { $count } dice, £{ $pounds }
    }
dial-first = Highest sum plays first, lowest gets newspapers.

## Inspect: titles, and the sentences below them

# $location
# .actions: $count
# .left: $count
# .here: $seat, $value, $slot (of the action slots it would take), one line for each die in the order they act
# .here-late: $seat, $value
# .spot: $spot, $text; .spot-used: $spot, $seat
inspect-location = { $location }
    .next = The next card of the pile is { $name }; it cannot be taken yet.
    .now = For you now: { $text }
    .slot = Action slot { $slot }: { $text }
    .plain = no bonus, no cost
    .taken = Action slot { $slot }: { $seat } with a { $value }
    .here = { $seat }: { $value }, acts { board-forecast }
    .here-late = { $seat }: { $value }, too late
    .nobody = No die is here.
    .order = Dice act from the highest to the lowest, equal ones from the left.
    .compensation = A die that finds no free slot earns £{ $pounds }.
    .rule = locations
# A slot for a die: $location, $slot
# .min: $min; .pay: $pay; .die: $seat, $value; .fits: $values
# .rank: $value, $rank, $slot; .late: $value, $rank, $count (of action slots)
inspect-slot = { $location }: placement slot { $slot }
    .min = It takes a die of { $min } or more.
    .assistant = Placing here gives an assistant action at once.
    .pay = Placing here costs £{ $pay } at once.
    .plain = It costs nothing, and gives no assistant action.
    .die = { $seat } has placed a { $value } here.
    .fits = Your { $value } would act { $text } here.
    .no-fit = None of your dice fits.
    .no-dice = You have no dice left to place.
    .rivals = Dice that could still come before a { $value }: { $names }
    .idle = It would bring you nothing but the place.
    .rule = phase-two
# An action slot: $location, $slot
# .gives: $text; .die: $seat, $value; .compensation: $compensation
inspect-action-slot = { $location }: action slot { $slot }
    .gives = Before the action: { $text }
    .plain = It has neither bonus nor cost.
    .die = { $seat } has taken it with a { $value }.
    .free = No die has taken it yet.
    .order = Dice take the slots from the left, the highest die first.
    .compensation = A die that finds no free slot earns £{ $compensation }.
    .rule = phase-three
# A patent or a prototype: $patent
# .number: $no; .cost: $goods; .missing: $goods, $pounds (to buy it); .loans: $loans
# .vp: $vp, $year; .later: $vp, $year; .bonus: $vp (of characters)
# .links: $names, $count, $link_vp; .linked: $names, $vp; .effect: $text
# .owner, .built: $seat
inspect-patent = { $patent }
    .cost = Price: { $goods }
    .payable = You have all of it.
    .missing = You lack { $goods }, which would cost £{ $pounds }.
    .loans =
        { $loans ->
            [one] Without selling anything you would need { $loans } loan.
           *[other] Without selling anything you would need { $loans } loans.
        }
    .no-newspapers = You lack newspapers, and they cannot be bought.
    .vp = Built in { NUMBER($year, useGrouping: 0) } it scores { $vp } VP.
    .later = Built in { NUMBER($year, useGrouping: 0) }: { $vp } VP.
    .links =
        { $count ->
            [one] Linked with { $names }: { $link_vp } VP if you have both.
           *[other] Linked with { $names }: { $link_vp } VP for each pair.
        }
    .linked = You have { $names }: { SIGNED($vp) } VP when you build it.
    .no-link = You have no character it is linked with.
    .effect = Effect for one player of the builder's choice: { $text }
    .owner = { $seat } holds this patent.
    .built = { $seat } has built it.
    .display = On display at the Patent Office. You pay when you build it.
    .top = Top of the pile: visible, but cannot be taken.
    .rule = patents
# A character: $character
# .number: $no; .cost: $goods; .missing, .loans: as of a patent; .salary: $pounds, $space (of Westminster)
# .salaries: $salaries (names joined); .vp, .later: $vp, $year; .links, .linked: as of a patent
# .immediate: $text; .recurring: $phase, $text; .owner: $seat
inspect-character = { $character }
    .cost = Price: { $goods }
    .payable = You have all of it.
    .missing = You lack { $goods }, which would cost £{ $pounds }.
    .loans =
        { $loans ->
            [one] Without selling anything you would need { $loans } loan.
           *[other] Without selling anything you would need { $loans } loans.
        }
    .no-newspapers = You lack newspapers, and they cannot be bought.
    .salary = Salary at your Westminster space ({ westminster-space }): £{ $pounds } a round
    .salaries = Salary from space to space: { $salaries }
    .vp = Recruited in { NUMBER($year, useGrouping: 0) }: { $vp } VP
    .later = Recruited in { NUMBER($year, useGrouping: 0) }: { $vp } VP.
    .links =
        { $count ->
            [one] Linked with { $names }: { $link_vp } VP if you have both.
           *[other] Linked with { $names }: { $link_vp } VP for each pair.
        }
    .linked = You have built { $names }: { SIGNED($vp) } VP when you recruit.
    .no-link = You have built none of the linked prototypes.
    .immediate = Optional, once, when recruited: { $text }
    .recurring = Every round, in phase { $phase }: { $text }
    .owner = Employed by { $seat }
    .display = Waiting at the Reform Club; the salary is due from this round on.
    .used = The effect has been used this round.
    .top = Top of the pile: visible, but cannot be taken.
    .rule = characters
# A research tile: $tile
# .effect: $text; .owner: $seat
inspect-tile = { $tile }
    .effect = { $text }
    .immediate = A grey tile: it works once, when placed, and then covers its space.
    .permanent = A green tile: it works in every Income phase, and whenever you use it as a green bonus.
    .owner = On the board of { $seat }
    .display = On display at the British Museum; what is left after the round leaves the game.
    .full = Your board is full: it would replace one of your tiles.
    .rule = research
# The research spaces of a player: $seat
# .counts: $tiles, $loans, $empty; .price: $empty (how many), $vp (what they would cost now)
# .notes: $count, spaces that would be covered by notes now; .green: $count, green tiles
inspect-research = Research: { $seat }
    .counts = Tiles: { $tiles }, loans: { $loans }, empty: { $empty }
    .rule = research
# A loan: $vp
# .open: $vp; .repaid: $repaid; .repay: $repay, $vp (saved); .take: $cash; .pool: $count
# .owner: $seat
inspect-loan = Loan of { $vp } VP
    .open = Not repaid, it costs { $vp } VP at the end.
    .repaid = It is repaid and costs { $repaid } VP at the end.
    .repay = Repaying costs £{ $repay } and saves { $vp } VP.
    .covers = It covers its research space for good.
    .owner = Taken by { $seat }
    .rule = loans
# A share, or the shares of a player: $share; .title: $seat
# .gives: $income, $vp; .owned: $count
inspect-share = { $share }
    .title = Shares: { $seat }
    .gives = Income goes up by { $income }, and it scores { $vp } VP, at once.
    .above = Steps above the top of the income track are paid in pounds.
    .owned =
        { $count ->
            [0] None yet.
            [one] { $count } share
           *[other] { $count } shares
        }
    .leaves = What is left after the round leaves the game.
    .rule = shares
# The buzz track
# .place: $seat, $space; .tokens: $seat, $count (in reserve), $spaces; .next: $space, $text
# .ranks: $names (the points, from the first place on); .arrived: $seat, $place; .now: $seat, $vp
# .length: $length
inspect-buzz = Buzz
    .place = { $seat }: { $space }
    .tokens = { $seat }: tokens on { $spaces }, { $count } in reserve
    .no-tokens = { $seat }: no token laid, { $count } in reserve
    .next = Next for you: { $space }, { $text }
    .ranks = Final scoring by place: { $names } VP
    .now = { $seat }: { SIGNED($vp) } VP for the place now
    .end = The track ends at { $length }; further buzz is lost.
    .rule = buzz
# The illustrations of the buzz track; .space: $space, $text; .tokens: $names also; .left: $count
inspect-illustrations = Buzz tokens
    .space = { $space }: { $text }
    .tokens = { $space }: { $text } (token of { $names })
    .left =
        { $count ->
            [0] You have laid all your tokens.
            [one] You have { $count } token left.
           *[other] You have { $count } tokens left.
        }
    .once = When you reach or pass an illustration you may lay a token there, at that moment or never. It pays in every Income phase.
    .rule = buzz
# A flyer: $flyer
# .space: $space; .bonus: $text; .taken: $names
inspect-flyer = { $flyer }
    .title = Flyers
    .space = On space { $space } of the buzz track.
    .bonus = Each player who reaches or passes it gets, once: { $text }
    .taken = Already there: { $names }
    .nobody = No player has reached it yet.
    .once = Each player gets the bonus once, on reaching or passing the space.
    .rule = flyers
# The income track
# .place: $seat, $pounds; .red: $seat; .drop: $income_drop; .penalty: $red_vp; .step: $pounds_per_step
# .expected: $seat, $pounds
inspect-income = Income
    .place = { $seat }: £{ $pounds }
    .red = { $seat }: red
    .drop =
        { $income_drop ->
            [one] After income is paid, every pawn moves down { $income_drop } step.
           *[other] After income is paid, every pawn moves down { $income_drop } steps.
        }
    .penalty = A red space pays nothing, and { SIGNED($red_vp) } VP.
    .step = A step above the top earns £{ $pounds_per_step }, one below the bottom costs £{ $pounds_per_step }.
    .rule = income
# Westminster
# .place: $seat, $space; .bonus: $space, $text; .top: $text; .salaries: $seat, $pounds
inspect-westminster = Westminster
    .place = { $seat }: { westminster-space }
    .bonus = { westminster-space }: { $text }
    .top = A step on the last space: { $text }
    .salaries = { $seat }: salaries of £{ $pounds } a round
    .cheaper = The higher you are, the lower the salaries you pay.
    .rule = westminster
# A space of the Black Market: $space; .title: the whole market
# .cost: $cost; .benefit: $text; .owner: $seat; .banner: $count; .gear: $down_move_gear_from
# .score: $vp (what the assistant would score if the game ended now)
# .climb: $to, $cost
inspect-space = Black Market, space { $space }
    .cost = An assistant who comes here pays £{ $cost }.
    .benefit = In every Income phase, and as a green bonus: { $text }
    .owner = { $seat } has an assistant here.
    .free = No assistant is here.
    .lowest = The lowest space without an assistant: a new one comes here.
    .last = The last space without an assistant: a new one here clears the market and stays alone.
    .climb = From here it climbs to { $to }, for £{ $cost }.
    .gear = Going down from space { $down_move_gear_from } or higher after placing a die earns a gear.
    .banner =
        { $count ->
            [0] No gear is left this round.
            [one] { $count } gear is left this round.
           *[other] { $count } gears are left this round.
        }
    .shift = After the round all assistants move down one space.
    .score = If the game ended now, this assistant would score { $vp } VP.
    .final = At the end the highest assistants score { $vp } VP.
    .rule = black-market
# The editor: $editor
# .row: $name (of the round), $metric; .level: $text (metric-….amount), $buzz; .you: $count, $level, $buzz
# .coming: $name, $metric
inspect-editor = Editor: { $editor }
    .row = { $name } counts: { $metric }
    .level = From { $text } on: { SIGNED($buzz) } buzz
    .seat = { $seat }: { $text }, { SIGNED($buzz) } buzz
    .coming = Later: { $name }, { $metric }
    .rule = london-times
# The tickets
# .vp: $vp, $year; .left: $count; .die: $seat, $value
inspect-ticket = Tickets
    .vp = A ticket scores { $vp } VP in { NUMBER($year, useGrouping: 0) }, and the value of the die.
    .left =
        { $count ->
            [0] No ticket is left.
            [one] { $count } ticket is left.
           *[other] { $count } tickets are left.
        }
    .die = { $seat } left a { $value }.
    .gone = The die never comes back.
    .used = One has been taken this round; a spot works once a round.
    .rule = tickets
# A spot of the last two locations: $spot
# .effect: $text; .used: $seat
inspect-spot = { $spot }
    .effect = { $text }
    .used = { $seat } has used it this round.
    .free = No die has used it this round.
    .no-die = You have no die in reserve.
    .rule = port
# The objective of a nation: $nation, $seat
# .metric: $metric; .level: $level, $text (metric-….amount), $vp; .reached: $level; .now: $text (metric-….amount)
# .vp: $vp
inspect-nation = { $nation }: { $seat }
    .metric = The objective counts: { $metric }
    .level = Level { $level }: { $text }, { $vp } VP
    .reached =
        { $level ->
            [0] No level is reached yet.
           *[other] Level { $level } is reached.
        }
    .now = Now: { $text }
    .met = The condition of the next level is met: use an assistant action to reach it.
    .unmet = The condition of the next level is not met.
    .full = The last level is reached.
    .vp = It scores { $vp } VP at the end.
    .only = Only the highest level reached scores.
    .rule = objectives
# The Pocket Watch
# .owner: $seat; .patent: $patent, the card that brings it
inspect-watch = Pocket Watch
    .owner = { $seat } has it.
    .nobody = No player has it yet.
    .effect = In the Income phase it repeats one of its owner's other green bonuses.
    .rule = pocket-watch
# Goods before a player: $resource (name)
# .have: $seat, $count; .buy: $pounds; .sell: $pounds; .final: $sale; .max: $max
# .for-pound, .for-gear, .for-income, .for-die: the fields of [newspapers]
inspect-goods = { $resource }
    .have = { $seat }: { $count }
    .buy = Bought at any time for £{ $pounds }.
    .sell = Sold at any time for £{ $pounds }.
    .max = You can hold at most { $max }; any more are lost.
    .for-pound =
        { $for_pound ->
            [one] { $for_pound } newspaper for a pound
           *[other] { $for_pound } newspapers for a pound
        }
    .for-gear =
        { $for_gear ->
            [one] { $for_gear } newspaper for a gear
           *[other] { $for_gear } newspapers for a gear
        }
    .for-income =
        { $for_income ->
            [one] { $for_income } newspaper for an income step
           *[other] { $for_income } newspapers for an income step
        }
    .for-die =
        { $for_die ->
            [one] { $for_die } newspaper for a die
           *[other] { $for_die } newspapers for a die
        }
    .final = Left at the end, each is sold for £{ $sale }.
    .rule = exchanges
# The dice of a player: $seat
# .left: $values, $count; .sum: $sum; .owned: $count, $dice (the most there can be); .gained, .ticketed, .reserve: $count
inspect-dice = Dice: { $seat }
    .left = Still to place: { $values }
    .none = None left to place.
    .owned = { $count } of { $dice } dice
    .gained = { $count } more from the next round on
    .ticketed =
        { $count ->
            [one] { $count } on a ticket, for good
           *[other] { $count } on tickets, for good
        }
    .reserve =
        { $count ->
            [0] None is left in reserve.
           *[other] { $count } in reserve
        }
    .rule = dice
# The assistants of a player: $seat
# .supply: $count; .market: $spaces; .objective: $level
inspect-assistants = Assistants: { $seat }
    .supply =
        { $count ->
            [0] None is left in supply.
           *[other] { $count } in supply
        }
    .market = In the Black Market on space { $spaces }
    .no-market = None in the Black Market.
    .objective = One on level { $level } of the objective.
    .rule = assistants
# $seat
# .purse: $pounds, $vp; .goods: $goods; .projected: $total; .dice: $values; .salaries: $pounds, $count (characters)
# .lacking: $loans; .income: $pounds; .buzz: $space; .westminster: $space; .loans: $count, $vp (printed on their tiles)
# .settled: $vp (if repaid as far as the money at the end would reach); .prototypes, .characters, .patents: $names
# .nation: $nation, $level, $vp; .built: $count, $limit
inspect-player = { $seat }
    .spaces = research spaces
    .purse = £{ $pounds }, { $vp } VP
    .goods = { $goods }
    .projected = If the game ended now: { $total } VP
    .no-dice = No dice to place.
    .salaries =
        { $count ->
            [0] No salaries are due.
            [one] Salary due each round: £{ $pounds } for { $count } character
           *[other] Salaries due each round: £{ $pounds } for { $count } characters
        }
    .income = Income £{ $pounds }
    .buzz = Buzz { $space }
    .westminster = Westminster { westminster-space }
    .loans =
        { $count ->
            [0] No loan.
            [one] { $count } open loan: -{ $vp } VP if not repaid
           *[other] { $count } open loans: -{ $vp } VP if not repaid
        }
    .repaid =
        { $count ->
            [one] { $count } loan repaid: -{ $vp } VP at the end
           *[other] { $count } loans repaid: -{ $vp } VP at the end
        }
    .patents = Patents: { $names }
    .prototypes = Prototypes: { $names }
    .characters = Characters: { $names }
    .nation = { $nation }: objective at level { $level }, { $vp } VP
    .built = Prototypes this round: { $count } of { $limit }
    .first-player = Plays first this round.
    .passed = Places no more dice this round.
    .rule = round

## Inspect: headings and cells

# The headings of London, of cards and of the table of players: the title, and what the column shows
inspect-column-slots = Placement slots
    .about = Each takes one die of its number or higher. { $assistant } gives an assistant action at once; an amount in £ is paid at once. A sign and a number are a die placed there.
    .rule = phase-two
inspect-column-actions = Action slots
    .about = Dice take them from the left, the highest die first. A slot may give something or cost money before the action.
    .rule = phase-three
inspect-column-forecast = What a die would do
    .about = When your highest die would act at the location if no other came, how many action slots are free, and what yours would give or cost. A late die finds no slot and earns money instead.
    .rule = phase-three
inspect-column-deed = What you would do
    .about = The action of the location, with what it would bring you now or how much there is to choose from.
    .rule = locations
inspect-column-price = Price
    .about = Gears (G), energy (E), newspapers (N) and pounds. { $payable }: you have all of it now.
    .rule = patents
inspect-column-points = Points
    .about = What the card scores this year; after a plus, what links with your cards add.
    .rule = links
inspect-column-later = Points next year
    .about = What the card scores if it comes next year.
    .rule = patents
inspect-column-salary = Pay
    .about = What the character would cost you every round at your Westminster space.
    .rule = characters
inspect-column-effect = Effect
    .about = What a patent does to one player when it is built; what a character does once when recruited, or again each round ({ $lasting }).
    .rule = effects
inspect-column-seat = Players
    .about = Clockwise from you. { $play } has to decide, { $first } plays first this round.
    .rule = round
inspect-column-pounds = Pounds
    .about = Money in hand. If it does not cover a payment, loans must.
    .rule = loans
inspect-column-dice = Dice
    .about = Dice still to be placed this round. A question mark is a die that is being set in secret.
    .rule = dice
inspect-column-pay = Pay
    .about = What the player's characters cost this round at the player's Westminster space. { $payable }: already paid.
    .rule = phase-four
inspect-column-objective = Objective
    .about = What the player has and what the next level needs. { $payable }: enough, so an assistant action can take the level.
    .rule = objectives
inspect-column-vp = Points
    .about = Victory points scored so far.
    .rule = final-scoring
inspect-column-loans = Loans
    .about = What loans would cost if the game ended now: money and goods repay as many as they can. The tiles of a player show what each costs if it is not repaid.
    .rule = loans
inspect-column-rest = Rest
    .about = What else the end would bring: places on the buzz track, the highest assistants, the objective, and { SIGNED($vp) } VP for each empty research space.
    .rule = final-scoring
inspect-column-end = End
    .about = Points, loans and rest added up: the score if the game ended now.
    .rule = final-scoring
# Cells. $seat; .have, .income, .pay: $pounds
inspect-money = Money: { $seat }
    .have = £{ $pounds } in hand
    .income = Income this round: £{ $pounds }
    .pay = Salaries this round: £{ $pounds }
    .rule = loans
# $seat; .character: $character, $pounds; .total: $pounds; .higher: $pounds
inspect-pay = Salaries: { $seat }
    .none = No characters, no salaries.
    .character = { $character }: £{ $pounds }
    .total = Together: £{ $pounds }
    .paid = Paid this round.
    .higher = One space higher at Westminster: £{ $pounds } together
    .rule = phase-four
# $seat; .item: $item, $vp; .total: $vp
inspect-points = Points: { $seat }
    .item = { $item }: { SIGNED($vp) } VP
    .total = Together: { $vp } VP
    .rule = final-scoring
# $seat; .loan: $vp, $count; .repaid: $count, $vp; .settled: $pounds, $count; .cost: $vp
inspect-loans = Loans: { $seat }
    .none = No loan.
    .loan =
        { $count ->
            [one] { $count } open loan: -{ $vp } VP if not repaid
           *[other] { $count } open loans: -{ $vp } VP each if not repaid
        }
    .repaid =
        { $count ->
            [one] { $count } repaid loan: { SIGNED($vp) } VP
           *[other] { $count } repaid loans: { SIGNED($vp) } VP each
        }
    .settled =
        { $count ->
            [0] At the end money and goods (£{ $pounds }) would repay none.
           *[other] At the end money and goods (£{ $pounds }) would repay { $count }.
        }
    .cost = If the game ended now, loans would cost { $vp } VP.
    .rule = loans
# $seat; .empty: $count, $covered
inspect-rest = Rest of the score: { $seat }
    .empty =
        { $covered ->
            [0] Empty research spaces: { $count }
           *[other] Empty research spaces: { $count }, of which banknotes cover { $covered }
        }
    .rule = final-scoring
# $seat; .sum: $vp, $loans, $rest, $total
inspect-end = If the game ended now: { $seat }
    .sum = { $vp } VP { SIGNED($loans) } (loans) { SIGNED($rest) } (rest) = { $total } VP
    .rule = final-scoring
# $seat
inspect-grey = Grey tiles: { $seat }
    .done = They have worked, and cover their research spaces.
    .rule = research
inspect-first = First player: { $seat }
    .why = Highest total of dice this round; ties go to the highest die.
    .rule = turn-order
# $count
inspect-market = Black Market
    .rule = black-market

## Beside a move, where an event cannot tell what it leads to

# $text: what the action of the location does; .rank: $value, $rank, $slot; .late: $value, $rank
prospect-place = { $text }
    .assistant = An assistant action now.
    .pay = £{ $pay } to pay now.
    .acts = Then your { $value } acts { $text }: { $deed }.
    .late = Your { $value } would be { $text }.
    .rivals = Could come first: { $names }.
# A card that is not paid yet: $loans; .buys: $pounds
prospect-loans =
    { $loans ->
        [one] That takes { $loans } loan.
       *[other] That takes { $loans } loans.
    }
    .buys = You lack { $goods }: £{ $pounds } in all.
    .payable = You have all of it.
    .no-newspapers = You lack newspapers, and they cannot be bought.
# A payment that is due: $pounds, $have, $missing
prospect-payment = Due: £{ $pounds }; you have £{ $have }: £{ $missing } short.
# The salary of a character to be recruited: $pounds
prospect-salary = Pay £{ $pounds } a round.
# The price of a card being paid: $goods, $missing
prospect-price = Price { $goods }.
    .missing = Price { $goods }, still missing { $missing }.
# $text
prospect-effect = For one player: { $text }.
# $text; .after: $space, $text
prospect-market = This round: { $text }.
    .after = From the next round on space { $space }: { $text }.
    .leaves = Then your assistant leaves the market.
# $have, $need
prospect-objective = It needs { $need }; you have { $have }.
# $text
prospect-act = Then { $text }.
# $count
prospect-pass =
    { $count ->
        [one] { $count } die stays unused.
       *[other] { $count } dice stay unused.
    }

## What a choice comes from, where it has no name of its own

# What a choice comes from, where it has no name of its own
origin-slot = Placement slot
origin-action-slot = Action slot
origin-green-bonus = Green bonus
# $space
origin-westminster = Westminster { $space }
origin-market = Black Market, space { $space }
origin-illustration = Buzz token on { $space }
origin-blue-frame = Prototype
origin-orange-frame = Character
# $reason
origin-payment =
    { $reason ->
        [dice] Your dice
        [placement] Placement slot
        [slot] Action slot
        [spot] Port of London
        [market] Black Market
        [salaries] Salaries
        [income] Income steps
        [exchange] Exchange
        [patent] Prototype
       *[other] Effect
    }

## A turn in a few words, and the report of a round's end

summary-dice-set = has set the dice
summary-dice-revealed = shows { $values }
summary-placed = { $value } on { $location }
summary-passed = passes
summary-no-slot-fits = no slot fits
summary-called-on = { $character }
summary-objective-reached = objective level { $level }
summary-hired = assistant on { $space }
summary-climbed = assistant up to { $to }
summary-descended = assistant down to { $to }
summary-left-market = assistant out
summary-market-cleared = clears the market
summary-action-taken = { $value } acts: { $location }
summary-action-passed = { $value } passes: { $location }
summary-compensated = { $value } late: { $location }
summary-patent-taken = takes { $patent }
summary-share-taken = takes a share
summary-recruited = recruits { $character }
summary-westminster-reached = Westminster { westminster-space }
summary-ticket-taken = ticket with a { $value }
summary-tile-taken = tile: { $tile }
summary-built = builds { $patent }
summary-played-on = effect on { $target }
summary-watch-taken = Pocket Watch
summary-token-laid = token on { $space }
summary-traded = exchanges { trade-given } for { trade-got }
summary-borrowed = takes a loan
summary-repaid = repays a loan
# $name, $round, $rounds
report-title = { $name } is over: round { $round } of { $rounds }
# $name, $metric (what the Times count), $vp (of a ticket)
report-following = Next: { $name }. The London Times count { $metric }.
    .year = Next: { $name }. Cards score less; a ticket brings { $vp } VP and its die. The London Times count { $metric }.
    .last = Next: { $name }, the last round. Cards score less; a ticket brings { $vp } VP and its die. The London Times count { $metric }.
# .why: $count (characters), $space
report-salaries = Salaries
    .why =
        { $count ->
            [one] { $count } character, Westminster { $space }
           *[other] { $count } characters, Westminster { $space }
        }
report-effects = Effects of characters
# .links: $vp
report-prototypes = Prototypes
    .links = links { SIGNED($vp) } VP
    .took = { $seat }: { $text }
# .red: $vp; .then, .paid: $pounds
report-income = Income and special expenses
    .red = red space: { SIGNED($vp) } VP
    .then = then down to £{ $pounds }
    .paid = £{ $pounds } for missing steps
report-green-bonuses = Green bonuses
report-tokens = Buzz tokens
report-market = Black Market
# .sold: $pounds; .repaid, .notes: $count
report-end = Goods, loans and banknotes
    .sold = sold for £{ $pounds }
    .repaid =
        { $count ->
            [one] { $count } loan repaid
           *[other] { $count } loans repaid
        }
    .notes =
        { $count ->
            [one] { $count } space covered
           *[other] { $count } spaces covered
        }
report-final = Final scoring
    .buzz = Buzz
    .market = Spaces in the market
    .objective = Objective, level
    .loans = Open loans
    .empty = Empty spaces
report-money = Money
    .before = £ before
    .salaries = Salaries
    .income = Income
    .loans = Loans
    .other = Other
    .now = £ now
report-points = Points
    .before = VP before
    .now = VP now
    .loans = Loans
    .rest = Rest
    .end = = end

## The page of signs

sign-slot = a placement slot: the least die it takes
    .assistant = a placement slot that gives an assistant action at once
    .pay = a placement slot that costs this at once
sign-die = a die of that player, with its value
sign-number = the number that chooses it
sign-forecast = when your highest die would act, and how many action slots are free; then what its slot gives
sign-late = no action slot would be left: it earns this instead
sign-dot = an action slot without bonus, or a free placement slot while dice act; elsewhere it separates
sign-assistant = an assistant, or an assistant action
sign-lasting = comes again every round
sign-payable = before a price: you have all of it; after a count: enough for the next level; before pay: paid
sign-link = points of this year, and those of links with your cards
sign-arrow = before and after; a price and what it brings
sign-open = the location that is open
sign-secret = dice that are being set in secret
sign-nothing = nothing
sign-times = loan tiles: what each costs if not repaid, and how many
sign-at-most = at most this many times
sign-objective = what a player has of what the next level of the objective needs
sign-roman = a space of Westminster
sign-equals = VP, loans and rest make the end
sign-column-income = pounds to come in the Income phase
sign-column-pay = salaries of this round
sign-column-objective = how far the player is to the next level of the objective
sign-column-loans = points that loans would cost if the game ended now, after money and goods repaid what they can
sign-column-rest = buzz places, Black Market, objective and empty research spaces
sign-column-end = VP, loans and rest added up: the score if the game ended now
sign-column-westminster = space of Westminster
sign-column-gears = gears
sign-column-energy = energy
sign-column-newspapers = newspapers
