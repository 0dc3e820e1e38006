import type { Waypost } from './create-waypost.ts';
import type { BookedShipment, NewShipment } from './generated/types.gen.ts';
import { WaypostError } from './waypost-error.ts';

/**
 * Books an order whose shipment may have been cancelled: under a key the first shipment is answered, also a cancelled
 * one. Each cancelled shipment has a key for the one after it, so that repeats book nothing twice. An order that was
 * corrected since is found by its reference.
 */
export async function bookAnew(
  waypost: Waypost,
  order: NewShipment,
  idempotencyKey: string,
): Promise<BookedShipment> {
  const keyAfter = (id: string) => `${idempotencyKey}-after-${id}`;
  let key = idempotencyKey;
  for (;;) {
    let cancelledId: string | undefined;
    try {
      const shipment = await waypost.shipments.create(order, { idempotencyKey: key });
      if (shipment.status !== 'cancelled') return shipment;
      cancelledId = shipment.id;
    } catch (error) {
      if (!(error instanceof WaypostError) || error.code !== 'idempotency_key_reused') throw error;
      cancelledId = await findCancelled(waypost, order);
      if (cancelledId === undefined || key === keyAfter(cancelledId)) throw error;
    }
    key = keyAfter(cancelledId);
  }
}

/** The newest. A shared reference may be of another order, whose cancellation says nothing about this one. */
async function findCancelled(
  waypost: Waypost,
  { reference, allowSameReference }: NewShipment,
): Promise<string | undefined> {
  if (reference === undefined || allowSameReference) return undefined;
  for await (const { id } of waypost.shipments.list({ reference, status: 'cancelled' })) return id;
  return undefined;
}
