from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Dict, Mapping, Optional, Union, cast

from ._errors import WaypostError
from .generated.models import StreamedEvent


def verify_webhook(
    raw_body: Union[str, bytes],
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance_seconds: int = 300,
    now: Optional[float] = None,
) -> StreamedEvent:
    """The event of a webhook, after its signature was checked (Standard Webhooks).

    `raw_body` is the body as it was received: parsed and written again, it has another signature. Raises a
    WaypostError `webhook_invalid`, to be answered with 400.
    """
    given = {name.lower(): value for name, value in headers.items()}
    webhook_id = _read_header(given, "webhook-id")
    timestamp = _read_header(given, "webhook-timestamp")
    signatures = _read_header(given, "webhook-signature")
    at = time.time() if now is None else now
    if not timestamp.isdecimal() or abs(at - int(timestamp)) > tolerance_seconds:
        raise _invalid("The time of the webhook is too far from now.")
    body = raw_body.encode() if isinstance(raw_body, str) else raw_body
    expected = _digest(webhook_id, timestamp, body, secret)
    for signature in signatures.split(" "):
        version, _, digest = signature.partition(",")
        if version == "v1" and hmac.compare_digest(digest.encode(), expected):
            return cast(StreamedEvent, json.loads(body))
    raise _invalid("No signature of the webhook fits its body and your secret.")


def sign_webhook(
    webhook_id: str, body: str, secret: str, *, now: Optional[float] = None
) -> Dict[str, str]:
    """The headers of a webhook, as Waypost signs it. For tests of your own receiver."""
    timestamp = str(int(time.time() if now is None else now))
    digest = _digest(webhook_id, timestamp, body.encode(), secret)
    return {
        "webhook-id": webhook_id,
        "webhook-timestamp": timestamp,
        "webhook-signature": f"v1,{digest.decode()}",
    }


def _digest(webhook_id: str, timestamp: str, body: bytes, secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error as error:
        raise _invalid("The secret is not one of a webhook.") from error
    if key == b"":
        raise _invalid("The secret is not one of a webhook.")
    signed = f"{webhook_id}.{timestamp}.".encode() + body
    return base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())


def _read_header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise _invalid(f"The header {name} is missing.")
    return value


def _invalid(message: str) -> WaypostError:
    return WaypostError(message, code="webhook_invalid", status=400)
