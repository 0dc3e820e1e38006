import { correctStatus } from '@waypost/contract/client';
import { EXCEPTION_REASONS, SETTABLE_STATUSES } from '@waypost/domain/tracking';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { finish } from './act.server.ts';
import { ActForm } from './act-form.tsx';
import { useShipment } from './frame.tsx';
import { StatusFields } from './status-fields.tsx';
import type { Route } from './+types/status.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const status = SETTABLE_STATUSES.find((each) => each === textIn(form, 'status'));
  if (status === undefined) return refuseFields(form, { status: 'required' });
  const exception =
    status === 'Exception'
      ? EXCEPTION_REASONS.find((each) => each === textIn(form, 'exception'))
      : undefined;
  const body = { status, reason: textIn(form, 'reason'), ...(exception && { exception }) };
  const answer = await ask(request, correctStatus, { path: params, body });
  return finish(request, params, form, answer, 'status-set');
}

export default function Status() {
  const t = useT('console-edits');
  const { shipment } = useShipment();
  return (
    <ActForm title={t('setStatusTitle')} submit={t('setStatus')}>
      <p>{t('setStatusText')}</p>
      <StatusFields present={shipment.status} />
    </ActForm>
  );
}
