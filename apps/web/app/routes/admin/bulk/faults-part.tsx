import type { BulkFaultPage, BulkUpload } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Section } from '../../../ui/panel.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { uploadPath } from './bulk-paths.ts';

type FaultsPartProps = {
  upload: BulkUpload;
  faults: BulkFaultPage & { after: number };
};

/** One line a cell, in the order of the file. */
export function FaultsPart({ upload, faults }: FaultsPartProps) {
  const t = useT('console-bulk');
  const locale = useLocale();
  const cells = faults.rows.flatMap(({ row, faults: wrong }) =>
    wrong.map(({ column, code }) => ({ row, column, code })),
  );
  return (
    <Section
      id="faults"
      title={t('faultsTitle')}
      aside={
        <p className="text-sm text-muted">
          {t('faultRows', { count: upload.badRows + upload.refusedRows })}
        </p>
      }
    >
      {upload.startedAt === null && (
        <p className="mb-3 max-w-prose text-sm text-muted">{t('faultsText')}</p>
      )}
      <div className="max-w-4xl text-sm">
        <Table
          dense
          caption={t('faultsTitle')}
          rows={cells}
          keyOf={({ row, column }) => `${row} ${column}`}
          columns={[
            {
              name: t('row'),
              heads: true,
              numeric: true,
              cell: ({ row }) => formatCount(row, locale),
            },
            { name: t('cell'), cell: ({ column }) => t(`column.${column}`) },
            { name: t('wrong'), cell: ({ code }) => t(`fault.${code}`) },
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        {faults.after > 0 ? (
          <TextLink to={uploadPath(upload.id, 0)}>{t('faultsFirst')}</TextLink>
        ) : (
          <span />
        )}
        <Pager
          previous={null}
          next={faults.next === null ? null : uploadPath(upload.id, faults.next)}
        />
      </div>
    </Section>
  );
}
