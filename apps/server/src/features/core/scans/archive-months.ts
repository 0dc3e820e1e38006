import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { applyLateScans } from './apply-unmatched.ts';
import { type ArchivedEvent, checksumOf, decodeEvents, encodeEvents } from './archive-file.ts';
import {
  emptyMonth,
  findPlace,
  insertPart,
  listDueMonths,
  listPartKeys,
  listUnfinishedMonths,
  markPartStored,
  readMonth,
  reopenMonth,
  sealMonth,
} from './archive.queries.ts';

/** What a look-up fetches: some 500 shipments. */
const GROUP_EVENTS = 5_000;
/** A file is made in memory. */
const GROUPS_PER_PART = 10;
/** A job has 5 minutes; the next one goes on. */
const RUN_MS = 4 * 60_000;
const PARQUET = 'application/vnd.apache.parquet';

/**
 * Moves old months of events to the object store. The states of a month:
 * - none: its events are in its partition.
 * - `writing`: sealed. No event enters it; late scans wait. Its files are written one by one, each is read
 *   back and compared. A run that ends, fails or is killed is continued by the next one after the last file.
 * - `archived`: its partition was emptied, in the transaction that says so, after the rows were counted.
 * With the setting off, a month that is `writing` is opened again, and its files are deleted.
 * Returns false when there is more to do.
 */
export async function archiveMonths(ctx: Ctx): Promise<boolean> {
  const isDone = await archiveDueMonths(ctx);
  await applyLateScans(ctx);
  return isDone;
}

async function archiveDueMonths(ctx: Ctx): Promise<boolean> {
  const afterMonths = ctx.config.ARCHIVE_AFTER_MONTHS;
  if (afterMonths === 0) {
    await reopenMonths(ctx);
    return true;
  }
  const endAt = performance.now() + RUN_MS;
  for (const month of await listDueMonths(ctx.db, afterMonths)) {
    if (!(await archiveMonth(ctx, month, endAt))) return false;
  }
  return true;
}

/** False when the time of this run is over. */
async function archiveMonth(ctx: Ctx, month: string, endAt: number): Promise<boolean> {
  let { after, partNo, pendingKey } = await findPlace(ctx.db, month);
  if (partNo === 0 && (await readMonth(ctx.database.pool, month, null, 1)).length === 0)
    return true;
  await inTransaction(ctx.db, (tx) => sealMonth(tx, month));
  for (;;) {
    if (performance.now() > endAt) return false;
    const groups = await readGroups(ctx, month, after);
    const lastId = groups.at(-1)?.at(-1)?.shipment_id;
    if (lastId === undefined) break;
    partNo += 1;
    const objectKey =
      pendingKey ?? `archive/events/${month.slice(0, 7)}/${partNo}-${newRowId()}.parquet`;
    pendingKey = null;
    await storePart(ctx, { month, partNo, objectKey }, groups);
    after = lastId;
  }
  await inTransaction(ctx.db, (tx) => emptyMonth(tx, month));
  ctx.log.info('a month of events was archived');
  return true;
}

/** As many whole shipments as a file holds. */
async function readGroups(ctx: Ctx, month: string, after: string | null) {
  const groups: ArchivedEvent[][] = [];
  let from = after;
  while (groups.length < GROUPS_PER_PART) {
    const group = await readMonth(ctx.database.pool, month, from, GROUP_EVENTS);
    if (group.length === 0) break;
    groups.push(group);
    from = group.at(-1)?.shipment_id ?? from;
  }
  return groups;
}

/** Listed before it is stored, and counted only when what the store has is what was read. */
async function storePart(
  ctx: Ctx,
  part: { month: string; partNo: number; objectKey: string },
  groups: readonly ArchivedEvent[][],
): Promise<void> {
  const events = groups.flat();
  const checksum = checksumOf(events);
  const [first, last] = [events[0], events.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a file without events');
  await insertPart(ctx.db, {
    ...part,
    firstId: first.shipment_id,
    lastId: last.shipment_id,
    rowCount: events.length,
    checksum,
  });
  const bytes = encodeEvents(groups);
  await ctx.objects.put(part.objectKey, bytes, PARQUET);
  const stored = await ctx.objects.get(part.objectKey);
  const read = stored === null ? [] : await decodeEvents(stored);
  if (read.length !== events.length || !checksumOf(read).equals(checksum)) {
    throw new Error(`what the store has of ${part.objectKey} differs from what was written`);
  }
  await markPartStored(ctx.db, part.objectKey, bytes.byteLength);
}

async function reopenMonths(ctx: Ctx): Promise<void> {
  for (const month of await listUnfinishedMonths(ctx.db)) {
    for (const key of await listPartKeys(ctx.db, month)) await ctx.objects.delete(key);
    await reopenMonth(ctx.db, month);
  }
}
