import type { FieldRoundState } from '@waypost/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshRound } from '../round/round-store.ts';
import { recordRoundAct } from '../round/record-stop.ts';
import { driveAt, driveEnrolled, type Reply, usePhone } from '../testing/phone.ts';
import { openStore, readSetting } from './database.ts';
import { sendNow } from './send-acts.ts';
import { endShift, openSession, presentSession } from './session.ts';

const line = usePhone();
const ROUND = '/api/field/round';
const REVOKED = { status: 401, body: { code: 'unauthenticated' } };
const OVER = { status: 401, body: { code: 'shift_needed' } };
const NO_ROUND: FieldRoundState = { round: null, stops: [] };

let of: { shiftId: string; personId: string; roundId: string };
beforeEach(async () => {
  of = { ...(await driveEnrolled(line)), roundId: 'round-1' };
});

const sealed = async () => (await openStore()).getAllKeys('sealed');
const acts = async () => (await openStore()).count('acts');
const phase = () => presentSession().phase;

/** Answers only when it is told to. */
function late(path: string): (reply: Reply) => void {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  line.answers.set(path, () => promise);
  return resolve;
}

describe('a phone in an open shift', () => {
  it.each([
    ['its device was revoked', REVOKED],
    ['its shift is over', OVER],
  ])('closes it when an answer says that %s, and keeps what is not sent', async (_why, refusal) => {
    line.answers.set('/api/field/round/acts', () => 'away');
    await recordRoundAct(of, 'return');
    await sendNow();
    line.answers.set(ROUND, () => ({ status: 200, body: NO_ROUND }));
    await refreshRound(of.shiftId);
    expect(await sealed()).toContain(`${of.shiftId} round`);
    line.answers.set(ROUND, () => refusal);
    await refreshRound(of.shiftId);
    await vi.waitFor(() => expect(phase()).toBe('signed-out'));
    expect(presentSession()).toMatchObject({ why: refusal.body.code });
    expect(await sealed()).toEqual([]);
    expect(await readSetting('shift')).toBeUndefined();
    expect(await acts()).toBe(1);

    line.answers.clear();
    await driveAt(line);
    await sendNow();
    expect(await acts()).toBe(0);
  });

  it('stays in it when an answer says that a call before this shift was refused', async () => {
    const answer = late(ROUND);
    const asked = refreshRound(of.shiftId);
    await driveAt(line);
    answer(OVER);
    await asked;
    // the shift would be closed by whoever has the lock next
    await sendNow();
    expect(phase()).toBe('open');
  });

  it('does not keep a round that arrives after its end', async () => {
    const answer = late(ROUND);
    const asked = refreshRound(of.shiftId);
    await endShift();
    answer({ status: 200, body: NO_ROUND });
    await asked;
    expect(await sealed()).toEqual([]);
  });

  it('forgets the round of somebody who may not drive any more', async () => {
    line.answers.set(ROUND, () => ({ status: 200, body: NO_ROUND }));
    await refreshRound(of.shiftId);
    line.answers.set(ROUND, () => ({ status: 403, body: { code: 'forbidden' } }));
    await refreshRound(of.shiftId);
    expect(await sealed()).toEqual([`${of.shiftId} person`]);
    expect(phase()).toBe('open');
  });
});

it('forgets a locked shift when its hours are over', async () => {
  // as after a reload
  vi.clearAllTimers();
  await openSession();
  expect(phase()).toBe('locked');
  await vi.advanceTimersByTimeAsync(14 * 3_600_000 + 1);
  await vi.waitFor(() => expect(phase()).toBe('signed-out'));
  expect(await sealed()).toEqual([]);
});
