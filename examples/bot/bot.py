"""A player for Carson City Online that uses nothing but the public API and Python's standard library.

    CARSON_TOKEN=carson_... python3 examples/bot/bot.py --server http://localhost:3000 --game cards

opens a table against the server's own bots, plays one game to its end and prints the result.
Put something cleverer into `choose` and you have a bot of your own.
"""

import argparse
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

TRIES = 10

SUITS = ["hat", "star", "cactus", "boot"]
# What a table of each game is set up with: the number of seats, and the options of the game.
OPTIONS = {
    "cards": (4, {"seats": [{"kind": "real", "suit": suit} for suit in SUITS]}),
    "board": (3, {"seats": 3}),
}


def choose(options, view):
    """One of the legal commands. This one has no taste."""
    return random.choice(options)


class Refused(Exception):
    """The server understood the request and refuses it."""


class Api:
    def __init__(self, server, token):
        self.server = server
        self.token = token

    def call(self, method, path, body=None):
        """Asks again where the server is away or busy: every command has its own id, so nothing is done twice."""
        for attempt in range(1, TRIES + 1):
            request = urllib.request.Request(
                self.server + path,
                method=method,
                data=None if body is None else json.dumps(body).encode(),
                headers={"authorization": f"Bearer {self.token}", "content-type": "application/json"},
            )
            try:
                with urllib.request.urlopen(request, timeout=90) as response:
                    return json.load(response)
            except urllib.error.HTTPError as problem:
                if problem.code < 500 and problem.code != 429:
                    raise Refused(f"{method} {path}: {problem.read().decode()}") from None
            except (urllib.error.URLError, TimeoutError):
                pass
            time.sleep(0.5 * attempt)
        sys.exit(f"{self.server} does not answer")

    def act(self, table, action):
        body = {"id": str(uuid.uuid4()), "action": action}
        return self.call("POST", f"/api/tables/{table}/actions", body)


def open_table(api, game):
    seats, options = OPTIONS[game]
    games = api.call("GET", "/api/games")["games"]
    bot = next(entry["bots"][0] for entry in games if entry["game"] == game)
    plan = {
        "game": game,
        "options": options,
        "seats": [{"kind": "open"}] + [{"kind": "bot", "bot": bot}] * (seats - 1),
        "access": "link",
        "clock": {"kind": "none"},
    }
    table = api.call("POST", "/api/tables", {"id": str(uuid.uuid4()), "plan": plan})["table"]
    api.act(table, {"type": "start"})
    return table


def play(api, table):
    now = api.call("GET", f"/api/tables/{table}")
    while now["phase"] in ("waiting", "playing"):
        game = now.get("play", {"owed": []})
        owed = next((owed for owed in game["owed"] if owed["seat"] == now["viewer"]), None)
        if owed is None:
            # Waits until something happens.
            now = api.call("GET", f"/api/tables/{table}?after={now['version']}")
            continue
        command = choose(game["options"], game["view"])
        try:
            api.act(table, {"type": "move", "decision": owed["decision"], "command": command})
        except Refused:
            pass  # The table has moved on meanwhile; the fresh view says where to.
        now = api.call("GET", f"/api/tables/{table}")
    return now


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default="http://localhost:3000")
    parser.add_argument("--game", default="cards", choices=sorted(OPTIONS))
    args = parser.parse_args()
    api = Api(args.server, os.environ.get("CARSON_TOKEN", ""))
    table = open_table(api, args.game)
    game = play(api, table).get("play", {})
    print(json.dumps({"table": table, "moves": game.get("moves"), "result": game.get("result")}))


if __name__ == "__main__":
    main()
