"""External bots: programs that play a seat, run as processes that answer JSON lines."""
