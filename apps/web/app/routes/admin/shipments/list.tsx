import { listShipmentsAsStaff, type StaffShipmentLine } from '@waypost/contract/client';
import { Upload } from 'lucide-react';
import { useNavigation, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BULK, DASHBOARD } from '../admin-paths.ts';
import { ExportPanel } from '../exports/export-panel.tsx';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { isFiltered } from '../../../platform/list-address.ts';
import { BesidePanel, ExportLink, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext, usePermissions } from '../signed-in.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { loadViews } from '../views/load-views.server.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { SelectionBar } from '../selected/selection-bar.tsx';
import { Filters } from './filters.tsx';
import { queryOf, readOpen, SHIPMENT_LIST, type ShipmentListing } from './list-address.ts';
import { ShipmentColumns } from './shipment-columns.tsx';
import { ShipmentsBeside } from './shipments-beside.tsx';
import { ShipmentsTable } from './shipments-table.tsx';
import { Total } from './total.tsx';
import type { Route } from './+types/list.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { timeZone } = readVisitor(request);
  const [list, views] = await Promise.all([
    loadList(request, SHIPMENT_LIST, (listing) =>
      ask(request, listShipmentsAsStaff, { query: { ...queryOf(listing), timeZone } }),
    ),
    loadViews(request, 'shipments'),
  ]);
  return { ...list, views, hasSecondFactor: context.get(signedInContext).admin.secondFactor };
}

export const shouldRevalidate = keepWhileSame(SHIPMENT_LIST.listedBy);

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const t = useT('console-shipments');
  const { listing, page, requestId, views, hasSecondFactor } = loaderData;
  const mayEnter = usePermissions().includes('shipments:write');
  const panel = (
    <ExportPanel
      action="/admin/shipments/export"
      listing={listing}
      asksCode={hasSecondFactor}
      words={{
        title: t('exportTitle'),
        text: t('exportText'),
        code: t('exportCode'),
        start: t('exportStart'),
        failed: t('exportFailed'),
      }}
    />
  );
  return (
    <>
      <PageHead title={t('metaTitle')} />
      <ListHeader title={t('title')} className="mb-3" note={<Total total={page?.total ?? null} />}>
        <div className="flex flex-wrap gap-3">
          <ViewsMenu list="shipments" views={views} listing={listing} />
          <ShipmentColumns listing={listing} />
          <ExportLink opened="shipment">{t('exportCsv')}</ExportLink>
          {mayEnter && (
            <LinkButton to={BULK} look="secondary" size="small">
              <Upload aria-hidden="true" className="size-4" />
              {t('bulkUpload')}
            </LinkButton>
          )}
        </div>
      </ListHeader>
      <Filters listing={listing} />
      <BesidePanel panel={panel}>
        <ListRows
          address={SHIPMENT_LIST}
          listing={listing}
          rows={page?.shipments}
          next={page?.next}
          missing={page?.cellsMissing}
          requestId={requestId}
          words={{ failed: t('failed'), failedText: t('failedText'), first: t('first') }}
          empty={<Nothing isNarrowed={isFiltered(listing) || listing.after !== undefined} />}
          hint={<p className="text-sm text-muted max-md:hidden">{t('keys')}</p>}
          beside={<RowsLink listing={listing} />}
        >
          {(shipments) => (
            <WhileListing>
              <Rows shipments={shipments} listing={listing} />
            </WhileListing>
          )}
        </ListRows>
      </BesidePanel>
    </>
  );
}

type RowsProps = { shipments: StaffShipmentLine[]; listing: ShipmentListing };

/** From the request of a panel on, so that it never overlaps the table. */
function Rows({ shipments, listing }: RowsProps) {
  const keys = useRowKeys();
  const [params] = useSearchParams();
  const next = useNavigation().location;
  const wanted = next?.pathname === DASHBOARD ? new URLSearchParams(next.search) : params;
  const isBesidePanel = readOpen(wanted) !== undefined || wanted.has('export');
  return (
    <div
      ref={keys}
      className="text-sm [&_tr:focus-within]:bg-panel [&_tr:has([aria-current])]:bg-panel"
    >
      {isBesidePanel ? (
        <ShipmentsBeside shipments={shipments} />
      ) : (
        <>
          <ShipmentsTable shipments={shipments} listing={listing} />
          {/* remounted, so that other rows start unticked */}
          <SelectionBar key={shipments.map(({ id }) => id).join()} />
        </>
      )}
    </div>
  );
}

function RowsLink({ listing }: { listing: ShipmentListing }) {
  const t = useT('console-selected');
  const { rows, after: _after, ...rest } = listing;
  const other = rows === undefined ? ({ ...rest, rows: 200 } as const) : rest;
  return (
    <TextLink to={SHIPMENT_LIST.path(other)} className="py-2 text-sm">
      {t(rows === undefined ? 'more' : 'fewer')}
    </TextLink>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useT('console-shipments');
  if (!isNarrowed) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  const clear = (
    <TextLink to={DASHBOARD} reloadDocument>
      {t('clear')}
    </TextLink>
  );
  return <EmptyState title={t('empty')} action={clear} />;
}

/** Dimmed while other rows load. */
function WhileListing({ children }: { children: React.ReactNode }) {
  const t = useT('console-shipments');
  const [params] = useSearchParams();
  const next = useNavigation().location;
  const { listedBy } = SHIPMENT_LIST;
  const loading =
    next?.pathname === DASHBOARD && listedBy(new URLSearchParams(next.search)) !== listedBy(params);
  return (
    <>
      <p role="status" className="sr-only">
        {loading && t('loading')}
      </p>
      <div
        aria-busy={loading}
        className={classes('transition-opacity duration-150', loading && 'opacity-60')}
      >
        {children}
      </div>
    </>
  );
}
