import { say } from '../driver/define-tool.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { percentile, rounded } from './statistics.ts';

/** The first ones open connections and plan. */
const UNCOUNTED = 5;

/** Asks each question so often, two at a time, and says what 95 of 100 good answers took at most. */
export async function askOften(
  questions: readonly (readonly [name: string, ask: () => Promise<boolean>])[],
  count: number,
): Promise<{ p95Ms: Record<string, number>; slowestP95Ms: number; failed: number }> {
  const p95Ms: Record<string, number> = {};
  let failed = 0;
  for (const [name, ask] of questions) {
    const numbers = Array.from({ length: count + UNCOUNTED }, (_, number) => number);
    const times = await inLanes(numbers, 2, async () => {
      const began = performance.now();
      return (await ask()) ? performance.now() - began : null;
    });
    const answered = times.slice(UNCOUNTED).filter((time) => time !== null);
    failed += times.filter((time) => time === null).length;
    p95Ms[name] = answered.length === 0 ? Number.NaN : rounded(percentile(answered, 0.95));
    say(`${name}: ${p95Ms[name]} ms at the 95th percentile`);
  }
  return { p95Ms, slowestP95Ms: Math.max(...Object.values(p95Ms)), failed };
}
