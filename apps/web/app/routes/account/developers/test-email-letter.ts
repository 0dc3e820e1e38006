import { readKeptMail } from '@waypost/contract/client';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { letterPage } from '../../../platform/letter-page.server.ts';
import type { Route } from './+types/test-email-letter.ts';

/** The email alone, for the frame of its page. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const path = { mailId: params.mailId };
  const { html, text } = await askOrThrow(request, readKeptMail, { path });
  return letterPage(html ?? text);
}
