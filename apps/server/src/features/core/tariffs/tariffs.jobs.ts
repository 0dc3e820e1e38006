import type { Ctx } from '../../../platform/context.ts';
import { previewTariff } from './preview-tariff.ts';
import { previewTariffQueue } from './queues.ts';

export async function tariffsJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(previewTariffQueue, (payload) => previewTariff(ctx, payload), {
    concurrency: 1,
  });
}
