import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { newToken } from '../../../platform/random.ts';
import { judgeCredit } from '../../customer/credit/index.ts';
import { applyDisputes } from './apply-disputes.ts';
import { applyRefunds } from './apply-refunds.ts';
import {
  type Attempt,
  countRevision,
  insertAttempt,
  moveAttempt,
  storeAnswer,
} from './attempts.queries.ts';
import { bookShipment } from './book-shipment.ts';
import {
  finishCancelled,
  recordCapture,
  recordPaidTwice,
  recordUncaptured,
} from './money-moves.ts';
import { settleAttemptQueue } from './queues.ts';
import type { ProviderOutcome } from './reach-provider.ts';
import type { Refusal } from './standing.ts';

/** Moves a locked attempt forward by the provider's outcome. An outcome that does not fit is ignored. */
export async function applyOutcome(
  ctx: Ctx,
  tx: Db,
  attempt: Attempt,
  outcome: ProviderOutcome,
): Promise<void> {
  switch (attempt.state) {
    case 'claimed':
    case 'authorising':
    case 'requires_action':
      return applyToOpen(ctx, tx, attempt, outcome);
    case 'booked':
    case 'capture_failed':
      return applyToBooked(ctx, tx, attempt, outcome);
    case 'captured':
    case 'disputed':
      if (attempt.receivedAt !== null) return applyToReceived(ctx, tx, attempt, outcome);
      return applyToCaptured(ctx, tx, attempt, outcome);
    default:
      return undefined;
  }
}

async function applyToOpen(ctx: Ctx, tx: Db, attempt: Attempt, outcome: ProviderOutcome) {
  if (outcome.kind === 'none') return bookUnpaid(ctx, tx, attempt);
  if (outcome.kind === 'refused') {
    const refusal: Refusal = { code: 'payment_declined', declineCode: outcome.reason };
    return refuse(ctx, tx, attempt, 'declined', refusal);
  }
  if (outcome.kind !== 'intent') return undefined;
  const { intent } = outcome;
  switch (intent.status) {
    case 'requires_capture':
      return bookShipment(ctx, tx, attempt, { paid: 'held', card: intent.card });
    case 'succeeded':
      await bookShipment(ctx, tx, attempt, { paid: 'arrived', card: intent.card });
      return undefined;
    case 'requires_action':
      if (intent.payerAction?.kind === 'bank_transfer') {
        return bookShipment(ctx, tx, attempt, { paid: 'awaited', transfer: intent.payerAction });
      }
      if (attempt.state === 'requires_action') return undefined;
      return moveAttempt(tx, attempt.id, {
        state: 'requires_action',
        nextAction: intent.payerAction,
        giveUpAfterSeconds: ctx.config.SECOND_STEP_SECONDS,
      });
    case 'requires_payment_method':
      if (intent.declineCode === null) return undefined;
      return refuse(ctx, tx, attempt, 'declined', {
        code: 'payment_declined',
        declineCode: intent.declineCode,
      });
    case 'canceled':
      return refuse(ctx, tx, attempt, 'cancelled', {
        code: 'payment_not_completed',
        declineCode: null,
      });
    default:
      return undefined;
  }
}

/** Without the provider. The credit was judged before; another booking may have taken it since. */
async function bookUnpaid(ctx: Ctx, tx: Db, attempt: Attempt): Promise<void> {
  const { customerId, amountCents } = attempt;
  if (attempt.paymentMethod !== 'on_account') {
    return bookShipment(ctx, tx, attempt, { paid: 'on_delivery' });
  }
  if (customerId === null || amountCents === null) throw new Error('nobody books on account');
  const [code] = await judgeCredit(tx, [{ customerId, cents: amountCents }]);
  if (code) return refuse(ctx, tx, attempt, 'declined', { code, declineCode: code });
  return bookShipment(ctx, tx, attempt, { paid: 'on_account' });
}

/** Only here, when it is certain that nothing was or will be charged, may the draft try again. */
async function refuse(
  ctx: Ctx,
  tx: Db,
  attempt: Attempt,
  state: 'declined' | 'cancelled',
  refusal: Refusal,
): Promise<void> {
  await moveAttempt(tx, attempt.id, { state, declineCode: refusal.declineCode ?? state });
  await storeAnswer(tx, attempt.id, { status: 402, body: refusal });
  await insertAttempt(tx, {
    id: newToken(attempt.shard),
    shard: attempt.shard,
    draftId: attempt.draftId,
    number: attempt.number + 1,
  });
  // the intent of a decline is cancelled at the provider
  if (state === 'declined') {
    await ctx.jobs.enqueue(tx, settleAttemptQueue, { attemptId: attempt.id });
  }
}

async function applyToBooked(ctx: Ctx, tx: Db, attempt: Attempt, outcome: ProviderOutcome) {
  if (outcome.kind === 'none') {
    if (attempt.cancelRequestedAt !== null) await finishCancelled(ctx, tx, attempt);
    return undefined;
  }
  if (outcome.kind !== 'intent') return recordUncaptured(ctx, tx, attempt);
  switch (outcome.intent.status) {
    case 'succeeded':
      return recordCapture(ctx, tx, attempt);
    case 'canceled':
      if (attempt.cancelRequestedAt !== null) return finishCancelled(ctx, tx, attempt);
      return recordUncaptured(ctx, tx, attempt);
    default:
      return undefined;
  }
}

async function applyToCaptured(ctx: Ctx, tx: Db, attempt: Attempt, outcome: ProviderOutcome) {
  if (outcome.kind !== 'intent') return;
  const haveRefundsChanged = await applyRefunds(ctx, tx, attempt, outcome.intent, outcome.refused);
  const haveDisputesChanged = await applyDisputes(ctx, tx, attempt, outcome.intent);
  if (haveRefundsChanged || haveDisputesChanged) await countRevision(tx, attempt.id);
}

/** The money is at our bank, and is refunded from there; the provider should have none of it. */
async function applyToReceived(
  ctx: Ctx,
  tx: Db,
  attempt: Attempt,
  outcome: ProviderOutcome,
): Promise<void> {
  if (attempt.cancelRequestedAt !== null) return finishCancelled(ctx, tx, attempt);
  const isPaidTwice = outcome.kind === 'intent' && outcome.intent.status === 'succeeded';
  if (isPaidTwice) await recordPaidTwice(ctx, tx, attempt);
}
