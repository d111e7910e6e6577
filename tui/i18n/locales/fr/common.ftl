# Les messages de l'interface qui n'appartiennent à aucun jeu.

## Records

record-missing = Le fichier { $name } n'existe pas.
record-unreadable = Impossible de lire { $name } : { $detail }.
record-too-large = { $name } dépasse { $megabytes } Mo, ce qui est trop pour une partie.
record-empty = { $name } est vide. Il ne contient aucune partie.
record-not-text = { $name }, ligne { $line } : ce n'est pas du texte. Le fichier est endommagé ; il n'a pas été modifié.
record-not-a-record = { $name } n'est pas une partie de Pavilion. Le fichier n'a pas été modifié.
record-newer = { $name } vient d'une version plus récente de Pavilion (format { $version } ; cette version lit jusqu'au { $known }). Mettez Pavilion à jour pour l'ouvrir.
record-newer-rules = { $name } a été jouée avec des règles plus récentes (version { $rules } ; cette version va jusqu'à la { $known }). Mettez Pavilion à jour pour l'ouvrir.
record-unknown-game = { $name } est une partie de « { $game } », un jeu absent de cette version de Pavilion. Mettez Pavilion à jour pour l'ouvrir.
record-bad-header = { $name }, ligne { $line } : en-tête invalide (« { $field } »). Le fichier n'a pas été modifié.
record-missing-edition = { $name } a été jouée avec des valeurs de matériel inconnues ici ({ $edition }). Ce qui peut en être récupéré continue avec les valeurs actuelles.
record-bad-line = { $name }, ligne { $line } : ligne illisible. Le fichier est endommagé ou a été modifié ; Pavilion n'y a pas touché.
record-illegal-move = { $name }, ligne { $line } : { $move } n'est pas un coup permis pour la place { $seat }. Le fichier est endommagé ou a été modifié ; Pavilion n'y a pas touché.
record-bad-undo = { $name }, ligne { $line } : cette ligne annule ou rétablit plus de coups qu'il n'y en a. Le fichier n'a pas été modifié.
record-bad-checkpoint = { $name }, ligne { $line } : la position enregistrée a été altérée. Pavilion n'a pas touché au fichier.
record-digest = { $name }, ligne { $line } : les coups joués jusqu'ici ne mènent pas à la position enregistrée. Le fichier est endommagé ou a été modifié ; Pavilion n'y a pas touché.
record-older-rules = { $name } a été jouée avec d'anciennes règles (version { $rules } ; aujourd'hui : { $known }). { $moves ->
        [0] Les règles actuelles ne concordent avec aucun de ses { $total } coups.
       *[other] Les règles actuelles concordent jusqu'au coup { $moves } sur { $total }.
    } Vous pouvez continuer à partir de là dans une nouvelle partie ; le fichier n'est pas modifié.
record-torn = La dernière ligne de { $name } (ligne { $line }) était coupée et a été retirée. Tous les coups complets sont là.
record-torn-kept = La dernière ligne de { $name } (ligne { $line }) est incomplète et a été ignorée.
record-completed = La fin de { $name } (ligne { $line }) était coupée juste après le dernier coup ; rien n'est perdu.
record-read-only = { $name } est ouverte ailleurs. Vous pouvez la regarder ici, pas la jouer.
record-unwritable = Impossible d'écrire dans { $name }. Vous pouvez la regarder ici, pas la jouer.
record-upgraded = { $name } a été convertie du format { $version } au format { $known }. L'ancien fichier est conservé sous { $kept }.
record-recovered = { $moves ->
        [0] La partie reprend à la dernière position lisible.
        [one] La partie reprend après { $moves } coup lisible.
       *[other] La partie reprend après { $moves } coups lisibles.
    } { $lost ->
        [0] Aucun coup suivant n'est perdu.
        [one] Une ligne de l'ancien fichier est perdue.
       *[other] { $lost } lignes de l'ancien fichier sont perdues.
    } L'ancien fichier n'a pas été modifié.
record-displaced = Un autre programme a supprimé ou modifié { $name }. Toute la partie est maintenant enregistrée sous { $kept } et s'y poursuit.
record-unsynced = Le disque a échoué pendant l'enregistrement de { $name }. Toute la partie est maintenant enregistrée sous { $kept } et s'y poursuit. Vérifiez le disque.
record-not-written = Impossible d'enregistrer { $name } : { $detail }. Rien n'a été modifié ; corrigez le problème et réessayez.
record-name-taken = Il y a déjà une partie nommée « { $name } ».
record-bad-name = « { $name } » ne peut pas servir de nom de fichier.
record-no-such-record = Aucune partie ne s'appelle « { $name } ».
record-in-use = « { $name } » est en train d'être jouée. Quittez d'abord cette table.
record-beyond-saving = Rien dans { $name } n'a pu être récupéré. Le fichier n'a pas été modifié.
record-folder-not-a-folder = { $name } n'est pas un dossier ; aucune partie ne peut y être enregistrée.
record-folder-unreadable = Impossible de lire le dossier { $name } : { $detail }.
record-folder-unwritable = Impossible d'écrire dans le dossier { $name } : { $detail }.
record-folder-gone = Le dossier { $name } n'existe plus et n'a pas pu être créé : { $detail }. Rien n'a été modifié ; corrigez le problème et réessayez.
record-store-missing = Il n'y a pas de tables partagées dans { $name }.
record-store-unreachable = Le serveur n'a pas accès à ses tables partagées pour l'instant. Les coups déjà joués sont enregistrés. Son responsable est prévenu.
record-store-unreachable-owner = Les tables partagées de { $name } sont inaccessibles : { $detail }. Les coups déjà joués sont enregistrés.
record-store-damaged = Le serveur ne peut pas lire ses tables partagées : elles sont endommagées. Rien n'a été modifié. Son responsable est prévenu.
record-store-damaged-owner = Les tables partagées de { $name } sont endommagées : { $detail }. Rien n'a été modifié ; restaurez une sauvegarde du fichier.
record-store-foreign = Le serveur ne peut pas lire ses tables partagées. Rien n'a été modifié. Son responsable est prévenu.
record-store-foreign-owner = { $name } ne contient pas de tables de Pavilion. Le fichier n'a pas été modifié.
record-store-newer = Les tables partagées de { $name } viennent d'une version plus récente de Pavilion (version { $version } ; cette version lit jusqu'à la { $known }). Mettez Pavilion à jour pour les ouvrir.
record-store-migration-failed = Impossible de mettre à jour les tables partagées de { $name } de la version { $version } à la version { $known } : { $detail }. Rien n'a été modifié ; la version de Pavilion qui les a enregistrées peut encore les ouvrir.
record-store-closed = Le serveur s'arrête.
record-store-closed-owner = Les tables partagées de { $name } sont fermées : le serveur s'arrête.
record-store-full = Le serveur ne peut rien enregistrer pour l'instant : son disque est plein. Les coups déjà joués sont enregistrés. Son responsable est prévenu.
record-store-full-owner = Il n'y a plus de place pour les tables partagées de { $name } : { $detail }. Les coups déjà joués sont enregistrés ; libérez de la place pour continuer.
record-store-slow = Le serveur attend sa base de données, qui ne répond pas. Regardez la table avant de réessayer. Son responsable est prévenu.
record-store-slow-owner = La base des tables partagées de { $name } ne répond pas à temps : { $detail }.
record-store-gone = Le serveur ne peut rien enregistrer pour l'instant : le fichier de ses tables partagées a été déplacé ou remplacé. Son responsable est prévenu.
record-store-gone-owner = Le fichier des tables partagées, { $name }, a été supprimé, déplacé ou remplacé pendant que le serveur fonctionnait. Plus rien n'est enregistré. Remettez-le en place, ou redémarrez le serveur pour utiliser celui qui s'y trouve.
record-store-needs-postgres = PostgreSQL n'est pas pris en charge par cette installation. Pour l'ajouter : pip install '{ $name }'.
record-store-bad-address = { $name }… : ce n'est pas l'adresse d'une base PostgreSQL. Elle a la forme postgresql://utilisateur@hôte/base.
record-backup-taken = Le fichier { $name } existe déjà. La sauvegarde n'a pas été faite.
record-backup-no-folder = Le dossier { $name } n'existe pas. La sauvegarde n'a pas été faite.
record-backup-failed = Impossible de faire la sauvegarde { $name } : { $detail }.
record-backup-postgres = Les tables partagées sont dans PostgreSQL. Faites la sauvegarde avec { $name }.
record-player-taken = Le nom « { $name } » est pris.
record-player-alike = Ce nom ressemble à « { $name } », qui est déjà enregistré ici. Choisissez-en un autre.
record-player-seated = { $name } a encore une place à une table inachevée, ou en est l'hôte.
record-no-such-player = Personne ne s'appelle { $name } ici.
record-last-key = { $name } n'a pas d'autre clé. Ajoutez-en d'abord une autre.
record-no-such-key = { $name } n'a pas cette clé.
record-key-taken = Cette clé appartient à quelqu'un d'autre.
record-player-damaged = Les données de { $name } sur ce serveur sont endommagées. Demandez à l'administrateur de restaurer une sauvegarde.
record-table-taken = Il y a déjà une table { $name }.
record-no-such-table = Il n'y a pas de table { $name }.
record-stale = Quelqu'un a joué avant vous à la table { $name }. Rien n'a été modifié ; regardez la nouvelle position.
record-table-newer = La table { $name } vient d'une version plus récente de Pavilion (format { $version } ; cette version lit jusqu'au { $known }). Mettez Pavilion à jour pour l'ouvrir.
record-table-newer-rules = La table { $name } se joue avec des règles plus récentes (version { $rules } ; cette version va jusqu'à la { $known }). Mettez Pavilion à jour pour l'ouvrir.
record-table-damaged = Table { $name }, entrée { $line } : illisible. La table est endommagée ; elle n'a pas été modifiée.
record-table-missing-edition = La table { $name } se joue avec des valeurs de matériel que cette version de Pavilion ne connaît pas ({ $edition }). Mettez Pavilion à jour pour l'ouvrir.
record-table-outdated = La table { $name } a été jouée avec d'anciennes règles (version { $rules } ; aujourd'hui : { $known }). Les règles actuelles concordent jusqu'au coup { $moves } sur { $total }.
record-tables-open = La partie n'a pas commencé à la table { $name }.
record-tables-playing = La partie a commencé à la table { $name }.
record-tables-over = La partie est terminée à la table { $name }.
record-tables-closed = La table { $name } a été fermée.
record-tables-outdated = La partie est en pause à la table { $name } : elle a été jouée avec d'anciennes règles. Son hôte peut la reprendre.
record-tables-not-outdated = La partie n'est pas en pause à la table { $name }.
record-tables-word = La table { $name } est privée. Demandez le code d'invitation à l'hôte.
record-tables-seated = Vous êtes déjà à la table { $name }.
record-tables-full = Toutes les places de la table { $name } sont prises.
record-tables-seat-taken = Cette place est prise.
record-tables-seats-empty = Il reste des places vides. Attendez des joueurs, ou mettez-y des robots.
record-tables-no-seat = Il faut avoir une place à la table { $name } pour faire cela.
record-tables-nobody-there = Il n'y a personne à exclure de cette place.
record-tables-no-place-for-owner = Gardez une place pour vous : les robots ne peuvent pas toutes les occuper.
record-tables-not-owner = Seul l'hôte de la table { $name } peut faire cela.
record-tables-no-such-bot = Il n'y a pas de robot « { $name } ».
record-tables-bot-already = Un robot joue déjà pour cette place.
record-tables-bot-plays = Un robot joue pour vous. Reprenez d'abord votre place.
record-tables-too-many = Vous avez { $count } tables inachevées. Finissez ou fermez-en une avant d'en ouvrir une autre.
record-tables-not-waiting = La partie n'attend pas cette personne, ou elle est en ligne.
record-tables-wait-longer = Il est trop tôt pour laisser cette place à un robot.
record-tables-never-absent = À cette table, un robot ne remplace une personne absente qu'avec l'accord des autres.
record-tables-player-here = Cette personne est à la table.
record-tables-nobody-to-ask = Il n'y a personne d'autre à la table à qui demander.
record-tables-request-pending = Une demande attend encore des réponses.
record-tables-request-gone = Il n'y a plus de demande.
record-tables-undo-nothing = Vous n'avez rien à annuler.
record-tables-undo-revealed = Quelque chose a été révélé depuis. Vous pouvez demander l'accord des autres.
record-tables-undo-other_human = Quelqu'un d'autre a joué depuis. Vous pouvez demander l'accord des autres.
record-tables-undo-pending = Une demande d'annulation attend encore des réponses.
record-tables-undo-not-asked = Il n'y a plus de demande d'annulation.
record-tables-redo-nothing = Vous n'avez rien à rétablir.
record-tables-nothing-said = Le message est vide.

## Sources

source-rulebook = imprimé dans le livret de règles
source-public = tiré de descriptions publiques indépendantes et concordantes
source-single = d'après une seule description publique
source-reconstructed = valeur non publiée, reconstituée d'après les indices connus
source-ruling = notre propre décision : le livret laisse la question ouverte
source-owner = corrigé par un propriétaire de la boîte
# $source, $other: two of the above; $name: what the other is of
source-apart = { $source } · { $name } : { $other }

## Command line

cli-heading-usage = Utilisation :
cli-heading-options = Options :
cli-heading-commands = Commandes :

cli-pavilion = Des jeux de société de la Belle Époque dans le terminal. Sans commande, ouvre l'application.
    .details =
        Chaque commande a son propre --help. Les options données avant une commande s'appliquent aussi à elle.

        Les parties sont enregistrées dans DIR, dans le dossier désigné par PAVILION_SAVES, ou avec vos données d'utilisateur.
cli-new = Commencer une nouvelle partie.
    .details =
        GAME est l'un de : { $games }. Les places sont séparées par des virgules ; chacune est « you » (vous), « you:Nom » pour une personne de ce nom, ou un robot, du plus faible au plus fort : { $bots }. Le maître accepte un budget : master@5s. Les personnes partagent le clavier. « cmd:./monrobot --options » fait jouer un robot externe, qui parle JSON Lines et ne voit que ce que sa place peut voir.

        Exemple : pavilion new bruxelles1897 --seats you:Anna,you:Ben,journeyman --option tracks=eight
    .seats = Qui joue, dans l'ordre des places ; you,clerk par défaut.
    .seed = Le nombre dont dépendent tous les mélanges ; la même graine donne la même partie.
cli-learn = Apprendre un jeu à la table.
    .details = GAME est l'un de : { $games }. Sans lui, ouvre le cours du dernier jeu joué.
cli-resume = Reprendre une partie enregistrée.
    .details = Sans NAME, reprend la dernière partie jouée qui n'est pas terminée. « pavilion saves » donne la liste des noms.
cli-replay = Revoir une partie coup par coup.
    .details = FILE est un fichier de partie, ou le nom d'une partie enregistrée ou d'une partie d'exemple.
cli-saves = Lister et gérer les parties enregistrées.
    .json = Afficher une liste en JSON.
cli-saves-list = Lister les parties enregistrées.
    .json = Afficher une liste en JSON.
cli-saves-check = Rejouer les parties pour vérifier qu'elles sont intactes.
    .details =
        Sans NAME, toutes. Chacune est rejouée depuis son premier coup, sans que rien ne soit modifié ; le résultat s'affiche au fur et à mesure.

        Le code de retour est 0 si toutes sont intactes, 1 si une ne l'est pas.
    .json = Afficher une liste en JSON : name, moves, scores, problem et notices de chacune.
cli-saves-rename = Renommer une partie.
cli-saves-duplicate = Copier une partie.
cli-saves-delete = Mettre une partie à la corbeille.
cli-saves-trash = Lister les parties de la corbeille.
    .json = Afficher une liste en JSON.
cli-saves-restore = Restaurer une partie depuis la corbeille.
cli-saves-empty-trash = Supprimer définitivement les parties de la corbeille.
    .yes = Ne pas demander de confirmation.
cli-saves-export = Exporter une table partagée comme partie enregistrée.
    .details = TABLE est le nom affiché dans le salon. La partie contient tous les coups joués, sans les messages.
cli-simulate = Faire jouer des robots entre eux.
    .details =
        GAME est l'un de : { $games }. Les robots sont, du plus faible au plus fort : { $bots } ; et « cmd:./monrobot --options » pour un robot externe, qui parle JSON Lines. Le maître accepte un budget : master@2s réfléchit deux secondes par décision, master@500 joue la suite 500 fois.

        Chaque partie a sa graine, à partir de --seed : les résultats ne dépendent pas du nombre de processus. Une première place partagée à k compte pour 1/k victoire ; l'intervalle contient le vrai taux 95 fois sur 100.

        Un tournoi joue chaque graine depuis chaque place, à toutes les tables possibles de ses robots, et les classe en points Elo, 1500 en moyenne.
    .seats = Les robots dans l'ordre des places ; journeyman,apprentice par défaut.
    .seed = La graine de la première partie ; 1 par défaut.
    .json = Afficher un objet par partie, puis un dernier avec le bilan.
cli-rules = Lire les règles d'un jeu.
    .details = GAME est l'un de : { $games }.
cli-engine = Servir le protocole JSON Lines aux robots et outils externes.
    .details =
        Chaque ligne de l'entrée standard est une demande, par exemple {"{"}"games": {"{}}"}, et chacune reçoit une ligne sur la sortie standard : {"{"}"ok": …{"}"} ou {"{"}"error": …{"}"}. Demandes : games, new, load, decision, play, undo, redo, state, standings, check, quit.
cli-keys = Lister les touches de l'application et ce qu'elles font.
    .details =
        Les touches de chaque action se changent dans le fichier keys.toml, à côté des réglages : une ligne telle que "table.undo" = "z", ou ["z", "ctrl+z"] pour plusieurs touches, ou [] pour aucune. Les erreurs du fichier sont signalées ici et à l'ouverture de l'application ; le reste s'applique.

        Par SSH, le fichier n'est pas lu.

        Le code de sortie est 1 si le fichier contient une erreur.
    .template = Afficher un fichier avec toutes les actions, pour commencer.
cli-keys-file = Vos touches : { $path }
cli-keys-no-file = Chaque touche peut être changée dans { $path }. Pour commencer : pavilion keys --template

cli-option-help = Afficher cette aide et quitter.
cli-option-version = Afficher la version et quitter.
cli-option-lang = La langue : en ou fr ; par défaut celle des réglages, puis celle de l'environnement.
cli-option-saves = Le dossier des parties enregistrées.
cli-option-components = Un fichier TOML de valeurs corrigées : seulement les tables et les clés qui diffèrent. Une ligne game = "CLÉ" en tête indique le jeu. Peut être répété pour un autre jeu.
cli-option-ascii = Dessiner uniquement avec des caractères ASCII.
cli-option-option = Une variante du jeu, par exemple tracks=eight. Peut être répété.
cli-option-strict-undo = N'autoriser l'annulation que si rien n'a été révélé ni joué par d'autres depuis.
cli-option-trash = Lister plutôt la corbeille.
cli-option-games = Le nombre de parties ; 100 par défaut. Dans un tournoi, le nombre par table, arrondi pour jouer chaque graine depuis chaque place quand les graines sont partagées.
cli-option-rotate = Décaler tous les joueurs d'une place après chaque partie.
cli-option-round-robin = Faire jouer chacun de ces robots contre tous les autres, au lieu de les réunir à une seule table.
cli-option-at = Le nombre de places à chaque table d'un tournoi ; 2 par défaut.
cli-option-same-seeds = Jouer chaque graine une fois par rotation des places : la chance est la même pour tous.
cli-option-csv = Écrire dans ce fichier un tableau avec une ligne par joueur et par partie.
cli-option-resume = Enregistrer chaque partie terminée dans ce fichier, et repartir de là après une interruption.
cli-option-stand-in = Le robot qui prend le relais quand un robot externe échoue ; journeyman par défaut.
cli-option-time-limit = Secondes de réflexion d'un robot externe par décision ; 10 par défaut.
cli-option-check = Vérifier l'état du jeu après chaque coup ; s'arrêter à la première erreur.
cli-option-jobs = Le nombre de processus ; autant que de cœurs par défaut.
cli-option-section = Seulement la section qui porte cet identifiant.

cli-did-you-mean = Vouliez-vous dire : { $names } ?
cli-there-are = Choix possibles : { $names }.
cli-unknown-command = Commande inconnue : « { $given } ».
cli-unknown-flag = Option inconnue : « { $given } ».
cli-missing = Il manque { $given } ; voir --help.
cli-bad-flag = Valeur manquante ou inattendue après « { $given } ».
cli-bad-value = { $given } : { $problem }
cli-bad-use = { $problem }
cli-left-over = Argument inattendu : « { $given } ».
cli-not-a-number = { $flag } demande un nombre entier de { $smallest } à { $largest }, pas « { $given } ».
cli-unknown-language = Langue inconnue : « { $given } ».
cli-unknown-game = Jeu inconnu : « { $given } ».
cli-unknown-level = Robot inconnu : « { $given } ».
cli-unknown-budget = « { $given } » : le budget d'un robot est en secondes, par exemple 2s, ou en nombre d'itérations.
cli-unknown-budgetless = « { $given } » : ce robot n'accepte pas de budget.
cli-unknown-weights = « { $given } » : ce jeu n'a pas de pondérations de ce nom.
cli-bad-command = « { $given } » n'est pas une commande valide : de 1 à { $longest } caractères sur une ligne, guillemets fermés.
cli-no-program = Impossible de trouver ou de lancer le programme « { $given } ».
cli-twice = « { $given } » figure deux fois dans la liste.
cli-too-few = { $count ->
        [one] { $count } robot ne suffit
       *[other] { $count } robots ne suffisent
    } pas pour un tournoi à { $at } par table.
cli-only-round-robin = { $given } ne sert que dans un tournoi (--round-robin).
cli-both-seats = Un tournoi place ses robots lui-même : omettez --seats.
cli-not-seconds = { $flag } demande un nombre de secondes de 0.1 à 3600, pas « { $given } ».
cli-same-file = --csv et --resume ne peuvent pas désigner tous deux le fichier « { $given } ».
cli-unwritable-file = Impossible d'écrire dans le fichier « { $given } » : { $problem }.
cli-resume-busy = Une autre simulation utilise le fichier « { $given } ».
cli-resume-foreign = Le fichier « { $given } » n'est pas un fichier de simulation.
cli-resume-newer = Le fichier « { $given } » a été écrit par une autre version de Pavilion.
cli-resume-bad-line = Le fichier « { $given } » est endommagé à la ligne { $number }.
cli-resume-other-plan = Le fichier « { $given } » vient d'une simulation aux réglages différents : { $differing }.
cli-unknown-seat = « { $given } » n'est ni un joueur ni un robot.
cli-bad-name = « { $given } » n'est pas un nom de joueur valide : de 1 à { $longest } caractères.
cli-seats = { $game } se joue de { $fewest } à { $most }, pas à { $count }.
cli-unknown-option = { $game } n'a pas de variante « { $given } ».
cli-unknown-value = La variante { $option } ne peut pas être « { $given } ».
cli-unknown-section = Les règles n'ont pas de section « { $given } ».
cli-unknown-save = Il n'y a pas de partie « { $given } ».
cli-no-record = Il n'y a ni fichier ni partie « { $given } ».
cli-nothing-to-resume = Il n'y a pas de partie à reprendre dans { $folder }. Pour en commencer une : « pavilion new ».
cli-no-file = Il n'y a pas de fichier « { $given } ».
cli-unreadable-file = Impossible de lire le fichier « { $given } » : { $problem }.
cli-not-toml = Le fichier « { $given } » n'est pas un TOML valide : { $problem }.
cli-components-of-what = Le fichier « { $file } » n'indique pas son jeu : ajoutez en tête une ligne comme { $example }.
cli-components-unknown-game = Le fichier « { $file } » est pour un jeu inconnu : « { $given } ».
cli-components-other-game = Le fichier « { $file } » est pour { $is_for }, pas pour { $game }.
cli-components-wrong = Le fichier « { $file } » est inutilisable : { $problem }.
cli-no-terminal = L'application doit être lancée dans un terminal. « pavilion --help » liste les commandes utilisables sans terminal.
cli-unexpected = Erreur inattendue : { $problem }. Détails dans { $path }.
cli-unexpected-only = Erreur inattendue : { $problem }.

cli-player = Joueur { $number }
cli-renamed = « { $old } » s'appelle maintenant « { $name } ».
cli-duplicated = « { $old } » a été copiée sous le nom « { $name } ».
cli-deleted = « { $old } » est dans la corbeille sous le nom « { $name } ». Pour la restaurer : « pavilion saves restore ».
cli-restored = « { $old } » a été restaurée sous le nom « { $name } ».
cli-exported = La table { $table } a été enregistrée sous le nom « { $name } ».
cli-no-saves = Il n'y a pas de partie enregistrée dans { $folder }.
cli-trash-empty = La corbeille de { $folder } est vide.
cli-trash-ask = { $count ->
        [one] Supprimer définitivement la partie de la corbeille ? Elle ne pourra pas être restaurée. [o/N]
       *[other] Supprimer définitivement les { $count } parties de la corbeille ? Elles ne pourront pas être restaurées. [o/N]
    }
cli-trash-kept = Rien n'a été supprimé.
cli-trash-emptied = { $count ->
        [0] La corbeille était vide.
        [one] { $count } partie a été supprimée définitivement.
       *[other] { $count } parties ont été supprimées définitivement.
    }
cli-needs-yes = Confirmez dans un terminal, ou ajoutez --yes.
cli-checking = Vérification
cli-whole = intacte
cli-checked = { $count ->
        [0] Il n'y a pas de partie à vérifier.
        [one] La partie est intacte.
       *[other] Les { $count } parties sont intactes.
    }
cli-checked-broken = { $count ->
        [one] La partie est endommagée.
       *[other] { $broken ->
            [one] Une partie sur { $count } est endommagée.
           *[other] { $broken } parties sur { $count } sont endommagées.
        }
    }
cli-finished = { $count ->
        [one] gagnée par { $winners }
       *[other] partagée par { $winners }
    }
cli-underway = manche { $round }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
cli-simulated = { $games ->
        [one] { $games } partie de { $game } (graine { $first }), { $moves } coups.
       *[other] { $games } parties de { $game } (graines { $first } à { $last }), { $moves } coups en moyenne.
    }
cli-broken = Graine { $seed }, coup { $move } : { $problem }
cli-interrupted = Interrompu après { $done } parties sur { $games }.
cli-interrupted-resume = Relancez la même commande pour continuer.
cli-program-failed = * { $name } a échoué { $times ->
        [one] une fois
       *[other] { $times } fois
    }, et { $stand_in } a joué à sa place : un coup chaque fois, et après { $most } échecs le reste de la partie. La première fois dans la partie de graine { $seed }, coup { $move } : { $problem }
cli-decimal-point = {","}
cli-percent = { $number } %
cli-interval = { $low } – { $high }
cli-column-action = Action
cli-column-keys = Touches
cli-column-does = Effet
cli-column-name = Nom
cli-column-game = Jeu
cli-column-seats = Places
cli-column-standing = Avancement
cli-column-played = Jouée le
cli-column-deleted = Supprimée le
cli-column-moves = Coups
cli-column-scores = Points
cli-column-found = Vérification
cli-column-player = Joueur
cli-column-wins = Victoires
cli-column-shared = Partagées
cli-column-rate = Taux
cli-column-interval = Intervalle à 95 %
cli-column-mean = Moyenne
cli-column-elo = Elo (95 %)
cli-column-games = Parties
cli-column-table = Table
cli-column-min = Min
cli-column-max = Max

## Screens

# Les touches, comme les nomme la dernière ligne d'un écran
key-walk = naviguer
    .more = aller de ligne en ligne
key-change = changer
    .more = changer la valeur
key-course = jeu
    .more = montrer le cours d'un autre jeu
key-leap = début, fin
    .more = aller à la première ou à la dernière ligne
key-continue = continuer
key-page = page
    .more = remonter ou descendre d'une page
key-choose = choisir
    .more = choisir la ligne
key-type = saisir
    .more = saisir la valeur
key-back = retour
    .more = revenir à l'écran précédent
key-help = touches
    .more = montrer ces touches
key-rules = règles
    .more = ouvrir les règles
key-palette = commandes
    .more = trouver une commande par son nom
key-quit = quitter
    .more = quitter Pavilion ; la partie est enregistrée
key-yes = oui
    .more = répondre oui
    .key = o
key-no = non
    .more = répondre non
key-accept = valider
    .more = valider le texte
key-cancel = annuler
    .more = fermer sans répondre
key-close = fermer
    .more = fermer cette fenêtre
key-curtain = montrer
    .more = montrer la décision secrète
key-name-up = Haut
key-name-down = Bas
key-name-left = Gauche
key-name-right = Droite
key-name-enter = Entrée
key-name-escape = Échap
key-name-space = Espace
key-name-tab = Tab
key-name-shift = Maj
key-name-alt = Alt
key-name-insert = Inser
key-name-backspace = Retour
key-name-delete = Suppr
key-name-home = Début
key-name-end = Fin
key-name-pageup = PgPréc
key-name-pagedown = PgSuiv

# Accueil
home-continue = Continuer
home-new = Nouvelle partie
home-saves = Parties enregistrées
home-replays = Parties à revoir
home-rules = Règles
home-settings = Réglages
home-quit = Quitter
home-welcome = De grands jeux de la Belle Époque, dans votre terminal.
home-newcomer = De grands jeux de la Belle Époque, dans votre terminal. Envie d'apprendre ? Vingt minutes suffisent pour un jeu.

# Parties enregistrées
saves-round = manche { $round } sur { $rounds }
saves-won = { $count ->
    [one] gagnée par { $names }
   *[other] partagée entre { $names }
    }

# Le terminal est trop petit
small-title = Un peu plus de place, s'il vous plaît
small-now = Cette fenêtre fait { $width } × { $height } caractères.
small-needed = Pavilion en demande { $width } × { $height }.
small-safe = Rien n'est perdu : agrandissez-la pour continuer.
small-quit = Appuyez sur q ou Ctrl+Q pour quitter.

# Réglages
settings-title = Réglages
settings-problem = Les réglages n'ont pas pu être lus ou enregistrés : { $why }
settings-ignored = Valeur inconnue pour le réglage « { $setting } » : { $value }. La valeur par défaut est utilisée ; vos autres réglages ne sont pas modifiés.
settings-language = Langue
settings-language-system = celle du système
    .about = La langue de votre terminal, sinon l'anglais.
settings-language-en = English
    .about = Tout en anglais, les règles aussi.
settings-language-fr = Français
    .about = Tout en français, les règles aussi.
settings-theme = Thème
settings-theme-horta = Horta
    .about = Ivoire, or, sauge et bordeaux sur vert presque noir.
settings-theme-hankar = Hankar
    .about = Une façade au soleil : encre, ocre et vin sur ivoire.
settings-theme-paxton = Paxton
    .about = Fer et verre : bleus et gris froids.
settings-theme-contrast = Contraste
    .about = Le plus fort contraste qu'un terminal puisse afficher.
settings-glyphs = Symboles
settings-glyphs-system = automatiques
    .about = Unicode, mais ASCII sur la console Linux.
settings-glyphs-unicode = Unicode
    .about = Des cadres comme ╭─╮, des places comme ● ◆ ▲ ■.
settings-glyphs-ascii = ASCII
    .about = Uniquement des caractères ASCII.
settings-speed = Vitesse des robots
settings-speed-slow = lente
    .about = Une seconde et demie par coup. Une touche abrège.
settings-speed-normal = normale
    .about = Un peu moins d'une seconde par coup. Une touche abrège.
settings-speed-fast = rapide
    .about = Un instant par coup. Une touche abrège.
settings-speed-instant = immédiate
    .about = Aucune attente : l'historique montre leurs coups.
settings-confirm = Demander avant
settings-confirm-pass = de passer
    .about = Passer finit votre manche : appuyez deux fois.
settings-confirm-never = rien
    .about = Chaque coup est joué dès que vous le choisissez.
settings-keys = Déplacement
settings-keys-arrows = flèches
    .about = Les touches fléchées.
settings-keys-hjkl = h j k l
    .about = Comme dans vi. Les flèches fonctionnent aussi.
settings-free-undo = Annulation libre
settings-free-undo-yes = oui
    .about = À un seul clavier, toute décision peut être annulée.
settings-free-undo-no = non
    .about = Seulement si rien n'a été révélé ni joué depuis.
settings-windows = Pauses d'échange
settings-windows-yes = oui
    .about = Une pause même si vous ne pouvez qu'échanger.
settings-windows-no = non
    .about = Pas de pause ; échangez à votre prochaine décision.
settings-name = Votre nom
    .about = Le nom que voient les autres. Entrée : le saisir.
settings-name-none = aucun
settings-name-ask = Votre nom :

# Questions
dialog-no = Non
help-signs = Signes de cette table
key-signs = touches, signes
signs-everywhere = Partout
sign-cursor = le curseur : Entrée choisit ceci
sign-lit = vous pouvez choisir ceci
sign-target = ce dont il s'agit
sign-decides = doit décider maintenant
sign-first = premier joueur
sign-hint = un conseil : sa place sur les plateaux
sign-hint-chance = vos chances de gagner
sign-hint-lead = PV d'avance ou de retard sur l'adversaire le plus fort à la fin de la partie
status-seat = { $name } : { $points }
help-title = Touches

# Les touches choisies par le joueur : keys.toml
keymap-problem = { $place } : { $what }
keymap-line = { $file }, ligne { $line }
keymap-unreadable = lecture impossible ({ $detail }). Les touches habituelles s'appliquent.
keymap-too-large = fichier trop gros pour une liste de touches. Les touches habituelles s'appliquent.
keymap-not-text = ce n'est pas du texte UTF-8. Les touches habituelles s'appliquent.
keymap-not-toml = TOML invalide ({ $detail }). Les touches habituelles s'appliquent.
keymap-unknown-id = il n'y a pas d'action « { $id } ». « pavilion keys » les donne toutes.
keymap-unknown-id-close = il n'y a pas d'action « { $id } ». Vouliez-vous dire « { $other } » ?
keymap-not-keys = « { $id } » attend une touche entre guillemets, comme "z", ou une liste de touches, comme ["z", "ctrl+z"].
keymap-unknown-key = « { $id } » : la touche « { $detail } » n'existe pas.
keymap-same-bytes = « { $id } » : pour un terminal, « { $detail } » est { $other }. Choisissez une autre touche.
keymap-clash = { $key } ne peut pas être « { $id } » : sur le même écran, c'est « { $other } ».
keymap-more = { $count ->
        [one] Vos touches contiennent une autre erreur
       *[other] Vos touches contiennent { $count } autres erreurs
    } : « pavilion keys » les donne toutes.
keymap-template =
    Les touches de Pavilion. Enlevez le # devant une ligne et changez la touche : une seule, comme "z", plusieurs, comme ["z", "ctrl+z"], ou aucune : [].

    Les noms des touches : lettres et signes tels quels, enter, escape, space, tab, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 à f24 ; devant chacun, au besoin, ctrl+, alt+ ou shift+.

    Ce fichier est lu sous le nom keys.toml à côté des réglages ; « pavilion keys » donne le dossier et vérifie le fichier.
action-table-digit = Saisir { $number } : choisir par numéro, ou fixer un montant
action-table-more = Augmenter un montant
action-table-less = Diminuer un montant
action-table-next-panel = Panneau suivant
action-table-previous-panel = Panneau précédent
action-table-next-page = Page suivante d'une longue liste
action-table-previous-page = Page précédente d'une longue liste
action-table-tab = Plateau { $place } dans une petite fenêtre
action-table-next-tab = Plateau suivant dans une petite fenêtre
action-table-previous-tab = Plateau précédent dans une petite fenêtre
action-replay-previous-round = Une manche en arrière
action-replay-next-round = Une manche en avant
action-table-first = Première option, ou début de la partie revue
action-table-last = Dernière option, ou fin de la partie revue
action-walk-left = À gauche
action-walk-down = En bas
action-walk-up = En haut
action-walk-right = À droite
action-walk-first = Première ligne
action-walk-last = Dernière ligne
action-walk-page-up = Une page plus haut
action-walk-page-down = Une page plus bas
action-text-page-up = Une page plus haut
action-text-page-down = Une page plus bas
keymap-section-table = À la table
keymap-section-replay = En revoyant une partie
keymap-section-walk = Se déplacer dans les listes, les formulaires et les textes, et à la table
keymap-section-list = Listes et formulaires
keymap-section-text = Longs textes
keymap-section-app = Partout
keymap-section-screen = Tous les écrans sauf la table
keymap-section-home = Accueil
keymap-section-new = Nouvelle partie
keymap-section-saves = Parties enregistrées
keymap-section-trash = Corbeille
keymap-section-rules = Règles
keymap-section-log = Historique
keymap-section-story = Récit
keymap-section-scores = Scores
keymap-section-report = Le bilan d'une manche
keymap-section-curtain = Le rideau devant une décision secrète
keymap-section-dialog = Questions
keymap-section-help = Aide

# Les commandes par leur nom
palette-search = Que voulez-vous faire ?
palette-nothing = Aucune commande trouvée
palette-about = { $about } ({ $key })
command-home = Accueil
    .about = Retour à l'écran d'accueil ; votre partie est enregistrée.
command-new = Nouvelle partie
    .about = Choisir les joueurs, les variantes et la graine.
command-learn = Apprendre
    .about = Des leçons à la table, dès le premier coup.
command-saves = Parties enregistrées
    .about = Reprendre, renommer, copier ou supprimer une partie.
command-trash = Corbeille
    .about = Restaurer des parties supprimées, ou les supprimer définitivement.
command-replays = Parties à revoir
    .about = Revoir les parties terminées et les parties d'exemple.
command-rules = Règles
    .about = Les règles, avec recherche.
command-settings = Réglages
    .about = Langue, thème, vitesse, touches.
command-quit = Quitter
    .about = Quitter Pavilion ; votre partie est enregistrée.
command-theme = Thème : { $theme }
command-language = Langue : { $language }
    .about = Passer à cette langue.
command-speed = Vitesse des robots : { $speed }

# Quitter, et les erreurs
quit-how = Pour quitter : { $key }. Votre partie est enregistrée.
quit-unbound = Aucune touche ne quitte Pavilion : choisissez Quitter à l'accueil. Votre partie est enregistrée.
mishap = Une erreur a obligé Pavilion à s'arrêter. Votre partie est sauve : chaque coup est enregistré. Détails : { $path }
mishap-unwritten = Une erreur a obligé Pavilion à s'arrêter. Votre partie est sauve : chaque coup est enregistré.

# Les robots par niveau, du plus faible au plus fort, et le jeu de chacun
bot-apprentice = Apprenti
    .about = Ne voit que quelques coups, et pas toutes leurs suites.
bot-clerk = Commis
    .about = Ne voit pas tous les coups, ni toutes leurs suites.
bot-draughtsman = Dessinateur
    .about = Voit un tour à l'avance, mais manque certains coups.
bot-journeyman = Compagnon
    .about = Voit un tour complet à l'avance et ne manque aucun coup.
bot-foreman = Contremaître
    .about = Voit au-delà de son tour ce que feront ses adversaires.
bot-contractor = Entrepreneur
    .about = Simule des dizaines de suites possibles avant chaque coup.
bot-master = Maître
    .about = Simule autant de suites possibles que le temps le permet.
bot-level = Niveau { $number } sur { $count }. { $play }
bot-with-seconds = { $name } { $seconds } s
bot-with-iterations = { $name } { $iterations }
bot-named = { $name } ({ $level })
# Les noms sous lesquels jouent les robots, séparés par des espaces : courts, chacun avec une autre initiale
bot-names = Achille Blanche Constant Delphine Edgar Firmin Gaston Hortense Irma Jules Katrien Lambert Marthe Norbert Odette Prosper Quentin Rosalie Sidonie Toine Ulysse Valentine Willem Yvonne

# Les robots externes
bot-failed-start = il n'a pas pu être lancé ({ $detail }).
bot-failed-silent = il n'a pas répondu en { $detail } secondes.
bot-failed-ended = il s'est arrêté ({ $detail }).
bot-failed-rubbish = il a envoyé une réponse invalide : « { $detail } ».
bot-failed-too-long = il a envoyé une ligne de plus de { $detail } octets.
bot-failed-unasked = il a écrit avant d'être interrogé : « { $detail } ».
bot-failed-illegal = il a choisi un coup interdit : « { $detail } ».
program-ask =
    Dans cette partie, un robot externe joue pour { $seat } :

    { $command }

    Il serait lancé sur cet ordinateur avec vos droits. N'acceptez que si vous lui faites confiance ; sinon { $stand_in } joue à sa place.
program-run = Le lancer
program-not = Plutôt { $stand_in }
program-failed = { $seat } : { $problem } { $stand_in } joue ce coup à sa place.
program-given-up = { $seat } : { $problem } { $stand_in } joue le reste de la partie.
program-not-run = { $seat } : { $stand_in } joue, car les robots externes ne sont pas permis ici.

# Nouvelle partie
key-start = commencer
    .more = commencer la partie
new-title = Nouvelle partie
new-seats = Places
new-rules = Variantes
new-start = Commencer
new-card-facts = { $seats } joueurs, { $minutes } min
new-weight = complexité
new-players = Joueurs
    .about = Le nombre de joueurs. Le premier joueur est tiré au sort.
new-seat = Place { $number }
new-seat-empty = vide
new-seat-human = Une personne à ce clavier. Entrée : saisir son nom.
new-seat-program = Un autre programme joue à cette place. Entrée : saisir sa commande.
new-program = Robot externe…
new-program-empty = Saisissez une commande.
new-program-ask = Commande du robot externe à la place { $number }, par exemple ./monrobot --vite. Il tourne sur cet ordinateur avec vos droits.
new-undo-0 = robots seulement
new-undo-1 = toujours (une personne)
new-undo-yes = Toute décision peut être annulée, même après une révélation.
new-undo-no = Annulation possible tant qu'aucune carte n'est révélée et que personne d'autre n'a joué.
new-seed = Graine
    .about = Même graine, même partie. Entrée : en saisir une ; vide : au hasard.
new-seed-random = au hasard
new-seed-ask = La graine (un nombre). Laissez vide pour une graine au hasard.
new-seed-wrong = « { $typed } » n'est pas une graine valide : il faut un nombre entier de 0 à { $largest }.
new-name-ask = Qui joue à la place { $number } ?
new-name-wrong = Un nom a { $longest } caractères au plus.

# Une copie d'une partie en cours
copy-ask = Enregistrer une copie de cette partie sous le nom :
copy-kept = Copie enregistrée sous le nom « { $name } ». Vous continuez la partie d'origine.

# La liste des parties, et celles à revoir
key-rename = renommer
    .more = renommer la partie
key-copy = copier
    .more = copier la partie
key-delete = supprimer
    .more = mettre la partie à la corbeille
key-bring-back = restaurer
    .more = restaurer la dernière partie supprimée
key-watch = revoir
    .more = revoir la partie
key-trash = corbeille
    .more = ouvrir la corbeille
key-restore = restaurer
    .more = restaurer la partie
key-remove = supprimer
    .more = supprimer définitivement la partie
key-empty = vider
    .more = vider la corbeille
key-open = ouvrir
    .more = ouvrir la partie
saves-title = Parties enregistrées
saves-empty = Aucune partie pour l'instant. Toute partie est enregistrée ici dès son premier coup.
saves-game = { $game } : { $players }
saves-variant = { $option } : { $value }
saves-rules = règles : { $rules } sur { $newest }
saves-edition = valeurs : édition { $edition } sur { $newest }
saves-damaged = endommagée
saves-newer = version plus récente
saves-newer-kept = Le fichier n'est pas endommagé et n'a pas été modifié.
saves-newer-variant = { $name } se joue avec des variantes d'une version plus récente de Pavilion ({ $variants }). Mettez Pavilion à jour pour l'ouvrir.
saves-renamed = Renommée « { $name } ».
saves-corrected = valeurs corrigées
saves-edition-unknown = valeurs : édition inconnue
saves-recoverable = { $moves ->
    [0] La position de la manche { $round } peut être récupérée, sans les coups précédents. Entrée : l'enregistrer comme nouvelle partie.
    [one] { $moves } coup peut être récupéré, jusqu'à la manche { $round }. Entrée : l'enregistrer comme nouvelle partie.
   *[other] { $moves } coups peuvent être récupérés, jusqu'à la manche { $round }. Entrée : les enregistrer comme nouvelle partie.
}
saves-not-recoverable = Rien ne peut être récupéré.
saves-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
    }
saves-rename-ask = Nouveau nom :
saves-copied = Copiée sous le nom « { $name } ».
saves-deleted = « { $name } » est dans la corbeille. Appuyez sur u pour la restaurer.
saves-brought-back = « { $name } » a été restaurée.
saves-nothing-deleted = La corbeille est vide.
saves-reading = Chargement de vos parties…
trash-title = Corbeille
trash-empty = La corbeille est vide. Les parties supprimées y restent jusqu'à leur suppression définitive.
trash-deleted = supprimée le { $date }
trash-remove-ask = Supprimer définitivement « { $name } » ? Elle ne pourra pas être restaurée.
trash-remove-yes = Supprimer
trash-removed = « { $name } » a été supprimée définitivement.
trash-empty-ask = { $count ->
    [one] Supprimer définitivement la partie de la corbeille ? Elle ne pourra pas être restaurée.
   *[other] Supprimer définitivement les { $count } parties de la corbeille ? Elles ne pourront pas être restaurées.
    }
trash-empty-yes = Vider la corbeille
trash-emptied = La corbeille est maintenant vide.
replays-title = Parties à revoir
replays-empty = Rien à revoir pour l'instant.
replays-gallery = exemple
    .annotated = exemple commenté
replays-from-gallery = Une partie d'exemple, jouée par des robots.
rescue-ask = { $problem }

    { $history ->
        [part] La partie peut reprendre à la manche { $round }, là où elle en était. Elle garde { $moves ->
            [0] sa position
            [one] son dernier coup
           *[other] ses { $moves } derniers coups
        }, pas les coups précédents.
       *[whole] { $moves ->
            [0] La partie ne peut que recommencer.
            [one] { $moves } coup peut être récupéré, jusqu'à la manche { $round }.
           *[other] { $moves } coups peuvent être récupérés, jusqu'à la manche { $round }.
        }
    } Elle est enregistrée comme nouvelle partie ; le fichier n'est pas modifié.
older-rules-kept = Cette partie est maintenant enregistrée sous « { $name } ».
older-rules-yes = Continuer après le coup { $moves }
rescue-yes = Récupérer la partie

# Règles
key-scroll = défiler
    .more = faire défiler le texte
key-search = chercher
    .more = chercher dans le texte
key-next = suivant
    .more = aller au résultat suivant
key-previous = précédent
    .more = aller au résultat précédent
key-switch = sommaire ou texte
    .more = passer du sommaire au texte, ou inversement
key-next-game = autre jeu
    .more = ouvrir les règles du jeu suivant
rules-title = Règles : { $game }
rules-search = rechercher
rules-found = { $count ->
    [0] aucun résultat
   *[other] { $number } sur { $count }
}

## Table

status-round = Manche { $round }/{ $rounds }
panel-log = Historique
panel-inspect = Qu'est-ce que c'est ?
inspect-corrected = Certaines valeurs de cette partie ont été corrigées par un propriétaire de la boîte.
inspect-edition = Édition { $edition } des valeurs ; les nouvelles parties utilisent l'édition { $newest }.
tab-log = Historique
since-title = Depuis votre dernier tour
since-strip = Depuis votre tour :
since-turn = { $seat } : { $what }
since-nothing = Il ne s'est rien passé depuis votre dernier tour.
report-none = Aucune manche n'est encore terminée.
comment-none = Le coach n'a rien à dire.
comment-about = Votre dernière décision
decision-page = { $first }-{ $last } sur { $count }
decision-more = encore { $count }
decision-numbers = { $first }–{ $last }
decision-on-board = { $reach } sur le plateau
preview-reveals = Révèle des cartes : annulation impossible ensuite.
preview-reveals-free = Révèle des cartes.
preview-standing = Si la partie finissait ici : { $before } → { $after }
table-confirm = Cela termine la manche pour vous. Appuyez encore pour confirmer.
table-read-only = Cette partie est ouverte ailleurs : vous pouvez seulement la regarder.
table-over = { $scores } : revoir les scores. { $leave } : quitter la table.
table-bot-failed = { $seat } a rencontré une erreur et joue le premier coup permis.
table-move-unsaved = Impossible d'enregistrer { $name } : { $detail }. Votre coup n'a pas été joué ; corrigez le problème et réessayez.
table-bot-unsaved = Impossible d'enregistrer { $name } : { $detail }. { $seat } n'a pas encore joué. Pavilion réessaie régulièrement ; appuyez sur une touche pour réessayer tout de suite.
table-slow-disk = Le disque est lent. La partie continue dès que le dernier coup est enregistré.
undo-nothing = Il n'y a rien à annuler.
undo-revealed = Une carte a été révélée depuis : impossible d'annuler.
undo-other_human = Un autre joueur a joué depuis : impossible d'annuler.
undo-read-only = Cette partie est ouverte ailleurs.
redo-nothing = Il n'y a rien à rétablir.
log-title = Historique
log-filter-seat = Joueur : { $seat }
log-filter-round = Manche : { $round }
log-all = tous
log-all-rounds = toutes
log-round = Manche { $round }
log-opening = { $players } jouent à { $game }.
log-order = Ordre du tour au début : { $players }.
log-variants = Variantes : { $variants }.
log-seed = Graine : { $seed }.
log-empty = Il ne s'est encore rien passé.
scores-title = Scores
scores-final = Scores finaux
scores-now = Sur la piste
scores-total = Total
scores-as-if = Si la partie finissait maintenant
scores-chart = Points sur la piste après chaque manche
scores-ties = Départage : { $item }
scores-round = M{ $round }
replay-note = Relecture { $move }/{ $moves }
replay-prompt = Coup { $move } sur { $moves }
replay-start = Le début.
replay-end = La fin.
replay-playing = Lecture
replay-copied = Une nouvelle partie commence ici.
table-winners =
    { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } se partagent la victoire !
    }

table-key-walk = naviguer
    .key = ←↑↓→
    .help = Parcourir les cases en surbrillance, ou la liste
table-key-choose = choisir
    .help = Choisir ce que montre le curseur
table-key-digits = choix direct
    .key = 1-9
    .help = Choisir par numéro, à saisir comme il est affiché
table-key-letters = choix direct
    .key = a-z
    .help = Choisir ce qui a sa propre lettre, comme passer
table-key-amount = montant
    .key = + - 0-9
    .help = Changer un montant, ou le saisir
table-key-panel = panneau
    .key = Tab
    .help = Panneau suivant (Maj+Tab : précédent)
table-key-page = page
    .key = PgPréc PgSuiv
    .help = Parcourir une longue liste page par page
table-key-first-last = début, fin
    .key = Début Fin
    .help = Aller à la première ou à la dernière option
table-key-more = suite
    .key = ^↓
    .help = Faire défiler un aperçu trop long pour sa place
table-key-jump = sauter
    .help = Une lettre sur chaque case en surbrillance, pour y sauter
table-key-jump-letter = aller à l'endroit qui porte cette lettre
    .key = a-z
    .help = Aller à l'endroit qui porte cette lettre
table-key-jump-close = annuler
    .key = Échap
    .help = Annuler le saut
table-key-back = retour
    .help = Annuler l'action en cours, ou fermer ce qui est ouvert
table-key-undo = annuler
    .help = Annuler votre dernière décision
table-key-redo = rétablir
    .help = Rétablir ce qui a été annulé
table-key-skip = accélérer
    .key = une touche
    .help = Ne pas attendre pendant que les robots jouent
table-key-retry = réessayer
    .key = une touche
    .help = Si le coup d'un robot ne peut pas être enregistré : réessayer
table-key-inspect = examiner
    .help = Expliquer un élément de la table
table-key-inspect-close = fermer
    .help = Fermer l'explication
table-key-rules = règles
    .help = Les règles de la décision ou de l'élément en cours
table-key-scores = scores
    .help = Les scores, poste par poste
table-key-since = revoir
    .help = Revoir ce qui s'est passé depuis votre dernier tour
table-key-report = bilan
    .help = Afficher le bilan de la dernière manche
table-key-comment = coach
    .help = Afficher tout le commentaire du coach
table-key-log = historique
    .help = Tout ce qui s'est passé
table-key-tabs = plateaux
    .key = F2…F8 { "[" } { "]" }
    .help = Changer de plateau dans une petite fenêtre
table-key-next-player = joueur suivant
    .help = Mettre en tête les cartes du joueur suivant
table-key-save-as = copier
    .help = Enregistrer une copie de la partie sous un autre nom
table-key-palette = palette
    .help = Trouver une commande par son nom
table-key-leave = quitter
    .help = Quitter la table ; la partie est enregistrée
table-key-help = aide
    .help = Les touches de cet écran
table-key-step = coup
    .key = ← →
    .help = Un coup en arrière ou en avant
table-key-next = suivant
    .help = Un coup en avant
table-key-turn = tour
    .key = ↑ ↓
    .help = Un tour en arrière ou en avant
table-key-round = manche
    .key = PgPréc PgSuiv
    .help = Une manche en arrière ou en avant
table-key-ends = début, fin
    .key = Début Fin
    .help = Au début ou à la fin
table-key-play = lecture
    .help = Lecture automatique, ou pause
table-key-continue = continuer d'ici
    .help = Jouer à partir d'ici dans une nouvelle partie
table-help-choosing = Choisir
table-help-time = Annuler et rétablir
table-help-knowing = S'informer
table-help-game = La partie
table-help-replay = Relecture

# Actions gratuites
ask-asides = Choisissez une action gratuite
    .help = Aucune ne met fin à votre tour. Échap : revenir à votre décision.
curtain-title = Passez le clavier à { $seat }
curtain-ready = Appuyez sur { $key } quand personne d'autre ne regarde
table-key-dial = modifier
    .key = ←→ ↑↓ 1-6
    .help = Choisir une valeur et la modifier, ou la saisir
table-key-asides = échanges
    .help = Actions gratuites (échanges, emprunts), à chaque décision

# Le serveur
serve-open = Le serveur est ouvert : ssh -p { $port } NOM@{ $host }
serve-open-key = Clé d'hôte : { $key }. Ctrl+C arrête le serveur.
serve-open-next-key = Prochaine clé d'hôte, que les clients apprennent dès maintenant : { $key }.
serve-goodbye = À bientôt.
serve-closed = Le serveur ferme pour un moment. Vos tables sont enregistrées : revenez plus tard et reprenez où vous en étiez.
serve-closing-notice = Le serveur va fermer. Vos tables sont enregistrées.
serve-drain-notice = Le serveur n'accepte plus de joueurs et fermera au départ du dernier.
serve-kicked = L'administrateur a mis fin à cette session.
serve-key-removed = Cette session est terminée : la clé qui l'a ouverte a été retirée.
serve-idle = Session fermée après une longue inactivité. Vos tables sont enregistrées : revenez quand vous voulez.
serve-mishap = Une erreur imprévue a mis fin à cette session (numéro { $session } dans le journal du serveur). Aucun coup n'est perdu : reconnectez-vous.
serve-known-as = Votre clé est connue ici sous le nom de { $name }.
serve-no-terminal = Pavilion a besoin d'un terminal : connectez-vous avec « ssh -t », sans commande.
serve-no-commands = Ce serveur n'exécute pas de commandes : connectez-vous sans en donner, avec un terminal (« ssh -t »).
serve-cannot-draw = Un terminal de type « { $terminal } » ne peut pas afficher les tables. Changez TERM, par exemple en xterm-256color.
serve-draining = Le serveur n'accepte pas de nouveaux joueurs pour l'instant. Réessayez plus tard.
serve-full = Le serveur est complet. Réessayez plus tard.
serve-crowded-player = Vous avez atteint le nombre maximal de sessions. Fermez-en une d'abord.
serve-crowded-address = Trop de sessions depuis votre adresse. Réessayez plus tard.
serve-too-fast = Trop de connexions depuis votre adresse. Attendez une minute.
serve-guest-here = Il y a déjà une personne invitée du nom de { $name }. Revenez avec votre code, ou choisissez un autre nom : ssh NOM@…
serve-guest-code = Le nom { $name } est pris : quelqu'un joue sous ce nom ou a une place à une table. Si c'est vous, saisissez votre code :
serve-guest-code-wrong = Ce n'est pas le bon code. Réessayez, ou choisissez un autre nom (ssh NOM@…) :
serve-guest-code-notice = Votre code est { $code }. Notez-le : il vous permet de revenir sous le nom de { $name }, aux mêmes places.
serve-name-alike = Le nom « { $name } » ressemble à « { $other } », qui est déjà enregistré ici. Choisissez-en un autre : ssh NOM@…
serve-banned = { $until ->
        [never] L'accès à ce serveur vous est interdit.
       *[other] L'accès à ce serveur vous est interdit jusqu'au { $until }.
    }{ $why ->
        [none] { "" }
       *[other] { " " }Motif : { $why }
    }
serve-renamed = L'administrateur a changé votre nom : vous vous appelez désormais { $name }. Reconnectez-vous.
serve-freed = L'administrateur a supprimé votre nom sur ce serveur. Vous pouvez vous inscrire de nouveau.
serve-keys-dropped = Trop vite : des touches ont été ignorées.
serve-announcement = Message de l'administrateur : { $text }
serve-waiting = En attente de la base de données…
serve-trouble =
    { $problem ->
        [store-full] { record-store-full }
        [store-slow] { record-store-slow }
        [store-gone] { record-store-gone }
       *[other] Le serveur ne peut pas vérifier votre nom pour l'instant. Réessayez plus tard.
    }
serve-wrong-key = Le nom « { $name } » est enregistré avec une autre clé. Connectez-vous avec cette clé (ssh -i FICHIER), ou choisissez un autre nom.
serve-name-has-key = Le nom « { $name } » est enregistré avec une clé. Connectez-vous avec cette clé (ssh -i FICHIER), ou choisissez un autre nom.
serve-not-listed = Ce serveur est privé : votre clé n'est pas sur sa liste.
serve-key-needed = Ce serveur identifie les joueurs par leur clé SSH, et vous n'en avez pas présenté. « ssh-keygen -t ed25519 » en crée une.
serve-bad-name = Nom invalide : 1 à { $longest } lettres ou chiffres, séparés si besoin par une espace ou - _ . '. Choisissez-en un : ssh NOM@…
serve-name-script = Nom invalide : utilisez les lettres d'une seule écriture, par exemple pas à la fois latines et cyrilliques. Choisissez-en un : ssh NOM@…
serve-name-marks = Nom invalide : une lettre peut porter deux accents au plus. Choisissez-en un : ssh NOM@…
serve-name-reserved = Le nom « { $name } » est réservé : les autres pourraient vous prendre pour le serveur ou un robot. Choisissez-en un autre : ssh NOM@…
serve-weak-key = Votre clé est trop faible : ce serveur n'accepte ni les clés DSA ni les clés RSA de moins de { $bits } bits. « ssh-keygen -t ed25519 » en crée une meilleure.
serve-too-many-keys = Votre client a présenté plus de { $most } clés. Choisissez-en une : ssh -i FICHIER -o IdentitiesOnly=yes NOM@…
serve-too-many-names = Trop de tentatives de connexion.
serve-slow = La connexion a pris trop de temps. Connectez-vous de nouveau.
serve-busy = Le serveur est occupé. Réessayez dans un instant.
serve-key-open = D'autres utilisateurs peuvent lire la clé d'hôte { $file }. Pour y remédier : chmod 600.
serve-key-bad = Le fichier { $file } n'est pas une clé privée : { $problem }.
serve-no-keys = Il n'y a pas de clé publique dans { $file }.
serve-keys-and-open = --keys et --open se contredisent : avec --keys, seules les clés de la liste peuvent se connecter ; avec --open, tout le monde. Choisissez l'une des deux options.
serve-unwritable = Impossible d'écrire dans { $file } : { $problem }.
serve-already = Un autre serveur utilise le dossier { $given }.
serve-long-path = Le chemin du dossier { $given } est trop long pour un socket.
serve-cannot-listen = Impossible d'écouter à l'adresse { $given } : { $problem }.
admin-no-server = Aucun serveur ne répond dans le dossier { $given }.
admin-unknown = Demande inconnue.
admin-nobody = Aucun joueur connecté ne s'appelle « { $given } ».
admin-no-session = Aucune session n'a le numéro { $given }.
admin-session-or-player = « { $given } » est le numéro d'une session et le nom d'un joueur. Utilisez --session { $given } ou --player { $given }.
admin-kick-whom = Nommez un joueur ou une session : « kick NOM » ou « kick --session N ».
admin-no-player = Personne n'est enregistré sous le nom « { $given } ».
admin-bad-ban = Bannissez une clé (key), un nom (name) ou un réseau (network), pas « { $given } ».
admin-bad-network = « { $given } » n'est ni une adresse ni un réseau, comme 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48.
admin-wide-network = Le réseau { $given } est très grand : l'accès serait interdit à tous ceux qui s'y trouvent. Si c'est bien ce que vous voulez, ajoutez --force.
admin-bad-key = « { $given } » n'est ni une empreinte (SHA256:…) ni une clé publique.
admin-bad-duration = « { $given } » n'est pas une durée. Utilisez 30m, 12h, 7d ou 2w.
admin-not-banned = Aucune interdiction ne concerne « { $given } ».
admin-no-text = Il n'y a rien à annoncer.
admin-text-too-long = Une annonce a au plus { $longest } caractères ; celle-ci en a { $count }.
admin-no-bans = Aucune interdiction.
admin-no-keys = Ce joueur n'a pas de clé.
admin-banned = { $changed ->
        [yes] L'interdiction concernant { $value } a été modifiée : elle vaut
       *[no] Accès interdit à { $value }
    } { $until ->
        [never] définitivement.
       *[other] jusqu'au { $until }.
    }
admin-unbanned = Accès rétabli : { $value }.
admin-renamed = { $old } s'appelle désormais { $name }.
admin-freed = Le nom { $name } peut de nouveau être enregistré.
admin-key-added = { $name } peut aussi se connecter avec { $key }.
admin-key-there = { $name } a déjà la clé { $key }.
admin-key-taken = Cette clé appartient à { $name }.
admin-weak-key = Cette clé est trop faible : le serveur n'accepte ni les clés DSA ni les clés RSA de moins de { $bits } bits.
admin-bad-name = Nom invalide : 1 à { $longest } lettres ou chiffres, séparés si besoin par une espace ou - _ . '.
admin-name-script = Nom invalide : utilisez les lettres d'une seule écriture, par exemple pas à la fois latines et cyrilliques.
admin-name-marks = Nom invalide : une lettre peut porter deux accents au plus.
admin-name-reserved = Le nom « { $name } » est réservé : il pourrait passer pour celui du serveur ou d'un robot.
admin-key-replaced = { $name } ne peut plus se connecter qu'avec { $key }.
admin-announced = { $count ->
        [one] Montré à { $count } session.
       *[other] Montré à { $count } sessions.
    }
admin-backed-up = La sauvegarde est dans { $file }.
admin-for-good = définitif
admin-ban-kind = { $kind ->
        [key] clé
        [network] réseau
       *[name] nom
    }
health-uptime = En marche depuis { $hours } h { $minutes } min
health-sessions = Sessions : { $sessions }
health-connections = Connexions : { $connections }, dont non identifiées : { $starting }
health-tables = Tables : { $open ->
        [one] { $open } ouverte
       *[other] { $open } ouvertes
    }, { $playing } en jeu, { $over ->
        [one] { $over } finie
       *[other] { $over } finies
    }
health-memory = Mémoire : { $memory } Mo
health-bots = Processus de robots : { $bots }
health-answers = De la touche à la réponse : 95 % en moins de { $p95 } ms
health-store = Stockage : fonctionne, répond en { $ms } ms
health-store-problem = Stockage : ne fonctionne pas. { $problem }
health-draining = Le serveur n'accepte plus de joueurs.
admin-no-sessions = Il n'y a personne en ligne.
admin-no-tables = Il n'y a pas de table.
admin-no-such-tables = Aucune table ne correspond.
admin-no-more-tables = Il n'y a que { $total } tables.
admin-tables-page = Tables { $first } à { $last } sur { $total }.
admin-bad-status = Il n'y a pas d'état « { $given } ».
admin-kicked = { $count ->
        [one] { $count } session terminée.
       *[other] { $count } sessions terminées.
    }
admin-closed = La table { $table } est fermée.
admin-draining = { $count ->
        [0] Le serveur ferme.
        [one] Plus de nouveaux joueurs ; le serveur ferme après { $count } session.
       *[other] Plus de nouveaux joueurs ; le serveur ferme après { $count } sessions.
    }
admin-status = { $status ->
        [open] ouverte
        [playing] en cours
        [over] terminée
        [on-hold] en pause
        [damaged] endommagée
       *[other] fermée
    }
cli-serve = Ouvrir un serveur où l'on joue par SSH.
    .details =
        Les joueurs se connectent avec « ssh -p 2222 NOM@HÔTE ». Leur clé publique les identifie : un nom appartient à la première clé qui l'utilise.

        Plusieurs serveurs avec le même --store (une adresse PostgreSQL) et la même --host-key n'en font qu'un.

        Pour changer la clé d'hôte : créez la suivante avec « ssh-keygen -t ed25519 -N "" -f host_key.next » dans le dossier du serveur et relancez le serveur. Les clients OpenSSH qui se connectent l'apprennent. Quelques semaines plus tard, renommez host_key.next en host_key et relancez encore le serveur.
    .host = L'adresse où écouter ; 127.0.0.1 par défaut, 0.0.0.0 pour tout le monde.
    .open = Accepter aussi des invités : des joueurs sans clé, signalés comme tels.
    .keys = N'accepter que les clés de ce fichier, au format authorized_keys.
cli-admin = Gérer un serveur ouvert sur cette machine.
cli-admin-sessions = Lister les joueurs connectés.
cli-admin-tables = Lister les tables, la dernière modifiée d'abord.
    .game = Seulement les tables de ce jeu.
    .player = Seulement les tables où cette personne a une place.
    .status = Seulement les tables dans cet état : open, playing, on-hold, damaged, over ou closed.
    .search = Seulement les tables dont le nom, ou celui de l'hôte ou d'un joueur, contient ce texte.
    .limit = Lister au plus N tables (100 par défaut).
    .offset = Omettre les N premières tables.
    .all = Lister toutes les tables.
cli-admin-kick = Fermer les sessions d'un joueur (« kick NOM ») ou une session (« kick --session N »).
    .session = Le numéro de la session.
    .player = Le joueur, si son nom est aussi le numéro d'une session.
cli-admin-close = Fermer une table définitivement.
cli-admin-drain = Ne plus accepter de joueurs, et fermer au départ du dernier.
cli-admin-ban = Bannir une clé (key), un nom (name) ou un réseau (network) ; les sessions se ferment aussitôt.
    .details =
        Exemples : « ban name mallory --for 7d --reason "Insultes" », « ban network 192.0.2.0/24 », « ban key SHA256:… ».

        Le joueur lit le motif. L'interdiction vaut sur tous les serveurs qui partagent les mêmes tables.
    .for = Durée : 30m, 12h, 7d, 2w (par défaut : définitif).
    .reason = Le motif, que le joueur lit.
    .force = Interdire même un très grand réseau.
cli-admin-unban = Lever une interdiction.
cli-admin-bans = Lister les interdictions.
cli-admin-rename = Renommer un joueur qui n'a pas de place à une table inachevée.
cli-admin-free-name = Supprimer un joueur sans place, pour que son nom et ses clés puissent être enregistrés de nouveau.
cli-admin-keys = Lister les clés d'un joueur.
cli-admin-add-key = Ajouter une clé à un joueur : la ligne d'un fichier .pub.
cli-admin-replace-key = Remplacer toutes les clés d'un joueur, si l'une est perdue ou volée, par la ligne d'un fichier .pub.
cli-admin-announce = Montrer un texte à tous les joueurs connectés à ce serveur.
cli-admin-health = Afficher les sessions, les connexions, les tables, la mémoire et l'état du stockage.
cli-admin-backup = Copier les tables partagées dans un nouveau fichier pendant que le serveur tourne.
    .details =
        La copie contient les joueurs, leurs clés, les interdictions et les tables. Copiez aussi le dossier du serveur : il contient la clé d'hôte et les parties personnelles des joueurs.

        Pour restaurer : arrêtez le serveur, supprimez les fichiers en -wal et -shm à côté des tables partagées, copiez la sauvegarde à leur place et relancez le serveur.
cli-option-host = L'adresse où écouter.
cli-option-port = Le port où écouter ; 2222 par défaut.
cli-option-store = Où sont enregistrées les tables partagées : un fichier, ou une adresse PostgreSQL (postgresql://…).
cli-option-folder = Le dossier de la clé d'hôte, des données des joueurs et du socket de « pavilion admin ».
cli-option-host-key = Le fichier de la clé d'hôte ; il est créé s'il n'existe pas.
cli-option-log = Le fichier du journal, en JSON Lines ; par défaut la sortie d'erreur.
cli-option-open = Accepter aussi des invités.
cli-option-keys = N'accepter que les clés de ce fichier.
cli-option-max-sessions = Nombre maximal de sessions ; 200 par défaut, 0 pour ne pas limiter.
cli-option-per-player = Nombre maximal de sessions par joueur ; 4 par défaut.
cli-option-per-address = Nombre maximal de sessions par adresse ; 20 par défaut.
cli-option-rate = Nombre maximal de connexions par adresse et par minute ; 30 par défaut.
cli-option-idle = Minutes d'inactivité avant la fin d'une session ; 120 par défaut.
cli-option-max-tables = Tables inachevées qu'une personne peut ouvrir (20 par défaut ; 0 : sans limite).
cli-option-json = Afficher en JSON.
cli-column-ban = Interdiction
cli-column-banned = Valeur
cli-column-until = Jusqu'au
cli-column-added = Depuis
cli-column-reason = Motif
cli-column-key = Clé
cli-column-label = Commentaire
cli-column-session = Numéro
cli-column-address = Adresse
cli-column-terminal = Type
cli-column-here = En ligne depuis
cli-column-idle = Inactif depuis
cli-column-status = État
cli-column-turn = Au tour de
cli-minutes = { $minutes } minutes

# Les conseils et le coach
panel-hint = L'avis du maître
hint-thinking = Le maître réfléchit à votre décision…
hint-not-now = Les conseils sont disponibles quand vous avez un choix à faire.
hint-choose-first = Choisissez un conseil par son numéro ou déplacez le curseur ; Entrée le joue ensuite.
hint-failed = Le maître n'a pas trouvé de conseil.
hint-foreseen = { $seat } : { $move }
hint-tries = { $tries ->
        [one] { $tries } suite essayée
       *[other] { $tries } suites essayées
    }
# L'avance est celle à la fin de la partie
hint-result = victoire { $chance }, { $side ->
        [ahead] { $points } PV d'avance à la fin
        [behind] { $points } PV de retard à la fin
       *[level] à égalité à la fin
    }
    .brief = victoire { $chance }, fin : { $side ->
        [ahead] { $points } d'avance
        [behind] { $points } de retard
       *[level] à égalité
    }
    .least = gagne { $chance }, { $side ->
        [ahead] { $points } d'avance
        [behind] { $points } de retard
       *[level] à égalité
    }
hint-why = dans quelques tours, par rapport au { $other } : { $gains }
    .brief = vs { $other } : { $gains }
hint-even = à peu près comme le { $other }
hint-alone = tout le reste semblait moins bon au premier regard
# Ce qu'un coup gagne ou cède : $phrase et $term nomment un élément, $points est un nombre avec son signe
reason-points = { $side ->
        [more] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[less] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
    .unit = { $side ->
        [more] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV
       *[less] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV
    }
reason-item = { $phrase } ({ $points })
reason-brief = { $term } { $points }
reason-but = { $gains }, mais { $losses }
reason-rest = le reste
reason-and-rest = { $reason } ; { reason-rest } ({ $points })
reason-why = Pourquoi : { $gains }.
# Les coups prévus après un coup
reason-then = Suite prévue : { $line }.
    .move = { $seat } « { $move } »
teacher-better = Vous avez joué « { $mine } » : { $played } de chances. Le maître préférait « { $move } » : { $best }, { $points } à la fin.
    .brief = Le maître préférait « { $move } » : { $best } de chances de gagner au lieu de { $played }, { $points } à la fin.
    .folded = « { $move } » valait mieux : { $best } de chances au lieu de { $played }. { $key } : lire la suite.
teacher-undo = { $count ->
        [one] { $key } : annuler votre coup.
       *[other] { $key }, { $count } fois : annuler votre coup.
    }
table-key-hint = conseil
    .help = Les trois meilleurs coups du maître : chances de gagner, avance à la fin de la partie (PV)
table-key-hint-pick = y aller
    .key = 1-3
    .help = Aller à un coup que le maître propose
table-key-hint-dial = modifier
    .key = ←→ ↑↓
    .help = Choisir une valeur et la modifier
table-key-hint-close = fermer
    .help = Fermer le conseil
table-key-line = suite
    .help = Parcourir la suite d'un conseil, ou de votre réponse à un problème
table-key-line-step = avancer
    .key = ←→
    .help = Avancer ou reculer dans la suite
table-key-line-pick = suite
    .key = 1-3
    .help = Voir la suite d'un autre conseil
table-key-line-close = revenir
    .help = Revenir à la décision
panel-line = Suite prévue, pas jouée
line-imagined = non joué
line-not-now = Ouvrez d'abord les conseils (H) : V montre la suite de l'un d'eux sur les plateaux.
line-steps = { $number ->
        [0] Coups prévus : { $step } sur { $steps }
       *[other] Suite du coup { $number } : { $step } sur { $steps }
    }
# $rival est l'adversaire en tête ; suit ce que chacun des deux gagne ou perd
line-lead = Votre avance attendue sur { $rival } { $side ->
        [more] augmente
       *[less] baisse
    } de { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV.
    .same = Votre avance attendue sur { $rival } ne change pas.
line-own = Vous : { $gains }.
line-rival = { $rival } : { $gains }.
line-revealed = Nul ne peut prévoir ce qui sera révélé.
line-before-reveal = Un élément caché est révélé ensuite ; sa valeur n'est pas encore comptée.
    .brief = La révélation qui suit n'est pas encore comptée.
line-start = C'est la position actuelle.
settings-reports = Bilans de manche
settings-reports-wait = attendre
    .about = Chaque manche finit par un bilan qui vous attend.
settings-reports-quick = rapides
    .about = La manche suivante commence aussitôt (bilan : R).
settings-hints = Conseils
settings-hints-quick = rapides
    .about = Le maître réfléchit 2 secondes à un conseil (H).
settings-hints-normal = normaux
    .about = Le maître réfléchit 6 secondes à un conseil (H).
settings-hints-thorough = approfondis
    .about = Le maître réfléchit 20 secondes à un conseil (H).
settings-teacher = Coach
settings-teacher-yes = oui
    .about = Signale un bien meilleur coup, sauf après un conseil.
settings-teacher-no = non
    .about = Aucun commentaire sur vos décisions.

## Les tables par SSH

ago-now = à l'instant

# Le salon
home-account = Vos nom et clés
command-account = Vos nom et clés
    .about = Ajouter une deuxième clé SSH ou en retirer une ; code des personnes invitées
account-title = Vos nom et clés
account-name = Vous vous appelez { $name }.
account-guest = Vous jouez sous le nom de { $name }, sans inscription.
account-code = Votre code : { $code }. Saisissez-le quand vous revenez sous ce nom et avez une place à une table.
account-code-unknown = Votre code vous a été montré à votre première connexion sous ce nom.
account-keys = Vous pouvez vous connecter avec ces clés SSH :
account-no-keys = Aucune clé. Appuyez sur a pour en ajouter une.
account-added = ajoutée le { $day }
account-this-key = cette session
account-add-ask = Collez une clé publique : la ligne d'un fichier comme ~/.ssh/id_ed25519.pub
account-added-key = Vous pouvez désormais vous connecter avec la clé { $key }.
account-key-there = Vous pouvez déjà vous connecter avec la clé { $key }.
account-remove-ask = Retirer la clé { $key } ? Elle ne permettra plus de vous connecter.
account-remove-yes = Retirer
account-remove-own = Cette session utilise cette clé. Pour la retirer, connectez-vous avec une autre clé.
key-add-key = ajouter une clé
key-remove-key = retirer
key-is-private = C'est une clé privée : ne la montrez à personne. Collez la ligne du fichier dont le nom finit par .pub.
key-is-none = Ce n'est pas une clé publique OpenSSH. Elle ressemble à « ssh-ed25519 AAAA… commentaire ».
home-tables = Jouer à plusieurs
command-tables = Jouer à plusieurs
    .about = Ouvrir, rejoindre ou regarder une table partagée
hall-turns = { $count ->
    [one] C'est à vous de jouer à une table : appuyez sur t.
   *[other] C'est à vous de jouer à { $count } tables : appuyez sur t.
}
key-new-table = nouvelle table
    .more = ouvrir une nouvelle table
key-watch-table = regarder
    .more = aller à la table sans s'asseoir
key-leave-table = quitter
    .more = quitter la table ; en cours de partie, laisser sa place à un robot
key-private = invitation
    .more = rejoindre une table privée avec un code d'invitation
key-search-tables = chercher
    .more = chercher des tables par joueur ou par nom
key-filter-game = jeu
    .more = ne montrer que les tables d'un jeu
key-filter-state = état
    .more = ne montrer que les tables ouvertes, en cours ou terminées
key-export-table = garder
    .more = garder la partie parmi les vôtres, autant qu'on peut la lire
key-close-table = fermer
    .more = fermer une table endommagée, en pause, ou sans autre joueur (hôte)
lobby-title = Tables
lobby-mine = Vos tables
lobby-mine-none = Vous n'êtes à aucune table. Rejoignez-en une, ou ouvrez-en une avec n.
lobby-open = Tables ouvertes
lobby-open-none = Aucune table n'attend de joueurs. Appuyez sur n pour en ouvrir une.
lobby-playing = Parties à regarder
lobby-past = Vos parties terminées
lobby-over = Parties terminées des autres
lobby-heading = { $title } ({ $count })
lobby-more = { $count } de plus : Entrée
lobby-filter = Seulement : { $what }. Échap : tout montrer
lobby-filter-state = { $state ->
    [open] ouvertes
    [playing] en cours
   *[over] terminées
    }
lobby-filter-search = « { $text } »
lobby-filter-none = Aucune table ne correspond.
lobby-search-ask = Joueur ou table à chercher. Laissez vide pour tout voir.
lobby-export-name = Table { $table }
lobby-exported = Partie gardée parmi les vôtres : « { $name } ».
lobby-exported-before = Cette partie est déjà parmi les vôtres : « { $name } ».
lobby-close = Fermer
lobby-close-ask = Fermer cette table pour tout le monde ? La partie ne pourra plus être reprise.
lobby-empty = Il n'y a encore aucune table. Appuyez sur n pour ouvrir la première ; vos amis la trouveront ici. Avec une invitation à une table privée, appuyez sur p.
lobby-free = { $count ->
    [0] complète
    [one] 1 place libre
   *[other] { $count } places libres
    }
lobby-status = { $status ->
    [over] terminée
    [playing] en cours
    [closed] fermée
    [on-hold] en pause
   *[other] endommagée
    }
lobby-your-turn = à vous
lobby-turn = { $name }, { $ago }
lobby-deciders = { $count } joueurs
lobby-waits = , on attend { $name }, { $ago }
lobby-table = table { $table }
lobby-owner = hôte : { $owner }
lobby-is-private = privée
lobby-seat-empty = libre
lobby-stands-in = { $player } (pour l'instant { $bot })
lobby-enter-mine = Entrée : aller à votre place.
lobby-enter-open = Entrée : s'asseoir. w : regarder d'abord.
lobby-enter-playing = Entrée : regarder la partie.
lobby-enter-over = Entrée : revoir la partie coup par coup.
lobby-enter-past = Entrée : revoir la partie. e : la garder parmi les vôtres.
lobby-enter-closed = Table fermée. e : garder la partie parmi les vôtres.
lobby-enter-damaged = Endommagée. e : garder ce qu'on peut lire de la partie.
lobby-enter-damaged-host = Endommagée. e : garder ce qu'on peut lire de la partie. c : fermer.
lobby-enter-on-hold = En pause : règles plus anciennes. Entrée : aller à votre place.
lobby-enter-on-hold-host = En pause : règles plus anciennes. Entrée : y aller. c : fermer.
lobby-private-ask = La table et son code d'invitation, par exemple : kxbrt7 bouton-de-rose
lobby-leave = Quitter
lobby-leave-open = Quitter cette table ?
lobby-leave-last = Il n'y a plus que vous ici : si vous partez, la table ferme.
lobby-leave-game = Laisser votre place à un robot ? Vous pourrez la reprendre à tout moment.

# Une nouvelle table
new-table-title = Nouvelle table
key-open-table = ouvrir
    .more = ouvrir la table
new-table-open = Ouvrir la table
new-table-anyone = libre
new-table-seat-you = Votre place.
new-table-seat-anyone = Pour la première personne qui s'y assoit.
new-table-absence = Absences
    .about = Ensuite l'hôte, ou n'importe qui si l'hôte est absent, peut laisser la place à un robot (W, puis Entrée). On peut toujours la reprendre.
new-table-absence-value = robot possible après { $span }
new-table-absence-never = attendre, sauf accord
new-table-word = Code d'invitation
    .about = Avec un code, la table est privée : il faut le connaître pour entrer. Entrée : le saisir.
new-table-word-none = aucun : ouverte à tous
new-table-word-ask = Code d'invitation. Laissez vide pour une table ouverte à tous.
new-table-word-wrong = Un code d'invitation a au plus { $longest } caractères.

# La salle d'attente
key-sit = s'asseoir
    .more = prendre la place sous le curseur
key-start-game = commencer
    .more = commencer la partie
key-talk = discuter
    .more = envoyer un message à la table
key-get-up = quitter sa place
    .more = quitter sa place
key-send-away = exclure
    .more = exclure quelqu'un de sa place
room-title = { $game }, table { $table }
room-you = vous
room-owner = hôte
room-away = hors ligne
room-advice-sit = Choisissez une place libre et appuyez sur Entrée.
room-advice-full = Toutes les places sont prises. La partie va commencer.
room-advice-wait = { $count ->
    [one] Une place est libre : attendez un joueur, ou mettez-y un robot avec ← →.
   *[other] { $count } places sont libres : attendez des joueurs, ou mettez-y des robots avec ← →.
    }
room-advice-start = Tout le monde est là. Appuyez sur s pour commencer.
room-advice-owner = { $owner } commence la partie quand toutes les places sont prises. Votre place reste à vous si vous partez.
room-invite = Vos amis trouveront la table dans le salon sous le nom { $table }.
room-invite-private = Invitez vos amis : p dans le salon, puis { $table } { $word }
room-watchers = Spectateurs : { $names }

# Messages et autres événements d'une table
talk-ask = À toute la table :
note-say = { $player } : { $text }
note-sit = { $player } s'assoit.
note-leave = La place { $number } est de nouveau libre.
note-put-bot = { $kind ->
    [bot] { $bot } prend place.
   *[nobody] Une place est de nouveau libre.
    }
note-start = La partie commence.
note-stand-in = { $bot } joue pour { $player }.
note-return = { $player } est de retour.
note-hand-over = { $player } est maintenant l'hôte de la table.
note-resume = { $player } reprend la partie après le coup { $moves }, avec les règles actuelles.
note-close = La table a été fermée.
note-undo = { $count ->
    [one] { $player } annule un coup.
   *[other] { $player } annule { $count } coups.
}
note-redo = { $count ->
    [one] { $player } rétablit un coup.
   *[other] { $player } rétablit { $count } coups.
}
note-ask = { $count ->
    [one] { $player } demande à annuler le dernier coup.
   *[other] { $player } demande à annuler { $count } coups.
}
note-agree = { $player } est d'accord.
note-decline = { $player } refuse.
note-ask-stand-in = { $player } demande à laisser un robot jouer pour { $absent }.
note-agree-stand-in = { $player } est d'accord.
note-decline-stand-in = { $player } refuse.
note-end = La partie est terminée.
people-title = Table { $table }
people-here = en ligne
people-away = hors ligne
people-bot = robot
people-let-bot = Entrée : laisser jouer un robot
people-take-back = Entrée : reprendre votre place
people-give-to-bot = Entrée : laisser jouer un robot
people-ask-for-bot = Entrée : demander un robot
people-asked-for-bot = en attente de réponses
people-agree-to-bot = Entrée : accepter un robot
people-bot-in = robot possible dans { $span }
people-limit = { $count ->
    [0] La partie attend les absents, sauf si tous les autres acceptent qu'un robot joue.
   *[other] Après { $span }, l'hôte, ou n'importe quel joueur si l'hôte est absent, peut laisser un robot jouer pour une personne absente, ou plus tôt si tous les autres sont d'accord.
}
people-limit-two = { $count ->
    [0] La partie attend les absents.
   *[other] Après { $span }, chacun peut laisser un robot jouer pour l'autre en son absence.
}
lobby-stands-in-now = { $bot } joue
shared-watching = en spectateur
shared-watchers-listen = Il faut être à la table pour discuter.
shared-waits = On attend { $names }.
shared-bot-plays = { $bot } joue pour vous. Appuyez sur r pour reprendre votre place.
shared-closed-title = Fermée
shared-closed = Cette table a été fermée. Appuyez sur q pour la quitter.
shared-outdated-title = En pause
shared-outdated-prompt = Partie jouée avec d'anciennes règles
shared-outdated = Cette partie a été jouée avec d'anciennes règles (version { $rules } ; aujourd'hui : { $known }). Les règles actuelles concordent jusqu'au coup { $moves } sur { $total }.
shared-outdated-own = Appuyez sur c pour la reprendre à partir de là.
shared-outdated-other = { $owner } peut la reprendre à partir de là.
shared-resume-ask = { $lost ->
    [0] La reprendre à partir de là ? Tout le monde à la table en sera informé.
    [one] La reprendre à partir de là ? { $lost } coup joué ensuite ne comptera plus. Tout le monde à la table en sera informé.
   *[other] La reprendre à partir de là ? { $lost } coups joués ensuite ne compteront plus. Tout le monde à la table en sera informé.
    }
shared-not-over = Cette partie est en cours. Vous pourrez la continuer de votre côté une fois terminée.
shared-undo-ask = { $why } Demander quand même l'accord des autres ?
shared-undo-ask-yes = Demander
shared-petition = { $count ->
    [one] { $seat } demande à annuler le dernier coup. Y : accepter, N : refuser.
   *[other] { $seat } demande à annuler { $count } coups. Y : accepter, N : refuser.
}
shared-petition-own = Vous avez demandé à annuler un coup. On attend l'accord de : { $names }. N : retirer la demande.
shared-petition-agreed = { $seat } demande à annuler un coup ; vous avez accepté.
shared-stand-in = { $seat } demande à laisser un robot jouer pour { $absent }. Y : accepter, N : refuser.
shared-stand-in-absent = { $seat } demande à laisser un robot jouer pour vous. N : refuser.
shared-stand-in-own = Vous avez demandé à laisser un robot jouer pour { $absent }. N : retirer la demande.
shared-stand-in-agreed = { $seat } demande à laisser un robot jouer pour { $absent } ; vous avez accepté.
shared-rematch = Une autre partie ? J'ai ouvert la table { $table }.
table-key-talk = discuter
    .help = Envoyer un message à toute la table
table-key-people = joueurs
    .help = Qui est en ligne ; laisser une place à un robot ou la reprendre
table-key-agree = accepter
    .help = Accepter la demande d'un autre joueur
table-key-refuse = refuser
    .help = Refuser, ou retirer votre demande
table-key-withdraw = retirer
    .help = Retirer votre demande
table-key-seat-back = ma place
    .help = Reprendre votre place au robot
table-key-resume = reprendre
    .help = Reprendre une partie d'anciennes règles (hôte)
settings-bell = Sonnerie
settings-bell-yes = active
    .about = Sonne quand c'est à vous, aux tables partagées.
settings-bell-no = inactive
    .about = Aucun son.
settings-notifications = Notifications
settings-notifications-yes = oui
    .about = Quand c'est à vous et que vous regardez ailleurs.
settings-notifications-no = non
    .about = Aucune notification.
settings-window-title = Titre de fenêtre
settings-window-title-yes = tour
    .about = À qui de jouer, dans le titre de la fenêtre.
settings-window-title-no = inchangé
    .about = La fenêtre garde son titre.
settings-clipboard = Presse-papiers
settings-clipboard-yes = oui
    .about = Positions, parties et invitations se copient.
settings-clipboard-no = non
    .about = Rien n'est jamais copié.

# Le titre de la fenêtre, et ce que disent les notifications
window-yours = À vous de jouer · { $game }
window-turn = À { $player } de jouer · { $game }
window-over = Partie terminée · { $game }
window-game = { $game }
window-replay = Partie à revoir · { $game }
window-yours-elsewhere = À vous de jouer à une autre table

# Copier
table-key-copy-position = copier la position
    .help = Copier la position en texte, pour un rapport ou un message
table-key-copy-record = copier la partie
    .help = Copier le fichier de la partie
key-copy-invitation = copier
    .more = copier l'invitation
copied-position = La position est dans le presse-papiers, si votre terminal le permet. « pavilion engine » la lit.
copied-record = La partie est dans le presse-papiers, si votre terminal le permet.
copied-path = La partie est trop longue à copier. Son emplacement est dans le presse-papiers, si votre terminal le permet.
copied-invitation = L'invitation est dans le presse-papiers, si votre terminal le permet.
copy-no-record = Cette partie n'a pas de fichier.
copy-unsupported = Rien n'a été copié : ce terminal n'a pas de presse-papiers, ou il est désactivé dans les réglages.
invitation = Rejoignez-moi pour une partie de { $game } sur Pavilion : choisissez la table { $table } dans le salon.
invitation-private = Rejoignez-moi pour une partie de { $game } sur Pavilion : dans le salon, p puis { $table } { $word }

# Le récit d'une partie
table-key-story = récit
    .help = L'évolution des chances : tournants, meilleures et pires décisions
story-title = Récit de la partie
story-not-yet = Le récit est disponible quand la partie est terminée.
story-complete = Les chances de gagner selon le maître, { $turns ->
        [one] { $turns } tour jugé.
       *[other] { $turns } tours jugés.
    }
story-running = { $done } tours jugés sur { $turns }…
story-paused = { $done } tours jugés sur { $turns }. { $key } : continuer.
story-failed = { $done } tours jugés sur { $turns } ; le maître n'a pas pu continuer. { $key } : réessayer.
story-new = { $turns ->
        [one] La partie a continué : { $turns } nouveau tour.
       *[other] La partie a continué : { $turns } nouveaux tours.
    }
story-unkept = Le récit n'a pas pu être enregistré : { $why }.
story-none = Aucun tour n'a changé grand-chose, aucune décision ne ressort.
story-soon = Les moments clés s'afficheront ici.
story-turning = Tournant
    .said = { $seat } va de { $before } à { $after } en moyenne
    .moves = { $seat } joue : { $before } en moyenne avant, { $after } après
    .rival = { $mover } joue : { $seat } va de { $before } à { $after } en moyenne
story-best = Meilleure décision
    .said = { $seat } obtient { $after } ; deuxième choix : { $before }
story-worst = Pire décision
    .said = { $seat } se contente de { $after } ; { $before } était possible
story-played = { $seat } a joué « { $move } ».
story-better = Le maître aurait préféré « { $move } » ({ $chance }).
    .turning = Le maître aurait préféré « { $move } ».
story-alike = Le maître aurait joué « { $move } », qui vaut à peu près autant.
story-next = Le deuxième choix était « { $move } » ({ $chance }).
story-nobody = Aucune décision ne se détache ici : plusieurs coups, ou ce qui a été révélé, ont changé les chances.
story-as-the-master = Le maître aurait fait le même choix.

# Keys of the log, the story and the score sheet
key-moment = y aller
    .more = aller à ce moment de la relecture
key-filter-seat = joueur
    .more = montrer un joueur après l'autre, puis tous
key-filter-round = manche
    .more = montrer une manche après l'autre, puis toutes
key-pause = pause/reprise
    .more = suspendre l'analyse, ou la reprendre
key-rematch = revanche
    .more = rejouer avec les mêmes joueurs
key-replay = relire
    .more = revoir la partie
key-story = récit
    .more = voir l'évolution des chances
key-home = accueil
    .more = revenir à l'accueil
key-table = table
    .more = revenir à la table

# Apprendre
home-learn = Apprendre
learn-title = Apprendre
learn-course = { $game } { $done }/{ $count }
learn-begun = commencée
learn-minutes = { $minutes } min
learn-broken = Cette leçon est inutilisable. { $problem }
lesson-astray = Pas tout à fait
lesson-other = C'est permis, mais la leçon vise autre chose.
lesson-take-back = Entrée : annuler ce coup
lesson-done = Leçon terminée
lesson-next = Entrée : leçon suivante
lesson-last = Entrée : retour au cours
lesson-tip = Cette réponse : { $answer }
lesson-opens = { $number }. { $title }. Une nouvelle table.
lesson-no-undo = Rien à annuler dans une leçon : Entrée annule une mauvaise réponse.
lesson-read-on = Entrée : continuer
table-key-next-page = continuer
    .help = Passer à la question
table-key-take-back = annuler
    .help = Annuler la mauvaise réponse
table-key-end-course = retour
    .help = Revenir au cours
table-key-next-lesson = leçon suivante
    .help = Passer à la leçon suivante

# La première partie
first-title = Première partie
first-about = Une vraie partie contre le robot le plus faible, expliquée au fil du jeu. Chaque tour commence par une suggestion. G : sans guide.
first-note = Première fois
first-read-on = Entrée : choisir une réponse
first-thinking = Une suggestion arrive…
first-try = Essayez : { $move }. { $why ->
        [given] Pourquoi : { $gains }.
       *[unknown] {""}
    }
first-comments = Pour la première fois
first-notes = Vos notes ({ $count })
first-questions = Sur vos décisions
first-events = Sur ce qui s'est passé
first-no-notes = Il n'y a pas encore de notes.
first-on = Le guide est activé. { $key } : le désactiver
first-off = Le guide est désactivé. { $key } : le réactiver
first-broken = Les notes de cette première partie sont inutilisables. { $problem } La partie continue sans elles.
table-key-guide = guide
    .help = Activer ou désactiver le guide d'une première partie
table-key-notes = notes
    .help = Les notes de premières parties déjà affichées
table-key-read-on = réponses
    .help = Passer d'une note aux réponses
table-key-guide-off = sans guide
    .help = Désactiver le guide d'une première partie
table-key-guide-on = guide
    .help = Activer le guide d'une première partie

# Le jeu en deux minutes
two-minutes-title = { $game } en deux minutes
key-two-minutes = en 2 minutes
    .more = expliquer en deux minutes le jeu choisi
key-set-up = préparer la partie
    .more = fermer cette page et préparer la partie

# Parties commentées
learn-annotated = Une partie commentée
    .about = Une partie entière entre deux maîtres, commentée là où tout se joue. De commentaire en commentaire : n et N.
replays-annotated = Une partie d'exemple entre deux maîtres, commentée.
notes-broken = Impossible d'afficher les commentaires de cette partie. { $problem }
table-key-note = commentaire
    .key = n N
    .help = Commentaire suivant, ou précédent
action-replay-next-note = Commentaire suivant
action-replay-previous-note = Commentaire précédent

# Entraînement
home-puzzle = problème
    .more = résoudre le problème du jour
    .line = Problème du jour, { $game } : appuyez sur { $key }.
practice-row = Entraînement : { $solved } sur { $count } problèmes résolus{ $due ->
        [0] {""}
       *[other] , { $due } à revoir
    }
    .about = Des positions de parties du maître : trouvez le meilleur tour. Un problème manqué revient après 1, 3 et 7 jours.
practice-broken = Un problème est inutilisable. { $problem }
practice-all-tried = Vous avez essayé tous les problèmes, et aucun n'est à revoir aujourd'hui. Voici de nouveau le premier.
puzzle-number = Problème { $number } sur { $count }.
puzzle-own = Votre partie, décision { $number } sur { $count }.
puzzle-question = À vous : trouvez le meilleur tour.
puzzle-again = Nouvel essai : trouvez le meilleur tour.
puzzle-theme = Ce qui distingue le meilleur tour : { $theme }.
puzzle-easy = Facile : le contremaître le trouve.
puzzle-medium = Moyen : l'entrepreneur le trouve, pas le contremaître.
puzzle-hard = Difficile : seul le maître le trouve.
puzzle-severe = Très difficile : même le maître le manque parfois.
puzzle-solution-next = { $key } encore une fois : voir la solution{ $missed ->
        [yes] .
       *[no] {" "}; le problème comptera comme manqué.
    }
puzzle-shown = Voici la solution. Le problème compte comme manqué.
puzzle-answered = Votre réponse
puzzle-thinking = Le maître examine votre réponse…
puzzle-failed = Le maître n'a pas pu juger votre réponse. Essayez-en une autre.
puzzle-wrong = Pas le meilleur choix
puzzle-right = Résolu
puzzle-late = Compté comme manqué
puzzle-loses = « { $move } » perd { $games ->
        [0] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV
        [one] une partie de plus sur 100 et { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV
       *[other] { $games } parties de plus sur 100 et { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV
    } par rapport au meilleur tour{ $why ->
        [given] . Ce coup : { $gains }.
       *[unknown] .
    }
puzzle-best = Le mieux : « { $move } ». Ce qui le distingue : { $theme }.
puzzle-as-good = « { $move } » vaut autant que le meilleur tour, « { $best } ».
puzzle-tempting = Tentant à première vue : { $loss }
puzzle-played = Dans la partie : { $loss }
puzzle-next = Entrée : problème suivant
puzzle-line-not-now = Répondez d'abord : V montre ensuite la suite prévue sur les plateaux.
puzzle-line-none = Aucune suite n'est prévue après cette réponse.
puzzle-no-undo = Rien à annuler dans un problème : Entrée annule une mauvaise réponse.
table-key-next-puzzle = problème suivant
    .help = Passer au problème suivant
key-practise = problèmes
    .more = rejouer vos trois décisions les plus coûteuses
