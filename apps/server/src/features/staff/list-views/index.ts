import type { Feature } from '../../../platform/feature.ts';
import { listViewsRoutes } from './list-views.routes.ts';

export const listViews: Feature = {
  name: 'list-views',
  personalData: 'none',
  routes: listViewsRoutes,
  tables: {
    listViews: {
      growsWith: 'view of a list that staff saves, at most 100 for each member',
      lives: 'until staff removes it',
    },
  },
};
