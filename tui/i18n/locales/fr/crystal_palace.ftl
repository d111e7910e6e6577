### Crystal Palace : les mots du jeu en français.
###
### Les identifiants et les arguments sont ceux du fichier anglais, qui les explique. `.short` a 9 caractères au plus,
### `.tiny` 4 ; `.rule` est l'identifiant d'un titre de rules/crystal_palace.md, le même dans toutes les langues.
###
### Les noms des joueurs, des Personnages et des Brevets arrivent tels quels : jamais « de { $seat } » ni
### « à { $character } », et aucun participe ne s'accorde avec un joueur. Brevets et Personnages suivent un nom commun,
### un verbe ou deux-points.

## Le jeu

game-title = Crystal Palace
game-pitch = Choisissez vos dés, payez-les et étonnez le monde.
game-about =
    Londres, avant l'Exposition universelle : prenez des Brevets, fabriquez des Prototypes, recrutez des célébrités et faites parler de vous.
    Vous choisissez ce que montrent vos dés et payez chaque point ; les dés hauts ouvrent plus de cases et agissent d'abord.
    Sans argent, vous empruntez, et les Prêts coûtent des points à la fin.

phase-dice = Valeur des dés
phase-placing = Pose des dés
phase-actions = Phase Actions
phase-salaries = Salaires
phase-prototypes = Prototypes
phase-income = Revenu
phase-over = Partie terminée
# $round, $rounds
round-of = Manche { $round } sur { $rounds }
# Les manches par leurs clés, et avec l'année : $season (nom), $year
season-spring1849 = Printemps
season-autumn1849 = Automne
season-spring1850 = Printemps
season-autumn1850 = Automne
season-spring1851 = Printemps
round-name = { $season } { NUMBER($year, useGrouping: 0) }

## Ce que l'on possède et compte. `goods-…` : $amount
# `.gain` et `.lose` servent à l'effet d'une carte en peu de mots, `.tiny` à un prix, `.plus` et `.minus` à une case.

resource-pounds = livres
    .short = Livres
    .tiny = £
    .rule = exchanges
resource-gears = Engrenages
    .short = Engren.
    .tiny = G
    .rule = exchanges
resource-energy = Énergie
    .short = Énergie
    .tiny = É
    .rule = exchanges
resource-newspapers = Journaux
    .short = Journal
    .tiny = J
    .rule = newspapers
resource-vp = points de victoire
    .short = PV
    .tiny = PV
    .rule = final-scoring
resource-income = Revenu
    .short = Revenu
    .tiny = R
    .rule = income
resource-buzz = Buzz
    .short = Buzz
    .tiny = B
    .rule = buzz
resource-westminster = Westminster
    .short = Westmin.
    .tiny = W
    .rule = westminster
resource-die = dés
    .short = Dés
    .tiny = D
    .rule = dice

goods-pounds = { $amount } £
    .gain = +{ $amount } £
    .lose = -{ $amount } £
    .tiny = { NUMBER($amount) } £
    .plus = +{ $amount } £
    .minus = -{ $amount } £
goods-gears =
    { $amount ->
        [one] { $amount } Engrenage
       *[other] { $amount } Engrenages
    }
    .gain =
        { $amount ->
            [one] +{ $amount } Engrenage
           *[other] +{ $amount } Engrenages
        }
    .lose =
        { $amount ->
            [one] -{ $amount } Engrenage
           *[other] -{ $amount } Engrenages
        }
    .tiny = { NUMBER($amount) }G
    .plus = +{ $amount }G
    .minus = -{ $amount }G
goods-energy =
    { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }
    .gain =
        { $amount ->
            [one] +{ $amount } Énergie
           *[other] +{ $amount } Énergies
        }
    .lose =
        { $amount ->
            [one] -{ $amount } Énergie
           *[other] -{ $amount } Énergies
        }
    .tiny = { NUMBER($amount) }É
    .plus = +{ $amount }É
    .minus = -{ $amount }É
goods-newspapers =
    { $amount ->
        [one] { $amount } Journal
       *[other] { $amount } Journaux
    }
    .gain =
        { $amount ->
            [one] +{ $amount } Journal
           *[other] +{ $amount } Journaux
        }
    .lose =
        { $amount ->
            [one] -{ $amount } Journal
           *[other] -{ $amount } Journaux
        }
    .tiny = { NUMBER($amount) }J
    .plus = +{ $amount }J
    .minus = -{ $amount }J
goods-vp = { $amount } PV
    .gain = +{ $amount } PV
    .lose = -{ $amount } PV
    .tiny = { NUMBER($amount) }PV
    .plus = +{ $amount }PV
    .minus = -{ $amount }PV
goods-income =
    { $amount ->
        [one] { $amount } case de Revenu
       *[other] { $amount } cases de Revenu
    }
    .gain = +{ $amount } Revenu
    .lose = -{ $amount } Revenu
    .tiny = { NUMBER($amount) }R
    .plus = +{ $amount }R
    .minus = -{ $amount }R
goods-buzz = { $amount } Buzz
    .gain = +{ $amount } Buzz
    .lose = -{ $amount } Buzz
    .tiny = { NUMBER($amount) }B
    .plus = +{ $amount }B
    .minus = -{ $amount }B
goods-westminster =
    { $amount ->
        [one] { $amount } case à Westminster
       *[other] { $amount } cases à Westminster
    }
    .gain = +{ $amount } Westminster
    .lose = -{ $amount } Westminster
    .tiny = { NUMBER($amount) }W
    .plus = +{ $amount }W
    .minus = -{ $amount }W
goods-die =
    { $amount ->
        [one] { $amount } dé
       *[other] { $amount } dés
    }
    .gain =
        { $amount ->
            [one] +{ $amount } dé
           *[other] +{ $amount } dés
        }
    .lose =
        { $amount ->
            [one] -{ $amount } dé
           *[other] -{ $amount } dés
        }
    .tiny = { NUMBER($amount) }D
    .plus = +{ $amount }D
    .minus = -{ $amount }D
# Rien à payer, rien à recevoir.
goods-none = rien

# Ce qu'un événement apporte ou enlève, chaque sorte qui n'est pas nulle précédée d'une espace : $pounds, $gears,
# $energy, $newspapers, $vp
sum-gained =
    { $pounds ->
        [0] {""}
       *[other] {" "}+{ $pounds } £
    }{ $gears ->
        [0] {""}
        [one] {" "}+{ $gears } Engrenage
       *[other] {" "}+{ $gears } Engrenages
    }{ $energy ->
        [0] {""}
        [one] {" "}+{ $energy } Énergie
       *[other] {" "}+{ $energy } Énergies
    }{ $newspapers ->
        [0] {""}
        [one] {" "}+{ $newspapers } Journal
       *[other] {" "}+{ $newspapers } Journaux
    }{ $vp ->
        [0] { $pounds ->
            [0] { $gears ->
                [0] { $energy ->
                    [0] { $newspapers ->
                        [0] {" "}rien
                       *[other] {""}
                    }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" "}+{ $vp } PV
    }
# $gears, $energy, $newspapers, $vp
sum-lost =
    { $gears ->
        [0] {""}
        [one] {" "}-{ $gears } Engrenage
       *[other] {" "}-{ $gears } Engrenages
    }{ $energy ->
        [0] {""}
        [one] {" "}-{ $energy } Énergie
       *[other] {" "}-{ $energy } Énergies
    }{ $newspapers ->
        [0] {""}
        [one] {" "}-{ $newspapers } Journal
       *[other] {" "}-{ $newspapers } Journaux
    }{ $vp ->
        [0] { $gears ->
            [0] { $energy ->
                [0] { $newspapers ->
                    [0] {" "}rien
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" "}-{ $vp } PV
    }
# $pounds, $gears, $energy, $newspapers
sum-paid =
    { $pounds ->
        [0] { $gears ->
            [0] { $energy ->
                [0] { $newspapers ->
                    [0] {" "}rien
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" "}-{ $pounds } £
    }{ $gears ->
        [0] {""}
        [one] {" "}-{ $gears } Engrenage
       *[other] {" "}-{ $gears } Engrenages
    }{ $energy ->
        [0] {""}
        [one] {" "}-{ $energy } Énergie
       *[other] {" "}-{ $energy } Énergies
    }{ $newspapers ->
        [0] {""}
        [one] {" "}-{ $newspapers } Journal
       *[other] {" "}-{ $newspapers } Journaux
    }
# Les deux côtés d'un échange : $give (clé), $given ; $get (clé), $got
trade-given =
    { $give ->
        [newspapers] { $given ->
            [one] { $given } Journal
           *[other] { $given } Journaux
        }
        [gears] { $given ->
            [one] { $given } Engrenage
           *[other] { $given } Engrenages
        }
        [energy] { $given ->
            [one] { $given } Énergie
           *[other] { $given } Énergies
        }
       *[pounds] { $given } £
    }
trade-got =
    { $get ->
        [newspapers] { $got ->
            [one] { $got } Journal
           *[other] { $got } Journaux
        }
        [gears] { $got ->
            [one] { $got } Engrenage
           *[other] { $got } Engrenages
        }
        [energy] { $got ->
            [one] { $got } Énergie
           *[other] { $got } Énergies
        }
        [income] +{ $got } Revenu
        [die] { $got ->
            [one] { $got } dé
           *[other] { $got } dés
        }
       *[pounds] { $got } £
    }

## Mesures : ce que l'on compte. `.amount` : $count ; `.each` : $each, combien en font un lot

metric-characters = Personnages
    .short = Personn.
    .amount =
        { $count ->
            [one] { $count } Personnage
           *[other] { $count } Personnages
        }
    .each =
        { $each ->
            [1] par Personnage
           *[other] par lot de { $each } Personnages
        }
    .cell = Personnages
metric-prototypes = Prototypes
    .short = Protot.
    .amount =
        { $count ->
            [one] { $count } Prototype
           *[other] { $count } Prototypes
        }
    .each =
        { $each ->
            [1] par Prototype
           *[other] par lot de { $each } Prototypes
        }
    .cell = Prototypes
metric-cards = Personnages et Prototypes
    .short = Cartes
    .amount =
        { $count ->
            [one] { $count } Personnage ou Prototype
           *[other] { $count } Personnages et Prototypes
        }
    .each =
        { $each ->
            [1] par Personnage et Prototype
           *[other] par lot de { $each } Personnages et Prototypes
        }
    .cell = cartes
metric-patents = Brevets non convertis
    .short = Brevets
    .amount =
        { $count ->
            [one] { $count } Brevet non converti
           *[other] { $count } Brevets non convertis
        }
    .each =
        { $each ->
            [1] par Brevet non converti
           *[other] par lot de { $each } Brevets non convertis
        }
    .cell = Brevets
metric-shares = Titres
    .short = Titres
    .amount =
        { $count ->
            [one] { $count } Titre
           *[other] { $count } Titres
        }
    .each =
        { $each ->
            [1] par Titre
           *[other] par lot de { $each } Titres
        }
    .cell = Titres
metric-research = tuiles Recherche
    .short = Recherche
    .amount =
        { $count ->
            [one] { $count } tuile Recherche
           *[other] { $count } tuiles Recherche
        }
    .each =
        { $each ->
            [1] par tuile Recherche
           *[other] par lot de { $each } tuiles Recherche
        }
    .cell = tuiles
metric-research-permanent = tuiles Recherche vertes
    .short = Vertes
    .amount =
        { $count ->
            [one] { $count } tuile Recherche verte
           *[other] { $count } tuiles Recherche vertes
        }
    .each =
        { $each ->
            [1] par tuile Recherche verte
           *[other] par lot de { $each } tuiles Recherche vertes
        }
    .cell = vertes
metric-research-immediate = tuiles Recherche grises
    .short = Grises
    .amount =
        { $count ->
            [one] { $count } tuile Recherche grise
           *[other] { $count } tuiles Recherche grises
        }
    .each =
        { $each ->
            [1] par tuile Recherche grise
           *[other] par lot de { $each } tuiles Recherche grises
        }
    .cell = grises
metric-westminster = case de Westminster
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
            [1] par case de Westminster
           *[other] par lot de { $each } cases de Westminster
        }
    .cell = Westminster
metric-newspapers = Journaux
    .short = Journaux
    .amount =
        { $count ->
            [one] { $count } Journal
           *[other] { $count } Journaux
        }
    .each =
        { $each ->
            [1] par Journal
           *[other] par lot de { $each } Journaux
        }
    .cell = Journaux
metric-income = Revenu
    .short = Revenu
    .amount = Revenu { $count }
    .each =
        { $each ->
            [1] par livre de Revenu
           *[other] par lot de { $each } livres de Revenu
        }
    .cell = Revenu
metric-gears = Engrenages
    .short = Engren.
    .amount =
        { $count ->
            [one] { $count } Engrenage
           *[other] { $count } Engrenages
        }
    .each =
        { $each ->
            [1] par Engrenage
           *[other] par lot de { $each } Engrenages
        }
    .cell = Engrenages
metric-energy = Énergie
    .short = Énergie
    .amount =
        { $count ->
            [one] { $count } Énergie
           *[other] { $count } Énergies
        }
    .each =
        { $each ->
            [1] par Énergie
           *[other] par lot de { $each } Énergies
        }
    .cell = Énergie
metric-resources = Engrenages et Énergie
    .short = Biens
    .amount =
        { $count ->
            [one] { $count } Engrenage ou Énergie
           *[other] { $count } Engrenages et Énergies
        }
    .each =
        { $each ->
            [1] par Engrenage et Énergie
           *[other] par lot de { $each } Engrenages et Énergies
        }
    .cell = biens
metric-dice = dés
    .short = Dés
    .amount =
        { $count ->
            [one] { $count } dé
           *[other] { $count } dés
        }
    .each =
        { $each ->
            [1] par dé
           *[other] par lot de { $each } dés
        }
    .cell = dés
metric-buzz = Buzz
    .short = Buzz
    .amount = { $count } Buzz
    .each =
        { $each ->
            [1] par Buzz
           *[other] par lot de { $each } Buzz
        }
    .cell = Buzz
metric-market-assistants = Assistants au marché
    .short = Assist.
    .amount =
        { $count ->
            [one] { $count } Assistant au marché
           *[other] { $count } Assistants au marché
        }
    .each =
        { $each ->
            [1] par Assistant au marché
           *[other] par lot de { $each } Assistants au marché
        }
    .sign =
        { $each ->
            [1] par { $assistant }
           *[other] par { $each }{ $assistant }
        }
    .cell = au marché

## Effets : un message par sorte de pas, une phrase, avec `.brief` en peu de mots
# $goods, $pay, $get : voir le fichier anglais. Les autres arguments sont les champs du pas.

effect-none = Aucun effet.
    .brief = aucun effet
    .sign = aucun effet
# $goods
effect-gain = Recevez { $goods }.
    .brief = { $goods }
    .sign = { $goods }
# $goods
effect-lose = Perdez { $goods }.
    .brief = { $goods }
    .sign = { $goods }
# $goods
effect-advance = Avancez : { $goods }.
    .brief = { $goods }
    .sign = { $goods }
# $goods
effect-retreat = Reculez : { $goods }.
    .brief = { $goods }
    .sign = { $goods }
# $actions, $free (« no », « placing », ou « market » si monter est gratuit aussi)
effect-assistant =
    { $free ->
        [placing] { $actions ->
            [one] { $actions } action d'Assistant ; la pose au Black Market est gratuite.
           *[other] { $actions } actions d'Assistant ; la pose au Black Market est gratuite.
        }
        [market] { $actions ->
            [one] { $actions } action d'Assistant, gratuite au Black Market.
           *[other] { $actions } actions d'Assistant, gratuites au Black Market.
        }
       *[no] { $actions ->
            [one] { $actions } action d'Assistant.
           *[other] { $actions } actions d'Assistant.
        }
    }
    .brief =
        { $free ->
            [no] { $actions ->
                [one] { $actions } action d'Assistant
               *[other] { $actions } actions d'Assistant
            }
           *[other] { $actions ->
                [one] { $actions } action d'Assistant gratuite
               *[other] { $actions } actions d'Assistant gratuites
            }
        }
    .sign =
        { $free ->
            [no] { $actions }{ $assistant }
           *[other] { $actions }{ $assistant } à { $cost } £
        }
# Des actions dont certaines sont gratuites au marché : $actions, $free
effect-assistants =
    { $actions ->
        [one] { $actions } action d'Assistant, dont { $free } gratuite
       *[other] { $actions } actions d'Assistant, dont { $free } gratuite
    }
    .sign = { $actions }{ $assistant }, { $free } gratuite
# $count
effect-push-down =
    { $count ->
        [one] Faites descendre { $count } de vos Assistants au Black Market, sans Engrenage.
       *[other] Faites descendre { $count } de vos Assistants au Black Market, sans Engrenages.
    }
    .brief =
        { $count ->
            [one] { $count } Assistant à descendre
           *[other] { $count } Assistants à descendre
        }
    .sign = { $count }{ $assistant } à descendre
# $from_ (clé)
effect-research =
    { $from_ ->
        [purple_blue] Piochez des tuiles Recherche à cadre bleu, gardez-en une et posez-la sur votre plateau.
        [purple_orange] Piochez des tuiles Recherche à cadre orange, gardez-en une et posez-la sur votre plateau.
       *[green_display] Prenez une tuile Recherche du British Museum.
    }
    .brief =
        { $tiles ->
            [one] +{ $tiles } tuile
           *[other] +{ $tiles } tuiles
        }
    .sign =
        { $tiles ->
            [one] +{ $tiles } tuile
           *[other] +{ $tiles } tuiles
        }
# $times
effect-use-green =
    { $times ->
        [one] Utilisez { $times } de vos bonus verts maintenant.
       *[other] Utilisez { $times } de vos bonus verts maintenant, tous différents.
    }
    .brief =
        { $times ->
            [one] { $times } bonus vert
           *[other] { $times } bonus verts
        }
    .sign =
        { $times ->
            [one] { $times } vert
           *[other] { $times } verts
        }
# $count
effect-die =
    { $count ->
        [one] { $count } nouveau dé, dès la manche suivante.
       *[other] { $count } nouveaux dés, dès la manche suivante.
    }
    .brief =
        { $count ->
            [one] +{ $count } dé
           *[other] +{ $count } dés
        }
    .sign = +{ $count }D
effect-token = Prenez la Montre à Gousset.
    .brief = Montre à Gousset
    .sign = Montre
# $goods, $each (metric-….each), $max (0 s'il n'y a pas de limite)
effect-per =
    { $max ->
        [0] Recevez { $goods } { $each }.
       *[other] Recevez { $goods } { $each }, au plus { $max } fois.
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
# $options
effect-choose = Choisissez : { $options }.
    .brief = { $options }
    .sign = { $options }
# $pay, $get, $max
effect-exchange =
    { $max ->
        [one] Vous pouvez payer { $pay } pour { $get }.
       *[other] Vous pouvez payer { $pay } pour { $get }, jusqu'à { $max } fois.
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
        [one] { $add } point de plus pour désigner le premier joueur ; il ne se paie pas.
       *[other] { $add } points de plus pour désigner le premier joueur ; ils ne se paient pas.
    }
    .brief = +{ $add } pour être premier
    .sign = +{ $add } premier
# $per_round
effect-modifier-ignore-slot-cost =
    { $per_round ->
        [one] Ignorez le coût de { $per_round } case de placement par manche.
       *[other] Ignorez le coût de { $per_round } cases de placement par manche.
    }
    .brief =
        { $per_round ->
            [one] { $per_round } case ne coûte rien
           *[other] { $per_round } cases ne coûtent rien
        }
    .sign =
        { $per_round ->
            [one] { $per_round } case à { $cost } £
           *[other] { $per_round } cases à { $cost } £
        }
# $pounds
effect-modifier-no-slot-compensation = Chacun de vos dés sans case d'action rapporte { $pounds } £ au lieu de la somme habituelle.
    .brief = { $pounds } £ par dé trop tard
    .sign = tard { $pounds } £
# $gears, $per_round
effect-modifier-prototype-discount =
    { $per_round ->
        [one] { $per_round } Prototype par manche coûte moins : -{ $gears ->
            [one] { $gears } Engrenage
           *[other] { $gears } Engrenages
        }.
       *[other] { $per_round } Prototypes par manche coûtent moins : -{ $gears ->
            [one] { $gears } Engrenage
           *[other] { $gears } Engrenages
        } chacun.
    }
    .brief =
        { $per_round ->
            [one] { $per_round } Prototype à { $gears ->
                [one] { $gears } Engrenage de moins
               *[other] { $gears } Engrenages de moins
            }
           *[other] { $per_round } Prototypes à { $gears ->
                [one] { $gears } Engrenage de moins
               *[other] { $gears } Engrenages de moins
            }
        }
    .sign = Prototype -{ $gears }G ({ $per_round })
# $vp
effect-modifier-prototype-vp = Chaque Prototype que vous fabriquez rapporte { $vp } PV de plus.
    .brief = +{ $vp } PV par Prototype
    .sign = +{ $vp }PV par Prototype
# $add
effect-modifier-prototype-limit =
    { $add ->
        [one] Vous pouvez fabriquer { $add } Prototype de plus par manche.
       *[other] Vous pouvez fabriquer { $add } Prototypes de plus par manche.
    }
    .brief =
        { $add ->
            [one] +{ $add } Prototype par manche
           *[other] +{ $add } Prototypes par manche
        }
    .sign =
        { $add ->
            [one] +{ $add } Prototype
           *[other] +{ $add } Prototypes
        }

## Lieux. `.effect` dit ce que fait l'action.

location-patent-office = Patent Office
    .short = Patents
    .tiny = P.O.
    .effect = Prenez un Brevet exposé ; il se paie quand vous fabriquez le Prototype.
    .rule = patent-office
location-british-museum = British Museum
    .short = Museum
    .tiny = Mus.
    .effect = Prenez une tuile Recherche exposée. Grise, elle sert aussitôt ; verte, à chaque phase Revenu.
    .rule = british-museum
location-bank-of-england = Bank of England
    .short = Bank
    .tiny = Bank
    .effect = Prenez un Titre exposé : du Revenu et des points, aussitôt.
    .rule = bank
location-westminster = Westminster
    .short = Westmin.
    .tiny = West
    .effect = Avancez d'une case et recevez son bonus. Plus vous avancez, moins vous payez de salaires.
    .rule = westminster
location-reform-club = Reform Club
    .short = Club
    .tiny = Club
    .effect = Recrutez un Personnage exposé et payez son prix aussitôt. Le premier salaire est dû cette manche.
    .rule = reform-club
location-london-times = London Times
    .short = Times
    .tiny = Time
    .effect = Recevez du Buzz selon le niveau que vous atteignez dans la ligne de l'Éditeur pour cette manche.
    .rule = london-times
location-port-of-london = Port of London
    .short = Port
    .tiny = Port
    .effect = Votre dé va sur un emplacement libre : Assistants, Engrenages, nouveau dé ou Ticket.
    .rule = port
location-waterloo-station = Waterloo Station
    .short = Waterloo
    .tiny = Wat.
    .effect = Votre dé va sur un emplacement libre : Énergie, bonus verts, Buzz.
    .rule = waterloo
market = Black Market
    .short = Marché
    .tiny = Mché
    .effect = Les Assistants y rapportent l'avantage de leur case à chaque phase Revenu, et descendent d'une case après la manche.
    .rule = black-market

# Les emplacements des deux derniers. Leur effet dit ce qu'ils donnent ; celui du Ticket, `.effect` : $vp (de l'année)
spot-two-assistant-actions = Actions d'Assistant
    .short = Assist.
    .tiny = Asst
    .rule = port
spot-two-gears = Engrenages
    .short = Engren.
    .tiny = Eng.
    .rule = port
spot-new-die = Nouveau dé
    .short = Nouv. dé
    .tiny = Dé
    .rule = port
spot-new-die-for-2-pounds = Nouveau dé payant
    .short = Dé payant
    .tiny = Dé£
    .rule = port
spot-ticket = Ticket
    .short = Ticket
    .tiny = Tick
    .effect = Marquez { $vp } PV et la valeur du dé, qui ne revient jamais.
    .brief = { $vp } PV et la valeur du dé
    .sign = { $vp }PV et dé
    .rule = tickets
spot-two-energy = Énergie
    .short = Énergie
    .tiny = Én.
    .rule = waterloo
spot-energy-and-green = Énergie et bonus vert
    .short = Én.+vert
    .tiny = É+V
    .rule = waterloo
spot-energy-and-two-buzz = Énergie et Buzz
    .short = Én.+Buzz
    .tiny = É+B
    .rule = waterloo
spot-green-or-two-buzz = Bonus vert ou Buzz
    .short = Vert/Buzz
    .tiny = V/B
    .rule = waterloo

# Une case de Westminster : $space
westminster-space =
    { $space ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $space }
    }

## Brevets

patent-steam-dental-drill = Fraise dentaire à vapeur
    .short = Fraise
patent-audio-book = Livre audio
    .short = Livre aud
patent-hydraulic-crane = Grue hydraulique
    .short = Grue
patent-beer-glass-counter = Compteur de bières
    .short = Compteur
patent-climate-changer = Changeur de climat
    .short = Climat
patent-crystal-palace = Crystal Palace
    .short = Palace
patent-time-machine = Machine à remonter le temps
    .short = M. temps
patent-riveted-trouser-press = Presse à pantalons rivetés
    .short = Pantalons
patent-mummy-unwrapping-engine = Débandeletteuse de momies
    .short = Momies
patent-facsimile-telegraph = Télégraphe fac-similé
    .short = Fac-sim.
patent-leech-barometer = Baromètre à sangsues
    .short = Sangsues
patent-mechanical-reaper = Moissonneuse mécanique
    .short = Moisson.
patent-thinking-machine = Machine pensante
    .short = Pensante
patent-difference-engine = Machine à différences
    .short = M. diff.
patent-transatlantic-cable = Câble transatlantique
    .short = Câble
patent-atmospheric-railway = Chemin de fer atmosphérique
    .short = Ch. fer
patent-steam-airship = Dirigeable à vapeur
    .short = Dirigeab.
patent-diving-boat = Bateau plongeur
    .short = Plongeur
patent-unpickable-lock = Serrure incrochetable
    .short = Serrure
patent-flushing-lavatory = Cabinets à chasse d'eau
    .short = Chasse
patent-ice-machine = Machine à glace
    .short = M. glace
patent-electric-master-clock = Horloge mère électrique
    .short = Horloge
patent-stereoscope = Stéréoscope
    .short = Stéréosc.
patent-steam-saxophone = Saxophone à vapeur
    .short = Saxophone
patent-sewing-machine = Machine à coudre
    .short = M. coudre
patent-pigeon-post-sorter = Trieuse de pigeons voyageurs
    .short = Pigeons
patent-mechanical-chess-player = Joueur d'échecs mécanique
    .short = Échecs
patent-self-pouring-teapot = Théière verseuse
    .short = Théière
patent-mechanical-butler = Majordome mécanique
    .short = Majordome
patent-smog-filter = Filtre à smog
    .short = Filtre
# N'importe quel Brevet, n'importe quel Prototype.
patent = Brevet
    .rule = patents
prototype = Prototype
    .rule = prototypes

## Personnages

character-queen-victoria = Reine Victoria
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
character-captain-nemo = Capitaine Nemo
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
# N'importe quel Personnage.
character = Personnage
    .rule = characters

## Tuiles, titres, Prospectus : nommés par ce qu'ils font. Quand on l'ignore, par leur sorte.

tile = Tuile Recherche
    .short = Recherche
    .tiny = Rech
    .rule = research
# $kind (clé : immediate ou permanent), $text (son effet en peu de mots)
tile-name =
    { $kind ->
        [permanent] Verte ({ $text })
       *[immediate] Grise ({ $text })
    }
share = Titre
    .short = Titre
    .tiny = Tit.
    .rule = shares
# $income, $vp
share-name =
    { $vp ->
        [0] Titre (+{ $income } Revenu)
       *[other] Titre (+{ $income } Revenu, +{ $vp } PV)
    }
flyer = Prospectus
    .short = Prospect.
    .tiny = Pros
    .rule = flyers
# $colour (clé), $text (son effet en peu de mots)
flyer-name =
    { $colour ->
        [blue] Prospectus bleu ({ $text })
        [green] Prospectus vert ({ $text })
       *[purple] Prospectus violet ({ $text })
    }
loan = Prêt
    .short = Prêt
    .tiny = Prêt
    .rule = loans
watch = Montre à Gousset
    .short = Montre
    .tiny = Mont
    .effect = À la phase Revenu, elle répète un des autres bonus verts de son propriétaire.
    .rule = pocket-watch

editor-1A = Société
editor-1B = Industrie
editor-2A = Finances
editor-2B = Politique
editor-3A = Sciences
editor-3B = Bas-fonds
editor-4A = Travail
editor-4B = Célébrités

nation-france = France
    .short = France
    .tiny = Fr.
nation-united-kingdom = Royaume-Uni
    .short = Roy.-Uni
    .tiny = R.U.
nation-japan = Japon
    .short = Japon
    .tiny = Jap.
nation-united-states = États-Unis
    .short = É.-Unis
    .tiny = É.U.
nation-spain = Espagne
    .short = Espagne
    .tiny = Esp.
nation-germany = Allemagne
    .short = Allemagne
    .tiny = All.
nation-italy = Italie
    .short = Italie
    .tiny = It.
nation-russia = Russie
    .short = Russie
    .tiny = Rus.
nation-netherlands = Pays-Bas
    .short = Pays-Bas
    .tiny = P.B.
nation-ottoman-empire = Empire ottoman
    .short = Ottomans
    .tiny = Ott.

pile-patents = Brevets
    .short = Brevets
pile-characters = Personnages
    .short = Personn.
pile-green = Tuiles Recherche vertes
    .short = Recherche
pile-purple-blue = Tuiles violettes, cadre bleu
    .short = Bleues
pile-purple-orange = Tuiles violettes, cadre orange
    .short = Oranges
pile-loans = Prêts
    .short = Prêts

## La feuille de score, et le départage

score-start = Au départ
    .short = Départ
score-prototypes = Prototypes
    .short = Protot.
score-characters = Personnages
    .short = Personn.
score-links = Liens
    .short = Liens
score-shares = Titres
    .short = Titres
score-tickets = Tickets
    .short = Tickets
score-research = Tuiles Recherche
    .short = Recherche
score-flyers = Prospectus
    .short = Prospect.
score-illustrations = Illustrations
    .short = Illustr.
score-effects = Effets des cartes
    .short = Effets
score-red-income = Revenu rouge
    .short = Rev.rouge
score-buzz = Place au Buzz
    .short = Buzz
score-market = Black Market
    .short = Marché
score-objective = Objectif
    .short = Objectif
score-loans = Prêts
    .short = Prêts
score-empty-spaces = Cases Recherche vides
    .short = Vides

decided-points = Victoire aux points.
decided-shared = Égalité de points : il n'y a pas de départage.

## Ce qu'une évaluation additionne, en points : son nom, et ce que veut dire y gagner (.more) ou y perdre (.less)

term-points = points marqués
    .more = plus de points marqués
    .less = moins de points marqués
term-objective = Objectif
    .more = plus de points avec l'Objectif
    .less = moins de points avec l'Objectif
term-research = Recherche
    .more = plus à gagner avec la Recherche
    .less = moins à gagner avec la Recherche
term-loans = Prêts à la fin
    .more = des Prêts qui coûtent moins à la fin
    .less = des Prêts qui coûtent plus à la fin
term-patents = Brevets
    .more = plus à gagner avec les Brevets
    .less = moins à gagner avec les Brevets
term-characters = Personnages
    .more = plus à gagner avec les Personnages
    .less = moins à gagner avec les Personnages
term-income = Revenu
    .more = plus de Revenu à venir
    .less = moins de Revenu à venir
term-buzz = Buzz
    .more = plus à gagner avec le Buzz
    .less = moins à gagner avec le Buzz
term-westminster = Westminster
    .more = plus à gagner avec Westminster
    .less = moins à gagner avec Westminster
term-black-market = Black Market
    .more = plus à gagner avec le Black Market
    .less = moins à gagner avec le Black Market
term-money = argent
    .more = plus d'argent
    .less = moins d'argent
term-goods = biens
    .more = des biens qui valent plus
    .less = des biens qui valent moins
term-stations = Port et Waterloo
    .more = plus à gagner au Port et à Waterloo
    .less = moins à gagner au Port et à Waterloo
term-dice = dés
    .more = des dés qui valent plus
    .less = des dés qui valent moins

## Questions. `.help` et `.rule` sans argument ; wait-… : $seat

ask-dice-setting = Choisissez en secret la valeur de tous vos dés
    .help = Vous payez une livre par point, même pour les dés que vous ne poserez pas. Le plus grand total joue en premier, le plus petit reçoit des Journaux. Un dé acheté maintenant avec des Journaux sert dès cette manche.
    .rule = phase-one
wait-dice-setting = { $seat } choisit la valeur de ses dés
ask-window = Échangez, empruntez, remboursez, ou continuez
    .help = L'étape suivante concerne tout le monde. Avant elle, vous pouvez échanger, emprunter ou rembourser.
    .rule = exchanges
wait-window = { $seat } peut échanger
ask-funding = Il vous manque de l'argent : trouvez le reste
    .help = Vous devez payer. Vendez ce que vous voulez ou empruntez ; rien n'oblige à vendre d'abord.
    .from = { $source } : l'argent manque, trouvez le reste
    .rule = loans
wait-funding = { $seat } cherche de l'argent
ask-purchase = Complétez le paiement de la carte
    .help = Votre choix est fait. Achetez ce qui manque, vendez ce dont vous n'avez pas besoin, ou empruntez, jusqu'à pouvoir payer.
    .from = { $source } : complétez le paiement
    .rule = prototypes
wait-purchase = { $seat } paie une carte
ask-loan-space = Choisissez la tuile Recherche à remplacer
    .help = Votre plateau est plein : le Prêt prend la case d'une de vos tuiles, qui quitte la partie.
    .from = { $source } : choisissez la tuile à remplacer
    .rule = loans
wait-loan-space = { $seat } fait de la place pour un Prêt
ask-placement = Posez un dé, ou passez jusqu'à la fin de la manche
    .help = Une case accepte un dé de son nombre ou plus. Certaines donnent une action d'Assistant, d'autres coûtent de l'argent. Les dés hauts agissent d'abord. Passer est définitif.
    .rule = phase-two
wait-placement = { $seat } pose un dé
ask-die-choice = Choisissez le dé pour cette case
    .help = Les dés agissent du plus haut au plus bas, à égalité de gauche à droite. Un dé faible peut ne plus trouver de case d'action.
    .rule = phase-two
wait-die-choice = { $seat } choisit un dé
ask-slot-cost = Payer la case, ou utiliser un Personnage ?
    .help = Un de vos Personnages peut annuler le coût de la case.
    .rule = phase-two
wait-slot-cost = { $seat } paie une case
ask-assistant-action = Utilisez l'action d'Assistant
    .help = Un niveau de plus à votre Objectif, un nouvel Assistant sur la plus basse case libre du marché, ou un des vôtres jusqu'à la prochaine case libre. Inutilisée, elle est perdue.
    .from = { $source } : utilisez l'action d'Assistant
    .rule = assistants
wait-assistant-action = { $seat } fait une action d'Assistant
ask-descent = Faire descendre un Assistant au marché ?
    .help = Après chaque dé posé, un de vos Assistants peut descendre à la prochaine case libre, ou sortir. D'assez haut, cela rapporte un Engrenage tant qu'il y en a.
    .rule = black-market
wait-descent = { $seat } peut faire descendre un Assistant
ask-pushed-down = Choisissez l'Assistant qui descend
    .help = Un effet pousse un de vos Assistants vers la prochaine case libre en dessous, ou dehors. Cela ne rapporte pas d'Engrenage.
    .from = { $source } : choisissez l'Assistant qui descend
    .rule = black-market
wait-pushed-down = { $seat } fait descendre un Assistant
ask-action = Prendre la case d'action, ou passer avec ce dé ?
    .help = Le bonus ou le coût de la case vient d'abord, puis l'action, que vous devez faire. Un dé qui passe ne reçoit rien, et la case reste libre.
    .from = { $source } : prendre la case d'action, ou passer ?
    .rule = phase-three
wait-action = { $seat } choisit d'agir ou non
ask-patent-choice = Choisissez un Brevet
    .help = Vous le paierez en le fabriquant. Ses points baissent d'année en année ; cherchez les liens avec des Personnages.
    .rule = patent-office
wait-patent-choice = { $seat } choisit un Brevet
ask-displayed-tile = Choisissez une tuile Recherche
    .help = Grise, elle sert aussitôt ; verte, à chaque phase Revenu désormais. L'une comme l'autre couvre une case Recherche.
    .rule = british-museum
wait-displayed-tile = { $seat } choisit une tuile Recherche
ask-drawn-tile = Choisissez la tuile à garder
    .help = L'autre va sous sa pile. Tout le monde voit les deux.
    .from = { $source } : choisissez la tuile à garder
    .rule = research
wait-drawn-tile = { $seat } choisit entre deux tuiles
ask-tile-space = Choisissez la tuile Recherche à remplacer
    .help = Votre plateau est plein : la nouvelle tuile prend la case d'une des vôtres, qui quitte la partie. Les Prêts restent.
    .from = { $source } : choisissez la tuile à remplacer
    .rule = research
wait-tile-space = { $seat } fait de la place pour une tuile
ask-share-choice = Choisissez un Titre
    .help = Revenu et points montent aussitôt. Le Revenu baisse de nouveau après chaque manche.
    .rule = bank
wait-share-choice = { $seat } choisit un Titre
ask-recruitment = Choisissez un Personnage à recruter
    .help = Le choix est définitif : ce qui manque au prix s'achète ou s'emprunte. Le salaire est dû dès cette manche.
    .rule = reform-club
wait-recruitment = { $seat } recrute
ask-immediate-effect = Utiliser l'effet du nouveau Personnage ?
    .help = L'effet gris sert une fois, maintenant, en entier ou pas du tout.
    .from = { $source } : utiliser l'effet ?
    .rule = characters
wait-immediate-effect = { $seat } peut utiliser un effet
ask-spot-choice = Choisissez l'emplacement de votre dé
    .help = Chaque emplacement sert une fois par manche. La case d'action reste occupée.
    .from = { $source } : choisissez un emplacement
    .rule = port
wait-spot-choice = { $seat } choisit un emplacement
ask-token = Poser un jeton Buzz sur cette illustration ?
    .help = Il paiera désormais à chaque phase Revenu. Vous ne pourrez pas y revenir, et un jeton ne bouge plus.
    .from = Poser un jeton Buzz sur l'illustration { $source } ?
    .rule = illustrations
wait-token = { $seat } est devant une illustration
ask-alternative = Choisissez l'un de ces effets
    .help = Vous pouvez choisir n'importe lequel, même s'il ne vous donne rien.
    .from = { $source } : choisissez un effet
    .rule = effects
wait-alternative = { $seat } choisit un effet
ask-bargain = Faire cet échange ?
    .help = Il faut avoir les biens ; les livres peuvent s'emprunter. Vous pouvez refuser.
    .from = { $source } : faire cet échange ?
    .rule = effects
wait-bargain = { $seat } peut faire un échange
ask-green-bonus = Choisissez un bonus vert à utiliser
    .help = Une de vos tuiles vertes, ou la case du marché d'un de vos Assistants. Il servira encore à la phase Revenu.
    .from = { $source } : choisissez un bonus vert à utiliser
    .rule = green-bonuses
wait-green-bonus = { $seat } choisit un bonus vert
ask-character-effects = Utilisez les effets de vos Personnages
    .help = Chacun une fois, dans l'ordre voulu, ou pas du tout. Les salaires sont déjà payés.
    .rule = phase-four
wait-character-effects = { $seat } utilise ses Personnages
ask-building = Fabriquez un Prototype, ou terminez
    .help = Il rapporte les points de cette année et ses liens avec vos Personnages. Puis un joueur de votre choix prend tout l'effet.
    .rule = phase-five
wait-building = { $seat } peut fabriquer des Prototypes
ask-discount = Utiliser un Personnage pour réduire le coût ?
    .help = Le Personnage ne peut le faire qu'une fois par manche.
    .from = { $source } : un Personnage pour payer moins d'Engrenages ?
    .rule = prototypes
wait-discount = { $seat } paie un Prototype
ask-target = À qui appliquer l'effet du Prototype ?
    .help = Un seul joueur le prend en entier, le bon et le mauvais, et fait les choix qu'il contient. Ce peut être vous.
    .from = { $source } : qui prend l'effet ?
    .rule = prototypes
wait-target = { $seat } choisit qui prend un effet
ask-green-effects = Choisissez le prochain bonus vert
    .help = Tous les vôtres servent une fois ; vous choisissez l'ordre.
    .rule = phase-six
wait-green-effects = { $seat } utilise ses bonus verts
ask-pocket-watch = Choisissez le bonus vert à répéter
    .help = La Montre à Gousset vous fait utiliser un de vos bonus verts une fois de plus.
    .rule = pocket-watch
wait-pocket-watch = { $seat } utilise la Montre à Gousset

## Coups : les champs du coup ; ce que l'interface ajoute est nommé dans le fichier anglais

move-set-dice = { $values } : { $pounds } £, { $missing ->
        [0] reste { $left } £
       *[other] { $missing } £ à emprunter
    }
move-trade = { trade-given } → { trade-got }
move-borrow = Prêt : +{ $cash } £, de -{ $least } à -{ $most } PV
move-repay = Rembourser { $repay } £ : -{ $vp } PV → -{ $repaid } PV
move-done = Continuer
    .window = Continuer
    .character-effects = Plus d'effets
    .building = Ne plus fabriquer
move-accept = L'utiliser
    .immediate-effect = { $text }
    .bargain = { $pay } → { $get }
move-decline = Y renoncer
    .assistant-action = Pas d'action d'Assistant
    .descent = Rester
    .token = Ne pas poser de jeton
    .bargain = Pas d'échange
    .green-bonus = Pas de bonus vert
    .pocket-watch = Ne rien répéter
    .immediate-effect = Renoncer à l'effet
    .discount = Payer le prix entier
move-pass = Passer
    .placement = Passer : plus de dé à poser
    .action = Passer avec ce dé
move-call-on = { $character } : { $text }
    .slot-cost = { $character } : { $pounds } £ de moins
    .discount =
        { $gears ->
            [one] { $character } : -{ $gears } Engrenage
           *[other] { $character } : -{ $gears } Engrenages
        }
move-pick = { $text }
placement-slot =
    { $pay ->
        [0] { $min }+{ $assistant }
       *[other] { $min }+{ $assistant }({ $pay } £)
    }
move-place = { $location } { placement-slot }
move-use-die = Dé { $value }
    .outcome = Dé { $value } : { $text }
move-pay = Payer { $pounds } £
move-promote = Objectif, niveau { $level } : { $vp } PV
move-hire =
    { $cost ->
        [0] Nouvel Assistant en { $space } : gratuit
       *[other] Nouvel Assistant en { $space } : { $cost } £
    }
move-climb =
    { $cost ->
        [0] Monter de { $space } à { $to } : gratuit
       *[other] Monter de { $space } à { $to } : { $cost } £
    }
move-descend =
    { $to ->
        [0] { $gears ->
            [0] De { $space }, sortir du marché
            [one] De { $space }, sortir : +{ $gears } Engrenage
           *[other] De { $space }, sortir : +{ $gears } Engrenages
        }
       *[other] { $gears ->
            [0] Descendre de { $space } à { $to }
            [one] De { $space } à { $to } : +{ $gears } Engrenage
           *[other] De { $space } à { $to } : +{ $gears } Engrenages
        }
    }
move-act = Agir : { $location }, case { $slot }
    .plain = Agir en case { $slot }
    .bonus = Agir en case { $slot } : { $text }
move-take-patent = { $patent } : { $vp } PV
move-take-tile = { $tile }
move-take-share = { $share }
move-recruit = { $character } : { $vp } PV
move-go-to = { $spot }
    .effect = { $text }
move-give-up = Défausser : { $tile }
move-use-tile = { $tile }
move-use-space = Marché { $space } : { $text }
move-lay-token = Jeton en { $space } : { $text } par manche
move-build = { $patent } : { $vp } PV
move-play-on = { $seat }
    .self = Vous-même

## Événements : la ligne de l'historique. Les arguments sont les champs de l'événement.

event-round-began = La manche { $round } commence : { $name }.
event-phase-began =
    { $phase ->
        [1] Les joueurs choisissent la valeur de leurs dés.
        [2] Les joueurs posent leurs dés.
        [3] Les actions, du premier Lieu au dernier.
        [4] Les salaires sont dus.
        [5] Les joueurs fabriquent des Prototypes.
        [6] Revenu, bonus verts et jetons Buzz.
       *[other] La phase { $phase } commence.
    }
event-dice-set = { $seat } a choisi la valeur de ses dés.
event-dice-revealed =
    { $bought ->
        [0] { $seat } montre { $values }.
        [one] { $seat } montre { $values }, dont { $bought } dé tout juste acheté.
       *[other] { $seat } montre { $values }, dont { $bought } dés tout juste achetés.
    }
event-order-found = { $seat } joue en premier cette manche ; les autres suivent dans le sens horaire.
event-lowest-sum =
    { $newspapers ->
        [0] { $seat } a le plus petit total ({ $total }), mais plus de place pour un Journal.
        [one] { $seat } a le plus petit total ({ $total }) : +{ $newspapers } Journal.
       *[other] { $seat } a le plus petit total ({ $total }) : +{ $newspapers } Journaux.
    }
event-gained = { $seat } reçoit :{ sum-gained }.
event-lost = { $seat } :{ sum-lost }.
event-paid =
    { $reason ->
        [dice] { $seat } paie les dés :{ sum-paid }.
        [placement] { $seat } paie la case de placement :{ sum-paid }.
        [slot] { $seat } paie la case d'action :{ sum-paid }.
        [spot] { $seat } paie l'emplacement :{ sum-paid }.
        [market] { $seat } paie au Black Market :{ sum-paid }.
        [salaries] { $seat } paie les salaires :{ sum-paid }.
        [prototype] { $seat } paie le Prototype :{ sum-paid }.
        [character] { $seat } paie le Personnage :{ sum-paid }.
        [income] { $seat } paie les cases de Revenu impossibles :{ sum-paid }.
        [exchange] { $seat } paie un échange :{ sum-paid }.
        [patent] { $seat } paie à cause d'un Prototype :{ sum-paid }.
       *[other] { $seat } paie :{ sum-paid }.
    }
event-traded = { $seat } échange { trade-given } contre { trade-got }.
event-borrowed = { $seat } emprunte { $pounds } £ ; non remboursé, le Prêt coûte { $vp } PV.
event-repaid = { $seat } rembourse le Prêt de { $vp } PV avec { $pounds } £.
event-placed = { $seat } pose un { $value } : { $location }, case { $slot }.
event-passed = { $seat } ne pose plus de dé cette manche.
event-no-slot-fits = Plus aucune case ne convient aux dés : { $seat } passe.
event-called-on = { $character } aide { $seat }.
event-objective-reached = { $seat } atteint le niveau { $level } de son Objectif.
event-hired = { $seat } met un nouvel Assistant sur la case { $space } du Black Market.
event-climbed = { $seat } fait monter un Assistant de la case { $space } à la case { $to }.
event-descended = { $seat } : un Assistant descend de la case { $space } à la case { $to }.
event-left-market = { $seat } : un Assistant quitte le Black Market depuis la case { $space }.
event-market-cleared = { $seat } remplit le Black Market en case { $space } : tous les autres Assistants retournent en réserve.
event-banner-gear = { $seat } prend un Engrenage du Black Market.
event-market-shifted = Au Black Market, tous les Assistants descendent d'une case et les Engrenages sont complétés.
event-action-taken = { $seat } agit avec un { $value } : { $location }, case d'action { $slot }.
event-action-passed = { $seat } passe avec un { $value } : { $location }.
event-compensated = { $seat } n'a pas de case d'action pour un { $value } : { $location }, +{ $pounds } £.
event-action-lost = { $seat } ne peut plus agir : { $location }.
event-patent-taken = { $seat } prend le Brevet { $patent }.
event-share-taken = { $seat } prend : { $share }.
event-recruited = { $seat } recrute { $character } : { SIGNED($vp) } PV.
event-linked = { $patent } et { $character } sont liés : { SIGNED($vp) } PV pour { $seat }.
event-published =
    { $level ->
        [0] { $seat } n'atteint aucun niveau de la ligne de l'Éditeur.
       *[other] { $seat } atteint le niveau { $level } de la ligne de l'Éditeur : { SIGNED($buzz) } Buzz.
    }
event-spot-used = { $seat } va à l'emplacement { $spot }.
event-ticket-taken = { $seat } laisse un { $value } sur le Ticket { $space } pour toujours : { SIGNED($vp) } PV.
event-tile-taken = { $seat } prend une tuile Recherche : { $tile }.
event-tile-discarded = { $seat } défausse une tuile Recherche : { $tile }.
event-tiles-drawn =
    { $count ->
        [one] { $seat } pioche une tuile Recherche : { $tiles }.
       *[other] { $seat } pioche des tuiles Recherche : { $tiles }.
    }
event-pile-empty = La pile n'a plus de tuile Recherche pour { $seat }.
event-no-room = { $seat } n'a plus de place pour une tuile Recherche.
event-tile-used = { $seat } utilise un bonus vert : { $tile }.
event-space-used = { $seat } utilise l'avantage de la case { $space } du Black Market.
event-watch-taken = { $seat } prend la Montre à Gousset.
event-watch-used = { $seat } répète un bonus vert avec la Montre à Gousset.
event-westminster-reached = { $seat } atteint la case { westminster-space } de Westminster.
event-income-moved = { $seat } : { SIGNED($steps) } Revenu, désormais { $pounds } £.
event-buzz-moved = { $seat } : { SIGNED($steps) } Buzz, désormais { $space }.
event-arrived = { $seat } arrive au bout de la piste Buzz en position { $place }.
event-flyer-reached = { $seat } atteint un Prospectus : { $flyer }.
event-token-laid = { $seat } pose un jeton Buzz sur l'illustration { $space }.
event-illustration-paid = L'illustration { $space } paie { $seat }.
event-dice-gained =
    { $dice ->
        [0] Plus aucun dé pour { $seat }.
        [one] { $seat } gagne { $dice } dé pour la manche suivante.
       *[other] { $seat } gagne { $dice } dés pour la manche suivante.
    }
event-built = { $seat } fabrique le Prototype { $patent } : { SIGNED($vp) } PV.
event-played-on = Effet du Prototype { $patent } : { $seat } désigne { $target }.
event-income-paid = { $seat } reçoit un Revenu de { $pounds } £.
event-red-income = { $seat } est sur une case rouge du Revenu : { SIGNED($vp) } PV.
event-sold-out = { $seat } vend tout ce qui reste : +{ $pounds } £.
event-notes-laid =
    { $spaces ->
        [one] { $seat } couvre { $spaces } case Recherche d'un billet.
       *[other] { $seat } couvre { $spaces } cases Recherche de billets.
    }
event-scored = { $seat }, { $item } : { SIGNED($vp) } PV.
event-game-ended =
    { $count ->
        [one] { $winners } gagne la partie. { $decided }
       *[other] { $winners } se partagent la victoire. { $decided }
    }

## Aperçus : un événement en très peu de mots, à côté d'un coup qui l'amènerait. Mêmes arguments que l'événement.

preview-round-began = manche { $round } : { $name }
preview-phase-began =
    { $phase ->
        [1] valeur des dés
        [2] pose des dés
        [3] actions
        [4] salaires
        [5] Prototypes
        [6] Revenu
       *[other] phase { $phase }
    }
preview-dice-set = { $seat } : dés choisis
preview-dice-revealed = { $seat } : { $values }
preview-order-found = { $seat } en premier
preview-lowest-sum =
    { $newspapers ->
        [0] { $seat } : plus petit total
        [one] { $seat } : plus petit total, +{ $newspapers } Journal
       *[other] { $seat } : plus petit total, +{ $newspapers } Journaux
    }
preview-gained = { $seat }{ sum-gained }
preview-lost = { $seat }{ sum-lost }
preview-paid =
    { $reason ->
        [dice] { $seat }{ sum-paid } (dés)
        [placement] { $seat }{ sum-paid } (placement)
        [slot] { $seat }{ sum-paid } (case d'action)
        [market] { $seat }{ sum-paid } (marché)
        [salaries] { $seat }{ sum-paid } (salaires)
        [prototype] { $seat }{ sum-paid } (Prototype)
        [character] { $seat }{ sum-paid } (Personnage)
        [income] { $seat }{ sum-paid } (Revenu)
       *[other] { $seat }{ sum-paid }
    }
preview-traded = { trade-given } → { trade-got }
preview-borrowed = +{ $pounds } £, un Prêt
preview-repaid = -{ $pounds } £, Prêt de { $vp } PV remboursé
preview-placed = dé { $value }
preview-passed = { $seat } passe
preview-no-slot-fits = { $seat } : aucune case ne convient
preview-called-on = { $character }
preview-objective-reached = Objectif { $level }
preview-hired = marché { $space }
preview-climbed = marché { $space } → { $to }
preview-descended = marché { $space } → { $to }
preview-left-market = hors du marché
preview-market-cleared = évacue le marché
preview-banner-gear = + Engrenage du marché
preview-market-shifted = le marché descend
preview-action-taken = case d'action { $slot }
preview-action-passed = { $seat } passe avec un { $value }
preview-compensated = { $seat } : pas de case, +{ $pounds } £
preview-action-lost = { $location } : action perdue
preview-patent-taken = + { $patent }
preview-share-taken = + { $share }
preview-recruited = { SIGNED($vp) } PV
preview-linked = lien, { SIGNED($vp) } PV
preview-published =
    { $level ->
        [0] aucun niveau
       *[other] niveau { $level }, { SIGNED($buzz) } Buzz
    }
preview-spot-used = { $spot }
preview-ticket-taken = Ticket { $space }, { SIGNED($vp) } PV
preview-tile-taken = + { $tile }
preview-tile-discarded = - { $tile }
preview-tiles-drawn = piochées : { $tiles }
preview-pile-empty = plus de tuile
preview-no-room = pas de place pour une tuile
preview-tile-used = { $tile }
preview-space-used = marché { $space }
preview-watch-taken = { $seat } : Montre à Gousset
preview-watch-used = Montre à Gousset
preview-westminster-reached = { $seat } : Westminster { westminster-space }
preview-income-moved = { $seat } : { SIGNED($steps) } Revenu ({ $pounds } £)
preview-buzz-moved = { $seat } : { SIGNED($steps) } Buzz ({ $space })
preview-arrived = { $seat } : bout de la piste, position { $place }
preview-flyer-reached = { $flyer }
preview-token-laid = jeton en { $space }
preview-illustration-paid = { $seat } : illustration { $space }
preview-dice-gained =
    { $dice ->
        [0] plus aucun dé
        [one] +{ $dice } dé la manche suivante
       *[other] +{ $dice } dés la manche suivante
    }
preview-built = { SIGNED($vp) } PV
preview-played-on = effet pour { $target }
preview-income-paid = { $seat } : +{ $pounds } £ de Revenu
preview-red-income = { $seat } : Revenu rouge, { SIGNED($vp) } PV
preview-sold-out = { $seat } : tout est vendu, +{ $pounds } £
preview-notes-laid =
    { $spaces ->
        [one] { $seat } : { $spaces } case couverte
       *[other] { $seat } : { $spaces } cases couvertes
    }
preview-scored = { $seat } { SIGNED($vp) } PV
preview-game-ended = partie terminée : { $winners }

## La table : titres des panneaux, groupes de ce qui est devant un joueur

panel-locations = Londres
# $location
panel-market = Black Market
panel-overview = Cartes et joueurs
panel-belongings = Joueurs
# $count (gears left)
market-title =
    { $count ->
        [one] Black Market, { $count } Engrenage
       *[other] Black Market, { $count } Engrenages
    }
    .narrow = Marché, { $count }G
tab-locations = Londres
tab-market = Marché
tab-players = Joueurs
label-newspapers = Journaux
label-gears = Engrenages
label-energy = Énergie
# $name (of the card on top of a pile that lies face up)
label-next-card = Puis : { $name }
    .untakeable = Prochaine carte de la pile, pas encore à prendre : { $name }
panel-tracks = Pistes
panel-patent-office = Brevets
panel-british-museum = Tuiles Recherche
panel-bank-of-england = Titres
panel-reform-club = Personnages
panel-port-of-london = Port of London
panel-waterloo-station = Waterloo Station

## Titres des colonnes ; .tiny dans un tableau étroit

heading-forecast = votre { $value }
    .acting = à agir
    .offer = sur place
heading-slots = cases de placement
    .whole = cases de placement : dé minimal, £ à payer
    .short = cases
column-seat = joueur
column-pounds = £
    .tiny = £
column-gears = Engrenages
    .tiny = G
column-energy = Énergie
    .tiny = É
column-newspapers = Journaux
    .tiny = J
column-dice = dés
    .tiny = dés
column-westminster = Westminster
    .tiny = W
column-buzz = Buzz
    .tiny = Buzz
column-income = Revenu
    .tiny = rev
column-pay = salaires
    .tiny = sal
column-objective = Objectif
    .tiny = obj.
column-vp = PV
    .tiny = PV
column-loans = Prêts
    .tiny = Prêt
column-rest = reste
    .tiny = res.
column-end = = fin
    .tiny = =fin
heading-actions = cases d'action
    .short = actions
heading-deed = votre action
heading-price = prix
heading-vp = PV
heading-pay = sal
heading-effect = effet
    .one = effet sur un joueur
heading-next-year = en { NUMBER($year, useGrouping: 0) }

## Sur les plateaux : très court

# $vp
# $pounds
# $count
board-loans =
    { $count ->
        [one] { $count } Prêt
       *[other] { $count } Prêts
    }
# $text
# $seat
# $space, $text
# $metric, $levels, $buzz
board-editor = Compte : { $metric }, { $levels }
    .level = { $count } { SIGNED($buzz) }
    .seat = { $seat } : { $count }, { SIGNED($buzz) } Buzz
# $space, $to (I à V), $text ; .top : sur la dernière case
board-westminster = { $space } { $text }
board-passed = passe
board-have = a
    .patents =
        { $count ->
            [one] Brevet
           *[other] Brevets
        }
    .prototypes = fabriqué
    .characters =
        { $count ->
            [one] Personnage
           *[other] Personnages
        }
    .green = vertes
    .grey-tiles = grises
    .grey =
        { $count ->
            [one] { $count } grise
           *[other] { $count } grises
        }
    .loans = tuiles Prêt
    .loans-short = Prêts
    .shares =
        { $count ->
            [one] { $count } Titre
           *[other] { $count } Titres
        }
board-patent = { $name } { $price } → { $vp } PV
board-objective = { $nation } : { $progress } { $metric }, { $vp } PV
    .narrow = { $progress } { $metric }
    .full = atteint
# $nation, $levels, $metric, $vp, $level
board-nation = { $nation } : { $levels } { $metric } pour { $vp } PV, au niveau { $level }
board-tokens = Jetons, par manche :
board-flyers = Prospectus :
board-times = Times, { $metric } :
board-tickets =
    { $count ->
        [0] Plus de Ticket
        [one] { $count } Ticket : { $vp } PV et dé
       *[other] { $count } Tickets : { $vp } PV et dé
    }
    .sign = Tickets { $count } : { $vp }PV et dé
board-market = Black Market
    .down = Après la manche, tous doivent descendre d'une case.
    .gear = Descendre de { $space } ou plus haut après un dé : un Engrenage.
    .final = Les plus hauts à la fin : { $vp } PV.
board-forecast =
    { $rank }{ $rank ->
        [1] er
       *[other] e
    } sur { $count }
    .short =
        { $rank }{ $rank ->
            [1] er
           *[other] e
        }/{ $count }
    .late = tard +{ $pounds } £
    .full = sans case
    .die = { $value } { $text }
    .dice = Vos dés ici : { $text }
board-queue = joue { $die }
    .done = fini
    .nobody = personne
board-offer-patent-office =
    { $count ->
        [one] { $count } Brevet
       *[other] { $count } Brevets
    }
board-offer-british-museum =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
board-offer-bank-of-england =
    { $count ->
        [one] { $count } Titre
       *[other] { $count } Titres
    }
board-offer-reform-club =
    { $count ->
        [one] { $count } Personnage
       *[other] { $count } Personnages
    }
board-offer-port-of-london =
    { $count ->
        [one] { $count } emplacement
       *[other] { $count } emplacements
    }
board-offer-waterloo-station =
    { $count ->
        [one] { $count } emplacement
       *[other] { $count } emplacements
    }
board-offer-westminster = { $space } : { $text }
deed-patent-office = prendre un Brevet ({ $count })
deed-british-museum = prendre une tuile ({ $count })
deed-bank-of-england = prendre un Titre ({ $count })
deed-reform-club = recruter ({ $count })
deed-port-of-london = un emplacement ({ $count })
deed-waterloo-station = un emplacement ({ $count })
deed-westminster = { $space } → { $to } : { $text }
    .top = en { $space } : { $text }
deed-london-times = { SIGNED($buzz) } Buzz : { $text }
board-once = une fois { $text }
board-each-round = chaque manche { $text }
board-tile = grise, une fois : { $text }
    .green = verte, chaque manche : { $text }
board-links = lien { $names }

## Les valeurs des dés, et les échanges

# $sum
dial-sum = Somme { $sum }
# $pounds
dial-cost = Coût { $pounds } £
dial-left = Reste { $pounds } £ sur { $have } £
    .missing = Il manque { $pounds } £
# $count
dial-loans =
    { $count ->
        [one] Sans rien vendre, il faudra { $count } Prêt : de -{ $least } à -{ $most } PV.
       *[other] Sans rien vendre, il faudra { $count } Prêts : de -{ $least } à -{ $most } PV chacun.
    }
dial-keys = flèches : dé et valeur · chiffres · Entrée : valider
dial-slots = Cases de placement selon le dé : { $values } sur { $count }
dial-later = Cette manche : Revenu { $income } £, salaires { $pay } £
dial-rival =
    { $count ->
        [one] { $sign } { $count } dé, { $pounds } £
       *[other] { $sign } { $count } dés, { $pounds } £
    }
dial-first = La plus grande somme commence, la plus petite reçoit des Journaux.

## Inspecter : les titres, et les phrases au-dessous

inspect-location = { $location }
    .next = La prochaine carte de la pile est { $name } ; elle ne peut pas encore être prise.
    .now = Pour vous maintenant : { $text }
    .slot = Case d'action { $slot } : { $text }
    .plain = ni bonus ni coût
    .taken = Case d'action { $slot } : { $seat } avec un { $value }
    .here = { $seat } : { $value }, agit { board-forecast }
    .here-late = { $seat } : { $value }, trop tard
    .nobody = Aucun dé n'est posé ici.
    .order = Les dés agissent du plus haut au plus bas, à égalité de gauche à droite.
    .compensation = Un dé qui ne trouve pas de case libre rapporte { $pounds } £.
    .rule = locations
inspect-slot = { $location } : case de placement { $slot }
    .min = Elle accepte un dé de { $min } ou plus.
    .assistant = Poser ici donne aussitôt une action d'Assistant.
    .pay = Poser ici coûte { $pay } £, aussitôt.
    .plain = Elle ne coûte rien et ne donne pas d'action d'Assistant.
    .die = Un { $value } y est posé par { $seat }.
    .fits = Votre { $value } agirait ici : { $text }
    .no-fit = Aucun de vos dés ne convient.
    .no-dice = Vous n'avez plus de dé à poser.
    .rivals = Dés qui pourraient encore venir avant un { $value } : { $names }
    .idle = Elle ne vous apporterait rien que la place.
    .rule = phase-two
inspect-action-slot = { $location } : case d'action { $slot }
    .gives = Avant l'action : { $text }
    .plain = Elle n'a ni bonus ni coût.
    .die = { $seat } l'occupe avec un { $value }.
    .free = Aucun dé ne l'a encore prise.
    .order = Les dés prennent les cases par la gauche, le plus haut d'abord.
    .compensation = Un dé qui ne trouve pas de case libre rapporte { $compensation } £.
    .rule = phase-three
inspect-patent = { $patent }
    .cost = Prix : { $goods }
    .payable = Vous avez tout.
    .missing = Il vous manque { $goods } ; à l'achat, { $pounds } £.
    .loans =
        { $loans ->
            [one] Sans rien vendre, il faudrait { $loans } Prêt.
           *[other] Sans rien vendre, il faudrait { $loans } Prêts.
        }
    .no-newspapers = Il vous manque des Journaux, et ils ne s'achètent pas.
    .vp = Fabriqué en { NUMBER($year, useGrouping: 0) }, il rapporte { $vp } PV.
    .later = Fabriqué en { NUMBER($year, useGrouping: 0) } : { $vp } PV.
    .links =
        { $count ->
            [one] Lien avec { $names } : { $link_vp } PV si vous avez les deux.
           *[other] Liens avec { $names } : { $link_vp } PV par paire.
        }
    .linked = Vous avez { $names } : { SIGNED($vp) } PV en le fabriquant.
    .no-link = Vous n'avez aucun Personnage lié.
    .effect = Effet pour un joueur, au choix de son propriétaire : { $text }
    .owner = { $seat } détient ce Brevet.
    .built = { $seat } l'a fabriqué.
    .display = Exposé au Patent Office. Vous le paierez en le fabriquant.
    .top = Le dessus de la pile : visible, mais pas à prendre.
    .rule = patents
inspect-character = { $character }
    .cost = Prix : { $goods }
    .payable = Vous avez tout.
    .missing = Il vous manque { $goods } ; à l'achat, { $pounds } £.
    .loans =
        { $loans ->
            [one] Sans rien vendre, il faudrait { $loans } Prêt.
           *[other] Sans rien vendre, il faudrait { $loans } Prêts.
        }
    .no-newspapers = Il vous manque des Journaux, et ils ne s'achètent pas.
    .salary = Salaire à votre case de Westminster ({ westminster-space }) : { $pounds } £ par manche
    .salaries = Salaire de case en case : { $salaries }
    .vp = Recrutement en { NUMBER($year, useGrouping: 0) } : { $vp } PV
    .later = Recrutement en { NUMBER($year, useGrouping: 0) } : { $vp } PV.
    .links =
        { $count ->
            [one] Lien avec { $names } : { $link_vp } PV si vous avez les deux.
           *[other] Liens avec { $names } : { $link_vp } PV par paire.
        }
    .linked = Vous avez fabriqué { $names } : { SIGNED($vp) } PV au recrutement.
    .no-link = Vous n'avez fabriqué aucun Prototype lié.
    .immediate = Facultatif, une fois, au recrutement : { $text }
    .recurring = À chaque manche, en phase { $phase } : { $text }
    .owner = Au service du joueur { $seat }
    .display = Au Reform Club ; le salaire est dû dès cette manche.
    .used = L'effet a déjà servi cette manche.
    .top = Le dessus de la pile : visible, mais pas à prendre.
    .rule = characters
inspect-tile = { $tile }
    .effect = { $text }
    .immediate = Une tuile grise : elle sert une fois, quand elle est posée, puis couvre sa case.
    .permanent = Une tuile verte : elle sert à chaque phase Revenu, et quand vous l'utilisez comme bonus vert.
    .owner = Sur le plateau du joueur { $seat }
    .display = Exposée au British Museum ; ce qui reste après la manche quitte la partie.
    .full = Votre plateau est plein : elle remplacerait une de vos tuiles.
    .rule = research
inspect-research = Recherche : { $seat }
    .counts = Tuiles : { $tiles }, Prêts : { $loans }, vides : { $empty }
    .rule = research
inspect-loan = Prêt de { $vp } PV
    .open = Non remboursé, il coûte { $vp } PV à la fin.
    .repaid = Il est remboursé et coûte { $repaid } PV à la fin.
    .repay = Le rembourser coûte { $repay } £ et épargne { $vp } PV.
    .covers = Il couvre sa case Recherche pour toujours.
    .owner = Pris par { $seat }
    .rule = loans
inspect-share = { $share }
    .title = Titres : { $seat }
    .gives = Le Revenu monte de { $income }, et il rapporte { $vp } PV, aussitôt.
    .above = Les cases au-delà du haut de la piste Revenu se paient en livres.
    .owned =
        { $count ->
            [0] Aucun pour l'instant.
            [one] { $count } Titre
           *[other] { $count } Titres
        }
    .leaves = Ce qui reste après la manche quitte la partie.
    .rule = shares
inspect-buzz = Piste Buzz
    .place = { $seat } : { $space }
    .tokens = { $seat } : jetons en { $spaces }, { $count } en réserve
    .no-tokens = { $seat } : aucun jeton posé, { $count } en réserve
    .next = Ensuite pour vous : { $space }, { $text }
    .ranks = Décompte final par place : { $names } PV
    .now = { $seat } : { SIGNED($vp) } PV pour la place actuelle
    .end = La piste finit à { $length } ; le Buzz de plus est perdu.
    .rule = buzz
inspect-illustrations = Jetons Buzz
    .space = { $space } : { $text }
    .tokens = { $space } : { $text } (jeton : { $names })
    .left =
        { $count ->
            [0] Vous avez posé tous vos jetons.
            [one] Il vous reste { $count } jeton.
           *[other] Il vous reste { $count } jetons.
        }
    .once = En atteignant ou dépassant une illustration, vous pouvez y poser un jeton, à ce moment ou jamais. Il rapporte à chaque phase Revenu.
    .rule = buzz
inspect-flyer = { $flyer }
    .title = Prospectus
    .space = Il est sur la case { $space } de la piste Buzz.
    .bonus = Chaque joueur qui l'atteint ou le dépasse reçoit une fois : { $text }
    .taken = Déjà là : { $names }
    .nobody = Aucun joueur ne l'a encore atteint.
    .once = Chaque joueur reçoit le bonus une fois, en atteignant ou dépassant la case.
    .rule = flyers
inspect-income = Revenu
    .place = { $seat } : { $pounds } £
    .red = { $seat } : rouge
    .drop =
        { $income_drop ->
            [one] Le Revenu payé, chaque pion descend de { $income_drop } case.
           *[other] Le Revenu payé, chaque pion descend de { $income_drop } cases.
        }
    .penalty = Une case rouge ne rapporte rien, et { SIGNED($red_vp) } PV.
    .step = Une case au-delà du haut rapporte { $pounds_per_step } £, une sous le bas coûte { $pounds_per_step } £.
    .rule = income
inspect-westminster = Westminster
    .place = { $seat } : { westminster-space }
    .bonus = { westminster-space } : { $text }
    .top = Un pas sur la dernière case : { $text }
    .salaries = { $seat } : salaires de { $pounds } £ par manche
    .cheaper = Plus vous avancez, moins vous payez de salaires.
    .rule = westminster
inspect-space = Black Market, case { $space }
    .cost = Un Assistant qui vient ici paie { $cost } £.
    .benefit = À chaque phase Revenu, et comme bonus vert : { $text }
    .owner = { $seat } y a un Assistant.
    .free = Aucun Assistant n'est ici.
    .lowest = La plus basse case sans Assistant : un nouveau vient ici.
    .last = La dernière case sans Assistant : un nouveau y évacue le marché et reste seul.
    .climb = D'ici, il monte en { $to }, pour { $cost } £.
    .gear = Descendre de la case { $down_move_gear_from } ou plus haut après avoir posé un dé rapporte un Engrenage.
    .banner =
        { $count ->
            [0] Il n'y a plus d'Engrenage cette manche.
            [one] Il reste { $count } Engrenage cette manche.
           *[other] Il reste { $count } Engrenages cette manche.
        }
    .shift = Après la manche, tous les Assistants descendent d'une case.
    .score = Si la partie finissait maintenant, cet Assistant rapporterait { $vp } PV.
    .final = À la fin, les Assistants les plus hauts rapportent { $vp } PV.
    .rule = black-market
inspect-editor = Éditeur : { $editor }
    .row = { $name }, compte : { $metric }
    .level = À partir de { $text } : { SIGNED($buzz) } Buzz
    .seat = { $seat } : { $text }, { SIGNED($buzz) } Buzz
    .coming = Plus tard : { $name }, { $metric }
    .rule = london-times
inspect-ticket = Tickets
    .vp = Un Ticket rapporte { $vp } PV en { NUMBER($year, useGrouping: 0) }, plus la valeur du dé.
    .left =
        { $count ->
            [0] Il ne reste aucun Ticket.
            [one] Il reste { $count } Ticket.
           *[other] Il reste { $count } Tickets.
        }
    .die = { $seat } y a laissé un { $value }.
    .gone = Le dé ne revient jamais.
    .used = Un a déjà été pris cette manche ; un emplacement sert une fois par manche.
    .rule = tickets
inspect-spot = { $spot }
    .effect = { $text }
    .used = Déjà pris cette manche par { $seat }.
    .free = Aucun dé ne l'a pris cette manche.
    .no-die = Vous n'avez plus de dé en réserve.
    .rule = port
inspect-nation = { $nation } : { $seat }
    .metric = L'Objectif compte : { $metric }
    .level = Niveau { $level } : { $text }, { $vp } PV
    .reached =
        { $level ->
            [0] Aucun niveau n'est encore atteint.
           *[other] Le niveau { $level } est atteint.
        }
    .now = Actuellement : { $text }
    .met = La condition du niveau suivant est remplie : une action d'Assistant y mène.
    .unmet = La condition du niveau suivant n'est pas remplie.
    .full = Le dernier niveau est atteint.
    .vp = Il rapporte { $vp } PV à la fin.
    .only = Seul le plus haut niveau atteint rapporte.
    .rule = objectives
inspect-watch = Montre à Gousset
    .owner = { $seat } l'a.
    .nobody = Aucun joueur ne l'a encore.
    .effect = À la phase Revenu, elle répète un des autres bonus verts de son propriétaire.
    .rule = pocket-watch
inspect-goods = { $resource }
    .have = { $seat } : { $count }
    .buy = S'achète à tout moment pour { $pounds } £.
    .sell = Se vend à tout moment pour { $pounds } £.
    .max = Vous pouvez en avoir { $max } au plus ; le surplus est perdu.
    .for-pound =
        { $for_pound ->
            [one] { $for_pound } Journal pour une livre
           *[other] { $for_pound } Journaux pour une livre
        }
    .for-gear =
        { $for_gear ->
            [one] { $for_gear } Journal pour un Engrenage
           *[other] { $for_gear } Journaux pour un Engrenage
        }
    .for-income =
        { $for_income ->
            [one] { $for_income } Journal pour une case de Revenu
           *[other] { $for_income } Journaux pour une case de Revenu
        }
    .for-die =
        { $for_die ->
            [one] { $for_die } Journal pour un dé
           *[other] { $for_die } Journaux pour un dé
        }
    .final = Ce qui reste à la fin se vend { $sale } £ pièce.
    .rule = exchanges
inspect-dice = Dés : { $seat }
    .left = Encore à poser : { $values }
    .none = Plus aucun à poser.
    .owned = { $count } dés sur { $dice }
    .gained = { $count } de plus dès la manche suivante
    .ticketed =
        { $count ->
            [one] { $count } sur un Ticket, pour toujours
           *[other] { $count } sur des Tickets, pour toujours
        }
    .reserve =
        { $count ->
            [0] Il n'y en a plus en réserve.
           *[other] { $count } en réserve
        }
    .rule = dice
inspect-assistants = Assistants : { $seat }
    .supply =
        { $count ->
            [0] Il n'y en a plus en réserve.
           *[other] { $count } en réserve
        }
    .market = Au Black Market, case { $spaces }
    .no-market = Aucun au Black Market.
    .objective = Un au niveau { $level } de l'Objectif.
    .rule = assistants
inspect-player = { $seat }
    .spaces = cases Recherche
    .purse = { $pounds } £, { $vp } PV
    .goods = { $goods }
    .projected = Si la partie finissait maintenant : { $total } PV
    .no-dice = Aucun dé à poser.
    .salaries =
        { $count ->
            [0] Aucun salaire n'est dû.
            [one] Salaire dû chaque manche : { $pounds } £ pour { $count } Personnage
           *[other] Salaires dus chaque manche : { $pounds } £ pour { $count } Personnages
        }
    .income = Revenu { $pounds } £
    .buzz = Buzz : { $space }
    .westminster = Westminster : { westminster-space }
    .loans =
        { $count ->
            [0] Aucun Prêt.
            [one] { $count } Prêt à rembourser : sinon, -{ $vp } PV
           *[other] { $count } Prêts à rembourser : sinon, -{ $vp } PV
        }
    .repaid =
        { $count ->
            [one] { $count } Prêt remboursé : -{ $vp } PV à la fin
           *[other] { $count } Prêts remboursés : -{ $vp } PV à la fin
        }
    .patents = Brevets : { $names }
    .prototypes = Prototypes : { $names }
    .characters = Personnages : { $names }
    .nation = { $nation } : Objectif au niveau { $level }, { $vp } PV
    .built = Prototypes cette manche : { $count } sur { $limit }
    .first-player = Joue en premier cette manche.
    .passed = Ne pose plus de dé cette manche.
    .rule = round

## Inspecter : titres des colonnes et cellules

inspect-column-slots = Cases de placement
    .about = Chacune accepte un dé de son nombre ou plus. { $assistant } donne aussitôt une action d'Assistant ; une somme en £ se paie aussitôt. Un signe et un nombre sont un dé posé là.
    .rule = phase-two
inspect-column-actions = Cases d'action
    .about = Les dés les prennent par la gauche, le plus haut d'abord. Une case peut rapporter ou coûter quelque chose avant l'action.
    .rule = phase-three
inspect-column-forecast = Ce que ferait un dé
    .about = Quand votre plus haut dé agirait dans ce Lieu si aucun autre ne venait, combien de cases d'action sont libres, et ce que la vôtre rapporte ou coûte. Un dé qui vient trop tard n'a pas de case et rapporte de l'argent.
    .rule = phase-three
inspect-column-deed = Ce que vous feriez
    .about = L'action du Lieu, avec ce qu'elle vous apporterait maintenant ou le nombre de choix.
    .rule = locations
inspect-column-price = Prix
    .about = Engrenages (G), Énergie (É), Journaux (J) et livres. { $payable } : vous avez tout.
    .rule = patents
inspect-column-points = Points
    .about = Ce que la carte rapporte cette année ; après un plus, ce qu'ajoutent les liens avec vos cartes.
    .rule = links
inspect-column-later = Points de l'année suivante
    .about = Ce que la carte rapporte si elle vient l'année suivante.
    .rule = patents
inspect-column-salary = Salaire
    .about = Ce que le Personnage vous coûterait chaque manche, à votre case de Westminster.
    .rule = characters
inspect-column-effect = Effet
    .about = Ce qu'un Brevet fait à un joueur quand il est fabriqué ; ce qu'un Personnage fait une fois au recrutement, ou à chaque manche ({ $lasting }).
    .rule = effects
inspect-column-seat = Joueurs
    .about = Dans le sens horaire, à partir de vous. { $play } doit décider, { $first } joue en premier cette manche.
    .rule = round
inspect-column-pounds = Livres
    .about = L'argent en main. S'il ne suffit pas à un paiement, il faut emprunter.
    .rule = loans
inspect-column-dice = Dés
    .about = Les dés encore à poser cette manche. Un point d'interrogation est un dé choisi en secret.
    .rule = dice
inspect-column-pay = Salaires
    .about = Ce que coûtent cette manche les Personnages du joueur, à sa case de Westminster. { $payable } : déjà payé.
    .rule = phase-four
inspect-column-objective = Objectif
    .about = Ce que le joueur a et ce que demande le niveau suivant. { $payable } : cela suffit, une action d'Assistant peut prendre le niveau.
    .rule = objectives
inspect-column-vp = Points
    .about = Les points de victoire marqués jusqu'ici.
    .rule = final-scoring
inspect-column-loans = Prêts
    .about = Ce que coûteraient les Prêts si la partie finissait maintenant : l'argent et les biens en remboursent autant que possible. Les tuiles d'un joueur montrent ce que chacun coûte s'il n'est pas remboursé.
    .rule = loans
inspect-column-rest = Reste
    .about = Ce que la fin apporterait d'autre : places sur la piste Buzz, Assistants les plus hauts, Objectif, et { SIGNED($vp) } PV par case Recherche vide.
    .rule = final-scoring
inspect-column-end = Fin
    .about = Points, Prêts et reste additionnés : le score si la partie finissait maintenant.
    .rule = final-scoring
inspect-money = Argent : { $seat }
    .have = { $pounds } £ en main
    .income = Revenu de la manche : { $pounds } £
    .pay = Salaires de la manche : { $pounds } £
    .rule = loans
inspect-pay = Salaires : { $seat }
    .none = Pas de Personnages, pas de salaires.
    .character = { $character } : { $pounds } £
    .total = Ensemble : { $pounds } £
    .paid = Payés cette manche.
    .higher = Une case plus haut à Westminster : { $pounds } £ ensemble
    .rule = phase-four
inspect-points = Points : { $seat }
    .item = { $item } : { SIGNED($vp) } PV
    .total = Ensemble : { $vp } PV
    .rule = final-scoring
inspect-loans = Prêts : { $seat }
    .none = Aucun Prêt.
    .loan =
        { $count ->
            [one] { $count } Prêt à rembourser : sinon, -{ $vp } PV
           *[other] { $count } Prêts à rembourser : sinon, -{ $vp } PV chacun
        }
    .repaid =
        { $count ->
            [one] { $count } Prêt remboursé : { SIGNED($vp) } PV
           *[other] { $count } Prêts remboursés : { SIGNED($vp) } PV chacun
        }
    .settled =
        { $count ->
            [0] À la fin, l'argent et les biens ({ $pounds } £) n'en rembourseraient aucun.
           *[other] À la fin, l'argent et les biens ({ $pounds } £) en rembourseraient { $count }.
        }
    .cost = Si la partie finissait maintenant, les Prêts coûteraient { $vp } PV.
    .rule = loans
inspect-rest = Reste du score : { $seat }
    .empty =
        { $covered ->
            [0] Cases Recherche vides : { $count }
           *[other] Cases Recherche vides : { $count }, dont { $covered } sous des billets
        }
    .rule = final-scoring
inspect-end = Si la partie finissait maintenant : { $seat }
    .sum = { $vp } PV { SIGNED($loans) } (Prêts) { SIGNED($rest) } (reste) = { $total } PV
    .rule = final-scoring
inspect-grey = Tuiles grises : { $seat }
    .done = Elles ont servi et couvrent leurs cases Recherche.
    .rule = research
inspect-first = Premier joueur : { $seat }
    .why = Le plus grand total de dés cette manche ; à égalité, le plus haut dé.
    .rule = turn-order
inspect-market = Black Market
    .rule = black-market

## À côté d'un coup, quand un événement ne peut pas dire où il mène

prospect-place = { $text }
    .assistant = Une action d'Assistant tout de suite.
    .pay = { $pay } £ à payer tout de suite.
    .acts = Puis votre { $value } agit { $text } : { $deed }.
    .late = Votre { $value } serait { $text }.
    .rivals = Peuvent venir avant : { $names }.
prospect-salary = Salaire { $pounds } £ par manche.
prospect-loans =
    { $loans ->
        [one] Il faudra { $loans } Prêt.
       *[other] Il faudra { $loans } Prêts.
    }
    .buys = Il vous manque { $goods } : { $pounds } £ en tout.
    .payable = Vous avez tout.
    .no-newspapers = Il vous manque des Journaux, et ils ne s'achètent pas.
prospect-payment = Dû : { $pounds } £ ; vous avez { $have } £, il manque { $missing } £.
prospect-price = Prix { $goods }.
    .missing = Prix { $goods }, il manque encore { $missing }.
prospect-effect = Pour un joueur : { $text }.
prospect-market = Cette manche : { $text }.
    .after = Dès la manche suivante, case { $space } : { $text }.
    .leaves = Puis votre Assistant quitte le marché.
prospect-objective = Il faut { $need } ; vous avez { $have }.
prospect-act = Puis { $text }.
prospect-pass =
    { $count ->
        [one] { $count } dé reste sans emploi.
       *[other] { $count } dés restent sans emploi.
    }

## D'où vient un choix, quand il n'a pas de nom à lui

origin-slot = Case de placement
origin-action-slot = Case d'action
origin-green-bonus = Bonus vert
origin-westminster = Westminster { $space }
origin-market = Black Market, case { $space }
origin-illustration = Jeton Buzz en { $space }
origin-blue-frame = Prototype
origin-orange-frame = Personnage
origin-payment =
    { $reason ->
        [dice] Vos dés
        [placement] Case de placement
        [slot] Case d'action
        [spot] Port of London
        [market] Black Market
        [salaries] Salaires
        [income] Cases de Revenu
        [exchange] Échange
        [patent] Prototype
       *[other] Effet
    }

## Un tour en quelques mots, et le rapport de fin de manche

summary-dice-set = a choisi ses dés
summary-dice-revealed = montre { $values }
summary-placed = { $value } sur { $location }
summary-passed = passe
summary-no-slot-fits = aucune case ne convient
summary-called-on = { $character }
summary-objective-reached = Objectif, niveau { $level }
summary-hired = Assistant en { $space }
summary-climbed = Assistant monté en { $to }
summary-descended = Assistant descendu en { $to }
summary-left-market = Assistant sorti
summary-market-cleared = évacue le marché
summary-action-taken = { $value } agit : { $location }
summary-action-passed = { $value } passe : { $location }
summary-compensated = { $value } trop tard : { $location }
summary-patent-taken = prend { $patent }
summary-share-taken = prend un Titre
summary-recruited = recrute { $character }
summary-westminster-reached = Westminster { westminster-space }
summary-ticket-taken = Ticket avec un { $value }
summary-tile-taken = tuile : { $tile }
summary-built = fabrique { $patent }
summary-played-on = effet pour { $target }
summary-watch-taken = Montre à Gousset
summary-token-laid = jeton en { $space }
summary-traded = échange { trade-given } contre { trade-got }
summary-borrowed = souscrit un Prêt
summary-repaid = rembourse un Prêt
report-title = { $name } : fin de la manche { $round } sur { $rounds }
report-following = Ensuite : { $name }. Le London Times compte : { $metric }.
    .year = Ensuite : { $name }. Les cartes rapportent moins ; un Ticket, { $vp } PV et son dé. Le London Times compte : { $metric }.
    .last = Ensuite : { $name }, la dernière manche. Les cartes rapportent moins ; un Ticket, { $vp } PV et son dé. Le London Times compte : { $metric }.
report-salaries = Salaires
    .why =
        { $count ->
            [one] { $count } Personnage, Westminster { $space }
           *[other] { $count } Personnages, Westminster { $space }
        }
report-effects = Effets des Personnages
report-prototypes = Prototypes
    .links = liens { SIGNED($vp) } PV
    .took = { $seat } : { $text }
report-income = Revenu et dépenses exceptionnelles
    .red = case rouge : { SIGNED($vp) } PV
    .then = puis descend à { $pounds } £
    .paid = { $pounds } £ pour les cases manquantes
report-green-bonuses = Bonus verts
report-tokens = Jetons Buzz
report-market = Black Market
report-end = Biens, Prêts et billets
    .sold = vente : { $pounds } £
    .repaid =
        { $count ->
            [one] { $count } Prêt remboursé
           *[other] { $count } Prêts remboursés
        }
    .notes =
        { $count ->
            [one] { $count } case couverte
           *[other] { $count } cases couvertes
        }
report-final = Décompte final
    .buzz = Buzz
    .market = Cases au marché
    .objective = Objectif, niveau
    .loans = Prêts à rembourser
    .empty = Cases vides
report-money = Argent
    .before = £ avant
    .salaries = Salaires
    .income = Revenu
    .loans = Prêts
    .other = Autres
    .now = £ maintenant
report-points = Points
    .before = PV avant
    .now = PV maintenant
    .loans = Prêts
    .rest = Reste
    .end = = fin

## La page des signes

sign-slot = une case de placement : le plus petit dé qu'elle prend
    .assistant = une case de placement qui donne aussitôt une action d'Assistant
    .pay = une case de placement qui coûte aussitôt cette somme
sign-die = un dé de ce joueur, avec sa valeur
sign-number = le numéro qui le choisit
sign-forecast = quand votre plus haut dé agirait, et le nombre de cases d'action libres ; puis ce que donne sa case
sign-late = il ne resterait pas de case d'action : il rapporte cette somme
sign-dot = une case d'action sans bonus, ou une case de placement libre pendant les actions ; ailleurs, il sépare
sign-assistant = un Assistant, ou une action d'Assistant
sign-lasting = revient à chaque manche
sign-payable = devant un prix : vous avez tout ; après un compte : assez pour le niveau suivant ; devant des salaires : payés
sign-link = les points de cette année, et ceux des liens avec vos cartes
sign-arrow = avant et après ; un prix et ce qu'il apporte
sign-open = le Lieu ouvert
sign-secret = des dés choisis en secret
sign-nothing = rien
sign-times = des tuiles Prêt : ce que chacune coûte sans remboursement, et leur nombre
sign-at-most = au plus ce nombre de fois
sign-objective = ce qu'un joueur a de ce que demande le niveau suivant de l'Objectif
sign-roman = une case de Westminster
sign-equals = PV, Prêts et reste font la fin
sign-column-income = livres à recevoir à la phase Revenu
sign-column-pay = salaires de cette manche
sign-column-objective = où en est le joueur vers le niveau suivant de l'Objectif
sign-column-loans = points que coûteraient les Prêts si la partie finissait maintenant, argent et biens en remboursant autant que possible
sign-column-rest = places au Buzz, Black Market, Objectif et cases Recherche vides
sign-column-end = PV, Prêts et reste additionnés : le score si la partie finissait maintenant
sign-column-westminster = case de Westminster
sign-column-gears = Engrenages
sign-column-energy = Énergie
sign-column-newspapers = Journaux
