from __future__ import annotations

import json
from typing import Any, Dict, List, Mapping, Optional

# A gateway in front of Waypost answers so while Waypost is away.
_GATEWAY_STATUSES = {502, 503, 504}


class WaypostError(Exception):
    """A refusal of Waypost, or a request that got no answer."""

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int = 0,
        request_id: Optional[str] = None,
        retryable: bool = False,
        retry_after_seconds: Optional[int] = None,
        faults: Optional[List[Dict[str, Any]]] = None,
        details: Optional[Dict[str, Any]] = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        """Stable name of the problem, such as `reference_taken`. Of this package: `network_error`, `timeout`,
        `unexpected_answer` and `webhook_invalid`."""
        self.status = status
        """HTTP status; 0 if there was no answer."""
        self.request_id = request_id
        """Name it when you ask the carrier about this request; None if there was no answer."""
        self.retryable = retryable
        """True if the same call may succeed later, unchanged."""
        self.retry_after_seconds = retry_after_seconds
        """When to try again, if the answer said so."""
        self.faults = faults or []
        """Each place where the request is wrong."""
        self.details = details or {}
        """Facts that belong to the code, such as `shipmentId` of `reference_taken`."""


def read_refusal(status: int, headers: Mapping[str, str], text: str) -> WaypostError:
    """The error that an answer above 299 means. Gateways answer without a problem document."""
    retry_after = read_retry_after(headers)
    problem = _read_problem(text)
    if problem is None:
        hint = " Check base_url: redirects are not followed." if status < 400 else ""
        return WaypostError(
            f"Unexpected answer with status {status}.{hint}",
            code="unexpected_answer",
            status=status,
            request_id=headers.get("x-request-id"),
            retryable=status == 429 or status in _GATEWAY_STATUSES,
            retry_after_seconds=retry_after,
        )
    faults = problem.get("errors", [])
    places = [f"{fault['pointer']}: {fault['reason']}" for fault in faults]
    return WaypostError(
        "\n".join([problem["title"], *places]),
        code=problem["code"],
        status=status,
        request_id=problem["requestId"],
        retryable=problem["retryable"],
        retry_after_seconds=retry_after,
        faults=faults,
        details=problem.get("details", {}),
    )


def read_retry_after(headers: Mapping[str, str]) -> Optional[int]:
    """None where the header is missing or is a date, which Waypost does not send."""
    seconds = headers.get("retry-after", "")
    return int(seconds) if seconds.isdecimal() else None


def _read_problem(text: str) -> Optional[Dict[str, Any]]:
    try:
        problem = json.loads(text)
    except ValueError:
        return None
    return problem if isinstance(problem, dict) and "code" in problem else None
