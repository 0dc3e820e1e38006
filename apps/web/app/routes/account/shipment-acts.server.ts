import type { LabelFile } from '@waypost/contract';
import { claimShipments, makeLabels } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask, type Refusal } from '../../platform/answer.server.ts';
import { textIn } from '../../platform/form-text.ts';
import type { ShownRefusal } from '../../platform/refused.tsx';
import { keyOfLabels } from '../../parcels/key-of-labels.server.ts';
import { LABELS, SELECTED } from './selection.ts';
import { PICKUPS } from './pickups/over-list.tsx';

/** Why nothing was done for the selected shipments. */
export type SelectionReply = {
  chosen: string[];
  /** Null when nothing was selected. */
  refusal: ShownRefusal | null;
  unprintable: { trackingNumber: string; because: string }[];
};

/** Takes over what was booked as a guest. */
export async function claim(request: Request) {
  const answer = await ask(request, claimShipments);
  if (answer.ok) return { claimed: answer.data.claimed };
  return data({ claimed: null, refusal: answer.refusal }, { status: answer.refusal.status });
}

/** What the buttons below the list do for the shipments that are selected in it. */
export async function actOnSelected(request: Request, form: FormData) {
  const chosen = form.getAll(SELECTED).filter((value) => typeof value === 'string');
  if (chosen.length === 0) return refused({ chosen, refusal: null, unprintable: [] }, 400);
  const intent = textIn(form, 'intent');
  if (intent === 'pickup') return redirect(`${PICKUPS}/new?shipments=${chosen.join('.')}`, 303);
  const file: LabelFile = intent === 'labels.zpl' ? 'labels.zpl' : 'labels.pdf';
  const answer = await ask(request, makeLabels, {
    headers: { 'idempotency-key': keyOfLabels(textIn(form, 'requestKey'), file, ...chosen) },
    body: { file, shipments: chosen },
  });
  if (answer.ok) return redirect(`${LABELS}/${answer.data.id}/progress`, 303);
  const { code, requestId, status, details } = answer.refusal;
  return refused({ chosen, refusal: { code, requestId }, unprintable: namedIn(details) }, status);
}

function refused(selection: SelectionReply, status: number) {
  return data({ selection }, { status });
}

function namedIn({ shipments }: Refusal['details']): SelectionReply['unprintable'] {
  return Array.isArray(shipments) ? (shipments as SelectionReply['unprintable']) : [];
}
