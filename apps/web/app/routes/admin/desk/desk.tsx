import { listDesk } from '@waypost/contract/client';
import { Outlet, useParams, useRouteLoaderData } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ANSWERS, DESK } from '../admin-paths.ts';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { signedInContext } from '../signed-in.ts';
import { DESK_LIST, type DeskFilter } from './desk-filter.ts';
import { DeskFilters } from './desk-filters.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { DeskTable } from './desk-table.tsx';
import { useDeskNow } from './use-desk-now.ts';
import { useFreshDesk } from './use-fresh-desk.ts';
import type { Route } from './+types/desk.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  const filter = DESK_LIST.read(url.searchParams);
  const page = await askOrThrow(request, listDesk, { query: filter });
  return { me: { id: admin.id }, filter, ...page };
}

export const shouldRevalidate = keepWhileSame(DESK_LIST.listedBy);

export default function Desk({ loaderData }: Route.ComponentProps) {
  const t = useT('console-desk');
  const { me, filter, items, next, cellsMissing } = loaderData;
  const { itemId } = useParams();
  const now = useDeskNow();
  const frame = useRouteLoaderData<{ deskRevision: string }>('routes/admin/console');
  useFreshDesk(frame?.deskRevision ?? '');
  return (
    <>
      <PageHead title={t('meta')} />
      <ListHeader title={t('title')}>
        <TextLink to={ANSWERS} className="text-sm">
          {t('prepared')}
        </TextLink>
      </ListHeader>
      <DeskFilters filter={filter} />
      <BesidePanel panel={<Outlet />}>
        <ListRows
          address={DESK_LIST}
          listing={filter}
          rows={items}
          next={next}
          missing={cellsMissing}
          requestId={undefined}
          words={{ failed: t('failed'), first: t('first') }}
          empty={<Nothing filter={filter} />}
        >
          {(rows) => <DeskTable items={rows} filter={filter} me={me} now={now} openId={itemId} />}
        </ListRows>
        <DeskKeys />
      </BesidePanel>
    </>
  );
}

function Nothing({ filter }: { filter: DeskFilter }) {
  const t = useT('console-desk');
  if (Object.keys(filter).length === 0) {
    return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  }
  return (
    <EmptyState title={t('emptyFiltered')} action={<TextLink to={DESK}>{t('clear')}</TextLink>} />
  );
}
