import type { ScanResult } from '../scanning/scan-page.tsx';
import { isOfPiece, type Verdict } from '../scanning/judge-piece.ts';
import type { FieldDevice } from '@waypost/contract/client';
import { keyInDone } from './past-acts.ts';
import { addActs } from './queue.ts';
import { sendSoon } from './send-acts.ts';

export type Recorded = {
  device: FieldDevice;
  shiftId: string;
  code: string;
  detail?: string;
  /** The round on which it is done, if any. */
  roundId?: string;
};

/** Stores an act with a piece, unless it repeats the last one. It holds no personal data. */
export async function recordPiece(
  verdict: Verdict,
  { device, shiftId, code, detail, roundId }: Recorded,
): Promise<ScanResult> {
  if (!isOfPiece(verdict)) return { verdict };
  const { ref } = verdict;
  const actId = crypto.randomUUID();
  const at = new Date().toISOString();
  const { place } = device.hub;
  const scan = {
    scanId: actId,
    ref,
    code,
    occurredAt: at,
    ...(place && { place }),
    ...(detail !== undefined && { detail }),
  };
  try {
    const isNew = await addActs(
      [{ actId, shiftId, kind: 'scan', at, ref, body: { plain: scan } }],
      { does: [{ key: keyInDone(shiftId, 'piece', ref), what: code, roundId }], mayUndo: true },
    );
    sendSoon();
    return isNew ? { verdict, actId } : { verdict: { ...verdict, kind: 'already' } };
  } catch {
    // the storage is full or gone: the person must stop scanning
    return { verdict: { ...verdict, kind: 'not_stored' } };
  }
}
