import { tariffVersion2 } from '@waypost/domain/rates';
import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** A version in force with the tax of Belgium, and the prices of version 2. */
export async function publishTaxed({ owner }: TestServer, ratePerMille = 210): Promise<void> {
  const { rows } = await sql<{ version: number }>`SELECT max(version) + 1 AS version
    FROM tariffs`.execute(owner.db);
  const version = rows[0]?.version ?? 3;
  const tax = { code: 'S', ratePerMille, country: 'BE' };
  const data = { ...tariffVersion2, version, checkout: { ...tariffVersion2.checkout, tax } };
  await sql`INSERT INTO tariffs (version, effective_from, data)
    VALUES (${version}, now(), ${JSON.stringify(data)}::jsonb)`.execute(owner.db);
}
