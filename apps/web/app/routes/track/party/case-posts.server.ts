import { addCaseFile, writeCaseMessage } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { type CaseAnswer, findMessageFault } from './case-rules.ts';
import { filesIn, findFileFault } from './file-rules.ts';

type Posted = { ref: string; caseId: string | undefined; form: FormData };
type Outcome = { answer: CaseAnswer; status: number };

/** A file of 10 MB to the object store may take its time. */
const FILE_TIMEOUT_MS = 30_000;

export async function postMessage(
  request: Request,
  { ref, caseId, form }: Posted,
): Promise<Outcome> {
  const id = textIn(form, 'id');
  const text = textIn(form, 'text').trim();
  const refuse = (status: number, refusal: CaseAnswer & { part: 'message' }) => ({
    answer: refusal,
    status,
  });
  if (findMessageFault(text) !== null) {
    return refuse(400, { part: 'message', id, text, refusal: null });
  }
  const body = { id, text, ...(caseId !== undefined && { caseId }) };
  const answer = await ask(request, writeCaseMessage, { path: { ref }, body });
  if (answer.ok) return refuse(200, { part: 'message', id, text: '', refusal: null });
  const { refusal } = answer;
  return refuse(refusal.status, { part: 'message', id, text, refusal });
}

/** One after the other, until one is refused. What was taken before stays, and is shown. */
export async function postFiles(request: Request, { ref, caseId, form }: Posted): Promise<Outcome> {
  const files = filesIn(form);
  const fault = findFileFault(files, 0);
  if (fault !== null) return { answer: { part: 'files', fault, refused: null }, status: 400 };
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
    return { answer: { part: 'files', fault: null, refused }, status: answer.refusal.status };
  }
  return { answer: { part: 'files', fault: null, refused: null }, status: 200 };
}
