import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { isInSlice, IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

/** As long as a claim about a shipment may be brought, and as contact messages are kept. */
const OLD = sql`closed_at < now() - interval '24 months'`;

/** Cases under the address of a person. What is left is that there was a case of this kind. */
export async function blankCasesBy(tx: Db, emailKey: string): Promise<string[]> {
  return blankCases(tx, sql`email_key = ${emailKey}`);
}

/** Those of the shipper of shipments. */
export async function blankShipperCases(tx: Db, shipmentIds: readonly string[]): Promise<string[]> {
  const isOfShipper = sql`party = 'shipper' AND erased_at IS NULL
    AND shipment_id = ANY (${shipmentIds}::uuid[])`;
  return blankCases(tx, isOfShipper);
}

async function blankCases(tx: Db, isErased: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH erased AS (
      UPDATE party_cases SET email_key = NULL, erased_at = now(), state = 'closed',
        closed_at = coalesce(closed_at, now()), updated_at = now()
      WHERE ${isErased}
      RETURNING id
    ), blanked AS (
      UPDATE case_messages SET body = '' WHERE case_id IN (SELECT id FROM erased)
    )
    SELECT id FROM erased`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function markOldCasesErased(db: Db, batch: number): Promise<number> {
  const isDue = sql`state = 'closed' AND erased_at IS NULL AND ${OLD}`;
  const marked = sql`UPDATE party_cases SET erased_at = now()
    WHERE ${isInSlice('partyCases', isDue, batch)}`;
  return Number((await marked.execute(db)).numAffectedRows);
}

/** Those whose files are gone. */
export async function deleteOldCases(db: Db, batch: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM party_cases c WHERE state = 'closed' AND erased_at IS NOT NULL AND ${OLD}
        AND ${IS_IN_OPEN_SHARD}
        AND NOT EXISTS (SELECT 1 FROM case_files f WHERE f.case_id = c.id)
      ORDER BY closed_at LIMIT ${batch} FOR UPDATE`.execute(tx);
    const ids = rows.map(({ id }) => id);
    await sql`DELETE FROM case_messages WHERE case_id = ANY (${ids}::uuid[])`.execute(tx);
    await sql`DELETE FROM party_cases WHERE id = ANY (${ids}::uuid[])`.execute(tx);
    return ids.length;
  });
}
