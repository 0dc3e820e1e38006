import type { LabelFile } from '@waypost/contract';
import { bookOwnUpload, makeLabels, readOwnUpload } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { keyOfLabels } from '../../../parcels/key-of-labels.server.ts';
import { LABELS } from '../selection.ts';
import { UPLOADS } from './upload-paths.ts';

/** Books the file, or has the labels of all that was booked made. */
export async function changeUpload(request: Request, uploadId: string, form: FormData) {
  const here = `${UPLOADS}/${uploadId}`;
  if (textIn(form, 'intent') === 'book') {
    const body = {
      mappingNo: Number(textIn(form, 'mappingNo')) || 1,
      acceptedTerms: textIn(form, 'acceptedTerms'),
      again: form.has('again'),
    };
    return finishForm(form, await ask(request, bookOwnUpload, { path: { uploadId }, body }), here);
  }
  const { shipments } = await askOrThrow(request, readOwnUpload, { path: { uploadId } });
  const file: LabelFile = textIn(form, 'file') === 'labels.zpl' ? 'labels.zpl' : 'labels.pdf';
  const answer = await ask(request, makeLabels, {
    headers: { 'idempotency-key': keyOfLabels(uploadId, file) },
    body: { file, shipments },
  });
  if (!answer.ok) return finishForm(form, answer, here);
  return redirect(`${LABELS}/${answer.data.id}/progress`, 303);
}
