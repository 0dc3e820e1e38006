import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordRoundAct } from '../round/record-stop.ts';
import { DEVICE, driveEnrolled, usePhone } from '../testing/phone.ts';
import { rightPiece } from '../testing/stop.ts';
import { callApi } from './call-api.ts';
import { releaseHeld } from './queue.ts';
import { recordPiece } from './record-scan.ts';
import { sendNow } from './send-acts.ts';

const line = usePhone();
const MINUTE_MS = 60_000;

let of: { shiftId: string; personId: string; roundId: string };
beforeEach(async () => {
  line.clockAheadMs = 40 * MINUTE_MS;
  of = { ...(await driveEnrolled(line)), roundId: 'round-1' };
});

async function scan(ref: string): Promise<void> {
  await recordPiece(rightPiece(ref), { device: DEVICE, shiftId: of.shiftId, code: 'ARRIVED' });
  releaseHeld();
}

/** As the network of a phone does it. */
function putClockRight(): void {
  vi.setSystemTime(Date.now() + line.clockAheadMs);
  line.clockAheadMs = 0;
}

type Told = { sentAt: string; scans?: { ref: string }[]; acts?: { kind: string }[] };

/** What was told, and how many minutes the clock of the phone lacks by what the call says of it. */
function told() {
  const calls = line.calls.filter(({ path }) => path === '/api/scans' || path.endsWith('/acts'));
  return calls.map(({ body }) => {
    const { sentAt, scans = [], acts = [] } = body as Told;
    const nowAtApi = Date.now() + line.clockAheadMs;
    const lacks = Math.round((nowAtApi - Date.parse(sentAt)) / MINUTE_MS);
    return [...scans.map(({ ref }) => ref), ...acts.map(({ kind }) => kind), lacks];
  });
}

describe('the time of what was done while the clock of the phone was wrong', () => {
  it('is put right by the clock of then, after the phone has put it right', async () => {
    await scan('WP1');
    await recordRoundAct(of, 'depart');
    putClockRight();
    await sendNow();
    expect(told()).toEqual([
      ['WP1', 40],
      ['depart', 40],
    ]);
  });

  it('is put right while the clock is still wrong', async () => {
    await scan('WP1');
    await sendNow();
    expect(told()).toEqual([['WP1', 40]]);
  });

  it('is left alone if it was put right before the act, without a line', async () => {
    putClockRight();
    await scan('WP1');
    await sendNow();
    expect(told()).toEqual([['WP1', 0]]);
  });

  it('is told apart from what was done since', async () => {
    await scan('WP1');
    await scan('WP2');
    putClockRight();
    line.answers.set('/api/scans', () => ({ status: 503, body: { code: 'overloaded' } }));
    await sendNow();
    line.answers.delete('/api/scans');
    line.calls.length = 0;
    await scan('WP3');
    await sendNow();
    expect(told()).toEqual([
      ['WP1', 'WP2', 40],
      ['WP3', 0],
    ]);
  });
});

it('does not take an answer that came late for a wrong clock', async () => {
  putClockRight();
  await callApi('/api/field/device');
  line.answers.set('/api/field/device', () => {
    // the phone has slept since it asked
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    line.clockAheadMs = -5 * MINUTE_MS;
    return { status: 200, body: {} };
  });
  await callApi('/api/field/device');
  line.clockAheadMs = 0;
  line.answers.delete('/api/field/device');
  await scan('WP1');
  await sendNow();
  expect(told()).toEqual([['WP1', 0]]);
});

it('leaves the time alone if only the clock of now is wrong', async () => {
  putClockRight();
  await recordRoundAct(of, 'call');
  await sendNow();
  line.calls.length = 0;
  await scan('WP1');
  line.answers.set('/api/scans', () => ({ status: 503, body: { code: 'overloaded' } }));
  line.clockAheadMs = -3 * 60 * MINUTE_MS;
  vi.setSystemTime(Date.now() - line.clockAheadMs);
  await sendNow();
  line.answers.delete('/api/scans');
  line.calls.length = 0;
  await sendNow();
  expect(told()).toEqual([['WP1', 0]]);
});
