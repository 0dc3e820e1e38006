import type { QuoteRequest, ShipmentEntry } from '@waypost/contract';
import { type ChargeLine, checkoutCharges } from '@waypost/domain/charges';
import { localTime } from '@waypost/domain/local-time';
import { readReference } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { appendAudit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import type { StaffCaller } from '../../platform/http/callers.ts';
import { Problem } from '../../platform/http/problem.ts';
import { drawShard, newRowId } from '../../platform/random.ts';
import { timeZoneOf } from '../calendars/index.ts';
import { postLedger } from '../ledger/index.ts';
import { bookingConfirmationQueue, recipientNoticeQueue } from '../notifications/index.ts';
import {
  completeRequest,
  countriesOf,
  readTariff,
  storeQuote,
  type StoredQuote,
} from '../quotes/index.ts';
import { applyUnmatchedQueue, recordInTransaction } from '../scans/index.ts';
import { createShipment, insertReference, putOnList, referenceExists } from '../shipments/index.ts';
import { findCustomer, findEntered, lockEntry } from './enter.queries.ts';
import { type StaffEvent, staffScan } from './staff-event.ts';
import { may } from './work-on-shipment.ts';

const t = translator('en', 'console-edits');

type Entered = NonNullable<Awaited<ReturnType<typeof findEntered>>>;
type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/**
 * A shipment that came by telephone or over the counter. It is priced by the tariff as any other and is
 * owed from its first moment, on the statement of the customer or on delivery; no payment provider has a
 * part in it.
 */
export async function enterShipment(
  ctx: Ctx,
  caller: StaffCaller,
  entry: ShipmentEntry,
): Promise<Entered> {
  if (entry.price !== undefined && !may(caller, 'money:write')) throw new Problem('forbidden');
  const alias = readAlias(entry.trackingNumber ?? '');
  const request = await completeRequest(ctx, quoteRequestOf(entry));
  const { entered, nudges } = await inTransaction(ctx.db, async (tx) => {
    await lockEntry(tx, entry.id);
    const effectKey = `booking:staff:${entry.id}`;
    const known = await findEntered(tx, effectKey);
    if (known !== undefined) return { entered: known, nudges: [] };

    const customer = await customerOf(tx, entry.userId);
    const quote = await storeQuote(tx, request, customer?.shard ?? drawShard());
    if (!quote.priced.bookable) throw new Problem('place_unknown');
    refuseDaysThatAreOver(entry, quote);
    const { lines, totalCents } = await chargesOf(tx, quote, entry);
    const shipment = await createShipment(tx, {
      quote,
      customerId: customer?.id ?? null,
      attemptId: null,
      request: {
        // an account is paid by transfer of what the statement asks for
        paymentMethod: methodOf(entry),
        insured: false,
        contact: contactOf(entry, customer),
        items: [],
      },
      recipientEmail: entry.recipientEmail,
      recipientAddress: entry.recipientAddress,
      hold: null,
      lines,
      totalCents,
    });
    const { id: shipmentId, shard, trackingNumber, receiptId } = shipment;
    const { currency } = quote.priced;
    await postLedger(tx, {
      effectKey,
      shard,
      shipmentId,
      currency,
      entries: [
        { account: 'receivable', amountCents: totalCents },
        { account: 'revenue', amountCents: -totalCents },
      ],
    });
    await keepAlias(tx, alias, { shard, shipmentId });

    const events = eventsOf(entry);
    const scans = events.map((event) => staffScan(trackingNumber, caller.staffId, event));
    const recorded = await recordInTransaction(ctx, tx, scans);
    await enqueueWhatFollows(ctx, tx, entry, {
      shipmentId,
      refs: alias === null ? [trackingNumber] : [trackingNumber, alias],
    });
    await appendAudit(tx, {
      actor: { kind: 'staff', id: caller.staffId },
      action: 'shipment.enter',
      subject: `shipment:${shipmentId}`,
      details: {
        customerId: customer?.id ?? null,
        payment: entry.payment,
        priceCents: totalCents,
        isTariffPrice: entry.price === undefined,
        scanIds: events.map(({ scanId }) => scanId),
      },
    });
    return {
      entered: { id: shipmentId, trackingNumber, receiptId, priceCents: totalCents, currency },
      nudges: recorded.nudges,
    };
  });
  ctx.nudges.publish(nudges);
  return entered;
}

/** A number of ours is drawn, never given. */
function readAlias(typed: string): string | null {
  if (typed === '') return null;
  const reference = readReference(typed);
  if (reference.kind === 'too_short') throw new Problem('reference_too_short');
  if (reference.kind === 'mistyped') throw new Problem('reference_mistyped');
  if (reference.kind !== 'alias') throw new Problem('reference_taken');
  return reference.ref;
}

async function keepAlias(
  tx: Db,
  ref: string | null,
  shipment: { shard: number; shipmentId: string },
): Promise<void> {
  if (ref === null) return;
  if (await referenceExists(tx, ref)) throw new Problem('reference_taken');
  await insertReference(tx, { ref, ...shipment, kind: 'alias' });
  await putOnList(tx, [shipment.shipmentId]);
}

async function customerOf(tx: Db, customerId: string | undefined): Promise<Customer | undefined> {
  if (customerId === undefined) return undefined;
  const customer = await findCustomer(tx, customerId);
  if (customer === undefined) throw new Problem('customer_unknown');
  return customer;
}

function quoteRequestOf({ serviceType, parcel, freight, from, to }: ShipmentEntry): QuoteRequest {
  const ends = { origin: from, destination: to };
  if (serviceType === 'parcel' && parcel !== undefined) {
    const { level, ...piece } = parcel;
    return { serviceType, ...ends, serviceLevel: level, parcels: [piece] };
  }
  if (serviceType === 'freight' && freight !== undefined) {
    const { mode, pallets, incoterm, ...pallet } = freight;
    const term = incoterm === undefined ? {} : { incoterm };
    return { serviceType, ...ends, mode, pallets, ...term, pallet };
  }
  throw new Problem('nothing_to_price');
}

function methodOf({ payment }: ShipmentEntry) {
  return payment === 'on_delivery' ? 'cod' : 'bank_transfer';
}

async function chargesOf(tx: Db, quote: StoredQuote, entry: ShipmentEntry) {
  const { tariffVersion, totalCents: baseCents } = quote.priced;
  const tariff = await readTariff(tx, tariffVersion);
  const charge = { baseCents, insured: false, method: methodOf(entry) } as const;
  const { lines, totalCents } = checkoutCharges(tariff, charge);
  const [first] = lines;
  const cents = (entry.price?.cents ?? totalCents) - totalCents;
  if (first === undefined || cents === 0) return { lines, totalCents };
  const adjustment: ChargeLine = { ...first, kind: 'adjustment', cents, taxCents: 0 };
  return { lines: [...lines, adjustment], totalCents: totalCents + cents };
}

function contactOf(entry: ShipmentEntry, customer: Customer | undefined) {
  return {
    shipperName: entry.shipperName || (customer?.name ?? ''),
    shipperEmail: entry.shipperEmail || (customer?.email ?? ''),
    shipperPhone: entry.shipperPhone || (customer?.phone ?? ''),
    recipientName: entry.recipientName,
    recipientPhone: entry.recipientPhone,
  };
}

function refuseDaysThatAreOver({ eta }: ShipmentEntry, quote: StoredQuote): void {
  const { destinationCountry } = countriesOf(quote.request);
  if (eta === undefined || destinationCountry === null) return;
  const today = localTime(new Date(), timeZoneOf(destinationCountry)).day;
  if (eta.latest < today) throw new Problem('delivery_days_impossible');
}

/** The first says who entered it, and why at another price. */
function eventsOf({ status, eta, price }: ShipmentEntry): StaffEvent[] {
  const occurredAt = new Date().toISOString();
  const note = price === undefined ? t('enteredNote') : t('enteredAtPriceNote', price);
  const entered: StaffEvent = {
    scanId: newRowId(),
    code: 'NOTED',
    occurredAt,
    visibility: 'internal',
    note,
    ...(eta !== undefined && { days: eta }),
  };
  if (status === 'Created') return [entered];
  const set: StaffEvent = {
    scanId: newRowId(),
    code: 'STATUS_SET',
    occurredAt,
    visibility: 'public',
    setStatus: status,
    note: t('enteredNote'),
  };
  return [entered, set];
}

async function enqueueWhatFollows(
  ctx: Ctx,
  tx: Db,
  { status }: ShipmentEntry,
  { shipmentId, refs }: { shipmentId: string; refs: readonly string[] },
): Promise<void> {
  if (status === 'Created') {
    await ctx.jobs.enqueue(tx, bookingConfirmationQueue, { shipmentId });
    await ctx.jobs.enqueue(tx, recipientNoticeQueue, { shipmentId });
  }
  for (const ref of refs) await ctx.jobs.enqueue(tx, applyUnmatchedQueue, { ref });
}
