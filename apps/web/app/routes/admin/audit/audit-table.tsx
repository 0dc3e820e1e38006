import type { AuditEntry } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { ROW_LINK, useRowKeys } from '../use-row-keys.ts';
import { actOf, whoOf } from './act-words.ts';
import { readOpen } from './audit-address.ts';
import { SubjectLink } from './subject-link.tsx';
import { withPart } from '../../../platform/list-address.ts';

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const t = useT('console-audit');
  const [params] = useSearchParams();
  const open = readOpen(params);
  const columns = useColumns();
  const rows = useRowKeys();
  return (
    <div ref={rows} className="text-sm [&_tr:focus-within]:bg-panel">
      <Table
        dense
        caption={t('caption')}
        rows={entries}
        columns={columns}
        isCurrent={({ id }) => id === open}
        actions={detailsOf}
      />
    </div>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const t = useT('console-audit');
  return [
    {
      name: t('time'),
      cell: ({ at }) => (
        <span className="numerals whitespace-nowrap">
          <Time at={at} />
        </span>
      ),
    },
    {
      name: t('what'),
      heads: true,
      cell: (entry) => (
        <>
          {whoOf(entry, t)} <span className="font-normal">{actOf(entry, t)}</span>
        </>
      ),
    },
    { name: t('about'), cell: (entry) => <SubjectLink entry={entry} /> },
  ];
}

const detailsOf = (entry: AuditEntry) => <DetailsLink entry={entry} />;

function DetailsLink({ entry }: { entry: AuditEntry }) {
  const t = useT('console-audit');
  const [params] = useSearchParams();
  const isOpen = readOpen(params) === entry.id;
  return (
    <TextLink
      id={`open-${entry.id}`}
      to={withPart(params, { entry: entry.id, export: null })}
      preventScrollReset
      aria-current={isOpen || undefined}
      aria-label={t('detailsOf', { who: whoOf(entry, t), what: actOf(entry, t) })}
      {...{ [ROW_LINK]: '' }}
      className="py-1.5"
    >
      {t('details')}
    </TextLink>
  );
}
