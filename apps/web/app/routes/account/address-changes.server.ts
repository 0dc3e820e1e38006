import {
  addAddress,
  type AddressChange,
  changeAddress,
  type NewAddress,
  removeAddress,
} from '@waypost/contract/client';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { finishForm } from '../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../platform/form-text.ts';
import { ADDRESS_FIELDS, type DONE } from './address-form.ts';

export async function changeAddressBook(request: Request) {
  const form = await request.formData();
  const path = { addressId: textIn(form, 'id') };
  const isDefault = form.has('isDefault');
  const finish = (answer: Answer<unknown>, done: (typeof DONE)[number]) =>
    finishForm(form, answer, `/dashboard/addresses?done=${done}`);

  switch (form.get('intent')) {
    case 'remove':
      return finish(await ask(request, removeAddress, { path }), 'removed');
    case 'default': {
      const body = { isDefault: true };
      return finish(await ask(request, changeAddress, { path, body }), 'default');
    }
    default: {
      if (path.addressId !== '') {
        const body = { ...bodyIn<AddressChange>(form, ...ADDRESS_FIELDS), isDefault };
        return finish(await ask(request, changeAddress, { path, body }), 'changed');
      }
      const body = bodyIn<NewAddress>(form, ...ADDRESS_FIELDS);
      const added = await ask(request, addAddress, { body });
      if (!added.ok || !isDefault) return finish(added, 'added');
      const chosen = { path: { addressId: added.data.id }, body: { isDefault } };
      return finish(await ask(request, changeAddress, chosen), 'added');
    }
  }
}
