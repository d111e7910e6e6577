"""The terminal: the app, the command line, screens, widgets, boards and languages."""
