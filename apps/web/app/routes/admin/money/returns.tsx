import { listMoneyReturns, type MoneyReturn } from '@waypost/contract/client';
import { DISPUTE_STATES, REFUND_STATES } from '@waypost/contract/money-states';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useWords } from '../../../parcels/words.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { shipmentPath } from '../admin-paths.ts';
import { ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { RETURNS } from './money-address.ts';
import type { Route } from './+types/returns.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return loadList(request, RETURNS, (query) => ask(request, listMoneyReturns, { query }));
}

/** One list for each state of a kind; the links cover all of them. */
const LISTS = [
  ...REFUND_STATES.map((state) => ({ kind: 'refund', state }) as const),
  ...DISPUTE_STATES.map((state) => ({ kind: 'dispute', state }) as const),
];

export default function Returns({ loaderData }: Route.ComponentProps) {
  const t = useT('console-money');
  const { listing, page, requestId } = loaderData;
  const { kind = 'refund', state = 'pending' } = listing;
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-2 text-2xl">{t('title')}</h1>
      <MoneyTabs current="returns" />
      {(['refund', 'dispute'] as const).map((each) => (
        <nav key={each} aria-label={t(`kind.${each}`)} className="mb-4">
          <ul className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <li className="w-20 text-muted">{t(`kind.${each}`)}</li>
            {LISTS.filter((list) => list.kind === each).map((list) => (
              <li key={list.state}>
                {list.kind === kind && list.state === state ? (
                  <span aria-current="page" className="font-semibold">
                    {t(`state.${list.state}`)}
                  </span>
                ) : (
                  <TextLink to={RETURNS.path(list)}>{t(`state.${list.state}`)}</TextLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <ListRows
        address={RETURNS}
        listing={listing}
        rows={page?.returns}
        next={page?.next}
        missing={page?.cellsMissing}
        requestId={requestId}
        words={{ failed: t('listFailed'), failedText: t('failedText'), first: t('first') }}
        empty={<EmptyState title={t('noReturns')} />}
      >
        {(returns) => (
          <div className="text-sm">
            <ReturnsTable returns={returns} />
          </div>
        )}
      </ListRows>
    </>
  );
}

function ReturnsTable({ returns }: { returns: MoneyReturn[] }) {
  const t = useT('console-money');
  return <Table dense caption={t('returns')} rows={returns} columns={useColumns()} />;
}

function useColumns(): Column<MoneyReturn>[] {
  const t = useT('console-money');
  const { money } = useWords();
  return [
    {
      name: t('tracking'),
      heads: true,
      cell: ({ shipmentId, trackingNumber }) => (
        <TextLink to={shipmentPath(shipmentId)} className="numerals whitespace-nowrap">
          {formatTrackingNumber(trackingNumber)}
        </TextLink>
      ),
    },
    { name: t('state'), cell: ({ state }) => t(`state.${state}`) },
    { name: t('changed'), cell: ({ updatedAt }) => <Time at={updatedAt} /> },
    {
      name: t('channel'),
      cell: ({ channel }) => t(`channel.${channel ?? 'provider'}`),
    },
    { name: t('reason'), wideOnly: true, cell: ({ failureReason }) => failureReason },
    {
      name: t('sum'),
      numeric: true,
      cell: ({ cents, currency }) => money(cents, currency),
    },
  ];
}
