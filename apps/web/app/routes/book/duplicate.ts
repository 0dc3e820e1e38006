import { readReceipt } from '@waypost/contract/client';
import { redirect, redirectDocument } from 'react-router';
import { rememberDraft } from '../../parcels/draft-cookie.server.ts';
import { handleOf } from '../../parcels/draft-ids.ts';
import { ask } from '../../platform/answer.server.ts';
import { detailsOfReceipt } from './details-of-receipt.ts';
import { priceAgain } from './new-price.server.ts';
import type { Route } from './+types/duplicate.ts';

/** The same shipment once more: priced as of now, with the form of the checkout filled in. */
export async function action({ request, params }: Route.ActionArgs) {
  const { receiptId } = params;
  const answer = await ask(request, readReceipt, { path: { receiptId } });
  if (!answer.ok) return redirect(`/receipt/${receiptId}`, 303);
  const receipt = answer.data;
  const draft = await priceAgain(request, {
    quote: receipt.quote,
    recipientEmail: receipt.recipient.email,
    recipientAddress: receipt.recipient.address,
    details: detailsOfReceipt(receipt),
  });
  if (draft === null) return redirect(`/receipt/${receiptId}?duplicate=failed`, 303);
  return redirectDocument(`/billing?draft=${handleOf(draft.id)}`, {
    status: 303,
    headers: { 'set-cookie': rememberDraft(request, draft.id) },
  });
}

/** Only posting makes something; whoever opens the address sees what would be booked again. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/receipt/${params.receiptId}`, 303);
}
