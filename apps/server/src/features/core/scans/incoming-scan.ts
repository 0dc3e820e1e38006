import { hash } from 'node:crypto';
import { Scan } from '@waypost/contract';
import { sampleOf } from '@waypost/domain/sample-numbers';
import type { DeliveryDates } from '@waypost/domain/delivery-dates';
import type { EventCode, EventId, Status } from '@waypost/domain/tracking';
import { isTestNumber, readReference, shardOfReference } from '@waypost/domain/tracking-number';
import type { Visibility } from '../../../../db/tables.ts';

/** What can be recorded: a scan, or an event that only the system may write. */
export type RecordableScan = Omit<Scan, 'code'> & { code: EventCode; byStaff?: StaffPart };

/** A scan that waits for its shipment. Before there was a right to collect, staff decided about cash. */
export type KeptScan = Scan & { pieceNo: number; mayCollect?: boolean; clockBehindMs?: number };

/** Not allowed for devices. */
export type StaffPart = {
  staffId: string;
  visibility: Visibility;
  setStatus?: Status;
  voids?: EventId;
  days?: DeliveryDates;
  noteIsPublic?: boolean;
};

/** A validated scan: parsed, its reference read, its content hashed. */
export type IncomingScan = {
  sourceId: number;
  scanId: string;
  /** What shipment_refs holds: a tracking number or an alias. */
  ref: string;
  /** 0 for the whole shipment. */
  pieceNo: number;
  shard: number;
  scan: RecordableScan;
  occurredAt: number;
  /** Set when the scan was kept as unmatched before; otherwise it is recorded now. */
  recordedAt?: number;
  contentHash: bigint;
  /** Whether the key may collect cash. */
  mayCollect: boolean;
  /** What the clock of the device lacks; `occurredAt` is corrected by it. */
  clockBehindMs: number;
};

export type ReadScan = { ok: true; scan: IncomingScan } | { ok: false; reason: string };

/** Less may be the time that a call was under way. */
const CLOCK_TOLERANCE_MS = 60_000;

export function clockBehindMs(sentAt: string | undefined, now: number): number {
  if (sentAt === undefined) return 0;
  const behind = now - Date.parse(sentAt);
  return Math.abs(behind) > CLOCK_TOLERANCE_MS ? behind : 0;
}

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** By our clock. A device may say year 0 or 9999: corrected, those are beyond what a date field carries. */
export function correctedTime(occurredAt: string, behindMs: number): number {
  return Math.min(Math.max(Date.parse(occurredAt) + behindMs, EARLIEST), LATEST);
}

type Sender = {
  sourceId: number;
  mayCollect: boolean;
  mode: 'live' | 'test';
  clockBehindMs: number;
};

export function readScan(input: unknown, sender: Sender): ReadScan {
  const parsed = Scan.safeParse(input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.') ?? '';
    return { ok: false, reason: path === '' ? 'not a scan' : `${path}: ${issue?.message}` };
  }
  const reference = readReference(parsed.data.ref);
  if (reference.kind === 'mistyped' || reference.kind === 'too_short') {
    return { ok: false, reason: `ref: ${reference.kind}` };
  }
  const ref = reference.kind === 'piece' ? reference.trackingNumber : reference.ref;
  // kept as unmatched it would wait for ever for a shipment that no one books
  if (sampleOf(ref) !== undefined) return { ok: false, reason: 'ref: sample number' };
  if (sender.mode === 'live' && isTestNumber(ref)) return { ok: false, reason: 'ref: test number' };
  const pieceNo = reference.kind === 'piece' ? reference.pieceNo : 0;
  const { sourceId, mayCollect } = sender;
  return {
    ok: true,
    scan: {
      ...incomingScan(parsed.data, sourceId, ref, pieceNo, sender.clockBehindMs),
      mayCollect,
    },
  };
}

/** A scan that has waited for its shipment, with its first arrival. */
export function incomingOfKept(
  row: { sourceId: number; scan: KeptScan; recordedAt: Date },
  ref: string,
): IncomingScan {
  const { pieceNo, mayCollect = false, clockBehindMs: behind = 0, ...scan } = row.scan;
  return {
    ...incomingScan(scan, row.sourceId, ref, pieceNo, behind),
    recordedAt: row.recordedAt.getTime(),
    mayCollect,
  };
}

export function incomingScan(
  scan: RecordableScan,
  sourceId: number,
  ref: string,
  pieceNo: number,
  behindMs = 0,
): IncomingScan {
  return {
    sourceId,
    scanId: scan.scanId.toLowerCase(),
    ref,
    pieceNo,
    shard: shardOfReference(ref),
    scan,
    occurredAt: correctedTime(scan.occurredAt, behindMs),
    // of what was sent: the clock may differ when it is sent again
    contentHash: contentHash(scan, ref, pieceNo),
    mayCollect: false,
    clockBehindMs: behindMs,
  };
}

/**
 * 64 bits distinguish a repeat from another scan under the same id; they protect against mistakes, not
 * malice.
 */
function contentHash(scan: RecordableScan, ref: string, pieceNo: number): bigint {
  const content = JSON.stringify([
    ref,
    pieceNo,
    scan.code,
    Date.parse(scan.occurredAt),
    scan.place?.city,
    scan.place?.country,
    scan.reason,
    scan.note,
    scan.proof?.signedBy,
    scan.collected?.cents,
    scan.collected?.currency,
    // only when present: the hashes of scans recorded before stay the same
    ...(scan.proof?.pictureId === undefined ? [] : [scan.proof.pictureId]),
    ...(scan.byStaff === undefined ? [] : [scan.byStaff]),
    ...(scan.handover === undefined ? [] : ['handover', scan.handover]),
    ...(scan.detail === undefined ? [] : ['detail', scan.detail]),
  ]);
  // a Buffer for each scan would cost as much as its hash
  const digits = hash('sha256', content, 'hex').slice(0, 16);
  return BigInt.asIntN(64, BigInt(`0x${digits}`));
}
