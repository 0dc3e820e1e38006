import type { readAccountEvent } from '@waypost/contract';
import type { z } from 'zod';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findEvent, isListening, selectLatest } from '../account-events/index.ts';
import { selectAttempts, selectDeliveriesOfEvents, selectEndpoints } from './endpoints.queries.ts';
import type { EventStreams } from './event-stream.ts';
import { cursorOf, placeOf } from './present-webhooks.ts';

const ROWS = 50;

/** Events of an account, for its owner who is signed in. */
export function ownEventsRoutes({ mount }: Api, ctx: Ctx, streams: EventStreams): void {
  mount('listAccountEvents', { customer: true }, async ({ caller, query }) => {
    const { customerId } = caller;
    const asked = { before: placeOf(query.before), type: query.type, limit: ROWS + 1 };
    return asCustomer(ctx.db, customerId, async (own) => {
      const rows = await selectLatest(own, customerId, asked);
      const shown = rows.slice(0, ROWS);
      const last = shown.at(-1);
      return {
        status: 200,
        body: {
          events: await withDeliveries(own, shown),
          next: rows.length > ROWS && last !== undefined ? cursorOf(last) : null,
          listening: await isListening(own, customerId),
        },
      };
    });
  });

  mount('readAccountEvent', { customer: true }, async ({ caller, params }) => ({
    status: 200,
    body: await asCustomer(ctx.db, caller.customerId, (own) =>
      readEvent(own, caller.customerId, params.eventId),
    ),
  }));

  mount('followAccountEvents', { customer: true }, (call) => streams.follow(call));
}

type Listed = { id: string; type: string; body: string; createdAt: Date };

/** For a list: what became of each, without the single attempts. */
export async function withDeliveries(own: Db, events: readonly Listed[]) {
  const deliveries = await selectDeliveriesOfEvents(
    own,
    events.map(({ id }) => id),
  );
  return events.map(({ id, type, createdAt, body }) => ({
    id,
    type,
    createdAt: createdAt.toISOString(),
    body,
    deliveries: deliveries
      .filter(({ eventId }) => eventId === id)
      .map((each) => ({
        id: each.id,
        endpointId: each.endpointId,
        state: each.state as 'waiting',
        attempts: each.attempts,
        lastStatus: each.lastStatus,
        lastError: each.lastError,
      })),
  }));
}

type ReadEvent = z.input<(typeof readAccountEvent)['answers'][200]>;

async function readEvent(own: Db, customerId: string, eventId: string): Promise<ReadEvent> {
  const event = await findEvent(own, customerId, eventId);
  if (event === undefined) throw new Problem('not_found');
  const endpoints = await selectEndpoints(own, customerId);
  const deliveries = await selectDeliveriesOfEvents(own, [eventId]);
  const attempts = await selectAttempts(
    own,
    deliveries.map(({ id }) => id),
  );
  return {
    id: event.id,
    type: event.type,
    createdAt: event.createdAt.toISOString(),
    body: event.body,
    deliveries: deliveries.map(({ id, endpointId, state, nextAttemptAt }) => ({
      id,
      endpointId,
      url: endpoints.find((endpoint) => endpoint.id === endpointId)?.url ?? '',
      state: state as 'waiting',
      nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
      attempts: attempts
        .filter(({ deliveryId }) => deliveryId === id)
        .map(({ id: attemptId, at, status, error, ms, excerpt }) => ({
          id: attemptId,
          at: at.toISOString(),
          status,
          error,
          ms,
          excerpt,
        })),
    })),
  };
}
