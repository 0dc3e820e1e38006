import { exportBooks } from '@waypost/contract/client';
import { askForFile } from '../../../platform/answer.server.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';
import type { Route } from './+types/books.ts';

/** A month of entries is streamed. */
const TIMEOUT_MS = 120_000;

/** The bookkeeping entries of a month for accountants, streamed from the api. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const file = params.file === 'entries' ? 'entries' : 'sums';
  const query = { ym: params.ym, file } as const;
  const answer = await askForFile(request, exportBooks, { query }, TIMEOUT_MS);
  if (answer.ok) return passOnFile(answer);
  return new Response(null, { status: answer.refusal.status });
}
