import {
  cancelRound,
  changeRound,
  closeRound,
  lockStop,
  moveStops,
  orderStops,
  readRound,
  releaseRound,
  returnRound,
  startPlan,
} from '@waypost/contract/client';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { roundPath } from '../admin-paths.ts';
import { revisionIn } from './round-revisions.tsx';
import { typedOrder } from './typed-order.ts';

export const DONE = [
  'change',
  'plan',
  'release',
  'return',
  'close',
  'missing',
  'cancel',
  'stops',
] as const;

/** For one round, more time finds nothing better. */
const PLAN_SECONDS = 2;

/** Runs a form of the page, if the round has not changed since the page was loaded. */
export async function workOnRound(request: Request, roundId: string) {
  const form = await request.formData();
  const intent = DONE.find((each) => each === textIn(form, 'intent')) ?? 'change';
  const answer =
    intent === 'stops'
      ? await workOnStops(request, roundId, form)
      : await takeStep(request, roundId, intent, form);
  return finishForm(form, answer, roundPath(roundId, { done: intent }), {
    vehicle_not_found: 'vehicleId',
    field_person_not_found: 'personId',
  });
}

async function takeStep(
  request: Request,
  roundId: string,
  step: Exclude<(typeof DONE)[number], 'stops'>,
  form: FormData,
): Promise<Answer<unknown>> {
  const path = { roundId };
  const revision = Number(textIn(form, 'revision'));
  if (step === 'plan') {
    const body = { rounds: [{ roundId, revision }], seconds: PLAN_SECONDS };
    return ask(request, startPlan, { body });
  }
  if (step === 'release') return ask(request, releaseRound, { path, body: { revision } });
  if (step === 'return') return ask(request, returnRound, { path, body: { revision } });
  if (step === 'cancel') return ask(request, cancelRound, { path, body: { revision } });
  if (step === 'close' || step === 'missing') {
    return ask(request, closeRound, { path, body: { revision, missing: step === 'missing' } });
  }
  return ask(request, changeRound, {
    path,
    body: {
      revision,
      name: textIn(form, 'name'),
      vehicleId: textIn(form, 'vehicleId') || null,
      personId: textIn(form, 'personId') || null,
    },
  });
}

async function workOnStops(
  request: Request,
  roundId: string,
  form: FormData,
): Promise<Answer<unknown>> {
  const revision = Number(textIn(form, 'revision'));
  const what = textIn(form, 'what');
  const stopNos = form.getAll('stop').map(Number);
  if (what === 'order') {
    const body = { revision, stopNos: typedOrder(form) };
    return ask(request, orderStops, { path: { roundId }, body });
  }
  if (what === 'lock' || what === 'unlock') {
    return lockEach(request, roundId, { revision, stopNos, locked: what === 'lock' });
  }
  return ask(request, moveStops, {
    body: {
      from: { roundId, revision, stopNos },
      to: what === 'pool' ? null : { roundId: what, revision: revisionIn(form, what) },
    },
  });
}

async function lockEach(
  request: Request,
  roundId: string,
  asked: { revision: number; stopNos: readonly number[]; locked: boolean },
): Promise<Answer<unknown>> {
  let { revision } = asked;
  for (const stopNo of asked.stopNos) {
    const body = { revision, locked: asked.locked };
    const answer = await ask(request, lockStop, { path: { roundId, stopNo }, body });
    if (!answer.ok) return answer;
    revision = answer.data.revision;
  }
  return ask(request, readRound, { path: { roundId } });
}
