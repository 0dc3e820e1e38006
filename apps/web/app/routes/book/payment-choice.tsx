import type { Credit, Draft } from '@waypost/contract/client';
import { insuredValue } from '@waypost/domain/charges';
import { exact, toCents } from '@waypost/domain/money';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Option, OptionGroup } from '../../ui/choice.tsx';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/panel.tsx';
import type { Method } from './booking-form.ts';
import { IF_INSURED, IF_METHOD, IF_NOT_INSURED } from './by-choice.ts';

type PaymentChoiceProps = {
  offered: Draft['charges'];
  method: Method | undefined;
  chooseMethod: (method: Method) => void;
  isMissing: boolean;
  credit: Credit | null;
  /** The card form, under the card. */
  children: ReactNode;
};

/** Only what the server says is available is offered. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { offered, method, chooseMethod, isMissing, credit, children } = props;
  const t = useT('checkout');
  const { money } = useWords();
  const methods = offered.filter((price) => !price.insured).map((price) => price.method);
  return (
    <Section title={t('paymentTitle')}>
      <OptionGroup
        legend={t('paymentTitle')}
        labelHidden
        error={isMissing ? t('methodMissing') : undefined}
      >
        {methods.map((each) => (
          <Fragment key={each}>
            <Option
              name="method"
              value={each}
              checked={each === method}
              onChange={() => chooseMethod(each)}
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{t(`method.${each}`)}</span>
                {offered
                  .filter((price) => price.method === each)
                  .map(({ insured, charges }) => (
                    <span
                      key={`${insured}`}
                      className={classes('numerals', insured ? IF_INSURED : IF_NOT_INSURED)}
                    >
                      {money(charges.totalCents, charges.currency)}
                    </span>
                  ))}
              </span>
              <span className="text-sm text-muted max-sm:hidden max-sm:group-has-checked:block sm:block">
                {t(`methodHelp.${each}`)}
                {each === 'on_account' && credit !== null && (
                  <span className="block">
                    {t('creditLeft', { amount: money(credit.leftCents, credit.currency) })}
                  </span>
                )}
              </span>
            </Option>
            {each === 'card' && children}
          </Fragment>
        ))}
      </OptionGroup>
    </Section>
  );
}

type InsuranceChoiceProps = {
  offered: Draft['charges'];
  rates: Draft['rates'];
  declaredCents: number;
  insured: boolean;
  chooseInsured: (insured: boolean) => void;
};

/** What it costs and what it pays for, by the value that was declared. */
export function InsuranceChoice(props: InsuranceChoiceProps) {
  const { offered, rates, declaredCents, insured, chooseInsured } = props;
  const t = useT('checkout');
  const { money } = useWords();
  const insuredPrices = offered.filter((price) => price.insured);
  // the same for every method
  const insurance = insuredPrices[0]?.charges.lines.find((line) => line.kind === 'insurance');
  if (insurance === undefined) return null;
  const covered = insuredValue({ checkout: rates }, declaredCents) ?? declaredCents;
  const { currency } = insurance;
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
        {covered > 0 &&
          insuredPrices.map(({ method, charges }) => (
            <span key={method} className={classes('text-sm text-muted', IF_METHOD[method])}>
              {t('insuranceHelp', {
                covered: money(covered, currency),
                total: money(charges.totalCents, currency),
              })}
            </span>
          ))}
        {rates.insuranceLimit !== undefined && (
          <span className="block text-sm text-muted">
            {t('insuranceLimit', { limit: money(toCents(exact(rates.insuranceLimit)), currency) })}
          </span>
        )}
      </Option>
    </Section>
  );
}
