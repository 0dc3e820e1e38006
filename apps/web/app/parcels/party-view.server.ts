import { type PartyView, readPartyView } from '@waypost/contract/client';
import { ask } from '../platform/answer.server.ts';
import { readCookie } from '../platform/cookies.server.ts';

const CREDENTIALS = ['__Host-waypost-party', '__Host-waypost-session'];

/** Whoever brings none of these is not even asked about. */
export function mayBeParty(request: Request): boolean {
  return CREDENTIALS.some((name) => readCookie(request, name) !== undefined);
}

/** What a party sees more; null for everybody else. */
export async function findPartyView(request: Request, ref: string): Promise<PartyView | null> {
  if (!mayBeParty(request)) return null;
  const answer = await ask(request, readPartyView, { path: { ref } });
  return answer.ok ? answer.data : null;
}
