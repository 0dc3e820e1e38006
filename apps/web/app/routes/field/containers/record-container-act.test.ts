import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../scanning/judge-piece.ts';
import { releaseHeld } from '../store/queue.ts';
import { sendNow } from '../store/send-acts.ts';
import { driveEnrolled, usePhone } from '../testing/phone.ts';
import { rightPiece } from '../testing/stop.ts';
import { verdictOf } from './judge-container.ts';
import {
  countDone,
  isPutIn,
  recordContainerAct,
  recordInContainer,
  recordScanned,
} from './record-container-act.ts';

const line = usePhone();
const CAGE = 'CAGE';
const PIECE = rightPiece('WP1');
let shiftId = '';

beforeEach(async () => {
  ({ shiftId } = await driveEnrolled(line, ['hub']));
});

async function kindOf(scanned: ReturnType<typeof recordScanned>): Promise<string> {
  return (await scanned).verdict.kind;
}
const arrive = () =>
  kindOf(recordScanned(shiftId, verdictOf('right', CAGE), { kind: 'arrive', code: CAGE }));
const load = (tripId: string) =>
  kindOf(recordScanned(shiftId, verdictOf('right', CAGE), { kind: 'load', code: CAGE, tripId }));
const put = (code: string) => kindOf(recordInContainer(shiftId, 'put', code, PIECE));
const take = (code: string) => kindOf(recordInContainer(shiftId, 'take', code, PIECE));

async function sent(): Promise<string[]> {
  releaseHeld();
  await sendNow();
  return line.calls
    .filter(({ path }) => path === '/api/field/containers/acts')
    .flatMap(({ body }) => (body as { acts: { kind: string }[] }).acts)
    .map(({ kind }) => kind);
}

it('an act with a container names the shift in which it was done', async () => {
  await recordContainerAct(shiftId, { kind: 'reopen', code: CAGE });
  expect(await sent()).toEqual(['reopen']);
  const [call] = line.calls.filter(({ path }) => path === '/api/field/containers/acts');
  expect(call?.body).toMatchObject({ acts: [{ kind: 'reopen', shiftId }] });
});

describe('a container in one shift', () => {
  it('arrives again after a while, but only once if its label is read twice in a row', async () => {
    expect([await arrive(), await arrive()]).toEqual(['right', 'already']);
    vi.setSystemTime(Date.now() + 7 * 3_600_000);
    expect(await arrive()).toBe('right');
    expect(await sent()).toEqual(['arrive', 'arrive']);
  });

  it('is loaded on the same trip again after it was opened in between', async () => {
    expect([await load('trip-1'), await load('trip-1')]).toEqual(['right', 'already']);
    await recordContainerAct(shiftId, { kind: 'reopen', code: CAGE });
    expect([await load('trip-1'), await load('trip-2')]).toEqual(['right', 'right']);
    expect(await sent()).toEqual(['load', 'reopen', 'load', 'load']);
  });

  it('can be closed repeatedly, because a colleague may have opened it in between', async () => {
    await recordContainerAct(shiftId, { kind: 'close', code: CAGE, seal: '' });
    await recordContainerAct(shiftId, { kind: 'close', code: CAGE, seal: '' });
    expect(await sent()).toEqual(['close', 'close']);
  });
});

describe('a piece in containers', () => {
  it('is put into the same one again after it was taken out', async () => {
    expect([await put(CAGE), await put(CAGE)]).toEqual(['right', 'already']);
    expect([await take(CAGE), await put(CAGE)]).toEqual(['right', 'right']);
    expect(await sent()).toEqual(['put', 'take', 'put']);
    expect(await countDone(shiftId, 'put', CAGE)).toBe(1);
    expect(await countDone(shiftId, 'take', CAGE)).toBe(0);
  });

  it('counts in the container it was put into last, and stays taken out of the one before', async () => {
    await put(CAGE);
    await put('BAG');
    expect(await countDone(shiftId, 'put', CAGE)).toBe(0);
    expect(await countDone(shiftId, 'put', 'BAG')).toBe(1);
    await take('BAG');
    await put(CAGE);
    expect(await countDone(shiftId, 'take', 'BAG')).toBe(1);
  });

  it('counts only in the present filling of a container that comes twice', async () => {
    await arrive();
    await take(CAGE);
    await recordContainerAct(shiftId, { kind: 'empty', code: CAGE, missing: false });
    await arrive();
    expect(await countDone(shiftId, 'take', CAGE)).toBe(0);
    expect(await take(CAGE)).toBe('right');
    expect(await countDone(shiftId, 'take', CAGE)).toBe(1);

    await recordContainerAct(shiftId, { kind: 'open', code: CAGE, container: 'cage', toHubId: '' });
    expect(await countDone(shiftId, 'put', CAGE)).toBe(0);
    expect(await put(CAGE)).toBe('right');
    expect(await countDone(shiftId, 'put', CAGE)).toBe(1);
  });

  it('still counts as taken out if the label of the container is scanned again', async () => {
    await arrive();
    await take(CAGE);
    vi.setSystemTime(Date.now() + 7 * 3_600_000);
    expect(await arrive()).toBe('right');
    expect(await countDone(shiftId, 'take', CAGE)).toBe(1);
  });

  it('is not put in until the other lane is confirmed', async () => {
    const asked: Verdict = { ...PIECE, kind: 'other_lane' };
    expect(await recordInContainer(shiftId, 'put', CAGE, asked)).toEqual({ verdict: asked });
    expect(await isPutIn(shiftId, CAGE, PIECE.ref)).toBe(false);
    expect(await sent()).toEqual([]);
  });

  it('is reported as inside the container that it was put into last', async () => {
    await put(CAGE);
    expect(await isPutIn(shiftId, CAGE, PIECE.ref)).toBe(true);
    await put('BAG');
    expect(await isPutIn(shiftId, CAGE, PIECE.ref)).toBe(false);
  });
});
