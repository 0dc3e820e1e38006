import { type PartyView, readPartyView } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { readCookie } from '../../../platform/cookies.server.ts';

const CREDENTIALS = ['__Host-waypost-party', '__Host-waypost-session'];

/** What a party sees more; null for everybody else, who is not even asked about. */
export async function findPartyView(request: Request, ref: string): Promise<PartyView | null> {
  const mayBeParty = CREDENTIALS.some((name) => readCookie(request, name) !== undefined);
  if (!mayBeParty) return null;
  const answer = await ask(request, readPartyView({ path: { ref }, ...onBehalfOf(request) }));
  return answer.ok ? answer.data : null;
}
