import { createDraft, createQuote, type Draft, readDraft } from '@waypost/contract/client';
import { findDraftIdBy } from '../../../parcels/draft-cookie.server.ts';
import { handleOf } from '../../../parcels/draft-ids.ts';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import type { Priced } from './new-answer.ts';
import { addressText, basisOf, type NewValues, quoteRequestOf, type Sender } from './new-form.ts';

/** The price is a quote of the server, in a draft: booking it twice books it once. */
export async function priceParcel(
  request: Request,
  sender: Sender,
  values: NewValues,
): Promise<Answer<Draft>> {
  const quote = await ask(request, createQuote, { body: quoteRequestOf(sender, values) });
  if (!quote.ok) return quote;
  return ask(request, createDraft, {
    body: {
      quoteId: quote.data.id,
      recipientEmail: values.recipientEmail,
      recipientAddress: addressText(values),
    },
  });
}

/** The draft that the form names, if it is one of what the form says now and can still be booked. */
export async function findPriced(
  request: Request,
  handle: string,
  sender: Sender,
  values: NewValues,
): Promise<Draft | null> {
  const draftId = handle === '' ? undefined : findDraftIdBy(request, handle);
  if (draftId === undefined) return null;
  const answer = await ask(request, readDraft, { path: { draftId } });
  return answer.ok && isOf(answer.data, sender, values) ? answer.data : null;
}

function isOf(draft: Draft, sender: Sender, values: NewValues): boolean {
  const { request } = draft.quote;
  if (request.serviceType !== 'parcel') return false;
  const wanted = quoteRequestOf(sender, values);
  const facts = ({ origin, destination, serviceLevel, parcels }: typeof wanted) =>
    JSON.stringify([
      [origin, destination, serviceLevel],
      parcels.map((box) => [box.weightGrams, box.lengthMm, box.widthMm, box.heightMm]),
    ]);
  return (
    facts(request) === facts(wanted) &&
    draft.recipientEmail === values.recipientEmail &&
    draft.recipientAddress === addressText(values)
  );
}

/** On account costs what it costs by card. */
export function presentPriced(draft: Draft, values: NewValues): Priced | null {
  const price = draft.charges.find(({ method, insured }) => method === 'on_account' && !insured);
  if (price === undefined) return null;
  return {
    handle: handleOf(draft.id),
    attemptId: draft.attemptId,
    basis: basisOf(values),
    charges: price.charges,
    billableGrams: draft.quote.billableGrams,
    customs: draft.customs,
    termsVersion: draft.termsVersion,
  };
}
