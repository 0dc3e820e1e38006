import { data, redirect } from 'react-router';
import type { Answer } from '../../../platform/answer.server.ts';
import { backPath, type Done, donePath } from './edit-paths.ts';
import { faulty, replyTo, type Faults } from '../../../platform/form-reply.ts';

/** Away to where one came from when it is done; otherwise the form again. */
export function finish<T extends { trackingNumber: string }>(
  request: Request,
  shipmentId: string,
  form: FormData,
  answer: Answer<T>,
  done: Done,
) {
  if (!answer.ok) return data(replyTo(form, answer.refusal), { status: answer.refusal.status });
  const origin = backPath(new URL(request.url).searchParams, shipmentId);
  return redirect(donePath(origin, done, answer.data.trackingNumber), 303);
}

export function back(form: FormData, faults: Faults) {
  return data(faulty(form, faults), { status: 400 });
}
