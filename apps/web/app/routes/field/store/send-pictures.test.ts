import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordHandover } from '../round/record-stop.ts';
import { DEVICE, driveAt, driveEnrolled, enrolAs, PICTURES, usePhone } from '../testing/phone.ts';
import { rightPiece } from '../testing/stop.ts';
import { openStore } from './database.ts';
import { finishShift } from './finish-shift.ts';
import { presentWaiting, releaseHeld } from './queue.ts';
import { recordPiece } from './record-scan.ts';
import { sendNow } from './send-acts.ts';
import { presentSession } from './session.ts';

const line = usePhone();
const OK = { status: 200, body: {} };

/** Answers to pictures, in the order of the calls: each waits until it is called. */
let answers: (() => void)[];
let of: { shiftId: string; personId: string; roundId: string };
beforeEach(async () => {
  of = { ...(await driveEnrolled(line)), roundId: 'round-1' };
  answers = [];
  line.answers.set(PICTURES, () => {
    const { promise, resolve } = Promise.withResolvers<typeof OK>();
    answers.push(() => resolve(OK));
    return promise;
  });
});

async function handOver(...refs: string[]): Promise<void> {
  const given = { handover: 'recipient', signedBy: '', collected: null, fix: null };
  const picture = Uint8Array.of(1, 2, 3);
  for (const [at, ref] of refs.entries()) {
    await recordHandover({ ...of, stopNo: at }, { ...given, picture, pieces: [ref] });
  }
  releaseHeld();
}

/** Resolves once so many pictures are on their way or were sent. */
const begun = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
const left = async () =>
  (await (await openStore()).getAll('acts')).map(({ kind, ref }) => `${kind} ${ref}`);

describe('while a picture takes long', () => {
  it('the next shift begins', async () => {
    await handOver('WP1', 'WP2', 'WP3');
    const sending = sendNow();
    await begun(1);
    answers[0]?.();
    await begun(2);
    const next = await driveAt(line);
    expect(presentSession().shift?.id).toBe(next.shiftId);
    expect(answers).toHaveLength(2);
    answers[1]?.();
    await begun(3);
    answers[2]?.();
    await sending;
    expect(await left()).toEqual([]);
  });

  it('the shift can be ended, and what else waits is sent before', async () => {
    await handOver('WP1');
    const sending = sendNow();
    await begun(1);
    await handOver('WP2');
    await finishShift();
    expect(presentSession().phase).toBe('signed-out');
    expect(await left()).toEqual(['picture WP1', 'picture WP2']);
    answers[0]?.();
    await begun(2);
    answers[1]?.();
    await sending;
    expect(await left()).toEqual([]);
  });

  it('scans are sent, and no picture is sent twice', async () => {
    await handOver('WP1');
    const sending = sendNow();
    await begun(1);
    await recordPiece(rightPiece('WP2'), { device: DEVICE, shiftId: of.shiftId, code: 'ARRIVED' });
    releaseHeld();
    const also = sendNow();
    await vi.waitFor(async () => expect(await left()).toEqual(['picture WP1']));
    answers[0]?.();
    await Promise.all([sending, also]);
    expect(answers).toHaveLength(1);
    expect(presentWaiting()).toMatchObject({ count: 0, stopped: null });
  });

  it('the phone can become another device, which keeps nothing of that picture', async () => {
    await handOver('WP1');
    const sending = sendNow();
    await begun(1);
    await enrolAs(line, { ...DEVICE, id: 'device-2' });
    answers[0]?.();
    await sending;
    expect(await (await openStore()).count('sent')).toBe(0);
    expect(presentWaiting().refused).toMatchObject([{ ref: 'WP1', reason: 'other_device' }]);
  });
});
