import { readDocumentAsStaff } from '@waypost/contract/client';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';

/** Labels of many pallets take their time when they are made. */
const TIMEOUT_MS = 60_000;

/** A document of a shipment, passed on from the api as it arrives. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { shipmentId = '', file = '' } = params;
  const call = readDocumentAsStaff({
    path: { shipmentId, file: file as Parameters<typeof readDocumentAsStaff>[0]['path']['file'] },
    parseAs: 'stream',
    ...onBehalfOf(request, TIMEOUT_MS),
  });
  const answer = await ask(request, call);
  if (answer.ok) return passOnFile(answer.data, (await call).response);
  // the page of the shipment says why it is withheld, and leads to the sign-in page where needed
  return redirect(`/admin/shipments/${shipmentId}`, 303);
}
