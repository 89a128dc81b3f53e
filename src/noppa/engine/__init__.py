"""The engine protocol: the rules and the bots for programs in any language.

Both sides write JSON objects, one per line, in UTF-8. A request says what to `do`; its answer is one
line, with the request's `id` if it had one, and holds either the result or an `error` with its code,
parameters and an English sentence. `noppa engine` answers such requests (`session.py`), and
`noppa play --engine CMD` sends a program two of them, `hello` and `choose` (`program.py`): a bot in any
language is a program that answers these two.
"""

PROTOCOL = 1
"""The version both sides send in `hello`; raised when programs for the old one would break."""
MOST_BYTES = 4_000_000
"""The longest line accepted; nothing in the protocol comes near it."""
