# Written by tools/sdk from the document of v1: run pnpm generate client.
from __future__ import annotations

from typing import Any, Dict, List, Literal, NotRequired, TypedDict, Union

class Account(TypedDict):
    id: str
    """Id of the account."""
    name: str
    """Name of the account."""
    company: str
    """Name of the company; empty if there is none."""


class Address(TypedDict):
    object: Literal["address"]
    """Always `address`."""
    id: str
    """Send it as `fromAddressId` of a booking."""
    mode: Literal["live", "test"]
    """Real, or of the test mode."""
    createdAt: str
    """When it was saved."""
    name: str
    """Name of the person or company."""
    email: str
    """Email address; empty once its person was erased."""
    phone: str
    """Phone number; may be empty."""
    line1: str
    """Street and number."""
    line2: str
    """Floor, unit or building; may be empty."""
    city: str
    """The city."""
    region: str
    """State or region; may be empty."""
    postalCode: str
    """Postal code; may be empty."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""
    isDefault: bool
    """Preselected in the forms of the dashboard."""


class AddressChange(TypedDict):
    name: NotRequired[str]
    """Name of the person or company."""
    email: NotRequired[str]
    """Where news of a delivery goes; may be empty."""
    phone: NotRequired[str]
    """Phone number; may be empty."""
    line1: NotRequired[str]
    """Street and number."""
    line2: NotRequired[str]
    """Floor, unit or building; may be empty."""
    city: NotRequired[str]
    """The city."""
    region: NotRequired[str]
    """State or region; may be empty."""
    postalCode: NotRequired[str]
    """In the shape of the country; required where the country has postal codes."""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2 code of the country. The postal code has to fit it."""
    isDefault: NotRequired[bool]
    """Preselected in the forms of the dashboard, in place of the address that was."""


class AddressCheck(TypedDict):
    object: Literal["address_check"]
    """Always `address_check`."""
    deliverable: str
    """`no` cannot be booked, `doubtful` can. No answer says that a street exists."""
    checked: List[Checked]
    """What was looked at."""
    suggestions: List[str]
    """Cities that may be meant."""


class AddressToCheck(TypedDict):
    line1: NotRequired[str]
    """Looked at for its shape alone: no street is known to us."""
    city: str
    """The city."""
    region: NotRequired[str]
    """State or region; may be empty."""
    postalCode: NotRequired[str]
    """Postal code; may be empty."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""


class Addressee(TypedDict):
    name: str
    """Name of the person or company."""
    email: str
    """Email address; empty once its person was erased."""
    phone: str
    """Phone number; may be empty."""
    line1: str
    """Street and number."""
    line2: str
    """Floor, unit or building; may be empty."""
    city: str
    """The city."""
    region: str
    """State or region; may be empty."""
    postalCode: str
    """Postal code; may be empty."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""
    instructions: str
    """What the courier should know at the door; may be empty."""


class Addresses(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[Address]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class Balance(TypedDict):
    object: Literal["balance"]
    """Always `balance`."""
    mode: Literal["live", "test"]
    """Real, or of the test mode."""
    currency: str
    """Currency of the amounts."""
    limitCents: int
    """The most that may be owed; 0 for an account without credit."""
    owedCents: int
    """Owed now."""
    leftCents: int
    """What may still be booked on account."""


class Batch(TypedDict):
    object: Literal["batch"]
    """Always `batch`."""
    id: str
    """Id of the batch."""
    mode: Literal["live", "test"]
    """Real, or of the test mode."""
    createdAt: str
    """When it was made."""
    finishedAt: Union[str, None]
    """When its last row got its result; null before."""
    status: str
    """Where it stands. `cancelling` until the rows that were being booked have their result."""
    counts: BatchCounts
    """How many of its rows have which result."""
    labels: Union[BatchLabels, None]
    """The labels of all booked rows, in the order of the rows; null until the batch has ended."""


class BatchCounts(TypedDict):
    total: int
    """All rows."""
    waiting: int
    """Not booked yet."""
    booked: int
    """Booked: each has its shipment."""
    refused: int
    """Refused: each has its problem."""
    cancelled: int
    """Cancelled before their turn came."""


class BatchLabels(TypedDict):
    parts: int
    """Number of files, each of 400 pages at most: `?part=1` is the first."""
    pdfUrl: str
    """Where the PDF is, in the `labelSize` of the batch."""
    zplUrl: str
    """Where the ZPL is, in the `labelSize` of the batch."""


class BatchRow(TypedDict):
    object: Literal["batch_row"]
    """Always `batch_row`."""
    index: int
    """Its place in `shipments` of the request; the first one is 0."""
    reference: Union[str, None]
    """Your own name for the shipment; null if it has none."""
    outcome: str
    """What became of it."""
    shipmentId: Union[str, None]
    """Id of its shipment; null if it was not booked."""
    trackingNumber: Union[str, None]
    """Tracking number of its shipment; null if it was not booked."""
    problem: Union[BatchRowProblem, None]
    """Why it was refused, as `POST /v1/shipments` would have answered; null for others."""


class BatchRowProblem(TypedDict):
    type: str
    """The page about this problem."""
    title: str
    """The problem as a sentence, in the language of `Accept-Language`."""
    status: int
    """The HTTP status."""
    code: str
    """A stable name for programs. Codes may be added."""
    retryable: bool
    """True if the same request may succeed later, unchanged. `Retry-After` says when to try."""
    errors: NotRequired[List[Fault]]
    """Each place where the request is wrong."""
    details: NotRequired[Dict[str, Any]]
    """Facts that belong to this code, such as `shipmentId` of `reference_taken`."""


class BatchRows(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[BatchRow]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


BatchShipment = TypedDict(
    "BatchShipment",
    {
        # Your own name for it, such as the number of the order. Unique in your account.
        "reference": 'NotRequired[str]',
        # Allows a reference that another shipment has.
        "allowSameReference": 'NotRequired[bool]',
        # Texts of your own.
        "metadata": 'NotRequired[Dict[str, str]]',
        # A rate of the last 30 minutes, for exactly this shipment. Its price is paid.
        "rateId": 'NotRequired[str]',
        # Without a rate: the service, at its price of now.
        "service": 'NotRequired[str]',
        # The sender; or `fromAddressId`.
        "from": 'NotRequired[Sender]',
        # An address of your address book as the sender.
        "fromAddressId": 'NotRequired[str]',
        # The recipient.
        "to": 'Recipient',
        # Parcels, each with a label of its own.
        "parcels": 'NotRequired[List[Parcel]]',
        # Pallets.
        "freight": 'NotRequired[Freight]',
        # Covers loss and damage up to the declared value.
        "insured": 'NotRequired[bool]',
        # What is inside. Required for customs and for insurance.
        "items": 'NotRequired[List[Item]]',
        # Why goods leave their customs area.
        "exportReason": 'NotRequired[Literal["gift", "documents", "sample", "sale", "returned", "other"]]',
        # How it is paid.
        "payment": 'Payment',
        # Refuses the booking if it costs more.
        "maxTotalCents": 'NotRequired[int]',
        # Whom we write to about it.
        "notifications": 'NotRequired[Notifications]',
    },
)


BookedShipment = TypedDict(
    "BookedShipment",
    {
        # Always `shipment`.
        "object": 'Literal["shipment"]',
        # Id of the shipment.
        "id": 'str',
        # Real, or of the test mode.
        "mode": 'Literal["live", "test"]',
        # When it was booked.
        "createdAt": 'str',
        # When its state last changed.
        "updatedAt": 'str',
        # Grows with each change of its state. Of two answers the one with the larger version is newer.
        "version": 'int',
        # Your own name for it; null if it has none.
        "reference": 'Union[str, None]',
        # Texts of your own.
        "metadata": 'Dict[str, str]',
        # The number that everyone follows it by.
        "trackingNumber": 'str',
        # The page that shows where it is.
        "trackingUrl": 'str',
        # Where it stands.
        "status": 'str',
        # Why it is on hold; null if it is not.
        "hold": 'Union[str, None]',
        # The service it was booked with.
        "service": 'str',
        # The sender.
        "from": 'Party',
        # The recipient.
        "to": 'Addressee',
        # Its parcels; of freight one of the pallets.
        "parcels": 'List[PieceSize]',
        # How many pieces it has.
        "pieces": 'int',
        # Whether it is insured.
        "insured": 'bool',
        # What it costs, everything included.
        "priceCents": 'int',
        # Currency of the price.
        "currency": 'str',
        # How it is paid.
        "payment": 'str',
        # The last expected day of delivery; null if there is none.
        "dueOn": 'Union[str, None]',
        # True as long as it can be cancelled.
        "cancellable": 'bool',
        # When it was cancelled; null if it was not.
        "cancelledAt": 'Union[str, None]',
        # The shipment that this one returns; null for others.
        "returnOf": 'Union[str, None]',
        # What the price is made of.
        "lines": 'List[RateLine]',
        # The label; null while the shipment is on hold.
        "label": 'Union[Label, None]',
    },
)


class BookingLimits(TypedDict):
    perDay: int
    """Bookings of the account, in a day that begins with the first of them."""
    left: int
    """How many of them are left now."""
    perRecipient: int
    """Bookings to one recipient's email address, in such a day."""


class Checked(TypedDict):
    name: str
    """What was looked at."""
    ok: bool
    """Whether it is right."""


class CollectionAddress(TypedDict):
    name: str
    """Name of the person or company."""
    phone: NotRequired[str]
    """Phone number; may be empty."""
    line1: str
    """Street and number."""
    line2: NotRequired[str]
    """Floor, unit or building; may be empty."""
    city: str
    """The city."""
    region: NotRequired[str]
    """State or region; may be empty."""
    postalCode: NotRequired[str]
    """In the shape of the country; required where the country has postal codes."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""


class Credit(TypedDict):
    currency: str
    """Currency of the amounts."""
    limitCents: int
    """The most that may be owed."""
    owedCents: int
    """Owed now: booked on account and not paid yet."""
    leftCents: int
    """What may still be booked on account."""


class DeletedAddress(TypedDict):
    object: Literal["address"]
    """Always `address`."""
    id: str
    """Id of the address."""
    deleted: Literal[True]
    """Always true."""


class DeliveryDays(TypedDict):
    earliest: str
    """First expected day."""
    latest: str
    """Last expected day."""


class Document(TypedDict):
    object: Literal["document"]
    """Always `document`."""
    file: str
    """Its file name."""
    url: str
    """Where it is."""
    available: bool
    """False while it is withheld."""
    withheldBecause: Union[str, None]
    """Why it is withheld; null if it is not."""


class DocumentProgress(TypedDict):
    state: Literal["waiting", "making"]
    """Whether it waits or is being made."""
    done: int
    """Number of finished pieces."""
    total: int
    """Number of all pieces."""


class Documents(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[Document]
    """All of them."""
    nextCursor: None
    """Always null: a shipment has few documents."""


class Event(TypedDict):
    id: str
    """Id of the event, and of every webhook about it. Seen twice, it is the same event."""
    type: str
    """What happened. Types may be added."""
    timestamp: str
    """When it happened."""
    apiVersion: Literal["v1"]
    """The contract that `data` follows."""
    mode: Literal["live", "test"]
    """Whether it is about real shipments or test data."""
    simulated: NotRequired[Literal[True]]
    """True for an event that `POST /test/events` sent: nothing happened. Left out of all others."""
    data: Union[EventShipment, EventPickup, EventStatement, EventEndpoint, EventBatch, EventCase]
    """What it happened to, as it stands after the event. No names and no addresses."""
    object: Literal["event"]
    """Always `event`."""
    createdAt: str
    """When it was written down."""
    cursor: str
    """Send it as `cursor` to read what came after this event. It stays good for as long as the event is kept."""


class EventBatch(TypedDict):
    object: Literal["batch"]
    """Always `batch`."""
    id: str
    """Id of the batch."""
    status: str
    """How it ended."""
    counts: BatchCounts
    """How many of its rows have which result."""
    url: str
    """Where to read the rest, with a key that may."""


class EventCase(TypedDict):
    object: Literal["case"]
    """Always `case`."""
    id: str
    """Id of the case."""
    shipmentId: str
    """The shipment it is about."""
    trackingNumber: str
    """Its tracking number."""
    status: str
    """Whether it is open."""
    url: str
    """The page with the answer, for who is signed in."""


class EventDelivery(TypedDict):
    earliest: str
    """The first of them."""
    latest: str
    """The last of them."""


class EventEndpoint(TypedDict):
    object: Literal["webhook_endpoint"]
    """Always `webhook_endpoint`."""
    id: str
    """Id of the endpoint that was pinged."""


class EventList(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[Event]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class EventLocation(TypedDict):
    city: Union[str, None]
    """City of the scan."""
    country: Union[str, None]
    """Country of the scan."""


class EventPickup(TypedDict):
    object: Literal["pickup"]
    """Always `pickup`."""
    id: str
    """Id of the pickup."""
    status: str
    """Where the pickup stands."""
    date: str
    """Its day, where it is picked up."""
    earliest: str
    """When the courier comes at the earliest."""
    latest: str
    """When the courier comes at the latest."""


class EventPlace(TypedDict):
    city: str
    """The city."""
    country: str
    """Its country."""


class EventShipment(TypedDict):
    object: Literal["shipment"]
    """Always `shipment`."""
    id: str
    """Id of the shipment."""
    trackingNumber: str
    """Its tracking number."""
    reference: Union[str, None]
    """What you called it when you booked; null if you named nothing."""
    version: int
    """Grows with every change. Of two events about one shipment the higher one is newer."""
    status: str
    """Where the shipment stands."""
    hold: Union[str, None]
    """Why it is not shipped yet; null once it is."""
    priceCents: int
    """What it costs."""
    currency: str
    """Currency of the price."""
    lastLocation: Union[EventLocation, None]
    """Where it was scanned; null if the event has no place."""
    delivery: Union[EventDelivery, None]
    """The days on which it is expected."""
    problem: Union[str, None]
    """What is wrong, of `shipment.exception`, or was wrong, of `shipment.exception_cleared`: such as `customs_hold` or `failed_attempt`."""
    handover: Union[str, None]
    """Who took it, or where it was left, of `shipment.delivered`; null if that is not known."""
    detail: Union[str, None]
    """More about what is wrong, of `shipment.exception`; null if there is nothing more."""
    url: str
    """Where to read the rest, with a key that may."""


class EventStatement(TypedDict):
    object: Literal["statement"]
    """Always `statement`."""
    id: str
    """Id of the statement."""
    month: str
    """Its month."""
    currency: str
    """Currency of the amounts."""
    chargedCents: int
    """What was charged in the month."""
    creditedCents: int
    """What was credited in the month."""
    issuedAt: str
    """When it was issued."""
    dueAt: str
    """When it is due."""
    openCents: int
    """What of it was open when the event was written."""


class EventWithDeliveries(TypedDict):
    id: str
    """Id of the event, and of every webhook about it. Seen twice, it is the same event."""
    type: str
    """What happened. Types may be added."""
    timestamp: str
    """When it happened."""
    apiVersion: Literal["v1"]
    """The contract that `data` follows."""
    mode: Literal["live", "test"]
    """Whether it is about real shipments or test data."""
    simulated: NotRequired[Literal[True]]
    """True for an event that `POST /test/events` sent: nothing happened. Left out of all others."""
    data: Union[EventShipment, EventPickup, EventStatement, EventEndpoint, EventBatch, EventCase]
    """What it happened to, as it stands after the event. No names and no addresses."""
    object: Literal["event"]
    """Always `event`."""
    createdAt: str
    """When it was written down."""
    cursor: str
    """Send it as `cursor` to read what came after this event. It stays good for as long as the event is kept."""
    deliveries: List[WebhookDelivery]
    """How it was sent to each of your webhook endpoints."""


class ExpectedDelivery(TypedDict):
    earliest: str
    """First expected day."""
    latest: str
    """Last expected day."""


Fault = TypedDict(
    "Fault",
    {
        # Which part of the request is wrong: `body`, `query`, `path` or `header`.
        "in": 'Literal["body", "query", "path", "header"]',
        # JSON Pointer (RFC 6901) into that part.
        "pointer": 'str',
        # What is wrong with it.
        "reason": 'str',
        # The values that are accepted there, for a choice of a few.
        "accepted": 'NotRequired[List[str]]',
    },
)


class Freight(TypedDict):
    pallets: int
    """How many pallets there are."""
    pallet: Pallet
    """Weight and size of each."""
    incoterm: NotRequired[Literal["EXW", "FOB", "CIF", "CIP", "DAP", "DDP"]]
    """Default: the incoterm of the carrier's settings."""


class Item(TypedDict):
    description: str
    """What it is."""
    quantity: int
    """How many there are."""
    weightGrams: int
    """Weight of the whole line."""
    valueCents: int
    """Value of the whole line, in cents of the tariff's currency."""
    originCountry: NotRequired[Union[str, None]]
    """Where it was made."""
    hsCode: NotRequired[str]
    """Harmonized System code, six to ten digits; may be empty."""


class Key(TypedDict):
    id: str
    """Id of the key."""
    name: str
    """What you called it."""
    hint: str
    """The first characters of its secret."""
    scopes: List[str]
    """What it may do."""
    createdAt: str
    """When it was made."""
    expiresAt: Union[str, None]
    """When it stops working; null for never."""
    spendCapCents: Union[int, None]
    """The most that may be booked with it in a day (UTC); null for no limit."""


class Label(TypedDict):
    format: str
    """PDF, ZPL or PNG."""
    size: str
    """4 by 6 inches, or A6."""
    url: str
    """Where the label is. Reading it needs a key with `labels:read`."""
    data: Union[str, None]
    """The label as base64, if it was asked for; null while a label of many pieces is being made, and when it cannot be drawn now. Read it at its `url` then."""


class LabelChoice(TypedDict):
    format: NotRequired[Literal["pdf", "zpl", "png"]]
    """PDF with a page for each piece, ZPL for label printers, or PNG of 203 dots an inch with the labels below each other. More than 20 pieces come as PDF."""
    size: NotRequired[Literal["4x6", "a6"]]
    """Size of each label: 4 by 6 inches, or A6 (105 by 148 mm). Default: `4x6`."""
    inline: NotRequired[bool]
    """True: the answer has the label itself, as base64."""


MadeRateToken = TypedDict(
    "MadeRateToken",
    {
        # The platform that asks.
        "shop": 'Literal["shopify", "woocommerce"]',
        # Your own name for it.
        "name": 'str',
        # Where parcels start; missing if the platform names the place.
        "from": 'NotRequired[ShopOrigin]',
        # The parcel that carts are packed into: platforms tell weights, and sizes rarely.
        "parcel": 'ShopParcel',
        # The services to offer; default: all.
        "services": 'NotRequired[List[str]]',
        # Always `rate_token`.
        "object": 'Literal["rate_token"]',
        # Id of the token.
        "id": 'str',
        # Prices of real shipments, or of the test mode.
        "mode": 'Literal["live", "test"]',
        # Its first symbols.
        "hint": 'str',
        # When it was made.
        "createdAt": 'str',
        # When it was last used; null if it never was. Within a minute.
        "lastUsedAt": 'Union[str, None]',
        # The address for the platform. Anyone who has it can ask for your prices, and nothing else.
        "url": 'str',
    },
)


class Manifest(TypedDict):
    object: Literal["manifest"]
    """Always `manifest`."""
    id: str
    """Id of the manifest."""
    mode: Literal["live", "test"]
    """Real, or of the test mode."""
    createdAt: str
    """When it was made."""
    number: str
    """What its barcode says."""
    date: str
    """The day on which it is handed over."""
    pickupId: Union[str, None]
    """The pickup at which it is handed over; null for an address."""
    shipmentCount: int
    """How many shipments it has."""
    pieceCount: int
    """How many pieces it has."""
    status: str
    """`open` until its barcode is scanned."""
    pickedUpAt: Union[str, None]
    """When its barcode was scanned; null before."""
    pdfUrl: str
    """The sheet to print."""


class ManifestDetails(TypedDict):
    object: Literal["manifest"]
    """Always `manifest`."""
    id: str
    """Id of the manifest."""
    mode: Literal["live", "test"]
    """Real, or of the test mode."""
    createdAt: str
    """When it was made."""
    number: str
    """What its barcode says."""
    date: str
    """The day on which it is handed over."""
    pickupId: Union[str, None]
    """The pickup at which it is handed over; null for an address."""
    shipmentCount: int
    """How many shipments it has."""
    pieceCount: int
    """How many pieces it has."""
    status: str
    """`open` until its barcode is scanned."""
    pickedUpAt: Union[str, None]
    """When its barcode was scanned; null before."""
    pdfUrl: str
    """The sheet to print."""
    shipments: List[ManifestShipment]
    """What is on it, in the order of the sheet."""


class ManifestShipment(TypedDict):
    id: str
    """Id of the shipment."""
    trackingNumber: str
    """Its tracking number."""
    reference: Union[str, None]
    """Your own name for it; null if it has none."""
    pieces: int
    """How many pieces it has."""


class Manifests(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[Manifest]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class Me(TypedDict):
    object: Literal["me"]
    """Always `me`."""
    mode: Literal["live", "test"]
    """Whether this key acts on real shipments or on test data."""
    account: Account
    """The account that the key acts for."""
    key: Key
    """The key of this request."""
    limits: List[RateLimit]
    """Calls a minute, by what they count as."""
    bookings: BookingLimits
    """How many shipments may be booked."""
    credit: Union[Credit, None]
    """What may be booked on account; null if the account has no credit."""
    cards: List[SavedCard]
    """The cards that a booking can be paid with."""


class NewAddress(TypedDict):
    name: str
    """Name of the person or company."""
    phone: NotRequired[str]
    """Phone number; may be empty."""
    line1: str
    """Street and number."""
    line2: NotRequired[str]
    """Floor, unit or building; may be empty."""
    city: str
    """The city."""
    region: NotRequired[str]
    """State or region; may be empty."""
    postalCode: NotRequired[str]
    """In the shape of the country; required where the country has postal codes."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""
    email: NotRequired[str]
    """Where news of a delivery goes; may be empty."""


class NewBatch(TypedDict):
    shipments: List[BatchShipment]
    """Up to 1,000 shipments, as `POST /v1/shipments` takes them, but without `label`."""
    labels: NotRequired[Literal["labels.pdf", "labels.zpl"]]
    """Labels that are made as soon as the batch ends. Others are made when you ask for them."""
    labelSize: NotRequired[Literal["4x6", "a6"]]
    """Size of these labels: 4 by 6 inches, or A6 (105 by 148 mm). Default: `4x6`."""


class NewManifest(TypedDict):
    pickupId: NotRequired[str]
    """The pickup at which it is handed over; or `addressId`."""
    addressId: NotRequired[str]
    """The address of your address book at which it is handed over, without a pickup."""
    date: NotRequired[str]
    """The day; default: that of the pickup. Required with `addressId`."""
    shipments: NotRequired[List[str]]
    """What is handed over; default: all that is booked there, not picked up, and on no manifest of this day or a later one."""


class NewPickup(TypedDict):
    date: str
    """Its day, where it is picked up."""
    window: str
    """One of the windows that `GET /v1/pickup-windows` names."""
    address: NotRequired[CollectionAddress]
    """Where the courier comes; or `addressId`."""
    addressId: NotRequired[str]
    """An address of your address book."""
    instructions: NotRequired[str]
    """What the courier should know."""
    shipments: NotRequired[List[str]]
    """Shipments that are handed over: ids, tracking numbers, or `ref:` and your reference. More can be handed over."""


NewRateToken = TypedDict(
    "NewRateToken",
    {
        # The platform that asks.
        "shop": 'Literal["shopify", "woocommerce"]',
        # Your own name for it.
        "name": 'str',
        # Where parcels start. Required for WooCommerce; Shopify names the place itself.
        "from": 'NotRequired[Place]',
        # The parcel that carts are packed into: platforms tell weights, and sizes rarely.
        "parcel": 'ShopParcelInput',
        # The services to offer; default: all.
        "services": 'NotRequired[List[str]]',
    },
)


NewShipment = TypedDict(
    "NewShipment",
    {
        # Your own name for it, such as the number of the order. Unique in your account.
        "reference": 'NotRequired[str]',
        # Allows a reference that another shipment has.
        "allowSameReference": 'NotRequired[bool]',
        # Texts of your own.
        "metadata": 'NotRequired[Dict[str, str]]',
        # A rate of the last 30 minutes, for exactly this shipment. Its price is paid.
        "rateId": 'NotRequired[str]',
        # Without a rate: the service, at its price of now.
        "service": 'NotRequired[str]',
        # The sender; or `fromAddressId`.
        "from": 'NotRequired[Sender]',
        # An address of your address book as the sender.
        "fromAddressId": 'NotRequired[str]',
        # The recipient.
        "to": 'Recipient',
        # Parcels, each with a label of its own.
        "parcels": 'NotRequired[List[Parcel]]',
        # Pallets.
        "freight": 'NotRequired[Freight]',
        # Covers loss and damage up to the declared value.
        "insured": 'NotRequired[bool]',
        # What is inside. Required for customs and for insurance.
        "items": 'NotRequired[List[Item]]',
        # Why goods leave their customs area.
        "exportReason": 'NotRequired[Literal["gift", "documents", "sample", "sale", "returned", "other"]]',
        # How it is paid.
        "payment": 'Payment',
        # Refuses the booking if it costs more.
        "maxTotalCents": 'NotRequired[int]',
        # Whom we write to about it.
        "notifications": 'NotRequired[Notifications]',
        # The label of the answer.
        "label": 'NotRequired[LabelChoice]',
    },
)


class NewTestEvent(TypedDict):
    type: Literal["shipment.created", "shipment.held", "shipment.released", "shipment.picked_up", "shipment.in_transit", "shipment.out_for_delivery", "shipment.delivered", "shipment.returning", "shipment.returned", "shipment.cancelled", "shipment.exception", "shipment.exception_cleared", "shipment.delivery_revised", "shipment.tracking_updated", "shipment.price_adjusted", "batch.finished", "pickup.confirmed", "pickup.rescheduled", "pickup.collected", "pickup.missed", "pickup.cancelled", "statement.issued", "statement.paid", "statement.overdue", "case.answered"]
    """The type. For `endpoint.ping`, ping the endpoint."""
    shipment: NotRequired[str]
    """The test shipment that an event of a shipment or a case is about: its id, its tracking number, or `ref:` and your reference. Your newest if left out. What other events are about is invented."""


class NewWebhookEndpoint(TypedDict):
    url: str
    """A public https address on port 443 or 8443, without a user name."""
    description: NotRequired[str]
    """What you call it."""
    types: NotRequired[List[str]]
    """The types it gets; empty for all."""


class Notifications(TypedDict):
    recipient: NotRequired[Literal["all", "delivery", "none"]]
    """What we write to the recipient: `all`; of the `delivery` alone, when it is on the van, arrived or failed; or `none`. Default: `all`."""
    shipper: NotRequired[Literal["all", "delivery", "none"]]
    """What we write to the sender, in the same way. `none` leaves out the confirmation of the booking too. Default: `all`."""
    language: NotRequired[Literal["en", "fr", "de", "es", "pt-PT", "pt-BR", "it", "ar", "hi", "ja", "ko", "zh-CN", "ru"]]
    """Language of what we write to the recipient. One that the recipient chose before goes first. Default: the language of the country."""


class Pallet(TypedDict):
    weightGrams: int
    """Weight in grams."""
    lengthMm: int
    """Longest side in millimetres."""
    widthMm: int
    """Second side in millimetres."""
    heightMm: int
    """Third side in millimetres."""


class Paper(TypedDict):
    file: str
    """Its file name."""
    number: str
    """Number of the invoice or credit note."""
    url: str
    """Where it is."""


class Parcel(TypedDict):
    weightGrams: int
    """Weight in grams."""
    lengthMm: int
    """Longest side in millimetres."""
    widthMm: int
    """Second side in millimetres."""
    heightMm: int
    """Third side in millimetres."""


class Party(TypedDict):
    name: str
    """Name of the person or company."""
    email: str
    """Email address; empty once its person was erased."""
    phone: str
    """Phone number; may be empty."""
    line1: str
    """Street and number."""
    line2: str
    """Floor, unit or building; may be empty."""
    city: str
    """The city."""
    region: str
    """State or region; may be empty."""
    postalCode: str
    """Postal code; may be empty."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""


Payment = Union["PaymentOnAccount", "PaymentByCard"]


class PaymentByCard(TypedDict):
    kind: Literal["card"]
    """By a card saved in your account, without its holder."""
    cardId: NotRequired[str]
    """Which card; default: your default card."""


class PaymentOnAccount(TypedDict):
    kind: Literal["account"]
    """On account: on the statement of the month. The account needs a credit limit."""


class Pickup(TypedDict):
    object: Literal["pickup"]
    """Always `pickup`."""
    id: str
    """Id of the pickup."""
    mode: Literal["live", "test"]
    """Real, or of the test mode."""
    createdAt: str
    """When it was requested."""
    status: str
    """Where it stands."""
    date: str
    """Its day, where it is picked up."""
    window: str
    """Its window, where it is picked up."""
    timeZone: str
    """Time zone of date and window."""
    earliest: str
    """When the courier comes at the earliest."""
    latest: str
    """When the courier comes at the latest."""
    cutOffAt: str
    """Until when it can be requested, changed or cancelled."""
    changeable: bool
    """True as long as it can be moved or cancelled."""
    addressId: Union[str, None]
    """The address of your address book; null if it was sent inline."""
    address: str
    """The address as it was requested, in one line."""
    instructions: str
    """What the courier should know."""
    recurring: bool
    """True for a date of a recurring pickup, which is requested in the dashboard."""
    shipments: List[str]
    """Tracking numbers of the shipments that are handed over."""


class PickupChange(TypedDict):
    date: NotRequired[str]
    """The new day; default: that of the pickup."""
    window: NotRequired[str]
    """The new window; default: that of the pickup."""


class PickupDay(TypedDict):
    object: Literal["pickup_day"]
    """Always `pickup_day`."""
    date: str
    """The day."""
    timeZone: str
    """Time zone of date and windows."""
    closed: Union[str, None]
    """Why no courier comes on this day; null if one does."""
    windows: List[PickupWindow]
    """The windows of the day."""


class PickupWindow(TypedDict):
    window: str
    """Send it as `window` of a pickup."""
    earliest: str
    """When the courier comes at the earliest."""
    latest: str
    """When the courier comes at the latest."""
    cutOffAt: str
    """Until when it can be requested, changed or cancelled."""
    placesLeft: int
    """How many places are left."""
    unavailable: Union[str, None]
    """Why it cannot be taken; null if it can."""


class Pickups(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[Pickup]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class PieceSize(TypedDict):
    weightGrams: int
    """Weight in grams."""
    lengthMm: int
    """Longest side in millimetres."""
    widthMm: int
    """Second side in millimetres."""
    heightMm: int
    """Third side in millimetres."""


class Ping(TypedDict):
    object: Literal["ping"]
    """Always `ping`."""
    eventId: str
    """Id of the event that is sent."""


class Place(TypedDict):
    city: str
    """The city."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""
    postalCode: NotRequired[str]
    """Not needed for a price."""
    region: NotRequired[str]
    """Not needed for a price."""


class Problem(TypedDict):
    type: str
    """The page about this problem."""
    title: str
    """The problem as a sentence, in the language of `Accept-Language`."""
    status: int
    """The HTTP status."""
    code: str
    """A stable name for programs. Codes may be added."""
    requestId: str
    """Name it when you ask us about this request."""
    retryable: bool
    """True if the same request may succeed later, unchanged. `Retry-After` says when to try."""
    errors: NotRequired[List[Fault]]
    """Each place where the request is wrong."""
    details: NotRequired[Dict[str, Any]]
    """Facts that belong to this code, such as `shipmentId` of `reference_taken`."""


class Rate(TypedDict):
    rateId: Union[str, None]
    """Send it with the booking to pay this price; null if the service cannot be booked."""
    service: str
    """The service that is priced."""
    totalCents: Union[int, None]
    """Everything included; null without a price."""
    currency: Union[str, None]
    """Currency of the amounts."""
    lines: List[RateLine]
    """What the total is made of."""
    billableGrams: Union[int, None]
    """The weight that is charged: the larger of actual and volumetric."""
    delivery: Union[DeliveryDays, None]
    """First and last expected day of delivery; null without a price."""
    validUntil: str
    """Until when the rate can be booked."""
    bookable: bool
    """False if the service does not carry this shipment: see `problems`."""
    problems: List[RateProblem]
    """Why it is not bookable."""


class RateLimit(TypedDict):
    name: Literal["reads", "rates", "writes"]
    """What is counted."""
    perMinute: int
    """Calls a minute, for all programs with this key together."""


class RateLine(TypedDict):
    kind: str
    """What is charged."""
    cents: int
    """Without tax, which has a line of its own."""


class RateProblem(TypedDict):
    code: str
    """Why the service cannot be booked for this."""
    title: str
    """The same as a sentence."""


RateToken = TypedDict(
    "RateToken",
    {
        # The platform that asks.
        "shop": 'Literal["shopify", "woocommerce"]',
        # Your own name for it.
        "name": 'str',
        # Where parcels start; missing if the platform names the place.
        "from": 'NotRequired[ShopOrigin]',
        # The parcel that carts are packed into: platforms tell weights, and sizes rarely.
        "parcel": 'ShopParcel',
        # The services to offer; default: all.
        "services": 'NotRequired[List[str]]',
        # Always `rate_token`.
        "object": 'Literal["rate_token"]',
        # Id of the token.
        "id": 'str',
        # Prices of real shipments, or of the test mode.
        "mode": 'Literal["live", "test"]',
        # Its first symbols.
        "hint": 'str',
        # When it was made.
        "createdAt": 'str',
        # When it was last used; null if it never was. Within a minute.
        "lastUsedAt": 'Union[str, None]',
    },
)


class RateTokens(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[RateToken]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class Rates(TypedDict):
    object: Literal["rates"]
    """Always `rates`."""
    mode: Literal["live", "test"]
    """Whether these are prices of real shipments."""
    rates: List[Rate]
    """One for each service, in the order of the tariff."""
    customsRequired: bool
    """True if the goods leave a customs area: the booking then needs `items`."""


RatesRequest = TypedDict(
    "RatesRequest",
    {
        # Where it starts.
        "from": 'Place',
        # Where it goes.
        "to": 'Place',
        # Parcels, each with a label of its own.
        "parcels": 'NotRequired[List[Parcel]]',
        # Pallets.
        "freight": 'NotRequired[Freight]',
        # Covers loss and damage up to the declared value.
        "insured": 'NotRequired[bool]',
        # Value of the goods, which insurance covers; in cents of the tariff's currency.
        "declaredValueCents": 'NotRequired[int]',
        # The services to price; default: all that fit.
        "services": 'NotRequired[List[str]]',
    },
)


class Recipient(TypedDict):
    name: str
    """Name of the person or company."""
    phone: NotRequired[str]
    """Phone number; may be empty."""
    line1: str
    """Street and number."""
    line2: NotRequired[str]
    """Floor, unit or building; may be empty."""
    city: str
    """The city."""
    region: NotRequired[str]
    """State or region; may be empty."""
    postalCode: NotRequired[str]
    """In the shape of the country; required where the country has postal codes."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""
    email: str
    """Gets news of the delivery."""
    instructions: NotRequired[str]
    """What the courier should know at the door. Printed on the label."""


class RecipientChange(TypedDict):
    phone: NotRequired[str]
    """Phone number; may be empty."""
    email: NotRequired[str]
    """Gets news of the delivery from now on."""
    instructions: NotRequired[str]
    """What the courier should know at the door; may be empty."""


class Recovery(TypedDict):
    since: str
    """The first moment."""
    until: NotRequired[str]
    """The end; now if left out."""


class RecoveryBegun(TypedDict):
    object: Literal["recovery"]
    """Always `recovery`."""
    events: int
    """How many events are sent. With `more`, so many of the newest."""
    more: bool
    """True if there are older ones to look at: they follow within minutes."""


class Redelivery(TypedDict):
    endpointId: NotRequired[str]
    """The endpoint that gets it; all that are on if left out."""


class RedeliveryBegun(TypedDict):
    object: Literal["redelivery"]
    """Always `redelivery`."""
    eventId: str
    """The event that is sent again."""
    endpoints: int
    """How many endpoints get it."""


class RemovedWebhookEndpoint(TypedDict):
    object: Literal["webhook_endpoint"]
    """Always `webhook_endpoint`."""
    id: str
    """Id of the endpoint."""
    removed: Literal[True]
    """Always true."""


class ReturnRequest(TypedDict):
    reference: NotRequired[str]
    """Your own name for the return. Unique in your account."""
    allowSameReference: NotRequired[bool]
    """Allows a reference that another shipment has."""
    metadata: NotRequired[Dict[str, str]]
    """Texts of your own."""
    service: NotRequired[str]
    """Default: the service of the shipment that is returned."""
    insured: NotRequired[bool]
    """Default: not insured."""
    items: NotRequired[List[Item]]
    """What is inside. Required for customs and for insurance."""
    payment: Payment
    """How it is paid."""
    maxTotalCents: NotRequired[int]
    """Refuses the booking if it costs more."""
    notifications: NotRequired[Notifications]
    """Whom we write to about it."""
    label: NotRequired[LabelChoice]
    """The label of the answer."""


class RevokedRateToken(TypedDict):
    object: Literal["rate_token"]
    """Always `rate_token`."""
    id: str
    """Id of the token."""
    revoked: Literal[True]
    """Always true."""


class SavedCard(TypedDict):
    id: str
    """Send it as `payment.cardId` to pay with this card."""
    brand: str
    """The network of the card."""
    last4: str
    """The last four digits."""
    expires: str
    """The last month in which it can be charged."""
    isDefault: bool
    """Charged when a booking names no card."""


class Sender(TypedDict):
    name: str
    """Name of the person or company."""
    phone: NotRequired[str]
    """Phone number; may be empty."""
    line1: str
    """Street and number."""
    line2: NotRequired[str]
    """Floor, unit or building; may be empty."""
    city: str
    """The city."""
    region: NotRequired[str]
    """State or region; may be empty."""
    postalCode: NotRequired[str]
    """In the shape of the country; required where the country has postal codes."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""
    email: NotRequired[str]
    """Default: the address of the account."""


Shipment = TypedDict(
    "Shipment",
    {
        # Always `shipment`.
        "object": 'Literal["shipment"]',
        # Id of the shipment.
        "id": 'str',
        # Real, or of the test mode.
        "mode": 'Literal["live", "test"]',
        # When it was booked.
        "createdAt": 'str',
        # When its state last changed.
        "updatedAt": 'str',
        # Grows with each change of its state. Of two answers the one with the larger version is newer.
        "version": 'int',
        # Your own name for it; null if it has none.
        "reference": 'Union[str, None]',
        # Texts of your own.
        "metadata": 'Dict[str, str]',
        # The number that everyone follows it by.
        "trackingNumber": 'str',
        # The page that shows where it is.
        "trackingUrl": 'str',
        # Where it stands.
        "status": 'str',
        # Why it is on hold; null if it is not.
        "hold": 'Union[str, None]',
        # The service it was booked with.
        "service": 'str',
        # The sender.
        "from": 'Party',
        # The recipient.
        "to": 'Addressee',
        # Its parcels; of freight one of the pallets.
        "parcels": 'List[PieceSize]',
        # How many pieces it has.
        "pieces": 'int',
        # Whether it is insured.
        "insured": 'bool',
        # What it costs, everything included.
        "priceCents": 'int',
        # Currency of the price.
        "currency": 'str',
        # How it is paid.
        "payment": 'str',
        # The last expected day of delivery; null if there is none.
        "dueOn": 'Union[str, None]',
        # True as long as it can be cancelled.
        "cancellable": 'bool',
        # When it was cancelled; null if it was not.
        "cancelledAt": 'Union[str, None]',
        # The shipment that this one returns; null for others.
        "returnOf": 'Union[str, None]',
    },
)


class ShipmentChange(TypedDict):
    reference: NotRequired[Union[str, None]]
    """Your own name for it; null takes it away. Unique in your account."""
    allowSameReference: NotRequired[bool]
    """Allows a reference that another shipment has."""
    metadata: NotRequired[Dict[str, str]]
    """Texts of your own, in place of all that were there."""
    to: NotRequired[RecipientChange]
    """The recipient, until the shipment is picked up."""


ShipmentDetails = TypedDict(
    "ShipmentDetails",
    {
        # Always `shipment`.
        "object": 'Literal["shipment"]',
        # Id of the shipment.
        "id": 'str',
        # Real, or of the test mode.
        "mode": 'Literal["live", "test"]',
        # When it was booked.
        "createdAt": 'str',
        # When its state last changed.
        "updatedAt": 'str',
        # Grows with each change of its state. Of two answers the one with the larger version is newer.
        "version": 'int',
        # Your own name for it; null if it has none.
        "reference": 'Union[str, None]',
        # Texts of your own.
        "metadata": 'Dict[str, str]',
        # The number that everyone follows it by.
        "trackingNumber": 'str',
        # The page that shows where it is.
        "trackingUrl": 'str',
        # Where it stands.
        "status": 'str',
        # Why it is on hold; null if it is not.
        "hold": 'Union[str, None]',
        # The service it was booked with.
        "service": 'str',
        # The sender.
        "from": 'Party',
        # The recipient.
        "to": 'Addressee',
        # Its parcels; of freight one of the pallets.
        "parcels": 'List[PieceSize]',
        # How many pieces it has.
        "pieces": 'int',
        # Whether it is insured.
        "insured": 'bool',
        # What it costs, everything included.
        "priceCents": 'int',
        # Currency of the price.
        "currency": 'str',
        # How it is paid.
        "payment": 'str',
        # The last expected day of delivery; null if there is none.
        "dueOn": 'Union[str, None]',
        # True as long as it can be cancelled.
        "cancellable": 'bool',
        # When it was cancelled; null if it was not.
        "cancelledAt": 'Union[str, None]',
        # The shipment that this one returns; null for others.
        "returnOf": 'Union[str, None]',
        # What the price is made of.
        "lines": 'List[RateLine]',
    },
)


class ShipmentEvent(TypedDict):
    object: Literal["shipment_event"]
    """Always `shipment_event`."""
    code: str
    """What happened."""
    at: str
    """When it happened."""
    timeZone: str
    """Time zone of the place."""
    place: Union[EventPlace, None]
    """Where it happened; null if that is not known."""
    pieceNo: int
    """Which piece; 0 for the whole shipment."""
    reason: Union[str, None]
    """Of an exception; null for others."""
    handover: Union[str, None]
    """Who took it, or where it was left, of `DELIVERED`; null if that is not known."""
    detail: Union[str, None]
    """More about an exception, or why it came back with the courier, of `ARRIVED`; null if there is nothing more."""
    note: Union[str, None]
    """A note of the carrier; null if there is none."""


class ShipmentEvents(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[ShipmentEvent]
    """All of them."""
    nextCursor: None
    """Always null: a shipment has few events."""
    status: str
    """Where it stands."""
    delivery: Union[ExpectedDelivery, None]
    """When delivery is expected; null if it is not."""
    deliveredAt: Union[str, None]
    """When the last piece was delivered; null before."""
    problem: Union[ShipmentProblem, None]
    """What keeps it; null if nothing does."""


class ShipmentProblem(TypedDict):
    kind: str
    """What keeps it."""
    since: str
    """Since when."""
    actor: str
    """Who must act."""


class Shipments(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[Shipment]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class ShopOrigin(TypedDict):
    city: str
    """The city."""
    country: str
    """ISO 3166-1 alpha-2 code of the country."""
    postalCode: str
    """Postal code; may be empty."""
    region: str
    """State or region; may be empty."""


class ShopParcel(TypedDict):
    lengthMm: int
    """Longest side in millimetres."""
    widthMm: int
    """Second side in millimetres."""
    heightMm: int
    """Third side in millimetres."""
    maxWeightGrams: int
    """A heavier cart is spread over several parcels."""


class ShopParcelInput(TypedDict):
    lengthMm: int
    """Longest side in millimetres."""
    widthMm: int
    """Second side in millimetres."""
    heightMm: int
    """Third side in millimetres."""
    maxWeightGrams: int
    """A heavier cart is spread over several parcels."""


class ShopifyCart(TypedDict):
    origin: ShopifyPlace
    """Where it starts."""
    destination: ShopifyPlace
    """Where it goes."""
    items: List[ShopifyItem]
    """What is in the cart."""
    locale: NotRequired[Union[str, None]]
    """Language of the checkout."""


class ShopifyItem(TypedDict):
    quantity: int
    """How many there are."""
    grams: float
    """Weight of one."""
    requires_shipping: NotRequired[Union[bool, None]]
    """False for what is not sent, such as a gift card."""


class ShopifyPlace(TypedDict):
    country: NotRequired[Union[str, None]]
    """ISO 3166-1 alpha-2 code of the country."""
    postal_code: NotRequired[Union[str, None]]
    """Postal code."""
    province: NotRequired[Union[str, None]]
    """Code of the province."""
    city: NotRequired[Union[str, None]]
    """The city; missing while a cart is only estimated."""


class ShopifyRate(TypedDict):
    service_name: str
    """What the buyer reads."""
    service_code: str
    """Code of the service."""
    description: str
    """What the buyer reads below it."""
    total_price: str
    """Price in hundredths of the currency's unit, as Shopify wants it."""
    currency: str
    """Currency of the price."""
    min_delivery_date: str
    """First expected day of delivery."""
    max_delivery_date: str
    """Last expected day of delivery."""


class ShopifyRates(TypedDict):
    rates: List[ShopifyRate]
    """One for each service; none: the cart cannot be sent there."""


class ShopifyRatesRequest(TypedDict):
    rate: ShopifyCart
    """The cart, as Shopify sends it."""


class Statement(TypedDict):
    object: Literal["statement"]
    """Always `statement`."""
    id: str
    """The month, which is its id."""
    mode: Literal["live", "test"]
    """Real, or of the test mode."""
    createdAt: str
    """When it was issued."""
    dueAt: str
    """When it is due."""
    amountCents: int
    """Charges less credits. Negative if more was credited than charged."""
    openCents: int
    """What is still to be paid."""
    onAccountCents: int
    """The part of it that was booked on account."""
    currency: str
    """Currency of the amounts."""
    state: str
    """Where it stands."""
    papers: List[Paper]
    """Its invoice and credit note."""


class StatementLine(TypedDict):
    object: Literal["statement_line"]
    """Always `statement_line`."""
    mode: Literal["live", "test"]
    """Real, or of the test mode."""
    shipmentId: str
    """The shipment. A statement has one line for each, so this is the id of the line."""
    trackingNumber: str
    """Its tracking number."""
    reference: Union[str, None]
    """Your own name for the shipment; null if it has none."""
    service: str
    """How it was sent."""
    bookedAt: str
    """When it was booked, which for a credit may be in an earlier month."""
    paper: StatementLinePaper
    """The document that lists this line."""
    corrects: List[str]
    """Numbers of the invoices that a line of a credit note corrects; empty for a line of an invoice."""
    chargedCents: int
    """What was charged in the month, with tax."""
    creditedCents: int
    """What was cancelled or refunded in the month, with tax."""
    amountCents: int
    """Charges less credits. The lines of a month add up to the amount of the statement."""
    taxCode: str
    """Why this rate applies, by UNCL 5305: `S` standard rate, `AE` reverse charge, `G` export, `none` without tax."""
    taxRatePerMille: int
    """The rate in thousandths: 210 is 21 %."""
    taxCents: int
    """The tax within `amountCents`."""
    currency: str
    """Currency of the amounts."""
    onAccount: bool
    """Whether it was booked on account."""
    openCents: int
    """What of it is still to be paid."""


class StatementLinePaper(TypedDict):
    kind: str
    """What it is."""
    number: str
    """Its number."""


class StatementLines(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[StatementLine]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class Statements(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[Statement]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class StreamedEvent(TypedDict):
    id: str
    """Id of the event, and of every webhook about it. Seen twice, it is the same event."""
    type: str
    """What happened. Types may be added."""
    timestamp: str
    """When it happened."""
    apiVersion: Literal["v1"]
    """The contract that `data` follows."""
    mode: Literal["live", "test"]
    """Whether it is about real shipments or test data."""
    simulated: NotRequired[Literal[True]]
    """True for an event that `POST /test/events` sent: nothing happened. Left out of all others."""
    data: Union[EventShipment, EventPickup, EventStatement, EventEndpoint, EventBatch, EventCase]
    """What it happened to, as it stands after the event. No names and no addresses."""


class TestData(TypedDict):
    object: Literal["test_data"]
    """Always `test_data`."""
    shipments: int
    """How many shipments were deleted."""


class TestEvent(TypedDict):
    object: Literal["test_event"]
    """Always `test_event`."""
    eventId: str
    """Id of the event."""
    type: str
    """Its type."""
    endpoints: int
    """How many webhook endpoints get it: those that are on and want the type."""


class TestMail(TypedDict):
    object: Literal["test_mail"]
    """Always `test_mail`."""
    id: str
    """Id of the message."""
    channel: Literal["mail", "sms"]
    """How it would have been sent."""
    to: str
    """Whom it would have been sent to."""
    subject: str
    """Its subject; empty for a text."""
    text: str
    """Its words, without layout."""
    createdAt: str
    """When it would have been sent."""


class TestMailList(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[TestMail]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class Tracked(TypedDict):
    ref: str
    """As it was asked."""
    result: str
    """Whether there is such a shipment; `mistyped` numbers fail their check symbol. Those that are `unavailable` cannot be looked up at the moment: ask for them again."""
    trackingNumber: Union[str, None]
    """Its number; null if it was not found."""
    version: Union[int, None]
    """Grows with each change; null if it was not found."""
    tracking: Union[ShipmentEvents, None]
    """Where it stands; null if it was not found."""


class TrackedShipments(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[Tracked]
    """One for each number, in the order they were asked."""
    nextCursor: None
    """Always null: all are answered."""


class TrackingRequest(TypedDict):
    refs: List[str]
    """Tracking numbers."""


class WebhookAttempt(TypedDict):
    at: str
    """When it was made."""
    status: Union[int, None]
    """The status of the answer; null if none came."""
    error: Union[str, None]
    """Why no answer came, such as `timed_out` or `tls_failed`."""
    ms: int
    """How long it took."""
    excerpt: str
    """The first 500 bytes of the answer."""


class WebhookDelivery(TypedDict):
    object: Literal["webhook_delivery"]
    """Always `webhook_delivery`."""
    id: str
    """Id of the delivery."""
    endpointId: str
    """The endpoint that it goes to."""
    eventId: str
    """The event that is sent."""
    type: str
    """Type of the event."""
    state: str
    """Whether it will be tried (again), has arrived, or was given up."""
    attempts: int
    """How often it was tried."""
    nextAttemptAt: Union[str, None]
    """When it is tried next; null if it is not."""
    createdAt: str
    """When it was made."""
    deliveredAt: Union[str, None]
    """When it arrived; null while it has not."""
    log: List[WebhookAttempt]
    """The attempts of the last 7 days, newest first."""


class WebhookDeliveryList(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[WebhookDelivery]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class WebhookEndpoint(TypedDict):
    object: Literal["webhook_endpoint"]
    """Always `webhook_endpoint`."""
    id: str
    """Id of the endpoint."""
    mode: Literal["live", "test"]
    """Whether it gets events of real shipments or of test data."""
    url: str
    """Where events are sent."""
    description: str
    """What you call it."""
    types: List[str]
    """The types it gets; empty for all."""
    enabled: bool
    """Whether events are sent to it."""
    offBecause: Union[str, None]
    """Why they are not: you switched it off, it answered 410, or it failed for five days."""
    failingSince: Union[str, None]
    """Since when nothing has arrived; null while events arrive."""
    lastSuccessAt: Union[str, None]
    """When something last arrived."""
    previousSecretUntil: Union[str, None]
    """Until when the secret before the last rotation signs as well."""
    createdAt: str
    """When it was made."""


class WebhookEndpointChange(TypedDict):
    url: NotRequired[str]
    """A public https address on port 443 or 8443, without a user name."""
    description: NotRequired[str]
    """What you call it."""
    types: NotRequired[List[str]]
    """The types it gets; empty for all."""
    enabled: NotRequired[bool]
    """False switches it off; true switches it on and forgets its failures."""


class WebhookEndpointList(TypedDict):
    object: Literal["list"]
    """Always `list`."""
    data: List[WebhookEndpoint]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` for the next page; null on the last one."""


class WebhookEndpointWithSecret(TypedDict):
    object: Literal["webhook_endpoint"]
    """Always `webhook_endpoint`."""
    id: str
    """Id of the endpoint."""
    mode: Literal["live", "test"]
    """Whether it gets events of real shipments or of test data."""
    url: str
    """Where events are sent."""
    description: str
    """What you call it."""
    types: List[str]
    """The types it gets; empty for all."""
    enabled: bool
    """Whether events are sent to it."""
    offBecause: Union[str, None]
    """Why they are not: you switched it off, it answered 410, or it failed for five days."""
    failingSince: Union[str, None]
    """Since when nothing has arrived; null while events arrive."""
    lastSuccessAt: Union[str, None]
    """When something last arrived."""
    previousSecretUntil: Union[str, None]
    """Until when the secret before the last rotation signs as well."""
    createdAt: str
    """When it was made."""
    secret: str
    """Verify signatures with it (Standard Webhooks). It is shown this once."""


class WooCommerceDestination(TypedDict):
    country: NotRequired[Union[str, None]]
    """ISO 3166-1 alpha-2 code of the country."""
    state: NotRequired[Union[str, None]]
    """Code of the state."""
    postcode: NotRequired[Union[str, None]]
    """Postal code."""
    city: NotRequired[Union[str, None]]
    """The city; missing while a cart is only estimated."""


class WooCommerceItem(TypedDict):
    quantity: int
    """How many there are."""
    weight: NotRequired[Union[Union[float, str], None]]
    """Weight of one, in `weight_unit`."""


class WooCommerceRate(TypedDict):
    id: str
    """Id of the rate."""
    label: str
    """What the buyer reads."""
    cost: str
    """Price in units of the currency."""
    meta_data: WooCommerceRateData
    """Kept with the order."""


class WooCommerceRateData(TypedDict):
    service: str
    """Code of the service."""
    currency: str
    """Currency of the price."""
    earliest: str
    """First expected day of delivery."""
    latest: str
    """Last expected day of delivery."""


class WooCommerceRates(TypedDict):
    rates: List[WooCommerceRate]
    """One for each service, ready for `add_rate`; none: the package cannot be sent there."""


class WooCommerceRatesRequest(TypedDict):
    destination: WooCommerceDestination
    """Where the package goes."""
    contents: List[WooCommerceItem]
    """What is in the package."""
    weight_unit: NotRequired[Literal["kg", "g", "lbs", "oz"]]
    """The shop's unit of weights."""
    locale: NotRequired[Union[str, None]]
    """Language of the checkout."""


class AdvanceTestShipmentBody(TypedDict):
    to: Literal["picked_up", "in_transit", "customs_hold", "held", "out_for_delivery", "failed_attempt", "address", "refused", "damage", "loss", "delivered", "returned"]
    """The state to reach. The scans that lead there are recorded as those of a courier would be."""

