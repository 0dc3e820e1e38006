import { describe, expect, it } from 'vitest';
import { outcomesOf, withDueNow } from '../round/outcomes-of-pieces.ts';
import { DEVICE, driveEnrolled, usePhone } from '../testing/phone.ts';
import { rightPiece, stopOf } from '../testing/stop.ts';
import { type Act, openStore } from './database.ts';
import { doneInShift, presentWaiting } from './queue.ts';
import { recordPiece } from './record-scan.ts';
import { sendNow } from './send-acts.ts';

const line = usePhone();
const ROUND = 'round-1';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 8, minute)).toISOString();

const STOP = stopOf(['WP1'], { due: { cents: 4_200, currency: 'EUR' } });

/** The format of the release before: a key for each code and object, with the time as its value. */
async function writeOlder(done: Record<string, string>, acts: readonly Act[] = []): Promise<void> {
  const work = (await openStore()).transaction(['done', 'acts'], 'readwrite');
  for (const [key, text] of Object.entries(done)) {
    await work.objectStore('done').put(text as never, key);
  }
  for (const act of acts) await work.objectStore('acts').add(act);
  await work.done;
}

describe('a phone that gets a new release in the middle of a shift', () => {
  it('still knows what was handed over and paid before the update', async () => {
    const { shiftId } = await driveEnrolled(line);
    await writeOlder({
      [`${shiftId} DELIVERED WP1`]: at(9),
      [`${shiftId} OUT_FOR_DELIVERY WP1`]: at(1),
      [`${shiftId} OUT_FOR_DELIVERY WP2`]: at(2),
      [`${shiftId} act-pickup_failed ${ROUND}/7 not_ready`]: at(3),
      [`${shiftId} act-collected ${ROUND}/8`]: '',
    });
    const outcomes = outcomesOf(await doneInShift(shiftId), [STOP], ROUND);
    expect(Object.fromEntries(outcomes)).toEqual({
      WP1: 'delivered',
      WP2: 'loaded',
      '7': 'failed',
      '8': 'delivered',
    });
    expect(withDueNow(STOP, outcomes).due).toBeNull();
  });

  it('orders new acts after those of the older release', async () => {
    const { shiftId } = await driveEnrolled(line);
    await writeOlder({ [`${shiftId} OUT_FOR_DELIVERY WP1`]: at(1) });
    const scanned = { device: DEVICE, shiftId, code: 'ARRIVED', roundId: ROUND };
    await recordPiece(rightPiece('WP1'), scanned);
    expect(outcomesOf(await doneInShift(shiftId), [STOP], ROUND).get('WP1')).toBe('back');
  });

  it('continues to send after the api has refused an act of the older release', async () => {
    const { shiftId } = await driveEnrolled(line);
    const doneKey = `${shiftId} ARRIVED WP1`;
    const scan = { scanId: 'older', ref: 'WP1', code: 'ARRIVED', occurredAt: at(1) };
    const of = { shiftId, kind: 'scan', at: at(1), ref: 'WP1', deviceId: DEVICE.id } as const;
    await writeOlder({ [doneKey]: at(1) }, [
      { actId: 'older', doneKey, ...of, body: { plain: scan } },
    ]);
    line.answers.set('/api/scans', () => ({
      status: 200,
      body: { results: [{ scanId: 'older', outcome: 'conflict' }] },
    }));
    await sendNow();
    expect(presentWaiting()).toMatchObject({ count: 0, stopped: null });
    expect(presentWaiting().refused).toMatchObject([{ actId: 'older', reason: 'conflict' }]);
    expect(outcomesOf(await doneInShift(shiftId), [], ROUND).size).toBe(0);
  });
});
