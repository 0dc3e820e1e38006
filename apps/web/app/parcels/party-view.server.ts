import { type PartyView, readPartyView } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../platform/answer.server.ts';
import { readCookie } from '../platform/cookies.server.ts';

const CREDENTIALS = ['__Host-waypost-party', '__Host-waypost-session'];

/** Without one of these cookies the api is not called. */
export function mayBeParty(request: Request): boolean {
  return CREDENTIALS.some((name) => readCookie(request, name) !== undefined);
}

/** The details only a party sees; null for everybody else, and if the api fails. */
export async function findPartyView(request: Request, ref: string): Promise<PartyView | null> {
  const answer = await askForPartyView(request, ref);
  return answer?.ok ? answer.data : null;
}

/**
 * For pages of parties alone: an api failure throws, because only a caller who is not a party may be redirected.
 */
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
