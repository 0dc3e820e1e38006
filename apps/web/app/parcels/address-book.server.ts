import { listAddresses, type SavedAddress } from '@waypost/contract/client';
import { ask } from '../platform/answer.server.ts';
import { onBehalfOf } from '../platform/caller.server.ts';

/** The default first. Without them everything is typed as ever. */
export async function findAddresses(request: Request): Promise<SavedAddress[]> {
  const answer = await ask(request, listAddresses(onBehalfOf(request)));
  return answer.ok ? answer.data.addresses : [];
}
