import { listHubs, readDispatchBoard, readLastPlan } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { CONTAINERS, TRIPS } from '../containers/container-address.ts';
import { useFollow } from '../use-follow.ts';
import { BOARD, PLAN, placeOf, queryOf, ROUNDS_MAP, VEHICLES } from './dispatch-address.ts';
import { PlanPanel } from './plan-panel.tsx';
import { workOnPlan } from './plan-work.server.ts';
import { signedInContext } from '../signed-in.ts';
import { PlaceFilter } from './place-filter.tsx';
import { RoundsTable } from './rounds-table.tsx';
import type { Route } from './+types/board.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const listing = BOARD.read(new URL(request.url).searchParams);
  const board = await ask(request, readDispatchBoard, { query: queryOf(listing) });
  const { hubs } = await askOrThrow(request, listHubs, { query: { state: 'active' } });
  const hubId = board.ok ? board.data.hub?.id : undefined;
  const last =
    board.ok && hubId !== undefined
      ? await askOrThrow(request, readLastPlan, { query: { hubId, day: board.data.day } })
      : { plan: null };
  return {
    ...last,
    mayChange: permissions.includes('dispatch:write'),
    listing,
    hubs,
    board: board.ok ? board.data : null,
    requestId: board.ok ? '' : board.refusal.requestId,
  };
}

export async function action({ request }: Route.ActionArgs) {
  const listing = BOARD.read(new URL(request.url).searchParams);
  return workOnPlan(request, await request.formData(), BOARD.path(listing));
}

export default function DispatchBoard({ loaderData }: Route.ComponentProps) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  const { listing, board, hubs, requestId, plan, mayChange } = loaderData;
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
          <LinkButton to={ROUNDS_MAP.path(place)} look="secondary" size="small">
            {t('map')}
          </LinkButton>
          <LinkButton to={VEHICLES.path(placeOf(hub?.id))} look="secondary" size="small">
            {t('vehicles')}
          </LinkButton>
          <LinkButton to={CONTAINERS.path(placeOf(hub?.id))} look="secondary" size="small">
            {t('containers')}
          </LinkButton>
          <LinkButton to={TRIPS.path(placeOf(hub?.id))} look="secondary" size="small">
            {t('trips')}
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
      <PlanPanel plan={plan} rounds={rounds} mayChange={mayChange} />
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
