import type { Feature } from '../../../platform/feature.ts';
import { blankReasons } from './desk-items.queries.ts';

export {
  closeItems,
  closeItemsOfShipment,
  countOpenItems,
  deleteItems,
  hasOpenItem,
} from './desk-items.queries.ts';
export { dueSince, type Meeting, putOnDesk, putOnDeskOnce } from './put-on-desk.ts';
export { putTroubleOnDesk } from './put-trouble-on-desk.ts';

export const deskItems: Feature = {
  name: 'desk-items',
  erase: { shipments: (_ctx, tx, { ids }) => blankReasons(tx, ids) },
  exportData: { notExported: 'written by staff about their work' },
};
