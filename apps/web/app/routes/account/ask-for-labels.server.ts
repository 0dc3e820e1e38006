import { readLabels } from '@waypost/contract/client';
import { askForFile, type Refusal } from '../../platform/answer.server.ts';

const TIMEOUT_MS = 60_000;

export function askForLabels(request: Request, batchId: string) {
  return askForFile(request, readLabels, { path: { batchId } }, TIMEOUT_MS);
}

/** The list of shipments, which leads whoever is not signed in to sign in. */
export function refusedAt({ status }: Refusal): string {
  return `/dashboard?labels=${status === 404 ? 'gone' : 'failed'}`;
}
