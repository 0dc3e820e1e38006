import { randomBytes } from 'node:crypto';
import type { BookingRequest } from '@waypost/contract';
import type { ChargeLine } from '@waypost/domain/charges';
import { planDelivery } from '@waypost/domain/tracking';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import type { ShipmentHold } from '../../../db/tables.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newRowId, newToken } from '../../platform/random.ts';
import { readEnds } from '../calendars/index.ts';
import { countriesOf, rateInputOf, type StoredQuote } from '../quotes/index.ts';
import {
  insertChargeLines,
  insertItems,
  insertParties,
  insertPayer,
  insertReference,
  insertShipment,
  insertState,
  putOnList,
  referenceExists,
} from './shipments.queries.ts';

export type NewShipment = {
  quote: StoredQuote;
  /** Whose account it belongs to; null for a guest. */
  customerId: string | null;
  /** In which its parties are written to. */
  locale: string;
  /** Null for one that staff entered. */
  attemptId: string | null;
  request: Pick<BookingRequest, 'paymentMethod' | 'insured' | 'contact' | 'payer' | 'items'> &
    Partial<Pick<BookingRequest, 'shipperAddress' | 'recipientAddress'>>;
  recipientEmail: string;
  recipientAddress: string;
  /** Why it does not move yet. */
  hold: ShipmentHold | null;
  lines: readonly ChargeLine[];
  totalCents: number;
};

async function drawTrackingNumber(tx: Db, shard: number): Promise<string> {
  // 60 random bits: a second draw is almost never needed, a third means something is broken
  for (let draw = 0; draw < 3; draw += 1) {
    const number = makeTrackingNumber(shard, randomBytes(8));
    if (!(await referenceExists(tx, number))) return number;
  }
  throw new Error('three tracking numbers in a row were taken');
}

/** Writes a shipment with everything it needs from its first moment, in the caller's transaction. */
export async function createShipment(tx: Db, shipment: NewShipment) {
  const { quote } = shipment;
  const { shard } = quote;
  const { originCountry, destinationCountry } = countriesOf(quote.request);
  if (originCountry === null || destinationCountry === null)
    throw new Problem('place_not_bookable');

  const id = newRowId();
  const receiptId = newToken(shard);
  const trackingNumber = await drawTrackingNumber(tx, shard);
  const input = rateInputOf(quote.request);
  const service = input.kind === 'freight' ? input.mode : input.level;
  const pieceCount = input.kind === 'freight' ? input.pallets : 1;

  const bookedAt = await insertShipment(tx, {
    id,
    shard,
    tracking_number: trackingNumber,
    receipt_id: receiptId,
    quote_id: quote.id,
    customer_id: shipment.customerId,
    service_type: input.kind,
    service,
    origin: quote.request.origin,
    origin_country: originCountry,
    destination: quote.request.destination,
    destination_country: destinationCountry,
    piece_count: pieceCount,
    weight_grams: input.weightGrams,
    length_mm: input.lengthMm,
    width_mm: input.widthMm,
    height_mm: input.heightMm,
    incoterm: quote.request.serviceType === 'freight' ? quote.request.incoterm : null,
    eta: JSON.stringify(quote.priced.eta),
    payment_method: shipment.request.paymentMethod,
    insured: shipment.request.insured,
    attempt_id: shipment.attemptId,
    hold: shipment.hold,
    price_cents: shipment.totalCents,
    currency: quote.priced.currency,
  });
  await insertReference(tx, { ref: trackingNumber, shard, shipmentId: id });
  await insertState(tx, {
    shipmentId: id,
    shard,
    pieceCount,
    bookedAt,
    hasListeners: true,
    plan: planDelivery(
      { at: bookedAt, service, eta: quote.priced.eta },
      readEnds(originCountry, destinationCountry, bookedAt),
      quote.priced.delivery,
    ),
  });
  await insertParties(tx, { shipmentId: id, shard, shipment, originCountry, destinationCountry });
  await putOnList(tx, [id]);
  await insertPayer(tx, { shipmentId: id, shard, payer: shipment.request.payer });
  await insertItems(tx, {
    shipmentId: id,
    shard,
    items: shipment.request.items,
    currency: quote.priced.currency,
  });
  await insertChargeLines(tx, { shipmentId: id, shard, lines: shipment.lines });
  return { id, shard, trackingNumber, receiptId, eta: quote.priced.eta };
}
