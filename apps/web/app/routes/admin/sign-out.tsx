import { staffLogout } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { DASHBOARD, LOGIN } from './admin-paths.ts';
import type { Route } from './+types/sign-out.ts';

export function loader() {
  return redirect(DASHBOARD);
}

export async function action({ request }: Route.ActionArgs) {
  const answer = await ask(request, staffLogout);
  if (answer.ok) return redirect(`${LOGIN}?signed-out`, 303);
  // A session that has already ended is fine.
  if (answer.refusal.status === 401) return redirect(LOGIN, 303);
  throw data(answer.refusal, { status: answer.refusal.status });
}

/** Renders nothing: with a component, errors are shown as a page instead of a bare response. */
export default function SignOut() {
  return null;
}
