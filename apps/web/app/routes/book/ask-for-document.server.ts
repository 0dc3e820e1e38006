import { readDocument } from '@waypost/contract/client';
import { askForFile, type Refusal } from '../../platform/answer.server.ts';

/** Twenty labels are made while the caller waits; more are left to the worker. */
const TIMEOUT_MS = 60_000;

export function askForDocument(
  request: Request,
  { receiptId, file }: { receiptId: string; file: string },
) {
  const path = { receiptId, file: file as Parameters<typeof readDocument>[0]['path']['file'] };
  return askForFile(request, readDocument, { path }, TIMEOUT_MS);
}

/** The receipt says why it is withheld, that there is none, or that it is worth another try. */
export function failedAt(receiptId: string, { status }: Refusal): string {
  const failed = status === 429 || status >= 500;
  return `/receipt/${receiptId}${failed ? '?document=failed' : ''}#documents`;
}
