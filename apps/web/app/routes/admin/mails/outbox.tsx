import { listMails } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { isFiltered, outboxPath, readListing } from './mail-listing.ts';
import { MailFilters } from './mail-filters.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { MailsTable } from './mails-table.tsx';
import type { Route } from './+types/outbox.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const listing = readListing(new URL(request.url).searchParams);
  const answer = await ask(request, listMails({ query: listing, ...onBehalfOf(request) }));
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    listing,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
  };
}

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const t = useT('console-mails');
  const { listing, page, requestId } = loaderData;
  const { after, ...filter } = listing;
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-2 text-2xl">{t('title')}</h1>
      <MailTabs current="outbox" />
      <MailFilters listing={listing} />
      {page === null ? (
        <ErrorState title={t('failed')} requestId={requestId} retry={outboxPath(listing)}>
          {t('failedText')}
        </ErrorState>
      ) : page.mails.length === 0 ? (
        <EmptyState title={isFiltered(listing) ? t('emptyFiltered') : t('empty')} />
      ) : (
        <>
          <MailsTable mails={page.mails} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            {after === undefined ? (
              <span />
            ) : (
              <TextLink to={outboxPath(filter)}>{t('first')}</TextLink>
            )}
            <Pager
              previous={null}
              next={page.next && outboxPath({ ...filter, after: page.next })}
            />
          </div>
        </>
      )}
    </>
  );
}
