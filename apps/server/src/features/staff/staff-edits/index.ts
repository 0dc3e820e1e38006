export { type Entering, enterShipments, entryCharges, quoteRequestOf } from './enter-shipments.ts';
export { type EntryCustomer, findCustomers } from './enter.queries.ts';
export { staffMailQueue } from './queues.ts';
export { staffEditsJobs } from './staff-edits.jobs.ts';
export { staffEditsRoutes } from './staff-edits.routes.ts';
export { staffLetter, statusLetter } from './staff-letters.ts';
export { may } from './work-on-shipment.ts';
export { blankStaffMails } from './staff-mails.queries.ts';
