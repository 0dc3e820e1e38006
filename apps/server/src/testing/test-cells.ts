import { setTimeout as sleep } from 'node:timers/promises';
import { SHARD_COUNT } from '@waypost/domain/shards';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { buildApi } from '../build-api.ts';
import { LOOK_UPS_PATH } from '../features/core/tracking/look-up-elsewhere.ts';
import { createKey } from '../features/staff/device-keys/index.ts';
import { type Cells, openCells } from '../platform/cells/cells.ts';
import { withCell, withShardsIn } from '../platform/cells/shard-map.ts';
import { changeShardMap } from '../platform/cells/shard-maps.queries.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { addressHash } from '../platform/email-key.ts';
import { createLog } from '../platform/log.ts';
import { newEmail } from './people.ts';
import { cloneTemplate, dropDatabase, urlOf } from './scratch-database.ts';
import { openForwarder } from './server-pair.ts';
import { testConfig } from './test-config.ts';
import { createTestContextWithJobs, type TestContext } from './test-context.ts';
import type { TestServer } from './test-server.ts';

export type TestCell = TestServer & {
  name: string;
  /** Of its api, past what stands before it. */
  url: string;
  cells: Cells;
  /** Its address, which can lead nowhere, or into silence. */
  door: Awaited<ReturnType<typeof openForwarder>>;
  apiPort: number;
};

/** Until it gets answers from the other one again. */
export async function untilBack({ cells }: TestCell): Promise<void> {
  const hop = { body: '{"refs":[]}', timeoutMs: 1_000 };
  for (const other of cells.others()) {
    const isBack = () =>
      cells.post(other, LOOK_UPS_PATH, hop).then(
        () => true,
        () => false,
      );
    while (!(await isBack())) await sleep(100);
  }
}

/** Nobody listens there. */
export const NOWHERE = 9;

const FIRST_OF_B = 16;

/**
 * Two cells, each with a database, a bucket and a listening api of its own: a has the shards 0 to 15 and is home, b has the rest.
 * The key of a device was copied, as replication does it.
 */
export function useTestCells(): { a: TestCell; b: TestCell } {
  const pair = { a: { name: 'a' } as TestCell, b: { name: 'b' } as TestCell };
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    for (const cell of [pair.a, pair.b]) cell.door = await openForwarder(NOWHERE);
    const address = (name: 'a' | 'b') => `http://127.0.0.1:${pair[name].door.port}`;
    const shards = Array.from({ length: 16 }, (_, n) => FIRST_OF_B + n);
    for (const name of ['a', 'b'] as const) {
      const cell = pair[name];
      const database = await openOwner();
      cell.owner = database.owner;
      closing.push(database.close);
      await changeShardMap(cell.owner.db, 'test', async () =>
        withShardsIn(withCell(withCell(null, 'a', address('a')), 'b', address('b')), shards, 'b'),
      );
      await openCell(cell, database.name, closing);
    }
    const { a, b } = pair;
    const key = await createKey(a.owner.db, {
      sourceName: 'Test hub',
      sourceKind: 'hub',
      scopes: ['scans:write', 'cash:write'],
      actor: { kind: 'test', id: 'test' },
    });
    await copyRows(a, b, ['sources', 'api_keys']);
    a.deviceKey = key.secret;
    b.deviceKey = key.secret;
  });

  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });
  return pair;
}

async function openOwner(): Promise<{ owner: Database; name: string; close(): Promise<void> }> {
  const { adminUrl, ownerUrl } = testConfig();
  const name = await cloneTemplate(adminUrl);
  const owner = openDatabase({
    url: urlOf(ownerUrl, name),
    poolSize: 2,
    applicationName: 'test-owner',
    log: createLog('test', 'silent'),
  });
  return {
    owner,
    name,
    async close() {
      await owner.close();
      await dropDatabase(adminUrl, name);
    },
  };
}

async function openCell(
  cell: TestCell,
  databaseName: string,
  closing: (() => Promise<void>)[],
): Promise<void> {
  const { config } = testConfig();
  cell.cells = await openCells({
    db: cell.owner.db,
    name: cell.name,
    internalSecret: config.INTERNAL_SECRET,
    log: createLog('test', 'silent'),
    onHop: () => undefined,
  });
  const context: TestContext = await createTestContextWithJobs({
    databaseUrl: urlOf(config.DATABASE_API_URL, databaseName),
    settings: { REDIS_URL: null, CELL: cell.name, S3_BUCKET: `${config.S3_BUCKET}-${cell.name}` },
    cells: cell.cells,
  });
  cell.ctx = context.ctx;
  await cell.ctx.objects.keepVersions();
  cell.app = await buildApi(context.ctx);
  cell.url = await cell.app.listen({ host: '127.0.0.1', port: 0 });
  cell.apiPort = Number(new URL(cell.url).port);
  cell.door.leadTo(cell.apiPort, 'stay');
  closing.push(async () => {
    cell.door.close();
    cell.app.server.closeAllConnections();
    await cell.app.close();
    cell.cells.close();
    await context.close();
  });
}

/** An address that nobody knows yet and that belongs to this cell by its hash. */
export function newEmailOf({ ctx }: TestCell): string {
  for (;;) {
    const email = newEmail();
    const shard = (addressHash(ctx, email)[0] ?? 0) % SHARD_COUNT;
    if (ctx.cells.elsewhere(shard) === null) return email;
  }
}

/** Rows that replication would have brought. */
export async function copyRows(
  from: TestCell,
  to: TestCell,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables) {
    const name = sql.raw(table);
    const { rows } = await sql<{ all: string }>`
      SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS all FROM ${name} AS t`.execute(
      from.owner.db,
    );
    await sql`INSERT INTO ${name} OVERRIDING SYSTEM VALUE
      SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${rows[0]?.all ?? '[]'}::jsonb)
      ON CONFLICT DO NOTHING`.execute(to.owner.db);
  }
}
