import type { ContainerAct } from '@waypost/contract/client';
import { isOfPiece, type Verdict } from '../scanning/judge-piece.ts';
import type { ScanResult } from '../scanning/scan-page.tsx';
import { openStore } from '../store/database.ts';
import { type Doing, keyInDone } from '../store/past-acts.ts';
import { addActs } from '../store/queue.ts';
import { sendSoon } from '../store/send-acts.ts';

type OmitEach<Act, Key extends PropertyKey> = Act extends unknown ? Omit<Act, Key> : never;
/** An act as pages pass it, without id, time and shift. */
export type DoneAct = OmitEach<ContainerAct, 'actId' | 'occurredAt' | 'shiftId'>;

type Options = {
  /** For a scanned label: it can be undone, and a repeated scan of the label is not recorded. */
  isScan?: boolean;
};

/**
 * Stored before the result is shown, in plain text because it holds no personal data. Null if it was done before.
 */
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
        body: { plain: { ...act, actId, occurredAt: at, shiftId } },
      },
    ],
    { does: await doesOf(shiftId, act, !isScan), mayUndo: isScan },
  );
  sendSoon();
  return isNew ? actId : null;
}

async function doesOf(shiftId: string, act: DoneAct, mayRepeat: boolean): Promise<Doing[]> {
  if ('ref' in act) {
    const key = keyInDone(shiftId, 'packed', act.ref);
    const what = `${act.kind} ${await fillingOf(shiftId, act.code)}`;
    return [{ key, what, mayRepeat }];
  }
  if (!('code' in act)) return [];
  const what = act.kind === 'load' ? `load ${act.tripId}` : act.kind;
  return [{ key: keyInDone(shiftId, 'container', act.code), what, mayRepeat }];
}

const BEGINNINGS: readonly string[] = ['arrive', 'open', 'empty'];

/**
 * Tells apart the fillings of a container, which may come several times in a shift. The same beginning twice in a row
 * is one: pieces that were taken out in between must still count.
 */
async function fillingOf(shiftId: string, code: string): Promise<string> {
  const past = (await (await openStore()).get('done', keyInDone(shiftId, 'container', code))) ?? [];
  const began = past.filter(
    ({ what }, index) => BEGINNINGS.includes(what) && what !== past[index - 1]?.what,
  );
  return `${code}/${began.length}`;
}

/** Records the scan of a label: `already` if it repeats the last act, `not_stored` if the store fails. */
export async function recordScanned(
  shiftId: string,
  verdict: Verdict,
  act: DoneAct,
): Promise<ScanResult> {
  try {
    const actId = await recordContainerAct(shiftId, act, { isScan: true });
    return actId === null ? { verdict: { ...verdict, kind: 'already' } } : { verdict, actId };
  } catch {
    // the storage is full or gone: the person must stop scanning
    return { verdict: { ...verdict, kind: 'not_stored' } };
  }
}

/** Puts a piece into a container or takes it out. */
export async function recordInContainer(
  shiftId: string,
  kind: 'put' | 'take',
  code: string,
  verdict: Verdict,
): Promise<ScanResult> {
  // a piece that must stop does not go into a container
  if (!isOfPiece(verdict) || (kind === 'put' && verdict.kind === 'stop')) return { verdict };
  return recordScanned(shiftId, verdict, { kind, code, ref: verdict.ref });
}

/** Whether the last act of this phone and shift with that piece was putting it into that container. */
export async function isPutIn(shiftId: string, code: string, ref: string): Promise<boolean> {
  const past = await (await openStore()).get('done', keyInDone(shiftId, 'packed', ref));
  return past?.at(-1)?.what === `put ${await fillingOf(shiftId, code)}`;
}

/**
 * How many pieces this phone has put into the present filling or taken out of it in this shift. A piece that was taken
 * out may be in another container by now.
 */
export async function countDone(
  shiftId: string,
  kind: 'put' | 'take',
  code: string,
): Promise<number> {
  const range = IDBKeyRange.bound(`${shiftId} packed `, `${shiftId} packed!`);
  const pasts = await (await openStore()).getAll('done', range);
  const filling = await fillingOf(shiftId, code);
  const isOfThis = ({ what }: { what: string }) => kind === 'put' || what.endsWith(` ${filling}`);
  return pasts.filter((past) => past.findLast(isOfThis)?.what === `${kind} ${filling}`).length;
}
