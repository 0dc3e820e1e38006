"""Run by `pnpm proof sdk`, with the package installed from its archive."""

from __future__ import annotations

import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, Dict, List, Tuple, cast

from waypost import Waypost, WaypostError, sign_webhook, verify_webhook
from waypost.models import NewShipment

Reply = Callable[[BaseHTTPRequestHandler], None]
ORDER = cast(NewShipment, {"payment": {"kind": "account"}})


def answer(status: int, body: Any, headers: Dict[str, str] = {}) -> Reply:
    def reply(handler: BaseHTTPRequestHandler) -> None:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name, value)
        handler.send_header("content-length", str(len(content)))
        handler.end_headers()
        handler.wfile.write(content)

    return reply


def problem(status: int, code: str, retryable: bool) -> Reply:
    body = {"title": code, "code": code, "requestId": "request-1", "retryable": retryable}
    return answer(status, body, {"retry-after": "0"})


def drop(handler: BaseHTTPRequestHandler) -> None:
    handler.close_connection = True


class CallsTest(unittest.TestCase):
    def start(self, *replies: Reply) -> Tuple[Waypost, List[Tuple[str, str, str]]]:
        """A server that gives its replies one after the other, and a client of it."""
        seen: List[Tuple[str, str, str]] = []

        class Handler(BaseHTTPRequestHandler):
            def reply(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                seen.append((self.path, self.headers.get("idempotency-key", ""), body.decode()))
                replies[len(seen) - 1](self)

            do_GET = do_POST = reply

            def log_message(self, *_: Any) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        waypost = Waypost(key="wpc_test_1", base_url=f"http://127.0.0.1:{server.server_port}")
        self.addCleanup(waypost.close)
        return waypost, seen

    def test_sends_a_booking_again_with_the_same_key_and_body(self) -> None:
        running = problem(409, "attempt_running", True)
        waypost, seen = self.start(drop, running, answer(201, {"id": "shipment-1"}))
        self.assertEqual(waypost.shipments.create(ORDER), {"id": "shipment-1"})
        self.assertEqual(len(seen), 3)
        self.assertEqual(len({(key, body) for _, key, body in seen}), 1)
        self.assertEqual(len(seen[0][1]), 36)

    def test_raises_a_refusal_for_good_at_once(self) -> None:
        waypost, seen = self.start(problem(409, "reference_taken", False))
        with self.assertRaises(WaypostError) as raised:
            waypost.shipments.create(ORDER, idempotency_key="order-1001")
        self.assertEqual(raised.exception.code, "reference_taken")
        self.assertEqual(raised.exception.request_id, "request-1")
        self.assertEqual([key for _, key, _ in seen], ["order-1001"])

    def test_does_not_repeat_an_unkeyed_change_whose_answer_was_lost(self) -> None:
        waypost, seen = self.start(drop)
        with self.assertRaises(WaypostError) as raised:
            waypost.events.redeliver("1", {})
        self.assertEqual(raised.exception.code, "network_error")
        self.assertEqual(len(seen), 1)

    def test_does_not_repeat_an_unkeyed_change_that_may_have_been_done(self) -> None:
        waypost, seen = self.start(problem(503, "temporarily_unavailable", True))
        with self.assertRaises(WaypostError) as raised:
            waypost.events.redeliver("1", {})
        self.assertEqual(raised.exception.status, 503)
        self.assertEqual(len(seen), 1)

    def test_repeats_an_unkeyed_change_that_was_not_taken_on(self) -> None:
        waypost, seen = self.start(problem(503, "overloaded", True), answer(202, {"endpoints": 1}))
        self.assertEqual(waypost.events.redeliver("1", {}), {"endpoints": 1})
        self.assertEqual(len(seen), 2)

    def test_iterates_over_all_pages(self) -> None:
        waypost, seen = self.start(
            answer(200, {"data": [{"id": "a"}], "nextCursor": "next"}),
            answer(200, {"data": [{"id": "b"}], "nextCursor": None}),
        )
        self.assertEqual([each["id"] for each in waypost.shipments.list(limit=1)], ["a", "b"])
        self.assertEqual(seen[1][0], "/api/v1/shipments?limit=1&cursor=next")

    def test_waits_for_a_document_that_is_being_made(self) -> None:
        making = answer(202, {"state": "making"}, {"retry-after": "0"})
        waypost, seen = self.start(making, answer(200, b"%PDF"))
        self.assertEqual(waypost.shipments.read_document("ref:ORDER 1", "label.pdf"), b"%PDF")
        self.assertEqual(seen[0][0], "/api/v1/shipments/ref%3AORDER%201/documents/label.pdf")

    def test_follows_events_and_goes_on_after_the_last(self) -> None:
        first = b'retry: 10\n\n: beat\n\nid: c1\nevent: x\ndata: {"id":"1"}\n\nid: c2\ndata: {"id'
        second = 'id: c2\ndata: {"id":"2\u2028"}\n\n'.encode()
        waypost, _ = self.start(answer(200, first), answer(200, second))
        events = waypost.events.follow()
        self.assertEqual(next(events), {"id": "1", "cursor": "c1"})
        self.assertEqual(next(events), {"id": "2\u2028", "cursor": "c2"})


class WebhooksTest(unittest.TestCase):
    secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    body = '{"id":"1","type":"shipment.delivered"}'

    def test_returns_the_event_of_a_signed_webhook(self) -> None:
        headers = sign_webhook("1", self.body, self.secret)
        self.assertEqual(verify_webhook(self.body.encode(), headers, self.secret)["id"], "1")

    def test_refuses_what_is_changed_old_or_unsigned(self) -> None:
        headers = sign_webhook("1", self.body, self.secret)
        late = sign_webhook("1", self.body, self.secret, now=1_000_000)
        for body, given in [(self.body + " ", headers), (self.body, late), (self.body, {})]:
            with self.assertRaises(WaypostError) as raised:
                verify_webhook(body, given, self.secret)
            self.assertEqual(raised.exception.code, "webhook_invalid")


if __name__ == "__main__":
    unittest.main()
