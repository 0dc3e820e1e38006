import type { Booking, BookingRequest } from '@waypost/contract';
import { checkoutCharges } from '@waypost/domain/charges';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { postLedger } from '../ledger/index.ts';
import { bookingConfirmationQueue } from '../notifications/index.ts';
import { findQuote, readTariff } from '../quotes/index.ts';
import { applyUnmatchedQueue } from '../scans/index.ts';
import { createShipment } from '../shipments/index.ts';
import { lockAttempt, type LockedAttempt, markBooked } from './bookings.queries.ts';

/**
 * The states of a booking attempt. Request, job, webhook and reconciliation all come here; a
 * state only ever moves forward, under the row's lock.
 *
 * | state           | enters when                              | leaves to                          |
 * |-----------------|------------------------------------------|------------------------------------|
 * | issued          | the draft, or a new try, is made         | claimed, expired                   |
 * | claimed         | the key is taken with a request          | authorising, booked (on delivery)  |
 * | authorising     | an intent exists at the provider         | requires_action, authorised,       |
 * |                 |                                          | declined, cancelled                |
 * | requires_action | the provider wants a second step         | authorised, declined, cancelled    |
 * | authorised      | the provider holds the money             | booked, cancelled                  |
 * | booked          | the shipment exists                      | captured, capture_failed,          |
 * |                 |                                          | cancelled                          |
 * | captured        | the money is ours                        | refund_pending, disputed           |
 * | capture_failed  | it never arrived; the parcel is held     | captured, cancelled                |
 * | refund_pending  | a refund was asked for                   | refunded                           |
 *
 * declined, cancelled, expired, refunded and disputed are final. Only pay on delivery is open
 * today: it goes from claimed straight to booked. Anything else is ignored.
 */
export async function settleAttempt(ctx: Ctx, attemptId: string): Promise<Booking | null> {
  return inTransaction(ctx.db, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt === undefined) return null;
    if (attempt.state !== 'claimed') return attempt.answer as Booking | null;
    return bookOnDelivery(ctx, tx, attempt);
  });
}

async function bookOnDelivery(ctx: Ctx, tx: Db, attempt: LockedAttempt): Promise<Booking> {
  const request = attempt.request as unknown as BookingRequest;
  const quote = await findQuote(tx, attempt.quote_id);
  if (quote === undefined) throw new Error('a claimed attempt has lost its quote');
  const tariff = await readTariff(tx, quote.priced.tariffVersion);
  const charges = checkoutCharges(tariff, {
    baseCents: quote.priced.totalCents,
    insured: request.insured,
    method: request.paymentMethod,
  });

  const shipment = await createShipment(tx, {
    quote,
    customerId: attempt.customer_id,
    contact: request.contact,
    recipientEmail: attempt.recipient_email,
    recipientAddress: attempt.recipient_address,
    paymentMethod: request.paymentMethod,
    insured: request.insured,
    lines: charges.lines,
    totalCents: charges.totalCents,
  });
  await postLedger(tx, {
    effectKey: `booking:${attempt.id}`,
    shard: attempt.shard,
    shipmentId: shipment.id,
    currency: charges.currency,
    entries: [
      { account: 'receivable', amountCents: charges.totalCents },
      { account: 'revenue', amountCents: -charges.totalCents },
    ],
  });
  await ctx.jobs.enqueue(tx, bookingConfirmationQueue, { shipmentId: shipment.id });
  await ctx.jobs.enqueue(tx, applyUnmatchedQueue, { ref: shipment.trackingNumber });

  const answer: Booking = {
    attemptId: attempt.id,
    state: 'booked',
    id: shipment.id,
    trackingNumber: shipment.trackingNumber,
    receiptId: shipment.receiptId,
    eta: shipment.eta,
  };
  await markBooked(tx, { id: attempt.id, state: 'booked', shipmentId: shipment.id, answer });
  return answer;
}
