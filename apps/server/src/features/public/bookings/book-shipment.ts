import type { Booking, BookingRequest } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { Intent, PayerAction } from '../../../platform/payments.ts';
import { forgetCardTry } from '../../customer/cards/index.ts';
import { chargeEntries, ON_ACCOUNT, postLedger } from '../../core/ledger/index.ts';
import { planHandover, storeHandover } from '../handovers/index.ts';
import { bookingConfirmationQueue, recipientNoticeQueue } from '../notifications/index.ts';
import { applyUnmatchedQueue } from '../../core/scans/index.ts';
import { createShipment } from '../../core/shipments/index.ts';
import { noteShipmentEvents } from '../../programs/account-events/index.ts';
import { insertActivationCode } from './activation.queries.ts';
import { type Attempt, moveAttempt, storeAnswer } from './attempts.queries.ts';
import { recordCapture } from './money-moves.ts';
import { priceDraft } from './price-draft.ts';
import { activationMailQueue, settleAttemptQueue } from './queues.ts';
import { requestOf } from './standing.ts';

/** Where the money is when the shipment is made. */
type Paid =
  | { paid: 'on_delivery' | 'on_account' }
  | { paid: 'held' | 'arrived'; card: Intent['card'] }
  | { paid: 'awaited'; transfer: PayerAction };

/**
 * Second transaction of a booking: shipment, tracking number, ledger, jobs and the stored response. The
 * attempt is locked by the caller.
 */
export async function bookShipment(ctx: Ctx, tx: Db, attempt: Attempt, money: Paid) {
  const request = requestOf(attempt);
  const priced = await priceDraft(tx, attempt.quoteId, request);
  if (priced === undefined) throw new Error('a claimed attempt has lost its quote');
  const { quote, charges } = priced;
  if (charges.totalCents !== attempt.amountCents) {
    throw new Error('the price of a claimed attempt has changed');
  }

  const hold = holdOf(attempt, money);
  const shipment = await createShipment(ctx, tx, {
    quote,
    attemptId: attempt.id,
    customerId: attempt.customerId,
    locale: attempt.locale,
    request,
    recipientEmail: attempt.recipientEmail,
    recipientAddress: attempt.recipientAddress,
    hold,
    lines: charges.lines,
    totalCents: charges.totalCents,
    alias: null,
    terms: termsOf(attempt, request),
  });
  await noteShipmentEvents(ctx, tx, 'shipment.created', [shipment.id]);
  if (hold !== null) await noteShipmentEvents(ctx, tx, 'shipment.held', [shipment.id], hold);
  await postLedger(tx, {
    effectKey: `booking:${attempt.id}`,
    shard: attempt.shard,
    shipmentId: shipment.id,
    currency: charges.currency,
    entries: chargeEntries(money.paid === 'on_account' ? ON_ACCOUNT : 'receivable', charges.lines),
  });
  const answer: Booking = {
    attemptId: attempt.id,
    state: 'booked',
    id: shipment.id,
    trackingNumber: shipment.trackingNumber,
    receiptId: shipment.receiptId,
    eta: shipment.eta,
  };
  await moveAttempt(tx, attempt.id, {
    state: 'booked',
    ...('card' in money && { card: money.card }),
    ...('transfer' in money && { nextAction: money.transfer }),
  });
  await storeAnswer(tx, attempt.id, { status: 201, body: answer, shipmentId: shipment.id });
  if ('card' in money) await forgetCardTry(tx, attempt.id);
  if (request.handover !== undefined) {
    const about = { shipmentId: shipment.id, shard: shipment.shard };
    await storeHandover(tx, about, request.handover);
    if (hold === null && request.handover.method === 'pickup') await planHandover(tx, shipment.id);
  }
  await enqueueWhatFollows(ctx, tx, { attempt, shipment, hold, money });
  if (money.paid === 'arrived') {
    await recordCapture(ctx, tx, { ...attempt, state: 'booked', shipmentId: shipment.id });
  }
}

/** Accepted when the booking was sent. An attempt from before there were terms has none. */
function termsOf({ claimedAt }: Attempt, { acceptedTerms }: BookingRequest) {
  if (acceptedTerms === undefined || claimedAt === null) return null;
  return { version: acceptedTerms, acceptedAt: claimedAt };
}

function holdOf(attempt: Attempt, money: Paid) {
  if (money.paid === 'awaited') return 'awaiting_payment';
  if (money.paid === 'on_delivery' && attempt.customerId === null) return 'awaiting_activation';
  return null;
}

type Booked = {
  attempt: Attempt;
  shipment: { id: string; shard: number; trackingNumber: string };
  hold: ReturnType<typeof holdOf>;
  money: Paid;
};

async function enqueueWhatFollows(ctx: Ctx, tx: Db, booked: Booked): Promise<void> {
  const { attempt, shipment, hold, money } = booked;
  const about = { shipmentId: shipment.id, shard: shipment.shard };
  if (hold === 'awaiting_activation') {
    await insertActivationCode(tx, about);
    await ctx.jobs.enqueue(tx, activationMailQueue, { ...about, mail: 1 });
  } else {
    await ctx.jobs.enqueue(tx, bookingConfirmationQueue, about);
  }
  if (hold === null) await ctx.jobs.enqueue(tx, recipientNoticeQueue, about);
  if (money.paid === 'held') {
    await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
  }
  await ctx.jobs.enqueue(tx, applyUnmatchedQueue, { ref: shipment.trackingNumber });
}
