"""A server's settings: from flags, environment or file, in that order; unknown keys are refused."""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason

PREFIX = "NOPPA_"
NOT_SETTINGS = ("NOPPA_BASELINE", "NOPPA_CORE", "NOPPA_LANGUAGE", "NOPPA_LOCALE")
"""Variables of other commands too: which native core is loaded, and where messages come from."""
LOG_FORMATS = ("text", "json")
POSITIVE = ("commands_per_second", "thinking_per_minute")
"""Settings that must be above 0: refusals give the time until there is some again."""
LOCAL = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a host can set; `docs/hosting.md` says what each is for."""

    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str = ""
    database: str = ""
    redis: str = ""
    secret_file: str = ""
    tls_cert: str = ""
    tls_key: str = ""
    trust_proxy: bool = False
    bot_pause: float = 0.6
    bot_workers: int = 1
    absence: float = 60.0
    sockets_per_address: int = 500
    commands_per_second: float = 20.0
    thinking_per_minute: float = 30.0
    keep_finished_days: float = 0.0
    keep_abandoned_days: float = 0.0
    refused_names_file: str = ""
    admin_token_file: str = ""
    least_disk_mb: int = 100
    log_format: str = "text"
    log_requests: bool = False

    @property
    def folder(self) -> Path:
        """The user's data folder."""
        return user_data_path("noppa", appauthor=False)

    @property
    def database_url(self) -> str:
        """The URL of the database: a file in the data folder by default."""
        return self.database or f"sqlite:///{self.folder / 'server.sqlite'}"

    @property
    def data_path(self) -> Path:
        """The folder that is written to: that of the database's file, else the nearest one to the secret file."""
        file = Path(self.database_url.removeprefix("sqlite:///"))
        wanted = file.parent if self.database_url.startswith("sqlite") else self.secret_path.parent
        return next((path for path in (wanted, *wanted.absolute().parents) if path.is_dir()), Path())

    @property
    def secret_path(self) -> Path:
        """The file of the key that signs cookies and invites."""
        return Path(self.secret_file) if self.secret_file else self.folder / "server.secret"

    @property
    def tls(self) -> bool:
        """Whether this process itself speaks https."""
        return bool(self.tls_cert)


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str], file: Path | None = None) -> Settings:
    """Return the settings from flags, else the environment (NOPPA_PORT and so on), else the TOML file."""
    values: dict[str, Any] = {}
    if file is not None:
        values |= {key: _checked(key, value) for key, value in _read_file(file).items()}
    for name, text in environ.items():
        if name.startswith(PREFIX) and name not in NOT_SETTINGS:
            key = name.removeprefix(PREFIX).lower()
            values[key] = _read_text(key, text)
    values |= {key: _checked(key, value) for key, value in flags.items() if value is not None}
    return _consistent(replace(Settings(), **values))


def _types() -> dict[str, type]:
    return {field.name: type(field.default) for field in fields(Settings)}


def _kind(key: str) -> type:
    types = _types()
    if key not in types:
        raise BadOption("setting-unknown", key=key, allowed=tuple(types))
    return types[key]


def _checked(key: str, value: object) -> object:
    kind = _kind(key)
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is not kind or (isinstance(value, int | float) and value < 0):
        raise BadOption("setting-value", key=key, value=str(value), allowed=(kind.__name__,))
    if key in POSITIVE and not (isinstance(value, float) and 0 < value < math.inf):
        raise BadOption("setting-value", key=key, value=str(value), allowed=(f"{kind.__name__} > 0",))
    return value


def _read_text(key: str, text: str) -> object:
    kind = _kind(key)
    try:
        if kind is bool:
            return {"true": True, "1": True, "false": False, "0": False}[text.lower()]
        return _checked(key, kind(text))
    except (KeyError, ValueError):
        raise BadOption("setting-value", key=key, value=text, allowed=(kind.__name__,)) from None


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption("setting-no-file", path=str(path), why=system_reason(error)) from None
    except ValueError as error:
        raise BadOption("setting-not-toml", path=str(path), why=str(error)) from None


def _consistent(settings: Settings) -> Settings:
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise BadOption("setting-tls-pair")
    if settings.log_format not in LOG_FORMATS:
        raise BadOption("setting-value", key="log_format", value=settings.log_format, allowed=LOG_FORMATS)
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
            raise BadOption("setting-public-url", value=settings.public_url)
    if not settings.database_url.startswith(("sqlite:///", "postgresql://")):
        raise BadOption("setting-database", allowed=("sqlite:///FILE", "postgresql://…"))
    if settings.database_url.startswith("postgresql") and find_spec("asyncpg") is None:
        raise BadOption("setting-extra", extra="postgres")
    if settings.redis and find_spec("redis") is None:
        raise BadOption("setting-extra", extra="redis")
    return settings
