import { claimShipments, countClaimable, listOwnShipments } from '@waypost/contract/client';
import { Download, Plus } from 'lucide-react';
import { data } from 'react-router';
import { QUOTE } from '../../frame/links.ts';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { readVisitor } from '../../platform/visitor.server.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { isFiltered, readFilter } from '../../parcels/shipment-filter.ts';
import { useViewing } from './dashboard.tsx';
import { ShipmentFilters } from './shipment-filters.tsx';
import { ShipmentsTable } from './shipments-table.tsx';
import type { Route } from './+types/shipments.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const filter = readFilter(params);
  const after = params.get('after') ?? '';
  const query = {
    ...filter,
    timeZone: readVisitor(request).timeZone,
    ...(ID.test(after) && { after }),
  };
  const [page, claims] = await Promise.all([
    ask(request, listOwnShipments, { query }),
    ask(request, countClaimable),
  ]);
  return {
    filter,
    continued: ID.test(after),
    page: page.ok ? page.data : null,
    requestId: page.ok ? undefined : page.refusal.requestId,
    claimable: claims.ok ? claims.data.claimable : 0,
  };
}

/** Takes over what was booked as a guest. */
export async function action({ request }: Route.ActionArgs) {
  const answer = await ask(request, claimShipments);
  if (answer.ok) return { claimed: answer.data.claimed };
  return data({ claimed: null, refusal: answer.refusal }, { status: answer.refusal.status });
}

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const t = useT('shipments');
  const { filter, page, requestId, claimable, continued } = loaderData;
  const query = new URLSearchParams(filter);
  const viewing = useViewing();
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="wide text-4xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-3">
          {/* staff exports from the console, which asks for the second factor */}
          {!viewing && (
            <LinkButton look="secondary" to={`/dashboard/shipments.csv?${query}`} reloadDocument>
              <Download aria-hidden="true" className="size-5" />
              {t('exportCsv')}
            </LinkButton>
          )}
          <LinkButton to={QUOTE}>
            <Plus aria-hidden="true" className="size-5" />
            {t('newShipment')}
          </LinkButton>
        </div>
      </div>
      <ClaimNotice claimable={claimable} />
      <ShipmentFilters filter={filter} />
      {page === null ? (
        <ErrorState title={t('failed')} requestId={requestId} retry={`?${query}`}>
          {t('failedText')}
        </ErrorState>
      ) : page.shipments.length > 0 ? (
        <>
          <ShipmentsTable shipments={page.shipments} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            {continued ? <TextLink to={`?${query}`}>{t('newest')}</TextLink> : <span />}
            <Pager previous={null} next={nextPage(query, page.next)} />
          </div>
        </>
      ) : isFiltered(filter) || continued ? (
        <EmptyState
          title={t('emptyFiltered')}
          action={<TextLink to="/dashboard">{t('clear')}</TextLink>}
        />
      ) : (
        <EmptyState
          title={t('emptyTitle')}
          action={<LinkButton to={QUOTE}>{t('newShipment')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      )}
    </>
  );
}

function nextPage(query: URLSearchParams, next: string | null): string | null {
  if (next === null) return null;
  const params = new URLSearchParams(query);
  params.set('after', next);
  return `?${params}`;
}
