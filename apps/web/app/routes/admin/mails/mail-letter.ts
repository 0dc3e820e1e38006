import { previewMail } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { letterPage } from './letter-page.server.ts';
import type { Route } from './+types/mail-letter.ts';

/** The letter alone, for the frame of its page. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const path = { effectKey: params.effectKey };
  const query = new URL(request.url).searchParams.has('reveal') ? { reveal: '1' as const } : {};
  const answer = await ask(request, previewMail({ path, query, ...onBehalfOf(request) }));
  if (!answer.ok) throw data(answer.refusal, { status: answer.refusal.status });
  return letterPage(answer.data.letter?.html ?? '');
}
