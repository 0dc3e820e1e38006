import { markReceived } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { Field } from '../../../ui/field.tsx';
import { finish } from './act.server.ts';
import { ActForm, FieldRow, useTyped } from './act-form.tsx';
import { AmountField, readAmount } from './money-fields.tsx';
import type { Route } from './+types/received.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const read = readAmount(form);
  if ('faults' in read) return refuseFields(form, read.faults);
  const body = { cents: read.cents, bankReference: textIn(form, 'bankReference') };
  const answer = await ask(request, markReceived, { path: params, body });
  return finish(request, params, form, answer, 'received');
}

export default function Received() {
  const t = useT('console-edits');
  const typed = useTyped();
  return (
    <ActForm title={t('receivedTitle')} submit={t('markReceived')}>
      <p>{t('receivedText')}</p>
      <FieldRow>
        <AmountField />
        <Field
          {...typed('bankReference')}
          label={t('bankReference')}
          help={t('optional')}
          autoComplete="off"
        />
      </FieldRow>
    </ActForm>
  );
}
