import { logout } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import type { Route } from './+types/logout.ts';

/** A link cannot sign anybody out; the button's form does. */
export function loader() {
  return redirect('/');
}

export async function action({ request }: Route.ActionArgs) {
  const answer = await ask(request, logout);
  if (answer.ok || answer.refusal.status === 401) return redirect('/', 303);
  throw data(answer.refusal, { status: answer.refusal.status });
}
