import { readStatementPaperAsStaff } from '@waypost/contract/client';
import { askForFile } from '../../../platform/answer.server.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';
import type { Route } from './+types/paper.ts';

/** The first PDF of a process waits for fonts to load. */
const TIMEOUT_MS = 60_000;

type Path = Parameters<typeof readStatementPaperAsStaff>[0]['path'];

/** An invoice or credit note of a customer, streamed from the api. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const path = { ...params, file: params.file as Path['file'] };
  const answer = await askForFile(request, readStatementPaperAsStaff, { path }, TIMEOUT_MS);
  if (answer.ok) return passOnFile(answer);
  return new Response(null, { status: answer.refusal.status });
}
