import type { Ctx } from '../../../platform/context.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cancelBooked } from '../../public/bookings/index.ts';
import { findShipment } from './find-shipment.ts';
import type { ShipmentRow } from './read-shipments.queries.ts';

/** A repeat, and the second of two at once, find it cancelled and answer the same. */
export async function cancelForProgram(
  ctx: Ctx,
  { customerId, key }: ProgramCaller,
  named: string,
): Promise<ShipmentRow> {
  const row = await findShipment(ctx, customerId, named);
  if (row.cancelledAt !== null) return row;
  try {
    await cancelBooked(ctx, row.id, { kind: 'key', id: key.id });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not_cancellable') throw error;
    const now = await findShipment(ctx, customerId, row.id);
    if (now.cancelledAt === null) throw error;
  }
  return findShipment(ctx, customerId, row.id);
}
