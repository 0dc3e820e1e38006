from __future__ import annotations

from types import TracebackType
from typing import Optional, Type

import httpx

from ._calls import Calls
from .generated.resources import Resources


class Waypost(Resources):
    """A client of one account, for several threads. Close it, or use it in a `with` block."""

    def __init__(
        self,
        *,
        key: Optional[str],
        base_url: Optional[str],
        timeout: float = 30.0,
        max_retries: int = 4,
        user_agent: str = "",
        transport: Optional[httpx.BaseTransport] = None,
    ) -> None:
        """
        :param key: An API key of your dashboard: `wpc_test_...` or `wpc_live_...`.
        :param base_url: Where your carrier's Waypost is, such as `https://waypost.example`.
        :param timeout: Seconds, for each attempt of a call.
        :param max_retries: How often a call is sent again at most.
        :param user_agent: The name of your program, for the logs of the carrier.
        :param transport: Of httpx, for a proxy or for tests.
        """
        if not key:
            raise ValueError("Waypost needs a key.")
        if not base_url:
            raise ValueError("Waypost needs base_url, such as https://waypost.example.")
        self._http = httpx.Client(
            base_url=base_url,
            timeout=timeout,
            transport=transport,
            follow_redirects=False,
            headers={
                "authorization": f"Bearer {key}",
                "user-agent": f"waypost-sdk-python/1 {user_agent}".strip(),
            },
        )
        super().__init__(Calls(self._http, max_retries))

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Waypost:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()
