import { exportAudit } from '@waypost/contract/client';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { AUDIT } from '../admin-paths.ts';
import { readSecondFactor } from '../second-factor-code.ts';
import { refusedAddress } from '../shipments/export-refusal.ts';
import { queryOf, readAuditAddress } from './audit-address.ts';

/** At most 20,000 lines. */
const TIMEOUT_MS = 60_000;

/** The log as a file, passed on from the api as it arrives. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = new URLSearchParams([...form].map(([name]) => [name, textIn(form, name)]));
  const address = readAuditAddress(typed);
  const code = readSecondFactor(textIn(form, 'code'));
  if (form.has('code') && code === null) {
    throw redirect(refusedAddress(AUDIT, address, 'malformed', ''), 303);
  }
  const caller = onBehalfOf(request, TIMEOUT_MS);
  const call = exportAudit({
    query: { ...queryOf(address), timeZone: readVisitor(request).timeZone },
    parseAs: 'stream',
    ...caller,
    headers: { ...caller.headers, ...(code !== null && { 'x-second-factor': code }) },
  });
  const answer = await ask(request, call);
  if (!answer.ok) {
    const { code: refusedBecause, requestId } = answer.refusal;
    throw redirect(refusedAddress(AUDIT, address, refusedBecause, requestId), 303);
  }
  return passOnFile(answer.data, (await call).response);
}
