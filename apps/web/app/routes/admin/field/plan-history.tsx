import type { SortPlanVersion } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';

export function PlanHistory({ versions }: { versions: SortPlanVersion[] }) {
  const t = useT('console-field');
  return (
    <section className="border-t-2 border-ink pt-4">
      <h2 className="mb-3 text-lg">{t('history')}</h2>
      {versions.length === 0 ? (
        <p className="text-sm">{t('noHistory')}</p>
      ) : (
        <Table
          dense
          caption={t('history')}
          rows={versions.map((each) => ({ ...each, id: String(each.version) }))}
          columns={columnsFor(t)}
        />
      )}
    </section>
  );
}

function columnsFor(t: Translate<'console-field'>): Column<SortPlanVersion & { id: string }>[] {
  return [
    { name: t('version'), heads: true, cell: ({ version }) => version },
    { name: t('reasonColumn'), cell: ({ reason }) => reason },
    { name: t('publishedBy'), cell: ({ publishedBy }) => publishedBy ?? t('formerMember') },
    { name: t('publishedAt'), cell: ({ publishedAt }) => <Time at={publishedAt} /> },
  ];
}
