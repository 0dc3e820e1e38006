import { addCustomerNote, addShipmentNote, type NewNote } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn } from '../../../platform/form-text.ts';
import { pageOf } from '../../../platform/return-path.ts';

type About = { shipmentId: string } | { userId: string };

/** Saves a note and redirects to the page it was written on. */
export async function addNote(request: Request, form: FormData, about: About) {
  const body: NewNote = bodyIn(form, 'id', 'text');
  const answer =
    'shipmentId' in about
      ? await ask(request, addShipmentNote, { path: about, body })
      : await ask(request, addCustomerNote, { path: about, body });
  return finishForm(form, answer, pageOf(request));
}
