import type { Feature } from '../../../platform/feature.ts';
import { partyViewRoutes } from './party-view.routes.ts';

/** What the parties of a shipment see beyond the public. */
export const partyView: Feature = {
  name: 'party-view',
  personalData: 'none',
  routes: partyViewRoutes,
};
