import { listShipmentsAsStaff } from '@waypost/contract/client';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { data, Outlet, useNavigation, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BULK, DASHBOARD } from '../admin-paths.ts';
import { ExportPanel } from '../exports/export-panel.tsx';
import { keepWhileSame } from '../keep-while-same.ts';
import { signedInContext } from '../signed-in.ts';
import { usePermissions } from '../use-permissions.ts';
import { Filters } from './filters.tsx';
import { withPart } from '../with-part.ts';
import { listedBy, queryOf, readCursor, readListAddress } from './list-address.ts';
import { ShipmentsTable } from './shipments-table.tsx';
import { useRowKeys } from '../use-row-keys.ts';
import type { Route } from './+types/list.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const address = readListAddress(params);
  const after = readCursor(params);
  const { timeZone } = readVisitor(request);
  const query = { ...queryOf(address), timeZone, ...(after !== undefined && { after }) };
  const answer = await ask(request, listShipmentsAsStaff({ query, ...onBehalfOf(request) }));
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    address,
    continued: after !== undefined,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
    hasSecondFactor: context.get(signedInContext).admin.secondFactor,
  };
}

export const shouldRevalidate = keepWhileSame(listedBy);

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const t = useT('console-shipments');
  const { address, hasSecondFactor } = loaderData;
  const mayEnter = usePermissions().includes('shipments:write');
  const [params] = useSearchParams();
  const content = useRef<HTMLDivElement>(null);
  useRowKeys(content);
  return (
    <div ref={content}>
      <PageHead title={t('metaTitle')} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="wide text-2xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton
            id="export"
            to={withPart(params, { export: '', shipment: null })}
            preventScrollReset
            look="secondary"
            size="small"
          >
            <Download aria-hidden="true" className="size-4" />
            {t('exportCsv')}
          </LinkButton>
          {mayEnter && (
            <LinkButton to={BULK} look="secondary" size="small">
              <Upload aria-hidden="true" className="size-4" />
              {t('bulkUpload')}
            </LinkButton>
          )}
        </div>
      </div>
      <Filters address={address} />
      <div className="flex flex-col gap-6 xl:flex-row xl:items-start">
        {params.has('export') ? (
          <ExportPanel
            action="/admin/shipments/export"
            address={address}
            asksCode={hasSecondFactor}
            words={{
              title: t('exportTitle'),
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
  const t = useT('console-shipments');
  const { address, page, requestId, continued } = loaderData;
  const [params] = useSearchParams();
  const next = useNavigation().location;
  const loading =
    next?.pathname === DASHBOARD && listedBy(new URLSearchParams(next.search)) !== listedBy(params);
  const isFiltered = Object.keys(address).length > 0 || continued;
  const here = withPart(params, { shipment: null, export: null });

  if (page === null) {
    return (
      <ErrorState title={t('failed')} requestId={requestId} retry={here}>
        {t('failedText')}
      </ErrorState>
    );
  }
  if (page.shipments.length === 0) {
    return isFiltered ? (
      <EmptyState
        title={t('empty')}
        action={
          <TextLink to={DASHBOARD} reloadDocument>
            {t('clear')}
          </TextLink>
        }
      />
    ) : (
      <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {loading && t('loading')}
      </p>
      <div
        aria-busy={loading}
        className={classes('transition-opacity duration-150', loading && 'opacity-60')}
      >
        <ShipmentsTable shipments={page.shipments} address={address} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        {continued ? (
          <TextLink to={withPart(params, { after: null })}>{t('first')}</TextLink>
        ) : (
          <p className="text-sm text-muted max-md:hidden">{t('keys')}</p>
        )}
        <Pager
          previous={null}
          next={page.next === null ? null : withPart(params, { after: page.next, shipment: null })}
        />
      </div>
    </>
  );
}
