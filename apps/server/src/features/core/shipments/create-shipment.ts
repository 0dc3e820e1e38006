import { randomBytes } from 'node:crypto';
import type { BookingRequest } from '@waypost/contract';
import type { ChargeLine } from '@waypost/domain/charges';
import type { Eta } from '@waypost/domain/rates';
import { type NewsChoice, planDelivery } from '@waypost/domain/tracking';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import type { ShipmentHold } from '../../../../db/tables.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db, NewRow } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId, newToken } from '../../../platform/random.ts';
import { noteInDirectory } from '../directory/index.ts';
import { readEnds } from '../calendars/index.ts';
import { countriesOf, rateInputsOf, type StoredQuote } from '../quotes/index.ts';
import { recipientLanguages } from './recipient-languages.ts';
import {
  insertChargeLines,
  insertItems,
  insertParties,
  insertPayers,
  insertReferences,
  insertShipments,
  putOnList,
  takenReferences,
} from './shipments.queries.ts';
import { insertStates } from './state.queries.ts';

/** What a program says about the parties; bookings of the site say nothing. */
export type PartyChoices = {
  instructions?: string | undefined;
  news?: { recipient?: NewsChoice | undefined; shipper?: NewsChoice | undefined } | undefined;
  /** Of emails to the recipient. */
  language?: string | undefined;
};

export type NewShipment = {
  quote: StoredQuote;
  /** Whose account it belongs to; null for a guest. */
  customerId: string | null;
  /** The language of emails to its shipper. */
  locale: string;
  /** Null for one that staff entered. */
  attemptId: string | null;
  request: Pick<BookingRequest, 'paymentMethod' | 'insured' | 'contact' | 'payer' | 'items'> &
    Pick<BookingRequest, 'orderReference' | 'exportReason' | 'exporter'> &
    Partial<Pick<BookingRequest, 'shipperAddress' | 'recipientAddress'>> & {
      choices?: PartyChoices;
    };
  recipientEmail: string;
  recipientAddress: string;
  /** Why it is on hold. */
  hold: ShipmentHold | null;
  lines: readonly ChargeLine[];
  totalCents: number;
  /** An alias. */
  alias: string | null;
  /** Accepted with the booking. */
  terms: { version: string; acceptedAt: Date } | null;
};

export type CreatedShipment = {
  id: string;
  shard: number;
  trackingNumber: string;
  receiptId: string;
  eta: Eta;
};

/** In the order of the shards given. */
async function drawTrackingNumbers(
  tx: Db,
  shards: readonly number[],
  mode: Ctx['mode'],
): Promise<string[]> {
  // 60 random bits: a second draw is almost never needed, a third means something is broken
  for (let draw = 0; draw < 3; draw += 1) {
    const numbers = shards.map((shard) => makeTrackingNumber(shard, randomBytes(8), mode));
    if ((await takenReferences(tx, numbers)).size === 0) return numbers;
  }
  throw new Error('tracking numbers were taken three times in a row');
}

/** Writes a shipment with all its initial rows, in the caller's transaction. */
export async function createShipment(
  ctx: Ctx,
  tx: Db,
  shipment: NewShipment,
): Promise<CreatedShipment> {
  const [created] = await createShipments(ctx, tx, [shipment]);
  if (created === undefined) throw new Error('a shipment was not created');
  return created;
}

/** The same for many, with as many statements as for one. In the order given. */
export async function createShipments(
  ctx: Ctx,
  tx: Db,
  shipments: readonly NewShipment[],
): Promise<CreatedShipment[]> {
  const numbers = await drawTrackingNumbers(
    tx,
    shipments.map(({ quote }) => quote.shard),
    ctx.mode,
  );
  const made = shipments.map((shipment, at) => identify(shipment, numbers[at] ?? ''));
  // one moment for all: that of the transaction
  const bookedAt = await insertShipments(tx, made.map(shipmentRow));
  await insertReferences(
    tx,
    made.flatMap(({ id: shipmentId, shard, trackingNumber, shipment: { alias } }) => {
      const number = { ref: trackingNumber, shard, shipmentId, kind: 'number' as const };
      if (alias === null) return [number];
      const refHash = ctx.secrets.keyedHash('alias', alias);
      return [number, { ref: alias, shard, shipmentId, kind: 'alias' as const, refHash }];
    }),
  );
  if (ctx.cells.areSeveral) await noteAliases(ctx, tx, made);
  await insertStates(
    tx,
    made.map((each) => stateOf(each, bookedAt)),
  );
  await insertParties(tx, made, await recipientLanguages(ctx, tx, made));
  await insertPayers(tx, made);
  await putOnList(
    tx,
    made.map(({ id }) => id),
  );
  await insertItems(tx, made);
  await insertChargeLines(tx, made);
  return made.map(({ id, shard, trackingNumber, receiptId, shipment }) => ({
    id,
    shard,
    trackingNumber,
    receiptId,
    eta: shipment.quote.priced.eta,
  }));
}

function identify(shipment: NewShipment, trackingNumber: string) {
  const { quote } = shipment;
  const { request } = quote;
  const { originCountry, destinationCountry } = countriesOf(request);
  if (originCountry === null || destinationCountry === null)
    throw new Problem('place_not_bookable');
  const [input] = rateInputsOf(request);
  if (input === undefined) throw new Error('a shipment without a piece');
  return {
    id: newRowId(),
    shard: quote.shard,
    trackingNumber,
    receiptId: newToken(quote.shard),
    shipment,
    originCountry,
    destinationCountry,
    input,
    service: input.kind === 'freight' ? input.mode : input.level,
    pieceCount: request.serviceType === 'freight' ? request.pallets : request.parcels.length,
  };
}
export type IdentifiedShipment = ReturnType<typeof identify>;

function shipmentRow({ shipment, input, ...made }: IdentifiedShipment): NewRow<'shipments'> {
  const { quote } = shipment;
  return {
    ...made,
    quoteId: quote.id,
    customerId: shipment.customerId,
    serviceType: input.kind,
    origin: quote.request.origin,
    destination: quote.request.destination,
    weightGrams: input.weightGrams,
    lengthMm: input.lengthMm,
    widthMm: input.widthMm,
    heightMm: input.heightMm,
    parcels: parcelsOf(quote.request),
    incoterm: quote.request.serviceType === 'freight' ? quote.request.incoterm : null,
    eta: JSON.stringify(quote.priced.eta),
    paymentMethod: shipment.request.paymentMethod,
    insured: shipment.request.insured,
    orderReference: shipment.request.orderReference ?? null,
    exportReason: shipment.request.exportReason ?? null,
    attemptId: shipment.attemptId,
    hold: shipment.hold,
    priceCents: shipment.totalCents,
    currency: quote.priced.currency,
    termsVersion: shipment.terms?.version ?? null,
    termsAcceptedAt: shipment.terms?.acceptedAt ?? null,
  };
}

/** Null for a single one, whose measures are columns. */
function parcelsOf(request: StoredQuote['request']): string | null {
  if (request.serviceType === 'freight' || request.parcels.length === 1) return null;
  return JSON.stringify(request.parcels);
}

function stateOf(made: IdentifiedShipment, bookedAt: Date) {
  const { id, shard, pieceCount, service, originCountry, destinationCountry } = made;
  const { eta, delivery } = made.shipment.quote.priced;
  const ends = readEnds(originCountry, destinationCountry, bookedAt);
  const plan = planDelivery({ at: bookedAt, service, eta }, ends, delivery);
  return { shipmentId: id, shard, pieceCount, bookedAt, hasListeners: true, plan };
}

/** Other cells find the shipment by them. */
async function noteAliases(
  ctx: Ctx,
  tx: Db,
  made: readonly { shard: number; shipment: { alias: string | null } }[],
): Promise<void> {
  const notes = made.flatMap(({ shard, shipment: { alias } }) => {
    if (alias === null) return [];
    const hash = ctx.secrets.keyedHash('alias', alias);
    return { kind: 'alias', hash, shard, change: 'add' } as const;
  });
  await noteInDirectory(ctx, tx, ...notes);
}
