import type { PublicTracking } from '@waypost/contract/client';
import { dayKey, formatShortDay } from '@waypost/i18n/formats';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Section } from '../../ui/panel.tsx';
import { type Change, changesOf } from './delivery-history.ts';
import { useDeliveryDays } from './use-delivery-days.ts';

type DeliveryPanelProps = { tracking: PublicTracking; now: Date };

/** What the headline does not say: how the day changed, and why there is none. */
export function DeliveryPanel({ tracking, now }: DeliveryPanelProps) {
  const t = useT('tracking');
  const days = useDeliveryDays(now)(tracking);
  if (tracking.deliveredAt !== null || tracking.status === 'Cancelled') return null;
  const changes = changesOf(tracking);
  const isOpen = days === null && !tracking.returning;
  if (!isOpen && days?.isLate !== true && changes.length === 0) return null;
  return (
    <Section title={t('deliveryTitle')}>
      {isOpen && <p>{t('deliveryOpen')}</p>}
      {days?.isLate === true && <p className="text-exception">{t('deliveryLate')}</p>}
      <History changes={changes} />
    </Section>
  );
}

/** The newest change is told at once, those before it are one step away. */
function History({ changes: [newest, ...earlier] }: { changes: Change[] }) {
  const t = useT('tracking');
  if (newest === undefined) return null;
  return (
    <div className="text-muted not-first:mt-3 print:mt-1">
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
