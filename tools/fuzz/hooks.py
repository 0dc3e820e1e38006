"""Gives every request somebody to be and things that exist to name, and counts the answers.

The run is described by the file that WAYPOST_FUZZ_RUN names; the counts are written to the file it
asks for. Who takes which turn follows from the seed and from how often an operation was called.
"""

import atexit
import base64
import copy
import hmac
import json
import os
import random
import struct
import time
from collections import Counter, defaultdict

import requests
import schemathesis
from urllib3 import Retry

with open(os.environ["WAYPOST_FUZZ_RUN"]) as file:
    RUN = json.load(file)

calls = Counter()
statuses = Counter()
succeeded = Counter()
faults = Counter()
schemes = defaultdict(Counter)
people_used = 0
# cases that were lent the session of somebody else: what they reach says nothing about the caller
lent_sessions = set()


UNKNOWN_VERSION = 1_000_000_000


class WhenShed(Retry):
    RETRY_AFTER_STATUS_CODES = frozenset([503])


class PatientAdapter(requests.adapters.HTTPAdapter):
    """Asks again when the api sheds load because the machine is busy."""

    def __init__(self):
        again = WhenShed(20, connect=0, read=0, allowed_methods=None, raise_on_status=False)
        super().__init__(max_retries=again)


requests.sessions.HTTPAdapter = PatientAdapter


@schemathesis.hook
def before_call(context, case, kwargs):
    operation = operation_id(case)
    turn = calls[operation]
    calls[operation] += 1
    chance = random.Random(f"{RUN['seed']} {operation} {turn}")
    person, is_prepared = next_person(operation, turn, is_valid(case))
    known = {name: chance.choice(values) for name, values in RUN["shared"].items()}
    known |= person["values"]
    if is_prepared or chance.random() < 0.5:
        name_known_things(case, known, person.get("body", {}))
        for name in ("idempotency-key", "if-none-match"):
            if name in known and name in parameters(case):
                case.headers[name] = known[name]
    # limits that carry nothing would refuse the bookings that other callers of the run begin with
    if operation == "publishServiceLimits" and isinstance(case.body, dict):
        case.body["version"] = UNKNOWN_VERSION
    # now and then another site posts, but not where an operation is called only once
    is_same_site = turn == 0 or chance.random() < 0.95
    case.headers.update(headers_of(person, is_same_site))
    if person.get("lentSession", False):
        lent_sessions.add(case.id)


@schemathesis.hook
def after_call(context, case, response):
    operation, status = operation_id(case), response.status_code
    statuses[status] += 1
    if status < 400:
        succeeded[operation] += 1
    requirements = case.operation.definition.raw.get("security", [])
    # an empty one: nobody has to hold anything
    if requirements and all(requirements) and case.id not in lent_sessions:
        outcome = "succeeded" if status < 400 else "unauthenticated" if status == 401 else "refused"
        # any one of them lets in
        schemes["|".join(scheme for requirement in requirements for scheme in requirement)][outcome] += 1


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Drops nothing, only counts."""
    faults[f"{operation_id(case)}: {failure.title}"] += 1
    return True


@atexit.register
def report():
    counts = {"statuses": statuses, "succeeded": succeeded, "faults": faults, "schemes": schemes}
    with open(RUN["countsFile"], "w") as file:
        json.dump(counts, file)


def next_person(operation, turn, valid):
    """Prepared requests work once, so they are kept for cases that are not wrong on purpose."""
    global people_used
    person = RUN["people"][people_used % len(RUN["people"])]
    people_used += 1
    prepared = RUN["prepared"].get(operation)
    if prepared and valid and turn % 2 == 0:
        return with_prepared(person, prepared.pop()), True
    return person, False


def with_prepared(person, prepared):
    headers = {**person["headers"], **prepared["headers"]}
    # of two cookies of one name the first counts
    cookies = [each["headers"]["cookie"] for each in (prepared, person) if "cookie" in each["headers"]]
    if cookies:
        headers["cookie"] = "; ".join(cookies)
    values = {**person["values"], **prepared["values"]}
    body = {**prepared["body"]}
    if "totpSecret" in prepared:
        body["code"] = totp(prepared["totpSecret"])
    lent_session = "cookie" in prepared["headers"]
    return {"headers": headers, "values": values, "body": body, "lentSession": lent_session}


def totp(secret):
    """What an authenticator app shows at this moment (RFC 6238)."""
    step = struct.pack(">Q", int(time.time()) // 30)
    mac = hmac.new(base64.b32decode(secret), step, "sha1").digest()
    offset = mac[-1] & 15
    number = int.from_bytes(mac[offset : offset + 4], "big") & 0x7FFFFFFF
    return f"{number % 1_000_000:06}"


def headers_of(person, is_same_site):
    number = sum(calls.values())
    headers = {
        "x-waypost-internal": RUN["internalSecret"],
        "x-waypost-client-address": f"10.{RUN['caller']}.{number >> 8 & 255}.{number & 255}",
        **person["headers"],
    }
    if is_same_site:
        headers["origin"] = RUN["origin"]
    return headers


def name_known_things(case, known, body):
    case.path_parameters = with_known(case.path_parameters, known)
    case.query = with_known(case.query, known)
    case.body = with_known(case.body, known)
    if isinstance(case.body, dict):
        case.body |= body


def with_known(value, known):
    """Values of a known name replaced, at any depth; what is not there is not added."""
    if isinstance(value, dict):
        return {name: copy.deepcopy(known[name]) if name in known else with_known(part, known) for name, part in value.items()}
    if isinstance(value, list):
        return [with_known(part, known) for part in value]
    return value


def operation_id(case):
    return case.operation.definition.raw["operationId"]


def parameters(case):
    return {parameter["name"] for parameter in case.operation.definition.raw.get("parameters", [])}


def is_valid(case):
    return case.meta is not None and case.meta.generation.mode.value == "positive"
