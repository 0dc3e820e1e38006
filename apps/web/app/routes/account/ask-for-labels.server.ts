import { readLabels } from '@waypost/contract/client';
import { askForFile, type Refusal } from '../../platform/answer.server.ts';

const TIMEOUT_MS = 60_000;

export function askForLabels(request: Request, batchId: string) {
  return askForFile(request, readLabels, { path: { batchId } }, TIMEOUT_MS);
}

/** Redirects to the list of shipments, which redirects to the sign-in page if needed. */
export function refusedAt({ status }: Refusal): string {
  return `/dashboard?labels=${status === 404 ? 'gone' : 'failed'}`;
}
