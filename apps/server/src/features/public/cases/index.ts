import type { Feature } from '../../../platform/feature.ts';
import { forgetCasesBy, forgetShipperCases } from './erase-cases.ts';
import { exportCases } from './read-cases.ts';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { answerCase } from './answer-case.ts';
import { lockCase, storeClosed } from './cases.queries.ts';
import { readThread } from './read-thread.ts';
import { reopenCase } from './reopen-case.ts';
import { casesJobs } from './cases.jobs.ts';
import { casesRoutes } from './cases.routes.ts';
import { caseAnswerEmail } from './case-answer-email.ts';
import { tables } from './tables.ts';

export { readCasesOfParty } from './read-cases.ts';

export const cases: Feature = {
  name: 'cases',
  routes: casesRoutes,
  jobs: casesJobs,
  emails: [caseAnswerEmail],
  deskItems: {
    kinds: ['case'],
    lock: lockCase,
    read: readThread,
    answer: answerCase,
    close: (tx, { id }) => storeClosed(tx, id),
    reopen: (tx, { id }) => reopenCase(tx, id),
  },
  erase: {
    person: (ctx, tx, { emailKey }) => forgetCasesBy(ctx, tx, emailKey),
    shipments: (ctx, tx, { ids }) => forgetShipperCases(ctx, tx, ids),
  },
  exportData: async (ctx, { customerId }) => ({
    cases: await asCustomer(ctx.db, customerId, exportCases),
  }),
  tables,
};
