import { activateHub, addHub, changeHub, type HubFields } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { HUB_LIST } from './hub-listing.ts';

/** The field that each refusal is about. */
const FIELDS = {
  hub_code_taken: 'code',
  hub_not_located: 'city',
  hub_zone_unknown: 'timeZone',
} as const;

/** Does what a form of the page asks for. */
export async function changeHubs(request: Request) {
  const form = await request.formData();
  const listing = HUB_LIST.read(new URL(request.url).searchParams);
  const path = { hubId: textIn(form, 'hubId') };
  const to = (done: string) => HUB_LIST.path(listing, { done });
  const intent = textIn(form, 'intent');
  if (intent === 'activate' || intent === 'deactivate') {
    const body = { active: intent === 'activate' };
    return finishForm(form, await ask(request, activateHub, { path, body }), to(intent));
  }
  const body: HubFields = bodyIn<HubFields>(form, 'code', 'name', 'city', 'country', 'timeZone');
  const answer =
    path.hubId === ''
      ? await ask(request, addHub, { body })
      : await ask(request, changeHub, { path, body });
  return finishForm(form, answer, to('saved'), FIELDS);
}
