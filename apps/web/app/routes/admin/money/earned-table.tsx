import { formatChange, formatCount } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export type EarnedRow = {
  id: string;
  label: string;
  /** Address of the rows that make up the sum. */
  to: string;
  cents: number;
  beforeCents: number;
  bookings?: number;
};

type EarnedTableProps = {
  caption: string;
  /** Title of the first column. */
  name: string;
  /** Title of the figures of the year before. */
  before?: string;
  currency: string;
  rows: EarnedRow[];
};

/** Revenue beside that of the year before. */
export function EarnedTable({ caption, rows, ...props }: EarnedTableProps) {
  const hasCounts = rows.some(({ bookings }) => bookings !== undefined);
  const columns = useColumns(props);
  return (
    <Table
      dense
      caption={caption}
      rows={rows}
      columns={hasCounts ? columns : columns.slice(0, -1)}
    />
  );
}

function useColumns({
  name,
  before,
  currency,
}: Pick<EarnedTableProps, 'name' | 'before' | 'currency'>): Column<EarnedRow>[] {
  const t = useT('console-money');
  const locale = useLocale();
  const { money } = useWords();
  return [
    {
      name,
      heads: true,
      cell: ({ label, to }) => (
        <TextLink to={to} suppressHydrationWarning>
          {label}
        </TextLink>
      ),
    },
    { name: t('amount'), numeric: true, cell: ({ cents }) => money(cents, currency) },
    {
      name: before ?? t('before'),
      numeric: true,
      cell: ({ beforeCents }) => money(beforeCents, currency),
    },
    {
      name: t('change'),
      numeric: true,
      cell: ({ cents, beforeCents }) =>
        beforeCents <= 0 ? <None /> : formatChange(cents / beforeCents - 1, locale, 0),
    },
    {
      name: t('count'),
      numeric: true,
      cell: ({ bookings = 0 }) => formatCount(bookings, locale),
    },
  ];
}

function None() {
  const t = useT('console-money');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('noChange')}</span>
    </>
  );
}
