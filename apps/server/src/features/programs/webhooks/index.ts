import { actAs } from '../../../platform/acting-customer.ts';
import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { shipmentsChangedQueue } from '../../core/live-shipments/index.ts';
import { accountEventQueue } from '../account-events/index.ts';
import { clearEndpoint } from './clear-endpoint.ts';
import { deliverWebhooks, sendDue } from './deliver-webhooks.ts';
import {
  eraseOldAttempts,
  eraseOldDeliveries,
  readOldestWaitingSeconds,
} from './deliveries.queries.ts';
import { deleteEndpointsOf } from './endpoints.queries.ts';
import { endpointEmail } from './endpoint-email.ts';
import { createEventStreams } from './event-stream.ts';
import { ownEventsRoutes } from './own-events.routes.ts';
import { ownWebhooksRoutes } from './own-webhooks.routes.ts';
import {
  asideQueue,
  clearEndpointQueue,
  deliverQueue,
  endDeliveriesQueue,
  endpointMailQueue,
  recoverQueue,
} from './queues.ts';
import { continueRecovery } from './recover-endpoint.ts';
import { sealSecretsAnew } from './seal-secrets-anew.ts';
import { judgeEndpoints, sweepDeliveries } from './sweep-deliveries.ts';
import { eventsRoutes } from './events.routes.ts';
import { webhooksRoutes } from './webhooks.routes.ts';
import { stopListening } from './stop-listening.ts';
import { endDeliveries } from './switch-off.ts';
import { tellChanges } from './tell-changes.ts';
import { deleteToldOf } from './told-shipments.queries.ts';
import { writeEvent } from './write-event.ts';

export { sendTestEvent } from './send-test-event.ts';
export { publishMilestone } from './write-event.ts';

const alone = { concurrency: 1 };

/** Sends events of an account to the addresses that its owner named. */
export const webhooks: Feature = {
  name: 'webhooks',
  routes(api, ctx) {
    webhooksRoutes(api, ctx);
    const streams = createEventStreams(api.app, ctx);
    eventsRoutes(api, ctx, streams);
    ownWebhooksRoutes(api, ctx);
    ownEventsRoutes(api, ctx, streams);
  },
  jobs: [
    job(accountEventQueue, writeEvent, { concurrency: 4 }),
    job(shipmentsChangedQueue, tellChanges, { concurrency: 2 }),
    // a slot is a job of one endpoint, for 15 s if that is silent
    job(deliverQueue, deliverWebhooks, { concurrency: 16 }),
    job(asideQueue, sendDue, { concurrency: 8 }),
    job(endpointMailQueue, endpointEmail.send),
    job(recoverQueue, continueRecovery, alone),
    job(endDeliveriesQueue, endDeliveries, alone),
    job(clearEndpointQueue, clearEndpoint, alone),
    scheduled('sweep_webhook_deliveries', '* * * * *', sweepDeliveries, alone),
    scheduled('judge_webhook_endpoints', '*/10 * * * *', judgeEndpoints, alone),
    scheduled('seal_webhook_secrets', '13 4 * * *', sealSecretsAnew, alone),
    scheduled('stop_listening', '41 * * * *', stopListening, alone),
    scheduled('erase_webhook_deliveries', '23 * * * *', (ctx) => eraseOldDeliveries(ctx.db), alone),
    scheduled('erase_webhook_attempts', '29 * * * *', (ctx) => eraseOldAttempts(ctx.db), alone),
  ],
  emails: [endpointEmail],
  gauges: (ctx) =>
    observedGauge(
      ctx.metrics,
      'waypost_webhook_oldest_waiting_seconds',
      'How long the oldest delivery is overdue, of endpoints that are not failing.',
      () => readOldestWaitingSeconds(ctx.db),
    ),
  erase: {
    async person(ctx, tx, { customerId }) {
      const gone = await actAs(tx, customerId, (own) => deleteEndpointsOf(own, customerId));
      await ctx.jobs.enqueueMany(tx, clearEndpointQueue, gone);
      await deleteToldOf(tx, customerId);
    },
  },
  exportData: { notExported: 'addresses of programs, with secrets that are shown once' },
  tables: {
    webhookEndpoints: {
      growsWith: 'address of a program, at most 20 for each customer',
      lives: 'until the customer removes it or is erased',
    },
    toldShipments: {
      growsWith: 'shipment on its way of an account that listens',
      lives: 'until it is delivered or cancelled; erased with the account',
    },
    webhookDeliveries: {
      growsWith: 'event and endpoint that wants it',
      lives: '31 days; with its endpoint, by a job',
      sweep: { job: 'erase_webhook_deliveries', index: 'webhook_deliveries_created' },
    },
    webhookAttempts: {
      growsWith: 'attempt of a delivery',
      lives: '7 days; with its delivery',
      sweep: { job: 'erase_webhook_attempts', index: 'webhook_attempts_at' },
    },
  },
};
