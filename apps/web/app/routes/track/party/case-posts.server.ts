import { addCaseFile, type NewCaseMessage, writeCaseMessage } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseFields } from '../../../platform/form-reply.ts';
import { bodyIn } from '../../../platform/form-text.ts';
import { casePath, type FilesAnswer, findMessageFaults } from './case-rules.ts';
import { filesIn, findFileFault } from './file-rules.ts';

type Posted = { ref: string; caseId: string | undefined; form: FormData };

/** A file of 10 MB to the object store may take its time. */
const FILE_TIMEOUT_MS = 30_000;

export async function postMessage(request: Request, { ref, caseId, form }: Posted) {
  const faults = findMessageFaults(form);
  if ('text' in faults) return refuseFields(form, faults);
  const body = { ...bodyIn<NewCaseMessage>(form, 'id', 'text'), ...(caseId && { caseId }) };
  const answer = await ask(request, writeCaseMessage, { path: { ref }, body });
  return finishForm(form, answer, casePath(ref, 'chat', caseId));
}

/** One after the other, until one is refused. What was taken before stays, and is shown. */
export async function postFiles(request: Request, { ref, caseId, form }: Posted) {
  const files = filesIn(form);
  const fault = findFileFault(files, 0);
  if (fault !== null) return data<FilesAnswer>({ fault, refused: null }, { status: 400 });
  const ids = form.getAll('fileId').filter((id) => typeof id === 'string');
  for (const [at, file] of files.entries()) {
    const options = {
      path: { ref, fileId: ids[at] ?? crypto.randomUUID() },
      ...(caseId !== undefined && { query: { caseId } }),
      body: file,
      headers: { 'x-file-name': encodeURIComponent(file.name) },
    };
    const answer = await ask(request, addCaseFile, options, FILE_TIMEOUT_MS);
    if (answer.ok) continue;
    const refused = { name: file.name, refusal: answer.refusal };
    return data<FilesAnswer>({ fault: null, refused }, { status: answer.refusal.status });
  }
  return redirect(casePath(ref, 'files', caseId), 303);
}
