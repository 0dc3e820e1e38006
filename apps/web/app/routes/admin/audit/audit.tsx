import { listAudit } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { ExportPanel } from '../exports/export-panel.tsx';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { isFiltered } from '../../../platform/list-address.ts';
import { BesidePanel, ExportLink, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { AUDIT_LIST, isAccountMalformed, queryOf } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import type { Route } from './+types/audit.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { timeZone } = readVisitor(request);
  const list = await loadList(request, AUDIT_LIST, (listing) =>
    ask(request, listAudit, { query: { ...queryOf(listing), timeZone } }),
  );
  return {
    ...list,
    accountMalformed: isAccountMalformed(url.searchParams),
    hasSecondFactor: context.get(signedInContext).admin.secondFactor,
  };
}

export const shouldRevalidate = keepWhileSame(AUDIT_LIST.listedBy);

export default function Audit({ loaderData }: Route.ComponentProps) {
  const t = useT('console-audit');
  const { listing, page, requestId, hasSecondFactor, accountMalformed } = loaderData;
  const panel = (
    <ExportPanel
      action="/admin/audit/export"
      listing={listing}
      asksCode={hasSecondFactor}
      words={{
        title: t('exportCsv'),
        text: t('exportText'),
        code: t('exportCode'),
        start: t('exportStart'),
        failed: t('exportFailed'),
      }}
    />
  );
  return (
    <>
      <PageHead title={t('meta')} />
      <ListHeader title={t('title')} className="mb-2">
        <ExportLink opened="entry">{t('exportCsv')}</ExportLink>
      </ListHeader>
      <p className="mb-4 text-sm text-muted">{t('intro')}</p>
      <AuditFilters
        listing={listing}
        staff={page?.staff ?? []}
        accountMalformed={accountMalformed}
      />
      <BesidePanel panel={panel}>
        <ListRows
          address={AUDIT_LIST}
          listing={listing}
          rows={page?.entries}
          next={page?.next}
          missing={page?.cellsMissing}
          requestId={requestId}
          words={{ failed: t('failed'), failedText: t('failedText'), first: t('first') }}
          empty={
            <EmptyState title={isFiltered(listing) || listing.after ? t('empty') : t('none')} />
          }
        >
          {(entries) => <AuditTable entries={entries} />}
        </ListRows>
      </BesidePanel>
    </>
  );
}
