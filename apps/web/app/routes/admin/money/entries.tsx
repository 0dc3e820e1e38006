import { listMoneyEntries, type MoneyEntry } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatMonth, formatShortDay } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { useWords } from '../../../parcels/words.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { MONEY, shipmentPath, USERS } from '../admin-paths.ts';
import { ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ENTRIES, type EntryListing } from './money-address.ts';
import type { Route } from './+types/entries.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return loadList(request, ENTRIES, (query) => ask(request, listMoneyEntries, { query }));
}

export default function Entries({ loaderData }: Route.ComponentProps) {
  const t = useT('console-money');
  const locale = useLocale();
  const { listing, page, requestId } = loaderData;
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-2 text-2xl" suppressHydrationWarning>
        {titleOf(listing, t, locale)}
      </h1>
      <p className="mb-6">
        <TextLink to={MONEY}>{t('back')}</TextLink>
      </p>
      <ListRows
        address={ENTRIES}
        listing={listing}
        rows={page?.entries}
        next={page?.next}
        missing={page?.cellsMissing}
        requestId={requestId}
        words={{ failed: t('listFailed'), failedText: t('failedText'), first: t('first') }}
        empty={<EmptyState title={t('noEntries')} />}
      >
        {(entries) => (
          <div className="text-sm">
            <EntriesTable entries={entries} />
          </div>
        )}
      </ListRows>
    </>
  );
}

function titleOf(
  { day, customer, month, holder }: EntryListing,
  t: Translate<'console-money'>,
  locale: ReturnType<typeof useLocale>,
): string {
  if (holder !== undefined) {
    const what = holder === 'none' ? t('noHolder') : holder;
    return holder.startsWith('person:') ? t('entriesOf.person') : t('entriesOf.holder', { what });
  }
  if (customer !== undefined) {
    return month === undefined
      ? t('entriesOf.customer')
      : t('entriesOf.customerMonth', { what: formatMonth(month, locale) });
  }
  return day === undefined
    ? t('entriesTitle')
    : t('entriesOf.day', { what: formatShortDay(day, locale) });
}

const WHAT = [
  'booking',
  'cancel',
  'refund',
  'refund_failed',
  'adjustment',
  'collected',
  'collected_reversed',
  'counted',
] as const;

function EntriesTable({ entries }: { entries: MoneyEntry[] }) {
  const t = useT('console-money');
  return <Table dense caption={t('entriesTitle')} rows={entries} columns={useColumns()} />;
}

function useColumns(): Column<MoneyEntry>[] {
  const t = useT('console-money');
  const words = useWords();
  return [
    { name: t('recorded'), cell: ({ recordedAt }) => <Time at={recordedAt} /> },
    {
      name: t('tracking'),
      heads: true,
      cell: ({ shipmentId, trackingNumber }) =>
        shipmentId === null || trackingNumber === null ? (
          '–'
        ) : (
          <TextLink to={shipmentPath(shipmentId)} className="numerals whitespace-nowrap">
            {formatTrackingNumber(trackingNumber)}
          </TextLink>
        ),
    },
    {
      name: t('what'),
      cell: ({ what }) => t(`what.${WHAT.find((known) => known === what) ?? 'other'}`),
    },
    { name: t('service'), cell: ({ service }) => service !== null && words.service(service) },
    {
      name: t('lane'),
      cell: ({ from, to }) => from !== null && to !== null && t('laneOf', { from, to }),
    },
    {
      name: t('customer'),
      cell: ({ customerId }) =>
        customerId !== null && (
          <TextLink to={`${USERS}/${customerId}`}>{customerId.slice(-6)}</TextLink>
        ),
    },
    {
      name: t('sum'),
      numeric: true,
      cell: ({ cents, currency }) => words.money(cents, currency),
    },
  ];
}
