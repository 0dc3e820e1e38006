import { SecondFactor } from '@waypost/contract';
import { exportAccount } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { askForFile } from '../../platform/answer.server.ts';
import { passOnFile } from '../../platform/pass-on-file.server.ts';
import type { Route } from './+types/export-account.ts';

const TIMEOUT_MS = 60_000;

/** The account as a file, for staff who looks at it and has entered the second factor. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const code = SecondFactor.safeParse(form.get('secondFactor')).data;
  const headers = code === undefined ? {} : { 'x-second-factor': code };
  const answer = await askForFile(request, exportAccount, { headers }, TIMEOUT_MS);
  if (!answer.ok) return redirect('/dashboard/profile?export=refused#data', 303);
  return passOnFile(answer);
}

export function loader() {
  return redirect('/dashboard/profile', 303);
}
