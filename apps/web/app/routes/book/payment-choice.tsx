import type { Draft } from '@waypost/contract/client';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Option, OptionGroup } from '../../ui/choice.tsx';
import { Section } from '../../ui/panel.tsx';
import type { Method } from './booking-form.ts';

type PaymentChoiceProps = {
  offered: Draft['charges'];
  method: Method | undefined;
  chooseMethod: (method: Method) => void;
  isMissing: boolean;
  /** The card form, under the card. */
  children: ReactNode;
};

/** Only what the server says is available is offered. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { offered, method, chooseMethod, isMissing, children } = props;
  const t = useT('checkout');
  const { money } = useWords();
  return (
    <Section title={t('paymentTitle')}>
      <OptionGroup
        legend={t('paymentTitle')}
        labelHidden
        error={isMissing ? t('methodMissing') : undefined}
      >
        {offered
          .filter((price) => !price.insured)
          .map((price) => (
            <Fragment key={price.method}>
              <Option
                name="method"
                value={price.method}
                checked={price.method === method}
                onChange={() => chooseMethod(price.method)}
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{t(`method.${price.method}`)}</span>
                  <span className="numerals">
                    {money(price.charges.totalCents, price.charges.currency)}
                  </span>
                </span>
                <span className="block text-sm text-muted">{t(`methodHelp.${price.method}`)}</span>
              </Option>
              {price.method === 'card' && children}
            </Fragment>
          ))}
      </OptionGroup>
    </Section>
  );
}

type InsuranceChoiceProps = {
  insuredPrice: Draft['charges'][number]['charges'] | undefined;
  insured: boolean;
  chooseInsured: (insured: boolean) => void;
};

export function InsuranceChoice({ insuredPrice, insured, chooseInsured }: InsuranceChoiceProps) {
  const t = useT('checkout');
  const { money } = useWords();
  const insurance = insuredPrice?.lines.find((line) => line.kind === 'insurance');
  if (insuredPrice === undefined || insurance === undefined) return null;
  return (
    <Section title={t('insuranceTitle')}>
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
    </Section>
  );
}
