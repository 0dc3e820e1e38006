import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  settingsVersions: {
    growsWith: 'change of the settings',
    lives: 'for good: versions are only added',
  },
};
