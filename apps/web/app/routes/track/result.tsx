import type { Alerts, PublicTracking } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Clock } from 'lucide-react';
import { StatusBadge } from '../../parcels/status-badge.tsx';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Time } from '../../ui/time.tsx';
import { FreshnessMark } from './freshness-mark.tsx';
import { LinkActions } from './link-actions.tsx';
import { Summary } from './summary.tsx';
import { Timeline } from './timeline.tsx';
import { GetUpdates } from './updates/get-updates.tsx';
import { useLiveTracking } from './use-live-tracking.ts';
import { useNow } from './use-now.ts';
import { useSentence } from './use-sentence.ts';

type ResultProps = { loaded: PublicTracking; readAt: string; alerts: Alerts | null };

export function Result({ loaded, readAt, alerts }: ResultProps) {
  const t = useT('tracking');
  const { eta } = useWords();
  const { tracking, freshness } = useLiveTracking(loaded);
  const sentence = useSentence(tracking, useNow(readAt));
  const number = formatTrackingNumber(tracking.trackingNumber);
  const changed = tracking !== loaded;

  return (
    <div className="shell grid gap-x-12 gap-y-12 py-10 lg:grid-cols-12">
      <div className="space-y-10 lg:col-span-8">
        {tracking.demonstration && (
          <Notice tone="note" title={t('demonstrationTitle')}>
            {t('demonstrationText')}
          </Notice>
        )}
        <header>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="numerals text-lg" data-testid="tracking-number">
              <span className="sr-only">{t('inputLabel')} </span>
              {number}
            </p>
            <FreshnessMark freshness={freshness} />
          </div>
          <h1 className="mt-3 text-2xl sm:text-4xl" suppressHydrationWarning>
            {sentence}
          </h1>
          <p aria-live="polite" className="sr-only">
            {changed && t('announce', { sentence })}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-2">
            <StatusBadge status={tracking.status} />
            <Badge icon={<Clock aria-hidden="true" className="size-4" />}>
              {t('eta', { eta: eta(tracking.eta) })}
            </Badge>
            {tracking.pieceCount > 1 && (
              <Badge>
                {t('piecesDelivered', {
                  delivered: tracking.piecesDelivered,
                  count: tracking.pieceCount,
                })}
              </Badge>
            )}
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p className="text-sm text-muted">
              {t('lastUpdate')} <Time at={tracking.updatedAt} />
            </p>
            <LinkActions number={tracking.trackingNumber} />
          </div>
        </header>

        <Progress tracking={tracking} />

        {tracking.attention && (
          <Notice tone="problem" title={t('attentionTitle')}>
            {t('attentionText')}
          </Notice>
        )}

        <Section title={t('timelineTitle')}>
          {hasScans(tracking) ? (
            <Timeline
              events={tracking.timeline}
              pieceCount={tracking.pieceCount}
              arrived={tracking.timeline.length - loaded.timeline.length}
              ended={tracking.status === 'Delivered' || tracking.status === 'Cancelled'}
            />
          ) : (
            <p>{t('timelineEmpty')}</p>
          )}
        </Section>
        <GetUpdates tracking={tracking} alerts={alerts} />
      </div>
      <Summary tracking={tracking} />
    </div>
  );
}

function Progress({ tracking }: { tracking: PublicTracking }) {
  const t = useT('tracking');
  const steps = [t('step.0'), t('step.1'), t('step.2'), t('step.3'), t('step.4')];
  const { furthest, status } = tracking;
  const notes = {
    reached: t('stepReached'),
    current: t('stepCurrent'),
    problem: t('stepProblem'),
    ahead: t('stepAhead'),
  };
  const here = tracking.attention ? 'problem' : 'current';
  return (
    <RouteLine
      label={t('progressLabel', { step: steps[furthest] ?? '', index: furthest + 1 })}
      stations={steps.map((name, at) => {
        const arrived = at < furthest || (at === furthest && status === 'Delivered');
        const state = arrived ? 'reached' : at === furthest ? here : 'ahead';
        return { name, state, note: notes[state] };
      })}
    />
  );
}

function hasScans({ timeline }: PublicTracking): boolean {
  return timeline.some((event) => event.code !== 'CREATED');
}
