import { readCustomerShard } from '../../../platform/acting-customer.ts';
import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { drain } from '../../../platform/sweeps.ts';
import {
  carryFeed,
  deleteEvents,
  deleteListener,
  keepEventDays,
  readDaysAhead,
} from './account-events.queries.ts';
import { eraseEventsQueue, hearShipmentsQueue } from './queues.ts';
import { hearShipments } from './start-listening.ts';

export {
  type FeedPlace,
  type FeedRow,
  findEvent,
  insertEvents,
  isListening,
  keepEventDays,
  type NewEvent,
  readFeedEnd,
  recountFeed,
  selectBodies,
  selectFeed,
  selectLatest,
  selectWindow,
} from './account-events.queries.ts';
export { noteAboutShipment, noteEvent, noteShipmentEvents } from './note-event.ts';
export { accountEventQueue, type EventJob } from './queues.ts';
export { endListening, startListening } from './start-listening.ts';

/** What happened to an account, for its programs. `webhooks` sends it. */
export const accountEvents: Feature = {
  name: 'account-events',
  jobs: [
    job(hearShipmentsQueue, (ctx, account) => hearShipments(ctx, account)),
    job(
      eraseEventsQueue,
      (ctx, { customerId }) => drain((batch) => deleteEvents(ctx.db, customerId, batch)),
      { concurrency: 1 },
    ),
    scheduled('keep_account_event_days', '13 2 * * *', (ctx) => keepEventDays(ctx.db), {
      concurrency: 1,
      retryLimit: 5,
    }),
  ],
  gauges: (ctx) =>
    observedGauge(
      ctx.metrics,
      'waypost_account_event_days_ahead',
      'Days for which there are partitions of account events.',
      () => readDaysAhead(ctx.db),
    ),
  shards: { carryWaiting: carryFeed },
  erase: {
    async person(ctx, tx, { customerId }) {
      await deleteListener(tx, customerId);
      const shard = await readCustomerShard(tx, customerId);
      await ctx.jobs.enqueue(tx, eraseEventsQueue, { customerId, shard });
    },
  },
  exportData: { notExported: 'events name the shipments and statements that are exported' },
  tables: {
    feedOffsets: { growsWith: 'nothing: one a shard', lives: 'for good, 32' },
    accountEvents: {
      growsWith: 'event of an account that listens',
      lives: '30 days, in partitions by day; erased with the account, by a job',
    },
    eventListeners: {
      growsWith: 'account that listens',
      lives: 'until its last endpoint and key are gone, or the account is erased',
    },
  },
};
