import { previewMail } from '@waypost/contract/client';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { letterPage } from '../../../platform/letter-page.server.ts';
import type { Route } from './+types/mail-letter.ts';

/** The HTML of an email, for the frame on its page. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.has('reveal') ? { reveal: '1' as const } : {};
  const { letter } = await askOrThrow(request, previewMail, { path: params, query });
  return letterPage(letter?.html ?? '');
}
