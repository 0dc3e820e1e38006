import { listAddresses, type SavedAddress } from '@waypost/contract/client';
import { ask } from '../platform/answer.server.ts';

/** The default first. Without them everything is typed as ever. */
export async function findAddresses(request: Request): Promise<SavedAddress[]> {
  const answer = await ask(request, listAddresses);
  return answer.ok ? answer.data.addresses : [];
}
