import { readDocument } from '@waypost/contract/client';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { passOnFile } from '../../platform/pass-on-file.server.ts';

/** Labels of many pallets take their time when they are made. */
const TIMEOUT_MS = 60_000;

/** A paper of a shipment, passed on from the api as it arrives. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { receiptId = '', file = '' } = params;
  const call = readDocument({
    path: { receiptId, file: file as Parameters<typeof readDocument>[0]['path']['file'] },
    parseAs: 'stream',
    ...onBehalfOf(request, TIMEOUT_MS),
  });
  const answer = await ask(request, call);
  if (!answer.ok) {
    const { status } = answer.refusal;
    // the receipt says why it is withheld, that there is none, or that it is worth another try
    const failed = status === 429 || status >= 500;
    return redirect(`/receipt/${receiptId}${failed ? '?document=failed' : ''}#documents`, 303);
  }
  return passOnFile(answer.data, (await call).response);
}
