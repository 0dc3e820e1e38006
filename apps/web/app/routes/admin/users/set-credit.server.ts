import { setCreditLimit } from '@waypost/contract/client';
import { centsFromText } from '@waypost/domain/money';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { USER_LIST } from './user-listing.ts';

/** Reads the credit limit form, which takes an amount. */
export async function setCredit(request: Request, form: FormData, userId: string) {
  const typed = textIn(form, 'limit').trim();
  const limitCents = centsFromText(typed);
  if (limitCents === null) {
    return refuseFields(form, { limit: typed === '' ? 'required' : 'malformed' });
  }
  const body = { id: textIn(form, 'id'), limitCents, reason: textIn(form, 'reason') };
  const answer = await ask(request, setCreditLimit, { path: { userId }, body });
  return finishForm(form, answer, USER_LIST.path({}, { done: 'credited' }, `/${userId}`));
}
