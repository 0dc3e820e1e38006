import type { CrashPlan } from './crash-plan.ts';
import type { Scenario } from './crash-scenario.ts';

/** What the dry runs of a scenario met: the points, for each answer that gets lost or for none. */
export interface ListedPoints {
  scenario: Scenario;
  lost: number[];
  points: readonly string[];
}

export interface CrashCase {
  scenario: Scenario;
  plan: CrashPlan;
  /** The statement or call at which the process is to end. */
  point: string;
}

/** The answers that get lost: none, or one of them; in a short run none or the last one. */
export function lossesOf(scenario: Pick<Scenario, 'providerCalls'>, isShort: boolean): number[][] {
  const each = Array.from({ length: scenario.providerCalls }, (_, at) => [at + 1]);
  return [[], ...(isShort ? each.slice(-1) : each)];
}

/**
 * One case before and one after every point. Until an answer gets lost everything is as if none did,
 * so that these cases begin after its call.
 */
export function listCases(listed: readonly ListedPoints[]): CrashCase[] {
  return listed.flatMap(({ scenario, lost, points }) => {
    const lostAt = indexOfCall(points, lost[0] ?? 0);
    return points.flatMap((point, at) =>
      (['before', 'after'] as const)
        .filter((side) => at > lostAt || (at === lostAt && side === 'after'))
        .map((side) => ({ scenario, plan: { number: at + 1, side, lost }, point })),
    );
  });
}

/** Number of the COMMIT after the attempt was claimed. */
export function claimPoint(points: readonly string[]): number {
  const claimedAt = points.findIndex((point) => /^sql update booking_attempts/i.test(point));
  const at = points.findIndex((point, place) => place > claimedAt && /commit/i.test(point));
  if (claimedAt === -1 || at === -1) throw new Error('no claim was seen');
  return at + 1;
}

/** -1 for no call. */
function indexOfCall(points: readonly string[], call: number): number {
  const calls = points.flatMap((point, at) => (point.startsWith('provider') ? [at] : []));
  return calls[call - 1] ?? -1;
}

/**
 * A few for a short run: of every scenario in turn, first those at provider calls and COMMITs, where
 * a crash leaves two ledgers apart.
 */
export function chooseCases(
  cases: readonly CrashCase[],
  count: number,
  draw: () => number,
): CrashCase[] {
  const weighted = cases.map((each) => ({
    each,
    weight: draw() + (/^provider|commit$/i.test(each.point) ? 1 : 0),
  }));
  const piles = [...Map.groupBy(weighted, ({ each }) => each.scenario).values()].map((pile) =>
    pile.toSorted((a, b) => b.weight - a.weight),
  );
  const rounds = Math.max(0, ...piles.map((pile) => pile.length));
  return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile[round] ?? []))
    .flat()
    .slice(0, count)
    .map(({ each }) => each);
}

/** So many of them, in their order. */
export function chooseSome<T>(items: readonly T[], count: number, draw: () => number): T[] {
  const drawn = items.map((item, at) => ({ item, at, weight: draw() }));
  return drawn
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, count)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
