import { redirect } from 'react-router';
import { passOnDocument } from '../../parcels/document-progress.server.ts';
import { askForDocument, failedAt } from './ask-for-document.server.ts';
import type { Route } from './+types/receipt-document.ts';

/** A paper of a shipment, passed on from the api as it arrives. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { receiptId } = params;
  const answer = await askForDocument(request, params);
  if (!answer.ok) return redirect(failedAt(receiptId, answer.refusal), 303);
  return passOnDocument(request, answer);
}
