import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  savedCards: { growsWith: 'saved card', lives: 'until the customer removes it or is erased' },
  cardTries: {
    growsWith: 'try of a card',
    lives: 'an hour',
    sweep: { job: 'erase_expired_identity', index: 'card_tries_tried' },
  },
};
