import type { UnmatchedScan } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { UNMATCHED_LIST, type UnmatchedListing } from './unmatched-listing.ts';

type UnmatchedTableProps = {
  scans: UnmatchedScan[];
  listing: UnmatchedListing;
  current: string | undefined;
  mayChange: boolean;
};

export function UnmatchedTable({ scans, listing, current, mayChange }: UnmatchedTableProps) {
  const t = useT('console-unmatched');
  return (
    <Table
      dense
      caption={t('title')}
      rows={scans}
      isCurrent={({ id }) => id === current}
      columns={columnsFor(t)}
      {...(mayChange && { actions: workIn(listing) })}
    />
  );
}

function workIn(listing: UnmatchedListing) {
  return (opened: UnmatchedScan) => <WorkLink opened={opened} listing={listing} />;
}

type WorkLinkProps = { opened: UnmatchedScan; listing: UnmatchedListing };

function WorkLink({ opened: { id, ref: scanned }, listing }: WorkLinkProps) {
  const t = useT('console-unmatched');
  return (
    <TextLink
      id={`work-${id}`}
      to={UNMATCHED_LIST.path(listing, { scan: id })}
      preventScrollReset
      aria-label={t('settleOf', { number: scanned })}
      className="py-2 whitespace-nowrap"
    >
      {t('settle')}
    </TextLink>
  );
}

function columnsFor(t: Translate<'console-unmatched'>): Column<UnmatchedScan>[] {
  return [
    {
      name: t('ref'),
      heads: true,
      cell: ({ ref }) => <span className="numerals wrap-anywhere">{ref}</span>,
    },
    { name: t('code'), cell: ({ code }) => code },
    {
      name: t('place'),
      cell: ({ place }) => <span className="whitespace-nowrap">{place ?? t('noPlace')}</span>,
    },
    { name: t('source'), cell: ({ source }) => source },
    { name: t('occurred'), cell: ({ occurredAt }) => <Scanned at={occurredAt} /> },
    { name: t('recorded'), wideOnly: true, cell: ({ recordedAt }) => <Scanned at={recordedAt} /> },
  ];
}

function Scanned({ at }: { at: string }) {
  return (
    <span className="whitespace-nowrap">
      <Time at={at} show="short" />
    </span>
  );
}
