"""What all games share: the contract, dice, options, events, tables, records. Standard library only."""
