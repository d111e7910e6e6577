game-title = Nim
game-pitch = Take the last counter.
game-about =
    A heap of counters.
    Take some, and the last one.
phase-play = Play
phase-over = Game over
round-of = Round { $round } of { $rounds }
panel-heap = Heap
tab-heap = Heap
tab-players = Players
tab-log = Log
board-vp = { $vp } VP
move-take = Take { $counters }
event-taken = { $seat } takes { $counters }.
preview-taken = { $seat } takes { $counters }.
ask-turn = How many counters do you take?
    .help = Each counter is a point.
    .rule = overview
wait-turn = { $seat } is taking counters.
inspect-heap = Take 1 to { $most } counters. The last one brings { $last_vp } VP more.
score-counters = Counters
    .short = Counters
score-last = Last counter
    .short = Last
decided-points = by points
decided-shared = shared
