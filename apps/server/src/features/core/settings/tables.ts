import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  settings_versions: {
    growsWith: 'change of the settings',
    lives: 'for good: versions are only added',
  },
};
