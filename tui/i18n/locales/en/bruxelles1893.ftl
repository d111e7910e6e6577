### Bruxelles 1893: the words of the game in English.
###
### Ids. `action-`, `location-`, `figure-`, `colour-`, `material-`, `tile-`, `track-`, `power-`, `row-`, `pile-`, `score-`
### and `decided-` are followed by a key of the components, every sign but letters and digits turned into a hyphen;
### `move-`, `event-`, `preview-`, `ask-` and `wait-` by the tag of a move, an event or a question; `option-` by an
### option and its value; `term-` by an item of the evaluation. `.short` has at most 9 characters, `.tiny` at most 4,
### `.rule` is the id of a heading in rules/bruxelles1893.md. A bonus card is called by its powers (`bonus-card`), and
### where they are not known `bonus`.
###
### Arguments. No number of the game is written here. A number of the components has the name of its field in
### components.toml (`market_jokers`, `no_joker_vp`, `upkeep`…), so that a message can be given all the fields of the
### table it speaks of and takes what it needs. A move or an event gives its own fields, names in the place of keys;
### `seat` is always a player's name. `SIGNED($n)` writes a number with its sign.
###
### Places. Columns have letters and rows numbers, on the Art Nouveau board and on the workshop grid; a shield is named by
### the first and the last of its spaces. Their messages are those of `coordinates`.

## The game

game-title = Bruxelles 1893
game-pitch = Place assistants, bid for columns, build and sell art.
game-about =
    Art Nouveau in Brussels: make and sell Works of art, gather materials, build, win over Public Figures.
    Every assistant carries a bid for the card of its column and counts around the shields.
    Brussels costs no money, but the player who sends the most assistants there loses one to the Courthouse.

phase-stock = Stock Exchange
phase-actions = Action phase
phase-resolution = Resolution
phase-over = Game over
# $round, $rounds
round-of = Round { $round } of { $rounds }

## Coordinates: columns have letters, rows numbers, on the Art Nouveau board and on the workshop grid
# $col, $row; .column: $col; .shield: $col, $row of its first space, the last is one further; .area: $first, $last

coordinates = { coordinates.column }{ $row }
    .column =
        { $col ->
            [1] A
            [2] B
            [3] C
            [4] D
            [5] E
            [6] F
            [7] G
           *[other] { $col }
        }
    .next-column =
        { $col ->
            [1] B
            [2] C
            [3] D
            [4] E
            [5] F
            [6] G
           *[other] { $col }+
        }
    .next-row =
        { $row ->
            [1] { 2 }
            [2] { 3 }
            [3] { 4 }
            [4] { 5 }
            [5] { 6 }
            [6] { 7 }
           *[other] { $row }+
        }
    .shield = { coordinates }–{ coordinates.next-column }{ coordinates.next-row }
    .area = { $first }–{ $last }

## Actions of the Art Nouveau board
# `.effect` says what the action does, given the fields of the table of its name: [workshop], [sale], [materials]…
# `.secondary` says what the owner of a building there gets, given the fields of [secondary].
# `.brief` says in a few words what it would bring a player now, `.now` in a sentence, `.idle` why it would bring nothing.
# Both know $draws (Works drawn), $colour, $money and $vp (of the best sale), $least and $most (prices of Figures), $cubes,
# or $alone (whether a building can be paid without a joker: yes or no) and $no_joker_vp.

# .effect: $drawn
action-workshop = Workshop
    .short = Workshop
    .brief =
        { $draws ->
            [one] draw { $draws } Work
           *[other] draw { $draws } Works
        }
    .idle = no Work is left
    .now =
        { $draws ->
            [one] Draw { $draws } Work and keep it.
           *[other] Draw { $draws } Works and keep one.
        }
    .effect =
        { $drawn ->
            [one] Draw { $drawn } Work of art, and one more for each Exhibition tile you own; keep one of them.
           *[other] Draw { $drawn } Works of art, and one more for each Exhibition tile you own; keep one of them.
        }
    .secondary = A black Work.
    .rule = workshop
# .secondary: $vp_per_work
action-sale = Sale
    .short = Sale
    .brief = { SIGNED($money) } BF { SIGNED($vp) } VP
    .idle = nothing to sell
    .now = Best sale: { $colour } { SIGNED($money) } BF { SIGNED($vp) } VP.
    .effect = Move the Workshop cursor up to one step per Work you own; then sell one for the BF of its row and the VP of its column.
    .secondary = { $vp_per_work } VP for each Work owned.
    .rule = sale
action-theatre = Theatre
    .short = Theatre
    .brief = Figure, { $least }–{ $most } BF
    .idle = no Figure to pay
    .now = Meet a Figure for { $least }–{ $most } BF.
    .effect = Pay the price of a Public Figure on display and use its effect; then keep it or discard it.
    .secondary = One upright Figure may be activated.
    .rule = theatre
# .effect: $cubes, of [materials]
# .secondary: $cubes, of [secondary]
action-materials = Materials
    .short = Material
    .brief = take { $cubes } cubes
    .idle = supply is empty
    .now =
        { $cubes ->
            [one] Take { $cubes } cube: wood, stone or iron.
           *[other] Take { $cubes } cubes: wood, stone or iron.
        }
    .effect =
        { $cubes ->
            [one] Take { $cubes } cube of your choice: wood, stone or iron.
           *[other] Take { $cubes } cubes of your choice: wood, stone or iron.
        }
    .secondary =
        { $cubes ->
            [one] { $cubes } wood, stone or iron cube may be taken.
           *[other] { $cubes } wood, stone or iron cubes may be taken.
        }
    .rule = materials
# .effect: $no_joker_vp
# .secondary: $vp_per_building
action-construction = Construction
    .short = Build
    .brief =
        { $alone ->
            [yes] { SIGNED($no_joker_vp) } VP, no joker
           *[no] with jokers
        }
    .idle = cannot pay
    .effect = Pay for your next building as the compass shows ({ SIGNED($no_joker_vp) } VP without a joker), turn a needle and place the building on a free space.
    .secondary = { $vp_per_building } VP for each building owned.
    .rule = construction

## Brussels: the four locations, and the Courthouse

# .brief, .effect: $market_jokers
location-market = Market
    .brief =
        { $market_jokers ->
            [one] { $market_jokers } joker
           *[other] { $market_jokers } jokers
        }
    .effect =
        { $market_jokers ->
            [one] Take { $market_jokers } joker.
           *[other] Take { $market_jokers } jokers.
        }
    .rule = market
# .brief, .effect: $money, of the Stock Exchange card
location-exchange = Stock Exchange
    .short = Exchange
    .brief = { $money } BF
    .effect = Receive { $money } BF.
    .rule = exchange
location-park = Park
    .brief = any action
    .effect = Carry out any of the five actions.
    .details = No bid, no shield, and nobody gets a secondary action.
    .rule = park
# .brief, .effect: $level, of the Royal Palace; `.details` says more than there is room for on the boards
location-grand-place = Grand-Place
    .brief =
        { $level ->
            [one] { $level } Figure
           *[other] { $level } Figures
        }
    .effect =
        { $level ->
            [one] Activate { $level } of your upright Figures.
           *[other] Activate up to { $level } of your upright Figures.
        }
    .details = Your level on the Royal Palace track is the limit.
    .rule = grand-place
courthouse = Courthouse
    .short = Court
    .effect = Assistants wait here until they are freed. The player with the most assistants in Brussels sends one here.
    .rule = brussels-majority

## Public Figures. `.effect` and `.brief` take the fields of the figure's effect; $advance is the name of a track.

# .brief, .effect: $gain_money
figure-brugmann = Georges Brugmann
    .surname = Brugmann
    .tiny = Brug
    .brief = { SIGNED($gain_money) } BF
    .effect = Receive { $gain_money } BF.
    .rule = figures
# .effect: $nobles, $nobles_for_a_joker
figure-solvay = Ernest Solvay
    .surname = Solvay
    .tiny = Solv
    .brief = { $nobles } or { $nobles_for_a_joker } cubes
    .effect =
        { $nobles ->
            [one] Take { $nobles } wood, stone or iron cube, or give a joker for { $nobles_for_a_joker }.
           *[other] Take { $nobles } wood, stone or iron cubes, or give a joker for { $nobles_for_a_joker }.
        }
    .rule = figures
# .effect: $advance; what it does in a few words is written as on a Bonus card
figure-buls = Charles Buls
    .surname = Buls
    .tiny = Buls
    .effect = Advance one step on the { $advance } track.
    .rule = figures
# .brief, .effect: $jokers
figure-empain = Edouard Empain
    .surname = Empain
    .tiny = Emp.
    .brief =
        { $jokers ->
            [one] { SIGNED($jokers) } joker
           *[other] { SIGNED($jokers) } jokers
        }
    .effect =
        { $jokers ->
            [one] Take { $jokers } joker.
           *[other] Take { $jokers } jokers.
        }
    .rule = figures
# .effect: $advance
figure-vandevelde = Henry Van de Velde
    .surname = Van de Velde
    .tiny = VdV
    .effect = Advance one step on the { $advance } track.
    .rule = figures
# .effect: $advance
figure-albert = Prince Albert
    .surname = Albert
    .tiny = Alb.
    .effect = Advance one step on the { $advance } track.
    .rule = figures
# .effect: $release
figure-vandervelde = Emile Vandervelde
    .surname = Vandervelde
    .tiny = Vand
    .brief = Free { $release }
    .effect =
        { $release ->
            [one] Free { $release } of your assistants from the Courthouse, ready at once.
           *[other] Free up to { $release } of your assistants from the Courthouse, ready at once.
        }
    .rule = figures
# .brief, .effect: $vp
figure-maeterlinck = Maurice Maeterlinck
    .surname = Maeterlinck
    .tiny = Maet
    .brief = { SIGNED($vp) } VP
    .effect = Score { $vp } VP.
    .rule = figures
# Any figure: what keeping it means. .effect: $upkeep, $unpaid_figure_vp
figure-any = Public Figure
    .effect =
        { $upkeep ->
            [0] If kept, it can be activated again from the next round on and costs nothing at the end.
           *[other] If kept, it can be activated again from the next round on and costs { $upkeep } BF at the end, or { SIGNED($unpaid_figure_vp) } VP.
        }

## Works of art. `.count` has their number: $count

colour-blue = Blue Work
    .short = Blue
    .count =
        { $count ->
            [one] Blue
           *[other] { $count } Blue
        }
    .letter = B
    .rule = sale
colour-pink = Pink Work
    .short = Pink
    .count =
        { $count ->
            [one] Pink
           *[other] { $count } Pink
        }
    .letter = P
    .rule = sale
colour-yellow = Yellow Work
    .short = Yellow
    .count =
        { $count ->
            [one] Yellow
           *[other] { $count } Yellow
        }
    .letter = Y
    .rule = sale
colour-green = Green Work
    .short = Green
    .count =
        { $count ->
            [one] Green
           *[other] { $count } Green
        }
    .letter = G
    .rule = sale
colour-black = Black Work
    .short = Black
    .count =
        { $count ->
            [one] Black
           *[other] { $count } Black
        }
    .letter = K
    .rule = sale
# Any work.
# .effect: $money_per_colour
colour-any = Work of art
    .effect = Can be sold, moves the cursor further and scores in a row at the end; each different colour adds { $money_per_colour } BF when you pass.

## Cubes. `.count`: $count

# .effect: $noble_vp
material-wood = wood
    .short = Wood
    .tiny = Wo
    .count = { $count } wood
    .effect = { material-noble.effect }
    .rule = materials
# .effect: $noble_vp
material-stone = stone
    .short = Stone
    .tiny = St
    .count = { $count } stone
    .effect = { material-noble.effect }
    .rule = materials
# .effect: $noble_vp
material-iron = iron
    .short = Iron
    .tiny = Ir
    .count = { $count } iron
    .effect = { material-noble.effect }
    .rule = materials
# .effect: $joker_vp
material-joker = joker
    .short = Joker
    .tiny = Jo
    .count =
        { $count ->
            [one] { $count } joker
           *[other] { $count } jokers
        }
    .effect = Replaces any unit of a building; building without jokers scores a bonus. Left over at the end: { $joker_vp } VP.
    .rule = market
# Any noble cube. .effect: $noble_vp
material-noble = noble cube
    .effect = A noble cube (wood, stone or iron): pays for buildings as the compass shows. Left over at the end: { $noble_vp } VP.

## Compass tiles. `.effect` says what a unit is. .effect of the money: $bf3_money

tile-wood = Wood
    .short = Wood
    .effect = Each unit costs a wood cube or a joker.
    .rule = compass
tile-stone = Stone
    .short = Stone
    .effect = Each unit costs a stone cube or a joker.
    .rule = compass
tile-iron = Iron
    .short = Iron
    .effect = Each unit costs an iron cube or a joker.
    .rule = compass
tile-any-noble = Any noble
    .short = Any cube
    .effect = Each unit costs a wood, stone or iron cube, or a joker.
    .rule = compass
# .effect: $bf3_money
tile-bf3 = Money
    .short = { $bf3_money } BF
    .effect = Each unit costs { $bf3_money } BF or a joker.
    .rule = compass
tile-empty = Empty
    .short = Empty
    .effect = No cost of its own: pay every unit as the other needle shows.
    .rule = compass

## Tracks

track-city-hall = City Hall
    .short = City Hall
    .tiny = City
    .effect = VP for each shield you lead.
    .rule = tracks
track-royal-palace = Royal Palace
    .short = Palace
    .tiny = Pal.
    .effect = How many Figures you may activate in one Grand-Place action.
    .rule = tracks
track-architect = Architect
    .short = Architect
    .tiny = Arch
    .effect = VP for each of your buildings at the end.
    .rule = tracks

## Bonus cards: the powers, and the card made of them. `.effect`: $amount

power-city-hall = City Hall
    .short = City Hall
    .tiny = City
    .effect =
        { $amount ->
            [one] Advance { $amount } step on the City Hall track.
           *[other] Advance { $amount } steps on the City Hall track.
        }
    .rule = bonus-cards
power-royal-palace = Royal Palace
    .short = Palace
    .tiny = Pal.
    .effect =
        { $amount ->
            [one] Advance { $amount } step on the Royal Palace track.
           *[other] Advance { $amount } steps on the Royal Palace track.
        }
    .rule = bonus-cards
power-architect = Architect
    .short = Architect
    .tiny = Arch
    .effect =
        { $amount ->
            [one] Advance { $amount } step on the Architect track.
           *[other] Advance { $amount } steps on the Architect track.
        }
    .rule = bonus-cards
power-courthouse = Courthouse
    .short = Free
    .tiny = Free
    .effect =
        { $amount ->
            [one] Free { $amount } of your assistants from the Courthouse.
           *[other] Free up to { $amount } of your assistants from the Courthouse.
        }
    .rule = bonus-cards
# A card whose powers are not known here.
bonus = Bonus card
# The name of a card: $powers (names joined by `listed`, or by `either` if one is chosen), $amount
# .symbols: $vp, $manneken
# .tuck: $vp
bonus-card =
    { $amount ->
        [one] { $powers }
       *[other] { $powers } ×{ $amount }
    }
    .symbols =
        { $vp ->
            [0] { $manneken ->
                [0] No symbols.
               *[other] { $manneken } Manneken Pis for the choice of the first player.
            }
            [one] { $manneken ->
                [0] { $vp } VP symbol.
               *[other] { $vp } VP symbol, { $manneken } Manneken Pis for the choice of the first player.
            }
           *[other] { $manneken ->
                [0] { $vp } VP symbols.
               *[other] { $vp } VP symbols, { $manneken } Manneken Pis for the choice of the first player.
            }
        }
    .tuck =
        { $vp ->
            [0] It has no VP symbol and cannot be tucked.
           *[other] Tucked under a row, it adds { $vp } VP to each item there.
        }
    .rule = bonus-cards
# On the card itself. card-or: $power, the first of two; card-free: $amount; card-tuck: $vp
card-or = { $power } or
card-free =
    { $amount ->
        [one] Free { $amount } assistant
       *[other] Free { $amount } assistants
    }
card-tuck = tuck: { SIGNED($vp) } VP

## Rows of the personal board. `.effect` says what each item of the row is.

# .effect: $money_per_set
row-money = Money
    .short = Money
    .effect = For each full { $money_per_set } BF left after upkeep.
    .rule = final-scoring
row-works = Works of art
    .short = Works
    .effect = For each Work of art left, black ones included.
    .rule = final-scoring
row-figures = Public Figures
    .short = Figures
    .effect = For each Public Figure paid, upright or tilted.
    .rule = final-scoring
# .effect: $assistants_free
row-assistants = Assistants
    .short = Assist.
    .effect = For each of your assistants outside the Courthouse beyond the first { $assistants_free }.
    .rule = final-scoring

## Cards and tiles that have no names of their own, and piles

stock = Stock Exchange card
    .rule = stock
exhibition = Exhibition tile
    .rule = pass
manneken = Manneken Pis
    .rule = first-player
neutral = Neutral assistant
    .effect = It belongs to nobody: no bid, no action. Around the shields the neutral assistants count as one more colour.
    .rule = two-players

pile-figures = Public Figures
    .short = Figures
pile-stock = Stock Exchange cards
    .short = Stock
pile-bonus = Bonus cards
    .short = Bonus
pile-works = Works of art
    .short = Works
pile-blacks = Black Works
    .short = Black

## The score sheet, and what decided

score-sales = Sales
    .short = Sales
score-building = Building
    .short = Building
score-figures = Figures activated
    .short = Figures
score-secondary = Secondary actions
    .short = Secondary
score-shields = Shields
    .short = Shields
score-upkeep = Unpaid Figures
    .short = Unpaid
score-architect = Buildings at the end
    .short = Architect
score-row-money = Money row
    .short = Money
score-row-works = Works row
    .short = Works
score-row-figures = Figures row
    .short = Fig. row
score-row-assistants = Assistants row
    .short = Assist.
score-materials = Cubes left
    .short = Cubes
score-manneken = Manneken Pis
    .short = Manneken
# The two tie-breaks.
score-courthouse = Assistants in the Courthouse
    .short = Court
score-levels = Sum of the tracks
    .short = Tracks

decided-points = Decided on victory points.
decided-courthouse = Tied on points; decided by fewer assistants in the Courthouse.
decided-levels = Tied on points and in the Courthouse; decided by the sum of the three tracks.
decided-shared = Tied on points, in the Courthouse and on the tracks.

## What an evaluation adds up, in points: its name, and what it means to gain (.more) or to lose (.less) by it

term-points = points scored
    .more = more points scored
    .less = fewer points scored
term-shields = shields
    .more = more points from shields
    .less = fewer points from shields
term-architect = buildings
    .more = more points from buildings
    .less = fewer points from buildings
term-materials = materials
    .more = materials worth more
    .less = materials worth less
term-secondary = secondary actions
    .more = more from secondary actions
    .less = less from secondary actions
term-works = Works of Art
    .more = Works of Art worth more
    .less = Works of Art worth less
term-figures = Public Figures
    .more = more help from Public Figures
    .less = less help from Public Figures
term-upkeep = upkeep
    .more = less lost to upkeep
    .less = more lost to upkeep
term-money = money
    .more = more money
    .less = less money
term-assistants = assistants
    .more = more to gain from assistants
    .less = less to gain from assistants
term-courthouse = Courthouse
    .more = fewer assistants lost to the Courthouse
    .less = more assistants lost to the Courthouse
term-bonus-cards = Bonus cards
    .more = better chances of Bonus cards
    .less = worse chances of Bonus cards
term-first-player = first player
    .more = better chances to be first player
    .less = worse chances to be first player

## Questions. `.help` and `.rule` without arguments; wait-…: $seat

ask-bracket = Choose the shield that opens the area
    .help = The largest of the four parts around it is open this round. Columns outside it get no bids: their Bonus cards are lost.
    .rule = stock
wait-bracket = { $seat } is opening the area
ask-neutral = Put a neutral assistant on an open space
    .help = It takes the space for the round and counts around the shields as one more colour. No bid, no action.
    .rule = two-players
wait-neutral = { $seat } is placing a neutral assistant
ask-turn = Place, visit Brussels or pass
    .help = A space in the area costs an assistant and a bid; a visit to Brussels costs assistants but no money. Passing earns money for the colours of your Works.
    .rule = turn
wait-turn = { $seat } is taking a turn
ask-stake = Choose the bid under the assistant
    .help = You pay it before the action and never get it back. The highest total in a column wins the Bonus card; shields ignore bids.
    .rule = bids
wait-stake = { $seat } is choosing a bid
ask-performance = Carry out the action of the space?
    .help = You may skip it: the assistant and the bid stay. It is all or nothing.
    .rule = art-nouveau
wait-performance = { $seat } is choosing whether to act
ask-workshop = Choose the Work to keep
    .help = Only you can see what you drew. The rest go back under the pile.
    .rule = workshop
wait-workshop = { $seat } is choosing a Work
ask-cursor = Move the Workshop cursor, or leave it
    .help = One step per Work you own. A corner of the cursor pays its colour, its centre pays black: BF by the row, VP by the column.
    .rule = sale
wait-cursor = { $seat } is moving the cursor
ask-sale = Choose the Work to sell
    .help = A colour on show in the shop cannot be sold. Sell doubles first: each colour you own earns money when you pass.
    .rule = sale
wait-sale = { $seat } is choosing a Work to sell
ask-shop = Choose the Work to cover in the shop
    .help = The colour you cover can be sold again; those on show cannot.
    .rule = sale
wait-shop = { $seat } is choosing what to cover
ask-theatre = Choose a Public Figure
    .help = The price follows the space. The effect happens at once; then you keep the card or discard it.
    .rule = theatre
wait-theatre = { $seat } is choosing a Public Figure
ask-enlistment = Keep the Figure, or discard it?
    .help = If kept, it is tilted until the next round, can be activated again, and must be paid at the end. You can own only one of each.
    .rule = theatre
wait-enlistment = { $seat } is choosing whether to keep the Figure
ask-noble-offer = Choose wood, stone or iron
    .help = Take the free cubes, or give a joker for more.
    .rule = figures
wait-noble-offer = { $seat } is choosing noble cubes
ask-materials = Choose the wood, stone or iron to take
    .help = Alike or different. Look at the needles of the compass, and where they will go.
    .rule = materials
wait-materials = { $seat } is choosing noble cubes
ask-payment = Choose how to pay for the building
    .help = At least one unit for each needle, the rest as you like. A joker replaces any unit, but you lose the bonus for building without one.
    .rule = compass
wait-payment = { $seat } is paying for a building
ask-needle = Choose the needle to turn
    .help = It moves one space clockwise and never meets the other. It sets the price of the next building, for every player.
    .rule = compass
wait-needle = { $seat } is turning a needle
ask-site = Choose the space of the building
    .help = It stays there for good. Whenever an opponent places an assistant on it, you get the secondary action of the space.
    .rule = construction
wait-site = { $seat } is choosing a space for a building
ask-park = Choose the action to carry out
    .help = No assistant goes to the Art Nouveau board: no bid, no shield, no secondary action for anyone.
    .rule = park
wait-park = { $seat } is choosing an action
ask-grand-place = Choose the next Figure to activate
    .help = Effects happen one after the other; each can use what the one before gave. Your Royal Palace level at the start is the limit.
    .rule = grand-place
wait-grand-place = { $seat } is choosing Figures
ask-secondary-theatre = Your building: activate a Figure?
    .help = You may activate one of your upright Figures, which is then tilted, or decline.
    .rule = secondary
wait-secondary-theatre = { $seat } is choosing a Figure
ask-secondary-materials = Your building: take wood, stone or iron?
    .help = An opponent placed an assistant on your building. You may decline.
    .rule = secondary
wait-secondary-materials = { $seat } is choosing a noble cube
ask-bonus-card = Use the Bonus card you won, or tuck it
    .help = Its power now, or its symbols in a row of your board until the end. A row takes one card a round.
    .rule = bonus-cards
wait-bonus-card = { $seat } is choosing what to do with a Bonus card
ask-tied-power = Choose the power of the tied auction
    .help = All tied players get the power; no one gets the card.
    .rule = auctions
wait-tied-power = { $seat } is choosing a power
ask-upkeep = Choose the Figures to pay
    .help = Figures you do not pay leave and cost points. You cannot drop a Figure you can still afford.
    .rule = upkeep
wait-upkeep = { $seat } is paying Public Figures

## Moves: the move's fields; what the interface adds is named

# $row, $col, $area (added: what it opens)
move-open = { coordinates.shield } opens { $area }
# $action (added: the space, its action and whose building is there), $neutral (added: yes or no), $col, $row
move-place =
    { $neutral ->
        [yes] Neutral { $action }
       *[no] { $action }
    }
# $location, $price (added: how many assistants it takes), $text (added: what it brings)
move-visit = { $location }: { $price } → { $text }
# $money, $first (added: whether nobody has passed yet, yes or no)
move-pass =
    { $first ->
        [yes] Pass: { SIGNED($money) } BF, Exhibition
       *[no] Pass: { SIGNED($money) } BF
    }
# $money; added: $left (the money left), $standing in the column (leads, ties or behind), $seats (those who tie or lead, as
# signs), $total (theirs)
move-bid =
    { $standing ->
        [leads] { $money } BF, { $left } left: in the lead
        [ties] { $money } BF, { $left } left: tie with { $seats }
       *[behind] { $money } BF, { $left } left: { $seats } { $total } leads
    }
# $action
move-perform = { $action }
move-decline = Do nothing
# $colour
move-take = Keep the { $colour }
# $col, $row; added: the best sale there, $colour, $money, $vp
move-shift = { coordinates }: { $colour } { SIGNED($money) } BF { SIGNED($vp) } VP
# $colour, $money (added), $vp (added)
move-sell = { $colour }: { SIGNED($money) } BF { SIGNED($vp) } VP
# $colour
move-cover = Cover the { $colour }
# $figure, $money, $text (added: the effect)
move-approach = { $figure } { $money } BF: { $text }
# $upkeep (added)
move-keep = Keep: upkeep { $upkeep } BF at the end
move-discard = Discard the Figure
# $materials, $count
move-gather = Take { $materials }
# $materials, $count
move-trade = Joker for { $materials }
# $materials, $count, $money
move-spend =
    { $count ->
        [0] { $money } BF
       *[other] { $money ->
            [0] { $materials }
           *[other] { $materials }, { $money } BF
        }
    }
# $tile, $following (added: where the needle goes)
move-swing = Needle: { $tile } → { $following }
# $action (added: the space and its action), $col, $row
move-build = { $action }
# $figure, $text (added: the effect)
move-activate = { $figure }: { $text }
move-done = No more Figures
# $powers, $count, $text (added: what they do)
move-use = Use: { $text }
# $board_row, $symbols (added: what each item then counts)
move-tuck = Tuck, { $board_row }: ×{ $symbols }
# $figures; added: $lost (those not paid), $count of them, $left (the money left)
move-pay =
    { $count ->
        [0] Pay all: { $left } BF left
       *[other] Lose { $lost }: { $left } BF left
    }
# What the power of a card would do. label-climb: $track, $before, $after; label-free: $count
label-climb = { $track } { $before } → { $after }
label-free =
    { $count ->
        [0] nobody to free
       *[other] free { $count }
    }

## Events: the line in the log. The arguments are the event's fields.

event-round-began = Round { $round } begins; { $seat } plays first.
event-stock-revealed = The Stock Exchange card is revealed: the Stock Exchange pays { $money } BF.
event-area-opened = { $seat } places the bracket on shield { coordinates.shield }: { $spaces } spaces are open.
event-neutral-placed = { $seat } places a neutral assistant on { coordinates }.
event-placed = { $seat } places an assistant: { coordinates } { $action }, bid { $money } BF.
event-impossible = { $seat } cannot use the action: { $action }.
event-declined = { $seat } skips the action: { $action }.
event-drew =
    { $tiles ->
        [one] { $seat } draws { $tiles } Work of art.
       *[other] { $seat } draws { $tiles } Works of art.
    }
event-created = { $seat } gets a { $colour }.
event-no-work-left = No black Work is left for { $seat }.
event-renewed = The pile is empty and is reshuffled: { $pile }.
event-cursor-moved = { $seat } moves the Workshop cursor to { coordinates }.
event-sold = { $seat } sells a { $colour }: { SIGNED($money) } BF, { SIGNED($vp) } VP.
event-covered = { $seat } covers the { $colour } in the shop.
event-approached =
    { $money ->
        [0] { $seat } meets { $figure } for free.
       *[other] { $seat } meets { $figure } for { $money } BF.
    }
event-kept = { $seat } keeps { $figure }, tilted.
event-discarded = { $seat } discards { $figure }.
event-arrived = { $figure } comes to the Royal Theatre.
event-departed = { $figure } leaves the Royal Theatre.
event-acted = { $seat } activates { $figure }.
event-gained = { $seat } receives { $money } BF.
event-earned = { $seat } scores { $vp } VP.
event-gathered = { $seat } takes { $materials }.
event-traded = { $seat } gives a joker for { $materials }.
event-supply-empty = The supply has no cube for { $seat }.
event-advanced = { $seat } advances to { $level } on the { $track } track.
event-stuck = { $seat } is already at the top of the { $track } track: the step is lost.
event-released =
    { $assistants ->
        [one] { $seat } frees { $assistants } assistant from the Courthouse.
       *[other] { $seat } frees { $assistants } assistants from the Courthouse.
    }
event-nobody-released = { $seat } has nobody to free from the Courthouse.
event-paid =
    { $count ->
        [0] { $vp ->
            [0] { $seat } pays for a building: { $money } BF.
           *[other] { $seat } pays for a building: { $money } BF; no joker, { SIGNED($vp) } VP.
        }
       *[other] { $money ->
            [0] { $vp ->
                [0] { $seat } pays for a building: { $materials }.
               *[other] { $seat } pays for a building: { $materials }; no joker, { SIGNED($vp) } VP.
            }
           *[other] { $vp ->
                [0] { $seat } pays for a building: { $materials }, { $money } BF.
               *[other] { $seat } pays for a building: { $materials }, { $money } BF; no joker, { SIGNED($vp) } VP.
            }
        }
    }
event-needle-moved = { $seat } turns a needle of the compass: it points at { $tile }.
event-built =
    { $vp ->
        [0] { $seat } builds on { coordinates } { $action }.
       *[other] { $seat } builds on { coordinates } { $action }: { SIGNED($vp) } VP.
    }
event-visited =
    { $assistants ->
        [one] { $seat } sends { $assistants } assistant to the { $location }.
       *[other] { $seat } sends { $assistants } assistants to the { $location }.
    }
event-benefited = { $seat } owns the building there and gets the secondary action: { $action }.
event-passed = { $seat } passes and receives { $money } BF.
event-exhibition-taken = { $seat } passes first and takes the Exhibition tile of { NUMBER($year, useGrouping: 0) }.
event-resolution-began = Everyone has passed: resolution of round { $round }.
event-auction-won = { $seat } wins column { coordinates.column } with { $money } BF: { $bonus }.
event-auction-tied = { $seat } ties for column { coordinates.column } with { $money } BF and gets the power only: { $bonus }.
event-no-bids = Nobody wins column { coordinates.column }.
event-first-player = { $seat } has the most Manneken Pis ({ $manneken }) and is now first player.
event-power-used = { $seat } uses the power of a Bonus card: { $powers }.
event-tucked = { $seat } tucks a Bonus card under { $board_row }: each item is now worth { $symbols } VP.
event-honoured = { $seat } leads shield { coordinates.shield }: { SIGNED($vp) } VP.
event-detained = { $seat } has the most assistants in Brussels and sends one to the Courthouse.
event-nobody-detained = Nobody went to Brussels, so nobody goes to the Courthouse.
event-upkeep-paid =
    { $count ->
        [0] { $seat } pays no Public Figure.
       *[other] { $seat } pays { $figures }: { $money } BF.
    }
event-figure-lost = { $seat } does not pay { $figure }, who leaves: { SIGNED($vp) } VP.
event-scored = { $seat }, { $item }: { SIGNED($vp) } VP.
event-game-ended =
    { $count ->
        [one] { $winners } wins the game. { $decided }
       *[other] { $winners } share the victory. { $decided }
    }

## Previews: an event in very few words, beside a move that would bring it. The arguments are the event's fields.

# $money
effect-money = { SIGNED($money) } BF
# $vp
effect-vp = { SIGNED($vp) } VP
preview-round-began = round { $round }: { $seat } first
preview-stock-revealed = Stock Exchange { $money } BF
preview-area-opened = { $spaces } spaces open
preview-neutral-placed = neutral on { coordinates }
preview-placed = -{ $money } BF
preview-impossible = { $action }: not possible
preview-declined = no { $action }
preview-drew =
    { $tiles ->
        [one] draw { $tiles } Work
       *[other] draw { $tiles } Works
    }
preview-created = + { $colour }
preview-no-work-left = no black Work left
preview-renewed = new pile: { $pile }
preview-cursor-moved = cursor { coordinates }
preview-sold = { SIGNED($money) } BF { SIGNED($vp) } VP
preview-covered = { $colour } covered
preview-approached =
    { $money ->
        [0] free
       *[other] -{ $money } BF
    }
preview-kept = keep { $figure }
preview-discarded = discard { $figure }
preview-arrived = new: { $figure }
preview-departed = { $figure } leaves
preview-acted = { $figure }
preview-gained = { SIGNED($money) } BF
preview-earned = { $seat } { SIGNED($vp) } VP
preview-gathered = +{ $materials }
preview-traded = joker for { $materials }
preview-supply-empty = no cube left
preview-advanced = { $track } → { $level }
preview-stuck = { $track }: no step left
preview-released = free { $assistants }
preview-nobody-released = nobody to free
preview-paid =
    { $vp ->
        [0] with a joker: no points
       *[other] no joker, { SIGNED($vp) } VP
    }
preview-needle-moved = needle on { $tile }
preview-built =
    { $vp ->
        [0] building on { coordinates }
       *[other] building on { coordinates }, { SIGNED($vp) } VP
    }
preview-visited =
    { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
preview-benefited = { $seat }: secondary action
preview-passed = { SIGNED($money) } BF, out of the round
preview-exhibition-taken = Exhibition { NUMBER($year, useGrouping: 0) }
preview-resolution-began = resolution
preview-auction-won = { $seat } wins column { coordinates.column }
preview-auction-tied = { $seat } ties for column { coordinates.column }
preview-no-bids = column { coordinates.column }: nobody
preview-first-player = { $seat } first
preview-power-used = { $seat }: { $powers }
preview-tucked = { $board_row }: { $symbols } VP each
preview-honoured = { $seat } { SIGNED($vp) } VP
preview-detained = { $seat }: one to the Courthouse
preview-nobody-detained = Courthouse: nobody
preview-upkeep-paid = { $seat } pays { $money } BF
preview-figure-lost = { $figure } leaves, { SIGNED($vp) } VP
preview-scored = { $seat } { SIGNED($vp) } VP
preview-game-ended = game over: { $winners }

## Options

option-strips = Action strips
    .about = Which sides of the action strips are up on the Art Nouveau board.
option-strips-basic = Basic
    .about = Every strip and every column shows each action once. The standard game.
option-strips-expert = Expert
    .about = The other sides: strips repeat an action and lack another. Read the board before you bid.
option-strips-mixed = Mixed
    .about = Each strip shows a random side.

## The table: titles of panels, groups of things before a player

panel-board = Art Nouveau
panel-brussels = Brussels
panel-theatre = Royal Theatre
panel-workshop = Workshop
panel-compass = Compass
panel-tracks = Tracks
panel-visits = Brussels
panel-facts = Facts of the round
panel-round = Facts of the round
panel-supplies = Supply and piles
panel-players = Players
tab-board = Board
tab-brussels = Brussels
tab-workshop = Workshop
tab-players = Players
label-shop = Shop
label-own-works = You own
label-upright = upright
label-tilted = tilted

## Inspect: titles, and the sentences below them

# A space of the Art Nouveau board: $col, $row
# .assistant: $seat, $money (the bid)
# .building: $seat
# .would-get: $seat (the owner of the building), $text (action-….secondary)
# .would-get-you: $text (action-….secondary)
# .shields: $count, the shields of the open area that an assistant here counts for
# .price: $money, what the viewer has
# .would-open: $shield
inspect-space = { coordinates }
    .closed = Outside the open area: no assistant can come here this round.
    .undecided = The area of this round is not open yet.
    .would-open = The bracket on shield { $shield } would open it.
    .would-shut = No bracket of this Stock Exchange card would open it.
    .assistant = { $seat } is here with a bid of { $money } BF.
    .neutral = A neutral assistant is here: no owner and no bid.
    .building = { $seat } has a building here.
    .would-get = When another player places an assistant here, { $seat } gets: { $text }
    .would-get-you = Your building; when another player comes, you get: { $text }
    .shields =
        { $count ->
            [0] An assistant here counts for no shield.
            [one] An assistant here counts for { $count } shield.
           *[other] An assistant here counts for { $count } shields.
        }
    .price = Placing here costs an assistant and a bid; you have { $money } BF.
    .no-money = You have no money to bid.
    .no-assistant = You have no assistant left.
    .can-build = A building can be placed here.
    .cannot-build = No building can be placed here now.
    .rule = art-nouveau

# A shield: $row, $col
# .opens: $area, $spaces, what its bracket opens
# .incomplete: $count, spaces still to be filled
# .pays: $seat, $count, $vp, one line for each leader of a complete one
# .would-pay: $seat, $count, $vp, one line for each leader of an incomplete one
inspect-shield = Shield { coordinates.shield }
    .where = The four spaces around it count, by assistants.
    .opens = Its bracket opens { $area }: { $spaces } spaces.
    .offered = The Stock Exchange card offers it.
    .bracket = The bracket is here.
    .closed = Not all of its spaces are open: it cannot score this round.
    .too-late = There are too few assistants left to fill it: it cannot score this round.
    .complete = Full: it will score.
    .incomplete =
        { $count ->
            [one] { $count } assistant is missing: it pays nobody yet.
           *[other] { $count } assistants are missing: it pays nobody yet.
        }
    .pays =
        { $count ->
            [one] { $seat } leads with { $count } assistant: { SIGNED($vp) } VP.
           *[other] { $seat } leads with { $count } assistants: { SIGNED($vp) } VP.
        }
    .would-pay =
        { $count ->
            [one] { $seat } leads with { $count } assistant; it would pay { $vp } VP.
           *[other] { $seat } leads with { $count } assistants; it would pay { $vp } VP.
        }
    .nobody = Nobody leads it yet.
    .blocked = The neutral assistants lead it alone: nobody would score.
    .values = Only the number of assistants counts, not their bids. Tied players each score their own City Hall level.
    .rule = shields

# A column and its Bonus card: $col
# .power, .choice: $text, the effects of its powers in words
# .total: $seat, $money
# .leaders: $names, $count (of leaders), $money
# .left: $count, open spaces without an assistant
# .would-open: $shield, $count, the spaces its bracket would open
# .to-lead: $money, the least bid with which the viewer would lead alone
inspect-column = Column { coordinates.column }
    .power = Its power: { $text }
    .choice = Its power, one of these: { $text }
    .total = { $seat }: { $money } BF
    .leaders =
        { $count ->
            [one] { $names } leads with { $money } BF and would take the card.
           *[other] { $names } tie at { $money } BF and would get the power, but not the card.
        }
    .nobody = No bids yet: nobody would take the card.
    .closed = No space of it is open: the card is lost this round.
    .undecided = The area of this round is not open yet.
    .would-open =
        { $count ->
            [0] The bracket on shield { $shield } would open none of its spaces: the card would be lost.
            [one] The bracket on shield { $shield } would open { $count } of its spaces.
           *[other] The bracket on shield { $shield } would open { $count } of its spaces.
        }
    .taken = The card is gone.
    .left =
        { $count ->
            [0] No space is left.
            [one] { $count } space is left.
           *[other] { $count } spaces are left.
        }
    .to-lead = With a bid of { $money } BF you would lead it alone.
    .cannot-lead = Your money is not enough to lead it alone.
    .rule = auctions

# A location of Brussels: $location
# .price: $price
# .rising: $uses_per_step, how many visits there are at one price
# .visitors: $seat, $assistants
inspect-location = { $location }
    .price =
        { $price ->
            [one] The next visit costs { $price } assistant.
           *[other] The next visit costs { $price } assistants.
        }
    .rising =
        { $uses_per_step ->
            [one] Each visit this round costs one assistant more, for everyone.
           *[other] Every { $uses_per_step } visits it costs one assistant more, for everyone.
        }
    .visitors = { $seat }: { $assistants }
    .nobody = Nobody has come this round.
    .too-few = You have too few assistants left.
    .no-figure = None of your Figures is upright.
    .no-action = None of the actions is possible for you now.
    .no-joker = No joker is left in the supply.

# The Courthouse
# .held: $seat, $assistants
# .leaders: $names, $count (of names), $assistants (how many each has in Brussels)
inspect-courthouse = Courthouse
    .held = { $seat }: { $assistants }
    .empty = No assistant is here.
    .release = Emile Vandervelde and the Courthouse power of a Bonus card bring an assistant back.
    .leaders =
        { $count ->
            [one] { $names } has the most assistants in Brussels ({ $assistants }) and would send one here.
           *[other] { $names } have the most assistants in Brussels ({ $assistants } each) and would each send one here.
        }
    .nobody = Nobody has gone to Brussels this round.
    .final = Assistants here do not count in the Assistants row at the end.
    .rule = brussels-majority

# A public figure, on display or before a player: $figure
# .price: $money
# .owner: $seat, $standing (label-upright or label-tilted)
inspect-figure = { $figure }
    .upkeep = upkeep
    .price = It costs { $money } BF on this space.
    .too-dear = You cannot afford it now.
    .last = At the end of the round it leaves the Theatre.
    .owned = You already own this Figure: you could use its effect, but not keep it.
    .owner = { $seat }: { $standing }
    .empty = No Figure is left for this space.
    .rule = figures

# A square of the workshop grid: $col, $row
# .values: $money, $vp
# .corner: $colour, whose square of the cursor is here
# .reach: $steps, from the cursor's centre
# .far: $steps, $works (how many the viewer has)
# .brings, .blocked, .not-owned: $colour, $money, $vp, one line for each colour with the cursor's centre here
inspect-square = { coordinates }
    .values = A Work priced here earns { $money } BF and { $vp } VP.
    .corner = The cursor prices the { $colour } here.
    .centre = The centre of the cursor is here.
    .reach =
        { $steps ->
            [0] The cursor is already here.
            [one] You could bring the cursor here with { $steps } step.
           *[other] You could bring the cursor here with { $steps } steps.
        }
    .far =
        { $works ->
            [0] The cursor is { $steps } steps away and you own no Work to move it with.
            [one] The cursor is { $steps } steps away; your { $works } Work moves it a single step.
           *[other] The cursor is { $steps } steps away; your { $works } Works move it only { $works }.
        }
    .edge = The centre of the cursor cannot be here: the cursor would leave the grid.
    .here = With the centre here:
    .brings = { $colour }: { SIGNED($money) } BF { SIGNED($vp) } VP
    .blocked = { $colour }: { SIGNED($money) } BF { SIGNED($vp) } VP, but on show in the shop
    .not-owned = { $colour }: { SIGNED($money) } BF { SIGNED($vp) } VP, but you have none
    .rule = sale

# What rows and columns of the grid pay
# .steps: $works, how many the viewer has
inspect-values = What a sale earns
    .rows = A Work is priced on the square of its colour: the number before the row is its BF, the number above the column its VP.
    .cursor = The corners of the cursor price blue, pink, green and yellow Works, its centre black ones.
    .steps =
        { $works ->
            [0] You own no Work to move the cursor with.
            [one] You own { $works } Work: the cursor moves up to { $works } step in your sale.
           *[other] You own { $works } Works: the cursor moves up to { $works } steps in your sale.
        }
    .rule = sale

# A work of art before a player, or a colour: $colour
# .owner: $seat, $count
# .brings: $money, $vp, where the cursor is now
# .best: $money, $vp, $place, the best place the viewer could move the cursor to
inspect-work = { $colour }
    .owner = { $seat }: { $count }
    .brings = With the cursor where it is, it earns { $money } BF and { $vp } VP.
    .best = The best you can reach is { $place }: { $money } BF and { $vp } VP.
    .blocked = It is on show in the shop and cannot be sold.
    .black = Black Works come only from a building on a Workshop space.

# A slot of the shop
# .shown: $colour
# .covered: $count, works below it
inspect-shop = Shop
    .shown = On show: { $colour }. This colour cannot be sold.
    .covered =
        { $count ->
            [0] Nothing is under it.
            [one] { $count } Work is under it.
           *[other] { $count } Works are under it.
        }
    .empty = Empty: the next Work sold goes here.
    .cover = A Work sold covers one of those on show; the colour below can be sold again.
    .rule = sale

# The compass, or a space of it: $tile
# .next: $tile, the next space clockwise
# .pointed: $names, the tiles both needles point at
# .units: $units, of the viewer's next building
# .ways: $count, the payments the viewer can afford
# .bonus: $bonus_vp, of the viewer's next building
# .no-joker: $no_joker_vp
inspect-compass = { $tile }
    .title = Compass
    .needle = A needle points here: it sets the price of the next building.
    .no-needle = No needle points here now.
    .next = Next clockwise: { $tile }.
    .pointed = The needles point at { $names }.
    .fixed = This needle cannot turn now: it would meet the other.
    .units =
        { $units ->
            [one] Your next building costs { $units } unit.
           *[other] Your next building costs { $units } units.
        }
    .ways =
        { $count ->
            [0] You cannot afford it now.
            [one] You can pay it in { $count } way.
           *[other] You can pay it in { $count } ways.
        }
    .with-joker = But not without a joker.
    .no-space = No space is free for it.
    .bonus = It scores { $bonus_vp } VP when built.
    .no-joker = Without a joker it scores { $no_joker_vp } VP.
    .all-built = You have built all your buildings.
    .rule = compass

# $track
# .level: $seat, $level
# .top: $level
inspect-track = { $track }
    .level = { $seat }: level { $level }
    .top = The highest level is { $level }. A step beyond is lost.

# A row of a personal board: $board_row, $seat
# .symbols: $symbols, $row_symbols
# .cards: $count
# .now: $count (items), $vp
inspect-row = { $board_row }: { $seat }
    .symbols = Each item is worth { $symbols } VP: { $row_symbols } from the start, the rest from Bonus cards.
    .cards =
        { $count ->
            [0] No Bonus card is tucked under it.
            [one] { $count } Bonus card is tucked under it.
           *[other] { $count } Bonus cards are tucked under it.
        }
    .now =
        { $count ->
            [one] If the game ended now: { $count } item, { $vp } VP.
           *[other] If the game ended now: { $count } items, { $vp } VP.
        }
    .full = It has already taken a card this round.
    .limit = A row takes one Bonus card a round.
    .rule = bonus-cards

# A building tile of a personal board, or all of them
# .title: $seat
# .built: $count, $level (Architect), $vp
# .left: $count
# .tile: $units, $bonus_vp
inspect-building = Building
    .title = Buildings: { $seat }
    .built =
        { $count ->
            [0] None built yet.
            [one] { $count } built; at Architect level { $level } it scores { $vp } VP at the end.
           *[other] { $count } built; at Architect level { $level } they score { $vp } VP at the end.
        }
    .left =
        { $count ->
            [0] None is left.
            [one] { $count } is left.
           *[other] { $count } are left.
        }
    .tile =
        { $bonus_vp ->
            [0] The next one costs { $units } units.
           *[other] The next one costs { $units } units and scores { $bonus_vp } VP.
        }
    .order = They are built in a fixed order.
    .rule = construction

# $seat
# .purse: $money, $vp
# .projected: $total
# .reserve: $assistants
# .places: $board (assistants on the Art Nouveau board), $brussels, $courthouse
# .neutral: $count
# .next-building: $units
# .palace: $level
# .pass: $money, what passing would bring now
# .upkeep: $money, $figures (how many)
# .unpaid: $figures (how many), $vp
# .exhibitions: $count, $draws (Works drawn in a Workshop)
# .manneken: $manneken, gained this round
# .holder: $manneken_vp
# .cubes: $materials
inspect-player = { $seat }
    .purse = { $money } BF, { $vp } VP
    .projected = If the game ended now: { $total } VP.
    .reserve =
        { $assistants ->
            [0] No assistant is left to place.
            [one] { $assistants } assistant is left to place.
           *[other] { $assistants } assistants are left to place.
        }
    .places = Art Nouveau board: { $board }, Brussels: { $brussels }, Courthouse: { $courthouse }.
    .neutral =
        { $count ->
            [one] { $count } neutral assistant is still to be placed.
           *[other] { $count } neutral assistants are still to be placed.
        }
    .next-building =
        { $units ->
            [one] The next building costs { $units } unit.
           *[other] The next building costs { $units } units.
        }
    .can-build = Affordable now.
    .cannot-build = Not affordable yet.
    .all-built = All buildings are built.
    .palace =
        { $level ->
            [one] Can activate { $level } Figure per Grand-Place action.
           *[other] Can activate up to { $level } Figures per Grand-Place action.
        }
    .pass = Passing now would earn { $money } BF.
    .upkeep =
        { $figures ->
            [0] No upkeep is due at the end.
            [one] Upkeep at the end: { $money } BF for { $figures } Figure.
           *[other] Upkeep at the end: { $money } BF for { $figures } Figures.
        }
    .unpaid =
        { $figures ->
            [one] With this money { $figures } Figure would go unpaid: { SIGNED($vp) } VP.
           *[other] With this money { $figures } Figures would go unpaid: { SIGNED($vp) } VP.
        }
    .exhibitions =
        { $count ->
            [one] { $count } Exhibition tile: { $draws } Works drawn in a Workshop.
           *[other] { $count } Exhibition tiles: { $draws } Works drawn in a Workshop.
        }
    .cubes = Cubes: { $materials }
    .no-cubes = No cubes.
    .manneken = Manneken Pis gained this round: { $manneken }
    .holder = Holds the Manneken Pis: { SIGNED($manneken_vp) } VP for its holder at the end.
    .passed = Has passed.
    .rule = turn

# $pile
# .line: $pile, $text (.left and .discards)
# .left: $count
# .discards: $count
inspect-pile = Pile: { $pile }
    .title = Piles
    .line = { $pile }: { $text }
    .left =
        { $count ->
            [0] Nothing is left in the pile.
            [one] { $count } is left in the pile.
           *[other] { $count } are left in the pile.
        }
    .discards =
        { $count ->
            [0] Nothing is discarded.
            [one] { $count } is discarded.
           *[other] { $count } are discarded.
        }
    .rule = end-of-turn

# The supply of cubes
# .left: $material, $count
# .cube: $count
inspect-supply = Supply
    .left = { $material }: { $count }
    .cube = In the supply: { $count }
    .limited = Cubes are limited. Cubes you spend return to the supply at once.
    .rule = components

# The Stock Exchange card of the round
# .money: $money
# .offers: $shield, $area, $spaces
# .bracket: $shield, $spaces
inspect-stock = Stock Exchange card
    .money = The Stock Exchange pays { $money } BF this round.
    .offers = It offers shield { $shield }: opens { $area }, { $spaces } spaces.
    .bracket = The bracket is on shield { $shield }: { $spaces } spaces are open.
    .rule = stock

# The Exhibition tile of the round: $year
# .effect: $manneken, of [exhibition]; $first_money, of [passing]
# .taken: $seat
inspect-exhibition = Exhibition of { NUMBER($year, useGrouping: 0) }
    .effect = For the first player to pass, with { $first_money } BF extra: { $manneken } Manneken Pis this round, and one more Work drawn in every Workshop.
    .there = Nobody has passed yet.
    .taken = { $seat } passed first and took it.
    .rule = pass

# The pawn of the first player
inspect-manneken = Manneken Pis
    .choice = The player who gains the most Manneken Pis in a round, from Bonus cards and the Exhibition tile, becomes first player.
# A cell of the table of players: $seat, $column
# .points: $item, $vp
# .figure: $figure, $standing, $text; .row: $board_row, $symbols, $vp
inspect-cell = { $seat }: { $column }
    .points = { $item }: { $vp } VP
    .figure = { $figure }, { $standing }: { $text }
    .row = { $board_row }: { $symbols } VP for each item, { $vp } VP if the game ended now.
    .none = None.

## A turn of another player in a few words
# summary-opened: $area; -placed: $col, $row, $action; -neutral, -built: $col, $row; -tucked: $board_row, $symbols;
# -upkeep: $money; -work: $colour

summary-opened = opens { $area }
summary-neutral = neutral { coordinates }
summary-placed = { coordinates } { $action }
summary-idle = no action
summary-built = builds { coordinates }
summary-passed = Pass
summary-tucked = tucks { $board_row } ×{ $symbols }
summary-used = Bonus card
summary-upkeep = upkeep { $money } BF
summary-work = { $colour } Work

## The report of a round's end
# report-title: $round, $rounds

report-title = Round { $round } of { $rounds } is settled
# .used: $seat, a sign; $text; .tucked: $seat, $board_row, $symbols; .tie: $text; .pending: $seat
report-columns = Columns: the highest total of bids takes the Bonus card
    .column = Column
    .card = Bonus card
    .bids = Bids
    .result = Result
    .none = nobody bid
    .lost = the card is lost
    .used = { $seat } uses it: { $text }
    .tucked = { $seat } tucks it: { $board_row } ×{ $symbols }
    .tied = { $seat } { $text }
    .tie = tie, no card: { $text }
    .pending = { $seat } takes it
# $track
report-stuck = { $track } is at its top
# $seat, $manneken, $cards, $tile; .tied: $seats and $first, signs; .others: $counts
report-first = First player: most Manneken Pis
    .stays = { $seat } stays first player: { $manneken } (cards { $cards }, Exhibition tile { $tile })
    .becomes = { $seat } is now first player: { $manneken } (cards { $cards }, Exhibition tile { $tile })
    .tied = Tied with { $seats }: the nearest clockwise after { $first }.
    .others = Others: { $counts }
# .rest: $count
report-shields = Shields: leaders of full ones score their City Hall level
    .shield = Shield
    .counts = Assistants
    .pays = Points
    .rest =
        { $count ->
            [one] { $count } shield is not full and pays nobody.
           *[other] { $count } shields are not full and pay nobody.
        }
# .sent: $names, $count of names, $assistants; .others: $counts
report-courthouse = Courthouse: most assistants in Brussels
    .nobody = Nobody went to Brussels: nobody goes to the Courthouse.
    .sent =
        { $count ->
            [one] { $names } had the most ({ $assistants }): one goes to the Courthouse.
           *[other] { $names } had the most ({ $assistants } each): one of each goes to the Courthouse.
        }
    .others = Others: { $counts }
# .paid: $money, $figures; .lost: $figures, $vp
report-upkeep = Upkeep of the Figures
    .paid = pays { $money } BF: { $figures }
    .lost = loses { $figures }: { SIGNED($vp) } VP
report-final = Final scoring
# .moved: $vp
report-points = The round in points
    .before = Before
    .shields = Shields
    .unpaid = Unpaid
    .final = Final
    .moved = { SIGNED($vp) }
# $round, $rounds, $seat
report-next = Round { $round } of { $rounds }: { $seat } opens the area.
    .upkeep = The upkeep of the Figures and the final scoring follow.

## The page of signs
# sign-action: $action; sign-steps: $track

sign-action = { $action }
sign-column = a column; with the number of a row it names a space
sign-columns = a column of the grid, A to G; with the number of a row it names a square
sign-number = type it to choose this space
sign-letter = type it to go there
sign-bid = an assistant and its bid; below a column, a player's bids added up
sign-building = a building and its owner
sign-shut = outside the open area this round
sign-neutral = a neutral assistant
sign-free = open and free, but not a choice now
sign-shield = a shield that nobody leads yet
sign-leads = leads a shield that is not full yet, with the VP it would pay
sign-scores = leads a full shield and scores, with the VP it pays
sign-tie = tie at a shield that is not full yet
sign-tie-of-three = three tie at a shield that is not full yet
sign-tie-scores = tie at a full shield: both score
sign-all-tie = all four tie at a full shield: all score
sign-neutral-leads = the neutral assistants lead this shield: nobody scores
sign-steps = steps on the { $track } track
sign-frees = frees assistants from the Courthouse
sign-either = one of the two, as you like
sign-symbol = VP symbol: tucked under the row of Money, Works of art, Public Figures or Assistants, the card adds so many VP to each item of it at the end
sign-manneken = Manneken Pis: the most in a round plays first
sign-price = how many assistants the next visit takes
sign-visitors = who is there; with a number, how many assistants
sign-upkeep = upkeep at the end if kept
sign-courthouse = Courthouse
sign-values = BF of the row, VP of the column
sign-frame = the Workshop cursor: its corners price four colours, its centre black
sign-needle = a needle: sets the price of the next building
sign-next-building = the next building
sign-out = has passed
# $colours, letters and names
sign-works = Works: { $colours }
sign-upright = an upright Figure: can be activated
sign-tilted = a tilted Figure: was activated this round
sign-built = buildings built
sign-times = what each item of this row counts, in VP
sign-vp = victory points
sign-money = Belgian francs

## Beside a move, where an event cannot tell what it leads to

# A bid: $col
# .ties: also $names, the others who tie
# .behind: also $names, those who lead, and $money, their total
prospect-bid = You would lead column { $col } alone.
    .ties = You would tie for column { $col } with { $names }: the power for all, the card for nobody.
    .behind = In column { $col } { $names } would still lead with { $money } BF.

# The actions that the Park does not offer now: $actions, each with the reason
prospect-park = Not possible now: { $actions }.
# The next building: $text, building-next.brief
prospect-building = { $text }.
# An action that is not possible: $why
prospect-idle = No action for you ({ $why }): only the place and the bid.
# A bracket: $area, $spaces, $actions
# .lost: $columns, $count
prospect-area = Opens { $area }, { $spaces } spaces: { $actions }.
    .lost =
        { $count ->
            [one] The card of column { $columns } is lost.
           *[other] The cards of columns { $columns } are lost.
        }
# The column of a space: $col, $card; $seats who lead it with $best, and $money that would lead it alone
prospect-column = Column { $col } ({ $card }): { $seats } { $best }, you need { $money } BF.
    .beyond = Column { $col } ({ $card }): { $seats } { $best }, out of your reach.
    .free = Column { $col } ({ $card }): no other bid.
    .yours = Column { $col } ({ $card }): you lead.
# A shield that an assistant would fill: $shield, $text
# .vp: $seat, a sign; $vp
prospect-shield = Fills shield { $shield }: { $text }.
    .vp = { $seat } { SIGNED($vp) } VP
    .nobody = nobody scores
# The owner of a building gets a secondary action: $building, its sign and the owner's; $text
prospect-owner = { $building } gets: { $text }
# A space for a building: $text, the secondary action
prospect-site = If another player comes: { $text }
# A public figure that may be kept: $upkeep
prospect-figure = Upkeep if kept: { $upkeep } BF.
# The Grand-Place: $names of figures
prospect-upright = Upright: { $names }.
# A visit that leads to the Courthouse: $assistants
prospect-detained = Most in Brussels ({ $assistants }): one goes to the Courthouse.
# A tucked card: $count items, $vp more points
prospect-tuck =
    { $count ->
        [one] You have { $count } item there now: { SIGNED($vp) } VP.
       *[other] You have { $count } items there now: { SIGNED($vp) } VP.
    }
# The next building: $price; $able: yes, joker or no; $no_joker_vp; .brief: also $building, its sign
building-next =
    { $able ->
        [yes] Next building: { $price }. You can pay it without a joker: { SIGNED($no_joker_vp) } VP.
        [joker] Next building: { $price }. You can pay it, but only with jokers.
       *[no] Next building: { $price }. You cannot pay it.
    }
    .brief =
        { $able ->
            [yes] Next { $building }: { $price }: can pay
            [joker] Next { $building }: { $price }: with jokers
           *[no] Next { $building }: { $price }: cannot pay
        }
    .least =
        { $able ->
            [yes] Next { $building }: { $units } units, can pay
            [joker] Next { $building }: { $units } units, with jokers
           *[no] Next { $building }: { $units } units, cannot pay
        }
# $units, $tiles
building-price =
    { $units ->
        [one] { $units } unit, { $tiles }
       *[other] { $units } units, { $tiles }
    }
building-none = All your buildings are built.

## On the boards: very short

# $money
board-money = { $money } BF
# $vp
board-vp = { $vp } VP
# $price
board-passed = passed
# In the place of a player's assistants: has passed
board-out = out
# Outside the open area
board-shut = shut
# Below a column without bids, and one that is shut
board-no-bid = no bids
board-lost = card is lost
# $money
board-bid = bid { $money } BF
# An empty slot of the shop
board-empty = empty
# Who would send an assistant to the Courthouse: $seats, signs
board-detained = next: { $seats }
# $units, $able; .brief: $building, its sign
board-next =
    { $able ->
        [yes] next building { $units } units, can pay
       *[no] next building { $units } units
    }
    .brief = next { $building } { $units } units
# $paid, $due
board-upkeep = -{ $money } BF
# What a player has to pay at the end: $money
board-due = upkeep { $money } BF
    .brief = upkeep { $money }
# $count
board-exhibitions =
    { $count ->
        [one] { $count } Exhibition tile
       *[other] { $count } Exhibition tiles
    }
# $count
# What the rows and the columns of the workshop grid pay
board-rows-pay = BF
board-columns-pay = VP
# $money
board-stock = Stock Exchange pays { $money } BF
# $year
# .taken: also $seat
board-exhibition = Exhibition { NUMBER($year, useGrouping: 0) }: first to pass
    .taken = Exhibition { NUMBER($year, useGrouping: 0) }: { $seat }
# $cubes
board-supply = Supply { $cubes }
board-piles = Piles

# The Brussels board: the columns of its list
brussels-columns = assistants, gain
# The theatre: the columns of its list, and a figure in a sentence: $figure, $upkeep, $text
theatre-columns = price, effect, upkeep
theatre-figure = { $figure } (upkeep { $upkeep } BF): { $text }

## The table of players: headings, whole, short and very short; `.help` explains them

column-seat = Player
    .help = The player to decide has a sign before the name, the first player one behind it.
    .rule = turn
column-vp = VP
    .help = Victory points scored so far.
    .rule = final-scoring
column-now = If it ended now
    .short = If now
    .help = The score if the game ended now, with everything that counts at the end.
    .rule = final-scoring
column-money = BF
    .help = Belgian francs: they pay bids, Figures, buildings and, at the end, upkeep.
    .rule = bids
column-ready = Assistants ready
    .short = Ready
    .tiny = Asst
    .help = Assistants ready to place.
    .rule = turn
column-brussels = in Brussels
    .short = Brussels
    .tiny = Bru
    .help = Assistants in Brussels. At the end of the round the player with the most sends one to the Courthouse.
    .rule = brussels-majority
column-courthouse = in the Courthouse
    .short = Court
    .tiny = Crt
    .help = Assistants in the Courthouse: out of play until they are freed.
    .rule = brussels-majority
column-works = Works
    .help = Works of art to sell. Each different colour earns money when passing.
    .rule = sale
column-cubes = Cubes
    .help = Cubes pay for buildings; at the end each cube of wood, stone or iron scores.
    .rule = materials
column-rows = Rows
    .help = Rows of the personal board: each item of a row counts this many VP at the end; tucked Bonus cards add to it.
    .rule = bonus-cards
column-figures = Figures
    .help = Public Figures: an upright one can be activated in the Grand-Place.
    .rule = figures
column-buildings = Buildings
    .help = Buildings built: at the end each scores the Architect level.
    .rule = construction
column-exhibitions = Exhibition
    .help = Exhibition tiles: each draws one Work more in a Workshop.
    .rule = pass
column-upkeep = Upkeep
    .help = What the Figures cost at the end; each one not paid leaves and costs VP.
    .rule = upkeep
