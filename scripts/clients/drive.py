"""Runs one client in Python: folder, name, address, token, service, link. Says each answer as a line of JSON."""

import json
import sys

folder, name, address, token, service, link = sys.argv[1:]
sys.path.insert(0, folder)

from api import Api  # noqa: E402


def say(step, answer):
    print(json.dumps({"step": step, "answer": answer}))


client = Api(token)
client.api_url = address
say("balance", client.balance())
say("services", client.services())
order = client.order({"action": "add", "service": service, "link": link, "quantity": 1000})
say("add", order)
say("status", client.status(order["order"]))
say("statuses", client.multiStatus([order["order"], 999999999]))
