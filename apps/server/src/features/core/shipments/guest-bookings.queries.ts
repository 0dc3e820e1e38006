import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const GUEST_BOOKINGS = sql`
  FROM shipments h JOIN shipment_parties p ON p.shipment_id = h.id AND p.shard = h.shard
  WHERE p.role = 'shipper' AND p.email <> '' AND h.customer_id IS NULL`;

export async function countGuestBookings(db: Db, emailKey: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) ${GUEST_BOOKINGS} AND lower(p.email COLLATE "C") = ${emailKey}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** The ids of what was taken over. In id order, as everything that locks several shipments. */
export async function takeGuestBookings(
  db: Db,
  customerId: string,
  emailKey: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH theirs AS (
      SELECT h.id, h.shard ${GUEST_BOOKINGS} AND lower(p.email COLLATE "C") = ${emailKey}
      ORDER BY h.id FOR NO KEY UPDATE OF h
    )
    UPDATE shipments SET customer_id = ${customerId} FROM theirs
    WHERE shipments.id = theirs.id AND shipments.shard = theirs.shard AND shipments.customer_id IS NULL
    RETURNING shipments.id`.execute(db);
  return rows.map((row) => row.id);
}
