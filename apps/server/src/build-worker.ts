import { withSender } from './features/core/settings/index.ts';
import { FEATURES } from './features/index.ts';
import type { Ctx, WorkerCtx } from './platform/context.ts';
import { healthMetrics } from './platform/health-metrics.ts';
import type { Mailer } from './platform/mailer.ts';
import type { Sms } from './platform/sms.ts';

/** Starts the jobs of every feature. */
export async function buildWorker(ctx: Ctx, mailer: Mailer, sms: Sms | null): Promise<void> {
  const working: WorkerCtx = { ...ctx, mailer: withSender(ctx, mailer), sms };
  for (const { jobs = [], gauges } of FEATURES) {
    for (const job of jobs) {
      await ctx.jobs.work(job.queue, (payload) => job.run(working, payload), job.options);
      if (job.cron !== undefined) await ctx.jobs.schedule(job.queue, job.cron);
    }
    gauges?.(ctx);
  }
  healthMetrics(ctx.metrics, ctx.db);
}
