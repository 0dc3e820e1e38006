import { readMailTemplate } from '@waypost/contract/client';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { letterPage } from '../../../platform/letter-page.server.ts';
import { localeIn, templateIn } from './template-choice.ts';
import type { Route } from './+types/template-letter.ts';

/** The HTML of the sample, for the frame on its page. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const path = { template: templateIn(params.template) };
  const query = { locale: localeIn(new URL(request.url).searchParams) };
  const { html } = await askOrThrow(request, readMailTemplate, { path, query });
  return letterPage(html);
}
