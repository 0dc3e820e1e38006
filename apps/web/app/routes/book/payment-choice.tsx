import type { Draft } from '@waypost/contract/client';
import type { MessageKey } from '@waypost/i18n/messages';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Option } from '../../ui/choice.tsx';
import { Section } from '../../ui/panel.tsx';
import type { Method } from './booking-form.ts';

type PaymentChoiceProps = {
  offered: Draft['charges'];
  method: Method | undefined;
  insured: boolean;
  chooseMethod: (method: Method) => void;
  chooseInsured: (insured: boolean) => void;
  fault: MessageKey<'billing'> | undefined;
};

/** Only what the server says is available is offered. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { offered, method, insured, chooseMethod, chooseInsured, fault } = props;
  const t = useT('billing');
  const { money } = useWords();
  const plain = offered.filter((price) => !price.insured);
  const priceOf = (withInsurance: boolean) =>
    offered.find((price) => price.method === method && price.insured === withInsurance)?.charges;
  const insuredPrice = priceOf(true);
  const insurance = insuredPrice?.lines.find((line) => line.kind === 'insurance');
  return (
    <>
      <Section title={t('insuranceTitle')}>
        {insuredPrice !== undefined && insurance !== undefined && (
          <Option
            type="checkbox"
            name="insured"
            value="yes"
            checked={insured}
            onChange={(event) => chooseInsured(event.target.checked)}
          >
            <span className="block font-semibold">
              {t('insurance', { amount: money(insurance.cents, insurance.currency) })}
            </span>
            <span className="block text-sm text-muted">
              {t('insuranceHelp', { total: money(insuredPrice.totalCents, insuredPrice.currency) })}
            </span>
          </Option>
        )}
      </Section>
      <Section title={t('paymentTitle')}>
        <div role="radiogroup" aria-label={t('paymentTitle')} className="space-y-3">
          {plain.map((price) => (
            <Option
              key={price.method}
              name="method"
              value={price.method}
              checked={price.method === method}
              onChange={() => chooseMethod(price.method)}
            >
              <span className="block font-semibold">{t(`method.${price.method}`)}</span>
              <span className="block text-sm text-muted">{t(`methodHelp.${price.method}`)}</span>
            </Option>
          ))}
        </div>
        {fault !== undefined && (
          <p className="mt-2 text-sm font-semibold text-exception">{t(fault as 'methodMissing')}</p>
        )}
      </Section>
    </>
  );
}
