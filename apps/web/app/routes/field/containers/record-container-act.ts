import type { ContainerAct } from '@waypost/contract/client';
import { isOfPiece, type Verdict } from '../scanning/judge-piece.ts';
import type { ScanResult } from '../scanning/scan-page.tsx';
import { openStore } from '../store/database.ts';
import { type Doing, keyInDone } from '../store/past-acts.ts';
import { addActs } from '../store/queue.ts';
import { sendSoon } from '../store/send-acts.ts';

type OmitEach<Act, Key extends PropertyKey> = Act extends unknown ? Omit<Act, Key> : never;
/** As a page says it. */
export type DoneAct = OmitEach<ContainerAct, 'actId' | 'occurredAt'>;

type Options = {
  /** Of a label: it can be undone, and a second one of the same label is not written. */
  isScan?: boolean;
};

/** Written before anybody is told of it; nothing in it is about a person. Null if it was done before. */
export async function recordContainerAct(
  shiftId: string,
  act: DoneAct,
  { isScan = false }: Options = {},
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
    { does: doesOf(shiftId, act, !isScan), mayUndo: isScan },
  );
  sendSoon();
  return isNew ? actId : null;
}

function doesOf(shiftId: string, act: DoneAct, mayRepeat: boolean): Doing[] {
  if ('ref' in act) {
    const key = keyInDone(shiftId, 'packed', act.ref);
    return [{ key, what: `${act.kind} ${act.code}`, mayRepeat }];
  }
  if (!('code' in act)) return [];
  const what = act.kind === 'load' ? `load ${act.tripId}` : act.kind;
  return [{ key: keyInDone(shiftId, 'container', act.code), what, mayRepeat }];
}

/** A scan of a label that is such an act: `already` when it was done last, `not_stored` when it cannot be. */
export async function recordScanned(
  shiftId: string,
  verdict: Verdict,
  act: DoneAct,
): Promise<ScanResult> {
  try {
    const actId = await recordContainerAct(shiftId, act, { isScan: true });
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
  return recordScanned(shiftId, verdict, { kind, code, ref: verdict.ref });
}

/** Whether the last that this phone did with the piece in this shift was putting it in there. */
export async function isPutIn(shiftId: string, code: string, ref: string): Promise<boolean> {
  const past = await (await openStore()).get('done', keyInDone(shiftId, 'packed', ref));
  return past?.at(-1)?.what === `put ${code}`;
}

/** How many pieces this phone has put in or taken out in this shift; what was taken out may be in another one by now. */
export async function countDone(
  shiftId: string,
  kind: 'put' | 'take',
  code: string,
): Promise<number> {
  const range = IDBKeyRange.bound(`${shiftId} packed `, `${shiftId} packed!`);
  const pasts = await (await openStore()).getAll('done', range);
  const isOfThis = ({ what }: { what: string }) => kind === 'put' || what.endsWith(` ${code}`);
  return pasts.filter((past) => past.findLast(isOfThis)?.what === `${kind} ${code}`).length;
}
