"""The command line: a module a command, each imported only when it is called."""
