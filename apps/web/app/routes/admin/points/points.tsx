import { listStaffServicePoints, readServicePoint } from '@waypost/contract/client';
import { MapPin } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { listCountries } from '../../../parcels/country-list.server.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { POINTS } from '../admin-paths.ts';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { StateFilters } from '../lists/state-filters.tsx';
import { signedInContext } from '../signed-in.ts';
import { changePoints } from './point-changes.server.ts';
import { POINT_LIST, POINT_STATES } from './point-listing.ts';
import { PointPanel } from './point-panel.tsx';
import { PointsTable } from './points-table.tsx';
import type { Route } from './+types/points.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const pointId = new URL(request.url).searchParams.get('point');
  const opened =
    pointId === null ? null : await ask(request, readServicePoint, { path: { pointId } });
  return {
    ...(await loadList(request, POINT_LIST, (query) =>
      ask(request, listStaffServicePoints, { query }),
    )),
    opened: opened?.ok === true ? opened.data : null,
    countries: listCountries('en'),
    mayChange: permissions.includes('shipments:write'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changePoints(request);
}

const DONE = ['saved', 'close', 'open'] as const;

export default function Points({ loaderData }: Route.ComponentProps) {
  const t = useT('console-points');
  const { listing, page, requestId, opened, countries, mayChange } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const isAdding = search.has('add');
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <ListHeader title={t('title')}>
        {mayChange && (
          <LinkButton
            id="add"
            to={POINT_LIST.path(listing, { add: '' })}
            preventScrollReset
            size="small"
          >
            <MapPin aria-hidden="true" className="size-4" />
            {t('add')}
          </LinkButton>
        )}
      </ListHeader>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <StateFilters page={POINTS} listing={listing} states={POINT_STATES} t={t} />
      <BesidePanel
        panel={
          mayChange &&
          (isAdding || opened !== null) && (
            <PointPanel
              key={opened?.id ?? 'add'}
              point={isAdding ? null : opened}
              {...{ listing, countries }}
            />
          )
        }
      >
        <ListRows
          address={POINT_LIST}
          listing={listing}
          rows={page?.points}
          next={page?.next}
          requestId={requestId}
          words={{ failed: t('failed'), first: t('first') }}
          empty={<EmptyState title={isFiltered(listing) ? t('emptyFiltered') : t('empty')} />}
        >
          {(points) => (
            <PointsTable points={points} current={opened?.id} {...{ listing, mayChange }} />
          )}
        </ListRows>
      </BesidePanel>
    </>
  );
}
