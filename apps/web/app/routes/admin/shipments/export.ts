import { exportShipmentsAsStaff } from '@waypost/contract/client';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { DASHBOARD } from '../admin-paths.ts';
import { readSecondFactor } from '../second-factor-code.ts';
import { refusedAddress } from './export-refusal.ts';
import { readListAddress } from './list-address.ts';

/** A million lines are on their way for a while. */
const TIMEOUT_MS = 600_000;

/** The list as a file, passed on from the api as it arrives. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = new URLSearchParams([...form].map(([name]) => [name, textIn(form, name)]));
  const address = readListAddress(typed);
  const code = readSecondFactor(textIn(form, 'code'));
  if (form.has('code') && code === null) {
    throw redirect(refusedAddress(DASHBOARD, address, 'malformed', ''), 303);
  }
  const { sort: _sort, ...filter } = address;
  const caller = onBehalfOf(request, TIMEOUT_MS);
  const call = exportShipmentsAsStaff({
    query: { ...filter, timeZone: readVisitor(request).timeZone },
    parseAs: 'stream',
    ...caller,
    headers: { ...caller.headers, ...(code !== null && { 'x-second-factor': code }) },
  });
  const answer = await ask(request, call);
  if (!answer.ok) {
    const { code: refusedBecause, requestId } = answer.refusal;
    throw redirect(refusedAddress(DASHBOARD, address, refusedBecause, requestId), 303);
  }
  return passOnFile(answer.data, (await call).response);
}
