import { readDocumentAsStaff } from '@waypost/contract/client';
import { ask, type Refusal } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';

/** Twenty labels are made while the caller waits; more are left to the worker. */
const TIMEOUT_MS = 60_000;

export async function askForDocument(
  request: Request,
  { shipmentId, file }: { shipmentId: string; file: string },
) {
  const call = readDocumentAsStaff({
    path: { shipmentId, file: file as Parameters<typeof readDocumentAsStaff>[0]['path']['file'] },
    parseAs: 'stream',
    ...onBehalfOf(request, TIMEOUT_MS),
  });
  const answer = await ask(request, call);
  return { answer, response: answer.ok ? (await call).response : undefined };
}

/** The page of the shipment says why it is withheld, and leads to the sign-in page where needed. */
export function failedAt(shipmentId: string, { status }: Refusal): string {
  const failed = status === 429 || status >= 500;
  return `/admin/shipments/${shipmentId}${failed ? '?document=failed' : ''}`;
}
