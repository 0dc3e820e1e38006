import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { answerPage } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findEvent, isListening, selectFeed, startListening } from '../account-events/index.ts';
import { selectDeliveriesOfEvents } from './endpoints.queries.ts';
import type { EventStreams } from './event-stream.ts';
import { redeliverEvent } from './manage-endpoints.ts';
import { cursorOf, placeOf, presentDeliveries, presentEvent } from './present-webhooks.ts';

export function eventsRoutes({ mount }: Api, ctx: ApiCtx, streams: EventStreams): void {
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

  mount('v1FollowEvents', { program: 'events:read' }, async (call) => {
    await listen(call.caller);
    return streams.follow(call);
  });

  /** A program that reads events wants them to be written. */
  async function listen({ customerId, shard }: ProgramCaller): Promise<void> {
    if (await isListening(ctx.db, customerId)) return;
    await inTransaction(ctx.db, (tx) => startListening(ctx, tx, { customerId, shard }));
  }
}
