import { addBankFile, decideBankLine } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import type { ShownRefusal } from '../../../platform/refused.tsx';
import { BANK } from './money-address.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Thousands of lines are stored before the api answers. */
const FILE_TIMEOUT_MS = 60_000;

export type UploadAnswer = { fault: 'fileMissing' | 'fileTooLarge' } | { refusal: ShownRefusal };

/** Runs a form of the page. */
export async function changeBank(request: Request) {
  const form = await request.formData();
  const [intent = '', lineId = ''] = textIn(form, 'intent').split(':');
  if (intent === 'upload') return uploadFile(request, form);
  const listing = BANK.read(new URL(request.url).searchParams);
  const body =
    intent === 'aside'
      ? { decision: 'aside' as const, reason: textIn(form, 'reason') }
      : { decision: 'pays' as const, reference: textIn(form, 'reference') };
  const answer = await ask(request, decideBankLine, { path: { lineId }, body });
  return finishForm(form, answer, BANK.path(listing, { done: body.decision }));
}

async function uploadFile(request: Request, form: FormData) {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) {
    return data<UploadAnswer>({ fault: 'fileMissing' }, { status: 400 });
  }
  if (file.size > MAX_FILE_BYTES) {
    return data<UploadAnswer>({ fault: 'fileTooLarge' }, { status: 400 });
  }
  const options = {
    path: { fileId: textIn(form, 'id') },
    body: file,
    headers: { 'x-file-name': encodeURIComponent(file.name) },
  };
  const answer = await ask(request, addBankFile, options, FILE_TIMEOUT_MS);
  if (answer.ok) return redirect(BANK.page, 303);
  const { code, requestId, status } = answer.refusal;
  return data<UploadAnswer>({ refusal: { code, requestId } }, { status });
}
