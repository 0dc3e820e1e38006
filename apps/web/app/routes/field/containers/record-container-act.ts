import type { ContainerAct } from '@waypost/contract/client';
import { isOfPiece, type Verdict } from '../scanning/judge-piece.ts';
import type { ScanResult } from '../scanning/scan-page.tsx';
import { openStore } from '../store/database.ts';
import { addActs } from '../store/queue.ts';
import { sendSoon } from '../store/send-acts.ts';

type OmitEach<Act, Key extends PropertyKey> = Act extends unknown ? Omit<Act, Key> : never;
/** As a page says it. */
export type DoneAct = OmitEach<ContainerAct, 'actId' | 'occurredAt'>;

type Options = { doneKeys?: readonly string[]; place?: string; mayUndo?: boolean };

/** Written before anybody is told of it; nothing in it is about a person. Null if it was done before. */
export async function recordContainerAct(
  shiftId: string,
  act: DoneAct,
  options: Options = {},
): Promise<string | null> {
  const actId = crypto.randomUUID();
  const at = new Date().toISOString();
  const ref = 'ref' in act ? act.ref : 'code' in act ? act.code : act.tripId;
  const isNew = await addActs(
    [
      {
        actId,
        shiftId,
        kind: 'container',
        at,
        ref,
        body: { plain: { ...act, actId, occurredAt: at } },
      },
    ],
    options,
  );
  sendSoon();
  return isNew ? actId : null;
}

/** A scan of a label that is such an act: `already` when it was done in this shift, `not_stored` when it cannot be. */
export async function recordScanned(
  shiftId: string,
  verdict: Verdict,
  act: DoneAct,
  options: Options,
): Promise<ScanResult> {
  try {
    const actId = await recordContainerAct(shiftId, act, { mayUndo: true, ...options });
    return actId === null ? { verdict: { ...verdict, kind: 'already' } } : { verdict, actId };
  } catch {
    // the storage is full or gone: whoever scans must not go on
    return { verdict: { ...verdict, kind: 'not_stored' } };
  }
}

/** A piece into or out of a container. */
export async function recordInContainer(
  shiftId: string,
  kind: 'put' | 'take',
  code: string,
  verdict: Verdict,
): Promise<ScanResult> {
  // what must be stopped is not sent on
  if (!isOfPiece(verdict) || (kind === 'put' && verdict.kind === 'stop')) return { verdict };
  const { ref } = verdict;
  const doneKeys = [`${shiftId} ${kind} ${ref}`];
  return recordScanned(shiftId, verdict, { kind, code, ref }, { doneKeys, place: code });
}

/** How many pieces this phone has put in or taken out in this shift. */
export async function countDone(
  shiftId: string,
  kind: 'put' | 'take',
  code: string,
): Promise<number> {
  const range = IDBKeyRange.bound(`${shiftId} ${kind} `, `${shiftId} ${kind}!`);
  const places = await (await openStore()).getAll('done', range);
  return places.filter((place) => place === code).length;
}
