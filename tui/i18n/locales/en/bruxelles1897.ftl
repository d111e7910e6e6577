### Bruxelles 1897: the words of the game in English.
###
### Ids. `card-`, `architect-`, `location-`, `track-`, `bonus-`, `endgame-`, `material-`, `pile-`, `action-`, `score-`
### and `decided-` are followed by a key of the components, every sign but letters and digits turned into a hyphen;
### `move-`, `event-`, `preview-`, `ask-` and `wait-` by the tag of a move, an event or a question; `term-` by an item of
### the evaluation; `option-` by an option and its value. `.short` has at most 9 characters, `.tiny` at most 4, `.title`
### at most 11, `.token` at most 7; `.rule` is the id of a heading in rules/bruxelles1897.md.
###
### Arguments. No number of the game is written here. A number of the components has the name of its field in
### components.toml (`sale_money`, `exhibition_vp`, `gain_money`, `upkeep`…), so that any of these messages can be given
### all the fields of [actions], [final], of a noble and of its effect at once and takes what it needs. A move or an
### event gives its own fields, names in the place of keys; `seat` is always a player's name. `SIGNED($n)` writes a
### number with its sign; `COLUMN($col)`, `SPACE($col, $row)` and `CROSSING($col, $row)` name places in the area.

## The game

game-title = Bruxelles 1897
game-pitch = Every architect takes a card now and fights for majorities later.
game-about =
    Art Nouveau in Brussels: create and sell Artworks, build Houses, win over Nobles.
    A place in the area costs money, a visit to Brussels may end in prison.
    Columns and coats of arms are settled at the end of each round.

phase-actions = Action phase
phase-majority = Majority phase
phase-over = Game over
# $round, $rounds
round-of = Round { $round } of { $rounds }

## Action cards. `.effect` says what taking the card from the area does.

# .effect: $exhibition_vp, $sale_money
card-blue = Blue Artwork
    .colour = Blue
    .letter = B
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-red = Red Artwork
    .colour = Red
    .letter = R
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-yellow = Yellow Artwork
    .colour = Yellow
    .letter = Y
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-green = Green Artwork
    .colour = Green
    .letter = G
    .effect = { card-artwork.effect }
    .rule = creation
# Any artwork. .effect: $exhibition_vp, $sale_money
card-artwork = Artwork
    .effect = Creation: keep it, to exhibit for { $exhibition_vp } VP at each exhibition or to sell for { $sale_money } BF.

# .effect: $material_vp
card-metal-metal = Metal + metal
    .tiny = M+M
    .title = Metal+metal
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-stone-stone = Stone + stone
    .tiny = S+S
    .title = Stone+stone
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-wood-wood = Wood + wood
    .tiny = W+W
    .title = Wood+wood
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-metal-stone = Metal + stone
    .tiny = M+S
    .title = Metal+stone
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-metal-wood = Metal + wood
    .tiny = M+W
    .title = Metal+wood
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-stone-wood = Stone + wood
    .tiny = S+W
    .title = Stone+wood
    .effect = { card-material.effect }
    .rule = supply
# Any material card. .effect: $material_vp
card-material = Material
    .effect = Supply: keep it, to build Houses with its two materials; left over at the end: { $material_vp } VP.

# The four types are told apart by the lamp post on the card: a solid lamp, or an open one (a lantern).
# .effect: $vp_per_material_type
card-house-a = Lamp House
    .type = Lamp
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-b = Twin-lamp House
    .type = Twin lamp
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-c = Lantern House
    .type = Lantern
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-d = Twin-lantern House
    .type = Twin lantern
    .effect = { card-house.effect }
    .rule = construction
# Any house. .effect: $vp_per_material_type
card-house = House
    .effect = Construction: pay a material per House you will own; { $vp_per_material_type } VP per type used, Architecture VP at the end.

# .effect: $gain_money
card-brugmann = Georges Brugmann
    .surname = Brugmann
    .effect = Receive { $gain_money } BF.
    .rule = nobles
card-albert = Prince Albert
    .surname = Albert
    .effect = Advance one step on the Nobility track.
    .rule = nobles
card-buls = Charles Buls
    .surname = Buls
    .effect = Advance one step on the Prestige track.
    .rule = nobles
card-horta = Victor Horta
    .surname = Horta
    .effect = Advance one step on the Architecture track.
    .rule = nobles
# .effect: $draw_materials
card-hankar = Paul Hankar
    .surname = Hankar
    .effect =
        { $draw_materials ->
            [one] Draw { $draw_materials } Material card and keep it.
           *[other] Draw { $draw_materials } Material cards and keep one.
        }
    .rule = nobles
# .effect: $release
card-vandervelde = Emile Vandervelde
    .surname = Vandervelde
    .effect = Free { $release } of your architects from prison, ready at once.
    .rule = nobles
# Any noble: what the Influence action adds to the noble's own effect. .effect: $upkeep, $unpaid_noble_vp
card-noble = Noble
    .effect =
        { $upkeep ->
            [0] Influence: the effect happens at once; then keep the card or discard it. It costs nothing at the end.
           *[other] Influence: the effect happens at once; then keep the card or discard it. Kept, it costs { $upkeep } BF at the end, or { SIGNED($unpaid_noble_vp) } VP.
        }

# .effect: $sale_money
card-money = Money
    .effect = Sale: discard an Artwork of your choice for { $sale_money } BF; without one you only place your architect.
    .rule = sale
# .effect: $exhibition_vp
card-expo = Expo
    .effect = Exhibition: clockwise from you, each exhibits a new colour for { $exhibition_vp } VP; you go first next round.
    .rule = exhibition

## Architects. .effect: $faces (both values, joined)

architect-1-3 = 1/3
    .effect = { architect-any.effect }
    .rule = art-nouveau
architect-2-4 = 2/4
    .effect = { architect-any.effect }
    .rule = art-nouveau
architect-2-5 = 2/5
    .effect = { architect-any.effect }
    .rule = art-nouveau
# Any architect; as an owner of a space, `neutral` is the one of nobody.
architect-any = Architect
    .effect = Two sides, { $faces }: in the area you pay the visible value in BF, it counts in the column, and the architect fills coats of arms; in Brussels values do not matter.
architect-neutral = Neutral architect

## Brussels cards

# .effect: $stock_exchange_money
location-stock-exchange = Stock Exchange
    .brief = Receive { $stock_exchange_money } BF.
    .gain = { $stock_exchange_money } BF
    .now = Receive { $stock_exchange_money } BF.
    .closed = closed to you
    .effect = Receive { $stock_exchange_money } BF.
    .rule = stock-exchange
location-city-hall = City Hall
    .brief = Activate { $able ->
            [one] { $able } Noble
           *[other] { $able } Nobles
        }
    .gain = { $able ->
            [one] { $able } Noble
           *[other] { $able } Nobles
        }
    .now =
        { $able ->
            [one] Activate { $able } of { $names }.
           *[other] Activate up to { $able } of { $names }.
        }
    .now-all = Activate { $names }.
    .closed = no upright Noble
    .effect = Activate your upright Nobles, up to your Nobility level.
    .rule = city-hall
# .effect: $cinquantenaire_cards
location-cinquantenaire = Cinquantenaire
    .brief = Draw { $cinquantenaire_cards }, use one.
    .gain = action
    .now = Any action but an Exhibition: draw { $cinquantenaire_cards }, use one.
    .closed = no action possible
    .effect =
        { $cinquantenaire_cards ->
            [one] Carry out any action but an Exhibition, with a card drawn from the pile.
           *[other] Carry out any action but an Exhibition, with one of { $cinquantenaire_cards } cards drawn from the pile.
        }
    .rule = cinquantenaire

## Tracks

track-architecture = Architecture
    .short = Arch
    .brief = VP per House at the end
    .effect = VP for each of your Houses at the end.
    .rule = final-scoring
track-nobility = Nobility
    .short = Nobl
    .brief = Nobles per City Hall action
    .effect = How many Nobles you may activate in one City Hall action.
    .rule = city-hall
track-prestige = Prestige
    .short = Pres
    .brief = VP per coat of arms
    .effect = VP for each coat of arms you lead.
    .rule = coat-of-arms

## Bonus cards
# .upper is the upper half; that of the prison: $release. At the table a card is named by `gain-…` of its upper half.
# .lower: $endgame (the key: money, artwork, house or noble) and the arguments of that endgame-….effect

bonus-bonus-architecture = Architecture bonus
    .upper = Advance one step on the Architecture track.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-nobility = Nobility bonus
    .upper = Advance one step on the Nobility track.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-prestige = Prestige bonus
    .upper = Advance one step on the Prestige track.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-prison = Free a prisoner
    .upper = Free { $release } of your architects from prison.
    .lower = { endgame.effect }
    .rule = column-majority

# Whichever lower half: $endgame is its key.
endgame =
    { $endgame ->
        [money] { endgame-money }
        [artwork] { endgame-artwork }
        [house] { endgame-house }
       *[noble] { endgame-noble }
    }
    .effect =
        { $endgame ->
            [money] { endgame-money.effect }
            [artwork] { endgame-artwork.effect }
            [house] { endgame-house.effect }
           *[noble] { endgame-noble.effect }
        }
# .effect: $bonus_money_vp, $bonus_money_unit, $bonus_money_lots
endgame-money = Money
    .pays = { $bonus_money_vp } VP/{ $bonus_money_unit } BF, { $most } at most
    .effect = { $bonus_money_vp } VP for every { $bonus_money_unit } BF left after upkeep, { $bonus_money_lots } times at most.
    .rule = final-scoring
# .effect: $bonus_artwork_vp
endgame-artwork = Artworks
    .pays = { $bonus_artwork_vp } VP per colour
    .effect = { $bonus_artwork_vp } VP for each colour among your Artworks.
    .rule = final-scoring
# .effect: $bonus_house_vp
endgame-house = Houses
    .pays = { $bonus_house_vp } VP per House type
    .effect = { $bonus_house_vp } VP for each type among your Houses.
    .rule = final-scoring
# .effect: $bonus_noble_vp
endgame-noble = Nobles
    .pays = { $bonus_noble_vp } VP per Noble
    .effect = { $bonus_noble_vp } VP for each Noble left after upkeep, Brugmann included.
    .rule = final-scoring

## What cards of the area, Nobles and upper halves bring, on the boards
# `.token` is the shortest form; `.long`, `.medium`, `.brief` and `.least` are for larger cards.

# $track, $steps
gain-advance = { $track } { SIGNED($steps) }
# $cards
gain-materials = Material { SIGNED($cards) }
    .token = Mat { SIGNED($cards) }
# $release
gain-release =
    { $release ->
        [one] Free a prisoner
       *[other] Free { $release } prisoners
    }
    .token = Free { $release }

# $exhibition_vp, $sale_money
face-artwork =
    .long = Keep it: exhibit it for { $exhibition_vp } VP each time, or sell it for { $sale_money } BF.
    .medium = Exhibit it for { $exhibition_vp } VP, or sell it for { $sale_money } BF.
    .brief = { $exhibition_vp } VP or { $sale_money } BF
# $sale_money; .long also $artworks, the colours owned
face-sale =
    .long = Sell an Artwork for { $sale_money } BF. You own { $artworks }.
    .medium = Sell an Artwork for { $sale_money } BF.
    .brief = Sell an Artwork: { SIGNED($sale_money) } BF.
    .least = sell Artwork
face-no-sale =
    .token = no sale
    .long = You own no Artwork to sell: you only take the place.
    .medium = No Artwork to sell: only the place.
    .brief = no Artwork
# $material_vp
face-material =
    .token = Mat
    .long = Keep it: its two materials build Houses; left over at the end { $material_vp } VP.
    .medium = Builds Houses; left over { $material_vp } VP.
    .brief = for Houses
# $cost (materials), $vp (now), $end (VP at the end); .token, .brief and .least: $cost, .token and .brief also $sign
face-house =
    .token = pay { $cost } { $sign }
    .long =
        { $cost ->
            [one] Pay { $cost } material: { SIGNED($vp) } VP now, { SIGNED($end) } VP at the end.
           *[other] Pay { $cost } materials: { SIGNED($vp) } VP now, { SIGNED($end) } VP at the end.
        }
    .medium = { face-house.least }: { SIGNED($vp) } VP now, { SIGNED($end) } VP at the end.
    .brief = { face-house.least } { $sign }
    .least =
        { $cost ->
            [one] { $cost } material
           *[other] { $cost } materials
        }
# $cost, $have (materials)
face-no-house =
    .long =
        { $cost ->
            [one] It costs { $cost } material and you have { $have }: it would be discarded.
           *[other] It costs { $cost } materials and you have { $have }: it would be discarded.
        }
    .medium = Costs { face-house.least }, not money: you have { $have }.
# $upkeep. The notes follow what the Noble brings.
face-noble =
    .upkeep = upkeep { $upkeep } BF
    .upkeep-brief = { face-noble.upkeep }
    .upkeep-long = Upkeep { $upkeep } BF.
    .free = no upkeep
    .free-long = No upkeep.
    .owned = you own one
    .owned-long = You own one: discard it then.
    .idle = No effect now.
    .idle-token = nothing
# $exhibition_vp; .last: $expo_vp
face-expo =
    .token = first
    .long = You exhibit first: { $exhibition_vp } VP for each new colour. You go first next round.
    .last = You exhibit first: { $exhibition_vp } VP for each new colour. { SIGNED($expo_vp) } VP at the end.
    .medium = You exhibit first: { $exhibition_vp } VP for each new colour.
    .brief = { $exhibition_vp } VP for each new colour.
    .least = { $exhibition_vp } VP a colour
# To someone without an Artwork. .last: $expo_vp
face-expo-alone =
    .long = You own no Artwork: only the others exhibit. You go first next round.
    .last = You own no Artwork: only the others exhibit. { SIGNED($expo_vp) } VP at the end.
    .medium = You own no Artwork: only the others exhibit.
    .brief = You own no Artwork.
    .least = no Artwork

## Materials, piles, actions

material-metal = metal
material-stone = stone
material-wood = wood

pile-artwork = Artwork
pile-material = Material
pile-house = House
pile-noble = Noble

# `.effect` says what the action does at the Cinquantenaire: $cinquantenaire_cards, for the sale $sale_money
action-creation = Creation
    .effect =
        { $cinquantenaire_cards ->
            [one] Draw an Artwork and keep it.
           *[other] Draw { $cinquantenaire_cards } Artworks and keep one.
        }
    .rule = creation
action-sale = Sale
    .effect = Discard an Artwork for { $sale_money } BF.
    .rule = sale
action-supply = Supply
    .effect =
        { $cinquantenaire_cards ->
            [one] Draw a Material card and keep it.
           *[other] Draw { $cinquantenaire_cards } Material cards and keep one.
        }
    .rule = supply
action-construction = Construction
    .effect =
        { $cinquantenaire_cards ->
            [one] Draw a House and pay its materials.
           *[other] Draw { $cinquantenaire_cards } Houses, keep one and pay its materials.
        }
    .rule = construction
action-influence = Influence
    .effect =
        { $cinquantenaire_cards ->
            [one] Draw a Noble and use it; then keep it or not.
           *[other] Draw { $cinquantenaire_cards } Nobles and use one; then keep it or not.
        }
    .rule = influence
action-exhibition = Exhibition
    .effect = Not offered at the Cinquantenaire.
    .rule = exhibition

## The score sheet, and what decided

score-building = Building
    .short = Building
score-exhibitions = Exhibitions
    .short = Exhib.
score-arms = Coats of arms
    .short = Arms
score-upkeep = Unpaid Nobles
    .short = Unpaid
score-houses = Houses
    .short = Houses
score-materials = Materials left
    .short = Materials
score-expo = Expo, last round
    .short = Expo
score-bonus-money = Money bonus
    .short = +Money
score-bonus-artwork = Artwork bonus
    .short = +Artworks
score-bonus-house = House bonus
    .short = +Houses
score-bonus-noble = Noble bonus
    .short = +Nobles
# The two tie-breaks.
score-prison = Architects in prison
    .short = Prison
score-levels = Sum of the tracks
    .short = Tracks

decided-points = Decided on victory points.
decided-prison = Tied on points; decided by fewer architects in prison.
decided-levels = Tied on points and prisoners; decided by the sum of the three tracks.
decided-shared = Tied on points, prisoners and tracks.

## What an evaluation adds up, in points: its name, and what it means to gain (.more) or to lose (.less) by it

term-points = points scored
    .more = more points scored
    .less = fewer points scored
term-coats-of-arms = coats of arms
    .more = more points from coats of arms
    .less = fewer points from coats of arms
term-columns = Bonus cards
    .more = better chances of Bonus cards
    .less = worse chances of Bonus cards
term-houses = houses
    .more = more points from houses
    .less = fewer points from houses
term-materials = materials
    .more = materials worth more
    .less = materials worth less
term-artworks = artworks
    .more = artworks worth more
    .less = artworks worth less
term-tracks = tracks
    .more = higher on the tracks
    .less = lower on the tracks
term-nobles = nobles
    .more = more help from nobles
    .less = less help from nobles
term-upkeep = upkeep
    .more = less lost to upkeep
    .less = more lost to upkeep
term-money = money
    .more = more money
    .less = less money
term-architects = architects
    .more = more to gain from architects in hand
    .less = less to gain from architects in hand
term-prison = prisoners
    .more = fewer architects lost to prison
    .less = more architects lost to prison
term-expo = Expo card
    .more = better chances of the Expo card
    .less = worse chances of the Expo card
term-to-move = next turn
    .more = playing sooner
    .less = playing later

## Questions. `.help` and `.rule` without arguments; wait-…: $seat

ask-turn = Place, visit, or pass
    .help = A space in the area costs the value you show; a Brussels card costs architects but no money. Passing ends the round for you.
    .rule = turn
wait-turn = { $seat } is taking a turn
ask-assignment = Choose an architect
    .help = You pay the value you show, and it counts in the column. Coats of arms count cards, not values.
    .rule = art-nouveau
wait-assignment = { $seat } is choosing an architect
ask-delegation = Send to Brussels
    .help = Values do not matter there and you pay nothing. The player with the most architects in Brussels loses one of them to prison.
    .rule = brussels
wait-delegation = { $seat } is choosing who goes to Brussels
ask-sale = Choose an Artwork to sell
    .help = It leaves your collection. Keep the colours your rivals lack: they can still be exhibited.
    .rule = sale
wait-sale = { $seat } is choosing an Artwork to sell
ask-construction = Build with these cards
    .help = You spend whole cards; each type of material used scores. The best choice is made for you.
    .rule = construction
wait-construction = { $seat } is choosing materials
ask-influence = Keep the Noble?
    .help = If kept, it is tilted until the next round, can be activated at City Hall, and must be paid at the end.
    .rule = influence
wait-influence = { $seat } is choosing whether to keep the Noble
ask-selection = Choose a card drawn
    .help = You use the one you choose; the others are discarded.
    .rule = cinquantenaire
wait-selection = { $seat } is choosing a card
ask-liberation = Free an architect
    .help = It comes back to your hand. If freed by a Noble, it can be played this round.
    .rule = nobles
wait-liberation = { $seat } is choosing whom to free
ask-city-hall = Activate a Noble
    .help = Choose them in order; their effects start once all are chosen. Your Nobility level is the limit.
    .rule = city-hall
wait-city-hall = { $seat } is choosing Nobles
ask-cinquantenaire = Choose an action
    .help = You choose before drawing and cannot change your mind. It costs no money.
    .rule = cinquantenaire
wait-cinquantenaire = { $seat } is choosing an action
ask-showing = Choose one to exhibit
    .help = It scores and stays yours. Each colour can be exhibited only once per exhibition.
    .rule = exhibition
wait-showing = { $seat } is choosing an Artwork to exhibit
ask-imprisonment = Send one to prison
    .help = You have the most architects in Brussels. One of those you placed there goes to prison until it is freed.
    .rule = brussels-majority
wait-imprisonment = { $seat } is choosing who goes to prison

## Moves: the move's fields, and what is said besides. At most 25 characters fit in a window of 80 columns.

# $card, $col, $row
move-place = { SPACE($col, $row) } { $card }
# $architect, $value (the side to show); $left (money)
move-assign = { $architect }, side { $value }: { $left } BF left
# $location; $price (architects), $gain
move-visit = { $location } { $price }→{ $gain }
# $architects, $count
move-send = Send { $architects }
# $money
move-pass = Pass ({ SIGNED($money) } BF)
# $colour
move-sell = Sell { $colour }
# $materials, $count; $vp
move-spend = { $materials }: { SIGNED($vp) } VP
move-decline = Discard the card instead
# $noble
move-keep = Keep { $noble }, tilted
move-discard = Discard { $noble }
# $card
move-take = Take { $card }
# $architect
move-release = Free { $architect }
# $noble
move-summon = Activate { $noble }
# A Noble to activate or to take: $noble, $gain
move-noble = { $noble } ({ $gain })
move-done = No more Nobles
# $action, $gain
move-perform = { $action } ({ $gain })
# $colour
move-show = Exhibit { $colour }
# $architect
move-imprison = Imprison { $architect }

## Events: the line in the log. The arguments are the event's fields.

event-round-began = Round { $round } begins; { $seat } plays first.
event-placed = { $seat } places { $architect } on { SPACE($col, $row) } { $card } and pays { $money } BF.
event-took = { $seat } takes { $card }.
event-sold = { $seat } sells { $colour } for { $money } BF.
event-lost = { $seat } gets nothing from { $card } and discards it.
event-built = { $seat } builds a { $house } with { $materials }: { SIGNED($vp) } VP.
event-acted = { $seat } activates { $noble }.
event-gained = { $seat } receives { $money } BF.
event-advanced = { $seat } advances to { $level } on the { $track } track.
event-stuck = { $seat } is already at the top of the { $track } track: the step is lost.
event-drew = { $seat } draws { $cards }.
event-discarded = { $seat } discards { $card }.
event-kept = { $seat } keeps { $noble }, tilted.
event-released = { $seat } frees { $architect } from prison.
event-no-prisoner = { $seat } has nobody to free from prison.
event-nothing-drawn = No card is left for { $seat } to draw.
event-refilled = The { $pile } discards are shuffled into a new pile.
event-opened = { $seat } takes the Expo: an exhibition begins.
event-showed = { $seat } exhibits { $colour }: { SIGNED($vp) } VP.
event-visited = { $seat } sends { $architects } to the { $location }.
event-passed = { $seat } passes and receives { $money } BF.
event-majority-began = Everyone has passed: the majorities of round { $round }.
event-column-won = { $seat } wins column { COLUMN($col) } with { $value }: { $bonus }.
event-column-empty = Nobody wins column { COLUMN($col) }.
event-honoured = { $seat } leads the coat of arms { CROSSING($col, $row) }: { SIGNED($vp) } VP.
event-imprisoned = { $seat } sends { $architect } to prison.
event-nobody-imprisoned = Nobody went to Brussels, so nobody goes to prison.
event-upkeep-paid =
    { $nobles ->
        [0] { $seat } pays no Noble.
        [one] { $seat } pays { $nobles } Noble: { $money } BF.
       *[other] { $seat } pays { $nobles } Nobles: { $money } BF.
    }
event-noble-left = { $seat } does not pay { $noble }, who leaves: { SIGNED($vp) } VP.
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
preview-placed = -{ $money } BF
preview-took = + { $card }
preview-sold = { SIGNED($money) } BF
preview-lost = { $card }: no action
preview-built = House built, { SIGNED($vp) } VP
preview-acted = { $noble }
preview-gained = { SIGNED($money) } BF
preview-advanced = { $track } { $level }
preview-stuck = { $track }: no step left
preview-drew = draw { $cards }
preview-discarded = discard { $card }
preview-kept = keep { $noble }
preview-released = free { $architect }
preview-no-prisoner = nobody to free
preview-nothing-drawn = no card left
preview-refilled = new { $pile } pile
preview-opened = exhibition
preview-showed = { $seat } { SIGNED($vp) } VP
preview-visited =
    { $count ->
        [one] { $count } architect
       *[other] { $count } architects
    }
preview-passed = { SIGNED($money) } BF, out of the round
preview-majority-began = majorities
preview-column-won = { COLUMN($col) } { $seat }
preview-column-empty = { COLUMN($col) } nobody
preview-honoured = { $seat } { SIGNED($vp) } VP
preview-imprisoned = { $seat }: { $architect } to prison
preview-nobody-imprisoned = prison: nobody
preview-upkeep-paid = { $seat } pays { $money } BF
preview-noble-left = { $seat } { SIGNED($vp) } VP
preview-scored = { $seat } { SIGNED($vp) } VP
preview-game-ended = game over: { $winners }

## What an architect would do to the majorities, as things stand

# $column; $tie, $lead: values
race-any = Column { $column }: any value leads.
race-lead = Column { $column }: { $lead } or more leads.
race-tie-lead = Column { $column }: { $tie } ties, { $lead } leads.
race-tie = Column { $column }: { $tie } ties.
race-none = Column { $column }: out of reach.
# $column, $bonus, $value (your sum); $rivals (their signs), $best (their sum)
race-you-lead = Column { $column }: you lead with { $value } ({ $bonus }).
race-you-tie = Column { $column }: you tie with { $rivals } at { $value } ({ $bonus }).
race-behind = Column { $column }: { $rivals } leads with { $best }, you have { $value }.
# $upper, $lower: both halves of a Bonus card
race-both = { $upper } + { $lower }
# $count: the coats of arms that meet here
race-arms =
    { $count ->
        [0] No coat of arms here.
        [one] Touches { $count } coat of arms.
       *[other] Touches { $count } coats of arms.
    }
# $arms (their names), $count, $gains: at the Prestige of now, which columns and Nobles can raise until they are counted
race-fills =
    { $count ->
        [one] Fills the coat of arms { $arms }: at least { $gains }.
       *[other] Fills the coats of arms { $arms }: at least { $gains }.
    }
# $count (yours), $rivals (their signs), $best (theirs)
race-brussels-most = Most in Brussels ({ $count }): one goes to prison.
race-brussels-tie = Tie with { $rivals } in Brussels ({ $count }): one goes to prison.
race-brussels-less = In Brussels you have { $count }, { $rivals } { $best }.
# $price (architects), $gain (a sentence)
prospect-visit =
    { $price ->
        [one] Takes { $price } architect. { $gain }
       *[other] Takes { $price } architects. { $gain }
    }
# $upkeep, $unpaid_noble_vp
outlook-keep =
    { $upkeep ->
        [0] It costs nothing at the end.
       *[other] It costs { $upkeep } BF at the end, or { SIGNED($unpaid_noble_vp) } VP.
    }
# $pass_first, $pass_later
outlook-pass = First to pass: { $pass_first } BF, later { $pass_later } BF.

## A turn of another player in a few words, and what it brought

summary-pass = passes
# $track, $level
summary-level = { $track } { $level }
# $architect
summary-free = frees { $architect }
summary-nothing = nothing

## The report of a round's end

# $round, $rounds
report-title = Round { $round } of { $rounds } is settled
report-columns = Columns: the highest sum wins the bonus
    .bonus = Bonus
    .sums = Sums
    .won = Result
report-blocked = the neutral architect leads: nobody wins
report-empty = nobody is here
# $track, $before, $after
report-level = { $track } { $before } → { $after }
# $track
report-stuck = { $track } is full: step lost
# $architect
report-freed = frees { $architect }
report-no-prisoner = has no prisoner
# $count: full coats of arms; .paid: $count (led), $each, $vp
report-arms =
    { $count ->
        [0] Coats of arms: none is full
       *[other] Coats of arms: { $count } full, each pays its leaders their Prestige
    }
    .paid = { $count } × { $each } = { SIGNED($vp) } VP
# .prison: $seat, $architect, $count; .choosing: $seat, $count
report-brussels = Brussels: most architects, one goes to prison
    .nobody = Nobody went to Brussels.
    .prison = { $seat } has the most ({ $count }): { $architect } goes to prison.
    .choosing = { $seat } has the most ({ $count }) and is choosing who goes to prison.
# $seat
report-first-expo = { $seat } took the Expo and plays first.
report-first-next = Nobody took the Expo: { $seat } plays first, next clockwise.
report-scoring = Final scoring
# $nobles, $money
report-upkeep =
    { $nobles ->
        [one] pays { $nobles } Noble ({ $money } BF)
       *[other] pays { $nobles } Nobles ({ $money } BF)
    }
# $item, $vp
report-scored = { $item } { SIGNED($vp) }
report-points = The round in points
    .player = Player
    .before = Before
    .arms = Coats of arms
    .end = Final scoring
    .after = VP
    .if-now = If now
    .money = BF
    .prison = Prison
# $round, $rounds; .…: $unpaid_noble_vp
report-next = Round { $round } of { $rounds } follows.
report-next-last = Round { $round } of { $rounds }, the last: the leaders of a column also score its lower half, and unpaid Nobles cost { SIGNED($unpaid_noble_vp) } VP each.

## Options

option-area_action = Card action
    .about = Must you sell or build when you take a card that allows it?
option-area_action-strict = Strict
    .about = If you can sell or build, you must. The standard rule.
option-area_action-optional = Optional
    .about = You may discard the card instead and keep your Artworks or Materials.
option-tracks = Tracks
    .about = How high Architecture and Prestige go, and how steeply. The printed values are not known for certain.
option-tracks-five = Short
    .about = All three tracks have the same height. The standard game.
option-tracks-eight = Long
    .about = Architecture and Prestige go further up than Nobility.
option-tracks-slow = Slow
    .about = As Short, but Prestige takes two steps for most of its levels and ends lower.

## The table: titles of panels, groups of things before a player

panel-area = Art Nouveau
panel-brussels = Brussels
panel-tracks = Tracks
panel-players = Players
label-artworks = Artworks
label-materials = Materials
label-houses = Houses
label-nobles = Nobles
label-upright = upright
label-tilted = tilted

## Inspect: titles, and the sentences below them

# $col, $row
# .architect: $seat, $architect, $value
# .neutral: $value
# .arms: $count, the coats of arms that meet here
# .price: $money, what the cheapest architect in hand costs
# .now: $text, what the card brings the viewer
inspect-cell = { SPACE($col, $row) }
    .architect = { $seat } is here with { $architect }, showing { $value }.
    .neutral = A neutral architect is here, showing { $value }. It has no owner.
    .blank = No card was left for this space. It stays empty this round.
    .arms =
        { $count ->
            [one] An architect here counts for { $count } coat of arms.
           *[other] An architect here counts for { $count } coats of arms.
        }
    .price = Placing here costs you at least { $money } BF.
    .unpaid = You cannot afford any architect you have in hand.
    .now = For you now: { $text }
    .rule = art-nouveau

# $col, $row: the space above it on the left
# .where: $col, $row
# .incomplete: $count, spaces still to be filled
# .pays: $seat, $count, $vp, one line for each leader of a complete one
# .would-pay: $seat, $count, $vp, one line for each leader of an incomplete one
inspect-shield = Coat of arms { CROSSING($col, $row) }
    .where = It is where four spaces meet, { CROSSING($col, $row) }.
    .complete = Complete: it will score.
    .incomplete =
        { $count ->
            [one] Incomplete: { $count } architect is missing, so it pays nobody yet.
           *[other] Incomplete: { $count } architects are missing, so it pays nobody yet.
        }
    .spoilt = One of its spaces is empty: it cannot be completed this round.
    .pays =
        { $count ->
            [one] { $seat } leads with { $count } architect: at least { SIGNED($vp) } VP.
           *[other] { $seat } leads with { $count } architects: at least { SIGNED($vp) } VP.
        }
    .would-pay =
        { $count ->
            [one] { $seat } leads with { $count } architect; it would pay at least { $vp } VP.
           *[other] { $seat } leads with { $count } architects; it would pay at least { $vp } VP.
        }
    .nobody = Nobody leads it yet.
    .values = Count architects, not values. Tied players all score. Columns come first and can raise Prestige.
    .rule = coat-of-arms

# $col
# .sum: $seat, $value
# .leaders: $names, $count (of leaders), $value
# .blocked: $value
# .left: $count, cards still to be taken
# .upper: $text, the upper half in words
# .lower: $text, the lower half in words
inspect-column = Column { COLUMN($col) }
    .sum = { $seat }: { $value }
    .leaders =
        { $count ->
            [one] { $names } leads with { $value } and would get the bonus.
            [2] { $names } tie at { $value } and would both get the bonus.
           *[other] { $names } tie at { $value } and would all get the bonus.
        }
    .blocked = The neutral architect leads alone with { $value }: nobody would get the bonus.
    .nobody = No architect is here: nobody would get the bonus.
    .left =
        { $count ->
            [0] No space is left.
            [one] { $count } space is left.
           *[other] { $count } spaces are left.
        }
    .upper = At the end of this round: { $text }
    .lower = At the end of the game: { $text }
    .last-round = This is the last round: its leaders score the lower half of the Bonus card too.
    .not-yet = The lower half of the Bonus card counts only in the last round. The cards are dealt again each round.
    .rule = column-majority

# $row
inspect-row = Row { $row }
    .names = A space is named by its column and its row.
    .rows = Rows only name the spaces: columns and coats of arms score.
    .rule = art-nouveau

# $seat, $count, $architect
inspect-hand =
    { $count ->
        [0] { $seat } has no { $architect } in hand.
       *[other] { $seat } has { $count } × { $architect } in hand.
    }
# $name, $text
inspect-entry = { $name }: { $text }
inspect-none = None.
# $count
inspect-brussels =
    .most = The most in Brussels ({ $count }): one would go to prison.

# $track
# .level: $seat, $level
# .spaces: $levels
# .top: $level
inspect-track = { $track }
    .level = { $seat }: level { $level }
    .spaces = Levels, step by step: { $levels }
    .top = The highest level is { $level }. A step beyond is lost.

# $location
# .price: $price
# .visitors: $seat, $architects
inspect-location = { $location }
    .price =
        { $price ->
            [one] The next visit costs { $price } architect.
           *[other] The next visit costs { $price } architects.
        }
    .rising = Each visit this round costs one architect more, for everyone.
    .visitors = { $seat }: { $architects }
    .nobody = Nobody has come this round.
    .too-few = You have too few architects in hand.
    .no-noble = None of your Nobles is upright.
    .no-action = None of its actions is possible for you now.

# .prisoners: $seat, $architects
# .leaders: $names, $count (of names), $architects (how many each has in Brussels)
inspect-prison = Prison
    .prisoners = { $seat }: { $architects }
    .empty = Nobody is in prison.
    .release = Emile Vandervelde and the bonus Free a prisoner bring an architect back.
    .leaders =
        { $count ->
            [one] { $names } has the most architects in Brussels ({ $architects }) and would send one to prison.
           *[other] { $names } have the most architects in Brussels ({ $architects } each) and would each send one to prison.
        }
    .nobody = Nobody has gone to Brussels this round.
    .rule = brussels-majority

# $seat
# .purse: $money, $vp
# .hand: $architects
# .next-house: $cost
# .nobility: $level
# .upkeep: $money, $nobles
# .unpaid: $nobles, $vp
# .expo-last: $expo_vp
inspect-player = { $seat }
    .purse = { $money } BF, { $vp } VP
    .hand = In hand: { $architects }
    .empty-hand = No architect in hand.
    .next-house =
        { $cost ->
            [one] The next House costs { $cost } material.
           *[other] The next House costs { $cost } materials.
        }
    .can-build = Has the materials for it.
    .cannot-build = Does not have the materials for it yet.
    .nobility =
        { $level ->
            [one] Can activate { $level } Noble per City Hall action.
           *[other] Can activate up to { $level } Nobles per City Hall action.
        }
    .upkeep =
        { $nobles ->
            [0] No upkeep is due at the end.
            [one] Upkeep at the end: { $money } BF for { $nobles } Noble.
           *[other] Upkeep at the end: { $money } BF for { $nobles } Nobles.
        }
    .unpaid =
        { $nobles ->
            [one] With this money { $nobles } Noble would go unpaid: { SIGNED($vp) } VP.
           *[other] With this money { $nobles } Nobles would go unpaid: { SIGNED($vp) } VP.
        }
    .expo = Took the Expo: plays first next round.
    .expo-last = Took the Expo in the last round: { SIGNED($expo_vp) } VP at the end.
    .passed = Has passed.
    .first-player = Plays first this round.

# $pile
# .left: $count
# .discards: $count
inspect-pile = { $pile } pile
    .left =
        { $count ->
            [one] { $count } card in the pile.
           *[other] { $count } cards in the pile.
        }
    .discards =
        { $count ->
            [one] { $count } card in the discard pile.
           *[other] { $count } cards in the discard pile.
        }
    .rule = piles

## On the boards: very short

tab-area = Area
tab-city = City
tab-players = Players
label-hand = Hand
label-prison = Prison
label-piles = Piles
board-blank = blank
board-neutral = neutral
board-nobody = nobody yet
board-leads = leads
board-tie = tie
board-blocks = blocks
board-passed = passed
board-out = out
# $value
board-shows = shows { $value }
# $points: one or several, with their signs
board-pays = at least { $points } VP
# $endgame
board-lower = + { $endgame }
board-lower-later = last round: { $endgame }
# $count
board-left =
    { $count ->
        [0] no card left
        [one] { $count } card left
       *[other] { $count } cards left
    }
# $money
board-money = { $money } BF
board-upkeep = upkeep { $money } BF
# $cost
board-next-house = next House: { face-house.least }
# $where
board-expo-area = The Expo is at { $where }.
board-expo-beside = No Expo this round.
# $seat
board-expo-held = Expo: { $seat }
brussels-price-note = architects, no money
# $price
brussels-price = takes { $price }
brussels-nobody = Nobody is in Brussels.
brussels-most = Most architects here: one goes to prison. Now
    .medium = Most here: one goes to prison. Now
    .brief = Most here, one to prison:

## The table of players: headings, their whole names and what they mean

heading-seat = Player
    .whole = Player
    .about = The viewer comes first, the others clockwise.
heading-vp = VP
    .whole = victory points
    .about = Points scored so far, for building, exhibitions and coats of arms.
heading-ifnow = If now
    .whole = If the game ended now
    .about = Points so far and what the final scoring would add; lower halves of Bonus cards only in the last round.
heading-purse = BF
    .whole = Belgian francs
    .about = The money at hand. For a space in the area you pay the value your architect shows.
heading-hand = Hand
    .whole = Hand
    .about = The architects in hand, by kind.
    .kind = How many { $architect } are in hand.
heading-brussels = Bru
    .whole = Brussels
    .about = Architects in Brussels this round. The player with the most sends one to prison.
heading-prison = Pris
    .whole = Prison
    .about = Architects in prison stay there until they are freed. Fewer of them break a tie at the end.
heading-artworks = Art
    .whole = Artworks
    .about = Artworks can be exhibited or sold. Each colour counts once in an exhibition.
heading-materials = Mat
    .whole = Materials
    .about = Material cards have two materials each. They build Houses.
heading-houses = Hse
    .whole = Houses
    .about = Each House scores the Architecture level at the end.
heading-nobles = Nobles
    .whole = Nobles
    .about = Upright Nobles can be activated at City Hall; tilted ones stand up next round.
heading-upkeep = Upkeep
    .whole = Upkeep
    .about = Kept Nobles are paid at the end; each one unpaid leaves and costs points.

## The page of signs

sign-place = a column, a place by column and row
sign-number = type it: you may go there
sign-architect = an architect and the value it shows
sign-neutral = a neutral architect
sign-card = its card, with both values
sign-house-can = a House: its price in materials, not money
sign-house-cannot = too few materials, not money: discarded
# $type
sign-house = House: { $type }
sign-no-sale = no Artwork to sell: only the place
sign-idle-noble = a Noble without effect for you now
sign-goes-first = you would go first next round
sign-draw = draw Material cards, keep one
sign-material = a Material card
sign-arms-nobody = coat of arms: nobody leads yet
sign-arms-dead = it cannot be filled this round
sign-arms-open = leads it; not full: no points yet
sign-arms-full = full: the leader scores Prestige
sign-arms-tie = tie, not full
sign-arms-three = three tie, not full
sign-arms-tie-full = tie, full: both score
sign-arms-all = all tie, full: all score
# $track
sign-step = a step on { $track }
sign-level = level on { $track }
sign-release = an architect leaves prison
sign-lower = last round: the leader also scores this
sign-sums = sums of the values: the highest wins
sign-letter = type it to go there
sign-visitors = architects there, by player
sign-levels = level of each player
sign-piles = cards in the pile + in the discard pile
sign-expo = took the Expo: plays first next round
sign-kind = architects in hand, by their two values
sign-brussels = architects in Brussels
sign-prison = architects in prison
sign-artworks = Artworks
# $colours
sign-colours = Artworks by colour: { $colours }
sign-materials = Material cards
sign-houses = Houses
sign-nobles = Nobles
sign-upright = a Noble, upright
sign-tilted = a Noble, tilted: already used
sign-times = how many of them
sign-out = has passed
sign-none = none
