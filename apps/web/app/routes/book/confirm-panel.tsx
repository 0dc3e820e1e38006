import type { Draft } from '@waypost/contract/client';
import type { Tariff } from '@waypost/domain/rates';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Filled } from '../../ui/filled.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Time } from '../../ui/time.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import type { Method } from './booking-form.ts';
import { ChosenCharges } from './chosen-charges.tsx';

type ConfirmPanelProps = {
  offered: Draft['charges'];
  method: Method | undefined;
  insured: boolean;
  /** The one the quote was made with, so that each charge can say its reason. */
  tariff: Tariff | null;
  validUntil: string;
  busy: boolean;
  /** The card is not complete yet. */
  isBlocked: boolean;
  keepFailed: boolean;
};

/** What is due, and the button that books it. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { offered, method, insured, tariff, validUntil, busy, isBlocked, keepFailed } = props;
  const t = useT('billing');
  const words = useT('checkout');
  // Without scripts no card can be completed, but any other way to pay can be chosen.
  const waitsForCard = useScripted() && isBlocked;
  return (
    <Panel className="lg:sticky lg:top-6">
      <h2 className="mb-2 text-lg">{t('chargesTitle')}</h2>
      <ChosenCharges offered={offered} method={method} insured={insured} tariff={tariff} />
      <Button type="submit" className="mt-6 w-full text-lg" disabled={busy || waitsForCard}>
        {busy ? t('confirming') : t('confirm')}
      </Button>
      {waitsForCard && !busy && <p className="mt-2 text-sm">{words('confirmNeedsCard')}</p>}
      <LinkButton to="/services/express" look="secondary" className="mt-3 w-full">
        {t('cancel')}
      </LinkButton>
      <p className="mt-4 text-sm text-muted">
        <Filled
          text={t('validUntil', { time: '{time}' })}
          parts={{ time: <Time at={validUntil} show="time" /> }}
        />{' '}
        {t('confirmNote')}
      </p>
      <p role="status" className="mt-2 text-sm text-muted">
        {words(keepFailed ? 'notKept' : 'kept')}
      </p>
    </Panel>
  );
}
