import {
  assignUnmatchedScans,
  dismissUnmatchedScans,
  type UnmatchedAssignment,
  type UnmatchedDismissal,
} from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { UNMATCHED_LIST } from './unmatched-listing.ts';

/** Runs a form of the page. */
export async function settleScans(request: Request) {
  const form = await request.formData();
  const { ref: _settled, ...listing } = UNMATCHED_LIST.read(new URL(request.url).searchParams);
  const to = (done: string) => UNMATCHED_LIST.path(listing, { done });
  if (textIn(form, 'intent') === 'assign') {
    const body: UnmatchedAssignment = bodyIn(form, 'ref', 'trackingNumber');
    const answer = await ask(request, assignUnmatchedScans, { body });
    const done = answer.ok && answer.data.refused > 0 ? 'partly' : 'assigned';
    return finishForm(form, answer, to(done), { shipment_not_found: 'trackingNumber' });
  }
  const body: UnmatchedDismissal = bodyIn(form, 'ref', 'reason');
  return finishForm(form, await ask(request, dismissUnmatchedScans, { body }), to('dismissed'));
}
