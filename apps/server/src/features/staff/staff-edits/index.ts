import type { Feature } from '../../../platform/feature.ts';
import { blankStaffMails } from './staff-mails.queries.ts';
import { staffEditsJobs } from './staff-edits.jobs.ts';
import { staffEditsRoutes } from './staff-edits.routes.ts';
import { messageEmail, statusEmail } from './staff-emails.ts';
import { tables } from './tables.ts';

export { type Entering, enterShipments, entryCharges, quoteRequestOf } from './enter-shipments.ts';
export { type EntryCustomer, findCustomers } from './enter.queries.ts';
export { may } from './work-on-shipment.ts';

export const staffEdits: Feature = {
  name: 'staff-edits',
  routes: staffEditsRoutes,
  jobs: staffEditsJobs,
  emails: [messageEmail, statusEmail],
  erase: { shipments: (_ctx, tx, { ids }) => blankStaffMails(tx, ids) },
  exportData: { notExported: 'emails that the person has' },
  tables,
};
