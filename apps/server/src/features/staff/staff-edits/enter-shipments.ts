import type { GoodsItem, QuotedRequest, ShipmentEntry } from '@waypost/contract';
import { adjustmentLines, checkoutCharges } from '@waypost/domain/charges';
import { localTime } from '@waypost/domain/local-time';
import type { Incoterm, Tariff } from '@waypost/domain/rates';
import { translator } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { drawShard, newRowId } from '../../../platform/random.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import { noteShipmentEvents } from '../../programs/account-events/index.ts';
import { chargeEntries, ON_ACCOUNT, postLedgers } from '../../core/ledger/index.ts';
import { judgeCredit } from '../../customer/credit/index.ts';
import {
  bookingConfirmationQueue,
  recipientNoticeQueue,
} from '../../public/notifications/index.ts';
import {
  countriesOf,
  type PricedQuote,
  quotedTax,
  storeQuotes,
  type StoredQuote,
  taxedBy,
} from '../../core/quotes/index.ts';
import { applyAwaited, recordInTransaction } from '../../core/scans/index.ts';
import { createShipments } from '../../core/shipments/index.ts';
import type { EntryCustomer } from './enter.queries.ts';
import { type StaffEvent, staffScan } from './staff-event.ts';

const t = translator('en', 'console-edits');

export type Entering = {
  /** The idempotency key. */
  effectKey: string;
  entry: Omit<ShipmentEntry, 'id'>;
  customer: EntryCustomer | undefined;
  /** An unused alias. */
  alias: string | null;
};

export type Entered = {
  id: string;
  shard: number;
  trackingNumber: string;
  priceCents: number;
  currency: string;
  scanIds: string[];
};

type Entry = Entering['entry'];

/**
 * Enters shipments for staff, or of a customer's own file, one or hundreds with the same statements, in the caller's transaction and
 * in the order given. The caller appends to the audit log, and publishes the nudges after the commit.
 */
export async function enterShipments(
  ctx: Ctx,
  tx: Db,
  by: {
    /** Null for a customer's own file. */
    staffId: string | null;
    terms?: { version: string; acceptedAt: Date } | null;
    tariff: Tariff;
    defaultIncoterm: Incoterm;
    urgency: 'prompt' | 'patient';
  },
  entering: readonly Entering[],
): Promise<{ entered: Entered[]; nudges: Nudge[] }> {
  const asked = entering.map(({ entry, customer }) => ({
    request: quoteRequestOf(entry, by.defaultIncoterm),
    shard: customer?.shard ?? drawShard(ctx.cells.shards()),
    vatConfirmed: customer?.vatConfirmed ?? null,
  }));
  const quotes = await storeQuotes(tx, by.tariff, asked);
  const priced = entering.map(({ entry, customer, alias, effectKey }, at) => {
    const quote = quotes[at];
    if (quote === undefined || !quote.priced.bookable) throw new Problem('place_unknown');
    refuseDaysThatAreOver(entry, quote);
    const { lines, totalCents } = entryCharges(by.tariff, quote.priced, entry);
    return { entry, customer, alias, effectKey, quote, lines, totalCents };
  });
  await refuseBeyondCredit(tx, priced);
  const shipments = await createShipments(
    ctx,
    tx,
    priced.map(({ entry, customer, ...made }) => ({
      ...made,
      customerId: customer?.id ?? null,
      locale: customer?.locale ?? DEFAULT_LOCALE,
      attemptId: null,
      request: {
        paymentMethod: methodOf(entry),
        insured: false,
        contact: contactOf(entry, customer),
        orderReference: entry.orderReference,
        items: contentsOf(entry, made.quote),
      },
      recipientEmail: entry.recipientEmail,
      recipientAddress: entry.recipientAddress,
      hold: null,
      terms: by.terms ?? null,
    })),
  );
  const made = priced.flatMap((each, at) => {
    const shipment = shipments[at];
    return shipment === undefined
      ? []
      : [{ ...each, shipment, events: by.staffId === null ? [] : eventsOf(each.entry) }];
  });
  await postLedgers(
    tx,
    made.map(({ effectKey, entry, shipment, quote, lines }) => ({
      effectKey,
      shard: shipment.shard,
      shipmentId: shipment.id,
      currency: quote.priced.currency,
      entries: chargeEntries(entry.payment === 'on_account' ? ON_ACCOUNT : 'receivable', lines),
    })),
  );
  const scans = made.flatMap(({ shipment, events }) =>
    events.map((event) => staffScan(shipment.trackingNumber, by.staffId ?? '', event)),
  );
  const { nudges } = await recordInTransaction(ctx, tx, scans);
  await enqueueWhatFollows(ctx, tx, made, by.urgency);
  const entered = made.map(({ shipment, totalCents, quote, events }) => ({
    id: shipment.id,
    shard: shipment.shard,
    trackingNumber: shipment.trackingNumber,
    priceCents: totalCents,
    currency: quote.priced.currency,
    scanIds: events.map(({ scanId }) => scanId),
  }));
  return { entered, nudges };
}

export function quoteRequestOf(
  {
    serviceType,
    parcel,
    freight,
    from,
    to,
  }: Pick<Entry, 'serviceType' | 'parcel' | 'freight' | 'from' | 'to'>,
  defaultIncoterm: Incoterm,
): QuotedRequest {
  const ends = { origin: from, destination: to };
  if (serviceType === 'parcel' && parcel !== undefined) {
    const { level, pieces, ...piece } = parcel;
    const parcels = Array.from({ length: pieces }, () => piece);
    return { serviceType, ...ends, serviceLevel: level, parcels };
  }
  if (serviceType === 'freight' && freight !== undefined) {
    const { mode, pallets, incoterm = defaultIncoterm, ...pallet } = freight;
    return { serviceType, ...ends, mode, pallets, incoterm, pallet };
  }
  throw new Problem('nothing_to_price');
}

/** All that is sent, as one line. */
function contentsOf({ contents, declaredValueCents }: Entry, { priced }: StoredQuote): GoodsItem[] {
  if (contents === '') return [];
  const line = { description: contents, quantity: 1, valueCents: declaredValueCents };
  // the most that a line may weigh
  const weightGrams = Math.min(priced.actualGrams, 10_000_000);
  return [{ ...line, weightGrams, originCountry: null, hsCode: '' }];
}

function methodOf({ payment }: Pick<Entry, 'payment'>) {
  return payment === 'on_delivery' ? 'cod' : 'on_account';
}

/** All of them or none: a caller who wants to enter the others judges them first. */
async function refuseBeyondCredit(
  tx: Db,
  priced: readonly Pick<Entering & { totalCents: number }, 'entry' | 'customer' | 'totalCents'>[],
): Promise<void> {
  const onAccount = priced.filter(({ entry }) => entry.payment === 'on_account');
  const asked = onAccount.map(({ customer, totalCents }) => {
    if (customer === undefined) throw new Problem('no_credit');
    return { customerId: customer.id, cents: totalCents };
  });
  const refusal = (await judgeCredit(tx, asked)).find((each) => each !== null);
  if (refusal) throw new Problem(refusal);
}

/** The amount owed, at the tariff's price or the one that staff set. */
export function entryCharges(
  tariff: Tariff,
  priced: Pick<PricedQuote, 'totalCents' | 'dueByCard'>,
  entry: Pick<Entry, 'payment' | 'price'>,
) {
  const charge = { baseCents: priced.totalCents, insured: false, method: methodOf(entry) } as const;
  const tax = quotedTax(priced);
  const { lines, totalCents, currency } = checkoutCharges(taxedBy(tariff, tax), charge);
  const priceCents = entry.price?.cents ?? totalCents;
  if (priceCents === totalCents) return { lines, totalCents };
  const taxCents = lines.reduce((sum, line) => sum + line.taxCents, 0);
  const adjusted = adjustmentLines({ totalCents, taxCents, currency, ...tax }, priceCents);
  return { lines: [...lines, ...adjusted], totalCents: priceCents };
}

function contactOf(entry: Entry, customer: EntryCustomer | undefined) {
  return {
    shipperName: entry.shipperName || (customer?.name ?? ''),
    shipperEmail: entry.shipperEmail || (customer?.email ?? ''),
    shipperPhone: entry.shipperPhone || (customer?.phone ?? ''),
    recipientName: entry.recipientName,
    recipientPhone: entry.recipientPhone,
  };
}

function refuseDaysThatAreOver({ eta }: Entry, quote: StoredQuote): void {
  const { destinationCountry } = countriesOf(quote.request);
  if (eta === undefined || destinationCountry === null) return;
  const today = localTime(new Date(), timeZoneOf(destinationCountry)).day;
  if (eta.latest < today) throw new Problem('delivery_days_impossible');
}

/** The first event says who entered it, and why at another price. */
function eventsOf({ status, eta, price }: Entry): StaffEvent[] {
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
  made: readonly { entry: Entry; alias: string | null; shipment: { id: string; shard: number } }[],
  urgency: 'prompt' | 'patient',
): Promise<void> {
  const ids = made.map(({ shipment }) => shipment.id);
  await noteShipmentEvents(ctx, tx, 'shipment.created', ids);
  const told = made
    .filter(({ entry }) => entry.status === 'Created')
    .map(({ shipment }) => ({ shipmentId: shipment.id, shard: shipment.shard }));
  await ctx.jobs.enqueueMany(tx, bookingConfirmationQueue, told, urgency);
  await ctx.jobs.enqueueMany(tx, recipientNoticeQueue, told, urgency);
  // a new number cannot have been scanned yet, an alias may have been
  const aliases = made.flatMap(({ alias }) => (alias === null ? [] : [alias]));
  await applyAwaited(ctx, tx, aliases);
}
