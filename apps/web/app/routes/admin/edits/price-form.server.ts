import { priceEntry } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { refuseFields, refuseForm, typedIn } from '../../../platform/form-reply.ts';
import { readEntry } from './read-entry.ts';

/** A price can be quoted before names are known. */
const NOBODY = { recipientName: '-', recipientEmail: '-', recipientAddress: '-' };

/** Shows the form as it was typed, with its price. */
export async function priceForm(request: Request, form: FormData) {
  const typed = typedIn(form);
  const read = readEntry({ ...typed, ...NOBODY, price: '', priceReason: '' });
  if ('faults' in read) return refuseFields(form, read.faults);
  const { serviceType, parcel, freight, from, to, payment } = read.entry;
  const body = {
    serviceType,
    from,
    to,
    payment,
    ...(parcel !== undefined && { parcel }),
    ...(freight !== undefined && { freight }),
  };
  const answer = await ask(request, priceEntry, { body });
  if (!answer.ok) return refuseForm(form, answer.refusal);
  return data({ typed, faults: {}, refusal: null, details: {}, priced: answer.data });
}
