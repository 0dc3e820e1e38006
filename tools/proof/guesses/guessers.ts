import { randomBytes, randomInt } from 'node:crypto';
import { SHARD_COUNT } from '@waypost/domain/shards';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { atRate } from './at-rate.ts';
import type { LookUpLine } from './look-up-line.ts';

/** What a client may miss in ten minutes. */
const MISS_BUDGET = 60;
const MAX_UNDER_WAY = 256;

export interface Guesses {
  /** Answers by status. */
  answers: Record<string, number>;
  hits: number;
  faults: string[];
}

/** Numbers with a right check symbol, drawn at random, or what is given, from the given addresses in turn. */
export async function guess(
  line: LookUpLine,
  load: {
    count: number;
    perSecond: number;
    addressOf(index: number): string;
    keyOf?(address: string): string;
    refOf?(index: number): string;
    maxUnderWay?: number;
  },
): Promise<Guesses> {
  const answers: Record<string, number> = {};
  const byKey = new Map<string, { asked: number; missed: number }>();
  await atRate({ maxUnderWay: MAX_UNDER_WAY, ...load }, async (index) => {
    const address = load.addressOf(index);
    const { status } = await line.ask(load.refOf?.(index) ?? drawNumber(), address);
    answers[status] = (answers[status] ?? 0) + 1;
    const key = load.keyOf?.(address) ?? address;
    const counted = byKey.get(key) ?? { asked: 0, missed: 0 };
    byKey.set(key, counted);
    counted.asked += 1;
    if (status === 404) counted.missed += 1;
  });
  return { answers, hits: answers['200'] ?? 0, faults: faultsOf(answers, byKey) };
}

function drawNumber(): string {
  return makeTrackingNumber(randomInt(SHARD_COUNT), randomBytes(8));
}

/** Every client is told that often that a number is unknown, and then only to come back later. */
function faultsOf(
  answers: Readonly<Record<string, number>>,
  byKey: ReadonlyMap<string, { asked: number; missed: number }>,
): string[] {
  const faults = Object.entries(answers)
    .filter(([status]) => !['404', '429'].includes(status))
    .map(([status, count]) => `${count} guesses were answered ${status}`);
  for (const [key, { asked, missed }] of byKey) {
    const allowed = Math.min(asked, MISS_BUDGET);
    if (missed !== allowed) faults.push(`${key} was told ${missed} misses, not ${allowed}`);
  }
  return faults;
}
