import { addAddress, bookShipment, type Draft, saveDraftDetails } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { handleOf } from '../../parcels/draft-ids.ts';
import { ask } from '../../platform/answer.server.ts';
import { BOOKING_TIMEOUT_MS, type BookingValues, detailsOf, type Method } from './booking-form.ts';
import { addressOf, bookingRequestOf } from './booking-request.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import type { Lane } from './start-values.ts';

/**
 * Sends the booking, and keeps the form in its draft meanwhile: a second step at the provider leads
 * away from the page. A refusal is returned, anything else leads on.
 */
export async function bookDraft(
  request: Request,
  draft: Draft,
  lane: Lane,
  values: BookingValues & { method: Method },
  step: CheckoutStep,
) {
  const [answer, , areKept] = await Promise.all([
    ask(
      request,
      bookShipment,
      {
        headers: { 'idempotency-key': values.attemptId },
        body: bookingRequestOf(values, draft),
      },
      BOOKING_TIMEOUT_MS,
    ),
    ask(request, saveDraftDetails, { path: { draftId: draft.id }, body: detailsOf(values, step) }),
    keepAddresses(request, lane, values, draft.recipientEmail),
  ]);
  if (answer.ok && 'receiptId' in answer.data) {
    const notice = areKept ? '' : '?address=not-kept';
    return redirect(`/receipt/${answer.data.receiptId}${notice}`, 303);
  }
  if (answer.ok || answer.refusal.code === 'attempt_running') {
    const address = new URLSearchParams({
      draft: handleOf(draft.id),
      attempt: handleOf(values.attemptId),
    });
    return redirect(`/billing?${address}`, 303);
  }
  return answer.refusal;
}

/** A booking does not fail for the sake of the address book, but the customer is told. */
async function keepAddresses(
  request: Request,
  lane: Lane,
  values: BookingValues,
  recipientEmail: string,
): Promise<boolean> {
  const answers = await Promise.all(
    values.keep.map((party) =>
      ask(request, addAddress, {
        body: {
          name: values.texts[`${party}Name`],
          email: party === 'shipper' ? values.texts.shipperEmail : recipientEmail,
          phone: values.texts[`${party}Phone`],
          country: lane[party] ?? '',
          ...addressOf(values, party),
        },
      }),
    ),
  );
  return answers.every(({ ok }) => ok);
}
