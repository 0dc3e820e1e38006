import { type AsyncBuffer, type FileMetaData, parquetMetadataAsync } from 'hyparquet';
import { createBoundedQueue } from '../../../platform/bounded-queue.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction, type StatementRunner } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { keepNewest } from '../../../platform/keep-newest.ts';
import { type ArchivedEvent, decodeEventsOf } from './archive-file.ts';
import {
  findPartOf,
  insertRecalled,
  readSealed,
  type Sealed,
  type StoredPart,
  timeOf,
} from './archive.queries.ts';

/** A month ends 6 months before it is archived at the earliest: younger shipments need no question. */
const YOUNGEST_MS = 150 * 24 * 60 * 60 * 1000;
/** Most footers of 10 groups are smaller, so they come with one request. */
const FOOTER_BYTES = 64 * 1024;
const KEPT_FOOTERS = 200;

/** The archive is slow and far away: it must not take all the memory and sockets of a process. */
const inTurn = createBoundedQueue({ running: 8, waiting: 64 });
const footers = new Map<string, FileMetaData>();

export function mayBeArchived(shipmentId: string): boolean {
  return Date.now() - timeOf(shipmentId) > YOUNGEST_MS;
}

/** Of these shipments, those whose events are not all in the database. */
export async function findSealed(
  runner: StatementRunner,
  shipmentIds: readonly string[],
): Promise<Sealed[]> {
  const old = shipmentIds.filter(mayBeArchived);
  return old.length === 0 ? [] : readSealed(runner, old);
}

/** All events of a shipment of an archived month, from its file in the object store. */
export async function readArchivedEvents(
  ctx: Pick<Ctx, 'objects'>,
  runner: StatementRunner,
  shipmentId: string,
): Promise<ArchivedEvent[]> {
  const part = await findPartOf(runner, shipmentId);
  // between two files, or before the first: a shipment that never had an event
  if (part === undefined) return [];
  return inTurn(async () => {
    const file = fileOf(ctx, part);
    return decodeEventsOf(file, await readFooter(file, part.objectKey), shipmentId);
  });
}

function fileOf({ objects }: Pick<Ctx, 'objects'>, { objectKey, bytes }: StoredPart): AsyncBuffer {
  return {
    byteLength: bytes,
    async slice(start, end = bytes) {
      const range = await objects.getRange(objectKey, start, end);
      if (range === null) throw new Error(`the archive has lost ${objectKey}`);
      return Uint8Array.from(range).buffer;
    },
  };
}

async function readFooter(file: AsyncBuffer, objectKey: string): Promise<FileMetaData> {
  const kept = footers.get(objectKey);
  if (kept !== undefined) return kept;
  const footer = await parquetMetadataAsync(file, { initialFetchSize: FOOTER_BYTES });
  keepNewest(footers, KEPT_FOOTERS, objectKey, footer);
  return footer;
}

/**
 * Brings the events of archived shipments back for good, before a transaction works on them. A month that is
 * being written is left alone: its partition may be emptied at any moment.
 */
export async function recallEvents(
  ctx: Pick<Ctx, 'db' | 'database' | 'objects'>,
  shipmentIds: readonly string[],
): Promise<void> {
  for (const { shipmentId, state } of await findSealed(ctx.database.pool, shipmentIds)) {
    if (state === 'writing') {
      throw new Problem('temporarily_unavailable', { retryAfterSeconds: 60 });
    }
    const events = await readArchivedEvents(ctx, ctx.database.pool, shipmentId);
    await inTransaction(ctx.db, (tx) => insertRecalled(tx, shipmentId, events));
  }
}
