import { addAddress, changeAddress, removeAddress } from '@waypost/contract/client';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { textIn } from '../../platform/form-text.ts';
import { readAddressValues } from './address-form.ts';
import { type FormReply, replyTo } from '../../platform/form-reply.ts';

type Done = { done: 'added' | 'changed' | 'removed' | 'default' };
type NotDone = { reply: FormReply; status: number };

export async function changeAddressBook(request: Request): Promise<Done | NotDone> {
  const form = await request.formData();
  const addressId = textIn(form, 'id');
  const path = { addressId };
  switch (form.get('intent')) {
    case 'remove':
      return told(form, await ask(request, removeAddress, { path }), 'removed');
    case 'default': {
      const body = { isDefault: true };
      return told(form, await ask(request, changeAddress, { path, body }), 'default');
    }
    default:
      return saveAddress(request, addressId, form);
  }
}

async function saveAddress(
  request: Request,
  addressId: string,
  form: FormData,
): Promise<Done | NotDone> {
  const { isDefault, ...address } = readAddressValues(form);
  if (addressId !== '') {
    const change = { path: { addressId }, body: { ...address, isDefault } };
    return told(form, await ask(request, changeAddress, change), 'changed');
  }
  const added = await ask(request, addAddress, { body: address });
  if (!added.ok || !isDefault) return told(form, added, 'added');
  const path = { addressId: added.data.id };
  const chosen = await ask(request, changeAddress, { path, body: { isDefault } });
  return told(form, chosen, 'added');
}

function told(form: FormData, answer: Answer<unknown>, done: Done['done']): Done | NotDone {
  if (answer.ok) return { done };
  return { reply: replyTo(form, answer.refusal), status: answer.refusal.status };
}
