import type { JourneyStep } from './journey.ts';
import type { SeededRandom } from './seeded-random.ts';
import { DAY_MS } from './sun-time.ts';

/**
 * The last piece is left behind, at a hub or when the van is loaded: from there on every piece is
 * scanned by itself, and that one arrives days after the others.
 */
export function splitPieces(
  steps: readonly JourneyStep[],
  plan: { pieceCount: number; where: 'hub' | 'van' },
  random: SeededRandom,
): JourneyStep[] {
  const from = leftBehindAt(steps, plan.where, random);
  const lateMs = (1 + random.below(plan.where === 'hub' ? 3 : 6)) * DAY_MS;
  const apart = steps.slice(from).flatMap((step) =>
    Array.from({ length: plan.pieceCount }, (_, index): JourneyStep => {
      const pieceNo = index + 1;
      return { ...step, pieceNo, at: pieceNo === plan.pieceCount ? step.at + lateMs : step.at };
    }),
  );
  return [...steps.slice(0, from), ...apart.toSorted((a, b) => a.at - b.at)];
}

function leftBehindAt(
  steps: readonly JourneyStep[],
  where: 'hub' | 'van',
  random: SeededRandom,
): number {
  const van = steps.findLastIndex(({ code }) => code === 'OUT_FOR_DELIVERY');
  // not at the pickup, which every piece has left
  const [, ...hubs] = steps.flatMap(({ code }, index) => (code === 'DEPARTED' ? [index] : []));
  return (where === 'hub' ? hubs[random.below(hubs.length)] : undefined) ?? van;
}
