"""For each game its compiled kernel for arrays, whose rows become the observations of its layout.

A module has `KERNEL` (see `noppa.arrays.batch`) and `tables_and_row(rules, players)`, the tables and a row of the right
size and type.
"""
