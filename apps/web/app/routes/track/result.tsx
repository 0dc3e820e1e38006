import type { Alerts, PartyView, PublicTracking } from '@waypost/contract/client';
import { formatTrackingNumber, isTestNumber } from '@waypost/domain/tracking-number';
import { Clock } from 'lucide-react';
import { StatusBadge } from '../../parcels/status-badge.tsx';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { AnswerAgeNotice } from './answer-age-notice.tsx';
import { zoneAt } from './delivery-history.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import { FreshnessMark } from './freshness-mark.tsx';
import { LinkActions } from './link-actions.tsx';
import { LocalTime } from './local-time.tsx';
import type { LoadedMap } from './map/load-map.server.ts';
import { TrackMap } from './map/track-map.tsx';
import { ActionRequired } from './party/action-required.tsx';
import { PartyPanels } from './party/party-panels.tsx';
import { Pieces } from './pieces.tsx';
import { PrintFoot } from './print-foot.tsx';
import { Progress } from './progress.tsx';
import { presentState } from './stations.ts';
import { Summary } from './summary.tsx';
import { Support } from './support.tsx';
import { Timeline } from './timeline.tsx';
import { GetUpdates } from './updates/get-updates.tsx';
import { type Freshness, useLive } from './use-live.ts';
import { useCities } from './use-cities.ts';
import { useNews } from './use-news.ts';
import { useHeadline, useNow, useWhereabouts } from './use-whereabouts.ts';

type ResultProps = {
  loaded: PublicTracking;
  map: LoadedMap;
  party: PartyView | null;
  alerts: Alerts | null;
  readAt: string;
  /** The piece whose own number was asked for. */
  chosenPiece: number | null;
};

/** One shipment. The order is that of a narrow screen; a wide one puts map and summary beside it. */
export function Result({ loaded, map, party, alerts, readAt, chosenPiece }: ResultProps) {
  const t = useT('tracking');
  const frame = useT('frame');
  const { current, freshness } = useLive([loaded]);
  const tracking = useCities()(current[0] ?? loaded);
  const now = useNow(readAt);
  const tell = useWhereabouts(now);
  const headlineOf = useHeadline(now);
  const news = useNews([tracking], (changed) => t('announce', { sentence: tell(changed) }));

  return (
    <div className="shell space-y-12 py-8 sm:py-10 print:space-y-3 print:py-0 print:text-sm">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12 print:block print:space-y-3">
        <div className="min-w-0 space-y-10 lg:col-span-8 print:space-y-3">
          <p className="wide hidden text-lg print:block">{frame('brand')}</p>
          {tracking.demonstration && (
            <Notice tone="note" title={t('demonstrationTitle')}>
              {t('demonstrationText')}
            </Notice>
          )}
          {isTestNumber(tracking.trackingNumber) && (
            <Notice tone="note" title={t('testTitle')}>
              {t('testText')}
            </Notice>
          )}
          <AnswerAgeNotice asOf={tracking.asOf} />
          {tracking.archived && (
            <div data-testid="archived">
              <Notice tone="note" title={t('archivedTitle')}>
                {t('archivedText')}
              </Notice>
            </div>
          )}
          <Headline
            tracking={tracking}
            headline={headlineOf(tracking)}
            freshness={freshness}
            chosenPiece={chosenPiece}
          />
          <p aria-live="polite" className="sr-only" data-testid="news">
            {news}
          </p>
          <Progress tracking={tracking} />
          <div className="space-y-4">
            <DeliveryPanel tracking={tracking} now={now} />
            <LinkActions number={tracking.trackingNumber} />
          </div>
          <ActionRequired tracking={tracking} party={party} />
          <Section title={t('timelineTitle')}>
            <p className="-mt-2 mb-5 text-sm text-muted print:mb-1">{t('localTimes')}</p>
            {hasScans(tracking) ? (
              <Timeline
                events={tracking.timeline}
                pieceCount={tracking.pieceCount}
                arrived={tracking.timeline.length - loaded.timeline.length}
                newest={presentState(tracking)}
              />
            ) : (
              <p>{t('timelineEmpty')}</p>
            )}
          </Section>
          <Pieces pieces={tracking.pieces} chosen={chosenPiece} />
          <div className="print:hidden">
            <GetUpdates tracking={tracking} alerts={alerts} />
          </div>
        </div>
        <aside className="space-y-10 lg:col-span-4">
          <div className="print:hidden">
            <TrackMap tracking={tracking} loaded={map} />
          </div>
          <Summary tracking={tracking} party={party} />
          <div className="print:hidden">
            <PartyPanels tracking={tracking} party={party} />
          </div>
        </aside>
      </div>
      <Support number={tracking.trackingNumber} />
      <PrintFoot number={tracking.trackingNumber} />
    </div>
  );
}

type HeadlineProps = {
  tracking: PublicTracking;
  headline: { day: string | null; event: string };
  freshness: Freshness;
  chosenPiece: number | null;
};

/** The number, the day with what happened under it, and the marks that go with it. */
function Headline({ tracking, headline, freshness, chosenPiece }: HeadlineProps) {
  const t = useT('tracking');
  const words = useT('parcels');
  const { eta } = useWords();
  const piece = tracking.pieces.find(({ pieceNo }) => pieceNo === chosenPiece);
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="numerals text-lg" data-testid="tracking-number">
          <span className="sr-only">{t('inputLabel')} </span>
          {formatTrackingNumber(tracking.trackingNumber)}
        </p>
        <FreshnessMark freshness={freshness} />
      </div>
      <h1 className="mt-3 text-2xl sm:text-4xl print:mt-1 print:text-xl" suppressHydrationWarning>
        {headline.day ?? headline.event}
        {headline.day !== null && (
          <>
            {' '}
            <span
              className="mt-2 block text-lg font-medium tracking-normal sm:text-xl print:text-base"
              suppressHydrationWarning
            >
              {headline.event}
            </span>
          </>
        )}
      </h1>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:mt-2">
        <StatusBadge status={tracking.status} />
        {tracking.pieceCount > 1 && (
          <Badge>
            {t('piecesDelivered', {
              delivered: tracking.piecesDelivered,
              count: tracking.pieceCount,
            })}
          </Badge>
        )}
        <Badge icon={<Clock aria-hidden="true" className="size-4" />}>
          {t('eta', { eta: eta(tracking.eta) })}
        </Badge>
        <p className="text-sm text-muted">
          {t('lastUpdate')}{' '}
          <LocalTime at={tracking.updatedAt} timeZone={zoneAt(tracking, tracking.updatedAt)} />
        </p>
      </div>
      {piece !== undefined && (
        <p className="mt-3">
          {t('pieceAsked', { number: piece.pieceNo, status: words(`status.${piece.status}`) })}{' '}
          <a href="#pieces" className="font-semibold underline decoration-2 underline-offset-4">
            {t('pieceAskedLink')}
          </a>
        </p>
      )}
    </header>
  );
}

function hasScans({ timeline }: PublicTracking): boolean {
  return timeline.some((event) => event.code !== 'CREATED');
}
