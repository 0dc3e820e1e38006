import type { PublicTracking } from '@waypost/contract/client';
import { useT } from '../../platform/catalogs.tsx';
import { RouteLine, ShortLine } from '../../ui/route-line.tsx';
import { stationStates } from './stations.ts';

type ProgressProps = {
  tracking: Pick<PublicTracking, 'status' | 'furthest' | 'attention'>;
  /** A line of dots without names, for lists. */
  short?: boolean;
};

export function Progress({ tracking, short = false }: ProgressProps) {
  const t = useT('tracking');
  const steps = [t('step.0'), t('step.1'), t('step.2'), t('step.3'), t('step.4')];
  const { furthest } = tracking;
  const states = stationStates(tracking);
  const label = t('progressLabel', { step: steps[furthest] ?? '', index: furthest + 1 });
  if (short) return <ShortLine states={states} label={label} />;
  const notes = {
    reached: t('stepReached'),
    current: t('stepCurrent'),
    problem: t('stepProblem'),
    ahead: t('stepAhead'),
  };
  return (
    <RouteLine
      label={label}
      stations={steps.map((name, at) => {
        const state = states[at] ?? 'ahead';
        return { name, state, note: notes[state] };
      })}
    />
  );
}
