import {
  changeStaff,
  inviteStaff,
  resetSecondFactor,
  resetStaffPassword,
  type StaffMember,
} from '@waypost/contract/client';
import { isEmail } from '../../parcels/contact-rules.ts';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { DASHBOARD, STAFF } from './admin-paths.ts';
import { textIn } from '../../platform/form-text.ts';
import { readSecondFactor } from './second-factor-code.ts';
import { type Done, type Intent, permissionSetOf, type StaffAnswer } from './staff-changes.ts';

type Outcome = { to: string } | { answered: StaffAnswer; status: number };

/** Does what a form of the staff page asks for. The api decides whether it may be done. */
export async function changeStaffPage(request: Request, me: StaffMember): Promise<Outcome> {
  const form = await request.formData();
  const intent = textIn(form, 'intent') as Intent;
  const staffId = textIn(form, 'staffId');
  const email = textIn(form, 'email').trim();
  const permissionSet = permissionSetOf(form.get('permissionSet'));
  const secondFactor = readSecondFactor(textIn(form, 'code')) ?? undefined;
  const path = { staffId };

  const back = (rest: Partial<StaffAnswer>, status: number): Outcome => ({
    answered: { intent, email, set: permissionSet, faults: {}, refusal: null, ...rest },
    status,
  });
  const finish = async (call: Promise<Answer<unknown>>, to: string): Promise<Outcome> => {
    const answer = await call;
    if (answer.ok) return { to };
    const { code, requestId, status } = answer.refusal;
    return back({ refusal: { code, requestId } }, status);
  };

  const faults: StaffAnswer['faults'] = {
    ...(intent === 'invite' && !isEmail(email) && { email: 'emailInvalid' }),
    ...(isCodeMalformed(form, intent) && { code: 'codeMalformed' }),
  };
  if (Object.keys(faults).length > 0) return back({ faults }, 400);

  switch (intent) {
    case 'invite': {
      if (permissionSet === undefined) break;
      const body = { email, permissionSet, ...(secondFactor && { secondFactor }) };
      return finish(ask(request, inviteStaff, { body }), `${STAFF}?done=invited`);
    }
    case 'set': {
      if (permissionSet === undefined) break;
      const body = { permissionSet, ...(secondFactor && { secondFactor }) };
      // Whoever gives up the right to see this page cannot come back to it.
      const leaves = staffId === me.id && permissionSet !== 'owner';
      return finish(
        ask(request, changeStaff, { path, body }),
        leaves ? DASHBOARD : member(staffId, 'changed'),
      );
    }
    case 'deactivate':
    case 'reactivate': {
      const active = intent === 'reactivate';
      return finish(
        ask(request, changeStaff, {
          path,
          body: { active, ...(secondFactor && { secondFactor }) },
        }),
        member(staffId, active ? 'reactivated' : 'deactivated'),
      );
    }
    case 'reset': {
      const body = secondFactor === undefined ? {} : { secondFactor };
      return finish(ask(request, resetSecondFactor, { path, body }), member(staffId, 'reset'));
    }
    case 'password': {
      const body = secondFactor === undefined ? {} : { secondFactor };
      return finish(
        ask(request, resetStaffPassword, { path, body }),
        member(staffId, 'passwordReset'),
      );
    }
  }
  return back({ refusal: { code: 'invalid_request', requestId: '' } }, 400);
}

/** A change of set needs no code when it takes rights away; the api decides. */
function isCodeMalformed(form: FormData, intent: Intent): boolean {
  const typed = textIn(form, 'code');
  if (intent === 'set' && typed.trim() === '') return false;
  return form.has('code') && readSecondFactor(typed) === null;
}

function member(staffId: string, done: Done): string {
  return `${STAFF}?${new URLSearchParams({ member: staffId, done })}`;
}
