import { saveDraftDetails } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { findDraftId } from '../../parcels/draft-cookie.server.ts';
import { ask } from '../../platform/answer.server.ts';
import { detailsOf, readBookingValues } from './booking-form.ts';
import { CHECKOUT_STEPS, readStep } from './checkout-steps.ts';
import type { Route } from './+types/billing-details.ts';

/** The checkout form as far as it is typed, kept in its draft. */
export async function action({ request }: Route.ActionArgs) {
  const draftId = findDraftId(request);
  if (draftId === undefined) return new Response(null, { status: 404 });
  const step = readStep(new URL(request.url).search) ?? CHECKOUT_STEPS[0];
  const body = detailsOf(readBookingValues(await request.formData()), step);
  const answer = await ask(request, saveDraftDetails, { path: { draftId }, body });
  return new Response(null, { status: answer.ok ? 204 : answer.refusal.status });
}

/** Nobody comes here but the form. */
export function loader() {
  return redirect('/billing');
}
