import type { Alerts, PublicTracking } from '@waypost/contract/client';
import { isTestNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { AlertsForm } from './alerts-form.tsx';
import { FollowForm } from './follow-form.tsx';

type GetUpdatesProps = { tracking: PublicTracking; alerts: Alerts | null };

/** A party chooses how it hears of the shipment; anybody else can ask for mails. */
export function GetUpdates({ tracking, alerts }: GetUpdatesProps) {
  const t = useT('updates');
  return (
    <Section title={t('title')} id="updates" className="print:hidden">
      {tracking.demonstration || isTestNumber(tracking.trackingNumber) ? (
        <p>{t('demonstration')}</p>
      ) : isOver(tracking) ? (
        <p>{t('ended')}</p>
      ) : alerts !== null ? (
        <AlertsForm trackingNumber={tracking.trackingNumber} alerts={alerts} />
      ) : (
        <FollowForm trackingNumber={tracking.trackingNumber} />
      )}
    </Section>
  );
}

function isOver({ status }: PublicTracking): boolean {
  return status === 'Delivered' || status === 'Cancelled';
}
