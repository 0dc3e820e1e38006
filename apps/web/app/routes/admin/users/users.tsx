import { listCustomers } from '@waypost/contract/client';
import { Outlet, useOutlet, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { isFiltered } from '../../../platform/list-address.ts';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { loadViews } from '../views/load-views.server.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { UserFilters } from './user-filters.tsx';
import { doneIn, USER_LIST } from './user-listing.ts';
import { UsersTable } from './users-table.tsx';
import type { Route } from './+types/users.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const [list, views] = await Promise.all([
    loadList(request, USER_LIST, ({ view: _view, ...query }) =>
      ask(request, listCustomers, { query }),
    ),
    loadViews(request, 'customers'),
  ]);
  return {
    ...list,
    views,
    mayChange: permissions.includes('customers:write'),
    mayAddShipments: permissions.includes('shipments:write'),
  };
}

export const shouldRevalidate = keepWhileSame(USER_LIST.listedBy);

export default function Users({ loaderData }: Route.ComponentProps) {
  const t = useT('console-users');
  const { listing, page, requestId, views, ...rights } = loaderData;
  const panel = useOutlet();
  const [search] = useSearchParams();
  const done = doneIn(search);
  const isNarrowed = isFiltered({ ...listing, sort: undefined });
  return (
    <>
      {panel === null && <PageHead title={t('meta')} />}
      <ListHeader title={t('title')}>
        <ViewsMenu list="customers" views={views} listing={listing} />
      </ListHeader>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <UserFilters listing={listing} />
      <BesidePanel panel={<Outlet />}>
        <ListRows
          address={USER_LIST}
          listing={listing}
          rows={page?.users}
          next={page?.next}
          missing={page?.cellsMissing}
          requestId={requestId}
          words={{ failed: t('failed'), failedText: t('failedText'), first: t('first') }}
          empty={<EmptyState title={t('empty')}>{isNarrowed && t('emptyText')}</EmptyState>}
        >
          {(users) => (
            <UsersTable users={users} listing={listing} narrow={panel !== null} {...rights} />
          )}
        </ListRows>
      </BesidePanel>
    </>
  );
}
