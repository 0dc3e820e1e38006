import { type Draft, readAttempt } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { handleOf } from '../../parcels/draft-ids.ts';
import { ask } from '../../platform/answer.server.ts';
import { hasReturned } from './checkout-address.ts';

export type Standing =
  /** Nothing is under way: the form may be sent. */
  | { kind: 'open' }
  /** The attempt that the address names ended without a booking, and the draft has a new one. */
  | { kind: 'declined' }
  | { kind: 'creating' }
  /** The payer has to approve at the provider; `goes` when the page should lead there by itself. */
  | { kind: 'step'; url: string; goes: boolean };

/** The state of the draft's newest attempt. An attempt that led to a booking redirects to its receipt. */
export async function standingOf(request: Request, draft: Draft): Promise<Standing> {
  const { searchParams } = new URL(request.url);
  const followed = searchParams.get('attempt');
  const { attemptId } = draft;
  const isNewest = followed !== null && handleOf(followed) === handleOf(attemptId);

  const answer = await ask(request, readAttempt, { path: { attemptId } });
  if (!answer.ok) {
    if (answer.refusal.status === 402) return { kind: 'declined' };
    if (answer.refusal.code !== 'attempt_not_found')
      return { kind: isNewest ? 'creating' : 'open' };
    return { kind: followed === null || isNewest ? 'open' : 'declined' };
  }
  if ('receiptId' in answer.data) {
    if (followed !== null) throw redirect(`/receipt/${answer.data.receiptId}`);
    return { kind: 'open' };
  }
  const { nextAction } = answer.data;
  if (nextAction === null) return { kind: 'creating' };
  return { kind: 'step', url: nextAction.url, goes: isNewest && !hasReturned(searchParams) };
}
