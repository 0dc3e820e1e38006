import {
  Fulfillment,
  type FulfillmentService,
  type FulfillmentState,
  isGraphQlErrorResult,
  type RequestContext,
  type TransactionalConnection,
} from '@vendure/core';
import type { WebhookEvent } from '@waypost/sdk';
import { WAYPOST_CODE } from './options.ts';

/** The states that a fulfilment goes through, in their order, and how far each event leads. */
const WAY: readonly FulfillmentState[] = ['Pending', 'Shipped', 'Delivered'];
const REACHED: Partial<Record<string, FulfillmentState>> = {
  'shipment.picked_up': 'Shipped',
  'shipment.in_transit': 'Shipped',
  'shipment.out_for_delivery': 'Shipped',
  'shipment.delivered': 'Delivered',
};

const WITH_LOCKS = ['postgres', 'mysql', 'mariadb'];

/**
 * Moves the fulfilments of a shipment to where its event says they are. Events come more than once and in any order:
 * what is further already stays there. Throws where Vendure refuses, so that the event is sent again.
 */
export async function moveFulfillments(
  ctx: RequestContext,
  connection: TransactionalConnection,
  fulfillmentService: FulfillmentService,
  { type, data }: WebhookEvent,
): Promise<void> {
  const reached = WAY.indexOf(REACHED[type] ?? 'Pending');
  if (reached < 1 || data.object !== 'shipment') return;
  await connection.withTransaction(ctx, async (transaction) => {
    const query = connection
      .getRepository(transaction, Fulfillment)
      .createQueryBuilder('fulfillment')
      .where({ handlerCode: WAYPOST_CODE, trackingCode: data.trackingNumber })
      .orderBy('fulfillment.id');
    // several events of one shipment arrive at the same time
    if (WITH_LOCKS.includes(connection.rawConnection.options.type))
      query.setLock('pessimistic_write');
    for (const { id, state } of await query.getMany()) {
      const stands = WAY.indexOf(state);
      if (stands < 0) continue;
      for (const next of WAY.slice(stands + 1, reached + 1)) {
        const moved = await fulfillmentService.transitionToState(transaction, id, next);
        if (isGraphQlErrorResult(moved)) throw new Error(moved.transitionError);
      }
    }
  });
}
