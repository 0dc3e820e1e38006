import { type Feature, scheduled } from '../../../platform/feature.ts';
import { countedByWorker, createServiceMeter } from './measure-service.ts';
import { statusRoutes } from './status.routes.ts';
import { eraseOldDays } from './status.queries.ts';

const meters = new WeakMap<object, ReturnType<typeof createServiceMeter>>();

export const status: Feature = {
  name: 'status',
  personalData: 'none',
  routes: statusRoutes,
  jobs: [
    scheduled('measure_service', '* * * * *', async (ctx) => {
      const meter = meters.get(ctx.metrics) ?? createServiceMeter(ctx, countedByWorker(ctx));
      meters.set(ctx.metrics, meter);
      await meter.measure(new Date());
    }),
    scheduled('erase_service_days', '40 2 * * *', (ctx) => eraseOldDays(ctx.db)),
  ],
  tables: {
    serviceDays: {
      growsWith: 'day and part of the service',
      lives: '90 days',
      sweep: { job: 'erase_service_days', index: 'service_days_pkey' },
    },
  },
};
