import { createHash } from 'node:crypto';
import type { Booking, BookingRequest } from '@waypost/contract';
import { checkoutCharges } from '@waypost/domain/charges';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findQuote, presentQuote, readTariff } from '../quotes/index.ts';
import { lockAttempt, type LockedAttempt, markClaimed } from './bookings.queries.ts';
import { isAvailable } from './payment-methods.ts';
import { settleAttemptQueue } from './queues.ts';

export type Claim = { outcome: 'claimed' } | { outcome: 'answered'; answer: Booking };

/**
 * First transaction of a booking: the attempt's id is taken with a hash of the request, and the
 * job that settles it exists exactly when the claim does.
 */
export async function claimAttempt(
  ctx: Ctx,
  attemptId: string,
  request: BookingRequest,
  customerId: string | null,
): Promise<Claim> {
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest();
  return inTransaction(ctx.db, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt === undefined || attempt.draft_id !== request.draftId) {
      throw new Problem('attempt_not_found');
    }
    if (attempt.state !== 'issued') return repeatedClaim(attempt, bodyHash);

    await refuseUnlessPriceHolds(tx, attempt, request);
    await markClaimed(tx, { id: attemptId, bodyHash, request, customerId });
    await ctx.jobs.enqueue(
      tx,
      settleAttemptQueue,
      { attemptId },
      {
        startAfterSeconds: ctx.config.SETTLE_AFTER_SECONDS,
      },
    );
    return { outcome: 'claimed' };
  });
}

function repeatedClaim(attempt: LockedAttempt, bodyHash: Buffer): Claim {
  const answer = attempt.answer as Booking | null;
  if (attempt.body_hash === null || !bodyHash.equals(attempt.body_hash)) {
    throw new Problem('idempotency_mismatch', {
      details: answer === null ? {} : { receiptId: answer.receiptId },
    });
  }
  if (answer !== null) return { outcome: 'answered', answer };
  throw new Problem('attempt_running', { retryAfterSeconds: 1 });
}

/** What the client believes is compared with the server's own price, never charged. */
async function refuseUnlessPriceHolds(
  tx: Db,
  attempt: LockedAttempt,
  request: BookingRequest,
): Promise<void> {
  const quote = await findQuote(tx, attempt.quote_id);
  if (quote === undefined) throw new Problem('draft_not_found');
  if (quote.expired) throw new Problem('quote_expired');
  if (!isAvailable(request.paymentMethod)) throw new Problem('payment_method_unavailable');
  const tariff = await readTariff(tx, quote.priced.tariffVersion);
  const charges = checkoutCharges(tariff, {
    baseCents: quote.priced.totalCents,
    insured: request.insured,
    method: request.paymentMethod,
  });
  const { expected } = request;
  if (
    expected.totalCents !== charges.totalCents ||
    expected.currency !== charges.currency ||
    expected.billableGrams !== quote.priced.billableGrams
  ) {
    throw new Problem('price_changed', { details: { quote: presentQuote(quote), charges } });
  }
}
