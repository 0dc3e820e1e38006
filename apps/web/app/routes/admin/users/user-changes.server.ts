import {
  changeCustomer,
  type CustomerChange,
  type CustomerRemoval,
  inviteStaff,
  readCustomerRecord,
  removeCustomer,
  type StaffInvitation,
} from '@waypost/contract/client';
import { data } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { FIELDS } from './user-changes.ts';
import { type Done, USER_LIST } from './user-listing.ts';

/** Runs a form about a user. The api decides whether it is allowed. */
export async function changeUser(request: Request, userId: string) {
  const form = await request.formData();
  const path = { userId };
  const revision = Number(textIn(form, 'revision'));
  const finish = (answer: Answer<unknown>, done: Done) => {
    const listing = USER_LIST.read(new URL(request.url).searchParams);
    const panel = done === 'erased' ? '' : `/${userId}/edit`;
    return finishForm(form, answer, USER_LIST.path(listing, { done }, panel));
  };

  switch (form.get('intent')) {
    case 'save': {
      const body = { ...bodyIn<CustomerChange>(form, ...FIELDS), revision };
      return finish(await ask(request, changeCustomer, { path, body }), 'changed');
    }
    case 'reactivate': {
      const body = { active: true, revision } as const;
      return finish(await ask(request, changeCustomer, { path, body }), 'reactivated');
    }
    case 'deactivate': {
      const body = { step: 'deactivate' } as const;
      return finish(await ask(request, removeCustomer, { path, body }), 'deactivated');
    }
    case 'erase': {
      const body = { ...bodyIn<CustomerRemoval>(form, 'secondFactor'), step: 'erase' } as const;
      return finish(await ask(request, removeCustomer, { path, body }), 'erased');
    }
    case 'invite': {
      // by account id, so that no email address is in a form or URL
      const record = await ask(request, readCustomerRecord, { path });
      if (!record.ok) return finish(record, 'invited');
      const chosen = bodyIn<StaffInvitation>(form, 'permissionSet', 'secondFactor');
      const body = { ...chosen, email: record.data.email };
      return finish(await ask(request, inviteStaff, { body }), 'invited');
    }
    default:
      throw data(null, { status: 400 });
  }
}
