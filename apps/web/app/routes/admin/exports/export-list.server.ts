import { redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { readSecondFactor } from '../second-factor-code.ts';
import { refusedAddress } from './export-refusal.ts';

type Asking = ReturnType<typeof onBehalfOf> & { parseAs: 'stream' };

type FileCall = Promise<{
  data?: BodyInit | undefined;
  error?: unknown;
  response?: Response | undefined;
}>;

type Export<A extends object> = {
  /** The page of the list, to which a refusal leads back. */
  page: string;
  timeoutMs: number;
  readAddress(typed: URLSearchParams): A;
  call(address: A, timeZone: string, asking: Asking): FileCall;
};

/** A list as a file, passed on from the api as it arrives. */
export async function exportList<A extends object>(request: Request, list: Export<A>) {
  const form = await request.formData();
  const typed = new URLSearchParams([...form].map(([name]) => [name, textIn(form, name)]));
  const address = list.readAddress(typed);
  const code = readSecondFactor(textIn(form, 'code'));
  if (form.has('code') && code === null) {
    throw redirect(refusedAddress(list.page, address, 'malformed', ''), 303);
  }
  const caller = onBehalfOf(request, list.timeoutMs);
  const call = list.call(address, readVisitor(request).timeZone, {
    ...caller,
    parseAs: 'stream',
    headers: { ...caller.headers, ...(code !== null && { 'x-second-factor': code }) },
  });
  const answer = await ask(request, call);
  if (!answer.ok) {
    const { code: refusedBecause, requestId } = answer.refusal;
    throw redirect(refusedAddress(list.page, address, refusedBecause, requestId), 303);
  }
  return passOnFile(answer.data, (await call).response);
}
