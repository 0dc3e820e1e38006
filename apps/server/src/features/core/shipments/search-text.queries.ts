import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Writes what staff searches shipments by, after a party or payer changed. */
export async function searchAgain(db: Db, shipmentIds: readonly string[]): Promise<void> {
  await sql`SELECT search_shipments(${shipmentIds}::uuid[])`.execute(db);
}

/** The same with what customers search their own by. */
export async function listAgain(db: Db, shipmentIds: readonly string[]): Promise<void> {
  await sql`SELECT list_shipments(${shipmentIds}::uuid[])`.execute(db);
}

export async function listSearchedByRecipient(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipmentSearch')
    .select('shipmentId')
    .where('parties', '=', sql<number>`1`)
    .limit(limit)
    .execute();
  return rows.map(({ shipmentId }) => shipmentId);
}
