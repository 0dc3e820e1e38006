import type { FieldDeviceKind, FieldRight } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

type LiveDevice = {
  id: string;
  sourceId: number;
  kind: FieldDeviceKind;
  hubId: string;
  hubCode: string;
  isStale: boolean;
  /** Its new secret has arrived, long enough ago to be on the browser's disk: the one before is not needed any more. */
  endsPrevious: boolean;
  shiftId: string | null;
  personId: string | null;
  rights: FieldRight[] | null;
};

/** With every request: a revoked device, an ended shift and a changed right count at once. */
export async function findLiveDevice(
  db: Db,
  { secretHash, shiftHash }: { secretHash: Buffer; shiftHash: Buffer | null },
): Promise<LiveDevice | undefined> {
  const { rows } = await sql<LiveDevice>`
    SELECT d.id, d.source_id, s.kind, d.hub_id, h.code AS hub_code,
      d.last_seen_at < now() - interval '1 minute' AS is_stale,
      d.secret_hash = ${secretHash} AND d.previous_hash IS NOT NULL
        AND d.secret_since < now() - interval '1 hour' AS ends_previous,
      p.id AS person_id, CASE WHEN p.id IS NOT NULL THEN t.id END AS shift_id, p.rights
    FROM field_devices d
    JOIN sources s ON s.id = d.source_id
    JOIN hubs h ON h.id = d.hub_id
    LEFT JOIN shifts t ON t.device_id = d.id AND t.ended_at IS NULL AND t.ends_at > now()
      AND t.secret_hash = ${shiftHash}
    LEFT JOIN field_people p ON p.id = t.person_id AND p.deactivated_at IS NULL
    WHERE d.id = (SELECT id FROM field_devices WHERE secret_hash = ${secretHash}
        UNION ALL SELECT id FROM field_devices WHERE previous_hash = ${secretHash} LIMIT 1)
      AND d.revoked_at IS NULL AND d.last_seen_at > now() - interval '180 days'`.execute(db);
  return rows[0];
}

/** Once a minute; of many requests at once the first writes. */
export async function noteDeviceUse(db: Db, id: string, endsPrevious: boolean): Promise<void> {
  await db
    .updateTable('fieldDevices')
    .set({ lastSeenAt: sql<Date>`now()`, ...(endsPrevious && { previousHash: null }) })
    .where('id', '=', id)
    .$if(!endsPrevious, (query) =>
      query.where(sql<boolean>`last_seen_at < now() - interval '1 minute'`),
    )
    .execute();
}
