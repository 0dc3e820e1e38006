import { addAddress, type PickupRequest, requestPickup } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { PICKUPS } from './over-list.tsx';
import { CHOSEN } from './shipment-choice.tsx';

export async function sendRequest(request: Request, form: FormData) {
  const shipments = [...form.keys()].filter((name) => name.startsWith(CHOSEN));
  const answer = await ask(request, requestPickup, {
    headers: { 'idempotency-key': textIn(form, 'requestKey') },
    body: {
      ...bodyIn<PickupRequest>(form, 'date', 'addressId', 'window', 'instructions', 'frequency'),
      recurring: form.has('recurring'),
      shipments: shipments.map((name) => name.slice(CHOSEN.length)),
    },
  });
  return finishPickup(form, answer, `${PICKUPS}?done=requested`);
}

/** Numbers of shipments that were selected before the form was opened. */
export function pickedIn(request: Request): string[] {
  const asked = new URL(request.url).searchParams.get('shipments') ?? '';
  return asked
    .split('.')
    .filter((number) => /^[0-9A-Z]{8,20}$/.test(number))
    .slice(0, 200);
}

export async function keepAddress(request: Request, form: FormData) {
  const answer = await ask(request, addAddress, {
    body: bodyIn(form, 'name', 'line1', 'line2', 'city', 'region', 'postalCode', 'country'),
  });
  const addressId = answer.ok ? answer.data.id : '';
  const picked = pickedIn(request);
  const onwards = picked.length === 0 ? '' : `&shipments=${picked.join('.')}`;
  return finishPickup(form, answer, `${PICKUPS}/new?addressId=${addressId}${onwards}`);
}

export function finishPickup(form: FormData, answer: Answer<unknown>, to: string) {
  if (!answer.ok) {
    const { status } = answer.refusal;
    // the session ended while the page was open: sign in again and come back
    if (status === 401) return redirect('/auth/login?from=%2Fdashboard%2Fpickups', 303);
    // kept when it is not known whether the request arrived: sent again, it is the same request
    if (status < 500) form.delete('requestKey');
  }
  return finishForm(form, answer, to);
}
