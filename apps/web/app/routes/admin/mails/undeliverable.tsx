import { liftUndeliverable, listUndeliverable } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { finishForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { isFiltered, listAddress, textUpTo } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { MailTabs, UNDELIVERABLE } from './mail-tabs.tsx';
import { UndeliverableTable } from './undeliverable-table.tsx';
import type { Route } from './+types/undeliverable.ts';

const LIST = listAddress(UNDELIVERABLE, { search: textUpTo(320) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const list = await loadList(request, LIST, (query) => ask(request, listUndeliverable, { query }));
  return { ...list, mayLift: permissions.includes('customers:write') };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await ask(request, liftUndeliverable, { path: { id: textIn(form, 'intent') } });
  return finishForm(form, answer, `${UNDELIVERABLE}?done=lifted`);
}

export default function Undeliverable({ loaderData }: Route.ComponentProps) {
  const t = useT('console-mails');
  const { listing, page, requestId, mayLift } = loaderData;
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={t('undeliverableMeta')} />
      <h1 className="wide mb-2 text-2xl">{t('undeliverableTitle')}</h1>
      <MailTabs current="undeliverable" />
      {search.get('done') === 'lifted' && (
        <Notice tone="good" title={t('lifted')} className="mb-4" />
      )}
      <p className="mb-5 max-w-prose text-muted">{t('undeliverableText')}</p>
      <FilterForm
        page={UNDELIVERABLE}
        isFiltered={isFiltered(listing)}
        words={{ filters: t('undeliverableFilters'), apply: t('apply'), clear: t('clear') }}
        className="md:grid-cols-[minmax(12rem,24rem)_auto]"
      >
        <SearchField
          name="search"
          label={t('search')}
          placeholder={t('undeliverableHelp')}
          defaultValue={listing.search}
          maxLength={320}
        />
      </FilterForm>
      <ListRows
        address={LIST}
        listing={listing}
        rows={page?.entries}
        next={page?.next}
        missing={page?.cellsMissing}
        requestId={requestId}
        words={{ failed: t('undeliverableFailed'), first: t('first') }}
        empty={
          <EmptyState
            title={isFiltered(listing) ? t('undeliverableNoMatch') : t('undeliverableEmpty')}
          />
        }
      >
        {(entries) => <UndeliverableTable entries={entries} mayLift={mayLift} />}
      </ListRows>
    </>
  );
}
