import type { UnmatchedReason, UnmatchedScan } from '@waypost/contract';
import { readReference } from '@waypost/domain/tracking-number';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readTimedCursor } from '../../../platform/pages.ts';
import { recallEvents } from './archived-events.ts';
import { correctedTime, incomingOfKept } from './incoming-scan.ts';
import { recordInTransaction } from './record-in-transaction.ts';
import {
  deleteUnmatched,
  findShipmentOfRef,
  lockUnmatched,
  markDismissed,
  selectWaiting,
  type WaitingRow,
} from './unmatched.queries.ts';

export const WAITING_PAGE = 50;
/** More scans of one number than any parcel gets. */
const MOST_OF_A_NUMBER = 500;

/** As it is stored; a text that is no number stays as it was typed and is not found. */
function refOf(typed: string): string {
  const reference = readReference(typed);
  if (reference.kind === 'piece') return reference.trackingNumber;
  return 'ref' in reference ? reference.ref : typed;
}

export async function listWaiting(ctx: Ctx, asked: { ref: string; after?: string | undefined }) {
  const rows = await selectWaiting(ctx.db, {
    ref: asked.ref === '' ? undefined : refOf(asked.ref),
    after: readTimedCursor(asked.after),
    limit: WAITING_PAGE + 1,
  });
  const shown = rows.slice(0, WAITING_PAGE);
  const last = shown.at(-1);
  const next =
    rows.length > WAITING_PAGE && last !== undefined ? `${last.position}~${last.scanId}` : null;
  return { scans: shown.map(presentWaiting), next };
}

function presentWaiting({ sourceId, scanId, scan, ...row }: WaitingRow): UnmatchedScan {
  const { place } = scan;
  return {
    id: `${sourceId}-${scanId}`,
    ref: row.ref,
    code: scan.code,
    source: row.source,
    place: place === undefined ? null : `${place.city}, ${place.country}`,
    occurredAt: new Date(correctedTime(scan.occurredAt, scan.clockBehindMs ?? 0)).toISOString(),
    recordedAt: row.recordedAt.toISOString(),
  };
}

/** The number was misread or mistyped: its scans are recorded as if they had named the right one. */
export async function assignUnmatched(
  ctx: Ctx,
  { staffId }: StaffCaller,
  asked: { ref: string; trackingNumber: string },
) {
  const ref = refOf(asked.ref);
  const meant = refOf(asked.trackingNumber);
  const found = await findShipmentOfRef(ctx.db, meant);
  if (found !== undefined) await recallEvents(ctx, [found]);
  const done = await inTransaction(ctx.db, async (tx) => {
    const waiting = await lockUnmatched(tx, ref, MOST_OF_A_NUMBER);
    if (waiting.length === 0) throw new Problem('scan_not_found');
    const shipmentId = await findShipmentOfRef(tx, meant);
    if (shipmentId === undefined) throw new Problem('shipment_not_found');
    const scans = waiting.map((row) => incomingOfKept(row, meant));
    const { outcomes, nudges } = await recordInTransaction(ctx, tx, scans);
    const assigned = scans.filter((_scan, index) => outcomes[index] !== 'invalid');
    await deleteUnmatched(tx, assigned);
    await auditStaff(tx, staffId, 'scan.assign', `shipment:${shipmentId}`, {
      ref,
      scans: assigned.length,
    });
    const refused = scans.length - assigned.length;
    return { shipmentId, assigned: assigned.length, refused, nudges };
  });
  const { nudges, ...answer } = done;
  ctx.nudges.publish(nudges);
  return answer;
}

export async function dismissUnmatched(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { ref: typed, reason }: { ref: string; reason: UnmatchedReason },
): Promise<number> {
  const ref = refOf(typed);
  return inTransaction(ctx.db, async (tx) => {
    const dismissed = await markDismissed(tx, ref, reason);
    if (dismissed === 0) throw new Problem('scan_not_found');
    await auditStaff(tx, staffId, 'scan.dismiss', 'scans', { ref, reason, scans: dismissed });
    return dismissed;
  });
}
