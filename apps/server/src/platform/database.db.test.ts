import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

async function endConnection(pid: number): Promise<void> {
  await sql`SELECT pg_terminate_backend(${pid})`.execute(server.owner.db);
  await delay(50);
}

describe('a connection that is lost between two statements', () => {
  it('fails its transaction and nothing else', async () => {
    const transaction = server.owner.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      await endConnection(rows[0]?.pid ?? 0);
      await sql`SELECT 1`.execute(tx);
    });
    await expect(transaction).rejects.toThrow(/terminat|not queryable|connection/i);
    const after = await sql<{ one: number }>`SELECT 1 AS one`.execute(server.owner.db);
    expect(after.rows).toEqual([{ one: 1 }]);
  });

  it('held on a bare client does not end the process', async () => {
    const client = await server.owner.prepared.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await endConnection(rows[0]?.pid ?? 0);
    await expect(client.query('SELECT 1')).rejects.toThrow(/terminat|not queryable|connection/i);
    client.release(true);
  });
});
