import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordContainerAct } from '../containers/record-container-act.ts';
import { recordHandover, recordRoundAct } from '../round/record-stop.ts';
import { DEVICE, driveEnrolled, PICTURES, usePhone } from '../testing/phone.ts';
import { rightPiece } from '../testing/stop.ts';
import { openStore } from './database.ts';
import { presentWaiting, releaseHeld } from './queue.ts';
import { recordPiece } from './record-scan.ts';
import { sendNow } from './send-acts.ts';

const line = usePhone();
const SCANS = '/api/scans';
const ROUND_ACTS = '/api/field/round/acts';
const CONTAINER_ACTS = '/api/field/containers/acts';
const AWAY = 'WP-AWAY';
const UNAVAILABLE = { status: 503, body: { code: 'temporarily_unavailable' } };

type Scan = { scanId: string; ref: string };
const isAway = ({ ref }: Scan) => ref.startsWith(AWAY);
const scansIn = (body: unknown) => (body as { scans: Scan[] }).scans;
const sentTo = (path: string) => line.calls.filter((call) => call.path === path);
const kindsSentTo = (path: string) =>
  sentTo(path).flatMap(({ body }) =>
    (body as { acts: { kind: string }[] }).acts.map(({ kind }) => kind),
  );
const stored = async () =>
  (await (await openStore()).getAll('acts')).map(({ kind, ref }) => `${kind} ${ref}`);

/** As an api whose cell with these shipments is away; alone in a call they are refused as a whole. */
function loseCell({ refusesCalls }: { refusesCalls: boolean }): void {
  line.answers.set(SCANS, (body) => {
    const scans = scansIn(body);
    if (refusesCalls && scans.every(isAway)) return UNAVAILABLE;
    const results = scans.map((each) => ({
      scanId: each.scanId,
      outcome: isAway(each) ? 'unavailable' : 'recorded',
    }));
    return { status: 200, body: { results } };
  });
}

let of: { shiftId: string; personId: string; roundId: string };
beforeEach(async () => {
  of = { ...(await driveEnrolled(line, ['drive', 'hub'])), roundId: 'round-1' };
  loseCell({ refusesCalls: true });
});

async function scan(...refs: string[]): Promise<void> {
  for (const ref of refs) {
    await recordPiece(rightPiece(ref), { device: DEVICE, shiftId: of.shiftId, code: 'ARRIVED' });
  }
  releaseHeld();
}

async function handOver(ref: string): Promise<void> {
  const given = { handover: 'recipient', signedBy: '', collected: null, fix: null };
  const picture = Uint8Array.of(1, 2, 3);
  await recordHandover({ ...of, stopNo: 1 }, { ...given, picture, pieces: [ref] });
  releaseHeld();
}

describe('a scan whose cell is away', () => {
  it('stays on the phone, and everything else is sent', async () => {
    await handOver(AWAY);
    await handOver('WP1');
    await recordRoundAct(of, 'depart');
    await recordContainerAct(of.shiftId, { kind: 'arrive', code: 'WPC1' });
    await sendNow();
    expect(await stored()).toEqual([`scan ${AWAY}`, `picture ${AWAY}`]);
    expect(kindsSentTo(ROUND_ACTS)).toEqual(['depart']);
    expect(kindsSentTo(CONTAINER_ACTS)).toEqual(['arrive']);
    expect(sentTo(PICTURES)).toHaveLength(1);
  });

  it('is tried again by itself, and its picture follows it', async () => {
    await handOver(AWAY);
    await scan('WP1');
    await sendNow();
    expect(presentWaiting()).toMatchObject({ count: 2, stopped: 'unavailable' });
    const tries = sentTo(SCANS).length;
    expect(tries).toBeLessThanOrEqual(2);
    line.answers.delete(SCANS);
    await vi.waitFor(async () => expect(await stored()).toEqual([]), { timeout: 5_000 });
    expect(sentTo(SCANS)).toHaveLength(tries + 1);
    expect(sentTo(PICTURES)).toHaveLength(1);
  });

  it.each([
    ['as a whole', 2],
    ['one by one', 1],
  ])('does not hold up those behind it if 150 of them are refused %s', async (how, tries) => {
    loseCell({ refusesCalls: how === 'as a whole' });
    await scan(...Array.from({ length: 150 }, (_, at) => `${AWAY}-${at}`), 'WP1');
    for (let run = 0; run < tries; run += 1) await sendNow();
    expect(await stored()).toHaveLength(150);
    expect(await stored()).not.toContain('scan WP1');
  });

  it('holds back the end of a round, which is judged by where its pieces are', async () => {
    await recordRoundAct(of, 'depart');
    await scan(AWAY);
    await recordRoundAct({ ...of, stopNo: 2 }, 'skip');
    await recordRoundAct(of, 'return');
    await recordRoundAct(of, 'close');
    await sendNow();
    expect(kindsSentTo(ROUND_ACTS)).toEqual(['depart', 'skip']);
    line.answers.delete(SCANS);
    await sendNow();
    expect(kindsSentTo(ROUND_ACTS)).toEqual(['depart', 'skip', 'return', 'close']);
    expect(await stored()).toEqual([]);
  });
});

describe('acts of a round that the api cannot take now', () => {
  it('keep their order, and hold up neither containers nor pictures', async () => {
    line.answers.set(ROUND_ACTS, () => UNAVAILABLE);
    await handOver('WP1');
    await recordRoundAct(of, 'depart');
    await recordContainerAct(of.shiftId, { kind: 'arrive', code: 'WPC1' });
    await sendNow();
    expect(await stored()).toEqual(['act ']);
    line.answers.delete(ROUND_ACTS);
    line.calls.length = 0;
    await recordRoundAct(of, 'return');
    await sendNow();
    expect(kindsSentTo(ROUND_ACTS)).toEqual(['depart', 'return']);
  });

  it('say that the shift is over although a scan waits for its cell', async () => {
    line.answers.set(ROUND_ACTS, () => ({ status: 401, body: { code: 'shift_needed' } }));
    await scan(AWAY);
    await recordRoundAct(of, 'depart');
    await sendNow();
    expect(presentWaiting()).toMatchObject({ count: 2, stopped: 'shift_needed' });
  });
});

it('sends the pictures behind one that the api cannot take', async () => {
  let tries = 0;
  line.answers.set(PICTURES, () => {
    tries += 1;
    return tries % 2 === 1 ? UNAVAILABLE : { status: 200, body: {} };
  });
  await handOver('WP1');
  await handOver('WP2');
  await sendNow();
  expect(await stored()).toEqual(['picture WP1', 'picture WP2']);
  await sendNow();
  expect(await stored()).toEqual(['picture WP1']);
});

it('asks nothing more of an api that is overloaded', async () => {
  line.answers.set(SCANS, () => ({ status: 503, body: { code: 'overloaded' } }));
  await scan('WP1');
  await recordRoundAct(of, 'depart');
  await sendNow();
  expect(sentTo(ROUND_ACTS)).toEqual([]);
});
