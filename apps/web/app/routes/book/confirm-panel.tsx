import type { CheckoutRates } from '@waypost/domain/charges';
import { ChargeList } from '../../parcels/charge-list.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Filled } from '../../ui/filled.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Time } from '../../ui/time.tsx';
import { type Choice, ChosenCharges } from './chosen-charges.tsx';
import { ConfirmButton, type Readiness } from './confirm-button.tsx';

type ConfirmPanelProps = Readiness & {
  choice: Choice;
  /** Of the quote, so that each charge can say its reason. */
  tariff: CheckoutRates;
  validUntil: string;
};

/** What is due, and the button that books it. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { choice, tariff, validUntil, ...readiness } = props;
  const t = useT('billing');
  return (
    <Panel className="lg:sticky lg:top-6">
      <h2 className="mb-2 text-lg">{t('chargesTitle')}</h2>
      <ChosenCharges choice={choice}>
        {(charges) => <ChargeList charges={charges} tariff={tariff} />}
      </ChosenCharges>
      <div className="mt-6 max-lg:hidden">
        <ConfirmButton {...readiness} />
      </div>
      <LinkButton to="/services/express" look="secondary" className="mt-3 w-full max-lg:hidden">
        {t('cancel')}
      </LinkButton>
      <p className="mt-4 text-sm text-muted">
        <Filled
          text={t('validUntil', { time: '{time}' })}
          parts={{ time: <Time at={validUntil} show="time" /> }}
        />{' '}
        {t('confirmNote')}
      </p>
    </Panel>
  );
}
