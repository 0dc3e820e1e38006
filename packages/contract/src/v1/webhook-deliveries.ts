import { z } from 'zod';
import { example, Id, Moment, open } from './fields.ts';

const WebhookAttempt = z
  .strictObject({
    /** When it was made. */
    at: Moment,
    /** The status of the answer; null if none came. */
    status: example(z.int().nullable(), 500),
    /** Why no answer came, such as `timed_out` or `tls_failed`. */
    error: open(example(z.string().nullable(), null)),
    /** How long it took. */
    ms: example(z.int(), 84),
    /** The first 500 bytes of the answer. */
    excerpt: example(z.string(), 'no such table: orders'),
  })
  .meta({ id: 'V1WebhookAttempt' });

export const WebhookDelivery = z
  .strictObject({
    /** Always `webhook_delivery`. */
    object: example(z.literal('webhook_delivery'), 'webhook_delivery'),
    /** Id of the delivery. */
    id: Id,
    /** The endpoint that it goes to. */
    endpointId: Id,
    /** The event that is sent. */
    eventId: Id,
    /** Type of the event. */
    type: open(example(z.string(), 'shipment.delivered')),
    /** Whether it will be tried (again), has arrived, or was given up. */
    state: open(example(z.enum(['waiting', 'delivered', 'ended']), 'waiting')),
    /** How often it was tried. */
    attempts: example(z.int(), 2),
    /** When it is tried next; null if it is not. */
    nextAttemptAt: Moment.nullable(),
    /** When it was made. */
    createdAt: Moment,
    /** When it arrived; null while it has not. */
    deliveredAt: Moment.nullable(),
    /** The attempts of the last 7 days, newest first. */
    log: z.array(WebhookAttempt),
  })
  .meta({ id: 'V1WebhookDelivery' });
