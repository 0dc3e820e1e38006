import type { RoundLine } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';

/** The progress of a round, as a bar and in words. */
export function StopBar({ round }: { round: Pick<RoundLine, 'name' | 'stops' | 'stopStates'> }) {
  const t = useT('console-dispatch');
  const { stopStates, stops } = round;
  const settled = stops - stopStates.open;
  const troubled = stopStates.failed + stopStates.partly + stopStates.left;
  return (
    <div className="min-w-32">
      <progress
        value={settled}
        max={Math.max(1, stops)}
        aria-label={t('progressOf', { name: round.name })}
        className="progress"
      />
      <span className="numerals text-sm text-muted">
        {t('stopsOf', { done: settled, all: stops })}
        {troubled > 0 && `, ${t('troubled', { count: troubled })}`}
      </span>
    </div>
  );
}
