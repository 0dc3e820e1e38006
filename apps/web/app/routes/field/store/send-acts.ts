import { callApi, type Failure } from './call-api.ts';
import { sentAtOf } from './clock-of-acts.ts';
import { type Act, forgetSetting, openStore, readSetting } from './database.ts';
import { isKeyRefused, keyOf, learnKeys } from './keyring.ts';
import {
  beginRun,
  endsRun,
  nextCall,
  type NextCall,
  PICTURES,
  putOff,
  SCANS,
} from './next-call.ts';
import { isFinalRefusalOfPicture, type Outcome, settle, waitAfterFailure } from './outcomes.ts';
import {
  actsToSend,
  alone,
  dropActs,
  heldForMs,
  NO_STORAGE,
  setKeyless,
  setStopped,
} from './queue.ts';
import { unseal, unsealJson } from './seal.ts';
import { sendAgainSince } from './sent-acts.ts';
import { presentSession, settleEnrolment } from './session.ts';

/** The phone's own store failed while acts were read, decrypted or dropped. */
const STORE_FAILED: Failure = {
  ok: false,
  status: 0,
  code: NO_STORAGE,
  message: '',
  retryAfterMs: 0,
};

/** The api answered, and some acts got no final outcome. */
const UNAVAILABLE: Failure = { ...STORE_FAILED, status: 200, code: 'unavailable' };

/** Judged by the api by where the pieces of the round are. */
const ENDS_OF_ROUNDS: readonly unknown[] = ['return', 'close'];

/** While sending fails, a new act does not trigger a read of all waiting acts: up to 20 are scanned a second. */
const AFTER_FAILURE_MS = 1_000;
/** While sending works, the acts of one second share a call. */
const BETWEEN_CALLS_MS = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** When sending first failed since something went through. */
let awaySince: number | null = null;
let failedAt = 0;
let triedAt = Number.NEGATIVE_INFINITY;

/** Sends waiting acts, now or once the last act can no longer be undone, until none are left. */
export function sendSoon(afterMs = calmMs()): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendNow(), afterMs);
}

function calmMs(): number {
  const nextAt = awaySince === null ? triedAt + BETWEEN_CALLS_MS : failedAt + AFTER_FAILURE_MS;
  return Math.max(0, nextAt - performance.now());
}

/** Runs until the page is left. */
export function keepSending(): () => void {
  const onLine = () => {
    awaySince = null;
    sendSoon();
  };
  const onShown = () => document.visibilityState === 'visible' && sendSoon();
  addEventListener('online', onLine);
  document.addEventListener('visibilitychange', onShown);
  sendSoon();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', onLine);
    document.removeEventListener('visibilitychange', onShown);
  };
}

type Asked = { withPictures?: boolean };

export async function sendNow({ withPictures = true }: Asked = {}): Promise<void> {
  triedAt = performance.now();
  const failure = await sendAll(withPictures).catch(() => STORE_FAILED);
  if (failure === null) {
    awaySince = null;
    setStopped(null);
    const heldMs = heldForMs();
    if (heldMs > 0) sendSoon(heldMs);
    return;
  }
  setStopped(failure.code);
  failedAt = performance.now();
  awaySince ??= failedAt;
  sendSoon(waitAfterFailure(failedAt - awaySince, failure.retryAfterMs));
}

/** What was not taken is left out for the rest of the run. Null if nothing that can be sent is left. */
async function sendAll(withPictures: boolean): Promise<Failure | null> {
  beginRun();
  const failed: Failure[] = [];
  const ended =
    (await sendEach(failed, false)) ??
    (withPictures ? await alone(() => sendEach(failed, true), 'waypost-field-pictures') : null);
  // a person has to do something about the shift
  return ended ?? failed.find(({ code }) => code === 'shift_needed') ?? failed[0] ?? null;
}

/** Has the lock for one call at a time: the begin of a shift waits for no other. Returns what ended the run. */
async function sendEach(failed: Failure[], withPictures: boolean): Promise<Failure | null> {
  for (;;) {
    const sent = await alone(() => sendNext(withPictures));
    if (sent === null) return null;
    const failure = await sent.outcome;
    if (failure === null) continue;
    if (sent.call === null || endsRun(failure)) return failure;
    putOff(sent.call, failure);
    failed.push(failure);
  }
}

/** A picture is still on its way when this returns. Without a call, nothing can be sent before that is settled. */
type Sent = { call: NextCall | null; outcome: Failure | null | Promise<Failure | null> };

async function sendNext(withPictures: boolean): Promise<Sent | null> {
  const unsettled = (await settleEnrolment()) ?? (await endOnServer());
  if (unsettled !== null) return { call: null, outcome: unsettled };
  const acts = await actsToSend();
  const sealed = acts.filter(({ body }) => !('plain' in body));
  await learnKeys(sealed.map(({ shiftId }) => shiftId));
  setKeyless(sealed.filter(({ shiftId }) => isKeyRefused(shiftId)));
  const ready = acts.filter(({ body, shiftId }) => 'plain' in body || keyOf(shiftId));
  const call = nextCall(ready, presentSession().shift, withPictures);
  // the rest is encrypted, and its key comes with the next shift
  if (call === undefined) return null;
  if (call.path === PICTURES) return { call, outcome: sendPicture(await readPicture(call.acts)) };
  const hasScans = ready.some(({ kind }) => kind === 'scan');
  return { call, outcome: await (hasScans ? sendBeforeEnds(call) : send(call)) };
}

/**
 * The end of a round waits for all scans: a piece that the api has not heard of in the van would count as accounted for,
 * and one that was handed over as missing.
 */
async function sendBeforeEnds({ path, acts }: NextCall): Promise<Failure | null> {
  const isEnd = await Promise.all(
    acts.map(
      async (act) =>
        act.kind === 'act' &&
        ENDS_OF_ROUNDS.includes(((await bodyOf(act)) as { kind?: string }).kind),
    ),
  );
  const others = acts.filter((_act, at) => !isEnd[at]);
  const failure = others.length > 0 ? await send({ path, acts: others }) : null;
  return failure ?? (others.length < acts.length ? UNAVAILABLE : null);
}

async function send({ path, acts }: NextCall): Promise<Failure | null> {
  return path === SCANS ? sendScans(acts) : sendActs(path, acts);
}

async function sendScans(acts: readonly Act[]): Promise<Failure | null> {
  const answer = await callApi<{
    results: { scanId: string | null; outcome: string; reason?: string }[];
    resendSince?: string;
  }>(SCANS, {
    method: 'POST',
    body: { scans: await Promise.all(acts.map(bodyOf)), sentAt: await sentAtOf(acts) },
  });
  if (!answer.ok) return answer;
  const { resendSince } = answer.data;
  // before the acts of this call are dropped, because the server has just recorded those
  if (resendSince !== undefined) await sendAgainSince(resendSince);
  return drop(
    acts,
    answer,
    answer.data.results.map(({ scanId: id, outcome, reason }) => ({ id, outcome, reason })),
  );
}

async function sendActs(path: string, acts: readonly Act[]): Promise<Failure | null> {
  const answer = await callApi<{ results: { actId: string; outcome: string; reason?: string }[] }>(
    path,
    {
      method: 'POST',
      body: { acts: await Promise.all(acts.map(bodyOf)), sentAt: await sentAtOf(acts) },
    },
  );
  if (!answer.ok) return answer;
  return drop(
    acts,
    answer,
    answer.data.results.map(({ actId: id, outcome, reason }) => ({ id, outcome, reason })),
  );
}

type Picture = { act: Act; content: Uint8Array<ArrayBuffer> };

async function readPicture([act]: readonly Act[]): Promise<Picture> {
  if (act === undefined) throw new Error('a call without a picture');
  const key = keyOf(act.shiftId);
  const sealed =
    'sealed' in act.body ? act.body.sealed : await (await openStore()).get('pictures', act.actId);
  if (sealed === undefined || key === undefined) throw new Error('a picture or its key is gone');
  return { act, content: await unseal(key, act.actId, sealed) };
}

/** Begun under the lock, as the device of the act, and taken from the store under it; under way without it. */
async function sendPicture({ act, content }: Picture): Promise<Failure | null> {
  const path = `${PICTURES}${act.actId}?ref=${encodeURIComponent(act.ref)}`;
  // PNG begins with 0x89; otherwise it is a JPEG of the camera
  const type = content[0] === 0x89 ? 'image/png' : 'image/jpeg';
  const answer = await callApi(path, { method: 'PUT', bytes: { type, content } });
  const { actId: id } = act;
  if (answer.ok) return alone(() => drop([act], answer, [{ id, outcome: 'recorded' }]));
  if (!isFinalRefusalOfPicture(answer.code)) return answer;
  const refused: Outcome = { id, outcome: 'invalid', reason: answer.code };
  return alone(() => drop([act], { clockAheadMs: 0 }, [refused]));
}

async function drop(
  acts: readonly Act[],
  { clockAheadMs }: { clockAheadMs: number },
  outcomes: readonly Outcome[],
): Promise<Failure | null> {
  const { done, refused } = settle(acts, outcomes);
  await dropActs(done, refused, Date.now() + clockAheadMs);
  // a connection that loses some answers must not lead to long waits
  if (done.length > 0) awaySince = null;
  return done.length === acts.length ? null : UNAVAILABLE;
}

async function bodyOf({ actId, shiftId, body }: Act): Promise<unknown> {
  if ('plain' in body) return body.plain;
  const key = keyOf(shiftId);
  if (key === undefined || !('sealed' in body)) {
    throw new Error('the key of a shift is gone while its acts are sent');
  }
  return unsealJson(key, actId, body.sealed);
}

/** A shift that was ended offline stays open at the server until this call. */
async function endOnServer(): Promise<Failure | null> {
  if ((await readSetting<true>('ending')) === undefined) return null;
  const answer = await callApi('/api/field/shifts/current/end', { method: 'POST' });
  // 401 and 403: the shift is already over
  if (!answer.ok && answer.status !== 401 && answer.status !== 403) return answer;
  await forgetSetting('ending');
  return null;
}
