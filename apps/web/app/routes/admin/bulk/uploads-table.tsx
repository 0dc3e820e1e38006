import type { BulkUpload, BulkUploadLine } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { uploadPath } from './bulk-paths.ts';
import { Badge } from '../../../ui/badge.tsx';

export function UploadsTable({ uploads }: { uploads: BulkUploadLine[] }) {
  const t = useT('console-bulk');
  const locale = useLocale();
  return (
    <div className="text-sm">
      <Table
        dense
        caption={t('listTitle')}
        rows={uploads}
        columns={columnsFor(t, (count) => formatCount(count, locale))}
      />
    </div>
  );
}

function columnsFor(
  t: Translate<'console-bulk'>,
  count: (rows: number) => string,
): Column<BulkUploadLine>[] {
  return [
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
    { name: t('rows'), numeric: true, cell: ({ rows }) => count(rows) },
    { name: t('bad'), numeric: true, cell: ({ badRows }) => count(badRows) },
    { name: t('entered'), numeric: true, cell: ({ enteredRows }) => count(enteredRows) },
  ];
}

const LOOKS: Partial<Record<BulkUpload['state'], string>> = {
  unreadable: 'bg-exception-ground text-exception',
  done: 'bg-delivered-ground text-delivered',
};

export function StateBadge({ state }: Pick<BulkUpload, 'state'>) {
  const t = useT('console-bulk');
  const look = LOOKS[state];
  return <Badge {...(look !== undefined && { className: look })}>{t(`state.${state}`)}</Badge>;
}
