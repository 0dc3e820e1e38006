import type { Feature } from '../../../platform/feature.ts';
import { blankReasons } from './desk-items.queries.ts';
import { deskJobs } from './desk.jobs.ts';
import { deskRoutes } from './desk.routes.ts';
import { tables } from './tables.ts';

export {
  closeItems,
  closeItemsOfShipment,
  countOpenItems,
  deleteItems,
  hasOpenItem,
} from './desk-items.queries.ts';
export type { ItemRow } from './desk.queries.ts';
export { putOnDesk, putOnDeskOnce } from './put-on-desk.ts';
export { putTroubleOnDesk } from './put-trouble-on-desk.ts';
export { workOnItem } from './work-on-item.ts';

export const desk: Feature = {
  name: 'desk',
  routes: deskRoutes,
  jobs: deskJobs,
  erase: { shipments: (_ctx, tx, { ids }) => blankReasons(tx, ids) },
  exportData: { notExported: 'written by staff about their work' },
  tables,
};
