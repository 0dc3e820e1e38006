import type { FieldContainer } from '@waypost/contract/client';
import type { Verdict } from '../scanning/judge-piece.ts';
import type { ScanResult } from '../scanning/scan-page.tsx';
import { changeContainers, withContainer } from './containers-store.ts';
import { recordContainerAct, recordInContainer } from './record-container-act.ts';

type From = { shiftId: string; hubId: string; code: string };

/** Takes a piece out, so that the list on this phone has those left in, as the server's has once it is told. */
export async function takeOut(
  { shiftId, hubId, code }: From,
  verdict: Verdict,
): Promise<ScanResult> {
  const result = await recordInContainer(shiftId, 'take', code, verdict);
  if (result.actId === undefined) return result;
  const undone = await changeContainers(hubId, (before) => {
    const pieces = before.containers.find((each) => each.code === code)?.pieces ?? 0;
    return withContainer(before, code, { hubId, pieces: Math.max(0, pieces - 1) });
  });
  return { ...result, undone };
}

/** Scanning the pieces out is optional: once one was, those left in are missing. */
export function missingIn({ pieces }: FieldContainer, taken: number): number {
  return taken === 0 ? 0 : pieces;
}

export async function finishUnpacking(
  { shiftId, hubId, code }: From,
  taken: number,
): Promise<void> {
  // the server finds which are missing: a piece that was scanned out may never have been put in
  await recordContainerAct(shiftId, { kind: 'empty', code, missing: taken > 0 });
  await changeContainers(hubId, (before) =>
    withContainer(before, code, { hubId, state: 'emptied', pieces: 0 }),
  );
}
