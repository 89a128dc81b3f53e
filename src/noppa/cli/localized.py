"""Click commands with localized help texts and usage errors.

`--language` and `--locale-dir` may be anywhere: they are removed before the rest is parsed.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import click
from click.shell_completion import CompletionItem

from noppa.cli.did_you_mean import did_you_mean
from noppa.cli.language import SAY, set_language
from noppa.cli.output.encoding import replace_missing_characters

HELP = {"help_option_names": ["-h", "--help"]}


class BadUsage(click.UsageError):
    """An invalid command line, with our own sentence."""


class LocalizedCommand(click.Command):
    """A command that takes the help for itself and its options from messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "context_settings": HELP})
        self.allow_extra_args = True  # so that our own error can name them

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Raises `BadUsage` if there are too many arguments."""
        if ctx.args and not isinstance(self, click.Group):
            raise BadUsage(SAY("error-usage-too-many", text=" ".join(ctx.args)), ctx)
        return super().invoke(ctx)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002 - messages are short enough
        """Return the sentence for lists of commands."""
        return SAY(f"command-{self.name}")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{SAY('usage-heading')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the description of the command."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(SAY(f"command-{self.name if ctx.parent else 'noppa'}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write every option with its description."""
        shown = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(SAY("usage-options")):
            formatter.write_dl([(_usage(param, ctx), self._meaning(param, ctx)) for param in shown])

    def _meaning(self, option: click.Option, ctx: click.Context) -> str:
        flag = max(option.opts, key=len).removeprefix("--")
        own = f"flag-{self.name if ctx.parent else 'noppa'}-{flag}"
        meaning = SAY(own if own in SAY else f"flag-{flag}")
        default = _default(option, ctx)
        note = SAY("usage-required") if option.required else SAY("default-is", value=default) if default else ""
        return f"{meaning} ({note})" if note else meaning


class LocalizedGroup(LocalizedCommand, click.Group):
    """The `noppa` command: sets the language first and imports subcommands on demand."""

    def __init__(self, *args: Any, lazy_commands: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._lazy_commands = dict(lazy_commands)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, in alphabetical order."""
        del ctx
        return sorted(self._lazy_commands)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command with that name; None if there is none."""
        del ctx
        if cmd_name not in self._lazy_commands:
            return None
        module, _, name = self._lazy_commands[cmd_name].partition(":")
        command: click.Command = getattr(import_module(f"noppa.cli.commands.{module}"), name)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return the matching commands and options, without importing any command."""
        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        commands = [CompletionItem(name, help=SAY(f"command-{name}")) for name in names]
        return [*commands, *click.Command.shell_complete(self, ctx, incomplete)]

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> NoReturn:
        """Run a command line and exit."""
        arguments = list(sys.argv[1:] if args is None else args)
        extra["standalone_mode"] = False
        replace_missing_characters()
        try:
            code = super().main(self._without_language(arguments), *more, **extra)
        except click.ClickException as error:
            _print_usage_error(error)
            sys.exit(error.exit_code)
        except click.Abort:
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)

    def _without_language(self, args: list[str]) -> list[str]:
        """Set the language from the command line and return the other arguments."""
        language, args = _take_option("--language", args)
        folder, args = _take_option("--locale-dir", args)
        set_language(language, Path(folder) if folder else None)
        return args

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command with that name. Raises `BadUsage`, listing all commands, if there is none."""
        if args[0] not in self._lazy_commands and not args[0].startswith("-"):
            unknown = SAY("error-usage-command", command=args[0], allowed=self.list_commands(ctx))
            raise BadUsage(f"{unknown} {did_you_mean(args[0], self._lazy_commands)}".rstrip(), ctx)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options and then the commands."""
        super().format_options(ctx, formatter)
        listed = [(name, SAY(f"command-{name}")) for name in self.list_commands(ctx)]
        with formatter.section(SAY("usage-commands")):
            formatter.write_dl(listed)


def _usage(option: click.Option, ctx: click.Context) -> str:
    """Return the usage of an option."""
    record = option.get_help_record(ctx)
    return record[0] if record else ", ".join(option.opts)


def _default(option: click.Option, ctx: click.Context) -> str:
    """Return the default of an option; empty if it needs no mention."""
    if isinstance(option.show_default, str):
        return option.show_default
    value = option.get_default(ctx, call=False)
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    return value if isinstance(value, str) else f"{value:g}"


def _take_option(flag: str, args: list[str]) -> tuple[str | None, list[str]]:
    """Return the value of an option anywhere in the arguments, and the other arguments."""
    value, rest, remaining = None, [], iter(args)
    for arg in remaining:
        if arg == flag:
            value = next(remaining, None)
            if value is None:
                raise BadUsage(SAY("error-usage-value-missing", option=flag))
        elif arg.startswith(f"{flag}="):
            value = arg.partition("=")[2]
        else:
            rest.append(arg)
    return value, rest


def _print_usage_error(error: click.ClickException) -> None:
    """Print the error and where to get help."""
    click.echo(_sentence(error), err=True)
    context = getattr(error, "ctx", None)
    if context is not None:
        click.echo(SAY("usage-try", command=context.command_path), err=True)


def _sentence(error: click.ClickException) -> str:
    """Return our own sentence for an error of click."""
    match error:
        case BadUsage():
            return error.message
        case click.NoSuchOption():
            unknown = SAY("error-usage-option", option=error.option_name)
            return f"{unknown} {did_you_mean(error.option_name, error.possibilities or ())}".rstrip()
        case click.BadOptionUsage():
            return SAY("error-usage-value-missing", option=error.option_name)
        case click.MissingParameter():
            return SAY("error-usage-missing", option=_name(error))
        case click.BadParameter():
            return _bad_value(error)
    return SAY("error-usage-unforeseen", option=error.message)


def _bad_value(error: click.BadParameter) -> str:
    kind, option = getattr(error.param, "type", None), _name(error)
    match kind:
        case click.Choice():
            return SAY("error-usage-choice", option=option, allowed=[str(choice) for choice in kind.choices])
        case click.IntRange() | click.FloatRange() if kind.max is not None:
            return SAY("error-usage-between", option=option, least=_bound(kind.min), most=_bound(kind.max))
        case click.IntRange() | click.FloatRange():
            return SAY("error-usage-from", option=option, least=_bound(kind.min))
    return SAY("error-usage-number", option=option)


def _bound(number: float | None) -> str:
    """Return the end of a range without thousands separators: a port has none."""
    return f"{number:g}" if isinstance(number, float) else str(number)


def _name(error: click.BadParameter) -> str:
    """Return the option or argument as it appears on the command line."""
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    return str(getattr(error.param, "human_readable_name", "")).upper()
