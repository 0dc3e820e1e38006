import type { QuotedRequest } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { PricedQuote } from './price-quote.ts';

/** In force at a moment of the database's clock, by default now. */
export async function readTariffInForce(db: Db, at = sql<Date>`now()`) {
  return db
    .selectFrom('tariffs')
    .select(['version', 'effectiveFrom', 'data as tariff'])
    .where('withdrawnAt', 'is', null)
    .where('effectiveFrom', '<=', at)
    .orderBy('effectiveFrom', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** When the tariff in force ends, if that is known. */
export async function readNextTariffMoment(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('tariffs')
    .select('effectiveFrom')
    .where('withdrawnAt', 'is', null)
    .where('effectiveFrom', '>', sql<Date>`now()`)
    .orderBy('effectiveFrom')
    .limit(1)
    .executeTakeFirst();
  return row?.effectiveFrom ?? null;
}

export async function readTariff(db: Db, version: number): Promise<Tariff> {
  const row = await db
    .selectFrom('tariffs')
    .select('data')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.data;
}

/** 30 minutes, by the database's clock. */
const VALIDITY = sql<Date>`now() + interval '30 minutes'`;

/** Returns until when they are valid, which is the same for all. */
export async function insertQuotes(
  db: Db,
  quotes: readonly { id: string; shard: number; request: QuotedRequest; priced: PricedQuote }[],
): Promise<Date> {
  const row = await db
    .insertInto('quotes')
    .values(
      quotes.map((quote) => ({
        id: quote.id,
        shard: quote.shard,
        tariffVersion: quote.priced.tariffVersion,
        request: JSON.stringify(quote.request),
        result: JSON.stringify(quote.priced),
        validUntil: VALIDITY,
      })),
    )
    .returning('validUntil')
    .executeTakeFirstOrThrow();
  return row.validUntil;
}

/** Of a quote that another cell has made. */
export async function insertCopy(
  db: Db,
  quote: {
    id: string;
    shard: number;
    request: QuotedRequest;
    priced: PricedQuote;
    validUntil: string;
  },
): Promise<void> {
  await db
    .insertInto('quotes')
    .values({
      id: quote.id,
      shard: quote.shard,
      tariffVersion: quote.priced.tariffVersion,
      request: JSON.stringify(quote.request),
      result: JSON.stringify(quote.priced),
      validUntil: quote.validUntil,
    })
    .execute();
}

export async function findQuote(db: Db, id: string) {
  return db
    .selectFrom('quotes')
    .select(['id', 'shard', 'request', 'result as priced', 'validUntil'])
    .select(sql<boolean>`valid_until < now()`.as('expired'))
    .where('id', '=', id)
    .executeTakeFirst();
}
export type StoredQuote = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** Of a row of customers: null unless it is a business whose present number staff has confirmed. */
export const CONFIRMED_VAT = sql<
  string | null
>`CASE WHEN account_type = 'business' THEN vat_confirmed END`;

export async function readConfirmedVat(db: Db, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select(CONFIRMED_VAT.as('vatConfirmed'))
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.vatConfirmed ?? null;
}
