"""Checks for authors of games: whether a game keeps the contract that everything else relies on.

>>> from noppa.games import games
>>> from noppa.testing import conformance
>>> for game in games():
...     assert conformance.cases(game)

`conformance.check_game("pig")` runs every check on every edition and a sample of options. To report each check
separately, run them one by one:

    @pytest.mark.parametrize("case", conformance.cases("pig"), ids=str)
    def test_pig_keeps_the_contract(case):
        case.run()

Nothing here needs a test framework: a game that breaks the contract raises `AssertionError` with a sentence.
"""
