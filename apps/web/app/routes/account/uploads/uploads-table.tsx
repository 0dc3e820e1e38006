import type { OwnUploadLine } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { UPLOADS } from './upload-paths.ts';

export function UploadsTable({ uploads }: { uploads: OwnUploadLine[] }) {
  const t = useT('uploads');
  const date = useT('shipments')('date');
  return <Table dense caption={t('listTitle')} columns={columnsFor(t, date)} rows={uploads} />;
}

function columnsFor(t: Translate<'uploads'>, date: string): Column<OwnUploadLine>[] {
  return [
    {
      name: t('file'),
      heads: true,
      cell: ({ id, fileName }) => (
        <TextLink to={`${UPLOADS}/${id}`} className="wrap-anywhere">
          {fileName}
        </TextLink>
      ),
    },
    { name: date, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: t('state'), cell: ({ state }) => <Badge>{t(`state.${state}`)}</Badge> },
    { name: t('rows'), numeric: true, cell: ({ rows }) => rows },
    { name: t('booked'), numeric: true, cell: ({ bookedRows }) => bookedRows },
  ];
}
