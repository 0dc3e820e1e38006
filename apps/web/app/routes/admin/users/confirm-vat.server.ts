import { confirmVatNumber } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { USER_LIST } from './user-listing.ts';

export async function confirmVat(request: Request, form: FormData, userId: string) {
  const confirmed = textIn(form, 'confirmed') === 'yes';
  const checkedIn = textIn(form, 'checkedIn') === 'document' ? 'document' : 'vies';
  const body = { vatId: textIn(form, 'vatId'), confirmed, checkedIn } as const;
  const answer = await ask(request, confirmVatNumber, { path: { userId }, body });
  const done = confirmed ? 'vatConfirmed' : 'vatWithdrawn';
  return finishForm(form, answer, USER_LIST.path({}, { done }, `/${userId}`));
}
