import {
  previewSortPlan,
  publishSortPlan,
  type SortPlanDocument,
  type SortPlanQuestion,
} from '@waypost/contract/client';
import { data } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseFields } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { sortPlanPath } from '../admin-paths.ts';

/** Publishes the plan of the page, or tries it with a destination. */
export async function changeSortPlan(request: Request, hubId: string) {
  const form = await request.formData();
  const plan = planIn(form);
  const path = { hubId };
  if (plan === null) return refuseFields(form, { plan: 'malformed' });
  if (form.get('intent') === 'try') {
    const asked = bodyIn<SortPlanQuestion>(form, 'country', 'postalCode', 'city', 'service');
    const answer = await ask(request, previewSortPlan, { path, body: { ...asked, plan } });
    if (answer.ok) return data({ tried: answer.data });
    return isPlanFaulty(answer)
      ? refuseFields(form, { plan: 'malformed' })
      : finishForm(form, answer, '');
  }
  const version = Number(textIn(form, 'version'));
  const body = { version, plan, reason: textIn(form, 'reason') };
  const answer = await ask(request, publishSortPlan, { path, body });
  return isPlanFaulty(answer)
    ? refuseFields(form, { plan: 'malformed' })
    : finishForm(form, answer, `${sortPlanPath(hubId)}?done=published`);
}

/** The form has no fields of its own for parts of the plan, so its faults become one message. */
function isPlanFaulty(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.refusal.errors.some(({ path }) => path.startsWith('plan'));
}

/** Trusted as the page sends it; the api validates it. */
function planIn(form: FormData): SortPlanDocument | null {
  try {
    return JSON.parse(textIn(form, 'plan')) as SortPlanDocument;
  } catch {
    return null;
  }
}
