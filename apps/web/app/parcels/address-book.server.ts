import { listAddresses, type SavedAddress } from '@waypost/contract/client';
import { ask } from '../platform/answer.server.ts';

/** The default first. If the addresses fail to load, everything can still be typed. */
export async function findAddresses(request: Request): Promise<SavedAddress[]> {
  const answer = await ask(request, listAddresses);
  return answer.ok ? answer.data.addresses : [];
}
