import type { BulkUploadLine } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { uploadPath } from './bulk-paths.ts';
import { StateBadge } from './state-badge.tsx';

export function UploadsTable({ uploads }: { uploads: BulkUploadLine[] }) {
  const t = useT('console-bulk');
  const locale = useLocale();
  const count = (name: string, of: (upload: BulkUploadLine) => number): Column<BulkUploadLine> => ({
    name,
    numeric: true,
    cell: (upload) => formatCount(of(upload), locale),
  });
  const columns: Column<BulkUploadLine>[] = [
    {
      name: t('file'),
      heads: true,
      cell: ({ id, fileName }) => (
        <TextLink to={uploadPath(id)} className="wrap-anywhere">
          {fileName}
        </TextLink>
      ),
    },
    { name: t('stateHead'), cell: ({ state }) => <StateBadge state={state} /> },
    { name: t('date'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: t('by'), wideOnly: true, cell: ({ uploadedBy }) => uploadedBy },
    count(t('rows'), ({ rows }) => rows),
    count(t('bad'), ({ badRows }) => badRows),
    count(t('entered'), ({ enteredRows }) => enteredRows),
  ];
  return (
    <div className="text-sm">
      <Table
        dense
        captionHidden
        caption={t('listTitle')}
        rows={uploads}
        keyOf={({ id }) => id}
        columns={columns}
      />
    </div>
  );
}
