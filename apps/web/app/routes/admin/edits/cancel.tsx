import { cancelAsStaff } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useActionData } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { Option, OptionGroup } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { readSecondFactor } from '../second-factor-code.ts';
import { CodeAgain } from '../code-again.tsx';
import { back, finish } from './act.server.ts';
import { ActForm, useBack, useTyped } from './act-form.tsx';
import { useShipment } from './frame.tsx';
import type { FormReply } from '../../../platform/form-reply.ts';
import type { Route } from './+types/cancel.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const shipmentId = params.shipmentId;
  const form = await request.formData();
  const code = textIn(form, 'code');
  const secondFactor = code === '' ? undefined : readSecondFactor(code);
  if (secondFactor === null) return back(form, { code: 'codeMalformed' });
  const body = {
    reason: textIn(form, 'reason'),
    refund: textIn(form, 'refund') === 'yes',
    ...(secondFactor && { secondFactor }),
  };
  const answer = await ask(request, cancelAsStaff, { path: { shipmentId }, body });
  return finish(request, shipmentId, form, answer, 'shipment-cancelled');
}

export default function Cancel() {
  const t = useT('console-edits');
  const typed = useTyped();
  const { shipment, hasSecondFactor } = useShipment();
  const answered = useActionData<FormReply>();
  const number = formatTrackingNumber(shipment.trackingNumber);
  const refund = typed('refund', 'yes').defaultValue;
  const isMalformed = answered?.faults['code'] === 'codeMalformed';
  return (
    <ActForm
      title={t('cancelTitle', { number })}
      fallback={t('editFailed')}
      submit={t('cancelShipment')}
      look="danger"
      back={useBack(shipment.id)}
    >
      <p>{t('cancelText')}</p>
      <Field {...typed('reason')} label={t('reason')} help={t('reasonHelp')} />
      <OptionGroup legend={t('refund')}>
        {(['yes', 'no'] as const).map((each) => (
          <Option
            key={each}
            name="refund"
            value={each}
            defaultChecked={refund === each}
            className="mb-2"
          >
            <span className="block font-semibold">{t(`refund.${each}`)}</span>
            <span className="block text-sm text-muted">{t(`refundText.${each}`)}</span>
          </Option>
        ))}
      </OptionGroup>
      {hasSecondFactor && (
        <CodeAgain help={t('cancelCode')} fault={isMalformed ? 'codeMalformed' : undefined} />
      )}
    </ActForm>
  );
}
