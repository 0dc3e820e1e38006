import { createDraft, createQuote, type Draft, saveDraftDetails } from '@waypost/contract/client';
import { ask } from '../../platform/answer.server.ts';

type Booked = Pick<Draft, 'quote' | 'recipientEmail' | 'recipientAddress' | 'details'>;

/** Prices a shipment again. The new draft has the recipient and the form of the old one. */
export async function priceAgain(request: Request, booked: Booked): Promise<Draft | null> {
  const { recipientEmail, recipientAddress, details } = booked;
  const quote = await ask(request, createQuote, { body: booked.quote.request });
  if (!quote.ok) return null;
  const made = await ask(request, createDraft, {
    body: { quoteId: quote.data.id, recipientEmail, recipientAddress },
  });
  if (!made.ok) return null;
  if (details === null) return made.data;
  const kept = await ask(request, saveDraftDetails, {
    path: { draftId: made.data.id },
    body: details,
  });
  return kept.ok ? made.data : null;
}
