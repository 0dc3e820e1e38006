import type { Feature } from '../../../platform/feature.ts';
import { pickupBoardRoutes } from './pickup-board.routes.ts';

export { windowsOfToday } from './windows-of-today.ts';

/** Staff plans the pickups of customers; their rows belong to `customer/pickups`. */
export const pickupBoard: Feature = {
  name: 'pickup-board',
  personalData: 'none',
  routes: pickupBoardRoutes,
};
