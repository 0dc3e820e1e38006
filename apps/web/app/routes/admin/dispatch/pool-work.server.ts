import { addStops, makeRound, readRound } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { roundPath } from '../admin-paths.ts';
import { PLAN } from './dispatch-address.ts';
import { revisionIn } from './round-revisions.tsx';

/** Adds the selected stops to a new round or to an existing one. */
export async function workOnPool(request: Request, form: FormData) {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const stops = { refs: texts('ref'), pickups: texts('pickup') };
  const roundId = textIn(form, 'round');
  if (roundId !== '') {
    const path = { roundId };
    const answer = await ask(request, addStops, {
      path,
      body: { revision: revisionIn(form, roundId), stops },
    });
    const listing = PLAN.read(new URL(request.url).searchParams);
    return finishForm(form, answer, PLAN.path(listing, { done: 'added' }));
  }
  const id = textIn(form, 'id');
  const answer = await ask(request, makeRound, {
    body: {
      id,
      hubId: textIn(form, 'hubId'),
      day: textIn(form, 'day'),
      name: textIn(form, 'name'),
      vehicleId: textIn(form, 'vehicleId') || null,
      personId: textIn(form, 'personId') || null,
      stops,
    },
  });
  const isThere =
    !answer.ok &&
    answer.refusal.code === 'form_already_sent' &&
    (await ask(request, readRound, { path: { roundId: id } })).ok;
  return finishForm(form, isThere ? { ok: true, status: 200, data: {} } : answer, roundPath(id), {
    vehicle_not_found: 'vehicleId',
    field_person_not_found: 'personId',
  });
}
