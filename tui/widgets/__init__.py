"""Parts of the table that know no game."""
