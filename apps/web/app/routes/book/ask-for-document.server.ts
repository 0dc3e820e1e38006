import { readDocument } from '@waypost/contract/client';
import { ask, type Refusal } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';

/** Twenty labels are made while the caller waits; more are left to the worker. */
const TIMEOUT_MS = 60_000;

export async function askForDocument(
  request: Request,
  { receiptId, file }: { receiptId: string; file: string },
) {
  const call = readDocument({
    path: { receiptId, file: file as Parameters<typeof readDocument>[0]['path']['file'] },
    parseAs: 'stream',
    ...onBehalfOf(request, TIMEOUT_MS),
  });
  const answer = await ask(request, call);
  return { answer, response: answer.ok ? (await call).response : undefined };
}

/** The receipt says why it is withheld, that there is none, or that it is worth another try. */
export function failedAt(receiptId: string, { status }: Refusal): string {
  const failed = status === 429 || status >= 500;
  return `/receipt/${receiptId}${failed ? '?document=failed' : ''}#documents`;
}
