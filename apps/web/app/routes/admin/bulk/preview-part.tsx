import type { BulkPreviewRow } from '@waypost/contract/client';
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
  const columns: Column<BulkPreviewRow>[] = [
    { name: t('row'), heads: true, numeric: true, cell: ({ row }) => formatCount(row, locale) },
    { name: t('service'), cell: (row) => <Service {...row} /> },
    { name: t('from'), cell: ({ from }) => from },
    { name: t('to'), cell: ({ to }) => to },
    {
      name: t('weight'),
      cell: ({ weight, size }) => <TwoLines first={weight} second={size} />,
    },
    {
      name: t('recipient'),
      cell: ({ recipient, recipientEmail, recipientAddress }) => (
        <>
          <TwoLines first={recipient} second={recipientAddress} />
          <span className="block wrap-anywhere text-muted">{recipientEmail}</span>
        </>
      ),
    },
    {
      name: t('price'),
      numeric: true,
      cell: ({ priceCents }) => (priceCents === null ? '' : money(priceCents, currency)),
    },
    { name: t('errors'), cell: ({ faults }) => <Errors t={t} faults={faults} /> },
  ];
  return (
    <Section title={t('previewTitle')}>
      <div className="text-sm max-lg:max-w-[41rem]">
        <Table
          dense
          captionHidden
          caption={t('previewTitle')}
          rows={rows}
          keyOf={({ row }) => String(row)}
          columns={columns}
        />
      </div>
    </Section>
  );
}

const LEVELS = ['standard', 'express', 'priority'] as const;
const MODES = ['air', 'sea', 'road'] as const;

/** A good row has our word for it, another one the word of the file. */
function Service({ service, pieces, faults }: BulkPreviewRow) {
  const t = useT('console-bulk');
  const words = useT('parcels');
  const level = LEVELS.find((each) => each === service);
  const mode = MODES.find((each) => each === service);
  const name = level ? words(`level.${level}`) : mode ? words(`mode.${mode}`) : service;
  const count = faults.length === 0 && Number(pieces) > 1 ? Number(pieces) : undefined;
  return <TwoLines first={name} second={count === undefined ? '' : t('pieces', { count })} />;
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      {second !== '' && <span className="block text-muted">{second}</span>}
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
