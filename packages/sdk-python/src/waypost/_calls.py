from __future__ import annotations

import json
import random
import time
import uuid
from typing import Any, Callable, Dict, Generic, Iterator, List, Mapping, Optional, TypeVar

import httpx

from ._errors import WaypostError, read_refusal, read_retry_after
from ._server_sent_events import read_server_sent_events

Entry = TypeVar("Entry")

_FIRST_WAIT = 0.5
_LONGEST_BACKOFF = 8.0
# A limit counts by the minute. Whoever is asked to wait longer is told instead.
_LONGEST_WAIT = 60
# Waypost sends a comment every 15 s: a connection that says nothing for longer is dead.
_LONGEST_SILENCE = 45.0
_LONGEST_RETRY = 30.0


class Page(Generic[Entry]):
    """One page of a list."""

    def __init__(self, data: List[Entry], next_cursor: Optional[str]) -> None:
        self.data = data
        self.next_cursor = next_cursor
        """Send it as `cursor` for the next page; None on the last one."""


class Pages(Generic[Entry]):
    """A list: all its entries by iterating, fetched page by page, or one page."""

    def __init__(self, fetch: Callable[[Optional[str]], Dict[str, Any]]) -> None:
        self._fetch = fetch

    def page(self) -> Page[Entry]:
        """The page of `cursor`, or the first one."""
        answer = self._fetch(None)
        return Page(answer["data"], answer["nextCursor"])

    def __iter__(self) -> Iterator[Entry]:
        answer = self._fetch(None)
        yield from answer["data"]
        while answer["nextCursor"] is not None:
            answer = self._fetch(answer["nextCursor"])
            yield from answer["data"]


class Calls:
    """The ways in which operations are called."""

    def __init__(self, http: httpx.Client, max_retries: int) -> None:
        self._http = http
        self._max_retries = max_retries

    def send(self, method: str, path: str, **options: Any) -> Any:
        return self._request(method, path, **options).json()

    def pages(
        self, method: str, path: str, *, query: Optional[Mapping[str, Any]] = None, **options: Any
    ) -> Pages[Any]:
        def fetch(cursor: Optional[str]) -> Any:
            asked = {**(query or {}), **({"cursor": cursor} if cursor else {})}
            return self.send(method, path, query=asked, **options)

        return Pages(fetch)

    def read_file(self, method: str, path: str, **options: Any) -> bytes:
        """Waits for a document that is still being made."""
        while True:
            answer = self._request(method, path, **options)
            if answer.status_code != 202:
                return answer.content
            time.sleep(read_retry_after(answer.headers) or 1)

    def follow(
        self, method: str, path: str, *, last_event_id: Optional[str] = None
    ) -> Iterator[Any]:
        """Events as they come, for ever: a stream that ends or breaks is opened again where it was."""
        cursor, failures, retry = last_event_id, 0, 1.0
        while True:
            headers = {"accept": "text/event-stream"}
            if cursor is not None:
                headers["last-event-id"] = cursor
            try:
                with self._http.stream(
                    method, path, headers=headers, timeout=_LONGEST_SILENCE
                ) as answer:
                    if answer.status_code != 200:
                        text = answer.read().decode(errors="replace")
                        raise read_refusal(answer.status_code, answer.headers, text)
                    for block in read_server_sent_events(answer.iter_text()):
                        failures = 0
                        cursor = block.id or cursor
                        retry = retry if block.retry is None else block.retry
                        if block.data is not None:
                            yield {**json.loads(block.data), "cursor": cursor}
            except httpx.TransportError:
                failures += 1
            except WaypostError as error:
                if not error.retryable:
                    raise
                failures += 1
            time.sleep(min(retry * 2**failures, _LONGEST_RETRY))

    def _request(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        is_keyed: bool = False,
        idempotency_key: Optional[str] = None,
        is_once: bool = False,
        timeout: Optional[float] = None,
    ) -> httpx.Response:
        """Sends a call until it is answered, refused for good, or was tried often enough."""
        headers = {"idempotency-key": idempotency_key or str(uuid.uuid4())} if is_keyed else {}
        given = {name: value for name, value in (query or {}).items() if value is not None}
        request = self._http.build_request(
            method,
            path,
            params=given,
            json=body,
            headers=headers,
            timeout=self._http.timeout if timeout is None else timeout,
        )
        retry = 0
        while True:
            try:
                return self._attempt(request)
            except WaypostError as error:
                if retry >= self._max_retries or not _may_send_again(error, is_once):
                    raise
                time.sleep(_wait_after(error, retry))
                retry += 1

    def _attempt(self, request: httpx.Request) -> httpx.Response:
        try:
            answer = self._http.send(request)
        except httpx.TimeoutException as error:
            message = "No answer in time."
            raise WaypostError(message, code="timeout", retryable=True) from error
        except httpx.TransportError as error:
            message = "The connection failed."
            raise WaypostError(message, code="network_error", retryable=True) from error
        if answer.status_code < 300:
            return answer
        raise read_refusal(answer.status_code, answer.headers, answer.text)


def _may_send_again(error: WaypostError, is_once: bool) -> bool:
    """What Waypost itself refused was not done.

    A lost answer, that of a gateway and one of a failure say nothing about it: what was done may have been stored
    when the database did not answer any more. Only `overloaded` is said before.
    """
    if not error.retryable or (error.retry_after_seconds or 0) > _LONGEST_WAIT:
        return False
    has_failed = error.status >= 500 and error.code != "overloaded"
    is_unknown = error.status == 0 or has_failed or error.code == "unexpected_answer"
    return not (is_once and is_unknown)


def _wait_after(error: WaypostError, retry: int) -> float:
    backoff: float = min(_FIRST_WAIT * 2**retry, _LONGEST_BACKOFF)
    # spread, so that programs that failed together do not come back together
    spread = backoff * random.uniform(0.5, 1)
    if error.retry_after_seconds is None:
        return spread
    return error.retry_after_seconds + spread / 4
