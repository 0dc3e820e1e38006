import type { Feature } from '../../../platform/feature.ts';
import type { Db } from '../../../platform/database.ts';
import { forgetPapers } from './erase-papers.ts';
import { listAllStatements } from './present-statements.ts';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { carryClosedMonths } from './months.queries.ts';
import { billingJobs } from './billing.jobs.ts';
import { billingRoutes } from './billing.routes.ts';
import { reminderEmail } from './reminder-email.ts';
import { statementEmail } from './statement-email.ts';
import { readDebtor } from './unpaid-on-desk.ts';

export { issueStatement } from './issue-statement.ts';
export { monthRange, readTotals } from './spend.queries.ts';
export { answerPaper } from './billing.routes.ts';
export { readBilling } from './read-billing.ts';
export { readLines } from './read-lines.ts';
export { readPaper } from './read-paper.ts';
export { readStatements } from './present-statements.ts';
export { updateOpen } from './statements.queries.ts';

export const billing: Feature = {
  name: 'billing',
  routes: billingRoutes,
  jobs: billingJobs,
  emails: [statementEmail, reminderEmail],
  deskItems: { kinds: ['unpaid_statement'], read: readDebtor },
  shards: { carryWaiting: carryClosedMonths },
  erase: { person: (ctx, tx, { customerId }) => forgetPapers(ctx, tx, customerId) },
  async exportData(ctx, { customerId }) {
    const read = (own: Db) => listAllStatements(own, customerId);
    return { statements: await asCustomer(ctx.db, customerId, read) };
  },
  tables: {
    statements: { growsWith: 'account and month', lives: 'for good: the books' },
    statementLines: { growsWith: 'shipment of a statement', lives: 'for good: the books' },
    invoices: { growsWith: 'statement', lives: 'for good: the books' },
    invoiceCounters: { growsWith: 'series and year', lives: 'for good: the books' },
    closedMonths: { growsWith: 'month', lives: 'for good: the books' },
  },
};
