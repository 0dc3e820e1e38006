import { openPartyLink } from '@waypost/contract/client';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';

/** A link from a mail. Mail scanners open it, too: it uses nothing up and shows what anybody sees. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const answer = await ask(request, openPartyLink({ path: { token }, ...onBehalfOf(request) }));
  return redirect(answer.ok ? `/track?ref=${answer.data.trackingNumber}` : '/track');
}
