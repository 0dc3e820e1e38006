import type { ShipmentChange } from '@waypost/contract/v1';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { sqlState } from '../../../platform/database-errors.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { renewMadeDocuments } from '../../core/documents/index.ts';
import {
  lockStatus,
  putOnList,
  raiseVersion,
  storeRecipient,
  storeShipment,
} from '../../core/shipments/index.ts';
import { isFree } from './book-for-program.ts';
import { findShipment, referenceIn } from './find-shipment.ts';
import { findHolder, shareReference, storeNames } from './program-shipments.queries.ts';
import type { ShipmentRow } from './read-shipments.queries.ts';

/** Fields that are left out stay. What is printed was made of the old ones, and is made anew. */
export async function changeShipment(
  ctx: Ctx,
  { customerId }: ProgramCaller,
  named: string,
  change: ShipmentChange,
): Promise<ShipmentRow> {
  const { reference, metadata } = change;
  if (reference !== undefined) refuseOldName(named, reference);
  const row = await findShipment(ctx, customerId, named);
  // nothing of the recipient is named
  const to = Object.keys(change.to ?? {}).length === 0 ? undefined : change.to;
  if (reference === undefined && metadata === undefined && to === undefined) return row;
  try {
    const nudge = await inTransaction(ctx.db, async (tx) => {
      // scans wait, so that nothing is picked up in between
      const status = await lockStatus(tx, row.id);
      if (to !== undefined) {
        if (status !== 'Created') throw notChangeable('to');
        await storeRecipient(tx, row.id, to);
      }
      if (reference !== undefined || metadata !== undefined) {
        await rename(tx, { ...row, customerId }, change);
      }
      await putOnList(tx, [row.id]);
      const raised = await raiseVersion(tx, row.id);
      if (reference !== undefined || to !== undefined) {
        await renewMadeDocuments({ ...ctx, db: tx }, row, raised.version);
      }
      return raised;
    });
    ctx.nudges.publish([nudge]);
  } catch (error) {
    // another request has taken the reference since we looked
    if (sqlState(error) !== '23505') throw error;
    throw new Problem('attempt_running', { retryAfterSeconds: 1 });
  }
  return findShipment(ctx, customerId, row.id);
}

/** When the answer is lost, a repeat would find nothing, or an older shipment that has the name as well. */
function refuseOldName(named: string, reference: string | null): void {
  const old = referenceIn(named);
  if (old === undefined || old === reference) return;
  const reason = 'name the shipment by its id or number to change its reference';
  throw new Problem('invalid_request', { errors: [{ path: 'reference', reason }] });
}

type Renamed = Pick<ShipmentRow, 'id' | 'attemptId'> & { customerId: string };

async function rename(tx: Db, row: Renamed, change: ShipmentChange): Promise<void> {
  const { id, attemptId, customerId } = row;
  const { reference, allowSameReference, metadata } = change;
  const field = reference === undefined ? 'metadata' : 'reference';
  // they are kept with the attempt that booked it, which staff and uploads do without
  if (attemptId === null) throw notChangeable(field);
  const isUnique = typeof reference === 'string' && !allowSameReference;
  if (isUnique) await freeReference(tx, customerId, reference, attemptId);
  const stored = await storeNames(tx, { attemptId, customerId, reference, isUnique, metadata });
  if (!stored) throw notChangeable(field);
  if (reference !== undefined) await storeShipment(tx, id, { orderReference: reference });
}

async function freeReference(tx: Db, customerId: string, reference: string, attemptId: string) {
  const holder = await findHolder(tx, customerId, reference);
  if (holder === undefined || holder.attemptId === attemptId) return;
  const { shipmentId, trackingNumber } = holder;
  if (isFree(holder)) return shareReference(tx, holder.attemptId);
  if (shipmentId === null) throw new Problem('attempt_running', { retryAfterSeconds: 1 });
  throw new Problem('reference_taken', { details: { shipmentId, trackingNumber } });
}

function notChangeable(field: 'to' | 'reference' | 'metadata'): Problem {
  return new Problem('shipment_not_changeable', { details: { field } });
}
