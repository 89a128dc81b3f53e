"""The shapes of what goes over the network: requests, responses, and the host's commands and messages."""
