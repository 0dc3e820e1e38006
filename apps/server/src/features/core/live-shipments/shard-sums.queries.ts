import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CarriedShard } from '../../../platform/feature.ts';
import { NO_HUB } from './live-sums.ts';

/** The same sums as `differenceOf` makes, of all that is counted of a shard. */
export async function carryLiveSums(tx: Db, { shard, sign }: CarriedShard): Promise<void> {
  await sql`
    INSERT INTO live_sums AS s (kind, day, hub_id, detail, shipments, pieces, weight_grams)
    SELECT kind, day, hub_id, detail, ${sign}::int * count(*), ${sign}::int * sum(pieces),
      ${sign}::int * sum(weight_grams)
    FROM (
      SELECT sum.kind, sum.day, coalesce(l.hub_id, ${NO_HUB}::uuid) AS hub_id, sum.detail, l.pieces, l.weight_grams
      FROM live_shipments l CROSS JOIN LATERAL (VALUES
        ('due', l.due_on, l.phase),
        ('coming', CASE l.phase WHEN 'coming' THEN l.due_on END, l.lane),
        ('promised', l.promised_on, coalesce(l.moved_by, ''))) AS sum (kind, day, detail)
      WHERE l.shard = ${shard} AND l.phase <> 'stopped' AND sum.day IS NOT NULL
      UNION ALL
      SELECT 'standing', since_on, hub_id, '', pieces, weight_grams FROM hub_stays WHERE shard = ${shard}
    ) AS counted
    GROUP BY kind, day, hub_id, detail
    ON CONFLICT (kind, day, hub_id, detail) DO UPDATE
      SET shipments = s.shipments + excluded.shipments, pieces = s.pieces + excluded.pieces,
        weight_grams = s.weight_grams + excluded.weight_grams`.execute(tx);
  await sql`DELETE FROM live_sums WHERE shipments = 0`.execute(tx);
}
