import { listDesk } from '@waypost/contract/client';
import {
  data,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useParams,
  useRouteLoaderData,
} from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DESK } from '../admin-paths.ts';
import type { loader as consoleLoader } from '../console.tsx';
import { signedInContext } from '../signed-in.ts';
import { type DeskFilter, deskPath, readDeskFilter } from './desk-filter.ts';
import { DeskFilters } from './desk-filters.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { DeskTable } from './desk-table.tsx';
import { useDeskNow } from './use-desk-now.ts';
import { useFreshDesk } from './use-fresh-desk.ts';
import type { Route } from './+types/desk.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  const filter = readDeskFilter(new URL(request.url).searchParams);
  const answer = await ask(request, listDesk({ query: filter, ...onBehalfOf(request) }));
  if (!answer.ok) throw data(answer.refusal, { status: answer.refusal.status });
  return { me: { id: admin.id }, filter, ...answer.data };
}

/** Opening an item beside the list is no new look at it, and would be another row in the audit log. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const filterOf = (url: URL) => deskPath(readDeskFilter(url.searchParams));
  const opensOnly =
    formMethod === undefined &&
    currentUrl.pathname !== nextUrl.pathname &&
    filterOf(currentUrl) === filterOf(nextUrl);
  return defaultShouldRevalidate && !opensOnly;
}

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

export default function Desk({ loaderData }: Route.ComponentProps) {
  const t = useT('console-desk');
  const { me, filter, items, next } = loaderData;
  const { itemId } = useParams();
  const now = useDeskNow();
  const frame = useRouteLoaderData<typeof consoleLoader>('routes/admin/console');
  useFreshDesk(frame?.deskRevision ?? '');
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-4 text-2xl">{t('title')}</h1>
      <DeskFilters filter={filter} />
      <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
        <Outlet />
        <div className="min-w-0 grow xl:order-first">
          {items.length === 0 ? (
            <Nothing filter={filter} />
          ) : (
            <DeskTable items={items} filter={filter} me={me} now={now} openId={itemId} />
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
            {filter.after === undefined ? (
              <span />
            ) : (
              <TextLink to={deskPath(withoutPage(filter))}>{t('first')}</TextLink>
            )}
            <Pager
              previous={null}
              next={next === null ? null : deskPath({ ...filter, after: next })}
            />
          </div>
          <DeskKeys />
        </div>
      </div>
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

function withoutPage(filter: DeskFilter): DeskFilter {
  const { after: _, ...rest } = filter;
  return rest;
}
