import type { Feature } from '../../../platform/feature.ts';
import { blankViewingReasons } from './viewing.queries.ts';
import { viewingRoutes } from './viewing.routes.ts';

export { authenticateViewing } from './authenticate-viewing.ts';

export const viewing: Feature = {
  name: 'viewing',
  routes: viewingRoutes,
  erase: { person: (_ctx, tx, { customerId }) => blankViewingReasons(tx, customerId) },
  exportData: { notExported: 'written by staff about their work' },
  tables: {
    viewingSessions: {
      growsWith: 'look of staff at an account',
      lives: 'for good: the log names it',
    },
  },
};
