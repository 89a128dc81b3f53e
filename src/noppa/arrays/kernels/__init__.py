"""For each game its compiled kernel for arrays, whose rows become the observations of its layout.

A module has `KERNEL` (see `noppa.arrays.batch`), `tables_and_row(rules, players)`, the tables and a row of the right
size and type, and `most_moves(rules)`, how many one may have to choose from.
"""
