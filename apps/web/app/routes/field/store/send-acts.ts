import { callApi, type Failure } from './call-api.ts';
import { type Act, forgetSetting, openStore, readSetting } from './database.ts';
import { isKeyRefused, keyOf, learnKeys } from './keyring.ts';
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

/** Well below the limit of a call, so that a lost connection repeats little. */
const ACTS_PER_CALL = 100;

/** The phone's own store failed while acts were read, decrypted or dropped. */
const STORE_FAILED: Failure = {
  ok: false,
  status: 0,
  code: NO_STORAGE,
  message: '',
  retryAfterMs: 0,
};

/** While sending fails, a new act does not trigger a read of all waiting acts: up to 20 are scanned a second. */
const AFTER_FAILURE_MS = 1_000;
/** While sending works, the acts of one second share a call. */
const BETWEEN_CALLS_MS = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let failedAt = 0;
let triedAt = Number.NEGATIVE_INFINITY;

/** Sends waiting acts, now or once the last act can no longer be undone, until none are left. */
export function sendSoon(afterMs = calmMs()): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendNow(), afterMs);
}

function calmMs(): number {
  const nextAt = failures === 0 ? triedAt + BETWEEN_CALLS_MS : failedAt + AFTER_FAILURE_MS;
  return Math.max(0, nextAt - performance.now());
}

/** Runs until the page is left. */
export function keepSending(): () => void {
  const onLine = () => {
    failures = 0;
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

export async function sendNow(): Promise<void> {
  triedAt = performance.now();
  const failure = await alone(sendAll).catch(() => STORE_FAILED);
  if (failure === null) {
    failures = 0;
    setStopped(null);
    const heldMs = heldForMs();
    if (heldMs > 0) sendSoon(heldMs);
    return;
  }
  setStopped(failure.code);
  failedAt = performance.now();
  sendSoon(waitAfterFailure(failures, failure.retryAfterMs));
  failures += 1;
}

/** The failure that stopped it; null if nothing that can be sent is left. */
async function sendAll(): Promise<Failure | null> {
  const unsettled = (await settleEnrolment()) ?? (await endOnServer());
  if (unsettled !== null) return unsettled;
  for (;;) {
    const acts = await actsToSend();
    const sealed = acts.filter(({ body }) => !('plain' in body));
    await learnKeys(sealed.map(({ shiftId }) => shiftId));
    setKeyless(sealed.filter(({ shiftId }) => isKeyRefused(shiftId)));
    if (acts.length === 0) return null;
    const ready = acts.filter(({ body, shiftId }) => 'plain' in body || keyOf(shiftId));
    const scans = ready.filter(({ kind }) => kind === 'scan').slice(0, ACTS_PER_CALL);
    const { shift } = presentSession();
    const others = ready
      .filter(({ kind, personId }) => kind === 'act' && personId === shift?.personId)
      .slice(0, ACTS_PER_CALL);
    // acts with containers need the right to work in the hub
    const packed = ready
      .filter(({ kind }) => kind === 'container' && shift?.rights.includes('hub'))
      .slice(0, ACTS_PER_CALL);
    const waitingScans = new Set(acts.map(({ actId }) => actId));
    // a picture is sent after its scan, which may be held back
    const picture = ready.find(
      ({ kind, scanId = '' }) => kind === 'picture' && !waitingScans.has(scanId),
    );
    const failure =
      scans.length > 0
        ? await sendScans(scans)
        : others.length > 0
          ? await sendActs('/api/field/round/acts', others)
          : packed.length > 0
            ? await sendActs('/api/field/containers/acts', packed)
            : picture !== undefined
              ? // last, because pictures fail while the object store is down and must not block the rest
                await sendPicture(picture)
              : undefined;
    // the rest is encrypted, and its key comes with the next shift
    if (failure === undefined) return null;
    if (failure !== null) return failure;
  }
}

async function sendScans(acts: readonly Act[]): Promise<Failure | null> {
  const answer = await callApi<{
    results: { scanId: string | null; outcome: string; reason?: string }[];
    resendSince?: string;
  }>('/api/scans', {
    method: 'POST',
    body: { scans: await Promise.all(acts.map(bodyOf)), sentAt: new Date().toISOString() },
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
      body: { acts: await Promise.all(acts.map(bodyOf)), sentAt: new Date().toISOString() },
    },
  );
  if (!answer.ok) return answer;
  return drop(
    acts,
    answer,
    answer.data.results.map(({ actId: id, outcome, reason }) => ({ id, outcome, reason })),
  );
}

async function sendPicture(act: Act): Promise<Failure | null> {
  const key = keyOf(act.shiftId);
  const sealed =
    'sealed' in act.body ? act.body.sealed : await (await openStore()).get('pictures', act.actId);
  if (sealed === undefined || key === undefined) throw new Error('a picture or its key is gone');
  const content = await unseal(key, act.actId, sealed);
  const path = `/api/scans/proofs/${act.actId}?ref=${encodeURIComponent(act.ref)}`;
  // PNG begins with 0x89; otherwise it is a JPEG of the camera
  const type = content[0] === 0x89 ? 'image/png' : 'image/jpeg';
  const answer = await callApi(path, { method: 'PUT', bytes: { type, content } });
  if (answer.ok) return drop([act], answer, [{ id: act.actId, outcome: 'recorded' }]);
  if (!isFinalRefusalOfPicture(answer.code)) return answer;
  return drop([act], { clockAheadMs: 0 }, [
    { id: act.actId, outcome: 'invalid', reason: answer.code },
  ]);
}

async function drop(
  acts: readonly Act[],
  { clockAheadMs }: { clockAheadMs: number },
  outcomes: readonly Outcome[],
): Promise<Failure | null> {
  const { done, refused } = settle(acts, outcomes);
  await dropActs(done, refused, Date.now() + clockAheadMs);
  if (done.length > 0) {
    // a connection that loses some answers must not lead to long waits
    failures = 0;
    return null;
  }
  // no act was settled: wait before the next try
  return { ok: false, status: 200, code: 'away', message: '', retryAfterMs: 0 };
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
