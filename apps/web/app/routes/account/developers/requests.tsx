import { STATUS_CLASSES } from '@waypost/contract/status-classes';
import {
  type CustomerKey,
  listKeys,
  listProgramRequests,
  type ProgramRequest,
} from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { idIn, listAddress, oneOf, textUpTo } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Choices, SearchField, Select } from '../../../ui/field.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { AnswerStatus } from './answer-status.tsx';
import { Failed } from './failed.tsx';
import { Filters } from './filters.tsx';
import { RoutePath } from './route-path.tsx';
import type { Route } from './+types/requests.ts';

const REQUESTS = listAddress('/dashboard/developers/requests', {
  mode: oneOf(['test']),
  keyId: idIn,
  statusClass: oneOf(STATUS_CLASSES),
  requestId: textUpTo(64),
});

export async function loader({ request }: Route.LoaderArgs) {
  const listing = REQUESTS.read(new URL(request.url).searchParams);
  const { after, ...filter } = listing;
  const [page, keys] = await Promise.all([
    ask(request, listProgramRequests, { query: { ...filter, ...(after && { before: after }) } }),
    ask(request, listKeys),
  ]);
  const mode = listing.mode ?? 'live';
  return {
    listing,
    page: page.ok ? page.data : null,
    refusal: page.ok ? null : page.refusal,
    keys: keys.ok ? keys.data.keys.filter((key) => key.mode === mode) : [],
  };
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const t = useT('own-programs');
  const { listing, page, refusal, keys } = loaderData;
  const { after, keyId, statusClass, requestId } = listing;
  const isFiltered = [keyId, statusClass, requestId].some((value) => value !== undefined);
  const first = REQUESTS.path(listing, { after: undefined });
  return (
    <>
      <PageHead title={t('requestsMetaTitle')} noindex />
      <h1 className="wide text-4xl">{t('requestsTitle')}</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">{t('requestsLead')}</p>
      <Filters page={REQUESTS.page} isFiltered={isFiltered}>
        <Select name="keyId" label={t('key')} defaultValue={listing.keyId}>
          <option value="">{t('allKeys')}</option>
          <Choices
            of={keys}
            value={({ id }) => id}
            name={({ name, hint }) => `${name} (${hint}…)`}
          />
        </Select>
        <Select name="statusClass" label={t('status')} defaultValue={listing.statusClass}>
          <option value="">{t('allStatuses')}</option>
          <Choices of={STATUS_CLASSES} name={(each) => t(`class.${each}`)} />
        </Select>
        <SearchField
          name="requestId"
          label={t('requestId')}
          defaultValue={listing.requestId}
          maxLength={64}
        />
      </Filters>
      {page === null || refusal !== null ? (
        refusal !== null && <Failed title={t('requestsFailed')} refusal={refusal} retry={first} />
      ) : page.requests.length > 0 ? (
        <>
          <Table
            dense
            caption={t('requestsTitle')}
            columns={columnsFor(t, keys)}
            rows={page.requests}
          />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            {after === undefined ? <span /> : <TextLink to={first}>{t('newest')}</TextLink>}
            <Pager
              previous={null}
              next={page.next && REQUESTS.path(listing, { after: page.next })}
            />
          </div>
        </>
      ) : isFiltered || after !== undefined ? (
        <EmptyState title={t('noMatch')} />
      ) : (
        <EmptyState
          title={t('noRequests')}
          action={<LinkButton to="/dashboard/keys">{t('makeKey')}</LinkButton>}
        >
          {t('noRequestsText')}
        </EmptyState>
      )}
    </>
  );
}

function columnsFor(
  t: Translate<'own-programs'>,
  keys: readonly CustomerKey[],
): Column<ProgramRequest>[] {
  const nameOf = (keyId: string) => keys.find(({ id }) => id === keyId)?.name ?? t('endedKey');
  return [
    {
      name: t('request'),
      heads: true,
      cell: ({ method, route }) => (
        <code dir="ltr" className="text-sm font-normal">
          <strong className="font-semibold">{method}</strong> <RoutePath path={route} />
        </code>
      ),
    },
    {
      name: t('status'),
      cell: ({ status, code }) => <AnswerStatus status={status} code={code} />,
    },
    { name: t('took'), numeric: true, cell: ({ ms }) => t('ms', { ms }) },
    { name: t('key'), cell: ({ keyId }) => nameOf(keyId) },
    { name: t('when'), cell: ({ at }) => <Time at={at} show="second" /> },
    {
      name: t('requestId'),
      cell: ({ requestId }) => (
        <code dir="ltr" className="text-xs break-all text-muted">
          {requestId}
        </code>
      ),
    },
  ];
}
