import { receiveDeposit, settleDifference } from '@waypost/contract/client';
import { CASH_SETTLEMENTS } from '@waypost/contract/money-states';
import { decimalCents } from '@waypost/domain/decimal-cents';
import { ask } from '../../../platform/answer.server.ts';
import { type Faults, finishForm, refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { CASH } from './money-address.ts';

const RECEIVED = 'received.';

/** Does what a form of the page asks for. */
export async function changeCash(request: Request) {
  const form = await request.formData();
  const [intent, ...about] = textIn(form, 'intent').split(' ');
  return intent === 'receive' ? receive(request, form, about) : settle(request, form, about);
}

async function receive(request: Request, form: FormData, [depositId = '']: string[]) {
  const fields = [...form.keys()].filter((name) => name.startsWith(RECEIVED));
  const amounts = fields.flatMap((name) => {
    const cents = decimalCents(textIn(form, name));
    return cents === undefined || cents < 0
      ? []
      : [{ currency: name.slice(RECEIVED.length), cents }];
  });
  if (amounts.length < fields.length) {
    const isRead = (name: string) =>
      amounts.some(({ currency }) => name === `${RECEIVED}${currency}`);
    const faults: Faults = Object.fromEntries(
      fields.filter((name) => !isRead(name)).map((name) => [name, 'malformed' as const]),
    );
    return refuseFields(form, faults);
  }
  const answer = await ask(request, receiveDeposit, { path: { depositId }, body: { amounts } });
  return finishForm(form, answer, CASH.path({}, { done: 'receive' }));
}

async function settle(request: Request, form: FormData, [holder = '', currency = '']: string[]) {
  const cents = decimalCents(textIn(form, 'cents'));
  if (cents === undefined || cents <= 0) return refuseFields(form, { cents: 'malformed' });
  const kind =
    CASH_SETTLEMENTS.find((each) => each === textIn(form, 'kind')) ?? CASH_SETTLEMENTS[0];
  const body = {
    id: textIn(form, 'id'),
    holder,
    currency,
    cents: textIn(form, 'sign') === '-1' ? -cents : cents,
    kind,
    reason: textIn(form, 'reason'),
  };
  const answer = await ask(request, settleDifference, { body });
  return finishForm(form, answer, CASH.path({}, { done: 'settle' }));
}
