"""The code shared by all games: the contract, dice, options, events, tables, records. Standard library only."""
