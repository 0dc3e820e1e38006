import { defineQueue } from '../../../platform/jobs.ts';
import type { FeedPlace } from '../account-events/index.ts';

type Due = {
  endpointId: string;
  shard: number;
  /** Epoch seconds of a later attempt; 0: now. */
  at: number;
};

/**
 * Sends what is due to one endpoint. Enqueued after the COMMIT that made a delivery; a lost one is made up for
 * by the sweep of each minute.
 */
export const deliverQueue = defineQueue<Due>('deliver_webhooks', {
  retryLimit: 2,
  oneWaits: ({ endpointId, at }) => `${endpointId}:${at}`,
});

/** The same for endpoints that are failing, and for those of an account that has enough slots: by slots of their own. */
export const asideQueue = defineQueue<Due>('deliver_webhooks_aside', {
  retryLimit: 2,
  oneWaits: ({ endpointId, at }) => `${endpointId}:${at}`,
});

/** `news` is in the key: an endpoint that fails again after a success is written about again. */
export const endpointMailQueue = defineQueue<{
  endpointId: string;
  shard: number;
  news: 'failing' | 'off';
  since: string;
}>('webhook_endpoint_mail', {
  keyOf: ({ endpointId, news, since }) => `${endpointId}:${news}:${since}`,
});

export type Recovery = {
  endpointId: string;
  shard: number;
  customerId: string;
  since: string;
  until: string;
  /** Newer events are done; null: none. */
  before: FeedPlace | null;
};

/** Goes on with what an endpoint missed, where the request or an earlier step has ended. */
export const recoverQueue = defineQueue<Recovery>('recover_webhook_endpoint');

/** Ends what waits for an endpoint that was switched off. */
export const endDeliveriesQueue = defineQueue<{ endpointId: string; shard: number }>(
  'end_webhook_deliveries',
);

/** Deletes what was on its way to an endpoint that is gone. */
export const clearEndpointQueue = defineQueue<{ endpointId: string; shard: number }>(
  'clear_webhook_endpoint',
);
