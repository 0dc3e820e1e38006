import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { SweepPlace } from '../../../platform/sweeps.ts';

/** Continues from a position in index order, and erases quotes without references. */
export async function eraseStep(
  db: Db,
  { createdAt, id }: SweepPlace,
  steps: number,
): Promise<{ walked: number; end: SweepPlace | null }> {
  const { rows } = await sql<{ createdAt: string; id: string; walked: number }>`
    WITH walked AS MATERIALIZED (
      SELECT id, shard, created_at FROM quotes
      WHERE created_at >= ${createdAt}::timestamptz AND created_at < now() - interval '35 days'
        AND (created_at, id) > (${createdAt}::timestamptz, ${id}::uuid)
      ORDER BY created_at, id LIMIT ${steps}
    ), erased AS (
      DELETE FROM quotes USING walked
      WHERE quotes.id = walked.id AND quotes.shard = walked.shard
        AND NOT EXISTS (SELECT FROM drafts WHERE drafts.quote_id = walked.id)
        AND NOT EXISTS (SELECT FROM shipments WHERE shipments.quote_id = walked.id)
    )
    SELECT created_at::text AS "createdAt", id, (SELECT count(*) FROM walked)::integer AS walked
    FROM walked ORDER BY walked.created_at DESC, walked.id DESC LIMIT 1`.execute(db);
  const [end] = rows;
  return { walked: end?.walked ?? 0, end: end ?? null };
}
