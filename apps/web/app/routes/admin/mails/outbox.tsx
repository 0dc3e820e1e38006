import { listMails } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { MailFilters } from './mail-filters.tsx';
import { OUTBOX } from './mail-listing.ts';
import { MailTabs } from './mail-tabs.tsx';
import { MailsTable } from './mails-table.tsx';
import type { Route } from './+types/outbox.ts';

export function loader({ request }: Route.LoaderArgs) {
  return loadList(request, OUTBOX, (query) => ask(request, listMails, { query }));
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const t = useT('console-mails');
  const { listing, page, requestId } = loaderData;
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-2 text-2xl">{t('title')}</h1>
      <MailTabs current="outbox" />
      <MailFilters listing={listing} />
      <ListRows
        address={OUTBOX}
        listing={listing}
        rows={page?.mails}
        next={page?.next}
        missing={page?.cellsMissing}
        requestId={requestId}
        words={{ failed: t('failed'), failedText: t('failedText'), first: t('first') }}
        empty={<EmptyState title={isFiltered(listing) ? t('emptyFiltered') : t('empty')} />}
      >
        {(mails) => <MailsTable mails={mails} />}
      </ListRows>
    </>
  );
}
