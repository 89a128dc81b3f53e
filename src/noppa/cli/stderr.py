"""Prints sentences to stderr."""


def print_error(sentence: str, style: str = "red") -> None:
    """Print a sentence to stderr."""
    from rich.console import Console  # noqa: PLC0415 - --help must not wait for it
    from rich.text import Text  # noqa: PLC0415 - the same

    Console(stderr=True, highlight=False).print(Text(sentence, style=style))
