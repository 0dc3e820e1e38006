import { redirect } from 'react-router';
import { passOnDocument } from '../../../parcels/document-progress.server.ts';
import { askForDocument, failedAt } from './ask-for-document.server.ts';
import type { Route } from './+types/document.ts';

/** A document of a shipment, streamed from the api. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { shipmentId } = params;
  const answer = await askForDocument(request, params);
  if (!answer.ok) return redirect(failedAt(shipmentId, answer.refusal), 303);
  return passOnDocument(request, answer);
}
