import { countClaimable, listOwnShipments, type OwnShipment } from '@waypost/contract/client';
import { Download, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { isFiltered } from '../../platform/list-address.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { readVisitor } from '../../platform/visitor.server.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { OWN_SHIPMENTS } from '../../parcels/shipment-filter.ts';
import { useViewing } from './dashboard.tsx';
import { useSelection } from './selection.ts';
import { SelectionBar, SelectPage, useSelectionReply } from './selection-bar.tsx';
import { actOnSelected, claim } from './shipment-acts.server.ts';
import { ShipmentFilters } from './shipment-filters.tsx';
import { ShipmentsTable } from './shipments-table.tsx';
import type { Route } from './+types/shipments.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const listing = OWN_SHIPMENTS.read(new URL(request.url).searchParams);
  const query = { ...listing, timeZone: readVisitor(request).timeZone };
  const [page, claims] = await Promise.all([
    ask(request, listOwnShipments, { query }),
    ask(request, countClaimable),
  ]);
  return {
    listing,
    page: page.ok ? page.data : null,
    requestId: page.ok ? undefined : page.refusal.requestId,
    claimable: claims.ok ? claims.data.claimable : 0,
    requestKey: crypto.randomUUID(),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  return form.has('requestKey') ? actOnSelected(request, form) : claim(request);
}

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const t = useT('shipments');
  const { listing, page, requestId, claimable } = loaderData;
  const first = OWN_SHIPMENTS.path(listing, { after: undefined });
  const viewing = useViewing();
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="wide text-4xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-3">
          {/* staff exports from the console, which asks for the second factor */}
          {!viewing && (
            <LinkButton
              look="secondary"
              to={OWN_SHIPMENTS.path(listing, { after: undefined }, '/shipments.csv')}
              reloadDocument
            >
              <Download aria-hidden="true" className="size-5" />
              {t('exportCsv')}
            </LinkButton>
          )}
          {!viewing && (
            <LinkButton to="/dashboard/new">
              <Plus aria-hidden="true" className="size-5" />
              {t('newShipment')}
            </LinkButton>
          )}
        </div>
      </div>
      <LabelsNotice />
      <ClaimNotice claimable={claimable} />
      <ShipmentFilters listing={listing} />
      <p role="status" className="sr-only">
        {/* a new element each time, because the same number of rows must be announced again after another
            filter */}
        {page !== null && (
          <span key={OWN_SHIPMENTS.path(listing)}>
            {t('listed', { count: page.shipments.length })}
          </span>
        )}
      </p>
      {page === null ? (
        <ErrorState title={t('failed')} requestId={requestId} retry={first}>
          {t('failedText')}
        </ErrorState>
      ) : page.shipments.length > 0 ? (
        <>
          <Rows shipments={page.shipments} requestKey={loaderData.requestKey} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            {listing.after ? <TextLink to={first}>{t('newest')}</TextLink> : <span />}
            {listing.limit === undefined && (page.next !== null || listing.after) && (
              <TextLink to={OWN_SHIPMENTS.path(listing, { limit: '200', after: undefined })}>
                {t('show200')}
              </TextLink>
            )}
            <Pager
              previous={null}
              next={page.next && OWN_SHIPMENTS.path({ ...listing, after: page.next })}
            />
          </div>
        </>
      ) : isFiltered(listing) || listing.after ? (
        // the way to clear them stands beside the filters
        <EmptyState
          title={t('emptyFiltered')}
          action={!isFiltered(listing) && <TextLink to={first}>{t('newest')}</TextLink>}
        />
      ) : (
        <EmptyState
          title={t('emptyTitle')}
          action={<LinkButton to="/dashboard/new">{t('newShipment')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      )}
    </>
  );
}

type RowsProps = { shipments: OwnShipment[]; requestKey: string };

/** Staff who look at the dashboard print from the console, where it is in the audit log. */
function Rows({ shipments, requestKey }: RowsProps) {
  const selection = useSelection(shipments);
  const chosen = useSelectionReply()?.chosen ?? [];
  if (useViewing()) return <ShipmentsTable shipments={shipments} />;
  return (
    <>
      <SelectPage selection={selection} />
      <ShipmentsTable shipments={shipments} onSelect={selection.recount} chosen={chosen} />
      <SelectionBar selection={selection} requestKey={requestKey} />
    </>
  );
}

/** The file that was asked for did not come. */
function LabelsNotice() {
  const t = useT('shipments');
  const [params] = useSearchParams();
  const labels = params.get('labels');
  if (labels !== 'gone' && labels !== 'failed') return null;
  const title = t(labels === 'gone' ? 'labelsGone' : 'labelsFailed');
  return <Notice tone="problem" title={title} className="mb-6" />;
}
