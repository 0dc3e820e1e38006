import { listLiveShipments, readHub } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TODAY } from '../admin-paths.ts';
import { ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { LIVE_LIST } from './live-listing.ts';
import { LiveTable } from './live-table.tsx';
import type { Route } from './+types/live.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const list = await loadList(request, LIVE_LIST, ({ view = 'due', ...query }) =>
    ask(request, listLiveShipments, { query: { view, ...query } }),
  );
  const { hub: hubId = 'none' } = list.listing;
  const hub = hubId === 'none' ? null : await ask(request, readHub, { path: { hubId } });
  return { ...list, hubName: hub?.ok === true ? `${hub.data.code}, ${hub.data.name}` : null };
}

export default function Live({ loaderData }: Route.ComponentProps) {
  const t = useT('console-today');
  const { listing, page, requestId, hubName } = loaderData;
  const { view = 'due', hub, when, lane, cause } = listing;
  const narrowed = [
    hub === 'none' ? t('noHub') : hubName,
    when && t(view === 'standing' ? `since.${standingWhen(when)}` : `coming.${comingWhen(when)}`),
    lane?.replace('-', ' – '),
    cause && (cause === 'none' ? t('notMoved') : t('movedBy', { cause: t(`cause.${cause}`) })),
  ].filter(Boolean);
  return (
    <>
      <PageHead title={t('liveMeta')} noindex />
      <ListHeader title={t(`view.${view}`)} className="mb-1">
        <TextLink to={TODAY}>{t('back')}</TextLink>
      </ListHeader>
      <p className="mb-4 text-sm text-muted">{narrowed.join(', ')}</p>
      <ListRows
        address={LIVE_LIST}
        listing={listing}
        rows={page?.shipments}
        next={page?.next}
        missing={page?.cellsMissing}
        requestId={requestId}
        words={{ failed: t('failed'), failedText: t('failedText'), first: t('first') }}
        empty={<EmptyState title={t('empty')} />}
      >
        {(shipments) => <LiveTable {...{ shipments, view }} />}
      </ListRows>
    </>
  );
}

type When = NonNullable<ReturnType<typeof LIVE_LIST.read>['when']>;

function standingWhen(when: When): 'today' | 'yesterday' | 'longer' {
  return when === 'today' || when === 'yesterday' ? when : 'longer';
}

function comingWhen(when: When): 'over' | 'today' | 'tomorrow' | 'later' {
  return when === 'over' || when === 'today' || when === 'tomorrow' ? when : 'later';
}
