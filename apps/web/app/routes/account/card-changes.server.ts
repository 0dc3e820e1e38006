import { chooseCard, readCard, removeCard } from '@waypost/contract/client';
import { type Answer, ask, type Refusal } from '../../platform/answer.server.ts';
import { textIn } from '../../platform/form-text.ts';

type Changed = { done: 'chosen' | 'removed' } | { refusal: Refusal };

export async function changeCards(request: Request): Promise<Changed> {
  const form = await request.formData();
  const path = { cardId: textIn(form, 'cardId') };
  if (form.get('intent') === 'remove') {
    return told(await ask(request, removeCard, { path }), 'removed');
  }
  return told(await ask(request, chooseCard, { path }), 'chosen');
}

function told(answer: Answer<unknown>, done: 'chosen' | 'removed'): Changed {
  return answer.ok ? { done } : { refusal: answer.refusal };
}

export type FollowedCard =
  | { kind: 'saved' }
  /** The bank has not approved it yet; null when there is nothing to do but wait. */
  | { kind: 'pending'; url: string | null }
  | { kind: 'refused'; refusal: Refusal };

/** What became of the card that somebody comes back from the bank with. */
export async function followCard(
  request: Request,
  cardId: string | null,
): Promise<FollowedCard | null> {
  if (cardId === null) return null;
  const answer = await ask(request, readCard, { path: { cardId } });
  if (!answer.ok) return { kind: 'refused', refusal: asRefused(answer.refusal) };
  if ('last4' in answer.data) return { kind: 'saved' };
  return { kind: 'pending', url: answer.data.nextAction?.url ?? null };
}

/** One that is gone was refused: only saved ones can be removed. */
function asRefused(refusal: Refusal): Refusal {
  return refusal.code === 'card_not_found' ? { ...refusal, code: 'card_refused' } : refusal;
}
