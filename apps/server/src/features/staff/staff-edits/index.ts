import { type Feature, job } from '../../../platform/feature.ts';
import { blankStaffMails } from './staff-mails.queries.ts';
import { staffEditsRoutes } from './staff-edits.routes.ts';
import { messageEmail, sendStaffMail, statusEmail } from './staff-emails.ts';
import { staffMailQueue } from './queues.ts';

export { addEvent } from './add-event.ts';
export { mailParty } from './mail-party.ts';
export { readPlace } from './read-place.ts';
export { type Entering, enterShipments, entryCharges, quoteRequestOf } from './enter-shipments.ts';
export { type EntryCustomer, findCustomers } from './enter.queries.ts';
export { markReceived } from './settle-owed.ts';
export { may } from './work-on-shipment.ts';

export const staffEdits: Feature = {
  name: 'staff-edits',
  routes: staffEditsRoutes,
  jobs: [job(staffMailQueue, sendStaffMail)],
  emails: [messageEmail, statusEmail],
  erase: { shipments: (_ctx, tx, { ids }) => blankStaffMails(tx, ids) },
  exportData: { notExported: 'emails that the person has' },
  tables: {
    shipmentEdits: { growsWith: 'edit of staff', lives: 'with its shipment, for good' },
    staffMails: {
      growsWith: 'email that staff writes to a party',
      lives: 'with its shipment; blanked with the person',
    },
  },
};
