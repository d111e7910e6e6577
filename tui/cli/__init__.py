"""The command line: arguments, options, output, and the commands behind `pavilion`."""
