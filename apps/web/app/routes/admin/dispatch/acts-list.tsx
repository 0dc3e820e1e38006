import type { RoundInFull, RoundStop } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Time } from '../../../ui/time.tsx';

type ActsListProps = { acts: RoundInFull['acts']; stops: RoundStop[] };

const LATE_MS = 10 * 60 * 1000;

/** Acts that the courier's phone sent, and how late they arrived: phones are not always online. */
export function ActsList({ acts, stops }: ActsListProps) {
  const t = useT('console-dispatch');
  if (acts.length === 0) return null;
  const placeOf = (stopNo: number | null) =>
    stops.find((stop) => stop.stopNo === stopNo)?.sequence ?? null;
  return (
    <section>
      <h2 className="mb-2 text-lg font-semibold">{t('acts')}</h2>
      <ol className="space-y-1">
        {acts.map(({ kind, stopNo, detail, occurredAt, recordedAt }, at) => {
          const place = placeOf(stopNo);
          const lateMs = Date.parse(recordedAt) - Date.parse(occurredAt);
          return (
            <li key={`${occurredAt} ${kind} ${at}`} className="flex flex-wrap gap-x-3">
              <span className="text-muted">
                <Time at={occurredAt} />
              </span>
              <span>
                {t(`act.${kind}`)}
                {place !== null && `, ${t('atStop', { place })}`}
                {detail !== null && `, ${detail.replaceAll('_', ' ')}`}
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
