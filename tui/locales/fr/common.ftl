# Les mots de l'interface qui n'appartiennent à aucun jeu.

listed = { $first } et { $last }
