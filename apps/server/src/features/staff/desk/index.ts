import { type Feature, scheduled } from '../../../platform/feature.ts';
import { blankReasons } from './desk-items.queries.ts';
import { deskRoutes } from './desk.routes.ts';
import { watchShipments } from './watch-shipments.ts';

export {
  closeItems,
  closeItemsOfShipment,
  countOpenItems,
  deleteItems,
  hasOpenItem,
} from './desk-items.queries.ts';
export { countItemsByClock, type ItemRow } from './desk.queries.ts';
export { closeMissingPieces, putMissingPieces } from './missing-pieces.ts';
export { putOnDesk, putOnDeskOnce } from './put-on-desk.ts';
export { watchShipments };
export { putTroubleOnDesk } from './put-trouble-on-desk.ts';
export { workOnItem } from './work-on-item.ts';

export const desk: Feature = {
  name: 'desk',
  routes: deskRoutes,
  jobs: [
    // puts silent shipments and exceptions on the desk, and takes off what has settled itself
    scheduled('watch_shipments', '*/10 * * * *', watchShipments, { concurrency: 1 }),
  ],
  erase: { shipments: (_ctx, tx, { ids }) => blankReasons(tx, ids) },
  exportData: { notExported: 'written by staff about their work' },
  tables: {
    deskItems: {
      growsWith: 'matter for staff',
      lives: '24 months after it was closed',
      sweep: { job: 'watch_shipments', index: 'desk_items_closed' },
    },
  },
};
