"""Runs the command `noppa` as `python -m noppa`."""

from noppa.cli.main import main

if __name__ == "__main__":
    main()
