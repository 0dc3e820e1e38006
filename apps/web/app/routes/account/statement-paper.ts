import { readStatementPaper } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { askForFile } from '../../platform/answer.server.ts';
import { passOnFile } from '../../platform/pass-on-file.server.ts';
import type { Route } from './+types/statement-paper.ts';

/** The first paper of a process waits for its fonts. */
const TIMEOUT_MS = 60_000;

/** The invoice or credit note of a month, passed on from the api as it arrives. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { ym, file } = params;
  const path = { ym, file: file as Parameters<typeof readStatementPaper>[0]['path']['file'] };
  const answer = await askForFile(request, readStatementPaper, { path }, TIMEOUT_MS);
  if (answer.ok) return passOnFile(answer);
  const { status } = answer.refusal;
  // the page redirects to sign-in where there is no session, and lists the papers that exist
  const failed = status === 429 || status >= 500;
  return redirect(`/dashboard/billing${failed ? '?paper=failed' : ''}#statements`, 303);
}
