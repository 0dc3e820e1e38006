import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  party_cases: {
    growsWith: 'case of a party',
    lives: '24 months after it was closed',
    sweep: { job: 'erase_cases', index: 'party_cases_closed' },
  },
  case_messages: { growsWith: 'message of a case', lives: 'with its case' },
  case_files: {
    growsWith: 'file of a case',
    lives: 'with its case, a day if it was never stored',
    sweep: { job: 'erase_cases', index: 'case_files_unstored' },
  },
};
