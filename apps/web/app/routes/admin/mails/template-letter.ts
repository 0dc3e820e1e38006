import { readMailTemplate } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { letterPage } from './letter-page.server.ts';
import { localeIn, templateIn } from './template-choice.ts';
import type { Route } from './+types/template-letter.ts';

/** The sample alone, for the frame of its page. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const path = { template: templateIn(params.template) };
  const query = { locale: localeIn(new URL(request.url).searchParams) };
  const answer = await ask(request, readMailTemplate({ path, query, ...onBehalfOf(request) }));
  if (!answer.ok) throw data(answer.refusal, { status: answer.refusal.status });
  return letterPage(answer.data.html);
}
