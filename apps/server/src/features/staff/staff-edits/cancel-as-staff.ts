import type { ShipmentEdited } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { settleSoon, withdrawAttempt, writeOffEntered } from '../../public/bookings/index.ts';
import { withdrawBookedPickup } from '../../customer/pickups/index.ts';
import { readReceivable } from '../../core/ledger/index.ts';
import { cancelledLetterQueue } from '../../public/notifications/index.ts';
import { markCancelled } from '../../core/shipments/index.ts';
import { askSecondFactorAgain } from '../members/index.ts';
import { findPricedShipment, type PricedShipment } from './shipments.queries.ts';
import { may, workOnShipment } from './work-on-shipment.ts';

type Cancellation = { reason: string; refund: boolean; secondFactor?: string | undefined };

/**
 * Until it is delivered. With a refund nothing is owed any more and payments are refunded; without, the
 * money stays as it is: what is owed is owed, what is held is captured.
 */
export async function cancelAsStaff(
  ctx: Ctx,
  caller: StaffCaller,
  shipmentId: string,
  { reason, refund, secondFactor }: Cancellation,
): Promise<ShipmentEdited> {
  // checked before the locks, because proving uses up a code; checked again after them
  const seen = refund ? await findPricedShipment(ctx.db, shipmentId) : undefined;
  const isProved = seen !== undefined && (await hasPaid(ctx.db, seen));
  if (isProved) {
    if (!may(caller, 'money:write')) throw new Problem('forbidden');
    await askSecondFactorAgain(ctx, caller.staffId, secondFactor);
  }
  let attemptId: string | undefined;
  const cancelled = await workOnShipment(ctx, caller, shipmentId, {
    action: 'shipment.cancel',
    needsAttempt: true,
    async run(tx, shipment, attempt) {
      const { status, cancelledAt } = shipment;
      if (status === 'Delivered' || status === 'Cancelled' || cancelledAt !== null) {
        throw new Problem('not_cancellable');
      }
      if (refund && !isProved && (await hasPaid(tx, shipment))) {
        throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
      }
      if (refund && attempt !== undefined) {
        await withdrawAttempt(ctx, tx, attempt);
        attemptId = attempt.id;
      }
      if (refund && attempt === undefined) await writeOffEntered(ctx, tx, shipment);
      await markCancelled(tx, shipmentId, { kind: 'staff', id: caller.staffId });
      await withdrawBookedPickup(tx, shipmentId);
      await ctx.jobs.enqueue(tx, cancelledLetterQueue, { shipmentId, shard: shipment.shard });
      return {
        fields: ['status'],
        events: [
          {
            scanId: newRowId(),
            code: 'CANCELLED',
            occurredAt: new Date().toISOString(),
            visibility: 'public',
            note: reason,
          },
        ],
        details: { refund },
      };
    },
  });
  if (attemptId !== undefined) await settleSoon(ctx, attemptId);
  return cancelled;
}

/** Held by the provider counts: it may be captured at any moment. */
async function hasPaid(db: Db, shipment: PricedShipment): Promise<boolean> {
  const { id, paymentMethod: method, priceCents } = shipment;
  if (method === 'card' || method === 'paypal') return true;
  return (await readReceivable(db, id)) < priceCents;
}
