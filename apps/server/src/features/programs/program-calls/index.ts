import { type Feature, scheduled } from '../../../platform/feature.ts';
import { keepCallDays } from './program-calls.queries.ts';
import { programCallsRoutes } from './program-calls.routes.ts';

export { logProgramCalls } from './log-calls.ts';
export { keepCallDays } from './program-calls.queries.ts';

/** Which requests a customer's programs made, for whoever looks for a fault in them. */
export const programCalls: Feature = {
  name: 'program-calls',
  // routes, states and ids: nothing that names a person once the account is erased
  personalData: 'none',
  routes: programCallsRoutes,
  jobs: [
    scheduled('keep_program_call_days', '17 2 * * *', (ctx) => keepCallDays(ctx.db), {
      concurrency: 1,
      retryLimit: 5,
    }),
  ],
  tables: {
    programCalls: {
      growsWith: 'request of a program',
      lives: '30 days, in partitions by day',
    },
  },
};
