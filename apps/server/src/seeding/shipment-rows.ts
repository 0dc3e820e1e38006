import { type Person, placeText, type StreetAddress } from '@waypost/domain/simulation';
import type { MajorCity } from '@waypost/domain/major-cities';
import {
  expectedDays,
  foldEvents,
  foldOutlook,
  type Outlook,
  planDelivery,
  projectState,
} from '@waypost/domain/tracking';
import { readEnds } from '../features/core/calendars/index.ts';
import { incomingScan } from '../features/core/scans/index.ts';
import { addRow, type Rows } from './copy.queries.ts';
import type { Posting, SeededEvent, SeededShipment } from './draw-shipment.ts';
import type { PricedOrder } from './orders.ts';
import { freeText, NULL, timestamp } from '../platform/copy-text.ts';

const QUOTE_VALID_MS = 30 * 60_000;

/** Everything that booking and scanning a shipment would have written. */
export function addShipment(rows: Rows, shipment: SeededShipment, withMoney: boolean): void {
  const { order, shipper, recipient } = shipment;
  if (shipment.quotedAt !== null) addQuote(rows, shipment, shipment.quotedAt);
  addBooking(rows, shipment);
  addState(rows, shipment);
  addParty(rows, shipment, 'shipper', shipper, order.from, null);
  addParty(rows, shipment, 'recipient', recipient, order.to, shipment.recipientAddress);
  for (const event of shipment.events) addEvent(rows, shipment, event);
  if (!withMoney) return;
  addCharges(rows, shipment);
  for (const posting of shipment.postings) addPosting(rows, shipment, posting);
  for (const event of shipment.events) addPrivateParts(rows, shipment, event);
}

function addQuote(rows: Rows, { order }: SeededShipment, quotedAt: number): void {
  addRow(rows, 'quotes', [
    order.quoteId,
    order.shard,
    order.priced.tariffVersion,
    freeText(JSON.stringify(order.request)),
    freeText(JSON.stringify(order.priced)),
    timestamp(quotedAt),
    timestamp(quotedAt + QUOTE_VALID_MS),
  ]);
}

function addBooking(rows: Rows, shipment: SeededShipment): void {
  const { id, trackingNumber, order } = shipment;
  const { request, input } = order;
  addRow(rows, 'shipments', [
    id,
    order.shard,
    trackingNumber,
    shipment.receiptId,
    order.quoteId,
    input.kind,
    order.service,
    freeText(request.origin),
    order.from.country,
    freeText(request.destination),
    order.to.country,
    order.pieceCount,
    input.weightGrams,
    input.lengthMm,
    input.widthMm,
    input.heightMm,
    request.serviceType === 'freight' ? request.incoterm : NULL,
    JSON.stringify(order.priced.eta),
    'cod',
    String(order.insured),
    order.charges.totalCents,
    order.charges.currency,
    timestamp(shipment.bookedAt),
    shipment.customerId ?? NULL,
  ]);
  addRow(rows, 'shipmentRefs', [trackingNumber, order.shard, id, 'number']);
}

function addState(rows: Rows, { id, bookedAt, order, events }: SeededShipment): void {
  const fold = foldEvents(order.pieceCount, bookedAt, events);
  const state = projectState(fold);
  const outlook = outlookOf(order, bookedAt, events);
  const updatedAt = events.reduce((at, { recordedAt }) => Math.max(at, recordedAt), bookedAt);
  addRow(rows, 'shipmentState', [
    id,
    order.shard,
    order.pieceCount,
    state.furthest,
    state.piecesDelivered,
    String(state.openExceptions.length > 0),
    'true',
    1 + events.length,
    timestamp(bookedAt),
    timestamp(updatedAt),
    state.status,
    JSON.stringify(fold),
    JSON.stringify(outlook),
    expectedDays(outlook).latest,
  ]);
}

function outlookOf(order: PricedOrder, bookedAt: number, events: readonly SeededEvent[]): Outlook {
  const at = new Date(bookedAt);
  const ends = readEnds(order.from.country, order.to.country, at);
  const plan = planDelivery({ at, service: order.service, eta: order.priced.eta }, ends);
  return foldOutlook(plan, ends, { pieceCount: order.pieceCount, bookedAt }, events);
}

function addParty(
  rows: Rows,
  { id, order }: SeededShipment,
  role: 'shipper' | 'recipient',
  person: Person,
  at: MajorCity,
  address: StreetAddress | null,
): void {
  const { name, email, phone } = person;
  const texts = [name, email, phone, address === null ? '' : writeAddress(address, at)];
  // where the street is one of the city, its parts are known as after a booking
  const parts = address?.postalCode ? [address.line1, at.city, address.postalCode] : [];
  addRow(rows, 'shipmentParties', [
    id,
    order.shard,
    role,
    ...texts.map(freeText),
    at.country,
    ...(parts.length > 0 ? parts.map(freeText) : [NULL, NULL, NULL]),
  ]);
}

/** "Overtoom 12, 1054 HN Amsterdam, Netherlands" */
function writeAddress({ line1, postalCode }: StreetAddress, at: MajorCity): string {
  return `${line1}, ${[postalCode, placeText(at)].filter(Boolean).join(' ')}`;
}

function addEvent(rows: Rows, shipment: SeededShipment, event: SeededEvent): void {
  addRow(rows, 'trackingEvents', [
    shipment.id,
    event.scanId,
    timestamp(event.occurredAt),
    timestamp(event.recordedAt),
    contentHashOf(shipment, event),
    event.sourceId,
    event.code,
    'public',
    shipment.order.shard,
    event.pieceNo,
    event.place?.country ?? NULL,
    event.place?.city ?? NULL,
    event.reason ?? NULL,
  ]);
}

/** The hash that the device's scan would have, so that a repeat is recognised. */
function contentHashOf({ trackingNumber }: SeededShipment, event: SeededEvent): string {
  const { code, sourceId, pieceNo } = event;
  // by staff, and never sent again
  if (code === 'CANCELLED') return '0';
  const scan = { ...event, code, ref: trackingNumber, occurredAt: timestamp(event.occurredAt) };
  return String(incomingScan(scan, sourceId, trackingNumber, pieceNo).contentHash);
}

function addPrivateParts(rows: Rows, { id, order }: SeededShipment, event: SeededEvent): void {
  if (event.proof === undefined) return;
  addRow(rows, 'eventPrivate', [
    id,
    event.sourceId,
    event.scanId,
    order.shard,
    freeText(JSON.stringify(event.proof)),
    event.collected?.cents ?? NULL,
    event.collected?.currency ?? NULL,
  ]);
}

function addCharges(rows: Rows, { id, order }: SeededShipment): void {
  for (const [index, line] of order.charges.lines.entries()) {
    addRow(rows, 'chargeLines', [
      id,
      order.shard,
      index + 1,
      line.kind,
      line.cents,
      line.currency,
      line.taxCode,
      line.taxRatePerMille,
      line.taxCents,
    ]);
  }
}

function addPosting(rows: Rows, { id, order }: SeededShipment, posting: Posting): void {
  const { totalCents, currency } = order.charges;
  const at = timestamp(posting.at);
  addRow(rows, 'ledgerTransactions', [posting.id, order.shard, posting.effectKey, id, at]);
  const entries = [
    [posting.debit, totalCents],
    [posting.credit, -totalCents],
  ] as const;
  for (const [index, [account, cents]] of entries.entries()) {
    addRow(rows, 'ledgerEntries', [posting.id, order.shard, index + 1, account, cents, currency]);
  }
}
