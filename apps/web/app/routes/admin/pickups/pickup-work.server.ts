import {
  confirmPickups,
  missPickup,
  movePickup,
  notePickup,
  type PickupMiss,
  type PickupMove,
  type PickupNote,
} from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { besideWindow, DONE, WINDOW } from './pickup-address.ts';

/** Runs a form of the panel. The panel stays open, beside the window the pickup is in afterwards. */
export async function workOnPickup(request: Request, pickupId: string) {
  const form = await request.formData();
  const path = { pickupId };
  const done = DONE.find((each) => each === textIn(form, 'intent')) ?? 'note';
  if (done === 'move') {
    const body = bodyIn<PickupMove>(form, 'date', 'window');
    const answer = await ask(request, movePickup, { path, body });
    const to = answer.ok ? besideWindow(answer.data, { done }) : '';
    return finishForm(form, answer, to, { pickup_day_unavailable: 'date' });
  }
  const listing = WINDOW.read(new URL(request.url).searchParams);
  const to = WINDOW.path(listing, { done }, `/${pickupId}`);
  return finishForm(form, await askFor(request, done, path, form), to);
}

async function askFor(
  request: Request,
  done: 'confirm' | 'miss' | 'note',
  path: { pickupId: string },
  form: FormData,
) {
  if (done === 'confirm') {
    return ask(request, confirmPickups, { body: { pickups: [path.pickupId] } });
  }
  if (done === 'miss') {
    return ask(request, missPickup, { path, body: bodyIn<PickupMiss>(form, 'reason') });
  }
  return ask(request, notePickup, { path, body: bodyIn<PickupNote>(form, 'note') });
}
