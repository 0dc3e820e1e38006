import type { RoundLine, RoundStop } from '@waypost/contract/client';
import { formatWeight } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Facts, Panel } from '../../../ui/panel.tsx';
import { isOverloaded } from './rounds-table.tsx';
import { StopBar } from './stop-bar.tsx';

/** Driver, vehicle, load, distance, and the money to collect. */
export function RoundFacts({ round, stops }: { round: RoundLine; stops: RoundStop[] }) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  const { money } = useWords();
  const { pieces, plan } = round;
  const load = t('loadOf', {
    weight: formatWeight(round.weightGrams, locale),
    litres: Math.round(round.volumeMl / 1000),
  });
  const facts: [string, React.ReactNode][] = [
    [t('courier'), round.person?.name ?? t('nobody')],
    [t('vehicle'), round.vehicle?.code ?? t('none')],
    [t('load'), isOverloaded(round) ? `${load}. ${t('overloaded')}` : load],
    [
      t('pieces'),
      t('piecesIn', {
        waiting: pieces.waiting,
        loaded: pieces.loaded,
        failed: pieces.failed,
        done: pieces.done,
        stopped: pieces.stopped,
      }),
    ],
  ];
  for (const [currency, cents] of duesIn(stops)) {
    facts.push([t('collect'), money(cents, currency)]);
  }
  if (plan !== null) {
    const minutes = plan.minutes;
    facts.push([
      t('planned'),
      plan.by === 'points'
        ? t('plannedByPoints', { minutes, km: Math.round(plan.metres / 1000) })
        : t('plannedByAddress'),
    ]);
  }
  return (
    <Panel className="mb-6">
      <Facts facts={facts} dense />
      <div className="mt-3">
        <StopBar round={round} />
      </div>
    </Panel>
  );
}

function duesIn(stops: readonly RoundStop[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { due } of stops) {
    if (due !== null) sums.set(due.currency, (sums.get(due.currency) ?? 0) + due.cents);
  }
  return sums;
}
