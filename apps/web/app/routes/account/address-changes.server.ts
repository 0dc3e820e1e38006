import { addAddress, changeAddress, removeAddress } from '@waypost/contract/client';
import { type Answer, ask, type Refusal } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { textIn } from '../../platform/form-text.ts';
import {
  type AddressFaults,
  type AddressValues,
  findAddressFaults,
  readAddressValues,
} from './address-form.ts';

type Done = { done: 'added' | 'changed' | 'removed' | 'default' };
type NotDone = { values?: AddressValues; faults?: AddressFaults; refusal?: Refusal };

export async function changeAddressBook(request: Request): Promise<Done | NotDone> {
  const form = await request.formData();
  const addressId = textIn(form, 'id');
  const path = { addressId };
  const caller = onBehalfOf(request);
  switch (form.get('intent')) {
    case 'remove':
      return told(await ask(request, removeAddress({ path, ...caller })), 'removed');
    case 'default': {
      const body = { isDefault: true };
      return told(await ask(request, changeAddress({ path, body, ...caller })), 'default');
    }
    default:
      return saveAddress(request, addressId, readAddressValues(form));
  }
}

async function saveAddress(
  request: Request,
  addressId: string,
  values: AddressValues,
): Promise<Done | NotDone> {
  const faults = findAddressFaults(values);
  if (Object.keys(faults).length > 0) return { values, faults };
  const caller = onBehalfOf(request);
  if (addressId !== '') {
    const answer = await ask(
      request,
      changeAddress({ path: { addressId }, body: values, ...caller }),
    );
    return answer.ok ? { done: 'changed' } : { values, refusal: answer.refusal };
  }
  const { isDefault, ...address } = values;
  const added = await ask(request, addAddress({ body: address, ...caller }));
  if (!added.ok) return { values, refusal: added.refusal };
  if (!isDefault) return { done: 'added' };
  const path = { addressId: added.data.id };
  const chosen = await ask(request, changeAddress({ path, body: { isDefault }, ...caller }));
  return chosen.ok ? { done: 'added' } : { refusal: chosen.refusal };
}

function told(answer: Answer<unknown>, done: Done['done']): Done | NotDone {
  return answer.ok ? { done } : { refusal: answer.refusal };
}
