import { data, redirect } from 'react-router';
import type { Refusal } from '../../../platform/answer.server.ts';
import { NOTHING_WRONG, type PickupAnswer } from './pickup-answer.ts';

/** Turns a refusal of the api into what the form shows. */
export function refusedPickup(refusal: Refusal, form: Partial<PickupAnswer> = {}) {
  // the session ended while the page was open: sign in again and come back
  if (refusal.status === 401) return redirect('/auth/login?from=%2Fdashboard%2Fpickups', 303);
  const { code, requestId, details } = refusal;
  const answer: PickupAnswer = {
    ...NOTHING_WRONG,
    ...form,
    refusal: { code, requestId },
    free: Array.isArray(details['free']) ? (details['free'] as PickupAnswer['free']) : [],
    requestKey: refusal.status >= 500 ? (form.requestKey ?? null) : null,
  };
  return data(answer, { status: refusal.status });
}
