"""Tables over SSH: one process, one loop, one app for each session."""
