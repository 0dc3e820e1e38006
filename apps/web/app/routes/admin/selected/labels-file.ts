import { redirect } from 'react-router';
import { passOnDocument } from '../../../parcels/document-progress.server.ts';
import { askForLabels, refusedAt } from './make-labels.server.ts';
import type { Route } from './+types/labels-file.ts';

/** The labels of many shipments, streamed from the api. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const answer = await askForLabels(request, params.batchId);
  if (!answer.ok) return redirect(refusedAt(answer.refusal), 303);
  return passOnDocument(request, answer);
}
