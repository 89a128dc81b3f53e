"""The choice of language: the requested one, else the environment's, else English."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from babel import Locale

from noppa.core.options import Edition, Game
from noppa.locale.files import languages

FALLBACK = "en"
ENVIRONMENT = "NOPPA_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
NONE = {"c", "posix"}
CLOSE = {"no": "nb", "nn": "nb"}
"""Languages whose readers can read another one, given instead."""


class Choice(NamedTuple):
    """A language, and the one that was requested if there is no translation."""

    language: str
    unknown: str = ""


def choose(requested: str | None, environment: Mapping[str, str]) -> Choice:
    """Return the language of a command: `--language`, else NOPPA_LANGUAGE, else the system's."""
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    wanted = requested or environment.get(ENVIRONMENT) or system
    if not wanted or _bare(wanted) in NONE:
        return Choice(FALLBACK)
    spoken = spoken_of([wanted])
    return Choice(spoken) if spoken else Choice(FALLBACK, wanted)


def spoken_of(tags: Iterable[str]) -> str | None:
    """Return the first of these tags that has a translation, however it is written: da, da-DK, da_DK.UTF-8."""
    available = {language.lower(): language for language in languages()}
    for tag in tags:
        whole = tag.strip().partition(".")[0].partition("@")[0].replace("_", "-").lower()
        for candidate in (whole, _bare(tag), CLOSE.get(_bare(tag), "")):
            if candidate in available:
                return available[candidate]
    return None


def accepted(header: str) -> str:
    """Return the best language for an Accept-Language header."""
    weighted: list[tuple[float, str]] = []
    for part in header[:400].split(","):
        tag, _, quality = part.partition(";q=")
        try:
            weighted.append((-float(quality or 1), tag))
        except ValueError:
            continue
    return spoken_of(tag for _, tag in sorted(weighted, key=lambda entry: entry[0])) or FALLBACK


def own_edition(game: Game, language: str) -> Edition:
    """Return the edition that a language's booklet has; the default one if there is none."""
    return next((edition for edition in game.editions.values() if language in edition.languages), game.edition(None))


def own_name(language: str) -> str:
    """Return a language's name in the language itself."""
    return str(Locale.parse(language).get_display_name(language) or language)


def _bare(tag: str) -> str:
    """Return the language of a tag, without country, script or encoding."""
    return tag.strip().replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
