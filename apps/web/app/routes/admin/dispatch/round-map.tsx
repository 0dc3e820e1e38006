import type { RoundLine, RoundStop } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { lookOf } from './route-looks.ts';
import { RoutesMap } from './routes-map.tsx';

type RoundMapProps = {
  round: RoundLine;
  stops: RoundStop[];
  hub: { code: string; lat: number; lon: number };
};

/** Placed below the table, which holds the same information and more. */
export function RoundMap({ round, stops, hub }: RoundMapProps) {
  const t = useT('console-dispatch');
  const placed = stops.flatMap(({ point, sequence, state }) =>
    point === null ? [] : [{ ...point, label: `${sequence}`, isDone: state !== 'open' }],
  );
  if (placed.length === 0) return null;
  const exact = stops.filter(({ point }) => point !== null && point.source !== 'city').length;
  const known = t('mapKnown', {
    exact,
    city: placed.length - exact,
    none: stops.length - placed.length,
  });
  return (
    <Fold title={t('map')} open className="mb-8">
      <RoutesMap
        title={t('mapOf', { name: round.name })}
        description={known}
        hub={hub}
        routes={[{ id: round.id, name: '', look: lookOf(0), stops: placed }]}
        numbered
      />
      <p className="mt-2 text-sm text-muted">{`${known} ${t('mapNote')}`}</p>
    </Fold>
  );
}
