"""Languages: messages, dates, the text of the rules, and the files they come from."""
