import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Tariff, tariffVersion1, tariffVersion2 } from '@waypost/domain/rates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const MIGRATION = fileURLToPath(
  new URL('../../../../db/migrations/0108_insurance_by_value.sql', import.meta.url),
);

type Published = { version: number; from: string; data: Tariff; isWithdrawn: boolean };

/** What the migration makes of an installation that has these tariffs. */
async function migrate(before: Omit<Published, 'data'>[]): Promise<Published[]> {
  const statements = (await readFile(MIGRATION, 'utf8')).split(/;\n\n/);
  const undone = new Error('undone');
  let after: Published[] = [];
  await inTransaction(server.owner.db, async (tx) => {
    await sql`DELETE FROM tariffs`.execute(tx);
    for (const { version, from, isWithdrawn } of before) {
      const data = JSON.stringify({ ...tariffVersion1, version });
      await sql`INSERT INTO tariffs (version, effective_from, data, withdrawn_at)
        VALUES (${version}, now() + ${from}::interval, ${data}::jsonb,
          CASE WHEN ${isWithdrawn} THEN now() END)`.execute(tx);
    }
    for (const statement of statements) await sql.raw(statement).execute(tx);
    after = await readTariffs(tx);
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return after;
}

async function readTariffs(tx: Db): Promise<Published[]> {
  const { rows } = await sql<Published>`
    SELECT version, extract(epoch FROM effective_from - now())::integer || 's' AS "from", data,
      withdrawn_at IS NOT NULL AS "isWithdrawn"
    FROM tariffs ORDER BY version`.execute(tx);
  return rows;
}

const published = (version: number, from: string, isWithdrawn = false) => ({
  version,
  from,
  isWithdrawn,
});

describe('the migration to insurance by declared value', () => {
  it('publishes version 2 an hour ahead where there is only version 1', async () => {
    const [first, second, ...rest] = await migrate([published(1, '-30 days')]);
    expect(first?.data).toEqual(tariffVersion1);
    expect(second).toMatchObject({ version: 2, from: '3600s', data: tariffVersion2 });
    expect(rest).toEqual([]);
  });

  it('continues what staff published, also what is to come, and not what is over or withdrawn', async () => {
    const after = await migrate([
      published(1, '-30 days'),
      published(2, '-1 day'),
      published(3, '2 days'),
      published(4, '3 days', true),
    ]);
    expect(after.slice(4).map(({ version, from }) => [version, from])).toEqual([
      [5, '3600s'],
      [6, '172800s'],
    ]);
    for (const { version, data } of after) {
      expect(data.checkout.insuranceLimit).toBe(version > 4 ? '5000' : undefined);
      expect(data.version).toBe(version);
    }
  });

  it('leaves a new installation to `migrate`, which has published both', async () => {
    expect(await migrate([])).toEqual([]);
    const found = await readTariffs(server.owner.db);
    expect(found.map(({ data }) => data)).toEqual([tariffVersion1, tariffVersion2]);
  });
});
