import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** As long as a claim about a shipment may be brought, and as contact messages are kept. */
const OLD = sql`closed_at < now() - interval '24 months'`;

/**
 * Cases under the address of the person, and those of the shipper of the person's own shipments. What is
 * left says that there was a case of this kind.
 */
export async function blankCases(
  tx: Db,
  person: { customerId: string; emailKey: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH erased AS (
      UPDATE party_cases SET email_key = NULL, erased_at = now(), state = 'closed',
        closed_at = coalesce(closed_at, now()), updated_at = now()
      WHERE email_key = ${person.emailKey} OR (party = 'shipper' AND shipment_id IN (
        SELECT id FROM shipments WHERE customer_id = ${person.customerId}))
      RETURNING id
    ), blanked AS (
      UPDATE case_messages SET body = '' WHERE case_id IN (SELECT id FROM erased)
    )
    SELECT id FROM erased`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function markOldCasesErased(db: Db) {
  await sql`UPDATE party_cases SET erased_at = now()
    WHERE state = 'closed' AND erased_at IS NULL AND ${OLD}`.execute(db);
}

/** Those whose files are gone. */
export async function deleteOldCases(db: Db) {
  await sql`
    WITH old AS (
      SELECT id FROM party_cases c WHERE state = 'closed' AND erased_at IS NOT NULL AND ${OLD}
        AND NOT EXISTS (SELECT 1 FROM case_files f WHERE f.case_id = c.id)
    )
    DELETE FROM case_messages WHERE case_id IN (SELECT id FROM old)`.execute(db);
  await sql`
    DELETE FROM party_cases c WHERE state = 'closed' AND erased_at IS NOT NULL AND ${OLD}
      AND NOT EXISTS (SELECT 1 FROM case_files f WHERE f.case_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM case_messages m WHERE m.case_id = c.id)`.execute(db);
}
