# Les mots de l'interface qui n'appartiennent à aucun jeu.

listed = { $first } et { $last }

## Records

record-missing = Le fichier { $name } n'existe pas.
record-unreadable = Impossible de lire { $name } : { $detail }.
record-too-large = { $name } dépasse { $megabytes } Mo ; aucune partie n'est aussi grande.
record-empty = { $name } est vide. Il ne contient aucune partie.
record-not-text = { $name }, ligne { $line } : ce n'est pas du texte. Le fichier est abîmé ; il est resté tel quel.
record-not-a-record = { $name } n'est pas une partie de Pavilion. Le fichier est resté tel quel.
record-newer = { $name } vient d'un Pavilion plus récent (format { $version } ; celui-ci connaît { $known }). Mettez Pavilion à jour pour l'ouvrir.
record-newer-rules = { $name } a été jouée avec des règles plus récentes (version { $rules } ; celui-ci connaît { $known }). Mettez Pavilion à jour pour l'ouvrir.
record-unknown-game = { $name } est une partie de « { $game } », que ce Pavilion n'a pas.
record-bad-header = { $name }, ligne { $line } : l'en-tête n'a pas de sens à « { $field } ». Le fichier est resté tel quel.
record-missing-edition = { $name } a été jouée avec des valeurs de matériel qui ne sont plus connues ici ({ $edition }).
record-bad-line = { $name }, ligne { $line } : cette ligne n'a pas de sens. Le fichier est abîmé ou a été modifié ; il est resté tel quel.
record-illegal-move = { $name }, ligne { $line } : la place { $seat } ne pouvait pas jouer { $move } ici. Le fichier est abîmé ou a été modifié ; il est resté tel quel.
record-bad-undo = { $name }, ligne { $line } : il n'y a pas autant de coups à reprendre ou à rejouer. Le fichier est resté tel quel.
record-bad-checkpoint = { $name }, ligne { $line } : la position notée ici a été changée. Le fichier est resté tel quel.
record-digest = { $name }, ligne { $line } : les coups joués jusqu'ici ne mènent pas à la position notée. Le fichier est abîmé ou a été modifié ; il est resté tel quel.
record-diverged = { $name }, ligne { $line } : les règles ont été corrigées depuis cette partie (version { $rules } alors, { $known } maintenant) et la suite serait différente. Vous pouvez continuer depuis la dernière position lisible.
record-torn = La dernière ligne de { $name } (ligne { $line }) était coupée et a été retirée. Tous les coups terminés sont là.
record-torn-kept = La dernière ligne de { $name } (ligne { $line }) est incomplète et a été laissée de côté.
record-completed = La fin de { $name } (ligne { $line }) était coupée juste après le dernier coup ; rien n'est perdu.
record-read-only = { $name } est ouverte ailleurs. Vous pouvez la regarder ici, pas la jouer.
record-unwritable = Impossible d'écrire dans { $name }. Vous pouvez la regarder ici, pas la jouer.
record-upgraded = { $name } était dans un ancien format ({ $version }) et passe au format actuel ({ $known }). L'ancien fichier est gardé sous { $kept }.
record-recovered = { $moves ->
        [0] La partie reprend à la dernière position lisible.
        [one] La partie reprend après { $moves } coup lisible.
       *[other] La partie reprend après { $moves } coups lisibles.
    } { $lost ->
        [0] Rien de la suite n'est perdu.
        [one] Une ligne de l'ancien fichier est perdue.
       *[other] { $lost } lignes de l'ancien fichier sont perdues.
    } L'ancien fichier est resté tel quel.
record-not-written = { $name } n'a pas pu être enregistrée : { $detail }. Rien n'a été joué ; réessayez quand ce sera réglé.
record-name-taken = Il y a déjà une partie nommée « { $name } ».
record-bad-name = « { $name } » ne peut pas être un nom de fichier.
record-no-such-record = Aucune partie ne s'appelle « { $name } ».
record-in-use = « { $name } » est en train d'être jouée. Quittez d'abord cette table.
record-beyond-saving = Rien de { $name } ne peut être sauvé. Le fichier est resté tel quel.
record-folder-not-a-folder = { $name } n'est pas un dossier ; aucune partie ne peut y être gardée.
record-folder-unreadable = Impossible de lire le dossier { $name } : { $detail }.
record-folder-unwritable = Impossible d'écrire dans le dossier { $name } : { $detail }.

## Sources

source-rulebook = imprimé dans le livret de règles
source-public = tiré de descriptions publiques concordantes
source-reconstructed = non publié : choisi d'après tous les indices
source-owner = corrigé par un propriétaire de la boîte
