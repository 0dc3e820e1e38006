import { readTrackingSheet } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { askForFile } from '../../platform/answer.server.ts';
import { passOnFile } from '../../platform/pass-on-file.server.ts';
import type { Route } from './+types/tracking-sheet.ts';

/** The sheet of a shipment, passed on from the api. Where there is none, the page tells. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { ref } = params;
  const answer = await askForFile(request, readTrackingSheet, { path: { ref } });
  if (answer.ok) return passOnFile(answer);
  const { status } = answer.refusal;
  const asked = new URLSearchParams({
    ref,
    ...((status === 429 || status >= 500) && { pdf: 'failed' }),
  });
  return redirect(`/track?${asked}`, 303);
}
