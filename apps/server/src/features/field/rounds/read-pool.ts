import {
  type BlockedDelivery,
  MAX_POOL,
  type PoolDelivery,
  type PoolPickup,
} from '@waypost/contract';
import { type Obstacle, obstacleOf } from '@waypost/domain/round-states';
import type { ShipmentFold } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { cityOfDelivery } from './city-of-delivery.ts';
import { nameOfArea } from './name-of-area.ts';
import { type PoolRow, selectPoolShipments } from './pool.queries.ts';
import { selectDue } from './progress.queries.ts';
import { type BoardAsked, pickupsOf, placeOf, type ShownPickup } from './read-board.ts';

type Judged = PoolRow & { obstacle: Obstacle | null };

/**
 * What a round can take, and apart from it what every round refuses, with why. They are asked for apart, so that old
 * exceptions do not fill the places of what is due today.
 */
export async function readPool(ctx: Ctx, locate: LocateCity, asked: BoardAsked) {
  const { hub, day, hubs } = await placeOf(ctx, asked);
  if (hub === null) return { deliveries: [], blocked: [], pickups: [], more: false };
  const clear = await selectPoolShipments(ctx.db, hub.id, { troubled: false, limit: MAX_POOL + 1 });
  const troubled = await selectPoolShipments(ctx.db, hub.id, { troubled: true, limit: MAX_POOL });
  const judged = [...clear, ...troubled].map(withObstacle);
  const possible = judged.filter(({ obstacle }) => obstacle === null).toSorted(byDueDay);
  const blocked = judged.filter(({ obstacle }) => obstacle !== null).toSorted(byDueDay);
  const shown = possible.slice(0, MAX_POOL);
  const present = await presenterOf(ctx, [...shown, ...blocked]);
  const pickups = await pickupsOf(ctx, locate, hubs, hub, day);
  return {
    deliveries: shown.map(present),
    blocked: blocked.flatMap((row): BlockedDelivery[] =>
      row.obstacle === null ? [] : [{ ...present(row), obstacle: row.obstacle }],
    ),
    pickups: pickups.slice(0, MAX_POOL).map(presentPickup),
    more: possible.length > MAX_POOL || pickups.length > MAX_POOL,
  };
}

function withObstacle(row: PoolRow): Judged {
  return { ...row, obstacle: obstacleOf(JSON.parse(row.fold) as ShipmentFold) };
}

/** As PostgreSQL sorts: without a day comes last. */
function byDueDay(a: Judged, b: Judged): number {
  const [one, other] = [a.dueOn ?? '~', b.dueOn ?? '~'];
  if (one !== other) return one < other ? -1 : 1;
  return a.shipmentId < b.shipmentId ? -1 : 1;
}

async function presenterOf(ctx: Ctx, rows: readonly Judged[]) {
  const dues = await selectDue(
    ctx.db,
    rows.map(({ shipmentId }) => shipmentId),
  );
  const dueOf = new Map(dues.map(({ shipmentId, ...due }) => [shipmentId, due]));
  return (row: Judged): PoolDelivery => {
    const { destination: _place, postalCode, fold: _fold, obstacle: _obstacle, ...rest } = row;
    return {
      ...rest,
      city: cityOfDelivery(row),
      postalCode: postalCode ?? '',
      due: dueOf.get(row.shipmentId) ?? null,
    };
  };
}

function presentPickup(row: ShownPickup): PoolPickup {
  const { area, ...pickup } = row;
  return {
    ...pickup,
    city: pickup.city ?? nameOfArea(area),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
