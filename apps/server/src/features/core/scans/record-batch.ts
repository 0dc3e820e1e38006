import type { ScanOutcome } from '@waypost/contract';
import type { StatementRunner } from '../../../platform/database.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { updateStates } from '../shipments/index.ts';
import type { CollectedJob, MilestoneJob } from './queues.ts';
import { findSealed, mayBeArchived } from './archived-events.ts';
import { holdMonths } from './archive.queries.ts';
import { countArrivals } from './count-arrivals.ts';
import { foldFresh } from './fold-fresh.ts';
import type { IncomingScan } from './incoming-scan.ts';
import {
  type EventRow,
  insertEvents,
  insertPrivateParts,
  type LockedShipment,
  lockShipmentsForScan,
  readKnownRefs,
  readStoredKeys,
  type StoredKey,
} from './scans.queries.ts';
import { keepUnmatched } from './unmatched.queries.ts';

/** `locked`: the shipment is locked; nothing was recorded. Only where locks are skipped. */
type BatchOutcome = ScanOutcome | 'locked';

export type BatchResult = {
  /** In the order of the scans given. */
  outcomes: BatchOutcome[];
  nudges: Nudge[];
  milestones: MilestoneJob[];
  /** Shipments with a new scan that reports collected cash, or a void of an earlier one. */
  collecting: CollectedJob[];
  /** Their scans wait, because the events of their shipments are in the archive. */
  archived: string[];
};

const NONE: ReadonlySet<string> = new Set();

/** A scan with its key, and the later ones of the batch under the same key. */
type KeyedRow = {
  key: string;
  row: EventRow;
  index: number;
  repeats: { index: number; contentHash: bigint }[];
};

function keyOf(shipmentId: string, sourceId: number, scanId: string): string {
  return `${shipmentId}/${sourceId}/${scanId}`;
}

function keyOfRow(row: StoredKey): string {
  return keyOf(row.shipmentId, row.sourceId, row.scanId);
}

/**
 * Everything a batch of scans changes, inside the caller's transaction: resolve references, lock
 * the shipments in id order, insert what is new, fold, update the state.
 */
export async function recordBatch(
  tx: StatementRunner,
  scans: readonly IncomingScan[],
  now: number,
  locking: 'wait' | 'skip' = 'wait',
): Promise<BatchResult> {
  const refs = [...new Set(scans.map((scan) => scan.ref))];
  const locked = await lockShipmentsForScan(tx, refs, locking);
  const shipmentByRef = new Map(locked.map((shipment) => [shipment.ref, shipment]));
  const missing = refs.filter((ref) => !shipmentByRef.has(ref));
  const skipped = locking === 'skip' ? await readKnownRefs(tx, missing) : NONE;

  const sealed = await holdUnsealed(tx, locked);
  const archived = new Set<string>();
  const outcomes: BatchOutcome[] = Array(scans.length).fill('unmatched');
  const unmatched: IncomingScan[] = [];
  const byKey = new Map<string, KeyedRow>();
  for (const [index, scan] of scans.entries()) {
    const shipment = shipmentByRef.get(scan.ref);
    if (shipment === undefined) {
      if (skipped.has(scan.ref)) outcomes[index] = 'locked';
      else unmatched.push(scan);
      continue;
    }
    if (sealed.has(shipment.shipmentId)) {
      unmatched.push(scan);
      archived.add(scan.ref);
      continue;
    }
    const pieceNo = scan.pieceNo === 0 ? shipment.aliasPieceNo : scan.pieceNo;
    if (pieceNo > shipment.pieceCount) {
      outcomes[index] = 'invalid';
      continue;
    }
    const key = keyOf(shipment.shipmentId, scan.sourceId, scan.scanId);
    const earlier = byKey.get(key);
    if (earlier !== undefined) {
      earlier.repeats.push({ index, contentHash: scan.contentHash });
      continue;
    }
    const row: EventRow = {
      shipmentId: shipment.shipmentId,
      shard: shipment.shard,
      pieceNo,
      incoming: scan,
      recordedAt: scan.recordedAt ?? now,
    };
    byKey.set(key, { key, row, index, repeats: [] });
  }

  const fresh = await insertFresh(tx, [...byKey.values()], outcomes);
  if (unmatched.length > 0) await keepUnmatched(tx, unmatched, now);
  const { updates, milestones } = await foldFresh(tx, locked, fresh);
  if (updates.length > 0) await updateStates(tx, updates, countArrivals(fresh));
  return {
    outcomes,
    nudges: updates.map((update) => ({ id: update.shipmentId, version: update.version })),
    milestones,
    collecting: collectingShipments(fresh),
    archived: [...archived],
  };
}

/** Shipments that take no event now; the months of the others stay open until the transaction ends. */
async function holdUnsealed(
  tx: StatementRunner,
  locked: readonly LockedShipment[],
): Promise<ReadonlySet<string>> {
  const old = locked.map(({ shipmentId }) => shipmentId).filter(mayBeArchived);
  if (old.length === 0) return NONE;
  await holdMonths(tx, old);
  return new Set((await findSealed(tx, old)).map(({ shipmentId }) => shipmentId));
}

function collectingShipments(fresh: readonly EventRow[]): CollectedJob[] {
  const mayMoveCash = fresh.filter(({ incoming: { scan } }) => {
    return scan.collected !== undefined || scan.byStaff?.voids !== undefined;
  });
  const shards = new Map(mayMoveCash.map(({ shipmentId, shard }) => [shipmentId, shard]));
  return [...shards].map(([shipmentId, shard]) => ({ shipmentId, shard }));
}

/** Inserts in key order and separates new events from repeats and conflicts. */
async function insertFresh(
  tx: StatementRunner,
  keyed: KeyedRow[],
  outcomes: BatchOutcome[],
): Promise<EventRow[]> {
  if (keyed.length === 0) return [];
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  const allRows = keyed.map(({ row }) => row);
  const inserted = await insertEvents(tx, allRows);
  const stored = inserted === keyed.length ? [] : await readStoredKeys(tx, allRows);
  const knownHashes = new Map(
    stored.filter((row) => !row.fresh).map((row) => [keyOfRow(row), BigInt(row.contentHash)]),
  );

  const fresh: EventRow[] = [];
  for (const { key, row, index, repeats } of keyed) {
    const knownHash = knownHashes.get(key);
    const storedHash = knownHash ?? row.incoming.contentHash;
    if (knownHash === undefined) fresh.push(row);
    outcomes[index] =
      knownHash === undefined ? 'recorded' : repeatedOutcome(row.incoming.contentHash, storedHash);
    for (const repeat of repeats) {
      outcomes[repeat.index] = repeatedOutcome(repeat.contentHash, storedHash);
    }
  }

  const withPrivateParts = fresh.filter(({ incoming: { scan } }) => hasPrivatePart(scan));
  if (withPrivateParts.length > 0) await insertPrivateParts(tx, withPrivateParts);
  return fresh;
}

function repeatedOutcome(contentHash: bigint, storedHash: bigint): ScanOutcome {
  return contentHash === storedHash ? 'known' : 'conflict';
}

function hasPrivatePart(scan: IncomingScan['scan']): boolean {
  const { note, proof, collected, byStaff } = scan;
  return (
    note !== undefined || proof !== undefined || collected !== undefined || byStaff !== undefined
  );
}
