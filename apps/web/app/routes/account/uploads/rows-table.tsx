import type { OwnUploadRow } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { Translate } from '@waypost/i18n/messages';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { wordOf } from './wrong-cell.ts';

/** Each by its place in the spreadsheet. */
export function FaultyCells({ rows }: { rows: OwnUploadRow[] }) {
  const t = useT('uploads');
  const faults = rows.flatMap((row) => row.faults);
  if (faults.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-2xl">{t('faults')}</h2>
      <ul className="space-y-1">
        {faults.map(({ cell, heading, code }) => (
          <li key={`${cell} ${heading}`}>
            {t('cell', { cell, heading, fault: t(`wrong.${wordOf(code)}`) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowsTableProps = { rows: OwnUploadRow[]; currency: string };

export function RowsTable({ rows, currency }: RowsTableProps) {
  const t = useT('uploads');
  const list = useT('shipments');
  const { money } = useWords();
  const good = rows.filter(({ faults }) => faults.length === 0);
  if (good.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-2xl">{t('rowsTitle')}</h2>
      <Table
        dense
        caption={t('rowsTitle')}
        columns={columnsFor(t, list, (cents) => money(cents, currency))}
        rows={good}
        keyOf={({ row }) => String(row)}
      />
    </section>
  );
}

function columnsFor(
  t: Translate<'uploads'>,
  list: Translate<'shipments'>,
  money: (cents: number) => string,
): Column<OwnUploadRow>[] {
  return [
    { name: t('row'), cell: ({ row }) => row },
    {
      name: list('recipient'),
      heads: true,
      cell: ({ recipient, to, orderReference }) => (
        <>
          <span className="block">{recipient}</span>
          <span className="block text-sm font-normal text-muted">
            {to}
            {orderReference !== '' && `, ${orderReference}`}
          </span>
        </>
      ),
    },
    { name: list('service'), cell: ({ service }) => service },
    { name: list('weight'), numeric: true, cell: ({ weight }) => weight },
    {
      name: list('cost'),
      numeric: true,
      cell: ({ priceCents }) => (priceCents === null ? '' : money(priceCents)),
    },
    {
      name: list('tracking'),
      isEmpty: ({ trackingNumber }) => trackingNumber === null,
      cell: ({ trackingNumber }) => (
        <span className="numerals whitespace-nowrap">
          {trackingNumber === null ? '' : formatTrackingNumber(trackingNumber)}
        </span>
      ),
    },
  ];
}
