import { SecondFactor } from '@waypost/contract';
import { exportSelected } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { askForFile } from '../../../platform/answer.server.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';
import { numbersIn, SELECTED, SELECTED_PATH } from './selected-numbers.ts';
import type { Route } from './+types/export-file.ts';

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = form.getAll(SELECTED).map((number) => [SELECTED, number as string]);
  const numbers = numbersIn(new URLSearchParams(typed));
  const code = SecondFactor.safeParse(form.get('secondFactor')).data;
  const back = (refused: string, requestId = '') => {
    const named = numbers.map((number) => [SELECTED, number]);
    const query = new URLSearchParams([...named, ['export', refused], ['request', requestId]]);
    return redirect(`${SELECTED_PATH}/export?${query}`, 303);
  };
  if (form.has('secondFactor') && code === undefined) throw back('malformed');
  const headers = code === undefined ? {} : { 'x-second-factor': code };
  const answer = await askForFile(request, exportSelected, { body: { numbers }, headers });
  if (!answer.ok) throw back(answer.refusal.code, answer.refusal.requestId);
  return passOnFile(answer);
}
