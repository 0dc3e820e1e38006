import { createClientSlots } from '@waypost/domain/client-slots';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { answerPage, readCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  type FeedPlace,
  findEvent,
  isListening,
  readFeedEnd,
  selectFeed,
  startListening,
} from '../account-events/index.ts';
import { selectDeliveriesOfEvents } from './endpoints.queries.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { redeliverEvent } from './manage-endpoints.ts';
import { cursorOf, presentDeliveries, presentEvent } from './present-webhooks.ts';

const PLACE = [/^\d{1,20}$/, /^[0-9a-f-]{36}$/] as const;
const STREAMS = { total: 200, perClient: 5 };

export function eventsRoutes({ app, mount }: Api, ctx: ApiCtx): void {
  const slots = createClientSlots(STREAMS);
  const streams = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  mount('v1ListEvents', { program: 'events:read' }, async ({ caller, query, request }) => {
    await listen(caller);
    const { limit, cursor, type, shipmentId } = query;
    const types = type && [type];
    const asked = { after: placeOf(cursor), types, shipmentId, limit: limit + 1 };
    const rows = await asCustomer(ctx.db, caller.customerId, (own) =>
      selectFeed(own, caller.customerId, asked),
    );
    return answerPage(request, rows, { limit, present: presentEvent, cursorOf });
  });

  mount('v1ReadEvent', { program: 'events:read' }, async ({ caller, params }) => {
    const { customerId } = caller;
    return asCustomer(ctx.db, customerId, async (own) => {
      const event = await findEvent(own, customerId, params.eventId);
      if (event === undefined) throw new Problem('not_found');
      const rows = await selectDeliveriesOfEvents(own, [params.eventId]);
      const deliveries = await presentDeliveries(own, rows);
      return { status: 200, body: { ...presentEvent(event), deliveries } };
    });
  });

  mount('v1RedeliverEvent', { program: 'webhooks:write' }, async ({ caller, params, body }) => {
    const { eventId } = params;
    const endpoints = await redeliverEvent(ctx, caller, eventId, body.endpointId);
    return { status: 202, body: { object: 'redelivery' as const, eventId, endpoints } };
  });

  mount('v1FollowEvents', { program: 'events:read' }, async ({ caller, headers, reply }) => {
    // before anything is awaited: parallel requests are counted as well
    const release = slots.take(caller.customerId);
    if (release === null) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 15 });
    try {
      const { customerId } = caller;
      await listen(caller);
      const { 'last-event-id': last } = headers;
      const from =
        last !== undefined
          ? placeOf(last)
          : await asCustomer(ctx.db, customerId, (own) => readFeedEnd(own, customerId));
      const stream = openEventStream(ctx, reply, { customerId, from }, () => {
        release();
        if (stream !== null) streams.delete(stream);
      });
      if (stream === null) release();
      else streams.add(stream);
      return { streamed: true };
    } catch (error) {
      release();
      throw error;
    }
  });

  /** A program that reads events wants them to be written. */
  async function listen({ customerId, shard }: ProgramCaller): Promise<void> {
    if (await isListening(ctx.db, customerId)) return;
    await inTransaction(ctx.db, (tx) => startListening(ctx, tx, { customerId, shard }));
  }
}

function placeOf(cursor: string | undefined): FeedPlace | null {
  const [writtenBy, id] = readCursor(cursor, PLACE) ?? [];
  return writtenBy === undefined || id === undefined ? null : { writtenBy, id };
}
