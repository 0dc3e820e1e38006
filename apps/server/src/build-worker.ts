import { withSender } from './features/core/settings/index.ts';
import { FEATURES } from './features/index.ts';
import type { Ctx, WorkerCtx } from './platform/context.ts';
import { healthMetrics } from './platform/health-metrics.ts';
import type { Mailer } from './platform/mailer.ts';
import type { Sms } from './platform/sms.ts';

/** Starts the jobs of every feature. */
export async function buildWorker(ctx: Ctx, mailer: Mailer, sms: Sms | null): Promise<void> {
  const working: WorkerCtx = { ...ctx, mailer: withSender(ctx, mailer), sms };
  const jobs = FEATURES.flatMap((feature) => feature.jobs ?? []);
  // before any job runs: a backlog takes every connection, and a schedule that waited for one in vain
  // ended the worker as it started
  for (const { queue, cron } of jobs) {
    if (cron !== undefined) await ctx.jobs.schedule(queue, cron);
  }
  for (const job of jobs) {
    await ctx.jobs.work(job.queue, (payload) => job.run(working, payload), job.options);
  }
  for (const { gauges } of FEATURES) gauges?.(ctx);
  healthMetrics(ctx.metrics, ctx.db);
}
