import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { newRowId } from '../../platform/random.ts';
import { type LedgerEntry, postLedger } from '../ledger/index.ts';
import { closeItemsOfShipment, putOnDeskOnce } from '../desk-items/index.ts';
import { readTrackingNumber, setHold } from '../shipments/index.ts';
import { type Attempt, moveAttempt } from './attempts.queries.ts';
import { releaseShipment } from './release-shipment.ts';
import { settleAttemptQueue } from './queues.ts';

/** Every movement of an attempt's money after its booking, each posted once under its effect key. */

export async function recordCapture(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  // the cancel came while the capture was under way: what was captured goes back
  const isUnwanted = attempt.cancel_requested_at !== null;
  await moveAttempt(tx, attempt.id, { state: isUnwanted ? 'refund_pending' : 'captured' });
  await post(tx, attempt, 'capture', (cents) => [
    { account: 'provider', amountCents: cents },
    { account: 'receivable', amountCents: -cents },
  ]);
  await endTrouble(tx, attempt);
  await releaseShipment(ctx, tx, shipmentIdOf(attempt));
  if (isUnwanted) {
    await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
  }
}

/** Nothing was charged, nothing is owed. */
export async function finishCancelled(tx: Db, attempt: Attempt): Promise<void> {
  await moveAttempt(tx, attempt.id, { state: 'cancelled' });
  await endTrouble(tx, attempt);
  await post(tx, attempt, 'cancel', (cents) => [
    { account: 'revenue', amountCents: cents },
    { account: 'receivable', amountCents: -cents },
  ]);
}

export async function recordRefund(tx: Db, attempt: Attempt): Promise<void> {
  await moveAttempt(tx, attempt.id, { state: 'refunded' });
  await post(tx, attempt, 'refund', (cents) => [
    { account: 'refunds', amountCents: cents },
    { account: 'provider', amountCents: -cents },
  ]);
}

/** Somebody of the carrier must look at it; a parcel that is not paid for is held. */
export async function recordTrouble(
  ctx: Ctx,
  tx: Db,
  attempt: Attempt,
  state: 'capture_failed' | 'disputed',
): Promise<void> {
  if (attempt.state === state) return;
  await moveAttempt(tx, attempt.id, { state });
  const shipmentId = shipmentIdOf(attempt);
  const item = {
    id: newRowId(),
    shard: attempt.shard,
    kind: state,
    subject: '',
    turn: 'carrier',
    reference: await readTrackingNumber(tx, shipmentId),
    shipmentId,
    party: null,
  } as const;
  await putOnDeskOnce(ctx, tx, [{ item, occurrence: '', since: new Date() }]);
  if (state === 'capture_failed') await setHold(tx, shipmentId, 'payment_failed');
}

async function endTrouble(tx: Db, attempt: Attempt): Promise<void> {
  if (attempt.state !== 'capture_failed') return;
  await closeItemsOfShipment(tx, shipmentIdOf(attempt), 'capture_failed');
}

async function post(
  tx: Db,
  attempt: Attempt,
  effect: 'capture' | 'cancel' | 'refund',
  entriesOf: (cents: number) => LedgerEntry[],
): Promise<void> {
  const { amount_cents: cents, currency } = attempt;
  if (cents === null || currency === null) throw new Error('a booked attempt has no amount');
  await postLedger(tx, {
    effectKey: `${effect}:${attempt.id}`,
    shard: attempt.shard,
    shipmentId: shipmentIdOf(attempt),
    currency,
    entries: entriesOf(cents),
  });
}

function shipmentIdOf(attempt: Attempt): string {
  if (attempt.shipment_id === null) throw new Error('a booked attempt has no shipment');
  return attempt.shipment_id;
}
