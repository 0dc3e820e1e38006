import { chooseCard, readCard, removeCard } from '@waypost/contract/client';
import { ask, type Refusal } from '../../platform/answer.server.ts';
import { finishForm } from '../../platform/form-reply.ts';
import { textIn } from '../../platform/form-text.ts';

export async function changeCards(request: Request, page: string) {
  const form = await request.formData();
  const path = { cardId: textIn(form, 'cardId') };
  if (form.get('intent') === 'remove') {
    return finishForm(form, await ask(request, removeCard, { path }), `${page}?done=removed`);
  }
  return finishForm(form, await ask(request, chooseCard, { path }), `${page}?done=chosen`);
}

export type FollowedCard =
  | { kind: 'saved' }
  /** Where the bank asks for approval; null while there is nothing to do but wait. */
  | { kind: 'pending'; url: string | null }
  | { kind: 'refused'; refusal: Refusal };

/** The state of a card after the customer returns from the bank. */
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

/** A missing card was refused, because only saved cards can be removed by the customer. */
function asRefused(refusal: Refusal): Refusal {
  return refusal.code === 'card_not_found' ? { ...refusal, code: 'card_refused' } : refusal;
}
