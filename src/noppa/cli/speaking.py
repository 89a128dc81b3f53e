"""Commands that speak the reader's language: their help, and what is wrong with a command line.

`--language` and `--locale-dir` may stand anywhere: they are taken out before the rest is read.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import click

from noppa.cli.language import SAY, speak


class Misused(click.UsageError):
    """A command line that makes no sense, with our own sentence for it."""


class Speaking(click.Command):
    """A command whose help and whose options' help are messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.allow_extra_args = True  # to name them in our own words

    def invoke(self, ctx: click.Context) -> Any:
        """Run, unless something is left over that nobody asked for."""
        if ctx.args and not isinstance(self, click.Group):
            raise Misused(SAY("error-usage-too-many", text=" ".join(ctx.args)), ctx)
        return super().invoke(ctx)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002 - a message is short enough
        """The sentence for lists of commands."""
        return SAY(f"command-{self.name}")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is typed."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{SAY('usage-heading')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(SAY(f"command-{self.name if ctx.parent else 'noppa'}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Every option, with its sentence."""
        shown = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(SAY("usage-options")):
            formatter.write_dl([(_spelled(param, ctx), self._meaning(param, ctx)) for param in shown])

    def _meaning(self, option: click.Option, ctx: click.Context) -> str:
        flag = option.opts[0].removeprefix("--")
        own = f"flag-{self.name if ctx.parent else 'noppa'}-{flag}"
        told = SAY(own if own in SAY else f"flag-{flag}")
        return f"{told} ({SAY('usage-required')})" if option.required else told


class SpeakingGroup(Speaking, click.Group):
    """The `noppa` command: chooses the language first, and says what is wrong in it."""

    command_class = Speaking

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> NoReturn:
        """Run a command line to its end."""
        given = list(sys.argv[1:] if args is None else args)
        extra["standalone_mode"] = False
        try:
            code = super().main(self._heard(given), *more, **extra)
        except click.ClickException as error:
            _tell(error)
            sys.exit(error.exit_code)
        except click.Abort:
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)

    def _heard(self, args: list[str]) -> list[str]:
        """The command line without what says in which language to speak."""
        language, args = _taken("--language", args)
        folder, args = _taken("--locale-dir", args)
        speak(language, Path(folder) if folder else None)
        return args

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of that name, or a sentence that names those there are."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Misused(SAY("error-usage-command", command=args[0], allowed=self.list_commands(ctx)), ctx)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options and then the commands."""
        super().format_options(ctx, formatter)
        listed = [(name, self.commands[name].get_short_help_str()) for name in self.list_commands(ctx)]
        with formatter.section(SAY("usage-commands")):
            formatter.write_dl(listed)


def _spelled(option: click.Option, ctx: click.Context) -> str:
    """How an option is typed."""
    record = option.get_help_record(ctx)
    return record[0] if record else ", ".join(option.opts)


def _taken(flag: str, args: list[str]) -> tuple[str | None, list[str]]:
    """The value of an option, wherever it stands, and the other arguments."""
    value, rest, coming = None, [], iter(args)
    for arg in coming:
        if arg == flag:
            value = next(coming, None)
            if value is None:
                raise Misused(SAY("error-usage-value-missing", option=flag))
        elif arg.startswith(f"{flag}="):
            value = arg.partition("=")[2]
        else:
            rest.append(arg)
    return value, rest


def _tell(error: click.ClickException) -> None:
    """What is wrong, and where to read more."""
    click.echo(_sentence(error), err=True)
    context = getattr(error, "ctx", None)
    if context is not None:
        click.echo(SAY("usage-try", command=context.command_path), err=True)


def _sentence(error: click.ClickException) -> str:
    """Our own sentence for what click found wrong."""
    match error:
        case Misused():
            return error.message
        case click.NoSuchOption():
            return SAY("error-usage-option", option=error.option_name)
        case click.BadOptionUsage():
            return SAY("error-usage-value-missing", option=error.option_name)
        case click.MissingParameter():
            return SAY("error-usage-missing", option=_named(error))
        case click.BadParameter():
            return _bad_value(error)
    return SAY("error-usage-unforeseen", option=error.message)


def _bad_value(error: click.BadParameter) -> str:
    kind, option = getattr(error.param, "type", None), _named(error)
    match kind:
        case click.Choice():
            return SAY("error-usage-choice", option=option, allowed=[str(each) for each in kind.choices])
        case click.IntRange() | click.FloatRange() if kind.max is not None:
            return SAY("error-usage-between", option=option, least=kind.min, most=str(kind.max))
        case click.IntRange() | click.FloatRange():
            return SAY("error-usage-from", option=option, least=kind.min)
    return SAY("error-usage-number", option=option)


def _named(error: click.BadParameter) -> str:
    """The option or argument as it is typed."""
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    return str(getattr(error.param, "human_readable_name", "")).upper()
