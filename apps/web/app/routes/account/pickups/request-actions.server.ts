import { addAddress, requestPickup } from '@waypost/contract/client';
import { PICKUP_FREQUENCIES } from '@waypost/domain/pickups';
import { data, redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { NOTHING_WRONG, type PickupAnswer } from './pickup-answer.ts';
import { refusedPickup } from './refused-pickup.server.ts';

export async function sendRequest(request: Request, form: FormData) {
  const text = (name: string) => textIn(form, name).trim();
  const kept: Partial<PickupAnswer> = {
    typed: Object.fromEntries(
      ['window', 'instructions', 'recurring', 'frequency'].map((name) => [name, text(name)]),
    ),
    chosen: form.getAll('shipments').filter((each) => typeof each === 'string'),
    requestKey: text('requestKey'),
  };
  const [date, addressId] = [text('date'), text('addressId')];
  if (date === '' || addressId === '') return faulty('incomplete', kept);
  const window = text('window');
  const frequency = PICKUP_FREQUENCIES.find((each) => each === text('frequency'));
  const answer = await ask(request, requestPickup, {
    headers: { 'idempotency-key': text('requestKey') },
    body: {
      date,
      addressId,
      ...(window !== '' && { window }),
      // browsers send line ends as two characters
      instructions: text('instructions').replaceAll('\r\n', '\n'),
      recurring: text('recurring') !== '',
      ...(frequency !== undefined && { frequency }),
      shipments: kept.chosen ?? [],
    },
  });
  if (!answer.ok) return refusedPickup(answer.refusal, kept);
  return redirect('/dashboard/pickups?done=requested', 303);
}

export async function keepAddress(request: Request, form: FormData) {
  const text = (name: string) => textIn(form, name).trim();
  const body = {
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: text('country'),
  };
  if (body.name.length < 2 || body.line1 === '' || body.city === '') {
    return faulty('addressIncomplete', {});
  }
  const answer = await ask(request, addAddress, { body });
  if (!answer.ok) return refusedPickup(answer.refusal);
  return redirect(`/dashboard/pickups/new?addressId=${answer.data.id}`, 303);
}

function faulty(fault: PickupAnswer['fault'], kept: Partial<PickupAnswer>) {
  return data<PickupAnswer>({ ...NOTHING_WRONG, ...kept, fault }, { status: 400 });
}
