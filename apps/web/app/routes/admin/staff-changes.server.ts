import {
  changeStaff,
  inviteStaff,
  resetSecondFactor,
  resetStaffPassword,
  type SecondFactorReset,
  type StaffChange,
  type StaffMember,
  type StaffPasswordLink,
} from '@waypost/contract/client';
import { data } from 'react-router';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { finishForm } from '../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../platform/form-text.ts';
import { DASHBOARD, STAFF } from './admin-paths.ts';

/** Runs a form of the staff page. The api decides whether it is allowed. */
export async function changeStaffPage(request: Request, me: StaffMember) {
  const form = await request.formData();
  const staffId = textIn(form, 'staffId');
  const path = { staffId };
  const finish = (answer: Answer<unknown>, done: string) =>
    finishForm(form, answer, `${STAFF}?${new URLSearchParams({ member: staffId, done })}`);

  switch (form.get('intent')) {
    case 'invite': {
      const answer = await ask(request, inviteStaff, {
        body: bodyIn(form, 'email', 'permissionSet', 'secondFactor'),
      });
      return finishForm(form, answer, `${STAFF}?done=invited`);
    }
    case 'set': {
      // removing permissions needs no code; the api decides
      if (textIn(form, 'secondFactor').trim() === '') form.delete('secondFactor');
      const answer = await ask(request, changeStaff, {
        path,
        body: bodyIn(form, 'permissionSet', 'secondFactor'),
      });
      // After giving up the right to see this page, the person cannot return to it.
      const leaves = staffId === me.id && textIn(form, 'permissionSet') !== 'owner';
      return leaves ? finishForm(form, answer, DASHBOARD) : finish(answer, 'changed');
    }
    case 'deactivate':
      return finish(
        await ask(request, changeStaff, { path, body: { active: false } }),
        'deactivated',
      );
    case 'reactivate': {
      const body = { active: true, ...bodyIn<StaffChange>(form, 'secondFactor') };
      return finish(await ask(request, changeStaff, { path, body }), 'reactivated');
    }
    case 'reset': {
      const body: SecondFactorReset = bodyIn(form, 'secondFactor');
      return finish(await ask(request, resetSecondFactor, { path, body }), 'reset');
    }
    case 'password': {
      const body: StaffPasswordLink = bodyIn(form, 'secondFactor');
      return finish(await ask(request, resetStaffPassword, { path, body }), 'passwordReset');
    }
    default:
      throw data(null, { status: 400 });
  }
}
