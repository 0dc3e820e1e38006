# Written by tools/sdk from the document of v1: run pnpm generate client.
# What was answered is as the document says: nothing checks it again.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from typing import Any, Dict, Iterator, List, Literal, Optional, Union
from urllib.parse import quote

from .._calls import Calls, Pages
from .models import *


def _part(text: str) -> str:
    return quote(text, safe="")


class AddressesResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Address]:
        """Your address book: the default first, then the newest."""
        return self._calls.pages("GET", "/api/v1/addresses", query={"limit": limit, "cursor": cursor}, timeout=timeout)

    def create(self, body: NewAddress, *, timeout: Optional[float] = None) -> Address:
        """Save an address. An equal one is answered instead of being saved again."""
        return self._calls.send("POST", "/api/v1/addresses", body=body, timeout=timeout)

    def check(self, body: AddressToCheck, *, timeout: Optional[float] = None) -> AddressCheck:
        """Whether we can deliver to an address, and what of it was looked at."""
        return self._calls.send("POST", "/api/v1/addresses/check", body=body, timeout=timeout)

    def read(self, address_id: str, *, timeout: Optional[float] = None) -> Address:
        """One address of your address book."""
        return self._calls.send("GET", f"/api/v1/addresses/{_part(address_id)}", timeout=timeout)

    def change(self, address_id: str, body: AddressChange, *, timeout: Optional[float] = None) -> Address:
        """Change an address of your address book. Fields that are left out stay."""
        return self._calls.send("PATCH", f"/api/v1/addresses/{_part(address_id)}", body=body, timeout=timeout)

    def delete(self, address_id: str, *, timeout: Optional[float] = None) -> DeletedAddress:
        """Remove an address from your address book."""
        return self._calls.send("DELETE", f"/api/v1/addresses/{_part(address_id)}", timeout=timeout)


class BalanceResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def read(self, *, timeout: Optional[float] = None) -> Balance:
        """What you owe on account, and what you may still book."""
        return self._calls.send("GET", "/api/v1/balance", timeout=timeout)


class BatchesResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(self, body: NewBatch, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Batch:
        """Book up to 1,000 shipments. They are booked one by one after the answer, each with its own result; `batch.finished` says when all have it."""
        return self._calls.send("POST", "/api/v1/batches", body=body, is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)

    def read(self, batch_id: str, *, timeout: Optional[float] = None) -> Batch:
        """Where a batch stands. Batches are kept for 30 days."""
        return self._calls.send("GET", f"/api/v1/batches/{_part(batch_id)}", timeout=timeout)

    def cancel(self, batch_id: str, *, timeout: Optional[float] = None) -> Batch:
        """Book no further rows. What is booked stays booked: cancel each shipment by itself. A repeat answers the same."""
        return self._calls.send("POST", f"/api/v1/batches/{_part(batch_id)}/cancel", timeout=timeout)

    def read_labels_pdf(self, batch_id: str, *, part: Optional[int] = None, size: Optional[Literal["4x6", "a6"]] = None, timeout: Optional[float] = None) -> bytes:
        """Labels of all booked rows as PDF, 400 pages a file. 202 while rows are booked or labels are made: repeat the request after Retry-After seconds."""
        return self._calls.read_file("GET", f"/api/v1/batches/{_part(batch_id)}/labels.pdf", query={"part": part, "size": size}, timeout=timeout)

    def read_labels_zpl(self, batch_id: str, *, part: Optional[int] = None, size: Optional[Literal["4x6", "a6"]] = None, timeout: Optional[float] = None) -> bytes:
        """Labels of all booked rows as ZPL, 400 labels a file. 202 while rows are booked or labels are made: repeat the request after Retry-After seconds."""
        return self._calls.read_file("GET", f"/api/v1/batches/{_part(batch_id)}/labels.zpl", query={"part": part, "size": size}, timeout=timeout)

    def list_rows(self, batch_id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, outcome: Optional[str] = None, timeout: Optional[float] = None) -> Pages[BatchRow]:
        """The rows of a batch and their results, in their order."""
        return self._calls.pages("GET", f"/api/v1/batches/{_part(batch_id)}/rows", query={"limit": limit, "cursor": cursor, "outcome": outcome}, timeout=timeout)


class EventsResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, type: Optional[str] = None, shipment_id: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Event]:
        """Events of the last 30 days, oldest first."""
        return self._calls.pages("GET", "/api/v1/events", query={"limit": limit, "cursor": cursor, "type": type, "shipmentId": shipment_id}, timeout=timeout)

    def follow(self, *, last_event_id: Optional[str] = None) -> Iterator[StreamedEvent]:
        """Server-sent events: each event as it comes, with its type as the name and its cursor as the id. `Last-Event-ID` goes on from there."""
        return self._calls.follow("GET", "/api/v1/events/stream", last_event_id=last_event_id)

    def read(self, event_id: str, *, timeout: Optional[float] = None) -> EventWithDeliveries:
        """One event, and how it was sent to your webhook endpoints."""
        return self._calls.send("GET", f"/api/v1/events/{_part(event_id)}", timeout=timeout)

    def redeliver(self, event_id: str, body: Optional[Redelivery] = None, *, timeout: Optional[float] = None) -> RedeliveryBegun:
        """Send an event again, to one webhook endpoint or to all that are on."""
        return self._calls.send("POST", f"/api/v1/events/{_part(event_id)}/redeliver", body=body or {}, is_once=True, timeout=timeout)


class ManifestsResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(self, body: Optional[NewManifest] = None, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ManifestDetails:
        """One sheet for what is handed over, with one barcode: scanning it picks up every piece on it. At most 500 pieces."""
        return self._calls.send("POST", "/api/v1/manifests", body=body or {}, is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Manifest]:
        """Your manifests, newest first."""
        return self._calls.pages("GET", "/api/v1/manifests", query={"limit": limit, "cursor": cursor}, timeout=timeout)

    def read(self, manifest_id: str, *, timeout: Optional[float] = None) -> ManifestDetails:
        """One of your manifests and what is on it."""
        return self._calls.send("GET", f"/api/v1/manifests/{_part(manifest_id)}", timeout=timeout)

    def read_pdf(self, manifest_id: str, *, timeout: Optional[float] = None) -> bytes:
        """The sheet to print and to hand over with the parcels."""
        return self._calls.read_file("GET", f"/api/v1/manifests/{_part(manifest_id)}/manifest.pdf", timeout=timeout)


class MeResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def read(self, *, timeout: Optional[float] = None) -> Me:
        """Who you are: the account, the key, its rights and limits, and how you can pay."""
        return self._calls.send("GET", "/api/v1/me", timeout=timeout)


class PickupWindowsResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(self, *, date: Optional[str] = None, address_id: Optional[str] = None, pickup_id: Optional[str] = None, country: Optional[str] = None, city: Optional[str] = None, timeout: Optional[float] = None) -> PickupDay:
        """When a courier can come on a day, or on the first day with a free place. Name an address, a pickup that you want to move, or country and city."""
        return self._calls.send("GET", "/api/v1/pickup-windows", query={"date": date, "addressId": address_id, "pickupId": pickup_id, "country": country, "city": city}, timeout=timeout)


class PickupsResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(self, body: NewPickup, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Pickup:
        """Have a courier come. Refusals of a window name free ones in `details.free`."""
        return self._calls.send("POST", "/api/v1/pickups", body=body, is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Pickup]:
        """Your pickups, the latest day first."""
        return self._calls.pages("GET", "/api/v1/pickups", query={"limit": limit, "cursor": cursor, "status": status}, timeout=timeout)

    def read(self, pickup_id: str, *, timeout: Optional[float] = None) -> Pickup:
        """One of your pickups."""
        return self._calls.send("GET", f"/api/v1/pickups/{_part(pickup_id)}", timeout=timeout)

    def change(self, pickup_id: str, body: PickupChange, *, timeout: Optional[float] = None) -> Pickup:
        """Move a pickup. It has to be confirmed again."""
        return self._calls.send("PATCH", f"/api/v1/pickups/{_part(pickup_id)}", body=body, timeout=timeout)

    def cancel(self, pickup_id: str, *, timeout: Optional[float] = None) -> Pickup:
        """Cancel a pickup. A repeat answers the same."""
        return self._calls.send("POST", f"/api/v1/pickups/{_part(pickup_id)}/cancel", timeout=timeout)


class RateTokensResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(self, body: NewRateToken, *, timeout: Optional[float] = None) -> MadeRateToken:
        """Make an address at which Shopify or WooCommerce asks for prices at checkout. It is shown once. It ends when it, or your key, is revoked."""
        return self._calls.send("POST", "/api/v1/rate-tokens", body=body, is_once=True, timeout=timeout)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[RateToken]:
        """The addresses at which platforms may ask for your prices, newest first."""
        return self._calls.pages("GET", "/api/v1/rate-tokens", query={"limit": limit, "cursor": cursor}, timeout=timeout)

    def revoke(self, token_id: str, *, timeout: Optional[float] = None) -> RevokedRateToken:
        """End an address at which a platform asks for your prices."""
        return self._calls.send("DELETE", f"/api/v1/rate-tokens/{_part(token_id)}", timeout=timeout)


class RatesResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(self, body: RatesRequest, *, timeout: Optional[float] = None) -> Rates:
        """The price of every service for a shipment, for 30 minutes. Nothing is stored."""
        return self._calls.send("POST", "/api/v1/rates", body=body, timeout=timeout)

    def read_shopify(self, token: str, body: ShopifyRatesRequest, *, timeout: Optional[float] = None) -> ShopifyRates:
        """Prices as the callback of a Shopify carrier service. The token in the address is all that it needs."""
        return self._calls.send("POST", f"/api/v1/rates/shopify/{_part(token)}", body=body, timeout=timeout)

    def read_woo_commerce(self, token: str, body: WooCommerceRatesRequest, *, timeout: Optional[float] = None) -> WooCommerceRates:
        """Prices for a package of WooCommerce, as `calculate_shipping` has it. The token in the address is all that it needs."""
        return self._calls.send("POST", f"/api/v1/rates/woocommerce/{_part(token)}", body=body, timeout=timeout)


class ShipmentsResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(self, body: NewShipment, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> BookedShipment:
        """Book a shipment: one call, answered with its number and its label."""
        return self._calls.send("POST", "/api/v1/shipments", body=body, is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, reference: Optional[str] = None, status: Optional[str] = None, created_after: Optional[str] = None, updated_after: Optional[str] = None, destination_country: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Shipment]:
        """Your shipments, newest first."""
        return self._calls.pages("GET", "/api/v1/shipments", query={"limit": limit, "cursor": cursor, "reference": reference, "status": status, "createdAfter": created_after, "updatedAfter": updated_after, "destinationCountry": destination_country}, timeout=timeout)

    def read(self, shipment: str, *, timeout: Optional[float] = None) -> ShipmentDetails:
        """One of your shipments."""
        return self._calls.send("GET", f"/api/v1/shipments/{_part(shipment)}", timeout=timeout)

    def change(self, shipment: str, body: ShipmentChange, *, timeout: Optional[float] = None) -> Shipment:
        """Change your reference and texts, or how the recipient is reached. Fields that are left out stay. A label that was made is made anew. To change the reference, name the shipment by its id or tracking number."""
        return self._calls.send("PATCH", f"/api/v1/shipments/{_part(shipment)}", body=body, timeout=timeout)

    def cancel(self, shipment: str, *, timeout: Optional[float] = None) -> Shipment:
        """Cancel a shipment that nobody has picked up. A repeat answers the same."""
        return self._calls.send("POST", f"/api/v1/shipments/{_part(shipment)}/cancel", timeout=timeout)

    def list_documents(self, shipment: str, *, timeout: Optional[float] = None) -> Pages[Document]:
        """The documents of a shipment: label, receipt and customs papers. Labels are listed at 4 by 6 inches, and are also there at A6."""
        return self._calls.pages("GET", f"/api/v1/shipments/{_part(shipment)}/documents", timeout=timeout)

    def read_document(self, shipment: str, file: Literal["receipt.pdf", "label.pdf", "label.zpl", "bill-of-lading.pdf", "cn22.pdf", "commercial-invoice.pdf", "label.png", "label-a6.pdf", "label-a6.zpl", "label-a6.png"], *, timeout: Optional[float] = None) -> bytes:
        """One document. 202 while the label of many pieces is being made: repeat the request after Retry-After seconds."""
        return self._calls.read_file("GET", f"/api/v1/shipments/{_part(shipment)}/documents/{_part(file)}", timeout=timeout)

    def list_events(self, shipment: str, *, timeout: Optional[float] = None) -> ShipmentEvents:
        """What happened to a shipment, newest first, and when it is expected."""
        return self._calls.send("GET", f"/api/v1/shipments/{_part(shipment)}/events", timeout=timeout)

    def return_(self, shipment: str, body: ReturnRequest, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> BookedShipment:
        """Book the way back: the same pieces from the recipient to the sender, with `returnOf` set."""
        return self._calls.send("POST", f"/api/v1/shipments/{_part(shipment)}/return", body=body, is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)


class StatementsResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Statement]:
        """Your monthly statements, newest first."""
        return self._calls.pages("GET", "/api/v1/statements", query={"limit": limit, "cursor": cursor}, timeout=timeout)

    def list_lines(self, month: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[StatementLine]:
        """The lines of a monthly statement: one for each shipment, in the order of their ids."""
        return self._calls.pages("GET", f"/api/v1/statements/{_part(month)}/lines", query={"limit": limit, "cursor": cursor}, timeout=timeout)

    def read_paper(self, month: str, file: Literal["invoice.pdf", "invoice.xml", "credit-note.pdf", "credit-note.xml"], *, timeout: Optional[float] = None) -> bytes:
        """The invoice or credit note of a month, as a PDF or as an e-invoice by EN 16931."""
        return self._calls.read_file("GET", f"/api/v1/statements/{_part(month)}/{_part(file)}", timeout=timeout)


class TestResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def delete_data(self, *, timeout: Optional[float] = None) -> TestData:
        """Delete all test data of the account: shipments, emails, addresses, statements. Only for keys of test mode."""
        return self._calls.send("DELETE", "/api/v1/test/data", timeout=timeout)

    def send_event(self, body: NewTestEvent, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> TestEvent:
        """Send an event of any type, although nothing happened: to your webhook endpoints that want the type, to the feed and to the stream. Only for keys of test mode."""
        return self._calls.send("POST", "/api/v1/test/events", body=body, is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)

    def list_mails(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[TestMail]:
        """Emails and texts that test mode wrote for you, newest first. None was sent. Only for keys of test mode."""
        return self._calls.pages("GET", "/api/v1/test/mails", query={"limit": limit, "cursor": cursor}, timeout=timeout)

    def advance_shipment(self, shipment: str, body: AdvanceTestShipmentBody, *, timeout: Optional[float] = None) -> Shipment:
        """Let a test shipment be scanned on its way, up to the state you name. Only for keys of test mode."""
        return self._calls.send("POST", f"/api/v1/test/shipments/{_part(shipment)}/advance", body=body, timeout=timeout)


class TrackingResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def look_up(self, body: TrackingRequest, *, timeout: Optional[float] = None) -> TrackedShipments:
        """Where up to 100 shipments are, also those of others, as the tracking page shows them."""
        return self._calls.send("POST", "/api/v1/tracking/lookup", body=body, timeout=timeout)


class WebhookEndpointsResource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(self, *, timeout: Optional[float] = None) -> Pages[WebhookEndpoint]:
        """Your webhook endpoints, newest first."""
        return self._calls.pages("GET", "/api/v1/webhook-endpoints", timeout=timeout)

    def create(self, body: NewWebhookEndpoint, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> WebhookEndpointWithSecret:
        """Have events sent to an address. The answer holds the secret that signs them."""
        return self._calls.send("POST", "/api/v1/webhook-endpoints", body=body, is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)

    def read(self, endpoint_id: str, *, timeout: Optional[float] = None) -> WebhookEndpoint:
        """One webhook endpoint."""
        return self._calls.send("GET", f"/api/v1/webhook-endpoints/{_part(endpoint_id)}", timeout=timeout)

    def change(self, endpoint_id: str, body: WebhookEndpointChange, *, timeout: Optional[float] = None) -> WebhookEndpoint:
        """Change a webhook endpoint, or switch it on or off."""
        return self._calls.send("PATCH", f"/api/v1/webhook-endpoints/{_part(endpoint_id)}", body=body, timeout=timeout)

    def remove(self, endpoint_id: str, *, timeout: Optional[float] = None) -> RemovedWebhookEndpoint:
        """Remove a webhook endpoint and what was on its way to it."""
        return self._calls.send("DELETE", f"/api/v1/webhook-endpoints/{_part(endpoint_id)}", timeout=timeout)

    def list_deliveries(self, endpoint_id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, state: Optional[Literal["waiting", "delivered", "ended"]] = None, timeout: Optional[float] = None) -> Pages[WebhookDelivery]:
        """What was sent to this endpoint in the last 30 days, newest first."""
        return self._calls.pages("GET", f"/api/v1/webhook-endpoints/{_part(endpoint_id)}/deliveries", query={"limit": limit, "cursor": cursor, "state": state}, timeout=timeout)

    def ping(self, endpoint_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Ping:
        """Send a test event, `endpoint.ping`, to this endpoint."""
        return self._calls.send("POST", f"/api/v1/webhook-endpoints/{_part(endpoint_id)}/ping", is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)

    def recover(self, endpoint_id: str, body: Recovery, *, timeout: Optional[float] = None) -> RecoveryBegun:
        """Send what this endpoint missed between two moments of the last 30 days."""
        return self._calls.send("POST", f"/api/v1/webhook-endpoints/{_part(endpoint_id)}/recover", body=body, is_once=True, timeout=timeout)

    def rotate_secret(self, endpoint_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> WebhookEndpointWithSecret:
        """Make a new secret. For 24 hours the old one signs as well."""
        return self._calls.send("POST", f"/api/v1/webhook-endpoints/{_part(endpoint_id)}/rotate-secret", is_keyed=True, idempotency_key=idempotency_key, timeout=timeout)


class Resources:
    def __init__(self, calls: Calls) -> None:
        self.addresses = AddressesResource(calls)
        self.balance = BalanceResource(calls)
        self.batches = BatchesResource(calls)
        self.events = EventsResource(calls)
        self.manifests = ManifestsResource(calls)
        self.me = MeResource(calls)
        self.pickup_windows = PickupWindowsResource(calls)
        self.pickups = PickupsResource(calls)
        self.rate_tokens = RateTokensResource(calls)
        self.rates = RatesResource(calls)
        self.shipments = ShipmentsResource(calls)
        self.statements = StatementsResource(calls)
        self.test = TestResource(calls)
        self.tracking = TrackingResource(calls)
        self.webhook_endpoints = WebhookEndpointsResource(calls)
