import { listDeviceKeys, listHubs } from '@waypost/contract/client';
import { KeyRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { isFiltered } from '../../../platform/list-address.ts';
import { KEYS } from '../admin-paths.ts';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { StateFilters } from '../lists/state-filters.tsx';
import { signedInContext } from '../signed-in.ts';
import { changeKeys } from './key-changes.server.ts';
import { KEY_LIST, KEY_STATES } from './key-listing.ts';
import { KeyPanel } from './key-panel.tsx';
import { KeysTable } from './keys-table.tsx';
import { MakePanel } from './make-panel.tsx';
import { NewSecret } from './new-secret.tsx';
import type { Route } from './+types/keys.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  const hubs = await ask(request, listHubs, { query: { state: 'active' } });
  return {
    ...(await loadList(request, KEY_LIST, (query) => ask(request, listDeviceKeys, { query }))),
    hasSecondFactor: admin.secondFactor,
    hubs: hubs.ok ? hubs.data.hubs.map(({ id, code, name }) => ({ id, code, name })) : [],
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeKeys(request);
}

export const shouldRevalidate = keepWhileSame(KEY_LIST.listedBy);

const DONE = ['revoked', 'placed'] as const;

export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('console-keys');
  const { listing, page, requestId, hasSecondFactor, hubs } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const made = actionData !== undefined && 'made' in actionData ? actionData.made : null;
  const open = page?.keys.find(({ id }) => id === search.get('key'));
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <ListHeader title={t('title')}>
        <LinkButton
          id="make"
          to={KEY_LIST.path(listing, { make: '' })}
          preventScrollReset
          size="small"
        >
          <KeyRound aria-hidden="true" className="size-4" />
          {t('make')}
        </LinkButton>
      </ListHeader>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      {made !== null && <NewSecret made={made} kept={KEY_LIST.path(listing)} />}
      <StateFilters page={KEYS} listing={listing} states={KEY_STATES} t={t} />
      <BesidePanel
        panel={
          <>
            {made === null && search.has('make') && (
              <MakePanel {...{ listing, hasSecondFactor, hubs }} />
            )}
            {made === null && open !== undefined && (
              <KeyPanel key={open.id} opened={open} {...{ listing, hasSecondFactor, hubs }} />
            )}
          </>
        }
      >
        <ListRows
          address={KEY_LIST}
          listing={listing}
          rows={page?.keys}
          next={page?.next}
          requestId={requestId}
          words={{ failed: t('failed'), first: t('first') }}
          empty={<EmptyState title={isFiltered(listing) ? t('emptyFiltered') : t('empty')} />}
        >
          {(keys) => <KeysTable keys={keys} listing={listing} current={open?.id} />}
        </ListRows>
      </BesidePanel>
    </>
  );
}
