import { defineQueue } from '../../../platform/jobs.ts';

export const settleCardQueue = defineQueue<{ cardId: string }>('settle_card', { retryLimit: 20 });

/** By the provider's id: a card may be removed before its row has one. */
export const detachCardQueue = defineQueue<{ methodId: string }>('detach_card', { retryLimit: 20 });

export const eraseCardsQueue = defineQueue<{ customerId: string }>('erase_cards', {
  retryLimit: 20,
});
