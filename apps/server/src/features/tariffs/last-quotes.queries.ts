import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type Range = { since: Date; until: Date };

export async function readLastMonth(db: Db): Promise<Range> {
  const { rows } = await sql<Range>`
    SELECT now() - interval '30 days' AS since, now() AS until`.execute(db);
  const [range] = rows;
  if (range === undefined) throw new Error('the database has no clock');
  return range;
}

/** Along the index alone: a million in a quarter of a second. */
export async function countQuotes(db: Db, { since, until }: Range): Promise<number> {
  const row = await db
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Where a walk goes on. The text keeps the microseconds, which a date of JavaScript loses. */
export type Place = { createdAt: string; id: string };

/**
 * One in so many, by the random end of the id: the same share of every hour, service and lane, and the
 * same quotes when it is repeated.
 */
export async function selectSample(
  db: Db,
  sample: { until: Date; oneIn: number; after: Place; limit: number },
) {
  const { until, oneIn, after, limit } = sample;
  const since = sql<Date>`${after.createdAt}::timestamptz`;
  return db
    .selectFrom('quotes')
    .select(['id', 'tariff_version', 'request'])
    .select(sql<string>`created_at::text`.as('place'))
    .select(sql<number>`(result->'dueByCard'->>'totalCents')::bigint`.as('due_cents'))
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where(sql<boolean>`(created_at, id) > (${since}, ${after.id}::uuid)`)
    .where(sql<boolean>`('x' || right(id::text, 8))::bit(32)::bigint % ${oneIn}::bigint = 0`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
export type QuoteToReprice = Awaited<ReturnType<typeof selectSample>>[number];
