import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '../../database.ts';
import { tablesScannedBy } from '../../../testing/query-plan.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { deleteUnended, readUnended } from './shard-jobs.queries.ts';
import { listObjectKeys } from './shard-rows.queries.ts';

const server = useTestServer();
const FILES = 300_000;

describe('the files of a shard', () => {
  it('are listed also where there are hundreds of thousands', async () => {
    const keys = await inTransaction(server.owner.db, async (tx) => {
      await sql`CREATE TABLE many_files AS SELECT 7::smallint AS shard, n::text AS object_key
        FROM generate_series(1, ${FILES}::int) AS n`.execute(tx);
      return listObjectKeys(tx, ['many_files'], 7);
    });
    expect(keys).toHaveLength(FILES);
  });
});

describe('the jobs of a shard that have not ended', () => {
  it('are found without reading those that have', async () => {
    const find = async (tx: Db) => {
      await readUnended(tx, 7);
      await deleteUnended(tx, 7);
    };
    expect(await tablesScannedBy(server.owner.db, find)).toEqual([]);
  });
});
