import type { PublicTracking } from '@waypost/contract/client';
import { dayKey, formatShortDay, formatTime } from '@waypost/i18n/formats';
import { Clock } from 'lucide-react';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../../ui/panel.tsx';
import { type Change, changesOf, zoneAt } from './delivery-history.ts';
import { useDeliveryDays } from './use-delivery-days.ts';

type DeliveryPanelProps = { tracking: PublicTracking; now: Date };

/** When it arrives or arrived, and how that changed. */
export function DeliveryPanel({ tracking, now }: DeliveryPanelProps) {
  const t = useT('tracking');
  const { eta } = useWords();
  const changes = changesOf(tracking);
  return (
    <Section
      title={t('deliveryTitle')}
      aside={
        <Badge icon={<Clock aria-hidden="true" className="size-4" />}>
          {t('eta', { eta: eta(tracking.eta) })}
        </Badge>
      }
    >
      <Days tracking={tracking} now={now} />
      <History changes={changes} />
    </Section>
  );
}

function Days({ tracking, now }: DeliveryPanelProps) {
  const t = useT('tracking');
  const locale = useLocale();
  const days = useDeliveryDays(now)(tracking);
  const { status, deliveredAt } = tracking;
  const line = 'wide text-2xl print:text-base';
  if (deliveredAt !== null) {
    const timeZone = zoneAt(tracking, deliveredAt);
    const at = new Date(deliveredAt);
    return (
      <p className={line} suppressHydrationWarning>
        {t('deliveredOn', {
          day: formatShortDay(dayKey(at, timeZone), locale),
          time: formatTime(at, locale, timeZone),
        })}
      </p>
    );
  }
  if (status === 'Cancelled') return <p>{t('deliveryCancelled')}</p>;
  if (days === null) return <p>{t(tracking.returning ? 'deliveryReturning' : 'deliveryOpen')}</p>;
  return (
    <>
      <p className={line} data-testid="delivery-days" suppressHydrationWarning>
        {days.text}
      </p>
      {days.isLate && <p className="mt-2 text-exception">{t('deliveryLate')}</p>}
    </>
  );
}

/** The newest change is told at once, those before it are one step away. */
function History({ changes: [newest, ...earlier] }: { changes: Change[] }) {
  const t = useT('tracking');
  if (newest === undefined) return null;
  return (
    <div className="mt-3 text-muted print:mt-1">
      <ChangeLine change={newest} />
      {earlier.length > 0 && (
        <details className="print:hidden">
          <summary className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4">
            {t('earlierChanges', { count: earlier.length })}
          </summary>
          <ol className="space-y-1">
            {earlier.map((change) => (
              <li key={change.revisedAt}>
                <ChangeLine change={change} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function ChangeLine({ change }: { change: Change }) {
  const t = useT('tracking');
  const locale = useLocale();
  const { delivery: days } = useWords();
  const date = formatShortDay(dayKey(new Date(change.revisedAt), change.timeZone), locale);
  return <p>{t(`revised.${change.cause}`, { days: days(change.before), date })}</p>;
}
