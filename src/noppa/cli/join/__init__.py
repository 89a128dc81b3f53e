"""Games of a Noppa server in the terminal, by the messages that the browser uses.

`Server` knows who you are there, `RemoteTable` is one game as you may see it, with the commands you can send, and
`JoinedGame` shows it line by line. Another face is built on `RemoteTable`: draw `views`, call `do`, and `wait`.
"""
