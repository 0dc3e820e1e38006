import { type PartyView, readPartyView } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../platform/answer.server.ts';
import { readCookie } from '../platform/cookies.server.ts';

const CREDENTIALS = ['__Host-waypost-party', '__Host-waypost-session'];

/** Whoever brings none of these is not even asked about. */
export function mayBeParty(request: Request): boolean {
  return CREDENTIALS.some((name) => readCookie(request, name) !== undefined);
}

/** What a party sees more; null for everybody else, and when the api cannot tell. */
export async function findPartyView(request: Request, ref: string): Promise<PartyView | null> {
  const answer = await askForPartyView(request, ref);
  return answer?.ok ? answer.data : null;
}

/** For pages of parties alone: only a caller who is none may be led elsewhere. */
export async function findPartyViewOrThrow(
  request: Request,
  ref: string,
): Promise<PartyView | null> {
  const answer = await askForPartyView(request, ref);
  if (answer === null) return null;
  if (answer.ok) return answer.data;
  const { refusal } = answer;
  if (refusal.status >= 500) throw data(refusal, { status: refusal.status });
  return null;
}

async function askForPartyView(request: Request, ref: string) {
  return mayBeParty(request) ? ask(request, readPartyView, { path: { ref } }) : null;
}
