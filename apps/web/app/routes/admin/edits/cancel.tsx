import { cancelAsStaff, type StaffCancellation } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { Option, OptionGroup } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { CodeAgain } from '../code-again.tsx';
import { finish } from './act.server.ts';
import { ActForm, useTyped } from './act-form.tsx';
import { useShipment } from './frame.tsx';
import type { Route } from './+types/cancel.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  // only some cancellations need a code; the api decides
  if (textIn(form, 'secondFactor') === '') form.delete('secondFactor');
  const body = {
    ...bodyIn<StaffCancellation>(form, 'reason', 'secondFactor'),
    refund: textIn(form, 'refund') === 'yes',
  };
  const answer = await ask(request, cancelAsStaff, { path: params, body });
  return finish(request, params, form, answer, 'shipment-cancelled');
}

export default function Cancel() {
  const t = useT('console-edits');
  const typed = useTyped();
  const { shipment, hasSecondFactor } = useShipment();
  const number = formatTrackingNumber(shipment.trackingNumber);
  const refund = typed('refund', 'yes').defaultValue;
  return (
    <ActForm title={t('cancelTitle', { number })} submit={t('cancelShipment')} look="danger">
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
      {hasSecondFactor && <CodeAgain help={t('cancelCode')} />}
    </ActForm>
  );
}
