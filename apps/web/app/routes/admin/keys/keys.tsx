import { listDeviceKeys } from '@waypost/contract/client';
import { KeyRound } from 'lucide-react';
import {
  data,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useSearchParams,
} from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { signedInContext } from '../signed-in.ts';
import type { KeyAnswer } from './key-changes.ts';
import { changeKeys } from './key-changes.server.ts';
import { KeyFilters } from './key-filters.tsx';
import { isFiltered, listingPath, readListing } from './key-listing.ts';
import { KeyPanel } from './key-panel.tsx';
import { KeysTable } from './keys-table.tsx';
import { MakePanel } from './make-panel.tsx';
import { NewSecret } from './new-secret.tsx';
import type { Route } from './+types/keys.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  const listing = readListing(url.searchParams);
  const answer = await ask(request, listDeviceKeys({ query: listing, ...onBehalfOf(request) }));
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    listing,
    hasSecondFactor: admin.secondFactor,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeKeys(request);
}

/** Opening a panel beside the list is no new look at it, and would be another row in the audit log. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const listed = ({ searchParams }: URL) => listingPath(readListing(searchParams));
  const panelOnly = formMethod === undefined && listed(currentUrl) === listed(nextUrl);
  return defaultShouldRevalidate && !panelOnly;
}

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

export default function Keys({ loaderData }: Route.ComponentProps) {
  const t = useT('console-keys');
  const { listing, page, requestId, hasSecondFactor } = loaderData;
  const answered = useActionData<KeyAnswer>();
  const [search] = useSearchParams();
  const made = answered?.made ?? null;
  const open = page?.keys.find(({ id }) => id === search.get('key'));
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="wide text-2xl">{t('title')}</h1>
        <LinkButton
          id="make"
          to={listingPath(listing, { make: '' })}
          preventScrollReset
          size="small"
        >
          <KeyRound aria-hidden="true" className="size-4" />
          {t('make')}
        </LinkButton>
      </div>
      {search.get('done') === 'revoked' && (
        <Notice tone="good" title={t('done.revoked')} className="mb-4" />
      )}
      {made !== null && <NewSecret made={made} kept={listingPath(listing)} />}
      <KeyFilters listing={listing} />
      <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
        {made === null && search.has('make') && <MakePanel {...{ listing, hasSecondFactor }} />}
        {made === null && open !== undefined && (
          <KeyPanel key={open.id} opened={open} {...{ listing, hasSecondFactor }} />
        )}
        <div className="min-w-0 grow xl:order-first">
          {page === null ? (
            <ErrorState title={t('failed')} requestId={requestId} retry={listingPath(listing)} />
          ) : page.keys.length === 0 ? (
            <EmptyState title={isFiltered(listing) ? t('emptyFiltered') : t('empty')} />
          ) : (
            <>
              <KeysTable keys={page.keys} listing={listing} current={open?.id} />
              <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
                {listing.after === undefined ? (
                  <span />
                ) : (
                  <TextLink to={listingPath({ ...listing, after: '' })}>{t('first')}</TextLink>
                )}
                <Pager
                  previous={null}
                  next={page.next && listingPath({ ...listing, after: page.next })}
                />
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}
