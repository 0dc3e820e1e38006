import { startPlan, stopPlan } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';

/** Long enough for a better plan, short enough to wait for. */
const SECONDS = 10;

/** Begins or ends a plan of the rounds that the form names. */
export async function workOnPlan(request: Request, form: FormData, to: string) {
  if (textIn(form, 'intent') === 'stop') {
    const path = { planId: textIn(form, 'planId') };
    return finishForm(form, await ask(request, stopPlan, { path }), to);
  }
  const rounds = form.getAll('round').map((value) => {
    const [roundId = '', revision = '0'] = typeof value === 'string' ? value.split('/') : [];
    return { roundId, revision: Number(revision) };
  });
  const body = { rounds, seconds: SECONDS };
  return finishForm(form, await ask(request, startPlan, { body }), to);
}
