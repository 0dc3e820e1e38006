import type { Feature } from '../../../platform/feature.ts';
import { erasePickups } from './erase-pickups.ts';
import { selectAllPickups } from './pickups.queries.ts';
import { presentPickup, presentRule } from './present-pickup.ts';
import { selectRules } from './rules.queries.ts';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { pickupsJobs } from './pickups.jobs.ts';
import { pickupsRoutes } from './pickups.routes.ts';
import { pickupEmails, ruleEndedEmail, scheduledEmail } from './pickup-emails.ts';
import { tables } from './tables.ts';

export { listPickups } from './list-pickups.ts';

export const pickups: Feature = {
  name: 'pickups',
  routes: pickupsRoutes,
  jobs: pickupsJobs,
  emails: [scheduledEmail, ...Object.values(pickupEmails), ruleEndedEmail],
  erase: { person: (_ctx, tx, { customerId }) => erasePickups(tx, customerId) },
  exportData: (ctx, { customerId }) =>
    asCustomer(ctx.db, customerId, async (own) => ({
      pickups: (await selectAllPickups(own, customerId)).map(presentPickup),
      pickupRules: (await selectRules(own, customerId, 'all')).map(presentRule),
    })),
  tables,
};
