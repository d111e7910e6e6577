game-title = Nim
game-pitch = Prenez le dernier jeton.
game-about =
    Un tas de jetons.
    Prenez-en, et le dernier.
phase-play = Jeu
phase-over = Partie terminée
round-of = Manche { $round } sur { $rounds }
panel-heap = Tas
tab-heap = Tas
tab-players = Joueurs
tab-log = Journal
board-vp = { $vp } PV
move-take = Prendre { $counters }
event-taken = { $seat } prend { $counters }.
preview-taken = { $seat } prend { $counters }.
ask-turn = Combien de jetons prenez-vous ?
    .help = Chaque jeton est un point.
    .rule = overview
wait-turn = { $seat } prend des jetons.
inspect-heap = Prenez de 1 à { $most } jetons. Le dernier rapporte { $last_vp } PV de plus.
score-counters = Jetons
    .short = Jetons
score-last = Dernier jeton
    .short = Dernier
decided-points = aux points
decided-shared = à égalité
