"""Learning: the lessons a player has done, and how they are opened."""
