import type { ContainerHistory } from '@waypost/contract/client';
import type { MessageKey } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { Time } from '../../../ui/time.tsx';

const LATE_MS = 10 * 60 * 1000;

/** Acts that phones sent, and how late they arrived: phones are not always online. */
export function ToldActs({ acts }: { acts: ContainerHistory[] }) {
  const t = useT('console-containers');
  if (acts.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg font-semibold">{t('history')}</h2>
      <ol className="space-y-1">
        {acts.map(({ kind, hub, seal, occurredAt, recordedAt }, at) => {
          const lateMs = Date.parse(recordedAt) - Date.parse(occurredAt);
          return (
            <li key={`${occurredAt} ${kind} ${at}`} className="flex flex-wrap gap-x-3">
              <span className="text-muted">
                <Time at={occurredAt} />
              </span>
              <span>
                {t(`act.${kind}` as MessageKey<'console-containers'> & `act.${string}`)}{' '}
                {t('atHub', { hub })}
                {seal !== '' && `, ${t('sealed', { seal })}`}
              </span>
              {lateMs > LATE_MS && (
                <span className="text-sm text-muted">
                  {t('sentLater', { minutes: Math.round(lateMs / 60_000) })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
