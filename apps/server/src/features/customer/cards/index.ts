import type { Feature } from '../../../platform/feature.ts';
import { cardsJobs } from './cards.jobs.ts';
import { cardsRoutes } from './cards.routes.ts';

export { takeCardTry } from './card-tries.ts';
export { deleteOldCardTries, forgetCardTry } from './card-tries.queries.ts';
export { listSavedCards } from './cards.queries.ts';
export { findChargeableCard, findProviderCustomer } from './chargeable-card.ts';
export { forgetCards } from './change-cards.ts';
export { presentCard } from './present-card.ts';

export const cards: Feature = {
  name: 'cards',
  routes: cardsRoutes,
  jobs: cardsJobs,
};
