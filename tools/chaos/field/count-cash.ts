import { randomUUID } from 'node:crypto';
import { type Phone, switchOn } from '../../installation/phone.ts';
import { inLanes } from '../../installation/in-lanes.ts';
import type { Worker } from './crew.ts';
import type { DayDone } from './courier-day.ts';

const LANES = 8;
/** A note of five euros is not there. */
const SHORT_CENTS = 500;
const SHORT_EVERY = 20;

/**
 * In the evening every courier says what the pocket holds, and the cashier of the hub takes it. What is missing
 * by the day's plan: each twentieth courier, from the third, has lost a note.
 */
export async function countCash(
  days: readonly DayDone[],
  cashiers: readonly Worker[],
): Promise<{ countedCents: number; shortCents: number }> {
  const desks = new Map<string, Phone>();
  for (const { hubId, worker, disk, line } of cashiers) {
    const desk = switchOn(disk, line);
    await desk.beginShift(worker.badge, worker.pin);
    desks.set(hubId, desk);
  }
  const sums = { countedCents: 0, shortCents: 0 };
  await inLanes([...days.entries()], LANES, async ([at, day]) => {
    const desk = desks.get(day.courier.hubId);
    if (desk === undefined) throw new Error('a hub without a cashier');
    const isShort = at % SHORT_EVERY === 2 && day.cashCents > SHORT_CENTS;
    const cents = day.cashCents - (isShort ? SHORT_CENTS : 0);
    const amounts = [{ currency: 'EUR', cents }];
    const countId = randomUUID();
    const phone = switchOn(day.disk, day.courier.line);
    await phone.post('/api/field/cash/counts', { countId, amounts });
    await desk.post(`/api/field/cash/counts/${countId}/confirm`, { amounts });
    await phone.endShift();
    await phone.die();
    sums.countedCents += cents;
    sums.shortCents += isShort ? SHORT_CENTS : 0;
  });
  for (const desk of desks.values()) {
    await desk.endShift();
    await desk.die();
  }
  return sums;
}
