import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  sources: { growsWith: 'device or partner', lives: 'for good: events name it' },
  apiKeys: { growsWith: 'key of a device', lives: 'for good: the log names it' },
};
