import type { BulkPreviewRow } from '@waypost/contract/client';
import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';
import { formatCount } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';

type PreviewPartProps = { rows: BulkPreviewRow[]; currency: string };

export function PreviewPart({ rows, currency }: PreviewPartProps) {
  const t = useT('console-bulk');
  const locale = useLocale();
  const { money } = useWords();
  return (
    <Section title={t('previewTitle')}>
      <div className="text-sm">
        <Table
          dense
          caption={t('previewTitle')}
          rows={rows}
          keyOf={({ row }) => String(row)}
          columns={columnsFor(
            t,
            (cents) => money(cents, currency),
            (row) => formatCount(row, locale),
          )}
        />
      </div>
    </Section>
  );
}

function columnsFor(
  t: Translate<'console-bulk'>,
  money: (cents: number) => string,
  count: (row: number) => string,
): Column<BulkPreviewRow>[] {
  return [
    { name: t('row'), heads: true, numeric: true, cell: ({ row }) => count(row) },
    { name: t('service'), cell: (row) => <Service {...row} /> },
    { name: t('route'), cell: ({ from, to }) => <Lines lines={[from, to]} /> },
    {
      name: t('recipient'),
      cell: ({ recipient, recipientAddress, recipientEmail }) => (
        <div className="min-w-40">
          <Lines lines={[recipient, recipientAddress, recipientEmail]} />
        </div>
      ),
    },
    {
      name: t('price'),
      numeric: true,
      cell: ({ priceCents }) => (priceCents === null ? '' : money(priceCents)),
    },
    { name: t('errors'), cell: ({ faults }) => <Errors t={t} faults={faults} /> },
  ];
}

/** Good rows show our name for the value, others the text of the file. */
function Service({ service, pieces, weight, size, faults }: BulkPreviewRow) {
  const t = useT('console-bulk');
  const words = useT('parcels');
  const level = PARCEL_LEVELS.find((each) => each === service);
  const mode = FREIGHT_MODES.find((each) => each === service);
  const name = level ? words(`level.${level}`) : mode ? words(`mode.${mode}`) : service;
  const isMany = faults.length === 0 && Number(pieces) > 1;
  const count = isMany ? t('pieces', { count: Number(pieces) }) : '';
  return <Lines lines={[name, count, weight, size]} />;
}

/** The first in full, what belongs to it below. */
function Lines({ lines }: { lines: string[] }) {
  const [first, ...rest] = lines.filter((line) => line !== '');
  return (
    <>
      {first}
      {rest.map((line) => (
        <span key={line} className="block wrap-anywhere text-muted">
          {line}
        </span>
      ))}
    </>
  );
}

type ErrorsProps = { t: Translate<'console-bulk'>; faults: BulkPreviewRow['faults'] };

function Errors({ t, faults }: ErrorsProps) {
  if (faults.length === 0) return <span className="text-muted">{t('fine')}</span>;
  return (
    <ul>
      {faults.map(({ column, code }) => (
        <li key={column} className="text-exception">
          <span className="font-semibold">{t(`column.${column}`)}</span> {t(`fault.${code}`)}
        </li>
      ))}
    </ul>
  );
}
