### Bruxelles 1897 : les mots du jeu en français.
###
### Les identifiants et les arguments sont ceux du fichier anglais, qui les explique. `.short` a 9 caractères au plus,
### `.tiny` 4 ; `.rule` est l'identifiant d'un titre de rules/bruxelles1897.md, le même dans toutes les langues.
###
### Les noms des joueurs et des cartes arrivent tels quels : on écrit donc « la carte { $card } », jamais « de { $seat } »,
### et aucun participe ne s'accorde avec un joueur. Le nom d'une Œuvre commence toujours par « Œuvre », celui d'une Maison
### par « Maison » : « l'{ $colour } » et « une { $house } » sont sûrs.

## Le jeu

game-title = Bruxelles 1897
game-pitch = Un architecte prend une carte, puis vise les majorités.
game-about =
    Bruxelles à l'heure de l'Art Nouveau : créez et vendez des Œuvres, construisez des Maisons, gagnez des Notables.
    Une place dans la zone coûte de l'argent, une visite à Bruxelles peut mener en prison.
    Colonnes et blasons se règlent à la fin de chaque manche.

phase-actions = Phase Action
phase-majority = Phase Majorité
phase-over = Partie terminée
# $round, $rounds
round-of = Manche { $round } sur { $rounds }

## Cartes Action. `.effect` dit ce qui se passe quand on prend la carte dans la zone.

# .effect: $exhibition_vp, $sale_money
card-blue = Œuvre bleue
    .short = Œ. bleue
    .tiny = Bleu
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-red = Œuvre rouge
    .short = Œ. rouge
    .tiny = Rge
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-yellow = Œuvre jaune
    .short = Œ. jaune
    .tiny = Jne
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-green = Œuvre verte
    .short = Œ. verte
    .tiny = Vert
    .effect = { card-artwork.effect }
    .rule = creation
# N'importe quelle œuvre. .effect: $exhibition_vp, $sale_money
card-artwork = Œuvre
    .effect = Création : gardez-la, pour l'exposer ({ $exhibition_vp } PV à chaque exposition) ou la vendre ({ $sale_money } FB).

# .effect: $material_vp
card-metal-metal = Métal + métal
    .short = Mét+Mét
    .tiny = M+M
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-stone-stone = Pierre + pierre
    .short = Pie+Pie
    .tiny = P+P
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-wood-wood = Bois + bois
    .short = Bois+Bois
    .tiny = B+B
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-metal-stone = Métal + pierre
    .short = Mét+Pie
    .tiny = M+P
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-metal-wood = Métal + bois
    .short = Mét+Bois
    .tiny = M+B
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-stone-wood = Pierre + bois
    .short = Pie+Bois
    .tiny = P+B
    .effect = { card-material.effect }
    .rule = supply
# N'importe quelle carte Matériau. .effect: $material_vp
card-material = Matériau
    .effect = Approvisionnement : gardez-la ; ses deux matériaux paient des Maisons, sinon { $material_vp } PV à la fin.

# Les quatre types se distinguent au réverbère de la carte : * pour une lampe pleine, o pour une ajourée (une lanterne).
# .effect: $vp_per_material_type
card-house-a = Maison à lampe
    .short = Maison *
    .tiny = M*
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-b = Maison à deux lampes
    .short = Maison **
    .tiny = M**
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-c = Maison à lanterne
    .short = Maison o
    .tiny = Mo
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-d = Maison à deux lanternes
    .short = Maison oo
    .tiny = Moo
    .effect = { card-house.effect }
    .rule = construction
# N'importe quelle maison. .effect: $vp_per_material_type
card-house = Maison
    .effect = Construction : un matériau par Maison, celle-ci comprise ; { $vp_per_material_type } PV par type, PV d'Architecture à la fin.

# .effect: $gain_money
card-brugmann = Georges Brugmann
    .short = Brugmann
    .brief = { SIGNED($gain_money) } FB
    .tiny = Brug
    .effect = Recevez { $gain_money } FB.
    .rule = nobles
card-albert = Prince Albert
    .short = Albert
    .brief = Noblesse +
    .tiny = Alb.
    .effect = Montez d'un niveau sur l'échelle Noblesse.
    .rule = nobles
card-buls = Charles Buls
    .short = Buls
    .brief = Prestige +
    .tiny = Buls
    .effect = Montez d'un niveau sur l'échelle Prestige.
    .rule = nobles
card-horta = Victor Horta
    .short = Horta
    .brief = Archi. +
    .tiny = Hor.
    .effect = Montez d'un niveau sur l'échelle Architecture.
    .rule = nobles
# .effect: $draw_materials
card-hankar = Paul Hankar
    .short = Hankar
    .brief = Matériau +
    .tiny = Han.
    .effect =
        { $draw_materials ->
            [one] Piochez { $draw_materials } carte Matériau et gardez-la.
           *[other] Piochez { $draw_materials } cartes Matériau et gardez-en une.
        }
    .rule = nobles
# .effect: $release
card-vandervelde = Émile Vandervelde
    .short = Vanderv.
    .brief = Libérer
    .tiny = Vdv.
    .effect =
        { $release ->
            [one] Libérez { $release } de vos architectes de prison, jouable aussitôt.
           *[other] Libérez { $release } de vos architectes de prison, jouables aussitôt.
        }
    .rule = nobles
# N'importe quel notable : ce que l'action Influence ajoute à son effet. .effect: $upkeep, $unpaid_noble_vp
card-noble = Notable
    .effect =
        { $upkeep ->
            [0] Influence : l'effet a lieu aussitôt ; puis gardez la carte ou défaussez-la. Elle ne coûte rien à la fin.
           *[other] Influence : l'effet a lieu aussitôt ; puis gardez la carte ou défaussez-la. Gardée, elle coûte { $upkeep } FB à la fin, sinon { SIGNED($unpaid_noble_vp) } PV.
        }

# .effect: $sale_money
card-money = Argent
    .short = Argent
    .tiny = FB
    .effect = Vente : défaussez une Œuvre de votre choix pour { $sale_money } FB ; sans Œuvre, vous posez seulement l'architecte.
    .rule = sale
# .effect: $exhibition_vp
card-expo = Expo
    .short = Expo
    .tiny = Expo
    .effect = Exposition : chacun à son tour expose une couleur nouvelle pour { $exhibition_vp } PV ; vous ouvrez la manche suivante.
    .rule = exhibition

## Architectes. .effect: $faces (les deux valeurs, réunies)

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
# N'importe quel architecte ; `neutral` est celui de personne.
architect-any = Architecte
    .effect = Deux faces, { $faces } : dans la zone, la valeur visible se paie en FB et compte dans la colonne ; à Bruxelles, les valeurs ne comptent pas.
architect-neutral = Architecte neutre
    .short = Neutre

## Cartes Bruxelles

# .effect: $stock_exchange_money
location-stock-exchange = Bourse
    .short = Bourse
    .brief = { SIGNED($stock_exchange_money) } FB
    .effect = Recevez { $stock_exchange_money } FB.
    .rule = stock-exchange
location-city-hall = Hôtel de Ville
    .short = Hôtel V.
    .brief =
        { $level ->
            [one] activez { $level } Notable redressé
           *[other] activez jusqu'à { $level } Notables redressés
        }
    .effect = Activez vos Notables redressés, dans la limite de votre niveau de Noblesse.
    .rule = city-hall
# .effect: $cinquantenaire_cards
location-cinquantenaire = Cinquantenaire
    .short = Cinquant.
    .brief = toute action sauf une Exposition
    .effect =
        { $cinquantenaire_cards ->
            [one] Jouez une action au choix, sauf Exposition, avec une carte de la pioche.
           *[other] Jouez une action au choix, sauf Exposition, avec une des { $cinquantenaire_cards } cartes piochées.
        }
    .rule = cinquantenaire

## Échelles

track-architecture = Architecture
    .short = Archi.
    .effect = PV pour chacune de vos Maisons à la fin.
    .rule = final-scoring
track-nobility = Noblesse
    .short = Noblesse
    .effect = Nombre de Notables que vous pouvez activer par action Hôtel de Ville.
    .rule = city-hall
track-prestige = Prestige
    .short = Prestige
    .effect = PV pour chaque blason où vous avez la majorité.
    .rule = coat-of-arms

## Cartes Bonus
# .short et .upper sont la moitié haute. .upper de la prison : $release
# .lower: $endgame (la clé : money, artwork, house ou noble) et les arguments de ce endgame-….effect

bonus-bonus-architecture = Bonus Architecture
    .short = Archi.
    .upper = Montez d'un niveau sur l'échelle Architecture.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-nobility = Bonus Noblesse
    .short = Noblesse
    .upper = Montez d'un niveau sur l'échelle Noblesse.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-prestige = Bonus Prestige
    .short = Prestige
    .upper = Montez d'un niveau sur l'échelle Prestige.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-prison = Bonus Prison
    .short = Libérer
    .upper = Libérez { $release } de vos architectes de prison.
    .lower = { endgame.effect }
    .rule = column-majority

# La moitié basse, quelle qu'elle soit : $endgame est sa clé.
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
endgame-money = Argent
    .short = Argent
    .effect = { $bonus_money_vp } PV par lot de { $bonus_money_unit } FB restant après paiement, { $bonus_money_lots } fois au plus.
    .rule = final-scoring
# .effect: $bonus_artwork_vp
endgame-artwork = Œuvres
    .short = Œuvres
    .effect = { $bonus_artwork_vp } PV par couleur différente parmi vos Œuvres.
    .rule = final-scoring
# .effect: $bonus_house_vp
endgame-house = Maisons
    .short = Maisons
    .effect = { $bonus_house_vp } PV par type différent parmi vos Maisons.
    .rule = final-scoring
# .effect: $bonus_noble_vp
endgame-noble = Notables
    .short = Notables
    .effect = { $bonus_noble_vp } PV par Notable restant après paiement, Brugmann compris.
    .rule = final-scoring

## Matériaux, pioches, actions

material-metal = métal
    .tiny = M
material-stone = pierre
    .tiny = P
material-wood = bois
    .tiny = B

pile-artwork = Œuvre
    .short = Œuv
pile-material = Matériau
    .short = Mat
pile-house = Maison
    .short = Mai
pile-noble = Notable
    .short = Not

# `.effect` dit ce que l'action donne au Cinquantenaire : $cinquantenaire_cards, pour la vente $sale_money
action-creation = Création
    .effect =
        { $cinquantenaire_cards ->
            [one] Piochez une Œuvre et gardez-la.
           *[other] Piochez { $cinquantenaire_cards } Œuvres et gardez-en une.
        }
    .rule = creation
action-sale = Vente
    .effect = Défaussez une Œuvre pour { $sale_money } FB.
    .rule = sale
action-supply = Approvisionnement
    .effect =
        { $cinquantenaire_cards ->
            [one] Piochez une carte Matériau et gardez-la.
           *[other] Piochez { $cinquantenaire_cards } cartes Matériau et gardez-en une.
        }
    .rule = supply
action-construction = Construction
    .effect =
        { $cinquantenaire_cards ->
            [one] Piochez une Maison et payez ses matériaux.
           *[other] Piochez { $cinquantenaire_cards } Maisons, gardez-en une et payez ses matériaux.
        }
    .rule = construction
action-influence = Influence
    .effect =
        { $cinquantenaire_cards ->
            [one] Piochez un Notable et utilisez-le ; puis gardez-le ou non.
           *[other] Piochez { $cinquantenaire_cards } Notables et utilisez-en un ; puis gardez-le ou non.
        }
    .rule = influence
action-exhibition = Exposition
    .effect = N'est pas possible au Cinquantenaire.
    .rule = exhibition

## La feuille de score, et le départage

score-building = Constructions
    .short = Constr.
score-exhibitions = Expositions
    .short = Exposit.
score-arms = Blasons
    .short = Blasons
score-upkeep = Notables impayés
    .short = Impayés
score-houses = Maisons
    .short = Maisons
score-materials = Matériaux restants
    .short = Matériaux
score-expo = Carte Expo
    .short = Expo
score-bonus-money = Bonus Argent
    .short = +Argent
score-bonus-artwork = Bonus Œuvre
    .short = +Œuvres
score-bonus-house = Bonus Maison
    .short = +Maisons
score-bonus-noble = Bonus Notable
    .short = +Notables
# Les deux départages.
score-prison = Architectes en prison
    .short = Prison
score-levels = Somme des échelles
    .short = Échelles

decided-points = Victoire aux points.
decided-prison = Égalité de points ; départage par le plus petit nombre d'architectes en prison.
decided-levels = Égalité de points et de prisonniers ; départage par la somme des trois échelles.
decided-shared = Égalité de points, de prisonniers et d'échelles.

## Ce que l'évaluation additionne, en points

term-points = points marqués
term-coats-of-arms = blasons
term-columns = colonnes
term-houses = maisons
term-materials = matériaux
term-artworks = œuvres
term-tracks = échelles
term-nobles = notables
term-upkeep = notables à payer
term-money = argent
term-architects = architectes
term-prison = prisonniers
term-expo = carte Expo
term-to-move = tour de jeu

## Questions. `.help` et `.rule` sans argument ; wait-… : $seat

ask-turn = Posez un architecte, allez à Bruxelles ou passez
    .help = Une case de la zone coûte la valeur que vous montrez ; une carte Bruxelles demande des architectes mais pas d'argent. Passer met fin à la manche pour vous.
    .rule = turn
wait-turn = { $seat } joue son tour
ask-assignment = Choisissez l'architecte et la face qu'il montre
    .help = Vous payez sa valeur maintenant, et elle compte dans la colonne. Un blason compte les cartes, pas les valeurs.
    .rule = art-nouveau
wait-assignment = { $seat } choisit un architecte
ask-delegation = Choisissez les architectes à envoyer à Bruxelles
    .help = Les valeurs n'y comptent pas et rien n'est à payer. Le joueur qui a le plus d'architectes à Bruxelles en perd un, mis en prison.
    .rule = brussels
wait-delegation = { $seat } choisit qui va à Bruxelles
ask-sale = Choisissez l'Œuvre à vendre
    .help = Elle quitte votre collection. Gardez les couleurs qui manquent aux autres : elles peuvent encore être exposées.
    .rule = sale
wait-sale = { $seat } choisit une Œuvre à vendre
ask-construction = Choisissez les cartes Matériau pour construire
    .help = Les cartes sont dépensées entières ; chaque type de matériau utilisé rapporte. Le meilleur choix est fait pour vous.
    .rule = construction
wait-construction = { $seat } choisit des matériaux
ask-influence = Garder le Notable ou le défausser ?
    .help = Gardé, il est incliné jusqu'à la manche suivante, peut resservir à l'Hôtel de Ville et devra être payé à la fin.
    .rule = influence
wait-influence = { $seat } choisit de garder ou non le Notable
ask-selection = Choisissez une des cartes piochées
    .help = Vous utilisez celle que vous choisissez ; les autres sont défaussées.
    .rule = cinquantenaire
wait-selection = { $seat } choisit une carte
ask-liberation = Choisissez l'architecte à libérer
    .help = Il revient dans votre main. Libéré par un Notable, il peut être joué cette manche.
    .rule = nobles
wait-liberation = { $seat } choisit qui libérer
ask-city-hall = Choisissez le prochain Notable à activer
    .help = Choisissez-les dans l'ordre ; les effets commencent quand tous sont choisis. Votre niveau de Noblesse est la limite.
    .rule = city-hall
wait-city-hall = { $seat } choisit des Notables
ask-cinquantenaire = Choisissez l'action à jouer
    .help = Vous choisissez avant de piocher et ne pouvez plus changer d'avis. Aucun FB à payer.
    .rule = cinquantenaire
wait-cinquantenaire = { $seat } choisit une action
ask-showing = Choisissez l'Œuvre à exposer
    .help = Elle rapporte et reste à vous. Une couleur n'est exposée qu'une fois par exposition.
    .rule = exhibition
wait-showing = { $seat } choisit une Œuvre à exposer
ask-imprisonment = Choisissez l'architecte qui va en prison
    .help = Vous avez le plus d'architectes à Bruxelles. Un de ceux que vous y avez posés va en prison jusqu'à sa libération.
    .rule = brussels-majority
wait-imprisonment = { $seat } choisit qui va en prison

## Coups : les champs du coup ; en plus, place : $card (le nom de la carte qui s'y trouve), visit : $price

# $card, $col, $row. c et r sont la colonne et la rangée.
move-place = { $card } (c{ $col } r{ $row })
# $architect, $value
move-assign = { $architect }, face { $value } : payer { $value } FB
# $location, $price
move-visit = { $location } (coûte { $price })
# $architects, $count
move-send = Envoyer { $architects }
move-pass = Passer
# $colour
move-sell = Vendre l'{ $colour }
# $materials, $count
move-spend = Dépenser { $materials }
move-decline = Défausser plutôt la carte
move-keep = Garder le Notable, incliné
move-discard = Défausser le Notable
# $card
move-take = Prendre { $card }
# $architect
move-release = Libérer { $architect }
# $noble
move-summon = Activer { $noble }
move-done = Plus aucun Notable
# $action
move-perform = { $action }
# $colour
move-show = Exposer l'{ $colour }
# $architect
move-imprison = Emprisonner { $architect }

## Événements : la ligne du journal. Les arguments sont les champs de l'événement.

event-round-began = La manche { $round } commence ; { $seat } joue en premier.
event-placed = { $seat } pose { $architect } sur la carte { $card } (colonne { $col }, rangée { $row }) et paie { $money } FB.
event-took = { $seat } prend la carte { $card }.
event-sold = { $seat } vend l'{ $colour } pour { $money } FB.
event-lost = { $seat } n'obtient rien de la carte { $card } et la défausse.
event-built = { $seat } construit une { $house } avec { $materials } : { SIGNED($vp) } PV.
event-acted = { $seat } active { $noble }.
event-gained = { $seat } reçoit { $money } FB.
event-advanced = { $seat } atteint le niveau { $level } sur l'échelle { $track }.
event-stuck = { $seat } est déjà au bout de l'échelle { $track } : le niveau est perdu.
event-drew = { $seat } pioche : { $cards }.
event-discarded = { $seat } défausse la carte { $card }.
event-kept = { $seat } garde la carte { $noble }, inclinée.
event-released = { $seat } fait sortir de prison un architecte { $architect }.
event-no-prisoner = { $seat } n'a personne à libérer de prison.
event-nothing-drawn = Plus aucune carte à piocher pour { $seat }.
event-refilled = La défausse { $pile } est mélangée pour former une nouvelle pioche.
event-opened = { $seat } prend l'Expo : une exposition commence.
event-showed = { $seat } expose l'{ $colour } : { SIGNED($vp) } PV.
event-visited =
    { $location_key ->
        [stock_exchange] { $seat } envoie { $architects } à la Bourse.
        [city_hall] { $seat } envoie { $architects } à l'Hôtel de Ville.
       *[cinquantenaire] { $seat } envoie { $architects } au Cinquantenaire.
    }
event-passed = { $seat } passe et reçoit { $money } FB.
event-majority-began = Tout le monde a passé : majorités de la manche { $round }.
event-column-won = { $seat } remporte la colonne { $col } avec { $value } : { $bonus }.
event-column-empty = Personne ne remporte la colonne { $col }.
event-honoured = { $seat } a la majorité au blason c{ $col } r{ $row } : { SIGNED($vp) } PV.
event-imprisoned = { $seat } envoie en prison un architecte { $architect }.
event-nobody-imprisoned = Personne n'est allé à Bruxelles : personne ne va en prison.
event-upkeep-paid =
    { $nobles ->
        [0] { $seat } ne paie aucun Notable.
        [one] { $seat } paie { $nobles } Notable : { $money } FB.
       *[other] { $seat } paie { $nobles } Notables : { $money } FB.
    }
event-noble-left = { $noble } s'en va, faute de paiement : { SIGNED($vp) } PV pour { $seat }.
event-scored = { $seat }, { $item } : { SIGNED($vp) } PV.
event-game-ended =
    { $count ->
        [one] { $winners } gagne la partie. { $decided }
       *[other] { $winners } se partagent la victoire. { $decided }
    }

## Aperçus : un événement en très peu de mots, à côté d'un coup qui l'amènerait. Mêmes arguments que l'événement.

# $money
effect-money = { SIGNED($money) } FB
# $vp
effect-vp = { SIGNED($vp) } PV
preview-round-began = manche { $round } : { $seat } en premier
preview-placed = -{ $money } FB
preview-took = + { $card }
preview-sold = { SIGNED($money) } FB
preview-lost = { $card } : aucune action
preview-built = Maison construite, { SIGNED($vp) } PV
preview-acted = { $noble }
preview-gained = { SIGNED($money) } FB
preview-advanced = { $track } { $level }
preview-stuck = { $track } : déjà au bout
preview-drew = pioche : { $cards }
preview-discarded = défausser { $card }
preview-kept = garder { $noble }
preview-released = libérer { $architect }
preview-no-prisoner = personne à libérer
preview-nothing-drawn = plus aucune carte
preview-refilled = nouvelle pioche { $pile }
preview-opened = exposition
preview-showed = { $seat } { SIGNED($vp) } PV
preview-visited =
    { $count ->
        [one] { $count } architecte
       *[other] { $count } architectes
    }
preview-passed = { SIGNED($money) } FB, fin de manche pour vous
preview-majority-began = majorités
preview-column-won = { $seat } : colonne { $col }
preview-column-empty = colonne { $col } : personne
preview-honoured = { $seat } { SIGNED($vp) } PV
preview-imprisoned = { $seat } : { $architect } en prison
preview-nobody-imprisoned = prison : personne
preview-upkeep-paid = { $seat } paie { $money } FB
preview-noble-left = { $seat } { SIGNED($vp) } PV
preview-scored = { $seat } { SIGNED($vp) } PV
preview-game-ended = partie terminée : { $winners }

## Options

option-area_action = Action de la carte
    .about = Faut-il vendre ou construire quand la carte prise le permet ?
option-area_action-strict = Stricte
    .about = Si vous pouvez vendre ou construire, vous le devez. La règle normale.
option-area_action-optional = Facultative
    .about = Vous pouvez défausser la carte et garder vos Œuvres ou vos matériaux.
option-tracks = Échelles
    .about = Jusqu'où montent Architecture et Prestige, et à quel rythme. Les valeurs imprimées ne sont pas connues avec certitude.
option-tracks-five = Courtes
    .about = Les trois échelles ont la même hauteur. La partie normale.
option-tracks-eight = Longues
    .about = Architecture et Prestige montent plus haut que Noblesse.
option-tracks-slow = Lentes
    .about = Comme Courtes, mais Prestige demande le plus souvent deux pas par niveau.

## La table : titres des panneaux, groupes de ce qu'un joueur a devant lui

panel-area = Art Nouveau
panel-brussels = Bruxelles
panel-tracks = Échelles
label-artworks = Œuvres
label-materials = Matériaux
label-houses = Maisons
label-nobles = Notables
label-upright = redressé
label-tilted = incliné

## Inspecter : les titres, et les phrases en dessous

# $col, $row
# .architect: $seat, $architect, $value
# .neutral: $value
# .arms: $count, les blasons qui se touchent ici
# .price: $money, ce que coûte l'architecte le moins cher en main
inspect-cell = Colonne { $col }, rangée { $row }
    .architect = { $seat } occupe cette case avec { $architect }, face { $value }.
    .neutral = Un architecte neutre occupe cette case, face { $value }. Il n'est à personne.
    .blank = Il n'y avait plus de carte pour cette case. Elle reste vide cette manche.
    .arms =
        { $count ->
            [one] Un architecte compte ici pour { $count } blason.
           *[other] Un architecte compte ici pour { $count } blasons.
        }
    .price = Poser ici vous coûte au moins { $money } FB.
    .unpaid = Vous ne pouvez payer aucun architecte de votre main.
    .rule = art-nouveau

# $col, $row: la case au-dessus à gauche
# .where: $left, $right, les colonnes ; $top, $bottom, les rangées
# .incomplete: $count, les cases encore à remplir
# .pays: $seat, $count, $vp, une ligne par joueur en tête d'un blason achevé
# .would-pay: $seat, $count, $vp, une ligne par joueur en tête d'un blason inachevé
inspect-shield = Blason c{ $col } r{ $row }
    .where = Il réunit les colonnes { $left } et { $right }, les rangées { $top } et { $bottom }.
    .complete = Achevé : il sera compté.
    .incomplete =
        { $count ->
            [one] Inachevé : il manque { $count } architecte, il ne paie encore personne.
           *[other] Inachevé : il manque { $count } architectes, il ne paie encore personne.
        }
    .spoilt = Une de ses cases est vide : il ne peut pas être achevé cette manche.
    .pays =
        { $count ->
            [one] { $seat } mène avec { $count } architecte : { SIGNED($vp) } PV.
           *[other] { $seat } mène avec { $count } architectes : { SIGNED($vp) } PV.
        }
    .would-pay =
        { $count ->
            [one] { $seat } mène avec { $count } architecte ; achevé, il paierait { $vp } PV.
           *[other] { $seat } mène avec { $count } architectes ; achevé, il paierait { $vp } PV.
        }
    .nobody = Personne n'y mène encore.
    .values = Seul le nombre d'architectes compte, pas leurs valeurs. En cas d'égalité, tous marquent.
    .rule = coat-of-arms

# $col
# .sum: $seat, $value
# .leaders: $names, $count (de joueurs en tête), $value
# .blocked: $value
# .left: $count, les cartes encore à prendre
# .upper: $text, la moitié haute en mots
# .lower: $text, la moitié basse en mots
inspect-column = Colonne { $col }
    .sum = { $seat } : { $value }
    .leaders =
        { $count ->
            [one] { $names } mène avec { $value } et aurait le bonus.
           *[other] { $names } sont à égalité avec { $value } et auraient le bonus.
        }
    .blocked = L'architecte neutre mène seul avec { $value } : personne n'aurait le bonus.
    .nobody = Aucun architecte ici : personne n'aurait le bonus.
    .left =
        { $count ->
            [0] Plus aucune case libre.
            [one] { $count } case libre.
           *[other] { $count } cases libres.
        }
    .upper = À la fin de cette manche : { $text }
    .lower = À la fin de la partie : { $text }
    .last-round = C'est la dernière manche : les joueurs majoritaires marquent aussi la moitié basse.
    .rule = column-majority

# $track
# .level: $seat, $level
# .spaces: $levels
# .top: $level
inspect-track = { $track }
    .level = { $seat } : niveau { $level }
    .spaces = Niveaux, pas à pas : { $levels }
    .top = Le niveau le plus haut est { $level }. Au-delà, le niveau est perdu.

# $location
# .price: $price
# .visitors: $seat, $architects
inspect-location = { $location }
    .price =
        { $price ->
            [one] La prochaine visite demande { $price } architecte.
           *[other] La prochaine visite demande { $price } architectes.
        }
    .rising = Chaque visite de la manche en demande un de plus, quel que soit le joueur.
    .visitors = { $seat } : { $architects }
    .nobody = Personne n'est venu cette manche.
    .too-few = Vous avez trop peu d'architectes en main.
    .no-noble = Aucun de vos Notables n'est redressé.
    .no-action = Aucune de ses actions ne vous est possible maintenant.

# .prisoners: $seat, $architects
# .leaders: $names, $count (de noms), $architects (combien chacun en a à Bruxelles)
inspect-prison = Prison
    .prisoners = { $seat } : { $architects }
    .empty = Personne n'est en prison.
    .release = Émile Vandervelde et le Bonus Prison ramènent un architecte.
    .leaders =
        { $count ->
            [one] { $names } a le plus d'architectes à Bruxelles ({ $architects }) et en enverrait un en prison.
           *[other] { $names } ont le plus d'architectes à Bruxelles ({ $architects } par joueur) et en enverraient un en prison chacun.
        }
    .nobody = Personne n'est allé à Bruxelles cette manche.
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
    .purse = { $money } FB, { $vp } PV
    .hand = En main : { $architects }
    .empty-hand = Aucun architecte en main.
    .next-house =
        { $cost ->
            [one] La prochaine Maison coûte { $cost } matériau.
           *[other] La prochaine Maison coûte { $cost } matériaux.
        }
    .can-build = A les matériaux nécessaires.
    .cannot-build = N'a pas encore les matériaux nécessaires.
    .nobility =
        { $level ->
            [one] Peut activer { $level } Notable par action Hôtel de Ville.
           *[other] Peut activer jusqu'à { $level } Notables par action Hôtel de Ville.
        }
    .upkeep =
        { $nobles ->
            [0] Aucun Notable à payer à la fin.
            [one] À payer à la fin : { $money } FB pour { $nobles } Notable.
           *[other] À payer à la fin : { $money } FB pour { $nobles } Notables.
        }
    .unpaid =
        { $nobles ->
            [one] Avec cet argent, { $nobles } Notable resterait impayé : { SIGNED($vp) } PV.
           *[other] Avec cet argent, { $nobles } Notables resteraient impayés : { SIGNED($vp) } PV.
        }
    .expo = Détient l'Expo : joue en premier à la manche suivante.
    .expo-last = Détient l'Expo : { SIGNED($expo_vp) } PV à la fin.
    .passed = A passé.
    .first-player = Joue en premier cette manche.

# $pile
# .left: $count
# .discards: $count
inspect-pile = Pioche { $pile }
    .left =
        { $count ->
            [one] { $count } carte dans la pioche.
           *[other] { $count } cartes dans la pioche.
        }
    .discards =
        { $count ->
            [one] { $count } carte dans la défausse.
           *[other] { $count } cartes dans la défausse.
        }
    .rule = piles

## Sur les plateaux : très court

tab-area = Zone
tab-city = Bruxelles
tab-players = Joueurs
label-hand = Main
label-prison = Prison
label-piles = Pioches
label-houses-next = Maisons (coût { $cost })
board-blank = vide
board-neutral = neutre
board-no-artwork = sans œuvre
board-sale = { SIGNED($money) } FB
board-cost = coût { $cost }
board-exhibition = { SIGNED($vp) } PV
board-upper = { $bonus }
board-lower = Fin : { $endgame }
board-price = coûte { $price }
board-passed = passé
board-vp = { $vp } PV
board-money = { $money } FB
board-upkeep = à payer { $paid }/{ $due }
board-away = ({ $count } à Bruxelles)
board-expo-area = L'Expo est dans la zone.
board-expo-beside = L'Expo n'est pas en jeu cette manche.
board-expo-held = { $seat } a l'Expo.
