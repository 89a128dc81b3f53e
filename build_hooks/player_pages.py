"""Write the pages for players in every language: the front page, the rules of each game, and the strategy cards.

    python build_hooks/player_pages.py && zensical build --strict

They are generated from the messages into `docs/players`, which is not under version control.
"""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from noppa import rules
from noppa.cli.output.short_rules import line_text, short_rules
from noppa.core.guide import Term
from noppa.core.strategy import Likely
from noppa.games import games, part
from noppa.locale import Messages
from noppa.locale.choosing import own_edition, own_name
from noppa.locale.figures import counted
from noppa.locale.files import languages

ROOT = Path(__file__).parent.parent
FOLDER = "players"
STRATEGY = "coach"
"""The name of the page with the strategy cards."""


def page_names() -> tuple[str, ...]:
    """Return the names of a language's pages."""
    return ("index", *games(), STRATEGY)


def page(language: str, name: str) -> str:
    """Return a page as Markdown, with a switch to the same page in the other languages."""
    say = Messages(language)
    blocks = _front(say) if name == "index" else _strategy(say) if name == STRATEGY else _rules(name, say)
    title, *rest = blocks
    inside = "\n\n".join((f"# {title}", _switch(language, name), *rest))
    return f'<div lang="{language}" markdown="1">\n\n{inside}\n\n</div>\n'


def write_pages(docs: Path) -> int:
    """Write the pages of all languages into the documentation's folder; return how many there are."""
    folder = docs / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    for language in languages():
        (folder / language).mkdir(parents=True)
        for name in page_names():
            (folder / language / f"{name}.md").write_text(page(language, name), encoding="utf-8")
    return len(languages()) * len(page_names())


def _switch(language: str, name: str) -> str:
    """Return links to the page in all languages, each by its own name."""
    links = (
        f"__{own_name(other)}__" if other == language else f"[{own_name(other)}](../{other}/{name}.md)"
        for other in languages()
    )
    return f"<small>{' · '.join(links)}</small>"


def _front(say: Messages) -> Iterator[str]:
    yield say("web-name")
    yield say("web-welcome-more")
    for game in games().values():
        yield f"## [{say(f'{game.name}-name')}]({game.name}.md)"
        players = say("web-players", least=game.least_players, most=game.most_players)
        yield f"{say(f'{game.name}-tagline')} · {players}"
    yield f"## [{say('web-coach')}]({STRATEGY}.md)"


def _rules(game: str, say: Messages) -> Iterator[str]:
    """Yield the short and the full rules, in the edition of the language's own booklet."""
    yield say(f"{game}-name")
    yield say(f"{game}-tagline")
    yield short_rules(rules(game, own_edition(games()[game], say.language).name), say)
    yield say(f"{game}-rules")
    yield f"[{say('web-coach')}]({STRATEGY}.md)"


def _strategy(say: Messages) -> Iterator[str]:
    yield say("web-coach")
    for game in games():
        yield f"## [{say(f'{game}-name')}]({game}.md)"
        yield say(f"{game}-lesson-done")
        if module := part(game, "strategy"):
            chances: tuple[Likely, ...] = module.chances()
            if isinstance(chances[0].name, Term):
                yield say("guide-chances")
            yield "\n".join(_likely(game, likely, say) for likely in chances)


def _likely(game: str, likely: Likely, say: Messages) -> str:
    """Return a list item: an outcome and its chance."""
    name = likely.name
    outcome = say.term(game, name.kind, name.id) if isinstance(name, Term) else line_text(game, name, say)
    return f"- {outcome}: {say('per-cent', value=counted(100 * float(likely.chance), 1))}"


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs")
