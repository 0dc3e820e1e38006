import { readDocumentAsStaff } from '@waypost/contract/client';
import { askForFile, type Refusal } from '../../../platform/answer.server.ts';

/** Up to twenty labels are made during the request; more are left to the worker. */
const TIMEOUT_MS = 60_000;

export function askForDocument(
  request: Request,
  { shipmentId, file }: { shipmentId: string; file: string },
) {
  const path = {
    shipmentId,
    file: file as Parameters<typeof readDocumentAsStaff>[0]['path']['file'],
  };
  return askForFile(request, readDocumentAsStaff, { path }, TIMEOUT_MS);
}

/** Redirects to the shipment's page, which explains the refusal and redirects to the sign-in page if needed. */
export function failedAt(shipmentId: string, { status }: Refusal): string {
  const failed = status === 429 || status >= 500;
  return `/admin/shipments/${shipmentId}${failed ? '?document=failed' : ''}`;
}
