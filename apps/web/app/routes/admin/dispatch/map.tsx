import { listHubs, readRoundsMap } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { useState } from 'react';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { BOARD, placeOf, queryOf, ROUNDS_MAP } from './dispatch-address.ts';
import { PlaceFilter } from './place-filter.tsx';
import { lookOf } from './route-looks.ts';
import { RoutesLegend } from './routes-legend.tsx';
import { RoutesMap } from './routes-map.tsx';
import type { Route } from './+types/map.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const listing = ROUNDS_MAP.read(new URL(request.url).searchParams);
  const map = await askOrThrow(request, readRoundsMap, { query: queryOf(listing) });
  const { hubs } = await askOrThrow(request, listHubs, { query: { state: 'active' } });
  return { listing, map, hubs };
}

/** All rounds of a day in one drawing, below their list. Each can be shown alone. */
export default function RoundsMap({ loaderData }: Route.ComponentProps) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  const [onlyId, setOnly] = useState('');
  const { listing, map, hubs } = loaderData;
  const { hub, day, today, rounds } = map;
  const looks = new Map(rounds.map(({ id }, at) => [id, lookOf(at)]));
  const shown = rounds.filter(({ id }) => onlyId === '' || id === onlyId);
  const count = shown.reduce((sum, { stops }) => sum + stops.length, 0);
  return (
    <>
      <PageHead title={t('mapMeta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={BOARD.path(placeOf(hub?.id, day))}>{t('back')}</TextLink>
      </p>
      <ListHeader title={t('mapTitle', { day: formatShortDay(day, locale) })} className="mb-4" />
      <PlaceFilter
        address={ROUNDS_MAP}
        listing={listing}
        hubs={hubs}
        hubId={hub?.id}
        day={day}
        today={today}
      />
      {hub === null || rounds.length === 0 ? (
        <EmptyState title={t('empty')}>{t('mapEmptyText')}</EmptyState>
      ) : (
        <>
          <RoutesLegend
            routes={rounds.map(({ id, name, stops }) => ({
              id,
              name,
              stops: stops.length,
              look: looks.get(id) ?? lookOf(0),
            }))}
            onlyId={onlyId}
            onOnly={setOnly}
          />
          <RoutesMap
            title={t('mapTitle', { day: formatShortDay(day, locale) })}
            description={t('mapDescription', { rounds: shown.length, stops: count })}
            hub={hub}
            routes={shown.map(({ id, name, stops }) => ({
              id,
              name,
              look: looks.get(id) ?? lookOf(0),
              stops: stops.map(({ sequence, state, lat, lon }) => ({
                lat,
                lon,
                label: `${sequence}`,
                isDone: state !== 'open',
              })),
            }))}
            numbered={onlyId !== ''}
          />
          <p className="mt-2 text-sm text-muted">{t('mapNote')}</p>
        </>
      )}
    </>
  );
}
