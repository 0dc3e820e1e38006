import { judgeMinute, type ServicePart, type ServiceState } from '@waypost/domain/service-status';
import type { Ctx } from '../../../platform/context.ts';
import { addMinutes, type MeasuredMinutes } from './status.queries.ts';

type Counted = { ok: number; failed: number };

/** How many answers of each part a process has counted since it began. */
export type ReadCounts = () => Promise<Partial<Record<ServicePart, Counted>>>;

/** What customers notice at the api. Refused cards and wrong requests are no failures. */
export const countedByApi =
  ({ metrics }: Pick<Ctx, 'metrics'>): ReadCounts =>
  async () => {
    const answers = await metrics.answers.get();
    const ofClass = (name: string) =>
      sumOf(answers.values.filter(({ labels }) => labels.class === name));
    return {
      booking: ofClass('bookings'),
      tracking: ofClass('tracking'),
      scans: ofClass('scans'),
      payments: await outsideCalls(metrics, 'payments'),
    };
  };

export const countedByWorker =
  ({ metrics }: Pick<Ctx, 'metrics'>): ReadCounts =>
  async () => ({ emails: await outsideCalls(metrics, 'mail') });

async function outsideCalls(metrics: Ctx['metrics'], service: string): Promise<Counted> {
  const calls = await metrics.outsideCalls.get();
  return sumOf(
    calls.values.filter(
      ({ labels, metricName }) =>
        metricName === 'waypost_outside_call_seconds_count' && labels.service === service,
    ),
  );
}

function sumOf(
  values: readonly { value: number; labels: { result?: string | number | undefined } }[],
): Counted {
  const sum = { ok: 0, failed: 0 };
  for (const { value, labels } of values)
    sum[labels.result === 'failed' ? 'failed' : 'ok'] += value;
  return sum;
}

/**
 * Judges each minute by what was counted in it, and adds it to the day. While the database is away minutes
 * wait in memory, and parts that need it are down.
 */
export function createServiceMeter(ctx: Pick<Ctx, 'db'>, readCounts: ReadCounts) {
  let before: Awaited<ReturnType<ReadCounts>> = {};
  let waiting: MeasuredMinutes[] = [];
  let isDatabaseAway = false;
  const states = new Map<ServicePart, ServiceState>();

  return {
    states: () => states,
    async measure(at: Date): Promise<void> {
      const counts = await readCounts();
      const day = at.toISOString().slice(0, 10);
      for (const [name, now] of Object.entries(counts)) {
        const part = name as ServicePart;
        const last = before[part] ?? { ok: 0, failed: 0 };
        const judged = judgeMinute({ ok: now.ok - last.ok, failed: now.failed - last.failed });
        const state = isDatabaseAway && part !== 'payments' ? 'down' : judged;
        states.set(part, state);
        const minute = { up: 0, trouble: 0, down: 0, [state]: 1 };
        waiting.push({ part, day, state, ...minute });
      }
      before = counts;
      const sums = summed(waiting);
      try {
        await addMinutes(ctx.db, sums);
        waiting = [];
        isDatabaseAway = false;
      } catch {
        waiting = sums;
        isDatabaseAway = true;
      }
    },
  };
}

/** One row a part and day, with the state that came last. */
function summed(minutes: readonly MeasuredMinutes[]): MeasuredMinutes[] {
  const byDay = Map.groupBy(minutes, ({ part, day }) => `${part} ${day}`);
  return [...byDay.values()].map((each) =>
    each.reduce((sum, next) => ({
      ...next,
      up: sum.up + next.up,
      trouble: sum.trouble + next.trouble,
      down: sum.down + next.down,
    })),
  );
}
