import { openPartyLink } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { casePath } from './party/case-rules.ts';
import type { Route } from './+types/open-link.ts';

/**
 * A link from a mail, exchanged for a cookie that the api sets. Mail scanners open it, too: it uses
 * nothing up, and without the cookie the page shows what anybody sees.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const token = params.token;
  const answer = await ask(request, openPartyLink, { path: { token } });
  if (!answer.ok) {
    const { refusal } = answer;
    // the link may be good: the person is asked to try again
    if (refusal.status >= 500) throw data(refusal, { status: refusal.status });
    return redirect('/track');
  }
  const { trackingNumber } = answer.data;
  switch (new URL(request.url).searchParams.get('to')) {
    case 'case':
      return redirect(casePath(trackingNumber, 'chat'));
    case 'handover':
      return redirect(`/track/handover?ref=${trackingNumber}`);
    default:
      return redirect(`/track?ref=${trackingNumber}`);
  }
}

/** Makes it a page: a route without one answers a refusal as JSON. */
export default function OpenLink() {
  return null;
}
