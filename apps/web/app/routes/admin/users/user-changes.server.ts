import {
  changeCustomer,
  type CustomerRecord,
  inviteStaff,
  readCustomerRecord,
  removeCustomer,
} from '@waypost/contract/client';
import { type Answer, ask, type Refusal } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { readSecondFactor } from '../second-factor-code.ts';
import { permissionSetOf } from '../staff-changes.ts';
import { FIELDS, type Intent, type Typed, type UserAnswer } from './user-changes.ts';
import type { Done } from './user-listing.ts';

type Outcome = { done: Done } | { answered: UserAnswer; status: number };

const PHONE = /^[+0-9 ().\-/]*$/;

/** Does what a form about a user asks for. The api decides whether it may be done. */
export async function changeUser(request: Request, userId: string): Promise<Outcome> {
  const form = await request.formData();
  const intent = textIn(form, 'intent') as Intent;
  const typed = intent === 'save' ? typedIn(form) : null;
  const secondFactor = readSecondFactor(textIn(form, 'code')) ?? undefined;
  const permissionSet = permissionSetOf(form.get('permissionSet'));
  const path = { userId };

  const back = (rest: Partial<UserAnswer>, status: number): Outcome => ({
    answered: { intent, typed, faults: {}, refusal: null, current: null, ...rest },
    status,
  });
  const finish = async (call: Promise<Answer<unknown>>, done: Done): Promise<Outcome> => {
    const answer = await call;
    if (answer.ok) return { done };
    const { code, requestId, status } = answer.refusal;
    return back({ refusal: { code, requestId }, current: currentIn(answer.refusal) }, status);
  };

  const faults: UserAnswer['faults'] = {
    ...(typed?.firstName === '' && { firstName: 'firstNameMissing' }),
    ...(typed !== null && !PHONE.test(typed.phone) && { phone: 'phoneInvalid' }),
    ...(form.has('code') && secondFactor === undefined && { code: 'codeMalformed' }),
  };
  if (Object.keys(faults).length > 0) return back({ faults }, 400);

  const revision = Number(textIn(form, 'revision'));
  const proof = secondFactor === undefined ? {} : { secondFactor };
  switch (intent) {
    case 'save': {
      const accountType = typed?.accountType === 'business' ? 'business' : 'individual';
      const body = { ...typed, accountType, revision } as const;
      return finish(ask(request, changeCustomer, { path, body }), 'changed');
    }
    case 'reactivate': {
      const body = { active: true, revision } as const;
      return finish(ask(request, changeCustomer, { path, body }), 'reactivated');
    }
    case 'deactivate': {
      const body = { step: 'deactivate' } as const;
      return finish(ask(request, removeCustomer, { path, body }), 'deactivated');
    }
    case 'erase': {
      const body = { step: 'erase', ...proof } as const;
      return finish(ask(request, removeCustomer, { path, body }), 'erased');
    }
    case 'invite': {
      if (permissionSet === undefined) break;
      // by the id of the account: the address stands in no form and no url
      const record = await ask(request, readCustomerRecord, { path });
      if (!record.ok) return finish(Promise.resolve(record), 'invited');
      const body = { email: record.data.email, permissionSet, ...proof };
      return finish(ask(request, inviteStaff, { body }), 'invited');
    }
  }
  return back({ refusal: { code: 'invalid_request', requestId: '' } }, 400);
}

function typedIn(form: FormData): Typed {
  return Object.fromEntries(FIELDS.map((field) => [field, textIn(form, field).trim()])) as Typed;
}

function currentIn({ code, details }: Refusal): CustomerRecord | null {
  return code === 'customer_changed' ? (details['user'] as CustomerRecord) : null;
}
