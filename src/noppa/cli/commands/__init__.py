"""The subcommands of `noppa`, one module per command or group of related ones."""
