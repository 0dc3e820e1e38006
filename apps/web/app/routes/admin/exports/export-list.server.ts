import { redirect } from 'react-router';
import type { AnsweredFile } from '../../../platform/answer.server.ts';
import { SecondFactor } from '@waypost/contract';
import { textIn } from '../../../platform/form-text.ts';
import { passOnFile } from '../../../platform/pass-on-file.server.ts';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { refusedAddress } from './export-refusal.ts';

/** What every export sends beside its filters. */
type Sent = { timeZone: string; headers: Record<string, string> };

type Export<A extends object> = {
  /** The page of the list, shown again with the refusal. */
  page: string;
  readAddress(typed: URLSearchParams): A;
  askForFile(address: A, sent: Sent): Promise<AnsweredFile>;
};

/** A list as a file, streamed from the api. */
export async function exportList<A extends object>(request: Request, list: Export<A>) {
  const form = await request.formData();
  const typed = new URLSearchParams([...form].map(([name]) => [name, textIn(form, name)]));
  const address = list.readAddress(typed);
  const code = SecondFactor.safeParse(form.get('secondFactor')).data;
  if (form.has('secondFactor') && code === undefined) {
    throw redirect(refusedAddress(list.page, address, 'malformed', ''), 303);
  }
  const answer = await list.askForFile(address, {
    timeZone: readVisitor(request).timeZone,
    headers: code === undefined ? {} : { 'x-second-factor': code },
  });
  if (!answer.ok) {
    const { code: refusedBecause, requestId } = answer.refusal;
    throw redirect(refusedAddress(list.page, address, refusedBecause, requestId), 303);
  }
  return passOnFile(answer);
}
