"""For each game its compiled kernel for learners, whose rows become the observations of its layout.

A module has `KERNEL` (see `noppa.rl.batch`) and `tables_and_row(rules, players)`, the tables and a row of the right
size and type.
"""
