import { addAddress, removeTemplate, renameTemplate, saveTemplate } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { ask, type Refusal } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { recipientOf, type NewValues } from './new-form.ts';
import { NEW_SHIPMENT } from './new-paths.ts';
import { templateOf } from './template-values.ts';

/** A recipient of a template is one of the address book, and is kept there first. Null when it is saved. */
export async function keepTemplate(
  request: Request,
  form: FormData,
  values: NewValues,
): Promise<Refusal | null> {
  let addressId: string | null = null;
  if (form.has('templateWithRecipient')) {
    const kept = await ask(request, addAddress, { body: recipientOf(values) });
    if (!kept.ok) return kept.refusal;
    addressId = kept.data.id;
  }
  const name = textIn(form, 'templateName').trim();
  const saved = await ask(request, saveTemplate, {
    path: { templateId: textIn(form, 'templateId') },
    body: templateOf(values, { name, addressId }),
  });
  return saved.ok ? null : saved.refusal;
}

/** What the buttons below the templates do. */
export async function changeTemplate(request: Request, form: FormData) {
  const path = { templateId: textIn(form, 'templateId') };
  const answer =
    textIn(form, 'intent') === 'remove-template'
      ? await ask(request, removeTemplate, { path })
      : await ask(request, renameTemplate, { path, body: { name: textIn(form, 'name').trim() } });
  return answer.ok ? redirect(NEW_SHIPMENT, 303) : answer.refusal;
}
