import type { StaffNote } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

type About = { shipmentId: string } | { customerId: string };

/** More than anyone reads. */
const MOST_SHOWN = 100;

/** Newest first. */
export async function readNotes(db: Db, about: About): Promise<StaffNote[]> {
  const [column, id] =
    'shipmentId' in about
      ? (['staffNotes.shipmentId', about.shipmentId] as const)
      : (['staffNotes.customerId', about.customerId] as const);
  const rows = await db
    .selectFrom('staffNotes')
    .leftJoin('staffMembers', 'staffMembers.id', 'staffNotes.staffId')
    .select(['staffNotes.id', 'staffNotes.text', 'staffNotes.createdAt', 'staffMembers.name'])
    .where(column, '=', id)
    .orderBy('staffNotes.createdAt', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    staffName: row.name ?? '',
    at: row.createdAt.toISOString(),
  }));
}

type NewRow = { id: string; shard: number; staffId: string; text: string; about: About };

export async function insertNote(tx: Db, { about, ...note }: NewRow): Promise<void> {
  await tx
    .insertInto('staffNotes')
    .values({ ...note, ...about })
    .onConflict((conflict) => conflict.columns(['id', 'shard']).doNothing())
    .execute();
}

export async function findShipmentShard(db: Db, shipmentId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('shipments')
    .select('shard')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.shard;
}

export async function lockCustomerShard(tx: Db, customerId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('shard')
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.shard;
}

export async function deleteNotesOfCustomer(tx: Db, customerId: string): Promise<void> {
  await tx.deleteFrom('staffNotes').where('customerId', '=', customerId).execute();
}

export async function deleteNotesOfShipments(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('staffNotes')
    .where(sql<boolean>`shipment_id = ANY (${ids}::uuid[])`)
    .execute();
}
