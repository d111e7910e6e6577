# Words of the interface that belong to no game.

listed = { $first } and { $last }
