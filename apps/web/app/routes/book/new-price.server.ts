import { createDraft, createQuote, type Draft, saveDraftDetails } from '@waypost/contract/client';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';

/** Prices the shipment of a draft again. The new draft has the recipient and the form of the old one. */
export async function priceAgain(request: Request, draft: Draft): Promise<Draft | null> {
  const { recipientEmail, recipientAddress, details } = draft;
  const quote = await ask(
    request,
    createQuote({ body: draft.quote.request, ...onBehalfOf(request) }),
  );
  if (!quote.ok) return null;
  const made = await ask(
    request,
    createDraft({
      body: { quoteId: quote.data.id, recipientEmail, recipientAddress },
      ...onBehalfOf(request),
    }),
  );
  if (!made.ok) return null;
  if (details === null) return made.data;
  const kept = await ask(
    request,
    saveDraftDetails({ path: { draftId: made.data.id }, body: details, ...onBehalfOf(request) }),
  );
  return kept.ok ? made.data : null;
}
