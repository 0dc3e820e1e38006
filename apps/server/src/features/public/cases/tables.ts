import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
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
};
