"""Games of a Noppa server in the terminal, using the same messages as the browser.

`Server` holds your identity there, `RemoteTable` is one game with your views and commands, and `JoinedGame` shows it
line by line. To build another face, use `RemoteTable`: draw `views`, call `do`, and `wait`.
"""
