import { openDatabase, type Database, type Db } from '../../database.ts';
import type { Log } from '../../log.ts';
import { type ObjectStore, openObjectStore } from '../../object-store.ts';
import type { CellAccess } from './cells-access.ts';
import { replicationName } from './replication.queries.ts';
import { listMovedTables } from './shard-rows.queries.ts';

/** The same database in the old and in the new cell. */
export type Pair = {
  name: 'live' | 'test';
  from: Db;
  to: Db;
  /** How the new cell reaches the old one. */
  connection: string;
  /** Whose rows are copied by replication. */
  tables: readonly string[];
  /** Of the shard as well, and merged with those of the new cell (`address-marks.queries.ts`). */
  marks: readonly string[];
  /** Of publication, subscription and slot. */
  replication: string;
};

export type Sides = {
  pairs: readonly Pair[];
  objects: { from: ObjectStore; to: ObjectStore };
  close(): Promise<void>;
};

/** A shard is deleted by one statement a table. */
const STATEMENT_MS = 3_600_000;

export async function openSides(
  shard: number,
  from: CellAccess,
  to: CellAccess,
  log: Log,
): Promise<Sides> {
  if (from.bucket.endpoint === to.bucket.endpoint && from.bucket.name === to.bucket.name) {
    throw new Error(
      'Both cells have the same bucket: what the old one deletes after the move would be gone.',
    );
  }
  const databases: Database[] = [];
  const open = (url: string) => {
    const database = openDatabase({
      url,
      poolSize: 2,
      applicationName: 'cells',
      log,
      statementTimeoutMs: STATEMENT_MS,
    });
    databases.push(database);
    return database.db;
  };
  const urls = [
    { name: 'live', of: 'database' },
    { name: 'test', of: 'testDatabase' },
  ] as const;
  const pairs: Pair[] = [];
  for (const { name, of } of urls) {
    const [connection, target] = [from[of], to[of]];
    if ((connection === undefined) !== (target === undefined)) {
      throw new Error('One of the two cells has test mode, the other has not.');
    }
    if (connection === undefined || target === undefined) continue;
    const source = open(connection);
    pairs.push({
      name,
      from: source,
      to: open(target),
      connection,
      ...(await listMovedTables(source)),
      replication: replicationName(shard, name),
    });
  }
  const objects = { from: openBucket(from, log), to: openBucket(to, log) };
  return {
    pairs,
    objects,
    async close() {
      objects.from.close();
      objects.to.close();
      await Promise.all(databases.map((database) => database.close()));
    },
  };
}

function openBucket({ bucket }: CellAccess, log: Log): ObjectStore {
  return openObjectStore(
    {
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_BUCKET: bucket.name,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    log,
  );
}
