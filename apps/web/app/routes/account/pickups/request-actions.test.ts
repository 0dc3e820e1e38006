import { expect, test } from 'vitest';
import type { Refusal } from '../../../platform/answer.server.ts';
import type { FormReply } from '../../../platform/form-reply.ts';
import { finishPickup } from './request-actions.server.ts';

const refusal = (change: Partial<Refusal>): Refusal => ({
  code: 'internal',
  status: 500,
  requestId: 'r-1',
  errors: [],
  details: {},
  ...change,
});

function form(): FormData {
  const typed = new FormData();
  typed.set('requestKey', 'k-1');
  typed.set('window', 'x');
  return typed;
}

function shown(change: Partial<Refusal>): FormReply {
  const answer = finishPickup(form(), { ok: false, refusal: refusal(change) }, '/');
  if (answer instanceof Response) throw new Error('it was redirected');
  return answer.data;
}

test('a request that may have arrived keeps its key, so that a retry books no second pickup', () => {
  expect(shown({ code: 'timeout', status: 504 }).typed['requestKey']).toBe('k-1');
  expect(shown({ code: 'temporarily_unavailable', status: 503 }).typed['requestKey']).toBe('k-1');
});

test('a refused request gets a new key, with the windows that are free', () => {
  const free = [{ date: '2026-11-17', window: '09:00-13:00', placesLeft: 3 }];
  const answer = shown({ code: 'pickup_window_full', status: 409, details: { free } });
  expect(answer).toMatchObject({ details: { free }, typed: { window: 'x' } });
  expect(answer.typed).not.toHaveProperty('requestKey');
});

test('an expired session redirects to the sign-in page and back', () => {
  const ended = refusal({ code: 'unauthenticated', status: 401 });
  const answer = finishPickup(form(), { ok: false, refusal: ended }, '/');
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    '/auth/login?from=%2Fdashboard%2Fpickups',
  );
});
