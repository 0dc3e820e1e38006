import { listHubs, readDispatchBoard } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { useFollow } from '../use-follow.ts';
import { BOARD, PLAN, placeOf, queryOf, VEHICLES } from './dispatch-address.ts';
import { PlaceFilter } from './place-filter.tsx';
import { RoundsTable } from './rounds-table.tsx';
import type { Route } from './+types/board.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const listing = BOARD.read(new URL(request.url).searchParams);
  const board = await ask(request, readDispatchBoard, { query: queryOf(listing) });
  const { hubs } = await askOrThrow(request, listHubs, { query: { state: 'active' } });
  return {
    listing,
    hubs,
    board: board.ok ? board.data : null,
    requestId: board.ok ? '' : board.refusal.requestId,
  };
}

export default function DispatchBoard({ loaderData }: Route.ComponentProps) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  const { listing, board, hubs, requestId } = loaderData;
  useFollow(
    board?.rounds.some(({ state }) => state !== 'closed' && state !== 'cancelled') ?? false,
  );
  if (board === null) return <ErrorState title={t('failed')} requestId={requestId} />;
  const { day, today, rounds, pool, hub } = board;
  const place = placeOf(hub?.id, day);
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <ListHeader title={`${t('title')}, ${formatShortDay(day, locale)}`} className="mb-2">
        <div className="flex flex-wrap gap-3">
          <LinkButton to={PLAN.path(place)} size="small">
            {t('plan')}
          </LinkButton>
          <LinkButton to={VEHICLES.path(placeOf(hub?.id))} look="secondary" size="small">
            {t('vehicles')}
          </LinkButton>
        </div>
      </ListHeader>
      <p className="mb-4 text-sm text-muted">
        {t('inPool', { deliveries: pool.deliveries, pickups: pool.pickups })}
      </p>
      <PlaceFilter
        address={BOARD}
        listing={listing}
        hubs={hubs}
        hubId={hub?.id}
        day={day}
        today={today}
      />
      {rounds.length === 0 ? (
        <EmptyState
          title={t('empty')}
          action={
            <LinkButton to={PLAN.path(place)} look="secondary">
              {t('plan')}
            </LinkButton>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <RoundsTable rounds={rounds} />
      )}
    </>
  );
}
