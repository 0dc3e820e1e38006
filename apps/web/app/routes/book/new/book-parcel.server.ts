import { addAddress, bookShipment, type Draft, saveDraftDetails } from '@waypost/contract/client';
import { redirect, redirectDocument } from 'react-router';
import { handleOf } from '../../../parcels/draft-ids.ts';
import { ask, type Refusal } from '../../../platform/answer.server.ts';
import { BOOKING_TIMEOUT_MS, detailsOf } from '../booking-form.ts';
import { bookingRequestOf } from '../booking-request.ts';
import { type NewValues, recipientOf } from './new-form.ts';
import { NEW_SHIPMENT } from './new-paths.ts';

/** Books the draft on account. A refusal is returned, anything else leads on. */
export async function bookParcel(
  request: Request,
  draft: Draft,
  values: NewValues,
): Promise<Response | Refusal> {
  const booking = { ...values.booking, method: 'on_account' as const, insured: false };
  const answer = await ask(
    request,
    bookShipment,
    {
      headers: { 'idempotency-key': booking.attemptId },
      body: bookingRequestOf(booking, draft),
    },
    BOOKING_TIMEOUT_MS,
  );
  if (answer.ok && 'receiptId' in answer.data) {
    const isKept = await keepRecipient(request, values);
    const notice = isKept ? '' : '&address=not-kept';
    return redirect(`${NEW_SHIPMENT}?booked=${answer.data.id}${notice}`, 303);
  }
  if (answer.ok || answer.refusal.code === 'attempt_running') {
    const names = { draft: handleOf(draft.id), attempt: handleOf(booking.attemptId) };
    return redirectDocument(`/billing?${new URLSearchParams(names)}`, 303);
  }
  const { receiptId } = answer.refusal.details;
  if (answer.refusal.code === 'already_booked' && typeof receiptId === 'string') {
    return redirect(`/receipt/${receiptId}`, 303);
  }
  return answer.refusal;
}

/** To the checkout with everything filled in, for other ways to pay and for customs. */
export async function leadToCheckout(
  request: Request,
  draft: Draft,
  values: NewValues,
  headers: HeadersInit,
): Promise<Response | Refusal> {
  const step = draft.customs ? 'shipment' : 'payment';
  const body = detailsOf({ ...values.booking, method: null }, step);
  const kept = await ask(request, saveDraftDetails, { path: { draftId: draft.id }, body });
  if (!kept.ok) return kept.refusal;
  await keepRecipient(request, values);
  // the checkout has a content security policy of its own, which only a document brings
  return redirectDocument(`/billing?draft=${handleOf(draft.id)}`, { status: 303, headers });
}

/** A booking does not fail for the sake of the address book, but the customer is told. */
async function keepRecipient(request: Request, values: NewValues): Promise<boolean> {
  if (!values.booking.keep.includes('recipient')) return true;
  return (await ask(request, addAddress, { body: recipientOf(values) })).ok;
}
