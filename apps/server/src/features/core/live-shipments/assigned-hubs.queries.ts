import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Whether anything has changed by which `readLiveShipments` assigns shipments. The first hub of a city, by code, gets its places. */
export async function storeAssignedHubs(tx: Db): Promise<boolean> {
  const stored = sql`
    INSERT INTO assigned_hubs AS known (digest)
    SELECT md5(concat(
      (SELECT string_agg(concat_ws('|', id, city, country, lat, lon, time_zone, closed_at IS NULL), E'\n' ORDER BY code)
        FROM hubs),
      '/',
      (SELECT string_agg(concat_ws('|', id, hub_id), E'\n' ORDER BY id) FROM sources WHERE hub_id IS NOT NULL)))
    ON CONFLICT (only_row) DO UPDATE SET digest = excluded.digest WHERE known.digest <> excluded.digest`;
  return Number((await stored.execute(tx)).numAffectedRows) > 0;
}
