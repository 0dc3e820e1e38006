import type { TrackedRow } from '@waypost/contract/client';
import { formatTrackingNumber, isTestNumber } from '@waypost/domain/tracking-number';
import { Link } from '../../platform/link.tsx';
import { StatusBadge } from '../../parcels/status-badge.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { AnswerAgeNotice, oldestAge } from './answer-age-notice.tsx';
import { FreshnessMark } from './freshness-mark.tsx';
import { Progress } from './progress.tsx';
import { useCities } from './use-cities.ts';
import { useDeliveryDays } from './use-delivery-days.ts';
import { useLive } from './use-live.ts';
import { useNews } from './use-news.ts';
import { useNow, useWhereabouts } from './use-whereabouts.ts';

type ManyProps = {
  rows: TrackedRow[];
  /** How many were asked for, which may be more than are answered. */
  askedCount: number;
  readAt: string;
};

type Found = Extract<TrackedRow, { kind: 'found' }>;
type Tracked = Found['tracking'];

/** Several shipments, a row each, all kept current by one stream. */
export function Many({ rows, askedCount, readAt }: ManyProps) {
  const t = useT('tracking');
  const found = rows.filter((row): row is Found => row.kind === 'found');
  const { current, freshness } = useLive(found.map((row) => row.tracking));
  const now = useNow(readAt);
  const tell = useWhereabouts(now);
  const daysOf = useDeliveryDays(now);
  const named = useCities();
  const news = useNews(current, (changed) =>
    t('announceOne', {
      number: formatTrackingNumber(changed.trackingNumber),
      sentence: tell(named(changed)),
    }),
  );
  const present = new Map(current.map((tracking) => [tracking.trackingNumber, tracking]));
  const presentOf = ({ tracking }: Found) =>
    named(present.get(tracking.trackingNumber) ?? tracking);
  return (
    <div className="shell py-8 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl sm:text-4xl">{t('manyTitle', { count: rows.length })}</h1>
        <FreshnessMark freshness={freshness} />
      </div>
      <AnswerAgeNotice asOf={oldestAge(current)} />
      {askedCount > rows.length && (
        <p className="mt-3 max-w-prose">
          {t('manyCut', { asked: askedCount, shown: rows.length })}
        </p>
      )}
      <p aria-live="polite" className="sr-only" data-testid="news">
        {news}
      </p>
      <ol className="mt-6 divide-y divide-hairline border-t-2 border-ink">
        {rows.map((row) => (
          <li key={row.ref} className="py-5">
            {row.kind === 'found' ? (
              <FoundRow
                asked={row.ref}
                tracking={presentOf(row)}
                sentence={tell(presentOf(row))}
                days={daysOf(presentOf(row))?.text ?? null}
              />
            ) : (
              <MissingRow row={row} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type FoundRowProps = {
  asked: string;
  tracking: Tracked;
  sentence: string;
  days: string | null;
};

function FoundRow({ asked, tracking, sentence, days }: FoundRowProps) {
  const t = useT('tracking');
  const { from, to } = tracking;
  return (
    <div className="grid gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link
            to={`/track?${new URLSearchParams({ ref: asked })}`}
            className="numerals underline decoration-2 underline-offset-4 hover:decoration-signal"
          >
            {formatTrackingNumber(tracking.trackingNumber)}
          </Link>
          <StatusBadge status={tracking.status} />
          {tracking.demonstration && (
            <span className="text-sm text-muted">{t('demonstrationTitle')}</span>
          )}
          {isTestNumber(tracking.trackingNumber) && (
            <span className="text-sm text-muted">{t('testTitle')}</span>
          )}
        </div>
        <p className="mt-2 text-lg" suppressHydrationWarning>
          {sentence}
        </p>
        {/* Node says "Hong Kong SAR China" where Chromium says "Hong Kong". */}
        <p className="text-sm text-muted" suppressHydrationWarning>
          {t('fromTo', { from, to })}
        </p>
      </div>
      <div className="md:w-52">
        <Progress tracking={tracking} short />
        {days !== null && tracking.deliveredAt === null && (
          <p className="mt-2 text-sm">
            <span className="block text-muted">{t('deliveryTitle')}</span>
            {days}
          </p>
        )}
      </div>
    </div>
  );
}

function MissingRow({ row }: { row: Exclude<TrackedRow, Found> }) {
  const t = useT('tracking');
  return (
    <>
      <p className="numerals break-all">{row.ref}</p>
      <p className="mt-1 text-muted">{t(`manyMissing.${row.kind}`)}</p>
    </>
  );
}
