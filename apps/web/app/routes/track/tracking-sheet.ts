import { readTrackingSheet } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { BASE_HEADERS } from '../../platform/security-headers.ts';
import type { Route } from './+types/tracking-sheet.ts';

/** The sheet of a shipment, passed on from the api. Where there is none, the page tells. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { ref } = params;
  const call = readTrackingSheet({ path: { ref }, parseAs: 'stream', ...onBehalfOf(request) });
  const answer = await ask(request, call);
  if (!answer.ok) {
    const { status } = answer.refusal;
    const asked = new URLSearchParams({
      ref,
      ...((status === 429 || status >= 500) && { pdf: 'failed' }),
    });
    return redirect(`/track?${asked}`, 303);
  }
  const { response } = await call;
  return new Response(answer.data, {
    headers: {
      ...BASE_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': response?.headers.get('content-disposition') ?? 'attachment',
    },
  });
}
