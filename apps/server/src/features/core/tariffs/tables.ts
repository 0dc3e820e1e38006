import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  tariffs: { growsWith: 'published version', lives: 'for good: quotes name it' },
  tariffProposals: { growsWith: 'proposal of staff', lives: 'for good: tens a year' },
};
