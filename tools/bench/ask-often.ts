import { say } from '../driver/define-tool.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { type CpuClock, cpuPerItem } from './cpu-time.ts';
import { percentile, rounded } from './statistics.ts';

/** Left out of the figures: they open connections and plan statements. */
const UNCOUNTED = 5;

/**
 * Asks each question that many times, two at a time. Reports the p95 of answers with status 200 and, with a clock,
 * the processor time per answer, which hardly depends on what else the machine is doing.
 */
export async function askOften(
  questions: readonly (readonly [name: string, ask: () => Promise<number | undefined>])[],
  count: number,
  cpuClock?: CpuClock,
): Promise<{
  p95Ms: Record<string, number>;
  slowestP95Ms: number;
  cpuMs: Record<string, number>;
  /** By question and status. */
  failures: Record<string, number>;
}> {
  const p95Ms: Record<string, number> = {};
  const cpuMs: Record<string, number> = {};
  const failures: Record<string, number> = {};
  for (const [name, ask] of questions) {
    const numbers = Array.from({ length: count + UNCOUNTED }, (_, number) => number);
    const before = cpuClock?.();
    const times = await inLanes(numbers, 2, async () => {
      const began = performance.now();
      const status = await ask();
      if (status === 200) return performance.now() - began;
      const failure = `${name}: ${status ?? 'no answer'}`;
      failures[failure] = (failures[failure] ?? 0) + 1;
      return null;
    });
    const answered = times.slice(UNCOUNTED).filter((time) => time !== null);
    p95Ms[name] = answered.length === 0 ? Number.NaN : rounded(percentile(answered, 0.95));
    if (cpuClock !== undefined && before !== undefined) {
      const { apiUs, postgresUs } = cpuPerItem(before, cpuClock(), times.length);
      cpuMs[name] = rounded((apiUs + postgresUs) / 1000);
    }
    say(`${name}: ${p95Ms[name]} ms at the 95th percentile, ${cpuMs[name] ?? '?'} ms of processor`);
  }
  return { p95Ms, slowestP95Ms: Math.max(...Object.values(p95Ms)), cpuMs, failures };
}
