import type { Answer } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { backPath, type Done, donePath } from './edit-paths.ts';

/** Redirects to the page it was opened from when it succeeds; otherwise shows the form again. */
export function finish<T extends { trackingNumber: string }>(
  request: Request,
  { shipmentId }: { shipmentId: string },
  form: FormData,
  answer: Answer<T>,
  done: Done,
) {
  const origin = backPath(new URL(request.url).searchParams, shipmentId);
  return finishForm(
    form,
    answer,
    donePath(origin, done, answer.ok ? answer.data.trackingNumber : ''),
  );
}
