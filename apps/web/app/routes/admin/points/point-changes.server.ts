import {
  addServicePoint,
  changeServicePoint,
  openServicePoint,
  type ServicePointFields,
} from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { WEEK } from './point-fields.ts';
import { POINT_LIST } from './point-listing.ts';

/** Does what a form of the page asks for. */
export async function changePoints(request: Request) {
  const form = await request.formData();
  const listing = POINT_LIST.read(new URL(request.url).searchParams);
  const path = { pointId: textIn(form, 'pointId') };
  const to = (done: string) => POINT_LIST.path(listing, { done });
  const intent = textIn(form, 'intent');
  if (intent === 'close' || intent === 'open') {
    const body = { open: intent === 'open' };
    const answer = await ask(request, openServicePoint, { path, body });
    return finishForm(form, answer, to(intent));
  }
  const body: ServicePointFields = {
    ...bodyIn<ServicePointFields>(
      form,
      'name',
      'line1',
      'line2',
      'postalCode',
      'city',
      'region',
      'country',
      'directions',
    ),
    hours: WEEK.map((day) => textIn(form, `hours.${day}`)),
  };
  const answer =
    path.pointId === ''
      ? await ask(request, addServicePoint, { body })
      : await ask(request, changeServicePoint, { path, body });
  return finishForm(form, answer, to('saved'), { service_point_not_located: 'city' });
}
