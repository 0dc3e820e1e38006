// Written by tools/sdk from the document of v1: run pnpm generate client.
import type { Calls } from '../create-waypost.ts';
import type { FollowOptions } from '../follow-events.ts';
import type { CallOptions, KeyedOptions } from '../request.ts';
import type {
  Address,
  AddressChange,
  AddressCheck,
  AddressToCheck,
  AdvanceTestShipmentData,
  Balance,
  Batch,
  BatchRow,
  BookedShipment,
  DeletedAddress,
  Document,
  Event,
  EventWithDeliveries,
  ListAddressesData,
  ListBatchRowsData,
  ListEventsData,
  ListManifestsData,
  ListPickupWindowsData,
  ListPickupsData,
  ListRateTokensData,
  ListShipmentsData,
  ListStatementLinesData,
  ListStatementsData,
  ListTestMailsData,
  ListWebhookDeliveriesData,
  MadeRateToken,
  Manifest,
  ManifestDetails,
  Me,
  NewAddress,
  NewBatch,
  NewManifest,
  NewPickup,
  NewRateToken,
  NewShipment,
  NewTestEvent,
  NewWebhookEndpoint,
  Pickup,
  PickupChange,
  PickupDay,
  Ping,
  RateToken,
  Rates,
  RatesRequest,
  ReadBatchLabelsPdfData,
  ReadBatchLabelsZplData,
  ReadDocumentData,
  ReadStatementPaperData,
  Recovery,
  RecoveryBegun,
  Redelivery,
  RedeliveryBegun,
  RemovedWebhookEndpoint,
  ReturnRequest,
  RevokedRateToken,
  Shipment,
  ShipmentChange,
  ShipmentDetails,
  ShipmentEvents,
  ShopifyRates,
  ShopifyRatesRequest,
  Statement,
  StatementLine,
  StreamedEvent,
  TestData,
  TestEvent,
  TestMail,
  TrackedShipments,
  TrackingRequest,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointWithSecret,
  WooCommerceRates,
  WooCommerceRatesRequest,
} from './types.gen.ts';

export type Resources = ReturnType<typeof resourcesOf>;

export function resourcesOf({ follow, list, readFile, send }: Calls) {
  return {
    addresses: {
      /** Your address book: the default first, then the newest. */
      list: (query?: ListAddressesData['query'], options?: CallOptions) =>
        list<Address>({ method: 'GET', path: '/api/v1/addresses', query }, options),
      /** Save an address. An equal one is answered instead of being saved again. */
      create: (body: NewAddress, options?: CallOptions) =>
        send<Address>({ method: 'POST', path: '/api/v1/addresses', body }, options),
      /** Whether we can deliver to an address, and what of it was looked at. */
      check: (body: AddressToCheck, options?: CallOptions) =>
        send<AddressCheck>({ method: 'POST', path: '/api/v1/addresses/check', body }, options),
      /** One address of your address book. */
      read: (addressId: string, options?: CallOptions) =>
        send<Address>({ method: 'GET', path: `/api/v1/addresses/${part(addressId)}` }, options),
      /** Change an address of your address book. Fields that are left out stay. */
      change: (addressId: string, body: AddressChange, options?: CallOptions) =>
        send<Address>({ method: 'PATCH', path: `/api/v1/addresses/${part(addressId)}`, body }, options),
      /** Remove an address from your address book. */
      delete: (addressId: string, options?: CallOptions) =>
        send<DeletedAddress>({ method: 'DELETE', path: `/api/v1/addresses/${part(addressId)}` }, options),
    },
    balance: {
      /** What you owe on account, and what you may still book. */
      read: (options?: CallOptions) =>
        send<Balance>({ method: 'GET', path: '/api/v1/balance' }, options),
    },
    batches: {
      /** Book up to 1,000 shipments. They are booked one by one after the answer, each with its own result; `batch.finished` says when all have it. */
      create: (body: NewBatch, options?: KeyedOptions) =>
        send<Batch>({ method: 'POST', path: '/api/v1/batches', body, isKeyed: true }, options),
      /** Where a batch stands. Batches are kept for 30 days. */
      read: (batchId: string, options?: CallOptions) =>
        send<Batch>({ method: 'GET', path: `/api/v1/batches/${part(batchId)}` }, options),
      /** Book no further rows. What is booked stays booked: cancel each shipment by itself. A repeat answers the same. */
      cancel: (batchId: string, options?: CallOptions) =>
        send<Batch>({ method: 'POST', path: `/api/v1/batches/${part(batchId)}/cancel` }, options),
      /** Labels of all booked rows as PDF, 400 pages a file. 202 while rows are booked or labels are made: repeat the request after Retry-After seconds. */
      readLabelsPdf: (batchId: string, query?: ReadBatchLabelsPdfData['query'], options?: CallOptions) =>
        readFile({ method: 'GET', path: `/api/v1/batches/${part(batchId)}/labels.pdf`, query }, options),
      /** Labels of all booked rows as ZPL, 400 labels a file. 202 while rows are booked or labels are made: repeat the request after Retry-After seconds. */
      readLabelsZpl: (batchId: string, query?: ReadBatchLabelsZplData['query'], options?: CallOptions) =>
        readFile({ method: 'GET', path: `/api/v1/batches/${part(batchId)}/labels.zpl`, query }, options),
      /** The rows of a batch and their results, in their order. */
      listRows: (batchId: string, query?: ListBatchRowsData['query'], options?: CallOptions) =>
        list<BatchRow>({ method: 'GET', path: `/api/v1/batches/${part(batchId)}/rows`, query }, options),
    },
    events: {
      /** Events of the last 30 days, oldest first. */
      list: (query?: ListEventsData['query'], options?: CallOptions) =>
        list<Event>({ method: 'GET', path: '/api/v1/events', query }, options),
      /** Server-sent events: each event as it comes, with its type as the name and its cursor as the id. `Last-Event-ID` goes on from there. */
      follow: (options?: FollowOptions) =>
        follow<StreamedEvent>({ method: 'GET', path: '/api/v1/events/stream' }, options),
      /** One event, and how it was sent to your webhook endpoints. */
      read: (eventId: string, options?: CallOptions) =>
        send<EventWithDeliveries>({ method: 'GET', path: `/api/v1/events/${part(eventId)}` }, options),
      /** Send an event again, to one webhook endpoint or to all that are on. */
      redeliver: (eventId: string, body: Redelivery = {}, options?: CallOptions) =>
        send<RedeliveryBegun>({ method: 'POST', path: `/api/v1/events/${part(eventId)}/redeliver`, body, isOnce: true }, options),
    },
    manifests: {
      /** One sheet for what is handed over, with one barcode: scanning it picks up every piece on it. At most 500 pieces. */
      create: (body: NewManifest = {}, options?: KeyedOptions) =>
        send<ManifestDetails>({ method: 'POST', path: '/api/v1/manifests', body, isKeyed: true }, options),
      /** Your manifests, newest first. */
      list: (query?: ListManifestsData['query'], options?: CallOptions) =>
        list<Manifest>({ method: 'GET', path: '/api/v1/manifests', query }, options),
      /** One of your manifests and what is on it. */
      read: (manifestId: string, options?: CallOptions) =>
        send<ManifestDetails>({ method: 'GET', path: `/api/v1/manifests/${part(manifestId)}` }, options),
      /** The sheet to print and to hand over with the parcels. */
      readPdf: (manifestId: string, options?: CallOptions) =>
        readFile({ method: 'GET', path: `/api/v1/manifests/${part(manifestId)}/manifest.pdf` }, options),
    },
    me: {
      /** Who you are: the account, the key, its rights and limits, and how you can pay. */
      read: (options?: CallOptions) =>
        send<Me>({ method: 'GET', path: '/api/v1/me' }, options),
    },
    pickupWindows: {
      /** When a courier can come on a day, or on the first day with a free place. Name an address, a pickup that you want to move, or country and city. */
      list: (query?: ListPickupWindowsData['query'], options?: CallOptions) =>
        send<PickupDay>({ method: 'GET', path: '/api/v1/pickup-windows', query }, options),
    },
    pickups: {
      /** Have a courier come. Refusals of a window name free ones in `details.free`. */
      create: (body: NewPickup, options?: KeyedOptions) =>
        send<Pickup>({ method: 'POST', path: '/api/v1/pickups', body, isKeyed: true }, options),
      /** Your pickups, the latest day first. */
      list: (query?: ListPickupsData['query'], options?: CallOptions) =>
        list<Pickup>({ method: 'GET', path: '/api/v1/pickups', query }, options),
      /** One of your pickups. */
      read: (pickupId: string, options?: CallOptions) =>
        send<Pickup>({ method: 'GET', path: `/api/v1/pickups/${part(pickupId)}` }, options),
      /** Move a pickup. It has to be confirmed again. */
      change: (pickupId: string, body: PickupChange, options?: CallOptions) =>
        send<Pickup>({ method: 'PATCH', path: `/api/v1/pickups/${part(pickupId)}`, body }, options),
      /** Cancel a pickup. A repeat answers the same. */
      cancel: (pickupId: string, options?: CallOptions) =>
        send<Pickup>({ method: 'POST', path: `/api/v1/pickups/${part(pickupId)}/cancel` }, options),
    },
    rateTokens: {
      /** Make an address at which Shopify or WooCommerce asks for prices at checkout. It is shown once. It ends when it, or your key, is revoked. */
      create: (body: NewRateToken, options?: CallOptions) =>
        send<MadeRateToken>({ method: 'POST', path: '/api/v1/rate-tokens', body, isOnce: true }, options),
      /** The addresses at which platforms may ask for your prices, newest first. */
      list: (query?: ListRateTokensData['query'], options?: CallOptions) =>
        list<RateToken>({ method: 'GET', path: '/api/v1/rate-tokens', query }, options),
      /** End an address at which a platform asks for your prices. */
      revoke: (tokenId: string, options?: CallOptions) =>
        send<RevokedRateToken>({ method: 'DELETE', path: `/api/v1/rate-tokens/${part(tokenId)}` }, options),
    },
    rates: {
      /** The price of every service for a shipment, for 30 minutes. Nothing is stored. */
      list: (body: RatesRequest, options?: CallOptions) =>
        send<Rates>({ method: 'POST', path: '/api/v1/rates', body }, options),
      /** Prices as the callback of a Shopify carrier service. The token in the address is all that it needs. */
      readShopify: (token: string, body: ShopifyRatesRequest, options?: CallOptions) =>
        send<ShopifyRates>({ method: 'POST', path: `/api/v1/rates/shopify/${part(token)}`, body }, options),
      /** Prices for a package of WooCommerce, as `calculate_shipping` has it. The token in the address is all that it needs. */
      readWooCommerce: (token: string, body: WooCommerceRatesRequest, options?: CallOptions) =>
        send<WooCommerceRates>({ method: 'POST', path: `/api/v1/rates/woocommerce/${part(token)}`, body }, options),
    },
    shipments: {
      /** Book a shipment: one call, answered with its number and its label. */
      create: (body: NewShipment, options?: KeyedOptions) =>
        send<BookedShipment>({ method: 'POST', path: '/api/v1/shipments', body, isKeyed: true }, options),
      /** Your shipments, newest first. */
      list: (query?: ListShipmentsData['query'], options?: CallOptions) =>
        list<Shipment>({ method: 'GET', path: '/api/v1/shipments', query }, options),
      /** One of your shipments. */
      read: (shipment: string, options?: CallOptions) =>
        send<ShipmentDetails>({ method: 'GET', path: `/api/v1/shipments/${part(shipment)}` }, options),
      /** Change your reference and texts, or how the recipient is reached. Fields that are left out stay. A label that was made is made anew. To change the reference, name the shipment by its id or tracking number. */
      change: (shipment: string, body: ShipmentChange, options?: CallOptions) =>
        send<Shipment>({ method: 'PATCH', path: `/api/v1/shipments/${part(shipment)}`, body }, options),
      /** Cancel a shipment that nobody has picked up. A repeat answers the same. */
      cancel: (shipment: string, options?: CallOptions) =>
        send<Shipment>({ method: 'POST', path: `/api/v1/shipments/${part(shipment)}/cancel` }, options),
      /** The documents of a shipment: label, receipt and customs papers. Labels are listed at 4 by 6 inches, and are also there at A6. */
      listDocuments: (shipment: string, options?: CallOptions) =>
        list<Document>({ method: 'GET', path: `/api/v1/shipments/${part(shipment)}/documents` }, options),
      /** One document. 202 while the label of many pieces is being made: repeat the request after Retry-After seconds. */
      readDocument: (shipment: string, file: ReadDocumentData['path']['file'], options?: CallOptions) =>
        readFile({ method: 'GET', path: `/api/v1/shipments/${part(shipment)}/documents/${part(file)}` }, options),
      /** What happened to a shipment, newest first, and when it is expected. */
      listEvents: (shipment: string, options?: CallOptions) =>
        send<ShipmentEvents>({ method: 'GET', path: `/api/v1/shipments/${part(shipment)}/events` }, options),
      /** Book the way back: the same pieces from the recipient to the sender, with `returnOf` set. */
      return: (shipment: string, body: ReturnRequest, options?: KeyedOptions) =>
        send<BookedShipment>({ method: 'POST', path: `/api/v1/shipments/${part(shipment)}/return`, body, isKeyed: true }, options),
    },
    statements: {
      /** Your monthly statements, newest first. */
      list: (query?: ListStatementsData['query'], options?: CallOptions) =>
        list<Statement>({ method: 'GET', path: '/api/v1/statements', query }, options),
      /** The lines of a monthly statement: one for each shipment, in the order of their ids. */
      listLines: (month: string, query?: ListStatementLinesData['query'], options?: CallOptions) =>
        list<StatementLine>({ method: 'GET', path: `/api/v1/statements/${part(month)}/lines`, query }, options),
      /** The invoice or credit note of a month, as a PDF or as an e-invoice by EN 16931. */
      readPaper: (month: string, file: ReadStatementPaperData['path']['file'], options?: CallOptions) =>
        readFile({ method: 'GET', path: `/api/v1/statements/${part(month)}/${part(file)}` }, options),
    },
    test: {
      /** Delete all test data of the account: shipments, emails, addresses, statements. Only for keys of test mode. */
      deleteData: (options?: CallOptions) =>
        send<TestData>({ method: 'DELETE', path: '/api/v1/test/data' }, options),
      /** Send an event of any type, although nothing happened: to your webhook endpoints that want the type, to the feed and to the stream. Only for keys of test mode. */
      sendEvent: (body: NewTestEvent, options?: KeyedOptions) =>
        send<TestEvent>({ method: 'POST', path: '/api/v1/test/events', body, isKeyed: true }, options),
      /** Emails and texts that test mode wrote for you, newest first. None was sent. Only for keys of test mode. */
      listMails: (query?: ListTestMailsData['query'], options?: CallOptions) =>
        list<TestMail>({ method: 'GET', path: '/api/v1/test/mails', query }, options),
      /** Let a test shipment be scanned on its way, up to the state you name. Only for keys of test mode. */
      advanceShipment: (shipment: string, body: AdvanceTestShipmentData['body'], options?: CallOptions) =>
        send<Shipment>({ method: 'POST', path: `/api/v1/test/shipments/${part(shipment)}/advance`, body }, options),
    },
    tracking: {
      /** Where up to 100 shipments are, also those of others, as the tracking page shows them. */
      lookUp: (body: TrackingRequest, options?: CallOptions) =>
        send<TrackedShipments>({ method: 'POST', path: '/api/v1/tracking/lookup', body }, options),
    },
    webhookEndpoints: {
      /** Your webhook endpoints, newest first. */
      list: (options?: CallOptions) =>
        list<WebhookEndpoint>({ method: 'GET', path: '/api/v1/webhook-endpoints' }, options),
      /** Have events sent to an address. The answer holds the secret that signs them. */
      create: (body: NewWebhookEndpoint, options?: KeyedOptions) =>
        send<WebhookEndpointWithSecret>({ method: 'POST', path: '/api/v1/webhook-endpoints', body, isKeyed: true }, options),
      /** One webhook endpoint. */
      read: (endpointId: string, options?: CallOptions) =>
        send<WebhookEndpoint>({ method: 'GET', path: `/api/v1/webhook-endpoints/${part(endpointId)}` }, options),
      /** Change a webhook endpoint, or switch it on or off. */
      change: (endpointId: string, body: WebhookEndpointChange, options?: CallOptions) =>
        send<WebhookEndpoint>({ method: 'PATCH', path: `/api/v1/webhook-endpoints/${part(endpointId)}`, body }, options),
      /** Remove a webhook endpoint and what was on its way to it. */
      remove: (endpointId: string, options?: CallOptions) =>
        send<RemovedWebhookEndpoint>({ method: 'DELETE', path: `/api/v1/webhook-endpoints/${part(endpointId)}` }, options),
      /** What was sent to this endpoint in the last 30 days, newest first. */
      listDeliveries: (endpointId: string, query?: ListWebhookDeliveriesData['query'], options?: CallOptions) =>
        list<WebhookDelivery>({ method: 'GET', path: `/api/v1/webhook-endpoints/${part(endpointId)}/deliveries`, query }, options),
      /** Send a test event, `endpoint.ping`, to this endpoint. */
      ping: (endpointId: string, options?: KeyedOptions) =>
        send<Ping>({ method: 'POST', path: `/api/v1/webhook-endpoints/${part(endpointId)}/ping`, isKeyed: true }, options),
      /** Send what this endpoint missed between two moments of the last 30 days. */
      recover: (endpointId: string, body: Recovery, options?: CallOptions) =>
        send<RecoveryBegun>({ method: 'POST', path: `/api/v1/webhook-endpoints/${part(endpointId)}/recover`, body, isOnce: true }, options),
      /** Make a new secret. For 24 hours the old one signs as well. */
      rotateSecret: (endpointId: string, options?: KeyedOptions) =>
        send<WebhookEndpointWithSecret>({ method: 'POST', path: `/api/v1/webhook-endpoints/${part(endpointId)}/rotate-secret`, isKeyed: true }, options),
    },
  };
}

const part = encodeURIComponent;
