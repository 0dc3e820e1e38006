import type { QuotedRequest } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

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
    .where('createdAt', '>=', since)
    .where('createdAt', '<', until)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The position of a walk. The text keeps the microseconds, which a JavaScript date loses. */
export type Place = { createdAt: string; id: string };

type Sample = {
  until: Date;
  after: Place;
  /** How many quotes one step reads; of these every nth is taken. */
  steps: number;
  oneIn: number;
};

export type QuoteToReprice = {
  request: QuotedRequest;
  tariffVersion: number;
  dueCents: number;
  taxCode: string | null;
};
type Row = (QuoteToReprice | { request: null }) & {
  endAt: string;
  endId: string;
  walked: number;
};

/**
 * Reads in index order, and fetches the documents only of those that are taken: by the random end of the
 * id, which is the same share of every hour, service and lane, and the same quotes when it is repeated.
 * With a filter in the walk itself the planner would read the whole table for each step.
 */
export function sampleStatement({ until, after, steps, oneIn }: Sample) {
  return sql<Row>`
    WITH walked AS MATERIALIZED (
      SELECT id, shard, created_at FROM quotes
      WHERE created_at >= ${after.createdAt}::timestamptz AND created_at < ${until}::timestamptz
        AND (created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)
      ORDER BY created_at, id LIMIT ${steps}
    ), walk AS (
      SELECT created_at::text AS end_at, id AS end_id, (SELECT count(*) FROM walked) AS walked
      FROM walked ORDER BY created_at DESC, id DESC LIMIT 1
    )
    SELECT walk.*, taken.* FROM walk LEFT JOIN (
      SELECT q.request, q.tariff_version, (q.result->'dueByCard'->>'totalCents')::bigint AS due_cents,
        q.result->'dueByCard'->'lines'->0->>'taxCode' AS tax_code
      FROM walked JOIN quotes q USING (id, shard)
      WHERE ('x' || right(walked.id::text, 8))::bit(32)::bigint % ${oneIn}::bigint = 0
    ) taken ON true`;
}

export async function selectSample(
  db: Db,
  sample: Sample,
): Promise<{ quotes: QuoteToReprice[]; next: Place | null }> {
  const { rows } = await sampleStatement(sample).execute(db);
  const [first] = rows;
  const isOver = first === undefined || first.walked < sample.steps;
  return {
    quotes: rows.filter((row) => row.request !== null),
    next: isOver ? null : { createdAt: first.endAt, id: first.endId },
  };
}
