import { defineQueue } from '../../../platform/jobs.ts';

export const settleCardQueue = defineQueue<{ cardId: string; shard: number }>('settle_card', {
  retryLimit: 20,
});

/** By the provider's id: a card may be removed before its row has one. */
export const detachCardQueue = defineQueue<{ methodId: string; shard: number }>('detach_card', {
  retryLimit: 20,
});

export const eraseCardsQueue = defineQueue<{ customerId: string; shard: number }>('erase_cards', {
  retryLimit: 20,
});
