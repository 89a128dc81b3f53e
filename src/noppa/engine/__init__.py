"""The engine protocol: the rules, and players, for programs in any language.

Both sides write JSON objects, one a line, in UTF-8. A request names what to `do`; its answer comes in
one line, with the request's `id` if it had one, and holds either what was asked for or an `error` with
its code, parameters and an English sentence. `noppa engine` answers such requests (`session.py`), and
`noppa play --engine CMD` asks a program two of them, `hello` and `choose` (`program.py`): a bot in any
language is a program that answers these two.
"""

PROTOCOL = 1
"""The version both sides name in `hello`: raised when a program that spoke the old one would break."""
MOST_BYTES = 4_000_000
"""A longer line is refused: nothing that the protocol says comes near it."""
