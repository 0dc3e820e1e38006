import { listCustomers } from '@waypost/contract/client';
import {
  data,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useOutlet,
  useSearchParams,
} from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { signedInContext } from '../signed-in.ts';
import { UserFilters } from './user-filters.tsx';
import { doneIn, isFiltered, readListing, userPath } from './user-listing.ts';
import { UsersTable } from './users-table.tsx';
import type { Route } from './+types/users.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const listing = readListing(new URL(request.url).searchParams);
  const answer = await ask(request, listCustomers({ query: listing, ...onBehalfOf(request) }));
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    listing,
    mayChange: permissions.includes('customers:write'),
    mayAddShipments: permissions.includes('shipments:write'),
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
  };
}

/** Opening a panel beside the list is no new look at it, and would be another row in the audit log. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const panelOnly =
    formMethod === undefined &&
    currentUrl.pathname !== nextUrl.pathname &&
    currentUrl.search === nextUrl.search;
  return defaultShouldRevalidate && !panelOnly;
}

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

export default function Users({ loaderData }: Route.ComponentProps) {
  const t = useT('console-users');
  const { listing, page, requestId, ...rights } = loaderData;
  const panel = useOutlet();
  const [search] = useSearchParams();
  const done = doneIn(search);
  return (
    <>
      {panel === null && <PageHead title={t('meta')} />}
      <h1 className="wide mb-4 text-2xl">{t('title')}</h1>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <UserFilters listing={listing} />
      <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
        <Outlet />
        <div className="min-w-0 grow xl:order-first">
          {page === null ? (
            <ErrorState title={t('failed')} requestId={requestId} retry={userPath(listing)}>
              {t('failedText')}
            </ErrorState>
          ) : page.users.length === 0 ? (
            <EmptyState title={t('empty')}>{isFiltered(listing) && t('emptyText')}</EmptyState>
          ) : (
            <>
              <UsersTable
                users={page.users}
                listing={listing}
                narrow={panel !== null}
                {...rights}
              />
              <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
                {listing.after === undefined ? (
                  <span />
                ) : (
                  <TextLink to={userPath(listing, '', { after: undefined })}>{t('first')}</TextLink>
                )}
                <Pager
                  previous={null}
                  next={page.next && userPath(listing, '', { after: page.next })}
                />
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}
