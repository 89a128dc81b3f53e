"""`python -m noppa` is `noppa`."""

from noppa.cli.main import main

if __name__ == "__main__":
    main()
