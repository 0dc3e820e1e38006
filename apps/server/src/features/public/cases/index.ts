import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { eraseCases, forgetCasesBy, forgetShipperCases } from './erase-cases.ts';
import { exportCases, exportCasesOfAddress } from './export-cases.ts';
import { answerCase } from './answer-case.ts';
import { lockCase, storeClosed } from './cases.queries.ts';
import { readThread } from './read-thread.ts';
import { reopenCase } from './reopen-case.ts';
import { scanWaitingFiles } from './scan-waiting-files.ts';
import { casesRoutes } from './cases.routes.ts';
import { caseAnswerEmail } from './case-answer-email.ts';
import { caseAnswerMailQueue, eraseCasesQueue } from './queues.ts';

export { readCasesOfParty } from './read-cases.ts';

export const cases: Feature = {
  name: 'cases',
  routes: casesRoutes,
  jobs: [
    job(caseAnswerMailQueue, caseAnswerEmail.send),
    scheduled('scan_waiting_files', '* * * * *', scanWaitingFiles, { concurrency: 1 }),
    scheduled(eraseCasesQueue, '47 3 * * *', eraseCases),
  ],
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
    address: forgetCasesBy,
    shipments: (ctx, tx, { ids }) => forgetShipperCases(ctx, tx, ids),
  },
  exportData: exportCases,
  exportAddress: exportCasesOfAddress,
  tables: {
    partyCases: {
      growsWith: 'case of a party',
      lives: '24 months after it was closed',
      sweep: { job: 'erase_cases', index: 'party_cases_closed' },
    },
    caseMessages: { growsWith: 'message of a case', lives: 'with its case' },
    caseFiles: {
      growsWith: 'file of a case',
      lives: 'with its case, a day if it was never stored',
      sweep: { job: 'erase_cases', index: 'case_files_unstored' },
    },
  },
};
