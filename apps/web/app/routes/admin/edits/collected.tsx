import { markCollected } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { Field } from '../../../ui/field.tsx';
import { finish } from './act.server.ts';
import { ActForm, FieldRow, useTyped } from './act-form.tsx';
import { AmountField, readAmount } from './money-fields.tsx';
import type { Route } from './+types/collected.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const read = readAmount(form);
  if ('faults' in read) return refuseFields(form, read.faults);
  const body = { cents: read.cents, collectedBy: textIn(form, 'collectedBy') };
  const answer = await ask(request, markCollected, { path: params, body });
  return finish(request, params, form, answer, 'collected');
}

export default function Collected() {
  const t = useT('console-edits');
  const typed = useTyped();
  return (
    <ActForm title={t('collectedTitle')} submit={t('markCollected')}>
      <p>{t('collectedText')}</p>
      <FieldRow>
        <AmountField />
        <Field {...typed('collectedBy')} label={t('collectedBy')} autoComplete="off" />
      </FieldRow>
    </ActForm>
  );
}
