export { takeCardTry } from './card-tries.ts';
export { deleteOldCardTries, forgetCardTry } from './card-tries.queries.ts';
export { cardsJobs } from './cards.jobs.ts';
export { listSavedCards } from './cards.queries.ts';
export { cardsRoutes } from './cards.routes.ts';
export { findChargeableCard, findProviderCustomer } from './chargeable-card.ts';
export { forgetCards } from './change-cards.ts';
export { presentCard } from './present-card.ts';
export { detachCardQueue, eraseCardsQueue, settleCardQueue } from './queues.ts';
