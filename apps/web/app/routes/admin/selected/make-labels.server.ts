import type { LabelFile } from '@waypost/contract';
import { makeLabelsAsStaff, readLabelsAsStaff } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { keyOfLabels } from '../../../parcels/key-of-labels.server.ts';
import { ask, askForFile, type Refusal } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import type { ShownRefusal } from '../../../platform/refused.tsx';
import { LABELS_PATH, numbersIn, SELECTED } from './selected-numbers.ts';

export type LabelsRefused = {
  numbers: string[];
  refusal: ShownRefusal;
  unprintable: { trackingNumber: string; because: string }[];
};

const TIMEOUT_MS = 60_000;

export async function makeLabels(request: Request, form: FormData) {
  const typed = form.getAll(SELECTED).map((number) => [SELECTED, number as string]);
  const numbers = numbersIn(new URLSearchParams(typed));
  const file: LabelFile = textIn(form, 'file') === 'labels.zpl' ? 'labels.zpl' : 'labels.pdf';
  const id = keyOfLabels(textIn(form, 'id'), file, ...numbers);
  const answer = await ask(request, makeLabelsAsStaff, { body: { id, numbers, file } });
  if (answer.ok) return redirect(`${LABELS_PATH}/${answer.data.id}/progress`, 303);
  const { code, requestId, status } = answer.refusal;
  const { shipments } = answer.refusal.details;
  const named = Array.isArray(shipments) ? shipments : [];
  const unprintable = named as LabelsRefused['unprintable'];
  const refused: LabelsRefused = { numbers, refusal: { code, requestId }, unprintable };
  return data(refused, { status });
}

export function askForLabels(request: Request, batchId: string) {
  return askForFile(request, readLabelsAsStaff, { path: { batchId } }, TIMEOUT_MS);
}

/** Redirects to the labels page, which redirects to the sign-in page if needed. */
export function refusedAt({ status }: Refusal): string {
  return `${LABELS_PATH}?file=${status === 404 ? 'gone' : 'failed'}`;
}
