import { listHubs, readHub } from '@waypost/contract/client';
import { Warehouse } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { listCountries } from '../../../parcels/country-list.server.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { HUBS } from '../admin-paths.ts';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { StateFilters } from '../lists/state-filters.tsx';
import { signedInContext } from '../signed-in.ts';
import { changeHubs } from './hub-changes.server.ts';
import { HUB_LIST, HUB_STATES } from './hub-listing.ts';
import { HubPanel } from './hub-panel.tsx';
import { HubsTable } from './hubs-table.tsx';
import type { Route } from './+types/hubs.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const hubId = new URL(request.url).searchParams.get('hub');
  const opened = hubId === null ? null : await ask(request, readHub, { path: { hubId } });
  return {
    ...(await loadList(request, HUB_LIST, (query) => ask(request, listHubs, { query }))),
    opened: opened?.ok === true ? opened.data : null,
    countries: listCountries('en'),
    mayChange: permissions.includes('shipments:write'),
    mayDispatch: permissions.includes('dispatch:read'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeHubs(request);
}

const DONE = ['saved', 'deactivate', 'activate'] as const;

export default function Hubs({ loaderData }: Route.ComponentProps) {
  const t = useT('console-hubs');
  const { listing, page, requestId, opened, countries, mayChange, mayDispatch } = loaderData;
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
            to={HUB_LIST.path(listing, { add: '' })}
            preventScrollReset
            size="small"
          >
            <Warehouse aria-hidden="true" className="size-4" />
            {t('add')}
          </LinkButton>
        )}
      </ListHeader>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <StateFilters page={HUBS} listing={listing} states={HUB_STATES} t={t} />
      <BesidePanel
        panel={
          mayChange &&
          (isAdding || opened !== null) && (
            <HubPanel
              key={opened?.id ?? 'add'}
              hub={isAdding ? null : opened}
              {...{ listing, countries }}
            />
          )
        }
      >
        <ListRows
          address={HUB_LIST}
          listing={listing}
          rows={page?.hubs}
          next={page?.next}
          requestId={requestId}
          words={{ failed: t('failed'), first: t('first') }}
          empty={<EmptyState title={isFiltered(listing) ? t('emptyFiltered') : t('empty')} />}
        >
          {(hubs) => (
            <HubsTable hubs={hubs} current={opened?.id} {...{ listing, mayChange, mayDispatch }} />
          )}
        </ListRows>
      </BesidePanel>
    </>
  );
}
