import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Tariffs, settings, limits, hubs and service points, as JSON, without who published them. */
export async function readPublished(liveDb: Db): Promise<string> {
  const { rows } = await sql<{ published: string }>`SELECT jsonb_build_object(
    'tariffs', (SELECT jsonb_agg(to_jsonb(t) - 'staff_id' - 'withdrawn_by' ORDER BY version) FROM tariffs AS t),
    'settings_versions', (SELECT jsonb_agg(to_jsonb(v) - 'staff_id' ORDER BY version) FROM settings_versions AS v),
    'service_limits', (SELECT jsonb_agg(to_jsonb(l) - 'staff_id' ORDER BY version) FROM service_limits AS l),
    'hubs', (SELECT coalesce(jsonb_agg(to_jsonb(h) ORDER BY id), '[]') FROM hubs AS h),
    'service_points', (SELECT coalesce(jsonb_agg(to_jsonb(p) ORDER BY id), '[]') FROM service_points AS p)
  )::text AS published`.execute(liveDb);
  return rows[0]?.published ?? '{}';
}

/** The function is only in the database of test mode. */
export async function takePublished(db: Db, published: string): Promise<void> {
  await sql`SELECT take_published(${published}::jsonb)`.execute(db);
}
