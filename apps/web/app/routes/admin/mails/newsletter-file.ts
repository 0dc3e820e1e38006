import { exportNewsletter, type NewsletterExport } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { askForFile } from '../../../platform/answer.server.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';
import { refusalOf, stateIn } from './consent-states.ts';
import { NEWSLETTER } from './mail-tabs.tsx';
import type { Route } from './+types/newsletter-file.ts';

/** Streaming 100,000 lines takes a while. */
const TIMEOUT_MS = 120_000;

/** The list as CSV, streamed from the api. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const state = stateIn(textIn(form, 'state'));
  const body = { ...bodyIn<NewsletterExport>(form, 'secondFactor'), state };
  const answer = await askForFile(request, exportNewsletter, { body }, TIMEOUT_MS);
  if (!answer.ok) {
    const query = new URLSearchParams({ state, refused: refusalOf(answer.refusal.code) });
    return redirect(`${NEWSLETTER}?${query}`, 303);
  }
  return passOnFile(answer);
}

/** Only the form of its page may request the file. */
export function loader() {
  return redirect(NEWSLETTER);
}
