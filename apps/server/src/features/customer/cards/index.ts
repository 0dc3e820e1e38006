import type { Feature } from '../../../platform/feature.ts';
import { listSavedCards } from './cards.queries.ts';
import { forgetCards } from './change-cards.ts';
import { presentCard } from './present-card.ts';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { cardsJobs } from './cards.jobs.ts';
import { cardsRoutes } from './cards.routes.ts';

export { takeCardTry } from './card-tries.ts';
export { forgetCardTry } from './card-tries.queries.ts';
export { listSavedCards, presentCard };
export { findChargeableCard, findProviderCustomer } from './chargeable-card.ts';

export const cards: Feature = {
  name: 'cards',
  routes: cardsRoutes,
  jobs: cardsJobs,
  erase: { person: (ctx, tx, { customerId }) => forgetCards(ctx, tx, customerId) },
  async exportData(ctx, { customerId }) {
    const rows = await asCustomer(ctx.db, customerId, (own) => listSavedCards(own, customerId));
    return { cards: rows.map((card) => presentCard(card)) };
  },
  tables: {
    savedCards: { growsWith: 'saved card', lives: 'until the customer removes it or is erased' },
    cardTries: {
      growsWith: 'try of a card',
      lives: 'an hour',
      sweep: { job: 'erase_expired_identity', index: 'card_tries_tried' },
    },
  },
};
