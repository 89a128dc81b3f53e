"""Checks for people who write a game: that it keeps the contract which everything else relies on.

>>> from noppa.games import games
>>> from noppa.testing import conformance
>>> for game in games():
...     assert conformance.cases(game)

`conformance.check_game("pig")` runs every check on every edition and a sample of options. A test suite that should
show each of them runs them one by one:

    @pytest.mark.parametrize("case", conformance.cases("pig"), ids=str)
    def test_pig_keeps_the_contract(case):
        case.run()

Nothing here needs a test framework: a game that breaks the contract raises `AssertionError` with a sentence.
"""
