import type { Feature } from '../../../platform/feature.ts';
import { exportSubscriptions, exportSubscriptionsOfAddress } from './export-subscriptions.ts';
import { noteListeners } from '../../core/shipments/index.ts';
import { listShipmentsFollowedBy } from './listeners.queries.ts';
import { deleteSubscriptions } from './subscriptions.queries.ts';
import { updatesJobs } from './updates.jobs.ts';
import { updatesRoutes } from './updates.routes.ts';
import { alreadyFollowingEmail, confirmUpdatesEmail } from './confirmation-emails.ts';
import { milestoneEmail } from './milestone-email.ts';

export { isOptedOut } from './opt-outs.ts';

export const updates: Feature = {
  name: 'updates',
  routes: updatesRoutes,
  jobs: updatesJobs,
  emails: [milestoneEmail, confirmUpdatesEmail, alreadyFollowingEmail],
  erase: {
    alsoChanges: listShipmentsFollowedBy,
    address: (_ctx, tx, emailKey) => deleteSubscriptions(tx, emailKey),
    // the parties, who listen too, are blanked by then
    changed: noteListeners,
  },
  exportData: exportSubscriptions,
  exportAddress: exportSubscriptionsOfAddress,
  tables: {
    shipmentSubscriptions: {
      growsWith: 'follower of a shipment',
      lives: '30 days after delivery, a year at most',
      sweep: { job: 'erase_subscriptions', index: 'shipment_subscriptions_requested' },
    },
    mailOptOuts: { growsWith: 'address that wants no mail', lives: 'until it wants mail again' },
  },
};
