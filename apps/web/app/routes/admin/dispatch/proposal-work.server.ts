import { proposeRounds } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { BOARD } from './dispatch-address.ts';

/** Rounds for the vehicles that are ticked. The board shows how far their plan is. */
export async function workOnProposal(request: Request, form: FormData) {
  const hubId = textIn(form, 'hubId');
  const day = textIn(form, 'day');
  const rounds = form.getAll('vehicle').flatMap((value) => {
    const [vehicleId = '', id = ''] = typeof value === 'string' ? value.split('/') : [];
    const personId = textIn(form, `person-${vehicleId}`) || null;
    return [{ id, name: textIn(form, `name-${vehicleId}`), vehicleId, personId }];
  });
  const maxStops = Number(textIn(form, 'maxStops'));
  if (!Number.isInteger(maxStops) || maxStops < 1 || maxStops > 500) {
    return refuseFields(form, { maxStops: 'malformed' });
  }
  const pickups = textIn(form, 'pickups') !== '';
  const answer = await ask(request, proposeRounds, {
    body: { hubId, day, rounds, maxStops, pickups },
  });
  const isThere = !answer.ok && answer.refusal.code === 'form_already_sent';
  const to = BOARD.path({ hub: hubId, day });
  return finishForm(form, isThere ? { ok: true, status: 200, data: {} } : answer, to);
}
