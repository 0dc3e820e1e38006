import { listAudit } from '@waypost/contract/client';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { data, Outlet, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ExportPanel } from '../exports/export-panel.tsx';
import { keepWhileSame } from '../keep-while-same.ts';
import { withPart } from '../with-part.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { signedInContext } from '../signed-in.ts';
import {
  isAccountMalformed,
  listedBy,
  queryOf,
  readAuditAddress,
  readCursor,
} from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import type { Route } from './+types/audit.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const address = readAuditAddress(params);
  const after = readCursor(params);
  const { timeZone } = readVisitor(request);
  const query = { ...queryOf(address), timeZone, ...(after !== undefined && { after }) };
  const answer = await ask(request, listAudit({ query, ...onBehalfOf(request) }));
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    address,
    accountMalformed: isAccountMalformed(params),
    continued: after !== undefined,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
    hasSecondFactor: context.get(signedInContext).admin.secondFactor,
  };
}

export const shouldRevalidate = keepWhileSame(listedBy);

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

export default function Audit({ loaderData }: Route.ComponentProps) {
  const t = useT('console-audit');
  const { address, page, hasSecondFactor, accountMalformed } = loaderData;
  const [params] = useSearchParams();
  const content = useRef<HTMLDivElement>(null);
  useRowKeys(content);
  return (
    <div ref={content}>
      <PageHead title={t('meta')} />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="wide text-2xl">{t('title')}</h1>
        <LinkButton
          id="export"
          to={withPart(params, { export: '', entry: null })}
          preventScrollReset
          look="secondary"
          size="small"
        >
          <Download aria-hidden="true" className="size-4" />
          {t('exportCsv')}
        </LinkButton>
      </div>
      <p className="mb-4 text-sm text-muted">{t('intro')}</p>
      <AuditFilters
        address={address}
        staff={page?.staff ?? []}
        accountMalformed={accountMalformed}
      />
      <div className="flex flex-col gap-6 xl:flex-row xl:items-start">
        {params.has('export') ? (
          <ExportPanel
            action="/admin/audit/export"
            address={address}
            asksCode={hasSecondFactor}
            words={{
              title: t('exportCsv'),
              text: t('exportText'),
              code: t('exportCode'),
              start: t('exportStart'),
              failed: t('exportFailed'),
            }}
          />
        ) : (
          <Outlet />
        )}
        <div className="min-w-0 grow xl:order-first">
          <List loaderData={loaderData} />
        </div>
      </div>
    </div>
  );
}

function List({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useT('console-audit');
  const { address, page, requestId, continued } = loaderData;
  const [params] = useSearchParams();
  if (page === null) {
    const here = withPart(params, { entry: null, export: null });
    return (
      <ErrorState title={t('failed')} requestId={requestId} retry={here}>
        {t('failedText')}
      </ErrorState>
    );
  }
  if (page.entries.length === 0) {
    const isFiltered = Object.keys(address).length > 0 || continued;
    return <EmptyState title={isFiltered ? t('empty') : t('none')} />;
  }
  const next = page.next === null ? null : withPart(params, { after: page.next, entry: null });
  return (
    <>
      <AuditTable entries={page.entries} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        {continued ? (
          <TextLink to={withPart(params, { after: null, entry: null })}>{t('first')}</TextLink>
        ) : (
          <span />
        )}
        <Pager previous={null} next={next} />
      </div>
    </>
  );
}
