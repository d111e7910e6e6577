### Bruxelles 1897: the words of the game in English.
###
### Ids. `card-`, `architect-`, `location-`, `track-`, `bonus-`, `endgame-`, `material-`, `pile-`, `action-`, `score-`
### and `decided-` are followed by a key of the components, every sign but letters and digits turned into a hyphen;
### `move-`, `event-`, `preview-`, `ask-` and `wait-` by the tag of a move, an event or a question; `term-` by an item of
### the evaluation; `option-` by an option and its value. `.short` has at most 9 characters, `.tiny` at most 4, `.rule`
### is the id of a heading in rules/bruxelles1897.md.
###
### Arguments. No number of the game is written here. A number of the components has the name of its field in
### components.toml (`sale_money`, `exhibition_vp`, `gain_money`, `upkeep`…), so that any of these messages can be given
### all the fields of [actions], [final], of a noble and of its effect at once and takes what it needs. A move or an
### event gives its own fields, names in the place of keys; `seat` is always a player's name. `SIGNED($n)` writes a
### number with its sign.

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
    .short = Blue art
    .tiny = Blue
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-red = Red Artwork
    .short = Red art
    .tiny = Red
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-yellow = Yellow Artwork
    .short = Yell. art
    .tiny = Yel
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-green = Green Artwork
    .short = Green art
    .tiny = Grn
    .effect = { card-artwork.effect }
    .rule = creation
# Any artwork. .effect: $exhibition_vp, $sale_money
card-artwork = Artwork
    .effect = Creation: keep it, to exhibit for { $exhibition_vp } VP at each exhibition or to sell for { $sale_money } BF.

# .effect: $material_vp
card-metal-metal = Metal + metal
    .short = Met+Met
    .tiny = M+M
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-stone-stone = Stone + stone
    .short = Sto+Sto
    .tiny = S+S
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-wood-wood = Wood + wood
    .short = Wood+Wood
    .tiny = W+W
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-metal-stone = Metal + stone
    .short = Met+Sto
    .tiny = M+S
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-metal-wood = Metal + wood
    .short = Met+Wood
    .tiny = M+W
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-stone-wood = Stone + wood
    .short = Sto+Wood
    .tiny = S+W
    .effect = { card-material.effect }
    .rule = supply
# Any material card. .effect: $material_vp
card-material = Material
    .effect = Supply: keep it, to build Houses with its two materials; left over at the end: { $material_vp } VP.

# The four types are told apart by the lamp post on the card: * is a solid lamp, o an open one (a lantern).
# .effect: $vp_per_material_type
card-house-a = Lamp House
    .short = House *
    .tiny = H*
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-b = Twin-lamp House
    .short = House **
    .tiny = H**
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-c = Lantern House
    .short = House o
    .tiny = Ho
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-d = Twin-lantern House
    .short = House oo
    .tiny = Hoo
    .effect = { card-house.effect }
    .rule = construction
# Any house. .effect: $vp_per_material_type
card-house = House
    .effect = Construction: pay a material per House you will own; { $vp_per_material_type } VP per type used, Architecture VP at the end.

# .effect: $gain_money
card-brugmann = Georges Brugmann
    .short = Brugmann
    .brief = { SIGNED($gain_money) } BF
    .tiny = Brug
    .effect = Receive { $gain_money } BF.
    .rule = nobles
card-albert = Prince Albert
    .short = Albert
    .brief = Nobility +
    .tiny = Alb.
    .effect = Advance one step on the Nobility track.
    .rule = nobles
card-buls = Charles Buls
    .short = Buls
    .brief = Prestige +
    .tiny = Buls
    .effect = Advance one step on the Prestige track.
    .rule = nobles
card-horta = Victor Horta
    .short = Horta
    .brief = Archi. +
    .tiny = Hor.
    .effect = Advance one step on the Architecture track.
    .rule = nobles
# .effect: $draw_materials
card-hankar = Paul Hankar
    .short = Hankar
    .brief = Material +
    .tiny = Han.
    .effect =
        { $draw_materials ->
            [one] Draw { $draw_materials } Material card and keep it.
           *[other] Draw { $draw_materials } Material cards and keep one.
        }
    .rule = nobles
# .effect: $release
card-vandervelde = Emile Vandervelde
    .short = Vanderv.
    .brief = Release
    .tiny = Vdv.
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
    .short = Money
    .tiny = BF
    .effect = Sale: discard an Artwork of your choice for { $sale_money } BF; without one you only place your architect.
    .rule = sale
# .effect: $exhibition_vp
card-expo = Expo
    .short = Expo
    .tiny = Expo
    .effect = Exhibition: clockwise from you, each exhibits a new colour for { $exhibition_vp } VP; you go first next round.
    .rule = exhibition

## Architects. .effect: $faces (both values, joined)

architect-1-3 = 1/3
    .short = 1/3
    .effect = { architect-any.effect }
    .rule = art-nouveau
architect-2-4 = 2/4
    .short = 2/4
    .effect = { architect-any.effect }
    .rule = art-nouveau
architect-2-5 = 2/5
    .short = 2/5
    .effect = { architect-any.effect }
    .rule = art-nouveau
# Any architect; as an owner of a space, `neutral` is the one of nobody.
architect-any = Architect
    .effect = Two sides, { $faces }: in the area you pay the visible value in BF and it counts in the column; in Brussels values do not matter.
architect-neutral = Neutral architect
    .short = Neutral

## Brussels cards

# .effect: $stock_exchange_money
location-stock-exchange = Stock Exchange
    .short = Exchange
    .brief = { SIGNED($stock_exchange_money) } BF
    .effect = Receive { $stock_exchange_money } BF.
    .rule = stock-exchange
location-city-hall = City Hall
    .short = City Hall
    .brief =
        { $level ->
            [one] activate { $level } upright Noble
           *[other] activate up to { $level } upright Nobles
        }
    .effect = Activate your upright Nobles, up to your Nobility level.
    .rule = city-hall
# .effect: $cinquantenaire_cards
location-cinquantenaire = Cinquantenaire
    .short = Cinquant.
    .brief = any action but an Exhibition
    .effect =
        { $cinquantenaire_cards ->
            [one] Carry out any action but an Exhibition, with a card drawn from the pile.
           *[other] Carry out any action but an Exhibition, with one of { $cinquantenaire_cards } cards drawn from the pile.
        }
    .rule = cinquantenaire

## Tracks

track-architecture = Architecture
    .short = Archi.
    .effect = VP for each of your Houses at the end.
    .rule = final-scoring
track-nobility = Nobility
    .short = Nobility
    .effect = How many Nobles you may activate in one City Hall action.
    .rule = city-hall
track-prestige = Prestige
    .short = Prestige
    .effect = VP for each coat of arms you lead.
    .rule = coat-of-arms

## Bonus cards
# .short and .upper are the upper half. .upper of the prison: $release
# .lower: $endgame (the key: money, artwork, house or noble) and the arguments of that endgame-….effect

bonus-bonus-architecture = Architecture bonus
    .short = Archi.
    .upper = Advance one step on the Architecture track.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-nobility = Nobility bonus
    .short = Nobility
    .upper = Advance one step on the Nobility track.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-prestige = Prestige bonus
    .short = Prestige
    .upper = Advance one step on the Prestige track.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-prison = Prison bonus
    .short = Release
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
    .short =
        { $endgame ->
            [money] { endgame-money.short }
            [artwork] { endgame-artwork.short }
            [house] { endgame-house.short }
           *[noble] { endgame-noble.short }
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
    .short = Money
    .effect = { $bonus_money_vp } VP for every { $bonus_money_unit } BF left after upkeep, { $bonus_money_lots } times at most.
    .rule = final-scoring
# .effect: $bonus_artwork_vp
endgame-artwork = Artworks
    .short = Artworks
    .effect = { $bonus_artwork_vp } VP for each colour among your Artworks.
    .rule = final-scoring
# .effect: $bonus_house_vp
endgame-house = Houses
    .short = Houses
    .effect = { $bonus_house_vp } VP for each type among your Houses.
    .rule = final-scoring
# .effect: $bonus_noble_vp
endgame-noble = Nobles
    .short = Nobles
    .effect = { $bonus_noble_vp } VP for each Noble left after upkeep, Brugmann included.
    .rule = final-scoring

## Materials, piles, actions

material-metal = metal
    .tiny = M
material-stone = stone
    .tiny = S
material-wood = wood
    .tiny = W

pile-artwork = Artwork
    .short = Art
pile-material = Material
    .short = Mat
pile-house = House
    .short = Hse
pile-noble = Noble
    .short = Nob

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
score-expo = Expo held
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

## What an evaluation adds up, in points

term-points = points scored
term-coats-of-arms = coats of arms
term-columns = columns
term-houses = houses
term-materials = materials
term-artworks = artworks
term-tracks = tracks
term-nobles = nobles
term-upkeep = upkeep
term-money = money
term-architects = architects
term-prison = prisoners
term-expo = Expo card
term-to-move = turn

## Questions. `.help` and `.rule` without arguments; wait-…: $seat

ask-turn = Place an architect, go to Brussels, or pass
    .help = A space in the area costs the value you show; a Brussels card costs architects but no money. Passing ends the round for you.
    .rule = turn
wait-turn = { $seat } is taking a turn
ask-assignment = Choose an architect and the side it shows
    .help = You pay its value now, and it counts in the column. Coats of arms count cards, not values.
    .rule = art-nouveau
wait-assignment = { $seat } is choosing an architect
ask-delegation = Choose the architects to send to Brussels
    .help = Values do not matter there and you pay nothing. The player with the most architects in Brussels loses one of them to prison.
    .rule = brussels
wait-delegation = { $seat } is choosing who goes to Brussels
ask-sale = Choose the Artwork to sell
    .help = It leaves your collection. Keep the colours your rivals lack: they can still be exhibited.
    .rule = sale
wait-sale = { $seat } is choosing an Artwork to sell
ask-construction = Choose the Material cards to build with
    .help = You spend whole cards; each type of material used scores. The best choice is made for you.
    .rule = construction
wait-construction = { $seat } is choosing materials
ask-influence = Keep the Noble, or discard it?
    .help = If kept, it is tilted until the next round, can be activated at City Hall, and must be paid at the end.
    .rule = influence
wait-influence = { $seat } is choosing whether to keep the Noble
ask-selection = Choose one of the cards drawn
    .help = You use the one you choose; the others are discarded.
    .rule = cinquantenaire
wait-selection = { $seat } is choosing a card
ask-liberation = Choose the architect to free
    .help = It comes back to your hand. If freed by a Noble, it can be played this round.
    .rule = nobles
wait-liberation = { $seat } is choosing whom to free
ask-city-hall = Choose the next Noble to activate
    .help = Choose them in order; their effects start once all are chosen. Your Nobility level is the limit.
    .rule = city-hall
wait-city-hall = { $seat } is choosing Nobles
ask-cinquantenaire = Choose the action to carry out
    .help = You choose before drawing and cannot change your mind. It costs no money.
    .rule = cinquantenaire
wait-cinquantenaire = { $seat } is choosing an action
ask-showing = Choose the Artwork to exhibit
    .help = It scores and stays yours. Each colour can be exhibited only once per exhibition.
    .rule = exhibition
wait-showing = { $seat } is choosing an Artwork to exhibit
ask-imprisonment = Choose the architect who goes to prison
    .help = You have the most architects in Brussels. One of those you placed there goes to prison until it is freed.
    .rule = brussels-majority
wait-imprisonment = { $seat } is choosing who goes to prison

## Moves: the move's fields; also, place: $card (the name of the card there), visit: $price

# $card, $col, $row. c and r are column and row.
move-place = { $card } (c{ $col } r{ $row })
# $architect, $value
move-assign = { $architect } showing { $value }: pay { $value } BF
# $location, $price
move-visit = { $location } (costs { $price })
# $architects, $count
move-send = Send { $architects }
move-pass = Pass
# $colour
move-sell = Sell { $colour }
# $materials, $count
move-spend = Spend { $materials }
move-decline = Discard the card instead
move-keep = Keep the Noble, tilted
move-discard = Discard the Noble
# $card
move-take = Take { $card }
# $architect
move-release = Free { $architect }
# $noble
move-summon = Activate { $noble }
move-done = No more Nobles
# $action
move-perform = { $action }
# $colour
move-show = Exhibit { $colour }
# $architect
move-imprison = Imprison { $architect }

## Events: the line in the log. The arguments are the event's fields.

event-round-began = Round { $round } begins; { $seat } plays first.
event-placed = { $seat } places { $architect } on { $card } (column { $col }, row { $row }) and pays { $money } BF.
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
event-column-won = { $seat } wins column { $col } with { $value }: { $bonus }.
event-column-empty = Nobody wins column { $col }.
event-honoured = { $seat } leads the coat of arms c{ $col } r{ $row }: { SIGNED($vp) } VP.
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
preview-column-won = { $seat } wins column { $col }
preview-column-empty = column { $col }: nobody
preview-honoured = { $seat } { SIGNED($vp) } VP
preview-imprisoned = { $seat }: { $architect } to prison
preview-nobody-imprisoned = prison: nobody
preview-upkeep-paid = { $seat } pays { $money } BF
preview-noble-left = { $seat } { SIGNED($vp) } VP
preview-scored = { $seat } { SIGNED($vp) } VP
preview-game-ended = game over: { $winners }

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
inspect-cell = Column { $col }, row { $row }
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
    .rule = art-nouveau

# $col, $row: the space above it on the left
# .where: $left, $right, columns; $top, $bottom, rows
# .incomplete: $count, spaces still to be filled
# .pays: $seat, $count, $vp, one line for each leader of a complete one
# .would-pay: $seat, $count, $vp, one line for each leader of an incomplete one
inspect-shield = Coat of arms c{ $col } r{ $row }
    .where = It joins columns { $left } and { $right }, rows { $top } and { $bottom }.
    .complete = Complete: it will score.
    .incomplete =
        { $count ->
            [one] Incomplete: { $count } architect is missing, so it pays nobody yet.
           *[other] Incomplete: { $count } architects are missing, so it pays nobody yet.
        }
    .spoilt = One of its spaces is empty: it cannot be completed this round.
    .pays =
        { $count ->
            [one] { $seat } leads with { $count } architect: { SIGNED($vp) } VP.
           *[other] { $seat } leads with { $count } architects: { SIGNED($vp) } VP.
        }
    .would-pay =
        { $count ->
            [one] { $seat } leads with { $count } architect; it would pay { $vp } VP.
           *[other] { $seat } leads with { $count } architects; it would pay { $vp } VP.
        }
    .nobody = Nobody leads it yet.
    .values = Only the number of architects counts, not their values. Tied players all score.
    .rule = coat-of-arms

# $col
# .sum: $seat, $value
# .leaders: $names, $count (of leaders), $value
# .blocked: $value
# .left: $count, cards still to be taken
# .upper: $text, the upper half in words
# .lower: $text, the lower half in words
inspect-column = Column { $col }
    .sum = { $seat }: { $value }
    .leaders =
        { $count ->
            [one] { $names } leads with { $value } and would get the bonus.
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
    .last-round = This is the last round: its leaders score the lower half too.
    .rule = column-majority

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
    .release = Emile Vandervelde and the Prison bonus bring an architect back.
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
    .expo = Holds the Expo: plays first next round.
    .expo-last = Holds the Expo: { SIGNED($expo_vp) } VP at the end.
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
tab-city = Brussels
tab-players = Players
label-hand = Hand
label-prison = Prison
label-piles = Piles
label-houses-next = Houses (next: { $cost })
board-blank = blank
board-neutral = neutral
board-no-artwork = no artwork
board-sale = { SIGNED($money) } BF
board-cost = costs { $cost }
board-exhibition = { SIGNED($vp) } VP each
board-upper = { $bonus }
board-lower = End: { $endgame }
board-price = costs { $price }
board-passed = passed
board-vp = { $vp } VP
board-money = { $money } BF
board-upkeep = upkeep { $paid }/{ $due }
board-away = ({ $count } in Brussels)
board-expo-area = The Expo is in the area.
board-expo-beside = The Expo is not in play this round.
board-expo-held = { $seat } holds the Expo.
