import { listUnmatchedScans } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TODAY, UNMATCHED } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { SettlePanel } from './settle-panel.tsx';
import { settleScans } from './unmatched-changes.server.ts';
import { UNMATCHED_LIST, type UnmatchedListing } from './unmatched-listing.ts';
import { UnmatchedTable } from './unmatched-table.tsx';
import type { Route } from './+types/unmatched.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  return {
    ...(await loadList(request, UNMATCHED_LIST, (query) =>
      ask(request, listUnmatchedScans, { query }),
    )),
    mayChange: permissions.includes('shipments:write'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return settleScans(request);
}

const DONE = ['assigned', 'partly', 'dismissed'] as const;

export default function Unmatched({ loaderData }: Route.ComponentProps) {
  const t = useT('console-unmatched');
  const { listing, page, requestId, mayChange } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const opened = page?.scans.find(({ id }) => id === search.get('scan'));
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <ListHeader title={t('title')} className="mb-1">
        <TextLink to={TODAY}>{t('back')}</TextLink>
      </ListHeader>
      <p className="mb-4 max-w-prose text-sm text-muted">{t('text')}</p>
      {done !== undefined && (
        <Notice
          tone={done === 'partly' ? 'note' : 'good'}
          title={t(`done.${done}`)}
          className="mb-4"
        />
      )}
      <Filters listing={listing} />
      <BesidePanel
        panel={
          mayChange &&
          opened !== undefined && (
            <SettlePanel
              key={opened.id}
              scanned={opened.ref}
              opener={`work-${opened.id}`}
              listing={listing}
            />
          )
        }
      >
        <ListRows
          address={UNMATCHED_LIST}
          listing={listing}
          rows={page?.scans}
          next={page?.next}
          missing={page?.cellsMissing}
          requestId={requestId}
          words={{ failed: t('failed'), first: t('first') }}
          empty={<EmptyState title={isFiltered(listing) ? t('emptyFiltered') : t('empty')} />}
        >
          {(scans) => (
            <UnmatchedTable scans={scans} current={opened?.id} {...{ listing, mayChange }} />
          )}
        </ListRows>
      </BesidePanel>
    </>
  );
}

function Filters({ listing }: { listing: UnmatchedListing }) {
  const t = useT('console-unmatched');
  return (
    <FilterForm
      page={UNMATCHED}
      isFiltered={isFiltered(listing)}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className="md:grid-cols-[minmax(12rem,24rem)_auto] md:justify-start"
    >
      <SearchField name="ref" label={t('ref')} defaultValue={listing.ref} maxLength={64} />
    </FilterForm>
  );
}
