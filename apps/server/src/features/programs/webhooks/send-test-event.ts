import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { selectDeliveriesOfEvents } from './endpoints.queries.ts';
import { eventBody } from './event-body.ts';
import { type Owner, takeKeyIfAny } from './manage-endpoints.ts';
import { publishEvents } from './publish-events.ts';
import { simulatedData, type SimulatedType } from './simulated-data.ts';
import { readShipment } from './subjects.queries.ts';

type Wanted = {
  type: SimulatedType;
  /** Of this account, and of test mode. */
  shipmentId: string | null;
  /** The request, by which a repeat is known. */
  body: object;
};

/** An event of something that did not happen, on the way that real ones take. */
export async function sendTestEvent(
  ctx: Ctx,
  owner: Owner,
  { type, shipmentId, body }: Wanted,
  idempotencyKey?: string,
): Promise<{ eventId: string; endpoints: number }> {
  const { customerId, shard } = owner;
  const id = newRowId();
  const at = new Date();
  return inTransaction(ctx.db, async (tx) => {
    const keyed = { endpoint: 'test-events', idempotencyKey, body };
    const earlier = await takeKeyIfAny(tx, owner, keyed, id);
    if (earlier === undefined) {
      const shipment = shipmentId === null ? undefined : await readShipment(tx, shipmentId);
      if (shipmentId !== null && shipment === undefined) throw new Problem('shipment_not_found');
      const data = simulatedData(type, shipment ?? null, at);
      const head = { mode: ctx.mode, id, type, at, simulated: true } as const;
      await publishEvents(ctx, tx, [
        {
          id,
          shard,
          customerId,
          type,
          identity: `simulated:${id}`,
          shipmentId: type.startsWith('shipment.') ? shipmentId : null,
          recordedAt: at,
          occurredAt: at,
          body: eventBody(head, data),
        },
      ]);
    }
    const eventId = earlier ?? id;
    const deliveries = await actAs(tx, customerId, (own) =>
      selectDeliveriesOfEvents(own, [eventId]),
    );
    return { eventId, endpoints: deliveries.length };
  });
}
