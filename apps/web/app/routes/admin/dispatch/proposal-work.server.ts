import { createHash } from 'node:crypto';
import { proposeRounds } from '@waypost/contract/client';
import { uuidOfDigest } from '@waypost/domain/uuid-of-digest';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { BOARD } from './dispatch-address.ts';

/** Makes rounds for the ticked vehicles. The board shows the progress of their plan. */
export async function workOnProposal(request: Request, form: FormData) {
  const hubId = textIn(form, 'hubId');
  const day = textIn(form, 'day');
  const vehicleIds = form.getAll('vehicle').filter((value) => typeof value === 'string');
  const rounds = vehicleIds.map((vehicleId) => {
    const id = roundIdOf(textIn(form, 'id'), vehicleId);
    const personId = textIn(form, `person-${vehicleId}`) || null;
    return { id, name: textIn(form, `name-${vehicleId}`), vehicleId, personId };
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

/** Derived ids, the same for each post of the form: vehicles may be added to the page while it is filled in. */
function roundIdOf(formId: string, vehicleId: string): string {
  return uuidOfDigest(createHash('sha256').update(`${formId} ${vehicleId}`).digest('hex'));
}
