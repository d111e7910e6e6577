### Bruxelles 1893 : les mots du jeu en français.
###
### Les identifiants et les arguments sont ceux du fichier anglais, qui les explique. `.short` a 9 caractères au plus,
### `.tiny` 4 ; `.rule` est l'identifiant d'un titre de rules/bruxelles1893.md, le même dans toutes les langues.
###
### Les noms des joueurs et des Notables arrivent tels quels : jamais « de { $seat } » ni « à { $figure } », et aucun
### participe ne s'accorde avec un joueur. Le nom d'une Œuvre commence toujours par « Œuvre » : « l'{ $colour } » et
### « une { $colour } » sont sûrs. Les échelles, les actions et les tuiles suivent un nom commun ou deux-points.
###
### Lieux. Les colonnes ont des lettres et les rangées des nombres, sur le plateau Art Nouveau comme dans la grille de
### l'Atelier. « Ligne » est réservé aux lignes du plateau individuel.

## Le jeu

game-title = Bruxelles 1893
game-pitch = Placez, misez, construisez et vendez de l'art.
game-about =
    Bruxelles à l'heure de l'Art Nouveau : créez et vendez des Œuvres, réunissez des matériaux, construisez, gagnez des Notables.
    Chaque assistant porte une mise pour la carte de sa colonne et compte autour des blasons.
    Bruxelles ne coûte pas d'argent, mais le joueur qui y envoie le plus d'assistants en perd un au Palais de Justice.

phase-stock = Phase Bourse
phase-actions = Phase Actions
phase-resolution = Résolution
phase-over = Partie terminée
# $round, $rounds
round-of = Manche { $round } sur { $rounds }

## Coordonnées : les colonnes ont des lettres, les rangées des nombres, sur le plateau Art Nouveau et la grille de l'Atelier
# $col, $row ; .column : $col ; .shield : $col, $row de sa première case, la dernière est une plus loin ; .area : $first, $last

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

## Actions du plateau Art Nouveau
# `.effect` dit ce que fait l'action, avec les champs de la table de son nom ; `.secondary` ce que reçoit le propriétaire
# d'un Édifice, avec les champs de [secondary] ; `.brief` et `.now` ce qu'elle rapporterait au joueur maintenant, `.idle`
# pourquoi elle ne rapporterait rien.

# .effect: $drawn
action-workshop = Atelier
    .short = Atelier
    .brief =
        { $draws ->
            [one] pioche { $draws } Œuvre
           *[other] pioche { $draws } Œuvres
        }
    .idle = plus d'Œuvre
    .now =
        { $draws ->
            [one] Piochez { $draws } Œuvre et gardez-la.
           *[other] Piochez { $draws } Œuvres et gardez-en une.
        }
    .effect =
        { $drawn ->
            [one] Piochez { $drawn } Œuvre d'art, plus une par tuile Exposition que vous avez ; gardez-en une.
           *[other] Piochez { $drawn } Œuvres d'art, plus une par tuile Exposition que vous avez ; gardez-en une.
        }
    .secondary = Une Œuvre noire.
    .rule = workshop
# .secondary: $vp_per_work
action-sale = Vente
    .short = Vente
    .brief = { SIGNED($money) } FB { SIGNED($vp) } PV
    .idle = rien à vendre
    .now = Au mieux : { $colour } { SIGNED($money) } FB { SIGNED($vp) } PV.
    .effect = Déplacez le curseur Atelier d'un pas au plus par Œuvre que vous avez ; puis vendez-en une pour les FB de sa rangée et les PV de sa colonne.
    .secondary = { $vp_per_work } PV par Œuvre possédée.
    .rule = sale
action-theatre = Théâtre
    .short = Théâtre
    .brief = Notable, { $least }–{ $most } FB
    .idle = pas de Notable
    .now = Rencontrez un Notable pour { $least }–{ $most } FB.
    .effect = Payez le prix d'un Notable exposé et utilisez son effet ; puis gardez-le ou défaussez-le.
    .secondary = Un Notable redressé peut être activé.
    .rule = theatre
# .effect: $cubes, de [materials]
# .secondary: $cubes, de [secondary]
action-materials = Matériaux
    .short = Matériau
    .brief = { SIGNED($cubes) } cubes
    .idle = réserve vide
    .now =
        { $cubes ->
            [one] Prenez { $cubes } cube : bois, pierre ou fer.
           *[other] Prenez { $cubes } cubes : bois, pierre ou fer.
        }
    .effect =
        { $cubes ->
            [one] Prenez { $cubes } cube de votre choix : bois, pierre ou fer.
           *[other] Prenez { $cubes } cubes de votre choix : bois, pierre ou fer.
        }
    .secondary =
        { $cubes ->
            [one] { $cubes } cube de bois, de pierre ou de fer, ou rien.
           *[other] { $cubes } cubes de bois, de pierre ou de fer, ou rien.
        }
    .rule = materials
# .effect: $no_joker_vp
# .secondary: $vp_per_building
action-construction = Construction
    .short = Édifice
    .brief =
        { $alone ->
            [yes] { SIGNED($no_joker_vp) } PV sans joker
           *[no] avec jokers
        }
    .idle = trop cher
    .effect = Payez votre prochain Édifice selon le compas ({ SIGNED($no_joker_vp) } PV sans joker), tournez une branche et placez-le sur une case libre.
    .secondary = { $vp_per_building } PV par Édifice construit.
    .rule = construction

## Bruxelles : les quatre lieux, et le Palais de Justice

# .brief, .effect: $market_jokers
location-market = Marché
    .brief =
        { $market_jokers ->
            [one] { $market_jokers } joker
           *[other] { $market_jokers } jokers
        }
    .effect =
        { $market_jokers ->
            [one] Prenez { $market_jokers } joker.
           *[other] Prenez { $market_jokers } jokers.
        }
    .rule = market
# .brief, .effect: $money, de la carte Bourse
location-exchange = Bourse
    .short = Bourse
    .brief = { $money } FB
    .effect = Recevez { $money } FB.
    .rule = exchange
location-park = Parc
    .brief = une action
    .effect = Jouez une des cinq actions au choix.
    .details = Ni mise ni blason, et personne ne reçoit d'action secondaire.
    .rule = park
# .brief, .effect: $level, du Palais Royal
location-grand-place = Grand-Place
    .brief =
        { $level ->
            [one] { $level } Notable
           *[other] { $level } Notables
        }
    .effect =
        { $level ->
            [one] Activez { $level } de vos Notables redressés.
           *[other] Activez jusqu'à { $level } de vos Notables redressés.
        }
    .details = Votre niveau sur l'échelle Palais Royal est la limite.
    .rule = grand-place
courthouse = Palais de Justice
    .short = Justice
    .effect = Des assistants y attendent d'être libérés. Le joueur qui en a le plus à Bruxelles en envoie un ici.
    .rule = brussels-majority

## Notables. `.effect` et `.brief` prennent les champs de l'effet ; $advance est le nom d'une échelle.

# .brief, .effect: $gain_money
figure-brugmann = Georges Brugmann
    .surname = Brugmann
    .tiny = Brug
    .brief = { SIGNED($gain_money) } FB
    .effect = Recevez { $gain_money } FB.
    .rule = figures
# .effect: $nobles, $nobles_for_a_joker
figure-solvay = Ernest Solvay
    .surname = Solvay
    .tiny = Solv
    .brief = { $nobles } ou { $nobles_for_a_joker } cubes
    .effect =
        { $nobles ->
            [one] Prenez { $nobles } cube de bois, de pierre ou de fer, ou donnez un joker pour en prendre { $nobles_for_a_joker }.
           *[other] Prenez { $nobles } cubes de bois, de pierre ou de fer, ou donnez un joker pour en prendre { $nobles_for_a_joker }.
        }
    .rule = figures
# .effect: $advance
figure-buls = Charles Buls
    .surname = Buls
    .tiny = Buls
    .effect = Montez d'un niveau sur l'échelle { $advance }.
    .rule = figures
# .brief, .effect: $jokers
figure-empain = Édouard Empain
    .surname = Empain
    .tiny = Emp.
    .brief =
        { $jokers ->
            [one] { SIGNED($jokers) } joker
           *[other] { SIGNED($jokers) } jokers
        }
    .effect =
        { $jokers ->
            [one] Prenez { $jokers } joker.
           *[other] Prenez { $jokers } jokers.
        }
    .rule = figures
# .effect: $advance
figure-vandevelde = Henry Van de Velde
    .surname = Van de Velde
    .tiny = VdV
    .effect = Montez d'un niveau sur l'échelle { $advance }.
    .rule = figures
# .effect: $advance
figure-albert = Prince Albert
    .surname = Albert
    .tiny = Alb.
    .effect = Montez d'un niveau sur l'échelle { $advance }.
    .rule = figures
# .effect: $release
figure-vandervelde = Émile Vandervelde
    .surname = Vandervelde
    .tiny = Vand
    .brief = Libérer { $release }
    .effect =
        { $release ->
            [one] Libérez { $release } de vos assistants du Palais de Justice, jouable aussitôt.
           *[other] Libérez jusqu'à { $release } de vos assistants du Palais de Justice, jouables aussitôt.
        }
    .rule = figures
# .brief, .effect: $vp
figure-maeterlinck = Maurice Maeterlinck
    .surname = Maeterlinck
    .tiny = Maet
    .brief = { SIGNED($vp) } PV
    .effect = Marquez { $vp } PV.
    .rule = figures
# N'importe quel Notable : ce que veut dire le garder. .effect: $upkeep, $unpaid_figure_vp
figure-any = Notable
    .effect =
        { $upkeep ->
            [0] Gardé, il peut être activé de nouveau dès la manche suivante et ne coûte rien à la fin.
           *[other] Gardé, il peut être activé de nouveau dès la manche suivante et coûte { $upkeep } FB à la fin, sinon { SIGNED($unpaid_figure_vp) } PV.
        }

## Œuvres d'art

colour-blue = Œuvre bleue
    .short = Bleue
    .count =
        { $count ->
            [one] Bleue
           *[other] { $count } Bleues
        }
    .letter = B
    .rule = sale
colour-pink = Œuvre rose
    .short = Rose
    .count =
        { $count ->
            [one] Rose
           *[other] { $count } Roses
        }
    .letter = R
    .rule = sale
colour-yellow = Œuvre jaune
    .short = Jaune
    .count =
        { $count ->
            [one] Jaune
           *[other] { $count } Jaunes
        }
    .letter = J
    .rule = sale
colour-green = Œuvre verte
    .short = Verte
    .count =
        { $count ->
            [one] Verte
           *[other] { $count } Vertes
        }
    .letter = V
    .rule = sale
colour-black = Œuvre noire
    .short = Noire
    .count =
        { $count ->
            [one] Noire
           *[other] { $count } Noires
        }
    .letter = N
    .rule = sale
# N'importe quelle Œuvre.
# .effect: $money_per_colour
colour-any = Œuvre d'art
    .effect = Elle peut se vendre, déplace le curseur plus loin et compte dans une ligne à la fin ; chaque couleur différente ajoute { $money_per_colour } FB quand vous passez.

## Cubes

# .effect: $noble_vp
material-wood = bois
    .short = Bois
    .tiny = Bo
    .count = { $count } bois
    .effect = { material-noble.effect }
    .rule = materials
# .effect: $noble_vp
material-stone = pierre
    .short = Pierre
    .tiny = Pi
    .count =
        { $count ->
            [one] { $count } pierre
           *[other] { $count } pierres
        }
    .effect = { material-noble.effect }
    .rule = materials
# .effect: $noble_vp
material-iron = fer
    .short = Fer
    .tiny = Fe
    .count = { $count } fer
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
    .effect = Remplace n'importe quelle unité d'un Édifice ; construire sans joker rapporte des PV. Inutilisé à la fin : { $joker_vp } PV.
    .rule = market
# N'importe quel cube noble. .effect: $noble_vp
material-noble = cube noble
    .effect = Un cube noble (bois, pierre ou fer) : il paie des Édifices selon le compas. Inutilisé à la fin : { $noble_vp } PV.

## Tuiles du compas. `.effect` dit ce qu'est une unité. .effect de l'argent : $bf3_money

tile-wood = Bois
    .short = Bois
    .effect = Chaque unité coûte un cube de bois ou un joker.
    .rule = compass
tile-stone = Pierre
    .short = Pierre
    .effect = Chaque unité coûte un cube de pierre ou un joker.
    .rule = compass
tile-iron = Fer
    .short = Fer
    .effect = Chaque unité coûte un cube de fer ou un joker.
    .rule = compass
tile-any-noble = Cube noble au choix
    .short = Au choix
    .effect = Chaque unité coûte un cube de bois, de pierre ou de fer, ou un joker.
    .rule = compass
# .effect: $bf3_money
tile-bf3 = Argent
    .short = { $bf3_money } FB
    .effect = Chaque unité coûte { $bf3_money } FB ou un joker.
    .rule = compass
tile-empty = Vide
    .short = Vide
    .effect = Aucun coût ici : payez toutes les unités selon l'autre branche.
    .rule = compass

## Échelles

track-city-hall = Hôtel de Ville
    .short = Hôtel
    .tiny = Hôt.
    .effect = PV pour chaque blason où vous avez la majorité.
    .rule = tracks
track-royal-palace = Palais Royal
    .short = Palais
    .tiny = Pal.
    .effect = Nombre de Notables que vous pouvez activer par action Grand-Place.
    .rule = tracks
track-architect = Architecte
    .short = Arch
    .tiny = Arch
    .effect = PV pour chacun de vos Édifices à la fin.
    .rule = tracks

## Cartes Bonus : les pouvoirs, et la carte qui en est faite. `.effect`: $amount

power-city-hall = Hôtel de Ville
    .short = Hôtel
    .tiny = Hôt.
    .effect =
        { $amount ->
            [one] Montez de { $amount } niveau sur l'échelle Hôtel de Ville.
           *[other] Montez de { $amount } niveaux sur l'échelle Hôtel de Ville.
        }
    .rule = bonus-cards
power-royal-palace = Palais Royal
    .short = Palais
    .tiny = Pal.
    .effect =
        { $amount ->
            [one] Montez de { $amount } niveau sur l'échelle Palais Royal.
           *[other] Montez de { $amount } niveaux sur l'échelle Palais Royal.
        }
    .rule = bonus-cards
power-architect = Architecte
    .short = Arch
    .tiny = Arch
    .effect =
        { $amount ->
            [one] Montez de { $amount } niveau sur l'échelle Architecte.
           *[other] Montez de { $amount } niveaux sur l'échelle Architecte.
        }
    .rule = bonus-cards
power-courthouse = Palais de Justice
    .short = Libérer
    .tiny = Lib.
    .effect =
        { $amount ->
            [one] Libérez { $amount } de vos assistants du Palais de Justice.
           *[other] Libérez jusqu'à { $amount } de vos assistants du Palais de Justice.
        }
    .rule = bonus-cards
# Une carte dont les pouvoirs ne sont pas connus ici.
bonus = Carte Bonus
# Le nom d'une carte : $powers (les noms réunis par `listed`, ou par `either` si l'on en choisit un), $amount
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
                [0] Aucun symbole.
               *[other] { $manneken } Manneken-Pis pour désigner le premier joueur.
            }
            [one] { $manneken ->
                [0] { $vp } symbole PV.
               *[other] { $vp } symbole PV, { $manneken } Manneken-Pis pour désigner le premier joueur.
            }
           *[other] { $manneken ->
                [0] { $vp } symboles PV.
               *[other] { $vp } symboles PV, { $manneken } Manneken-Pis pour désigner le premier joueur.
            }
        }
    .tuck =
        { $vp ->
            [0] Elle n'a pas de symbole PV et ne peut pas être glissée.
           *[other] Glissée sous une ligne, elle y ajoute { $vp } PV par élément.
        }
    .rule = bonus-cards
# Sur la carte même. card-or : $power, le premier de deux ; card-free : $amount ; card-tuck : $vp
card-or = { $power } ou
card-free =
    { $amount ->
        [one] Libérer { $amount }
       *[other] Libérer { $amount }
    }
card-tuck = glissée { SIGNED($vp) } PV

## Lignes du plateau individuel. `.effect` dit ce qu'est chaque élément de la ligne.

# .effect: $money_per_set
row-money = Argent
    .short = Argent
    .effect = Pour chaque lot complet de { $money_per_set } FB restant une fois les Notables payés.
    .rule = final-scoring
row-works = Œuvres d'art
    .short = Œuvres
    .effect = Pour chaque Œuvre d'art restante, noires comprises.
    .rule = final-scoring
row-figures = Notables
    .short = Notables
    .effect = Pour chaque Notable payé, redressé ou incliné.
    .rule = final-scoring
# .effect: $assistants_free
row-assistants = Assistants
    .short = Assist.
    .effect = Pour chacun de vos assistants hors du Palais de Justice, sauf { $assistants_free } d'entre eux.
    .rule = final-scoring

## Cartes et tuiles sans nom propre, et piles

stock = Carte Bourse
    .rule = stock
exhibition = Tuile Exposition
    .rule = pass
manneken = Manneken-Pis
    .rule = first-player
neutral = Assistant neutre
    .effect = Il n'est à personne : ni mise ni action. Autour des blasons, les neutres comptent comme une couleur de plus.
    .rule = two-players

pile-figures = Notables
    .short = Notables
pile-stock = Cartes Bourse
    .short = Bourse
pile-bonus = Cartes Bonus
    .short = Bonus
pile-works = Œuvres d'art
    .short = Œuvres
pile-blacks = Œuvres noires
    .short = Noires

## La feuille de score, et le départage

score-sales = Ventes
    .short = Ventes
score-building = Constructions
    .short = Constr.
score-figures = Effets de Notables
    .short = Notables
score-secondary = Actions secondaires
    .short = Second.
score-shields = Blasons
    .short = Blasons
score-upkeep = Notables impayés
    .short = Impayés
score-architect = Édifices à la fin
    .short = Édifices
score-row-money = Ligne Argent
    .short = Argent
score-row-works = Ligne Œuvres
    .short = Œuvres
score-row-figures = Ligne Notables
    .short = L. Notab.
score-row-assistants = Ligne Assistants
    .short = L. Assis.
score-materials = Cubes restants
    .short = Cubes
score-manneken = Manneken-Pis
    .short = Manneken
# Les deux départages.
score-courthouse = Assistants au Palais de Justice
    .short = Justice
score-levels = Somme des échelles
    .short = Échelles

decided-points = Victoire aux points.
decided-courthouse = Égalité de points ; départage par le plus petit nombre d'assistants au Palais de Justice.
decided-levels = Égalité de points et au Palais de Justice ; départage par la somme des trois échelles.
decided-shared = Égalité de points, au Palais de Justice et sur les échelles.

## Ce qu'une évaluation additionne, en points : son nom, et ce que veut dire y gagner (.more) ou y perdre (.less)

term-points = points marqués
    .more = plus de points marqués
    .less = moins de points marqués
term-shields = blasons
    .more = plus de points avec les blasons
    .less = moins de points avec les blasons
term-architect = Édifices
    .more = plus de points avec les Édifices
    .less = moins de points avec les Édifices
term-materials = matériaux
    .more = des matériaux qui valent plus
    .less = des matériaux qui valent moins
term-secondary = actions secondaires
    .more = plus à gagner avec les actions secondaires
    .less = moins à gagner avec les actions secondaires
term-works = Œuvres d'art
    .more = des Œuvres d'art qui valent plus
    .less = des Œuvres d'art qui valent moins
term-figures = Notables
    .more = plus d'aide des Notables
    .less = moins d'aide des Notables
term-upkeep = Notables à payer
    .more = des Notables qui coûtent moins
    .less = des Notables qui coûtent plus
term-money = argent
    .more = plus d'argent
    .less = moins d'argent
term-assistants = assistants
    .more = plus à gagner avec les assistants
    .less = moins à gagner avec les assistants
term-courthouse = Palais de Justice
    .more = moins d'assistants perdus au Palais de Justice
    .less = plus d'assistants perdus au Palais de Justice
term-bonus-cards = cartes Bonus
    .more = de meilleures chances pour les cartes Bonus
    .less = de moins bonnes chances pour les cartes Bonus
term-first-player = premier joueur
    .more = de meilleures chances d'être premier joueur
    .less = de moins bonnes chances d'être premier joueur

## Questions. `.help` et `.rule` sans argument ; wait-… : $seat

ask-bracket = Choisissez le blason qui ouvre la zone
    .help = La plus grande des quatre parties autour de lui est ouverte cette manche. Hors d'elle, une colonne ne reçoit pas de mise : sa carte Bonus est perdue.
    .rule = stock
wait-bracket = { $seat } ouvre la zone
ask-neutral = Posez un assistant neutre sur une case ouverte
    .help = Il prend la case pour la manche et compte autour des blasons comme une couleur de plus. Ni mise ni action.
    .rule = two-players
wait-neutral = { $seat } pose un assistant neutre
ask-turn = Posez, Bruxelles ou passez
    .help = Une case de la zone demande un assistant et une mise ; une visite à Bruxelles des assistants, mais pas d'argent. Passer rapporte de l'argent pour les couleurs de vos Œuvres.
    .rule = turn
wait-turn = { $seat } joue son tour
ask-stake = Choisissez la mise sous l'assistant
    .help = Elle se paie avant l'action et ne revient jamais. Le plus haut total d'une colonne emporte la carte Bonus ; les blasons ignorent les mises.
    .rule = bids
wait-stake = { $seat } choisit une mise
ask-performance = Jouer l'action de la case ?
    .help = Vous pouvez y renoncer : l'assistant et la mise restent. C'est tout ou rien.
    .rule = art-nouveau
wait-performance = { $seat } choisit d'agir ou non
ask-workshop = Choisissez l'Œuvre à garder
    .help = Les autres ne voient pas ce que vous avez pioché. Le reste retourne sous la pile.
    .rule = workshop
wait-workshop = { $seat } choisit une Œuvre
ask-cursor = Déplacez le curseur Atelier, ou laissez-le
    .help = Un pas par Œuvre que vous avez. Un coin du curseur paie sa couleur, son centre le noir : les FB selon la rangée, les PV selon la colonne.
    .rule = sale
wait-cursor = { $seat } déplace le curseur
ask-sale = Choisissez l'Œuvre à vendre
    .help = Une couleur exposée au magasin ne peut pas se vendre. Vendez d'abord les doubles : chaque couleur que vous avez rapporte quand vous passez.
    .rule = sale
wait-sale = { $seat } choisit une Œuvre à vendre
ask-shop = Choisissez l'Œuvre à recouvrir au magasin
    .help = La couleur recouverte peut de nouveau se vendre ; celles qui sont exposées, non.
    .rule = sale
wait-shop = { $seat } choisit quoi recouvrir
ask-theatre = Choisissez un Notable
    .help = Le prix dépend de la case. L'effet a lieu aussitôt ; puis vous gardez la carte ou la défaussez.
    .rule = theatre
wait-theatre = { $seat } choisit un Notable
ask-enlistment = Garder le Notable ou le défausser ?
    .help = Gardé, il est incliné jusqu'à la manche suivante, peut resservir et devra être payé à la fin. Un seul de chaque nom.
    .rule = theatre
wait-enlistment = { $seat } choisit de garder ou non le Notable
ask-noble-offer = Choisissez du bois, de la pierre ou du fer
    .help = Prenez les cubes gratuits, ou donnez un joker pour en avoir plus.
    .rule = figures
wait-noble-offer = { $seat } choisit des cubes nobles
ask-materials = Prenez du bois, de la pierre ou du fer
    .help = Identiques ou différents. Regardez les branches du compas, et où elles iront.
    .rule = materials
wait-materials = { $seat } choisit des cubes nobles
ask-payment = Choisissez comment payer l'Édifice
    .help = Au moins une unité par branche, le reste à votre guise. Un joker remplace n'importe quelle unité, mais vous perdez alors le bonus de construction sans joker.
    .rule = compass
wait-payment = { $seat } paie un Édifice
ask-needle = Choisissez la branche à tourner
    .help = Elle avance d'une case dans le sens horaire et ne rejoint jamais l'autre. Elle fixe le prix du prochain Édifice, pour tous les joueurs.
    .rule = compass
wait-needle = { $seat } tourne une branche
ask-site = Choisissez la case de l'Édifice
    .help = Il y reste pour toujours. Chaque fois qu'un adversaire y pose un assistant, vous recevez l'action secondaire de la case.
    .rule = construction
wait-site = { $seat } choisit la case d'un Édifice
ask-park = Choisissez l'action à jouer
    .help = Aucun assistant ne va sur le plateau Art Nouveau : ni mise, ni blason, ni action secondaire pour personne.
    .rule = park
wait-park = { $seat } choisit une action
ask-grand-place = Choisissez le prochain Notable à activer
    .help = Les effets ont lieu l'un après l'autre ; chacun peut utiliser ce qu'a donné le précédent. Votre niveau au Palais Royal, lu au début, est la limite.
    .rule = grand-place
wait-grand-place = { $seat } choisit des Notables
ask-secondary-theatre = Votre Édifice : activer un Notable ?
    .help = Vous pouvez activer un de vos Notables redressés, qui s'incline ensuite, ou refuser.
    .rule = secondary
wait-secondary-theatre = { $seat } choisit un Notable
ask-secondary-materials = Votre Édifice : prendre du bois, de la pierre ou du fer ?
    .help = Un adversaire a posé un assistant sur votre Édifice. Vous pouvez refuser.
    .rule = secondary
wait-secondary-materials = { $seat } choisit un cube noble
ask-bonus-card = Utilisez la carte Bonus gagnée, ou glissez-la
    .help = Son pouvoir maintenant, ou ses symboles dans une ligne de votre plateau jusqu'à la fin. Une ligne prend une carte par manche.
    .rule = bonus-cards
wait-bonus-card = { $seat } choisit que faire d'une carte Bonus
ask-tied-power = Choisissez le pouvoir de l'enchère à égalité
    .help = Tous les joueurs à égalité ont le pouvoir ; personne n'a la carte.
    .rule = auctions
wait-tied-power = { $seat } choisit un pouvoir
ask-upkeep = Choisissez les Notables à payer
    .help = Un Notable impayé s'en va et coûte des points. Vous devez garder ceux que vous pouvez encore payer.
    .rule = upkeep
wait-upkeep = { $seat } paie des Notables

## Coups : les champs du coup ; ce que l'interface ajoute est nommé

# $row, $col, $area (ajouté)
move-open = { coordinates.shield } ouvre { $area }
# $action (ajouté : la case, son action et le propriétaire d'un Édifice), $neutral (ajouté), $col, $row
move-place =
    { $neutral ->
        [yes] Neutre { $action }
       *[no] { $action }
    }
# $location, $price (ajouté : combien d'assistants), $text (ajouté : ce que cela rapporte)
move-visit = { $location } : { $price } → { $text }
# $money, $first (ajouté)
move-pass =
    { $first ->
        [yes] Passer : { SIGNED($money) } FB, Exposition
       *[no] Passer : { SIGNED($money) } FB
    }
# $money ; ajoutés : $left, $standing, $seats, $total
move-bid =
    { $standing ->
        [leads] { $money } FB, reste { $left } : en tête
        [ties] { $money } FB, reste { $left } : égalité { $seats }
       *[behind] { $money } FB, reste { $left } : { $seats } à { $total }
    }
# $action
move-perform = { $action }
move-decline = Ne rien faire
# $colour
move-take = Garder l'{ $colour }
# $col, $row ; ajoutés : la meilleure vente, $colour, $money, $vp
move-shift = { coordinates } : { $colour } { SIGNED($money) } FB { SIGNED($vp) } PV
# $colour, $money (ajouté), $vp (ajouté)
move-sell = { $colour } : { SIGNED($money) } FB { SIGNED($vp) } PV
# $colour
move-cover = Recouvrir l'{ $colour }
# $figure, $money, $text (ajouté : l'effet)
move-approach = { $figure } { $money } FB : { $text }
# $upkeep (ajouté)
move-keep = Garder : { $upkeep } FB à la fin
move-discard = Défausser le Notable
# $materials, $count
move-gather = Prendre { $materials }
# $materials, $count
move-trade = Un joker : { $materials }
# $materials, $count, $money
move-spend =
    { $count ->
        [0] { $money } FB
       *[other] { $money ->
            [0] { $materials }
           *[other] { $materials }, { $money } FB
        }
    }
# $tile, $following (ajouté)
move-swing = Branche : { $tile } → { $following }
# $action (ajouté : la case et son action), $col, $row
move-build = { $action }
# $figure, $text (ajouté : l'effet)
move-activate = { $figure } : { $text }
move-done = Plus aucun Notable
# $powers, $count, $text (ajouté : ce qu'ils font)
move-use = Pouvoir : { $text }
# $board_row, $symbols (ajouté)
move-tuck = Glisser, { $board_row } : ×{ $symbols }
# $figures ; ajoutés : $lost (les impayés), leur $count, $left
move-pay =
    { $count ->
        [0] Tout payer : reste { $left } FB
       *[other] Perdre { $lost } : reste { $left } FB
    }
# Ce que ferait le pouvoir d'une carte. label-climb : $track, $before, $after ; label-free : $count
label-climb = { $track } { $before } → { $after }
label-free =
    { $count ->
        [0] personne à libérer
       *[other] libérer { $count }
    }

## Événements : la ligne de l'historique. Les arguments sont les champs de l'événement.

event-round-began = La manche { $round } commence ; { $seat } joue en premier.
event-stock-revealed = La carte Bourse est retournée : la Bourse paie { $money } FB.
event-area-opened = { $seat } ouvre la zone au blason { coordinates.shield } : { $spaces } cases.
event-neutral-placed = { $seat } pose un assistant neutre en { coordinates }.
event-placed = { $seat } pose un assistant : { coordinates } { $action }, mise de { $money } FB.
event-impossible = { $action } : action impossible pour { $seat } maintenant.
event-declined = { $seat } renonce à l'action : { $action }.
event-drew =
    { $tiles ->
        [one] { $seat } pioche { $tiles } Œuvre d'art.
       *[other] { $seat } pioche { $tiles } Œuvres d'art.
    }
event-created = { $seat } reçoit une { $colour }.
event-no-work-left = Plus aucune Œuvre noire pour { $seat }.
event-renewed = La pile est vide et remélangée : { $pile }.
event-cursor-moved = { $seat } déplace le curseur Atelier en { coordinates }.
event-sold = { $seat } vend une { $colour } : { SIGNED($money) } FB, { SIGNED($vp) } PV.
event-covered = { $seat } recouvre l'{ $colour } au magasin.
event-approached =
    { $money ->
        [0] { $seat } rencontre { $figure } sans rien payer.
       *[other] { $seat } rencontre { $figure } pour { $money } FB.
    }
event-kept = { $seat } garde la carte { $figure }, inclinée.
event-discarded = { $seat } défausse la carte { $figure }.
event-arrived = { $figure } arrive au Théâtre Royal.
event-departed = { $figure } quitte le Théâtre Royal.
event-acted = { $seat } active { $figure }.
event-gained = { $seat } reçoit { $money } FB.
event-earned = { $seat } marque { $vp } PV.
event-gathered = { $seat } prend { $materials }.
event-traded = { $seat } donne un joker contre { $materials }.
event-supply-empty = La réserve n'a plus de cube pour { $seat }.
event-advanced = { $seat } atteint le niveau { $level } sur l'échelle { $track }.
event-stuck = { $seat } est déjà au bout de l'échelle { $track } : le niveau est perdu.
event-released =
    { $assistants ->
        [one] { $seat } libère { $assistants } assistant du Palais de Justice.
       *[other] { $seat } libère { $assistants } assistants du Palais de Justice.
    }
event-nobody-released = { $seat } n'a personne à libérer du Palais de Justice.
event-paid =
    { $count ->
        [0] { $vp ->
            [0] { $seat } paie un Édifice : { $money } FB.
           *[other] { $seat } paie un Édifice : { $money } FB ; sans joker, { SIGNED($vp) } PV.
        }
       *[other] { $money ->
            [0] { $vp ->
                [0] { $seat } paie un Édifice : { $materials }.
               *[other] { $seat } paie un Édifice : { $materials } ; sans joker, { SIGNED($vp) } PV.
            }
           *[other] { $vp ->
                [0] { $seat } paie un Édifice : { $materials }, { $money } FB.
               *[other] { $seat } paie un Édifice : { $materials }, { $money } FB ; sans joker, { SIGNED($vp) } PV.
            }
        }
    }
event-needle-moved = { $seat } tourne une branche du compas, qui indique { $tile }.
event-built =
    { $vp ->
        [0] { $seat } construit en { coordinates } { $action }.
       *[other] { $seat } construit en { coordinates } { $action } : { SIGNED($vp) } PV.
    }
event-visited =
    { $assistants ->
        [one] { $seat } envoie { $assistants } assistant à Bruxelles : { $location }.
       *[other] { $seat } envoie { $assistants } assistants à Bruxelles : { $location }.
    }
event-benefited = { $seat } a un Édifice sur la case et reçoit l'action secondaire : { $action }.
event-passed = { $seat } passe et reçoit { $money } FB.
event-exhibition-taken = { $seat } passe avant tout le monde et prend la tuile Exposition { NUMBER($year, useGrouping: 0) }.
event-resolution-began = Tout le monde a passé : résolution de la manche { $round }.
event-auction-won = { $seat } remporte la colonne { coordinates.column } avec { $money } FB : { $bonus }.
event-auction-tied = { $seat } est à égalité dans la colonne { coordinates.column } avec { $money } FB et n'a que le pouvoir : { $bonus }.
event-no-bids = Personne ne remporte la colonne { coordinates.column }.
event-first-player = { $seat } a le plus de Manneken-Pis ({ $manneken }) et devient premier joueur.
event-power-used = { $seat } utilise le pouvoir d'une carte Bonus : { $powers }.
event-tucked = { $seat } glisse une carte Bonus sous la ligne { $board_row } : { $symbols } PV par élément désormais.
event-honoured = { $seat } a la majorité au blason { coordinates.shield } : { SIGNED($vp) } PV.
event-detained = { $seat } a le plus d'assistants à Bruxelles et en envoie un au Palais de Justice.
event-nobody-detained = Personne n'est allé à Bruxelles : personne ne va au Palais de Justice.
event-upkeep-paid =
    { $count ->
        [0] { $seat } ne paie aucun Notable.
       *[other] { $seat } paie { $figures } : { $money } FB.
    }
event-figure-lost = { $figure } s'en va, faute de paiement : { SIGNED($vp) } PV pour { $seat }.
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
preview-stock-revealed = Bourse { $money } FB
preview-area-opened = { $spaces } cases ouvertes
preview-neutral-placed = neutre en { coordinates }
preview-placed = -{ $money } FB
preview-impossible = { $action } : impossible
preview-declined = sans { $action }
preview-drew =
    { $tiles ->
        [one] pioche { $tiles } Œuvre
       *[other] pioche { $tiles } Œuvres
    }
preview-created = + { $colour }
preview-no-work-left = plus d'Œuvre noire
preview-renewed = nouvelle pile : { $pile }
preview-cursor-moved = curseur { coordinates }
preview-sold = { SIGNED($money) } FB { SIGNED($vp) } PV
preview-covered = { $colour } recouverte
preview-approached =
    { $money ->
        [0] gratuit
       *[other] -{ $money } FB
    }
preview-kept = garder { $figure }
preview-discarded = défausser { $figure }
preview-arrived = arrive : { $figure }
preview-departed = { $figure } s'en va
preview-acted = { $figure }
preview-gained = { SIGNED($money) } FB
preview-earned = { $seat } { SIGNED($vp) } PV
preview-gathered = +{ $materials }
preview-traded = joker contre { $materials }
preview-supply-empty = plus de cube
preview-advanced = { $track } → { $level }
preview-stuck = { $track } : déjà au bout
preview-released = libérer { $assistants }
preview-nobody-released = personne à libérer
preview-paid =
    { $vp ->
        [0] avec un joker : aucun point
       *[other] sans joker, { SIGNED($vp) } PV
    }
preview-needle-moved = branche sur { $tile }
preview-built =
    { $vp ->
        [0] Édifice en { coordinates }
       *[other] Édifice en { coordinates }, { SIGNED($vp) } PV
    }
preview-visited =
    { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
preview-benefited = { $seat } : action secondaire
preview-passed = { SIGNED($money) } FB, fin de manche pour vous
preview-exhibition-taken = Exposition { NUMBER($year, useGrouping: 0) }
preview-resolution-began = résolution
preview-auction-won = { $seat } remporte la colonne { coordinates.column }
preview-auction-tied = { $seat } : égalité, colonne { coordinates.column }
preview-no-bids = colonne { coordinates.column } : personne
preview-first-player = { $seat } en premier
preview-power-used = { $seat } : { $powers }
preview-tucked = { $board_row } : { $symbols } PV l'un
preview-honoured = { $seat } { SIGNED($vp) } PV
preview-detained = { $seat } : un au Palais de Justice
preview-nobody-detained = Palais de Justice : personne
preview-upkeep-paid = { $seat } paie { $money } FB
preview-figure-lost = { $figure } s'en va, { SIGNED($vp) } PV
preview-scored = { $seat } { SIGNED($vp) } PV
preview-game-ended = partie terminée : { $winners }

## Options

option-strips = Bandelettes Action
    .about = Quelles faces des bandelettes Action sont visibles sur le plateau Art Nouveau.
option-strips-basic = De base
    .about = Chaque bandelette et chaque colonne montre une fois chaque action. La partie normale.
option-strips-expert = Expert
    .about = Les autres faces : une bandelette répète une action et en oublie une autre. Lisez le plateau avant de miser.
option-strips-mixed = Mixte
    .about = Chaque bandelette montre l'une ou l'autre face, au hasard.

## La table : titres des panneaux, groupes de ce qu'un joueur a devant lui

panel-board = Art Nouveau
panel-brussels = Bruxelles
panel-theatre = Théâtre Royal
panel-workshop = Atelier
panel-compass = Compas
panel-tracks = Échelles
panel-visits = Bruxelles
panel-facts = La manche en cours
panel-round = La manche en cours
panel-supplies = Réserve et pioches
panel-players = Joueurs
tab-board = Plateau
tab-brussels = Bruxelles
tab-workshop = Atelier
tab-players = Joueurs
label-shop = Magasin
label-own-works = Vous avez
label-upright = redressé
label-tilted = incliné

## Inspecter : les titres, et les phrases en dessous

# Une case du plateau Art Nouveau : $col, $row
# .assistant: $seat, $money (la mise)
# .building: $seat
# .would-get: $seat (le propriétaire de l'Édifice), $text (action-….secondary)
# .would-get-you: $text (action-….secondary)
# .shields: $count, les blasons de la zone ouverte pour lesquels un assistant compte ici
# .price: $money, ce qu'a le joueur
# .would-open: $shield
inspect-space = { coordinates }
    .closed = Hors de la zone ouverte : aucun assistant ne peut venir ici cette manche.
    .undecided = La zone de cette manche n'est pas encore ouverte.
    .would-open = L'équerre sur le blason { $shield } l'ouvrirait.
    .would-shut = Aucune équerre de cette carte Bourse ne l'ouvrirait.
    .assistant = { $seat } est ici avec une mise de { $money } FB.
    .neutral = Un assistant neutre est ici : ni propriétaire ni mise.
    .building = { $seat } a un Édifice ici.
    .would-get = Quand un autre joueur pose un assistant ici, { $seat } reçoit : { $text }
    .would-get-you = Votre Édifice ; quand un autre joueur vient, vous recevez : { $text }
    .shields =
        { $count ->
            [0] Un assistant ici ne compte pour aucun blason.
            [one] Un assistant ici compte pour { $count } blason.
           *[other] Un assistant ici compte pour { $count } blasons.
        }
    .price = Poser ici demande un assistant et une mise ; vous avez { $money } FB.
    .no-money = Vous n'avez pas d'argent à miser.
    .no-assistant = Vous n'avez plus d'assistant.
    .can-build = Un Édifice peut être placé ici.
    .cannot-build = Aucun Édifice ne peut être placé ici maintenant.
    .rule = art-nouveau

# Un blason : $row, $col
# .opens: $area, $spaces
# .incomplete: $count, les cases encore à remplir
# .pays: $seat, $count, $vp, une ligne par joueur en tête d'un blason achevé
# .would-pay: $seat, $count, $vp, une ligne par joueur en tête d'un blason inachevé
inspect-shield = Blason { coordinates.shield }
    .where = Les assistants des quatre cases qui l'entourent comptent.
    .opens = Son équerre ouvre { $area } : { $spaces } cases.
    .offered = La carte Bourse le propose.
    .bracket = L'équerre est ici.
    .closed = Toutes ses cases ne sont pas ouvertes : il ne peut rien rapporter cette manche.
    .too-late = Il reste trop peu d'assistants pour le compléter : il ne peut rien rapporter cette manche.
    .complete = Complet : il rapportera.
    .incomplete =
        { $count ->
            [one] Il manque { $count } assistant : il ne rapporte encore rien.
           *[other] Il manque { $count } assistants : il ne rapporte encore rien.
        }
    .pays =
        { $count ->
            [one] { $seat } mène avec { $count } assistant : { SIGNED($vp) } PV.
           *[other] { $seat } mène avec { $count } assistants : { SIGNED($vp) } PV.
        }
    .would-pay =
        { $count ->
            [one] { $seat } mène avec { $count } assistant ; il rapporterait { $vp } PV.
           *[other] { $seat } mène avec { $count } assistants ; il rapporterait { $vp } PV.
        }
    .nobody = Personne n'y mène encore.
    .blocked = Les assistants neutres y mènent sans égalité : personne ne marquerait.
    .values = Seul le nombre d'assistants compte, pas leurs mises. À égalité, chacun marque son propre niveau d'Hôtel de Ville.
    .rule = shields

# Une colonne et sa carte Bonus : $col
# .power, .choice: $text, les effets de ses pouvoirs en mots
# .total: $seat, $money
# .leaders: $names, $count (de joueurs en tête), $money
# .left: $count, les cases ouvertes sans assistant
# .would-open: $shield, $count
# .to-lead: $money, la plus petite mise avec laquelle le joueur mènerait seul
inspect-column = Colonne { coordinates.column }
    .power = Son pouvoir : { $text }
    .choice = Son pouvoir, l'un de ceux-ci : { $text }
    .total = { $seat } : { $money } FB
    .leaders =
        { $count ->
            [one] { $names } mène avec { $money } FB et aurait la carte.
           *[other] { $names } sont à égalité avec { $money } FB et auraient le pouvoir, mais pas la carte.
        }
    .nobody = Aucune mise encore : personne n'aurait la carte.
    .closed = Aucune de ses cases n'est ouverte : la carte est perdue cette manche.
    .undecided = La zone de cette manche n'est pas encore ouverte.
    .would-open =
        { $count ->
            [0] L'équerre sur le blason { $shield } n'ouvrirait aucune de ses cases : la carte serait perdue.
            [one] L'équerre sur le blason { $shield } ouvrirait { $count } de ses cases.
           *[other] L'équerre sur le blason { $shield } ouvrirait { $count } de ses cases.
        }
    .taken = La carte n'est plus là.
    .left =
        { $count ->
            [0] Plus aucune case libre.
            [one] { $count } case libre.
           *[other] { $count } cases libres.
        }
    .to-lead = Avec une mise de { $money } FB, vous y mèneriez sans égalité.
    .cannot-lead = Votre argent ne suffit pas pour y mener sans égalité.
    .rule = auctions

# Un lieu de Bruxelles : $location
# .price: $price
# .rising: $uses_per_step, combien de visites au même prix
# .visitors: $seat, $assistants
inspect-location = { $location }
    .price =
        { $price ->
            [one] La prochaine visite demande { $price } assistant.
           *[other] La prochaine visite demande { $price } assistants.
        }
    .rising =
        { $uses_per_step ->
            [one] Chaque visite de la manche en demande un de plus, quel que soit le joueur.
           *[other] Toutes les { $uses_per_step } visites, il en faut un de plus, quel que soit le joueur.
        }
    .visitors = { $seat } : { $assistants }
    .nobody = Personne n'est venu cette manche.
    .too-few = Il vous reste trop peu d'assistants.
    .no-figure = Aucun de vos Notables n'est redressé.
    .no-action = Aucune des actions ne vous est possible maintenant.
    .no-joker = La réserve n'a plus de joker.

# Le Palais de Justice
# .held: $seat, $assistants
# .leaders: $names, $count (de noms), $assistants (combien chacun en a à Bruxelles)
inspect-courthouse = Palais de Justice
    .held = { $seat } : { $assistants }
    .empty = Aucun assistant n'y est.
    .release = Émile Vandervelde et le pouvoir Palais de Justice d'une carte Bonus ramènent un assistant.
    .leaders =
        { $count ->
            [one] { $names } a le plus d'assistants à Bruxelles ({ $assistants }) et en enverrait un ici.
           *[other] { $names } ont le plus d'assistants à Bruxelles ({ $assistants } par joueur) et en enverraient un ici chacun.
        }
    .nobody = Personne n'est allé à Bruxelles cette manche.
    .final = Les assistants d'ici ne comptent pas dans la ligne Assistants à la fin.
    .rule = brussels-majority

# Un Notable, exposé ou devant un joueur : $figure
# .price: $money
# .owner: $seat, $standing (label-upright ou label-tilted)
inspect-figure = { $figure }
    .upkeep = coût final
    .price = Sur cette case, il coûte { $money } FB.
    .too-dear = Vous ne pouvez pas le payer maintenant.
    .last = À la fin de la manche, il quitte le Théâtre.
    .owned = Vous avez déjà ce Notable : vous pourriez utiliser son effet, mais pas le garder.
    .owner = { $seat } : { $standing }
    .empty = Plus aucun Notable pour cette case.
    .rule = figures

# Une case de la grille de l'Atelier : $col, $row
# .values: $money, $vp
# .corner: $colour, dont la case du curseur est ici
# .reach: $steps, depuis le centre du curseur
# .far: $steps, $works (combien le joueur en a)
# .brings, .blocked, .not-owned: $colour, $money, $vp, une ligne par couleur avec le centre du curseur ici
inspect-square = { coordinates }
    .values = Une Œuvre évaluée ici rapporte { $money } FB et { $vp } PV.
    .corner = Le curseur évalue ici l'{ $colour }.
    .centre = Le centre du curseur est ici.
    .reach =
        { $steps ->
            [0] Le curseur n'a pas à bouger pour être ici.
            [one] Vous pourriez amener le curseur ici en { $steps } pas.
           *[other] Vous pourriez amener le curseur ici en { $steps } pas.
        }
    .far =
        { $works ->
            [0] Le curseur est à { $steps } pas et vous n'avez aucune Œuvre pour le déplacer.
            [one] Le curseur est à { $steps } pas ; votre { $works } Œuvre ne le déplace que d'un pas.
           *[other] Le curseur est à { $steps } pas ; vos { $works } Œuvres ne le déplacent que de { $works } pas.
        }
    .edge = Le centre du curseur ne peut pas être ici : il sortirait de la grille.
    .here = Avec le centre ici :
    .brings = { $colour } : { SIGNED($money) } FB { SIGNED($vp) } PV
    .blocked = { $colour } : { SIGNED($money) } FB { SIGNED($vp) } PV, mais exposée au magasin
    .not-owned = { $colour } : { SIGNED($money) } FB { SIGNED($vp) } PV, mais vous n'en avez pas
    .rule = sale

# Ce que paient les rangées et les colonnes de la grille
inspect-values = Ce que rapporte une vente
    .rows = Une Œuvre vaut ce qu'indique la case de sa couleur : le nombre devant la rangée donne ses FB, celui au-dessus de la colonne ses PV.
    .cursor = Les coins du curseur évaluent les Œuvres bleues, roses, vertes et jaunes, son centre les noires.
    .steps =
        { $works ->
            [0] Vous n'avez aucune Œuvre pour déplacer le curseur.
            [one] Vous avez { $works } Œuvre : le curseur avance de { $works } pas au plus dans votre vente.
           *[other] Vous avez { $works } Œuvres : le curseur avance de { $works } pas au plus dans votre vente.
        }
    .rule = sale

# Une Œuvre devant un joueur, ou une couleur : $colour
# .owner: $seat, $count
# .brings: $money, $vp, là où est le curseur
# .best: $money, $vp, $place, la meilleure case à portée du joueur
inspect-work = { $colour }
    .owner = { $seat } : { $count }
    .brings = Là où est le curseur, elle rapporte { $money } FB et { $vp } PV.
    .best = Le mieux à votre portée est { $place } : { $money } FB et { $vp } PV.
    .blocked = Elle est exposée au magasin et ne peut pas se vendre.
    .black = Les Œuvres noires ne viennent que d'un Édifice sur une case Atelier.

# Une place du magasin
# .shown: $colour
# .covered: $count, les Œuvres en dessous
inspect-shop = Magasin
    .shown = Exposée : { $colour }. Cette couleur ne peut pas se vendre.
    .covered =
        { $count ->
            [0] Rien en dessous.
            [one] { $count } Œuvre en dessous.
           *[other] { $count } Œuvres en dessous.
        }
    .empty = Vide : la prochaine Œuvre vendue vient ici.
    .cover = Une Œuvre vendue recouvre une de celles qui sont exposées ; la couleur du dessous peut de nouveau se vendre.
    .rule = sale

# Le compas, ou une de ses cases : $tile
# .next: $tile, la case suivante dans le sens horaire
# .pointed: $names, les tuiles que les deux branches indiquent
# .units: $units, du prochain Édifice du joueur
# .ways: $count, les paiements à portée du joueur
# .bonus: $bonus_vp, du prochain Édifice du joueur
# .no-joker: $no_joker_vp
inspect-compass = { $tile }
    .title = Compas
    .needle = Une branche indique cette tuile : elle fixe le prix du prochain Édifice.
    .no-needle = Aucune branche n'indique cette tuile maintenant.
    .next = Ensuite, dans le sens horaire : { $tile }.
    .pointed = Les branches indiquent { $names }.
    .fixed = Cette branche ne peut pas tourner maintenant : elle rejoindrait l'autre.
    .units =
        { $units ->
            [one] Votre prochain Édifice coûte { $units } unité.
           *[other] Votre prochain Édifice coûte { $units } unités.
        }
    .ways =
        { $count ->
            [0] Vous ne pouvez pas le payer maintenant.
            [one] Vous pouvez le payer de { $count } façon.
           *[other] Vous pouvez le payer de { $count } façons.
        }
    .with-joker = Mais pas sans joker.
    .no-space = Aucune case n'est libre pour lui.
    .bonus = Il rapporte { $bonus_vp } PV à la construction.
    .no-joker = Sans joker, il rapporte { $no_joker_vp } PV.
    .all-built = Vous avez construit tous vos Édifices.
    .rule = compass

# $track
# .level: $seat, $level
# .top: $level
inspect-track = { $track }
    .level = { $seat } : niveau { $level }
    .top = Le niveau le plus haut est { $level }. Au-delà, le niveau est perdu.

# Une ligne d'un plateau individuel : $board_row, $seat
# .symbols: $symbols, $row_symbols
# .cards: $count
# .now: $count (d'éléments), $vp
inspect-row = { $board_row } : { $seat }
    .symbols = Chaque élément vaut { $symbols } PV : { $row_symbols } dès le départ, le reste grâce aux cartes Bonus.
    .cards =
        { $count ->
            [0] Aucune carte Bonus n'y est glissée.
            [one] { $count } carte Bonus y est glissée.
           *[other] { $count } cartes Bonus y sont glissées.
        }
    .now =
        { $count ->
            [one] Si la partie finissait maintenant : { $count } élément, { $vp } PV.
           *[other] Si la partie finissait maintenant : { $count } éléments, { $vp } PV.
        }
    .full = Elle a déjà pris une carte cette manche.
    .limit = Une ligne prend une carte Bonus par manche.
    .rule = bonus-cards

# Un Édifice d'un plateau individuel, ou tous
# .title: $seat
# .built: $count, $level (Architecte), $vp
# .left: $count
# .tile: $units, $bonus_vp
inspect-building = Édifice
    .title = Édifices : { $seat }
    .built =
        { $count ->
            [0] Aucun n'est encore construit.
            [one] { $count } est construit ; au niveau { $level } d'Architecte, il rapporte { $vp } PV à la fin.
           *[other] { $count } sont construits ; au niveau { $level } d'Architecte, ils rapportent { $vp } PV à la fin.
        }
    .left =
        { $count ->
            [0] Il n'en reste plus.
            [one] Il en reste { $count }.
           *[other] Il en reste { $count }.
        }
    .tile =
        { $bonus_vp ->
            [0] Le prochain coûte { $units } unités.
           *[other] Le prochain coûte { $units } unités et rapporte { $bonus_vp } PV.
        }
    .order = Ils se construisent dans un ordre fixe.
    .rule = construction

# $seat
# .purse: $money, $vp
# .projected: $total
# .reserve: $assistants
# .places: $board (assistants sur le plateau Art Nouveau), $brussels, $courthouse
# .neutral: $count
# .next-building: $units
# .palace: $level
# .pass: $money, ce que passer rapporterait maintenant
# .upkeep: $money, $figures (combien)
# .unpaid: $figures (combien), $vp
# .exhibitions: $count, $draws (Œuvres piochées à l'Atelier)
# .manneken: $manneken, gagnés cette manche
# .holder: $manneken_vp
# .cubes: $materials
inspect-player = { $seat }
    .purse = { $money } FB, { $vp } PV
    .projected = Si la partie finissait maintenant : { $total } PV.
    .reserve =
        { $assistants ->
            [0] Plus aucun assistant à poser.
            [one] Encore { $assistants } assistant à poser.
           *[other] Encore { $assistants } assistants à poser.
        }
    .places = Plateau Art Nouveau : { $board }, Bruxelles : { $brussels }, Palais de Justice : { $courthouse }.
    .neutral =
        { $count ->
            [one] Encore { $count } assistant neutre à poser.
           *[other] Encore { $count } assistants neutres à poser.
        }
    .next-building =
        { $units ->
            [one] Le prochain Édifice coûte { $units } unité.
           *[other] Le prochain Édifice coûte { $units } unités.
        }
    .can-build = Peut le payer maintenant.
    .cannot-build = Ne peut pas encore le payer.
    .all-built = Tous les Édifices sont construits.
    .palace =
        { $level ->
            [one] Peut activer { $level } Notable par action Grand-Place.
           *[other] Peut activer jusqu'à { $level } Notables par action Grand-Place.
        }
    .pass = Passer maintenant rapporterait { $money } FB.
    .upkeep =
        { $figures ->
            [0] Aucun Notable à payer à la fin.
            [one] À payer à la fin : { $money } FB pour { $figures } Notable.
           *[other] À payer à la fin : { $money } FB pour { $figures } Notables.
        }
    .unpaid =
        { $figures ->
            [one] Avec cet argent, { $figures } Notable resterait impayé : { SIGNED($vp) } PV.
           *[other] Avec cet argent, { $figures } Notables resteraient impayés : { SIGNED($vp) } PV.
        }
    .exhibitions =
        { $count ->
            [one] { $count } tuile Exposition : { $draws } Œuvres piochées à l'Atelier.
           *[other] { $count } tuiles Exposition : { $draws } Œuvres piochées à l'Atelier.
        }
    .cubes = Cubes : { $materials }
    .no-cubes = Aucun cube.
    .manneken = Manneken-Pis gagnés cette manche : { $manneken }
    .holder = Détient le Manneken-Pis : { SIGNED($manneken_vp) } PV à la fin pour son détenteur.
    .passed = A passé.
    .rule = turn

# $pile
# .line: $pile, $text (.left et .discards)
# .left: $count
# .discards: $count
inspect-pile = Pile : { $pile }
    .title = Piles
    .line = { $pile } : { $text }
    .left =
        { $count ->
            [0] Plus rien dans la pile.
            [one] { $count } dans la pile.
           *[other] { $count } dans la pile.
        }
    .discards =
        { $count ->
            [0] Rien dans la défausse.
            [one] { $count } dans la défausse.
           *[other] { $count } dans la défausse.
        }
    .rule = end-of-turn

# La réserve de cubes
# .left: $material, $count
# .cube: $count
inspect-supply = Réserve
    .left = { $material } : { $count }
    .cube = Dans la réserve : { $count }
    .limited = Les cubes sont en nombre limité. Ceux que vous dépensez reviennent aussitôt dans la réserve.
    .rule = components

# La carte Bourse de la manche
# .money: $money
# .offers: $shield, $area, $spaces
# .bracket: $shield, $spaces
inspect-stock = Carte Bourse
    .money = La Bourse paie { $money } FB cette manche.
    .offers = Elle propose le blason { $shield } : ouvre { $area }, { $spaces } cases.
    .bracket = L'équerre est sur le blason { $shield } : { $spaces } cases sont ouvertes.
    .rule = stock

# La tuile Exposition de la manche : $year
# .effect: $manneken, de [exhibition] ; $first_money, de [passing]
# .taken: $seat
inspect-exhibition = Exposition { NUMBER($year, useGrouping: 0) }
    .effect = Pour le premier joueur à passer, avec { $first_money } FB de plus : { $manneken } Manneken-Pis cette manche, et une Œuvre de plus piochée à chaque Atelier.
    .there = Personne n'a encore passé.
    .taken = { $seat } a passé avant les autres et l'a prise.
    .rule = pass

# Le pion du premier joueur
inspect-manneken = Manneken-Pis
    .choice = Le joueur qui gagne le plus de Manneken-Pis dans la manche, par les cartes Bonus et la tuile Exposition, devient premier joueur.
# Une case du tableau des joueurs : $seat, $column
# .points : $item, $vp
# .figure : $figure, $standing, $text ; .row : $board_row, $symbols, $vp
inspect-cell = { $seat } : { $column }
    .points = { $item } : { $vp } PV
    .figure = { $figure }, { $standing } : { $text }
    .row = { $board_row } : { $symbols } PV par élément, { $vp } PV si la partie finissait maintenant.
    .none = Aucun.

## Le tour d'un autre joueur en quelques mots
# summary-opened : $area ; -placed : $col, $row, $action ; -neutral, -built : $col, $row ; -tucked : $board_row, $symbols ;
# -upkeep : $money ; -work : $colour

summary-opened = ouvre { $area }
summary-neutral = neutre { coordinates }
summary-placed = { coordinates } { $action }
summary-idle = sans action
summary-built = construit { coordinates }
summary-passed = Passe
summary-tucked = glisse { $board_row } ×{ $symbols }
summary-used = carte Bonus
summary-upkeep = paie { $money } FB
summary-work = Œuvre { $colour }

## Le compte rendu d'une fin de manche
# report-title : $round, $rounds

report-title = Bilan de la manche { $round } sur { $rounds }
# .used : $seat, un signe ; $text ; .tucked : $seat, $board_row, $symbols ; .tie : $text ; .pending : $seat
report-columns = Colonnes : le plus haut total de mises prend la carte Bonus
    .column = Colonne
    .card = Carte Bonus
    .bids = Mises
    .result = Résultat
    .none = aucune mise
    .lost = la carte est perdue
    .used = { $seat } l'utilise : { $text }
    .tucked = { $seat } la glisse : { $board_row } ×{ $symbols }
    .tied = { $seat } { $text }
    .tie = égalité, sans carte : { $text }
    .pending = { $seat } la prend
# $track
report-stuck = { $track } est au bout
# $seat, $manneken, $cards, $tile ; .tied : $seats et $first, des signes ; .others : $counts
report-first = Premier joueur : le plus de Manneken-Pis
    .stays = { $seat } reste premier joueur : { $manneken } (cartes { $cards }, tuile Exposition { $tile })
    .becomes = { $seat } devient premier joueur : { $manneken } (cartes { $cards }, tuile Exposition { $tile })
    .tied = À égalité avec { $seats } : le plus proche après { $first } dans le sens horaire.
    .others = Les autres : { $counts }
# .rest : $count
report-shields = Blasons : qui mène un blason complet marque son niveau d'Hôtel de Ville
    .shield = Blason
    .counts = Assistants
    .pays = Points
    .rest =
        { $count ->
            [one] { $count } blason incomplet ne rapporte rien.
           *[other] { $count } blasons incomplets ne rapportent rien.
        }
# .sent : $names, $count de noms, $assistants ; .others : $counts
report-courthouse = Palais de Justice : le plus d'assistants à Bruxelles
    .nobody = Personne n'est allé à Bruxelles : personne ne va au Palais de Justice.
    .sent =
        { $count ->
            [one] { $names } en avait le plus ({ $assistants }) : un va au Palais de Justice.
           *[other] { $names } en avaient le plus ({ $assistants } par joueur) : un de chacun va au Palais de Justice.
        }
    .others = Les autres : { $counts }
# .paid : $money, $figures ; .lost : $figures, $vp
report-upkeep = Notables à payer
    .paid = paie { $money } FB : { $figures }
    .lost = perd { $figures } : { SIGNED($vp) } PV
report-final = Décompte final
# .moved : $vp
report-points = La manche en points
    .before = Avant
    .shields = Blasons
    .unpaid = Impayés
    .final = À la fin
    .moved = { SIGNED($vp) }
# $round, $rounds, $seat
report-next = Manche { $round } sur { $rounds } : { $seat } ouvre la zone.
    .upkeep = Restent les Notables à payer et le décompte final.

## La page des signes
# sign-action : $action ; sign-steps : $track

sign-action = { $action }
sign-column = une colonne ; avec le numéro d'une rangée, elle nomme une case
sign-columns = une colonne de la grille, de A à G ; avec le numéro d'une rangée, elle nomme une case
sign-number = à taper pour choisir cette case
sign-letter = à taper pour y aller
sign-bid = un assistant et sa mise ; sous une colonne, le total des mises d'un joueur
sign-building = un Édifice et son propriétaire
sign-shut = hors de la zone ouverte cette manche
sign-neutral = un assistant neutre
sign-free = case ouverte et libre, mais pas un choix maintenant
sign-shield = un blason où personne ne mène encore
sign-leads = mène un blason encore incomplet, avec les PV qu'il rapporterait
sign-scores = mène un blason complet et marque, avec les PV qu'il rapporte
sign-tie = égalité à un blason encore incomplet
sign-tie-of-three = égalité de trois joueurs à un blason encore incomplet
sign-tie-scores = égalité à un blason complet : les deux marquent
sign-all-tie = égalité des quatre à un blason complet : tous marquent
sign-neutral-leads = les assistants neutres mènent ce blason : personne ne marque
sign-steps = niveaux sur l'échelle { $track }
sign-frees = libère des assistants du Palais de Justice
sign-either = l'un des deux, au choix
sign-symbol = symbole PV : glissée sous la ligne Argent, Œuvres d'art, Notables ou Assistants, la carte ajoute ces PV à chacun de ses éléments à la fin
sign-manneken = Manneken-Pis : le plus dans une manche joue en premier
sign-price = combien d'assistants demande la prochaine visite
sign-visitors = qui y est ; avec un nombre, combien d'assistants
sign-upkeep = à payer à la fin si gardé
sign-courthouse = Palais de Justice
sign-values = FB de la rangée, PV de la colonne
sign-frame = le curseur Atelier : ses coins évaluent quatre couleurs, son centre le noir
sign-needle = une branche : fixe le prix du prochain Édifice
sign-next-building = le prochain Édifice
sign-out = a passé
# $colours, des lettres et des noms
sign-works = Œuvres : { $colours }
sign-upright = un Notable redressé : peut être activé
sign-tilted = un Notable incliné : activé cette manche
sign-built = Édifices construits
sign-times = ce que compte chaque élément de cette ligne, en PV
sign-vp = points de victoire
sign-money = francs belges

## À côté d'un coup, quand aucun événement ne dit où il mène

# Une mise : $col
# .ties : en plus $names, les autres à égalité
# .behind : en plus $names, ceux qui mènent, et $money, leur total
prospect-bid = Vous mèneriez la colonne { $col } sans égalité.
    .ties = Colonne { $col }, égalité avec { $names } : le pouvoir pour tous, la carte pour personne.
    .behind = Colonne { $col }, toujours en tête avec { $money } FB : { $names }.

# Les actions que le Parc n'offre pas maintenant : $actions, chacune avec la raison
prospect-park = Impossible maintenant : { $actions }.
# Le prochain Édifice : $text, building-next.brief
prospect-building = { $text }.
# Une action impossible : $why
prospect-idle = Aucune action pour vous ({ $why }) : la case et la mise seulement.
# Une équerre : $area, $spaces, $actions
# .lost : $columns, $count
prospect-area = Ouvre { $area }, { $spaces } cases : { $actions }.
    .lost =
        { $count ->
            [one] La carte de la colonne { $columns } est perdue.
           *[other] Les cartes des colonnes { $columns } sont perdues.
        }
# La colonne d'une case : $col, $card ; $seats qui y mènent avec $best, et $money pour y mener sans égalité
prospect-column = Colonne { $col } ({ $card }) : { $seats } { $best }, il vous faut { $money } FB.
    .beyond = Colonne { $col } ({ $card }) : { $seats } { $best }, hors de portée.
    .free = Colonne { $col } ({ $card }) : aucune autre mise.
    .yours = Colonne { $col } ({ $card }) : vous menez.
# Un blason qu'un assistant compléterait : $shield, $text
# .vp : $seat, un signe ; $vp
prospect-shield = Complète le blason { $shield } : { $text }.
    .vp = { $seat } { SIGNED($vp) } PV
    .nobody = personne ne marque
# Le propriétaire d'un Édifice reçoit une action secondaire : $building, son signe et celui du joueur ; $text
prospect-owner = { $building } reçoit : { $text }
# La case d'un Édifice : $text, l'action secondaire
prospect-site = Si un autre joueur vient : { $text }
# Un Notable que vous pouvez garder : $upkeep
prospect-figure = À payer à la fin si gardé : { $upkeep } FB.
# La Grand-Place : $names de Notables
prospect-upright = Redressés : { $names }.
# Une visite qui mène au Palais de Justice : $assistants
prospect-detained = Le plus à Bruxelles ({ $assistants }) : un va au Palais de Justice.
# Une carte glissée : $count éléments, $vp points de plus
prospect-tuck =
    { $count ->
        [one] Vous y avez { $count } élément : { SIGNED($vp) } PV.
       *[other] Vous y avez { $count } éléments : { SIGNED($vp) } PV.
    }
# Le prochain Édifice : $price ; $able : yes, joker ou no ; $no_joker_vp ; .brief : et $building, son signe
building-next =
    { $able ->
        [yes] Prochain Édifice : { $price }. Vous pouvez le payer sans joker : { SIGNED($no_joker_vp) } PV.
        [joker] Prochain Édifice : { $price }. Vous pouvez le payer, mais avec des jokers.
       *[no] Prochain Édifice : { $price }. Vous ne pouvez pas le payer.
    }
    .brief =
        { $able ->
            [yes] { $building } : { $price }, possible
            [joker] { $building } : { $price }, avec jokers
           *[no] { $building } : { $price }, trop cher
        }
    .least =
        { $able ->
            [yes] { $building } : { $units } unités, possible
            [joker] { $building } : { $units } unités, avec jokers
           *[no] { $building } : { $units } unités, trop cher
        }
# $units, $tiles
building-price =
    { $units ->
        [one] { $units } unité, { $tiles }
       *[other] { $units } unités, { $tiles }
    }
building-none = Tous vos Édifices sont construits.

## Sur les plateaux : très court

# $money
board-money = { $money } FB
# $vp
board-vp = { $vp } PV
# $price
board-passed = passé
# À la place des assistants d'un joueur : a passé
board-out = fini
# Hors de la zone ouverte
board-shut = clos
# Sous une colonne sans mise, et sous une colonne fermée
board-no-bid = aucune mise
board-lost = carte perdue
# $money
board-bid = mise { $money } FB
# Une place vide du magasin
board-empty = vide
# Qui enverrait un assistant au Palais de Justice : $seats, des signes
board-detained = ensuite : { $seats }
# $units, $able ; .brief : $building, son signe
board-next =
    { $able ->
        [yes] prochain Édifice { $units } unités, possible
       *[no] prochain Édifice { $units } unités
    }
    .brief = { $building } : { $units } unités
# $paid, $due
board-upkeep = -{ $money } FB
# Ce qu'un joueur doit payer à la fin : $money
board-due = { $money } FB à payer à la fin
    .brief = à payer { $money }
# $count
board-exhibitions =
    { $count ->
        [one] { $count } tuile Exposition
       *[other] { $count } tuiles Exposition
    }
# $count
# Ce que paient les rangées et les colonnes de la grille de l'Atelier
board-rows-pay = FB
board-columns-pay = PV
# $money
board-stock = La Bourse paie { $money } FB
# $year
# .taken : et $seat
board-exhibition = Exposition { NUMBER($year, useGrouping: 0) } : à prendre
    .taken = Exposition { NUMBER($year, useGrouping: 0) } : { $seat }
# $cubes
board-supply = Réserve { $cubes }
board-piles = Pioches

# Bruxelles : les colonnes de sa liste
brussels-columns = assistants, effet
# Le théâtre : les colonnes de sa liste, et un Notable en une phrase : $figure, $upkeep, $text
theatre-columns = prix, effet, à payer
theatre-figure = { $figure } ({ $upkeep } FB à la fin) : { $text }

## Le tableau des joueurs : titres entiers, courts et très courts

column-seat = Joueur
    .help = Un signe devant le nom : ce joueur décide ; un signe derrière : c'est le premier joueur.
    .rule = turn
column-vp = PV
    .help = Points de victoire déjà marqués.
    .rule = final-scoring
column-now = Si la partie finissait
    .short = Projeté
    .help = Le score si la partie finissait maintenant, avec tout ce qui compte à la fin.
    .rule = final-scoring
column-money = FB
    .help = Francs belges : ils paient les mises, les Notables, les Édifices et, à la fin, les Notables gardés.
    .rule = bids
column-ready = Assistants prêts
    .short = Asst.
    .tiny = Asst
    .help = Assistants prêts à poser.
    .rule = turn
column-brussels = à Bruxelles
    .short = Bruxelles
    .tiny = Bru
    .help = Assistants à Bruxelles. À la fin de la manche, le joueur qui en a le plus en envoie un au Palais de Justice.
    .rule = brussels-majority
column-courthouse = Palais de Justice
    .short = Justice
    .tiny = Jus
    .help = Assistants au Palais de Justice : hors jeu tant qu'ils ne sont pas libérés.
    .rule = brussels-majority
column-works = Œuvres
    .help = Œuvres d'art à vendre. Chaque couleur différente rapporte de l'argent quand le joueur passe.
    .rule = sale
column-cubes = Cubes
    .help = Les cubes paient les Édifices ; à la fin, chaque cube de bois, de pierre ou de fer rapporte.
    .rule = materials
column-rows = Lignes
    .help = Lignes du plateau individuel : chaque élément d'une ligne compte ces PV à la fin ; les cartes Bonus glissées s'y ajoutent.
    .rule = bonus-cards
column-figures = Notables
    .help = Notables : un Notable redressé peut être activé à la Grand-Place.
    .rule = figures
column-buildings = Édifices
    .help = Édifices construits : à la fin, chacun rapporte le niveau d'Architecte.
    .rule = construction
column-exhibitions = Exposition
    .help = Tuiles Exposition : chacune fait piocher une Œuvre de plus à l'Atelier.
    .rule = pass
column-upkeep = À payer
    .help = Ce que coûtent les Notables à la fin ; chaque Notable impayé s'en va et coûte des PV.
    .rule = upkeep
