"""The arena: many games between bots, with results, ratings and reports."""
