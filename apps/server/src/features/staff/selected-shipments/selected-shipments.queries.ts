import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Ids by tracking number. */
export async function findIds(db: Db, numbers: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'trackingNumber'])
    .where(sql<boolean>`tracking_number = ANY (${numbers}::text[])`)
    .execute();
  return new Map(rows.map(({ id, trackingNumber }) => [trackingNumber, id]));
}

/** Names of one party, by shipment. */
export async function findNames(
  db: Db,
  ids: readonly string[],
  role: 'shipper' | 'recipient',
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('shipmentParties')
    .select(['shipmentId', 'name'])
    .where(sql<boolean>`shipment_id = ANY (${ids}::uuid[])`)
    .where('role', '=', role)
    .execute();
  return new Map(rows.map(({ shipmentId, name }) => [shipmentId, name]));
}

export async function readStaffName(db: Db, staffId: string): Promise<string> {
  const { name } = await db
    .selectFrom('staffMembers')
    .select('name')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  return name;
}
