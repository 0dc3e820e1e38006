import type { Feature } from '../../../platform/feature.ts';
import { forgetCasesBy, forgetShipperCases } from './erase-cases.ts';
import { exportCases } from './read-cases.ts';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { casesJobs } from './cases.jobs.ts';
import { casesRoutes } from './cases.routes.ts';

export { answerCase } from './answer-case.ts';
export { findFile } from './case-files.queries.ts';
export { lockCase, storeClosed as closeCase } from './cases.queries.ts';
export { answerFile } from './cases.routes.ts';
export { caseAnswerLetter, rewriteCaseAnswer } from './send-case-answer-mail.ts';
export { readCasesOfParty } from './read-cases.ts';
export { readThread } from './read-thread.ts';
export { reopenCase } from './reopen-case.ts';
export { writeToParty } from './write-to-party.ts';

export const cases: Feature = {
  name: 'cases',
  routes: casesRoutes,
  jobs: casesJobs,
  erase: {
    person: (ctx, tx, { emailKey }) => forgetCasesBy(ctx, tx, emailKey),
    shipments: (ctx, tx, { ids }) => forgetShipperCases(ctx, tx, ids),
  },
  exportData: async (ctx, { customerId }) => ({
    cases: await asCustomer(ctx.db, customerId, exportCases),
  }),
};
