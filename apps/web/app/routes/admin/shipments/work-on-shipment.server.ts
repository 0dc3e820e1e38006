import { renewLabels } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { pageOf } from '../../../platform/return-path.ts';
import { donePath } from '../edits/edit-paths.ts';
import { addNote } from '../notes/add-note.server.ts';

/** The forms on the page of a shipment and on its panel. */
export async function workOnShipment(request: Request, shipmentId: string) {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'note':
      return addNote(request, form, { shipmentId });
    case 'renew': {
      const answer = await ask(request, renewLabels, { path: { shipmentId }, body: {} });
      const number = answer.ok ? answer.data.trackingNumber : '';
      return finishForm(form, answer, donePath(pageOf(request), 'labels-renewed', number));
    }
    default:
      throw data(null, { status: 400 });
  }
}
