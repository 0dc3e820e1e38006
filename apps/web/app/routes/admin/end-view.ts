import { endViewing } from '@waypost/contract/client';
import { data, redirect, redirectDocument } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { DASHBOARD } from './admin-paths.ts';
import type { Route } from './+types/end-view.ts';

export function loader() {
  return redirect(DASHBOARD);
}

/** Back from the dashboard of a customer to the console. */
export async function action({ request }: Route.ActionArgs) {
  const answer = await ask(request, endViewing);
  if (answer.ok || answer.refusal.status === 401) return redirectDocument(DASHBOARD, 303);
  throw data(answer.refusal, { status: answer.refusal.status });
}
