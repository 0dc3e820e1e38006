import { describe, expect, it, vi } from 'vitest';
import { recordHandover, recordRoundAct } from '../round/record-stop.ts';
import {
  breakStore,
  DEVICE,
  driveAt,
  driveEnrolled,
  LANGUAGE,
  PICTURES,
  usePhone,
} from '../testing/phone.ts';
import { rightPiece } from '../testing/stop.ts';
import { openStore } from './database.ts';
import {
  countWaiting,
  heldForMs,
  presentWaiting,
  releaseHeld,
  undo,
  UNDO_MS,
  undoableForMs,
} from './queue.ts';
import { recordPiece } from './record-scan.ts';
import { importKey, sealJson } from './seal.ts';
import { sendNow } from './send-acts.ts';
import { endShift } from './session.ts';

const line = usePhone();
const ACTS = '/api/field/round/acts';
const actsOf = (shiftId: string) => `/api/field/shifts/${shiftId}/acts`;

type Told = { kind: string; roundId: string; stopNo?: number; detail?: string };

/** What the api was told about rounds, in its order. */
function told(at = ACTS): Told[] {
  return line.calls
    .filter(({ path }) => path === at)
    .flatMap(({ body }) => (body as { acts: Told[] }).acts);
}

async function driveRound() {
  return { ...(await driveEnrolled(line)), roundId: 'round-1' };
}

function refuse(): void {
  line.answers.set(ACTS, (body) => ({
    status: 200,
    body: {
      results: (body as { acts: { actId: string }[] }).acts.map(({ actId }) => ({
        actId,
        outcome: 'refused',
        reason: 'not_possible',
      })),
    },
  }));
}

describe('acts of a round', () => {
  it('are sent while the store of pictures is away', async () => {
    const of = await driveRound();
    const picture = Uint8Array.of(1, 2, 3);
    const given = { handover: 'recipient', signedBy: '', picture, collected: null, fix: null };
    await recordHandover({ ...of, stopNo: 1 }, { ...given, pieces: ['WP1'] });
    await recordRoundAct(of, 'return');
    releaseHeld();
    const away = { status: 503, body: { code: 'temporarily_unavailable' } };
    line.answers.set(PICTURES, () => away);
    await sendNow();
    expect(told().map(({ kind }) => kind)).toEqual(['return']);
    const left = await (await openStore()).getAll('acts');
    expect(left.map(({ kind }) => kind)).toEqual(['picture']);
  });

  it('can be told again after the api has refused them', async () => {
    const of = { ...(await driveRound()), stopNo: 2 };
    refuse();
    expect(await recordRoundAct(of, 'pickup_failed', 'nobody_there')).toBe(true);
    await sendNow();
    line.answers.delete(ACTS);
    expect(await recordRoundAct(of, 'pickup_failed', 'nobody_there')).toBe(true);
    await sendNow();
    expect(told()).toHaveLength(2);
  });

  it('are not told twice, and whoever tells them hears of it', async () => {
    const of = { ...(await driveRound()), stopNo: 2 };
    expect(await recordRoundAct(of, 'pickup_failed', 'nobody_there')).toBe(true);
    await sendNow();
    expect(await recordRoundAct(of, 'pickup_failed', 'nobody_there')).toBe(false);
    await sendNow();
    expect(told()).toHaveLength(1);
  });

  it('are those of one round, although another round has a stop of that number', async () => {
    const of = { ...(await driveRound()), stopNo: 2 };
    await recordRoundAct(of, 'pickup_failed', 'not_ready');
    await recordRoundAct({ ...of, roundId: 'round-2' }, 'pickup_failed', 'not_ready');
    await sendNow();
    expect(told().map(({ roundId }) => roundId)).toEqual(['round-1', 'round-2']);
  });

  it('say that pieces are missing after they said that the round is over', async () => {
    const of = await driveRound();
    await recordRoundAct(of, 'close');
    await recordRoundAct(of, 'close', 'missing');
    await sendNow();
    expect(told().map(({ detail = '' }) => detail)).toEqual(['', 'missing']);
  });
});

describe('acts of a courier who does not come back to the phone', () => {
  const away = () => line.answers.set(ACTS, () => 'away');

  it('are sent as those of their shift once a colleague has begun one', async () => {
    const of = await driveRound();
    away();
    await recordRoundAct(of, 'return');
    await sendNow();
    line.answers.delete(ACTS);
    line.calls.length = 0;
    const colleague = await driveAt(line);
    await recordRoundAct({ ...colleague, roundId: 'round-2' }, 'depart');
    await sendNow();
    expect(told(actsOf(of.shiftId))).toMatchObject([{ kind: 'return', roundId: 'round-1' }]);
    expect(told()).toMatchObject([{ kind: 'depart', roundId: 'round-2' }]);
    expect(await waiting()).toBe(0);
  });

  it('are sent as those of their shift if they come back and may not drive any more', async () => {
    const of = await driveRound();
    away();
    await recordRoundAct(of, 'return');
    await sendNow();
    line.answers.set(ACTS, () => ({ status: 403, body: { code: 'forbidden' } }));
    await driveAt(line, ['hub'], of.personId);
    await sendNow();
    expect(told(actsOf(of.shiftId))).toMatchObject([{ kind: 'return', roundId: 'round-1' }]);
    expect(await waiting()).toBe(0);
  });

  it('wait while nobody has begun a shift', async () => {
    const of = await driveRound();
    away();
    await recordRoundAct(of, 'return');
    await sendNow();
    await endShift();
    await sendNow();
    expect(told(actsOf(of.shiftId))).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  it('wait for an api that can take them, and hold up nothing else', async () => {
    const first = await driveRound();
    away();
    await recordRoundAct(first, 'return');
    await sendNow();
    line.answers.delete(ACTS);
    line.answers.set(actsOf(first.shiftId), () => ({ status: 404, body: { code: 'not_found' } }));
    const second = await driveAt(line);
    await recordRoundAct({ ...second, roundId: 'round-2' }, 'depart');
    await sendNow();
    expect(told().map(({ roundId }) => roundId)).toEqual(['round-1', 'round-2']);
    expect(await waiting()).toBe(1);
    expect(presentWaiting().refused).toEqual([]);
  });
});

/** The act of a scan, and nothing else waits. */
async function scanPiece(shiftId: string): Promise<string> {
  const scanned = { device: DEVICE, shiftId, code: 'ARRIVED' };
  const { actId = '' } = await recordPiece(rightPiece('WP7'), scanned);
  return actId;
}

const waiting = async () => (await openStore()).count('acts');

describe('the count of what waits', () => {
  it('is that of the store while pieces are scanned, undone and sent at the same time', async () => {
    const { shiftId } = await driveRound();
    const scan = (ref: string) =>
      recordPiece(rightPiece(ref), { device: DEVICE, shiftId, code: 'ARRIVED' });
    const first = await scan('WP0');
    expect(presentWaiting()).toMatchObject({ count: 1, since: new Date().toISOString() });
    await undo(first.actId ?? '');
    expect(presentWaiting()).toMatchObject({ count: 0, since: null });
    for (let turn = 0; turn < 20; turn += 1) {
      const scans = Array.from({ length: 5 }, (_, at) => scan(`WP${turn}-${at}`));
      const works: Promise<unknown>[] = [sendNow(), ...scans, countWaiting()];
      if (turn % 3 === 0) works.push(undo((await scans[4])?.actId ?? ''));
      await Promise.all(works);
      expect(presentWaiting().count).toBe(await waiting());
    }
    releaseHeld();
    await sendNow();
    expect(presentWaiting()).toMatchObject({ count: 0, since: null });
  });
});

describe('after a restore', () => {
  it('acts of a round are sent again in the order in which they were done, before those that were not sent yet', async () => {
    const of = await driveRound();
    const kinds = ['depart', 'arrive', 'skip', 'call', 'return'];
    for (const kind of kinds) {
      vi.setSystemTime(Date.now() + 60_000);
      await recordRoundAct(of, kind);
    }
    await sendNow();
    line.answers.set(ACTS, () => ({ status: 503, body: { code: 'temporarily_unavailable' } }));
    await recordRoundAct(of, 'close');
    await sendNow();
    const resendSince = new Date(Date.now() - 3_600_000).toISOString();
    line.answers.set('/api/scans', (body) => {
      const { scans } = body as { scans: { scanId: string }[] };
      const results = scans.map(({ scanId }) => ({ scanId, outcome: 'recorded' }));
      return { status: 200, body: { results, resendSince } };
    });
    line.answers.delete(ACTS);
    line.calls.length = 0;
    await scanPiece(of.shiftId);
    releaseHeld();
    await sendNow();
    expect(told().map(({ kind }) => kind)).toEqual([...kinds, 'close']);
    expect(await waiting()).toBe(0);
  });

  it('acts of a round are sent again as those of their shift, although the scan of a colleague reported the restore', async () => {
    const of = await driveRound();
    await recordRoundAct(of, 'return');
    await sendNow();
    const colleague = await driveAt(line);
    const resendSince = new Date(Date.now() - 3_600_000).toISOString();
    line.answers.set('/api/scans', (body) => {
      const { scans } = body as { scans: { scanId: string }[] };
      const results = scans.map(({ scanId }) => ({ scanId, outcome: 'recorded' }));
      return { status: 200, body: { results, resendSince } };
    });
    await scanPiece(colleague.shiftId);
    releaseHeld();
    await sendNow();
    expect(told().map(({ kind }) => kind)).toEqual(['return']);
    expect(told(actsOf(of.shiftId)).map(({ kind }) => kind)).toEqual(['return']);
    expect(await waiting()).toBe(0);
  });
});

describe('a phone whose storage fails', () => {
  it('says so and tries again by itself', async () => {
    const { shiftId } = await driveRound();
    await scanPiece(shiftId);
    releaseHeld();
    const mend = breakStore('sent', 'put');
    await sendNow();
    expect(presentWaiting()).toMatchObject({ count: 1, stopped: 'no_storage' });
    mend();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 40_000 });
    await vi.waitFor(() => expect(presentWaiting().stopped).toBeNull());
  });

  it('stores an act completely or not at all', async () => {
    const { shiftId } = await driveRound();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await scanPiece(shiftId)).toBe('');
    expect(await scanPiece(shiftId)).not.toBe('');
    expect(await waiting()).toBe(1);
  });

  it('sends what it could not undo', async () => {
    const { shiftId } = await driveRound();
    const actId = await scanPiece(shiftId);
    const mend = breakStore('acts', 'delete');
    await expect(undo(actId)).rejects.toThrow();
    mend();
    expect(heldForMs()).toBeLessThanOrEqual(UNDO_MS);
    vi.setSystemTime(Date.now() + UNDO_MS + 1);
    await sendNow();
    expect(await waiting()).toBe(0);
  });
});

describe('what was sealed in an earlier shift', () => {
  const KEYS = '/api/field/keys';
  const KEY = btoa('k'.repeat(32));

  async function sealIn(shiftId: string, ref: string): Promise<void> {
    const actId = crypto.randomUUID();
    const scan = { scanId: actId, ref, code: 'DELIVERED' };
    const sealed = await sealJson(await importKey(KEY), actId, scan);
    const act = { actId, shiftId, kind: 'scan' as const, at: new Date().toISOString(), ref };
    await (await openStore()).add('acts', { ...act, deviceId: DEVICE.id, body: { sealed } });
  }
  const keyless = () => presentWaiting().keyless.map(({ ref }) => ref);
  const askedFor = () =>
    line.calls
      .filter(({ path }) => path === KEYS)
      .map(({ body }) => (body as { shiftIds: string[] }).shiftIds.length);

  it('is listed and kept while the server does not give the key, and sent when it does', async () => {
    await driveRound();
    const lost = crypto.randomUUID();
    await sealIn(lost, 'WP8');
    line.answers.set(KEYS, () => ({ status: 200, body: { keys: [] } }));
    await sendNow();
    await sendNow();
    expect(keyless()).toEqual(['WP8']);
    expect(await waiting()).toBe(1);
    expect(askedFor()).toEqual([1]);

    line.answers.set(KEYS, () => ({
      status: 200,
      body: { keys: [{ shiftId: lost, key: KEY }] },
    }));
    await driveAt(line);
    await sendNow();
    expect(keyless()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('is asked for in as many calls as it takes', async () => {
    await driveRound();
    for (let shift = 0; shift < 25; shift += 1) await sealIn(crypto.randomUUID(), `WP${shift}`);
    line.answers.set(KEYS, (body) => {
      const { shiftIds } = body as { shiftIds: string[] };
      return { status: 200, body: { keys: shiftIds.map((shiftId) => ({ shiftId, key: KEY })) } };
    });
    await sendNow();
    expect(askedFor()).toEqual([20, 5]);
    expect(await waiting()).toBe(0);
  });
});

describe('a hand-over', () => {
  it('leaves only the refused piece to be done again', async () => {
    const of = { ...(await driveRound()), stopNo: 1 };
    const given = {
      handover: 'recipient',
      signedBy: '',
      picture: Uint8Array.of(1),
      collected: null,
      fix: null,
    };
    await recordHandover(of, { ...given, pieces: ['WP1', 'WP2'] });
    releaseHeld();
    line.answers.set('/api/scans', (body) => ({
      status: 200,
      body: {
        results: (body as { scans: { scanId: string; ref: string }[] }).scans.map((scan) => ({
          scanId: scan.scanId,
          outcome: scan.ref === 'WP2' ? 'invalid' : 'recorded',
        })),
      },
    }));
    await sendNow();
    const done = await (await openStore()).getAllKeys('done');
    expect(done).toEqual([`${of.shiftId} piece WP1`]);
  });
});

it('asks the api in the language that was chosen on the phone', async () => {
  await driveRound();
  expect(new Set(line.calls.map(({ language }) => language))).toEqual(new Set([LANGUAGE]));
});

describe('acts that are added while there is no line', () => {
  it('are not retried with each new act, and are sent when the line is back', async () => {
    const { shiftId } = await driveRound();
    line.answers.set('/api/scans', () => 'away');
    const tries = () => line.calls.filter(({ path }) => path === '/api/scans').length;
    await scanPiece(shiftId);
    releaseHeld();
    await sendNow();
    expect(tries()).toBe(1);
    for (let act = 0; act < 10; act += 1) {
      await recordRoundAct({ shiftId, personId: '', roundId: `round-${act}` }, 'return');
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(tries()).toBe(1);
    line.answers.delete('/api/scans');
    await vi.waitFor(() => expect(tries()).toBe(2), { timeout: 5_000 });
  });
});

describe('acts that are added in quick succession', () => {
  it('are sent together', async () => {
    const of = await driveRound();
    await sendNow();
    const calls = () => line.calls.filter(({ path }) => path === ACTS);
    for (let act = 0; act < 20; act += 1) {
      await recordRoundAct({ ...of, roundId: `round-${act}` }, 'return');
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.waitFor(() => expect(told()).toHaveLength(20), { timeout: 5_000 });
    expect(calls().length).toBeLessThanOrEqual(2);
  });
});

it('sends the last act although the clock of the phone was set back since', async () => {
  const { shiftId } = await driveRound();
  const on = { device: DEVICE, shiftId, code: 'ARRIVED' };
  const { actId = '' } = await recordPiece(rightPiece('WP1'), on);
  vi.setSystemTime(Date.now() - 6 * 3_600_000);
  expect(heldForMs()).toBe(0);
  expect(await undo(actId)).toBe(false);
  await sendNow();
  expect(line.calls.filter(({ path }) => path === '/api/scans')).toHaveLength(1);
});

it('offers to undo an act only while it is the last one and is held back', async () => {
  const { shiftId } = await driveRound();
  const on = { device: DEVICE, shiftId, code: 'ARRIVED' };
  const { actId: first = '' } = await recordPiece(rightPiece('WP1'), on);
  expect(undoableForMs(first)).toBe(UNDO_MS);
  const { actId: second = '' } = await recordPiece(rightPiece('WP2'), on);
  expect(undoableForMs(first)).toBe(0);
  expect(undoableForMs(second)).toBe(UNDO_MS);
  vi.setSystemTime(Date.now() + UNDO_MS);
  expect(undoableForMs(second)).toBe(0);
  expect(await undo(second)).toBe(false);
});
