import type { Quote, QuotedRequest, QuoteRequest } from '@waypost/contract';
import { CUT_OFF_HOUR, deliveryDates } from '@waypost/domain/delivery-dates';
import type { Tariff } from '@waypost/domain/rates';
import { idInShard } from '@waypost/domain/shards';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { drawShard, newRowId } from '../../../platform/random.ts';
import { readCalendar } from '../calendars/index.ts';
import { selectLimitsInForce } from '../service-limits/index.ts';
import { settingsInForce } from '../settings/index.ts';
import { countriesOf, isAbroad, type PricedQuote, priceQuote } from './price-quote.ts';
import {
  insertQuotes,
  readConfirmedVat,
  readTariffInForce,
  type StoredQuote,
} from './quotes.queries.ts';
import { type QuoteRules, refuseBeyondLimits } from './refuse-beyond-limits.ts';

type Payer = { shard: number; vatConfirmed: string | null };

/** A customer's shipments are in the shard of the account, a guest's in a random one. */
export async function createQuote(
  ctx: Ctx,
  request: QuoteRequest,
  caller: Caller,
  locale: Locale,
): Promise<Quote> {
  const payer =
    caller.kind === 'customer'
      ? { shard: caller.shard, vatConfirmed: await readConfirmedVat(ctx.db, caller.customerId) }
      : { shard: drawShard(ctx.cells.shards()), vatConfirmed: null };
  return presentQuote(await storeQuote(ctx.db, await completeRequest(ctx, request), payer, locale));
}

/** Freight without an incoterm gets the default in force, which is kept with the quote. */
export async function completeRequest(ctx: Ctx, request: QuoteRequest): Promise<QuotedRequest> {
  if (request.serviceType === 'parcel') return request;
  const { defaultIncoterm } = await settingsInForce(ctx);
  return { ...request, incoterm: request.incoterm ?? defaultIncoterm };
}

/** Priced by the tariff in force. */
async function storeQuote(
  db: Db,
  request: QuotedRequest,
  payer: Payer,
  locale: Locale,
): Promise<StoredQuote> {
  const { tariff } = await readTariffInForce(db);
  const [quote] = await storeQuotes(db, tariff, [{ request, ...payer }], locale);
  if (quote === undefined) throw new Error('a quote was not stored');
  return quote;
}

/** In the order of what was asked, within the service limits in force. */
export async function storeQuotes(
  db: Db,
  tariff: Tariff,
  asked: readonly ({ request: QuotedRequest } & Payer)[],
  locale?: Locale,
): Promise<StoredQuote[]> {
  const { limits } = await selectLimitsInForce(db);
  const at = new Date();
  const quotes = asked.map(({ request, shard, vatConfirmed }) => {
    const priced = priceWithin({ tariff, limits }, request, { at, vatConfirmed, locale });
    return { id: idInShard(newRowId(), shard), shard, request, priced };
  });
  const validUntil = await insertQuotes(db, quotes);
  return quotes.map((quote) => ({ ...quote, validUntil, expired: false }));
}

/** The price with the days it promises; what the limits do not allow is refused. Stores nothing. */
export function priceWithin(
  rules: QuoteRules,
  request: QuotedRequest,
  asked: { at: Date; vatConfirmed: string | null; locale?: Locale | undefined },
): PricedQuote {
  const { tariff } = rules;
  const reverseCharge = isAbroad(asked.vatConfirmed, tariff.checkout.tax.country);
  const priced = withDelivery(priceQuote(tariff, request, reverseCharge), request, asked.at);
  refuseBeyondLimits(rules, request, asked.locale);
  return priced;
}

/** Stored with the quote: yesterday's quote promised other days. */
function withDelivery(priced: PricedQuote, request: QuoteRequest, at: Date): PricedQuote {
  const { originCountry, destinationCountry } = countriesOf(request);
  if (originCountry === null || destinationCountry === null) return priced;
  const service = request.serviceType === 'freight' ? request.mode : request.serviceLevel;
  const delivery = deliveryDates({
    at,
    eta: priced.eta,
    cutOffHour: CUT_OFF_HOUR[service],
    origin: readCalendar(originCountry, at),
    destination: readCalendar(destinationCountry, at),
  });
  return { ...priced, delivery };
}

export function presentQuote(
  stored: Pick<StoredQuote, 'id' | 'request' | 'priced' | 'validUntil'>,
): Quote {
  return {
    id: stored.id,
    request: stored.request,
    ...stored.priced,
    validUntil: stored.validUntil.toISOString(),
  };
}
