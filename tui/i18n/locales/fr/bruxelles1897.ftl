### Bruxelles 1897 : les mots du jeu en français.
###
### Les identifiants et les arguments sont ceux du fichier anglais, qui les explique. `.short` a 9 caractères au plus,
### `.tiny` 4, `.title` 11 et `.token` 7 ; `.rule` est l'identifiant d'un titre de rules/bruxelles1897.md, le même dans toutes les langues.
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
    .colour = Bleue
    .letter = B
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-red = Œuvre rouge
    .colour = Rouge
    .letter = R
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-yellow = Œuvre jaune
    .colour = Jaune
    .letter = J
    .effect = { card-artwork.effect }
    .rule = creation
# .effect: $exhibition_vp, $sale_money
card-green = Œuvre verte
    .colour = Verte
    .letter = V
    .effect = { card-artwork.effect }
    .rule = creation
# N'importe quelle œuvre. .effect: $exhibition_vp, $sale_money
card-artwork = Œuvre
    .effect = Création : gardez-la, pour l'exposer ({ $exhibition_vp } PV à chaque exposition) ou la vendre ({ $sale_money } FB).

# .effect: $material_vp
card-metal-metal = Métal + métal
    .tiny = M+M
    .title = Métal+métal
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-stone-stone = Pierre + pierre
    .tiny = P+P
    .title = Pie.+pierre
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-wood-wood = Bois + bois
    .tiny = B+B
    .title = Bois+bois
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-metal-stone = Métal + pierre
    .tiny = M+P
    .title = Mét.+pierre
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-metal-wood = Métal + bois
    .tiny = M+B
    .title = Métal+bois
    .effect = { card-material.effect }
    .rule = supply
# .effect: $material_vp
card-stone-wood = Pierre + bois
    .tiny = P+B
    .title = Pierre+bois
    .effect = { card-material.effect }
    .rule = supply
# N'importe quelle carte Matériau. .effect: $material_vp
card-material = Matériau
    .effect = Approvisionnement : gardez-la ; ses deux matériaux paient des Maisons, sinon { $material_vp } PV à la fin.

# Les quatre types se distinguent au réverbère de la carte : une lampe pleine, ou ajourée (une lanterne).
# .effect: $vp_per_material_type
card-house-a = Maison à lampe
    .type = Lampe
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-b = Maison à deux lampes
    .type = Deux lampes
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-c = Maison à lanterne
    .type = Lanterne
    .effect = { card-house.effect }
    .rule = construction
# .effect: $vp_per_material_type
card-house-d = Maison à deux lanternes
    .type = Deux lanternes
    .effect = { card-house.effect }
    .rule = construction
# N'importe quelle maison. .effect: $vp_per_material_type
card-house = Maison
    .effect = Construction : un matériau par Maison, celle-ci comprise ; { $vp_per_material_type } PV par type, PV d'Architecture à la fin.

# .effect: $gain_money
card-brugmann = Georges Brugmann
    .surname = Brugmann
    .effect = Recevez { $gain_money } FB.
    .rule = nobles
card-albert = Prince Albert
    .surname = Albert
    .effect = Montez d'un niveau sur l'échelle Noblesse.
    .rule = nobles
card-buls = Charles Buls
    .surname = Buls
    .effect = Montez d'un niveau sur l'échelle Prestige.
    .rule = nobles
card-horta = Victor Horta
    .surname = Horta
    .effect = Montez d'un niveau sur l'échelle Architecture.
    .rule = nobles
# .effect: $draw_materials
card-hankar = Paul Hankar
    .surname = Hankar
    .effect =
        { $draw_materials ->
            [one] Piochez { $draw_materials } carte Matériau et gardez-la.
           *[other] Piochez { $draw_materials } cartes Matériau et gardez-en une.
        }
    .rule = nobles
# .effect: $release
card-vandervelde = Émile Vandervelde
    .surname = Vandervelde
    .effect =
        { $release ->
            [one] Libérez { $release } de vos architectes de prison : il revient en main.
           *[other] Libérez { $release } de vos architectes de prison : ils reviennent en main.
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
    .effect = Vente : défaussez une Œuvre de votre choix pour { $sale_money } FB ; sans Œuvre, vous posez seulement l'architecte.
    .rule = sale
# .effect: $exhibition_vp
card-expo = Expo
    .effect = Exposition : chacun à son tour expose une couleur nouvelle pour { $exhibition_vp } PV ; vous ouvrez la manche suivante.
    .rule = exhibition

## Architectes. .effect: $faces (les deux valeurs, réunies)

architect-1-3 = 1/3
    .effect = { architect-any.effect }
    .rule = art-nouveau
architect-2-4 = 2/4
    .effect = { architect-any.effect }
    .rule = art-nouveau
architect-2-5 = 2/5
    .effect = { architect-any.effect }
    .rule = art-nouveau
# N'importe quel architecte ; `neutral` est celui de personne.
architect-any = Architecte
    .effect = Deux faces, { $faces } : dans la zone, la valeur visible se paie en FB et compte dans la colonne, et l'architecte complète les blasons ; à Bruxelles, les valeurs ne comptent pas.
architect-neutral = Architecte neutre

## Cartes Bruxelles

# .effect: $stock_exchange_money
location-stock-exchange = Bourse
    .brief = Recevez { $stock_exchange_money } FB.
    .gain = { $stock_exchange_money } FB
    .now = Recevez { $stock_exchange_money } FB.
    .closed = fermée pour vous
    .effect = Recevez { $stock_exchange_money } FB.
    .rule = stock-exchange
location-city-hall = Hôtel de Ville
    .brief = Activez { $able ->
            [one] { $able } Notable
           *[other] { $able } Notables
        }
    .gain =
        { $able ->
            [one] Notable
           *[other] Notables
        }
    .now =
        { $able ->
            [one] Activez { $able } Notable parmi { $names }.
           *[other] Activez jusqu'à { $able } Notables parmi { $names }.
        }
    .now-all = Activez { $names }.
    .closed = aucun Notable redressé
    .effect = Activez vos Notables redressés, dans la limite de votre niveau de Noblesse.
    .rule = city-hall
# .effect: $cinquantenaire_cards
location-cinquantenaire = Cinquantenaire
    .brief = Piochez { $cinquantenaire_cards }, jouez-en une.
    .gain = action
    .now = Toute action sauf une Exposition : piochez { $cinquantenaire_cards }, jouez-en une.
    .closed = aucune action possible
    .effect =
        { $cinquantenaire_cards ->
            [one] Jouez une action au choix, sauf Exposition, avec une carte de la pioche.
           *[other] Jouez une action au choix, sauf Exposition, avec une des { $cinquantenaire_cards } cartes piochées.
        }
    .rule = cinquantenaire

## Échelles

track-architecture = Architecture
    .short = Arch
    .brief = PV par Maison à la fin
    .effect = PV pour chacune de vos Maisons à la fin.
    .rule = final-scoring
track-nobility = Noblesse
    .short = Nobl
    .brief = Notables par Hôtel de Ville
    .effect = Nombre de Notables que vous pouvez activer par action Hôtel de Ville.
    .rule = city-hall
track-prestige = Prestige
    .short = Pres
    .brief = PV par blason
    .effect = PV pour chaque blason où vous avez la majorité.
    .rule = coat-of-arms

## Cartes Bonus
# .upper est la moitié haute ; celle de la prison : $release. À la table, `gain-…` de la moitié haute nomme la carte.
# .lower: $endgame (la clé : money, artwork, house ou noble) et les arguments de ce endgame-….effect

bonus-bonus-architecture = Bonus Architecture
    .upper = Montez d'un niveau sur l'échelle Architecture.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-nobility = Bonus Noblesse
    .upper = Montez d'un niveau sur l'échelle Noblesse.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-prestige = Bonus Prestige
    .upper = Montez d'un niveau sur l'échelle Prestige.
    .lower = { endgame.effect }
    .rule = column-majority
bonus-bonus-prison = Libérer
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
    .effect =
        { $endgame ->
            [money] { endgame-money.effect }
            [artwork] { endgame-artwork.effect }
            [house] { endgame-house.effect }
           *[noble] { endgame-noble.effect }
        }
# .effect: $bonus_money_vp, $bonus_money_unit, $bonus_money_lots
endgame-money = Argent
    .pays = { $bonus_money_vp } PV par { $bonus_money_unit } FB, max { $most }
    .effect = { $bonus_money_vp } PV par lot de { $bonus_money_unit } FB restant après paiement, { $bonus_money_lots } fois au plus.
    .rule = final-scoring
# .effect: $bonus_artwork_vp
endgame-artwork = Œuvres
    .pays = { $bonus_artwork_vp } PV par couleur
    .effect = { $bonus_artwork_vp } PV par couleur différente parmi vos Œuvres.
    .rule = final-scoring
# .effect: $bonus_house_vp
endgame-house = Maisons
    .pays = { $bonus_house_vp } PV par type
    .effect = { $bonus_house_vp } PV par type différent parmi vos Maisons.
    .rule = final-scoring
# .effect: $bonus_noble_vp
endgame-noble = Notables
    .pays = { $bonus_noble_vp } PV par Notable
    .effect = { $bonus_noble_vp } PV par Notable restant après paiement, Brugmann compris.
    .rule = final-scoring

## Ce que rapportent les cartes de la zone, les Notables et les moitiés hautes, sur les plateaux
# `.token` est la forme la plus courte ; `.long`, `.medium`, `.brief` et `.least` servent aux cartes plus grandes.

# $track, $steps
gain-advance = { $track } { SIGNED($steps) }
# $cards
gain-materials = Matériau { SIGNED($cards) }
    .token = Mat { SIGNED($cards) }
# $release
gain-release =
    { $release ->
        [one] Libérer
       *[other] Libérer { $release }
    }
    .token = Lib. { $release }

# $exhibition_vp, $sale_money
face-artwork =
    .long = Gardez-la : exposez-la pour { $exhibition_vp } PV à chaque fois, ou vendez-la { $sale_money } FB.
    .medium = À exposer pour { $exhibition_vp } PV, ou à vendre pour { $sale_money } FB.
    .brief = { $exhibition_vp } PV ou { $sale_money } FB
# $sale_money ; .long aussi $artworks, les couleurs possédées
face-sale =
    .long = Vendez une Œuvre pour { $sale_money } FB. Vous avez : { $artworks }.
    .medium = Vendez une Œuvre pour { $sale_money } FB.
    .brief = Vendez une Œuvre : { SIGNED($sale_money) } FB.
    .least = vendre Œuvre
face-no-sale =
    .token = rien
    .long = Vous n'avez pas d'Œuvre à vendre : vous prenez seulement la case.
    .medium = Aucune Œuvre à vendre : la case seule.
    .brief = sans Œuvre
# $material_vp
face-material =
    .token = Mat
    .long = Gardez-la : ses deux matériaux paient des Maisons ; gardée jusqu'à la fin, { $material_vp } PV.
    .medium = Paie des Maisons ; à la fin { $material_vp } PV.
    .brief = pour Maisons
# $cost (matériaux), $vp (maintenant), $end (PV à la fin) ; .token, .brief et .least : $cost, .token et .brief aussi $sign
face-house =
    .token = coût { $cost }{ $sign }
    .long =
        { $cost ->
            [one] Payez { $cost } matériau : { SIGNED($vp) } PV aussitôt, { SIGNED($end) } PV à la fin.
           *[other] Payez { $cost } matériaux : { SIGNED($vp) } PV aussitôt, { SIGNED($end) } PV à la fin.
        }
    .medium = { face-house.least } : { SIGNED($vp) } PV, puis { SIGNED($end) } PV à la fin.
    .brief = { face-house.least } { $sign }
    .least =
        { $cost ->
            [one] { $cost } matériau
           *[other] { $cost } matériaux
        }
# $cost, $have (matériaux)
face-no-house =
    .long =
        { $cost ->
            [one] Elle coûte { $cost } matériau, vous en avez { $have } : elle est défaussée.
           *[other] Elle coûte { $cost } matériaux, vous en avez { $have } : elle est défaussée.
        }
    .medium = Coûte { face-house.least }, pas des FB : vous en avez { $have }.
# $upkeep. Les notes suivent ce que rapporte le Notable.
face-noble =
    .upkeep = à payer à la fin : { $upkeep } FB
    .upkeep-brief = fin : -{ $upkeep } FB
    .upkeep-long = À payer à la fin : { $upkeep } FB.
    .free = gratuit
    .free-long = Rien à payer.
    .owned = déjà à vous
    .owned-long = Déjà à vous : défaussez-le ensuite.
    .idle = Sans effet.
    .idle-token = rien
# $exhibition_vp ; .last : $expo_vp
face-expo =
    .token = premier
    .long = Vous exposez en premier : { $exhibition_vp } PV par nouvelle couleur. Vous jouez en premier à la manche suivante.
    .last = Vous exposez en premier : { $exhibition_vp } PV par nouvelle couleur. { SIGNED($expo_vp) } PV à la fin.
    .medium = Vous exposez en premier : { $exhibition_vp } PV par nouvelle couleur.
    .brief = Exposez : { $exhibition_vp } PV par couleur.
    .least = { $exhibition_vp } PV/couleur
# Pour qui n'a pas d'Œuvre. .last : $expo_vp
face-expo-alone =
    .long = Vous n'avez aucune Œuvre : les autres peuvent exposer. Vous jouez en premier à la manche suivante.
    .last = Vous n'avez aucune Œuvre : les autres peuvent exposer. { SIGNED($expo_vp) } PV à la fin.
    .medium = Vous n'avez aucune Œuvre : les autres peuvent exposer.
    .brief = Vous n'avez aucune Œuvre.
    .least = aucune Œuvre

## Matériaux, pioches, actions

material-metal = métal
material-stone = pierre
material-wood = bois

pile-artwork = Œuvre
pile-material = Matériau
pile-house = Maison
pile-noble = Notable

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
score-expo = Expo, dernière manche
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

## Ce qu'une évaluation additionne, en points : son nom, et ce que veut dire y gagner (.more) ou y perdre (.less)

term-points = points marqués
    .more = plus de points marqués
    .less = moins de points marqués
term-coats-of-arms = blasons
    .more = plus de points avec les blasons
    .less = moins de points avec les blasons
term-columns = cartes Bonus
    .more = de meilleures chances pour les cartes Bonus
    .less = de moins bonnes chances pour les cartes Bonus
term-houses = maisons
    .more = plus de points avec les maisons
    .less = moins de points avec les maisons
term-materials = matériaux
    .more = des matériaux qui valent plus
    .less = des matériaux qui valent moins
term-artworks = œuvres
    .more = des œuvres qui valent plus
    .less = des œuvres qui valent moins
term-tracks = échelles
    .more = plus haut sur les échelles
    .less = plus bas sur les échelles
term-nobles = notables
    .more = plus d'aide des notables
    .less = moins d'aide des notables
term-upkeep = notables à payer
    .more = des notables qui coûtent moins
    .less = des notables qui coûtent plus
term-money = argent
    .more = plus d'argent
    .less = moins d'argent
term-architects = architectes
    .more = plus à gagner avec les architectes en main
    .less = moins à gagner avec les architectes en main
term-prison = prisonniers
    .more = moins d'architectes perdus en prison
    .less = plus d'architectes perdus en prison
term-expo = carte Expo
    .more = de meilleures chances d'avoir la carte Expo
    .less = de moins bonnes chances d'avoir la carte Expo
term-to-move = tour suivant
    .more = jouer plus tôt
    .less = jouer plus tard

## Questions. `.help` et `.rule` sans argument ; wait-… : $seat

ask-turn = Posez, visitez ou passez
    .help = Une case de la zone coûte la valeur que vous montrez ; une carte Bruxelles demande des architectes mais pas d'argent. Passer met fin à la manche pour vous.
    .rule = turn
wait-turn = { $seat } joue son tour
ask-assignment = Choisissez un architecte
    .help = Vous payez sa valeur maintenant, et elle compte dans la colonne. Un blason compte les cartes, pas les valeurs.
    .rule = art-nouveau
wait-assignment = { $seat } choisit un architecte
ask-delegation = Envoyez à Bruxelles
    .help = Les valeurs n'y comptent pas et rien n'est à payer. Le joueur qui a le plus d'architectes à Bruxelles en perd un, mis en prison.
    .rule = brussels
wait-delegation = { $seat } choisit qui va à Bruxelles
ask-sale = Vendez une Œuvre
    .help = Elle quitte votre collection. Gardez les couleurs qui manquent aux autres : elles peuvent encore être exposées.
    .rule = sale
wait-sale = { $seat } choisit une Œuvre à vendre
ask-construction = Construisez avec ces cartes
    .help = Les cartes sont dépensées entières ; chaque type de matériau utilisé rapporte. Le meilleur choix est fait pour vous.
    .rule = construction
wait-construction = { $seat } choisit des matériaux
ask-influence = Garder le Notable ?
    .help = Gardé, il est incliné jusqu'à la manche suivante, peut resservir à l'Hôtel de Ville et devra être payé à la fin.
    .rule = influence
wait-influence = { $seat } choisit de garder ou non le Notable
ask-selection = Choisissez une carte
    .help = Vous utilisez celle que vous choisissez ; les autres sont défaussées.
    .rule = cinquantenaire
wait-selection = { $seat } choisit une carte
ask-liberation = Libérez un architecte
    .help = Il revient dans votre main. Libéré par un Notable, il peut être joué cette manche.
    .rule = nobles
wait-liberation = { $seat } choisit qui libérer
ask-city-hall = Activez un Notable
    .help = Choisissez-les dans l'ordre ; les effets commencent quand tous sont choisis. Votre niveau de Noblesse est la limite.
    .rule = city-hall
wait-city-hall = { $seat } choisit des Notables
ask-cinquantenaire = Choisissez une action
    .help = Vous choisissez avant de piocher et ne pouvez plus changer d'avis. Aucun FB à payer.
    .rule = cinquantenaire
wait-cinquantenaire = { $seat } choisit une action
ask-showing = Exposez une Œuvre
    .help = Elle rapporte et reste à vous. Une couleur n'est exposée qu'une fois par exposition.
    .rule = exhibition
wait-showing = { $seat } choisit une Œuvre à exposer
ask-imprisonment = Envoyez-en un en prison
    .help = Vous avez le plus d'architectes à Bruxelles. Un de ceux que vous y avez posés va en prison jusqu'à sa libération.
    .rule = brussels-majority
wait-imprisonment = { $seat } choisit qui va en prison

## Coups : les champs du coup, et ce qui est dit en plus. Dans 80 colonnes, il y a place pour 25 caractères.

# $card, $col, $row
move-place = { SPACE($col, $row) } { $card }
# $architect, $value (la face visible) ; $left (argent)
move-assign = { $architect }, face { $value } : reste { $left } FB
# $location ; $price (architectes), $gain
move-visit = { $location } { $price }→{ $gain }
# $architects, $count
move-send = Envoyer { $architects }
# $money
move-pass = Passer ({ SIGNED($money) } FB)
# $colour
move-sell = Vendre l'{ $colour }
# $materials, $count ; $vp
move-spend = { $materials } : { SIGNED($vp) } PV
move-decline = Défausser plutôt la carte
# $noble
move-keep = Garder { $noble }
move-discard = Défausser { $noble }
# $card
move-take = Prendre { $card }
# $architect
move-release = Libérer { $architect }
# $noble
move-summon = Activer { $noble }
# Un Notable à activer ou à prendre : $noble, $gain
move-noble = { $noble } ({ $gain })
move-done = Plus aucun Notable
# $action, $gain
move-perform = { $action } ({ $gain })
# $colour
move-show = Exposer l'{ $colour }
# $architect
move-imprison = Emprisonner { $architect }

## Événements : la ligne de l'historique. Les arguments sont les champs de l'événement.

event-round-began = La manche { $round } commence ; { $seat } joue en premier.
event-placed = { $seat } pose { $architect } en { SPACE($col, $row) }, { $card }, et paie { $money } FB.
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
event-column-won = { $seat } remporte la colonne { COLUMN($col) } avec { $value } : { $bonus }.
event-column-empty = Personne ne remporte la colonne { COLUMN($col) }.
event-honoured = { $seat } a la majorité au blason { CROSSING($col, $row) } : { SIGNED($vp) } PV.
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
preview-column-won = { COLUMN($col) } { $seat }
preview-column-empty = { COLUMN($col) } personne
preview-honoured = { $seat } { SIGNED($vp) } PV
preview-imprisoned = { $seat } : { $architect } en prison
preview-nobody-imprisoned = prison : personne
preview-upkeep-paid = { $seat } paie { $money } FB
preview-noble-left = { $seat } { SIGNED($vp) } PV
preview-scored = { $seat } { SIGNED($vp) } PV
preview-game-ended = partie terminée : { $winners }

## Ce qu'un architecte ferait aux majorités, à l'état actuel

# $column ; $tie, $lead : des valeurs
race-any = Colonne { $column } : toute valeur mène.
race-lead = Colonne { $column } : { $lead } ou plus mène.
race-tie-lead = Colonne { $column } : { $tie } égalise, { $lead } mène.
race-tie = Colonne { $column } : { $tie } égalise.
race-none = Colonne { $column } : hors d'atteinte.
# $column, $bonus, $value (votre somme) ; $rivals (leurs signes), $best (leur somme)
race-you-lead = Colonne { $column } : vous menez avec { $value } ({ $bonus }).
race-you-tie = Colonne { $column } : égalité avec { $rivals } à { $value } ({ $bonus }).
race-behind = Colonne { $column } : { $rivals } mène avec { $best }, vous avez { $value }.
# $upper, $lower : les deux moitiés d'une carte Bonus
race-both = { $upper } + { $lower }
# $count : les blasons qui se touchent ici
race-arms =
    { $count ->
        [0] Aucun blason ici.
        [one] Touche { $count } blason.
       *[other] Touche { $count } blasons.
    }
# $arms (leurs noms), $count, $gains : au Prestige actuel, que colonnes et Notables peuvent augmenter avant le décompte
race-fills =
    { $count ->
        [one] Complète le blason { $arms } : au moins { $gains }.
       *[other] Complète les blasons { $arms } : au moins { $gains }.
    }
# $count (les vôtres), $rivals (leurs signes), $best (les leurs)
race-brussels-most = Le plus à Bruxelles ({ $count }) : un ira en prison.
race-brussels-tie = Égalité à Bruxelles avec { $rivals } ({ $count }) : un ira en prison.
race-brussels-less = À Bruxelles : vous { $count }, { $rivals } { $best }.
# $price (architectes), $gain (une phrase)
prospect-visit =
    { $price ->
        [one] Demande { $price } architecte. { $gain }
       *[other] Demande { $price } architectes. { $gain }
    }
# $upkeep, $unpaid_noble_vp
outlook-keep =
    { $upkeep ->
        [0] Rien à payer à la fin.
       *[other] À payer à la fin : { $upkeep } FB, sinon { SIGNED($unpaid_noble_vp) } PV.
    }
# $pass_first, $pass_later
outlook-pass = Premier à passer : { $pass_first } FB, ensuite { $pass_later } FB.

## Le tour d'un autre joueur en quelques mots, et ce qu'il a rapporté

summary-pass = passe
# $track, $level
summary-level = { $track } { $level }
# $architect
summary-free = libère { $architect }
summary-nothing = rien

## Le bilan de fin de manche

# $round, $rounds
report-title = Bilan de la manche { $round } sur { $rounds }
report-columns = Colonnes : la plus forte somme gagne le bonus
    .bonus = Bonus
    .sums = Sommes
    .won = Résultat
report-blocked = l'architecte neutre mène : personne ne gagne
report-empty = personne ici
# $track, $before, $after
report-level = { $track } { $before } → { $after }
# $track
report-stuck = { $track } est complet : niveau perdu
# $architect
report-freed = libère { $architect }
report-no-prisoner = sans prisonnier
# $count : blasons achevés ; .paid : $count (menés), $each, $vp
report-arms =
    { $count ->
        [0] Blasons : aucun n'est achevé
        [one] Blasons : { $count } achevé, il rapporte le Prestige à la majorité
       *[other] Blasons : { $count } achevés, chacun rapporte le Prestige à la majorité
    }
    .paid = { $count } × { $each } = { SIGNED($vp) } PV
# .prison : $seat, $architect, $count ; .choosing : $seat, $count
report-brussels = Bruxelles : le plus d'architectes, un va en prison
    .nobody = Personne n'est allé à Bruxelles.
    .prison = { $seat } en a le plus ({ $count }) : { $architect } va en prison.
    .choosing = { $seat } en a le plus ({ $count }) et choisit qui va en prison.
# $seat
report-first-expo = { $seat } a pris l'Expo et joue en premier.
report-first-next = Personne n'a pris l'Expo : { $seat } joue en premier, dans l'ordre du tour.
report-scoring = Décompte final
# $nobles, $money
report-upkeep =
    { $nobles ->
        [one] paie { $nobles } Notable ({ $money } FB)
       *[other] paie { $nobles } Notables ({ $money } FB)
    }
# $item, $vp
report-scored = { $item } { SIGNED($vp) }
report-points = La manche en points
    .player = Joueur
    .before = Avant
    .arms = Blasons
    .end = Décompte final
    .after = PV
    .if-now = Si terminée
    .money = FB
    .prison = Prison
# $round, $rounds ; $unpaid_noble_vp
report-next = La manche { $round } sur { $rounds } suit.
report-next-last = Manche { $round } sur { $rounds }, la dernière : la majorité d'une colonne marque aussi sa moitié basse, et un Notable impayé coûte { SIGNED($unpaid_noble_vp) } PV.

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
panel-players = Joueurs
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
# .now: $text, ce que la carte rapporte
inspect-cell = { SPACE($col, $row) }
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
    .now = Pour vous maintenant : { $text }
    .rule = art-nouveau

# $col, $row: la case au-dessus à gauche
# .where: $col, $row
# .incomplete: $count, les cases encore à remplir
# .pays: $seat, $count, $vp, une ligne par joueur en tête d'un blason achevé
# .would-pay: $seat, $count, $vp, une ligne par joueur en tête d'un blason inachevé
inspect-shield = Blason { CROSSING($col, $row) }
    .where = Quatre cases s'y rencontrent : { CROSSING($col, $row) }.
    .complete = Achevé : il sera compté.
    .incomplete =
        { $count ->
            [one] Inachevé : il manque { $count } architecte, il ne paie encore personne.
           *[other] Inachevé : il manque { $count } architectes, il ne paie encore personne.
        }
    .spoilt = Une de ses cases est vide : il ne peut pas être achevé cette manche.
    .pays =
        { $count ->
            [one] { $seat } mène avec { $count } architecte : au moins { SIGNED($vp) } PV.
           *[other] { $seat } mène avec { $count } architectes : au moins { SIGNED($vp) } PV.
        }
    .would-pay =
        { $count ->
            [one] { $seat } mène avec { $count } architecte ; achevé, il paierait au moins { $vp } PV.
           *[other] { $seat } mène avec { $count } architectes ; achevé, il paierait au moins { $vp } PV.
        }
    .nobody = Personne n'y mène encore.
    .values = Comptez les architectes, pas les valeurs. À égalité, tous marquent. Les colonnes viennent d'abord et peuvent augmenter le Prestige.
    .rule = coat-of-arms

# $col
# .sum: $seat, $value
# .leaders: $names, $count (de joueurs en tête), $value
# .blocked: $value
# .left: $count, les cartes encore à prendre
# .upper: $text, la moitié haute en mots
# .lower: $text, la moitié basse en mots
inspect-column = Colonne { COLUMN($col) }
    .sum = { $seat } : { $value }
    .leaders =
        { $count ->
            [one] { $names } mène avec { $value } et aurait le bonus.
            [2] { $names } sont à égalité avec { $value } et auraient le bonus tous les deux.
           *[other] { $names } sont à égalité avec { $value } et auraient tous le bonus.
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
    .last-round = C'est la dernière manche : les joueurs majoritaires marquent aussi la moitié basse de la carte Bonus.
    .not-yet = La moitié basse de la carte Bonus ne compte qu'à la dernière manche. Les cartes sont redistribuées à chaque manche.
    .rule = column-majority

# $row
inspect-row = Rangée { $row }
    .names = Une case est nommée par sa colonne et sa rangée.
    .rows = Les rangées ne servent qu'à nommer les cases : colonnes et blasons rapportent.
    .rule = art-nouveau

# $seat, $count, $architect
inspect-hand =
    { $count ->
        [0] { $seat } n'a pas de { $architect } en main.
       *[other] { $seat } a { $count } × { $architect } en main.
    }
# $name, $text
inspect-entry = { $name } : { $text }
inspect-none = Aucun.
# $count
inspect-brussels =
    .most = Le plus à Bruxelles ({ $count }) : un irait en prison.

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
    .release = Émile Vandervelde et le bonus Libérer ramènent un architecte.
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
    .expo = A pris l'Expo : joue en premier à la manche suivante.
    .expo-last = A pris l'Expo à la dernière manche : { SIGNED($expo_vp) } PV à la fin.
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
tab-city = Ville
tab-players = Joueurs
label-hand = Main
label-prison = Prison
label-piles = Pioches
board-blank = vide
board-neutral = neutre
board-nobody = personne
board-leads = en tête
board-tie = égalité
board-blocks = bloque
board-passed = passé
board-out = fini
# $value
board-shows = montre { $value }
# $points : un ou plusieurs, avec leurs signes
board-pays = au moins { $points } PV
# $endgame
board-lower = + { $endgame }
board-lower-later = à la fin : { $endgame }
# $count
board-left =
    { $count ->
        [0] plus de carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
# $money
board-money = { $money } FB
board-upkeep = à payer à la fin : { $money } FB
# $cost
board-next-house = prochaine Maison : { face-house.least }
# $where
board-expo-area = L'Expo est en { $where }.
board-expo-beside = Aucune Expo cette manche.
# $seat
board-expo-held = Expo : { $seat }
brussels-price-note = architectes, sans argent
# $price
brussels-price = prend { $price }
brussels-nobody = Personne à Bruxelles.
brussels-most = Le plus d'architectes ici : un va en prison. En tête :
    .medium = Majorité : un va en prison. En tête :
    .brief = Un va en prison :

## Le tableau des joueurs : titres, noms entiers et sens

heading-seat = Joueur
    .whole = Joueur
    .about = Vous d'abord, puis les autres dans l'ordre du tour.
heading-vp = PV
    .whole = points de victoire
    .about = Points déjà marqués : constructions, expositions et blasons.
heading-ifnow = Si terminée
    .whole = Si la partie finissait maintenant
    .about = Les points marqués et ce qu'ajouterait le décompte final ; les moitiés basses des cartes Bonus à la dernière manche seulement.
heading-purse = FB
    .whole = francs belges
    .about = L'argent disponible. Pour une case de la zone, vous payez la valeur que montre votre architecte.
heading-hand = Main
    .whole = Main
    .about = Les architectes en main, par sorte.
    .kind = Nombre d'architectes { $architect } en main.
heading-brussels = Bru
    .whole = Bruxelles
    .about = Architectes à Bruxelles cette manche. Le joueur qui en a le plus en envoie un en prison.
heading-prison = Pris
    .whole = Prison
    .about = Les architectes en prison y restent jusqu'à leur libération. En avoir moins départage à la fin.
heading-artworks = Œuv
    .whole = Œuvres
    .about = Les Œuvres s'exposent ou se vendent. Chaque couleur compte une fois par exposition.
heading-materials = Mat
    .whole = Matériaux
    .about = Chaque carte Matériau a deux matériaux. Ils paient les Maisons.
heading-houses = Mai
    .whole = Maisons
    .about = Chaque Maison rapporte le niveau d'Architecture à la fin.
heading-nobles = Not.
    .whole = Notables
    .about = Les Notables redressés s'activent à l'Hôtel de Ville ; les inclinés se redressent à la manche suivante.
heading-upkeep = À payer
    .whole = À payer
    .about = Les Notables gardés se paient à la fin ; chaque impayé s'en va et coûte des points.

## La page des signes

sign-place = une colonne, une case par colonne et rangée
sign-number = tapez-le : vous pouvez y aller
sign-architect = un architecte et la valeur qu'il montre
sign-neutral = un architecte neutre
sign-card = sa carte, avec ses deux valeurs
sign-house-can = Maison : son coût en matériaux, pas en argent
sign-house-cannot = pas assez de matériaux : défaussée
# $type
sign-house = Maison : { $type }
sign-no-sale = aucune Œuvre à vendre : la case seule
sign-idle-noble = un Notable sans effet pour vous
sign-goes-first = vous joueriez en premier à la manche suivante
sign-draw = piochez des cartes Matériau, gardez-en une
sign-material = une carte Matériau
sign-arms-nobody = blason : personne ne mène encore
sign-arms-dead = il ne peut pas être achevé cette manche
sign-arms-open = mène ; inachevé : pas encore de points
sign-arms-full = achevé : la majorité marque son Prestige
sign-arms-tie = égalité, inachevé
sign-arms-three = égalité à trois, inachevé
sign-arms-tie-full = égalité, achevé : les deux marquent
sign-arms-all = égalité générale, achevé : tous marquent
# $track
sign-step = un niveau sur l'échelle { $track }
sign-level = niveau : { $track }
sign-release = un architecte sort de prison
sign-lower = dernière manche : la majorité marque aussi ceci
sign-sums = sommes des valeurs : la plus forte gagne
sign-letter = tapez-le pour y aller
sign-visitors = les architectes présents, par joueur
sign-levels = le niveau de chaque joueur
sign-piles = cartes dans la pioche + dans la défausse
sign-expo = a pris l'Expo : ouvre la manche suivante
sign-kind = architectes en main, selon leurs deux valeurs
sign-brussels = architectes à Bruxelles
sign-prison = architectes en prison
sign-artworks = Œuvres
# $colours
sign-colours = Œuvres par couleur : { $colours }
sign-materials = cartes Matériau
sign-houses = Maisons
sign-nobles = Notables
sign-upright = un Notable redressé
sign-tilted = un Notable incliné : déjà activé
sign-times = autant d'exemplaires
sign-out = a passé
sign-none = aucun
