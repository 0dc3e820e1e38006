import type { CashCount } from '@waypost/contract/client';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';

type Line = CashCount['lines'][number];

export function Counts({ counts }: { counts: CashCount[] }) {
  const t = useT('console-money');
  return <Table dense caption={t('counts')} rows={counts} columns={useColumns()} />;
}

function useColumns(): Column<CashCount>[] {
  const t = useT('console-money');
  const { money } = useWords();
  const amounts = (of: (line: Line) => number) => (count: CashCount) =>
    count.lines.map((line) => (
      <span key={line.currency} className="block whitespace-nowrap">
        {money(of(line), line.currency)}
      </span>
    ));
  return [
    { name: t('countedAt'), cell: ({ confirmedAt }) => <Time at={confirmedAt} /> },
    {
      name: t('holder'),
      heads: true,
      cell: ({ courier }) => courier || t('erasedPerson'),
    },
    { name: t('hub'), cell: ({ hub }) => hub },
    { name: t('countedBy'), cell: ({ countedBy }) => countedBy || t('erasedPerson') },
    { name: t('declared'), numeric: true, cell: amounts((line) => line.declaredCents) },
    { name: t('counted'), numeric: true, cell: amounts((line) => line.countedCents) },
    { name: t('expected'), numeric: true, cell: amounts((line) => line.expectedCents) },
    {
      name: t('difference'),
      numeric: true,
      cell: amounts((line) => line.countedCents - line.expectedCents),
    },
  ];
}
