"""The schemas of everything that goes over the network: requests, responses, and the host's commands and messages."""
