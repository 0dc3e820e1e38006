import { MAX_POOL } from '@waypost/contract';
import { localTime } from '@waypost/domain/local-time';
import type { Ctx } from '../../../platform/context.ts';
import { createHubFinder, selectAllHubs } from '../../core/hubs/index.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { nameOfArea } from './name-of-area.ts';
import { countPoolShipments, type PoolPickupRow, selectPoolPickups } from './pool.queries.ts';
import { presentRounds } from './present-rounds.ts';
import { selectRoundsOfDay } from './rounds.queries.ts';

export type BoardAsked = { hubId?: string | undefined; day?: string | undefined };

/** Progress without names: looking at it is no look at anybody. */
export async function readBoard(ctx: Ctx, locate: LocateCity, asked: BoardAsked) {
  const { hub, day, today, hubs } = await placeOf(ctx, asked);
  if (hub === null) {
    return { hub, day, today, rounds: [], pool: { deliveries: 0, pickups: 0 } };
  }
  const rounds = await selectRoundsOfDay(ctx.db, hub.id, day);
  const pickups = await pickupsOf(ctx, locate, hubs, hub, day);
  return {
    hub: { id: hub.id, code: hub.code, name: hub.name },
    day,
    today,
    rounds: await presentRounds(ctx.db, rounds),
    pool: {
      deliveries: await countPoolShipments(ctx.db, hub.id, MAX_POOL),
      pickups: pickups.length,
    },
  };
}

/** Those of a day that no open round has, without those of no hub: people must say who drives there. */
export async function selectPickupsOfHub(
  ctx: Ctx,
  locate: LocateCity,
  hubId: string,
  day: string,
): Promise<PoolPickupRow[]> {
  const hubs = await selectAllHubs(ctx.db);
  const hub = hubs.find(({ id }) => id === hubId);
  const pickups = hub === undefined ? [] : await pickupsOf(ctx, locate, hubs, hub, day);
  return pickups.filter(({ hubKnown }) => hubKnown);
}

type Hubs = Awaited<ReturnType<typeof selectAllHubs>>;
export type ShownPickup = PoolPickupRow & { hubKnown: boolean };

/**
 * Of the area of the hub, and those for whose city no hub is found: by every hub of their country or, where it has none, by
 * every hub. A pickup that no pool shows is missed.
 */
export async function pickupsOf(
  ctx: Ctx,
  locate: LocateCity,
  hubs: Hubs,
  hub: Hubs[number],
  day: string,
): Promise<ShownPickup[]> {
  const finder = createHubFinder(hubs, locate);
  const rows = await selectPoolPickups(ctx.db, day);
  const hubOfArea = new Map<string, string | null>();
  for (const { area, city, country } of rows) {
    if (hubOfArea.has(area)) continue;
    const place = { city: city ?? nameOfArea(area), country };
    hubOfArea.set(area, await finder.thatDelivers(place));
  }
  const served = new Set(
    hubs.filter(({ closedAt }) => closedAt === null).map(({ country }) => country),
  );
  return rows.flatMap((row): ShownPickup[] => {
    const found = hubOfArea.get(row.area) ?? null;
    if (found !== null) return found === hub.id ? [{ ...row, hubKnown: true }] : [];
    const isShown = row.country === hub.country || !served.has(row.country);
    return isShown ? [{ ...row, hubKnown: false }] : [];
  });
}

/** The hub that is asked for, or the first one in use; and its day. */
export async function placeOf(ctx: Ctx, asked: BoardAsked) {
  const hubs = await selectAllHubs(ctx.db);
  const hub =
    asked.hubId === undefined
      ? (hubs.find(({ closedAt }) => closedAt === null) ?? null)
      : (hubs.find(({ id }) => id === asked.hubId) ?? null);
  const today = localTime(new Date(), hub?.timeZone ?? 'UTC').day;
  return { hub, hubs, today, day: asked.day ?? today };
}
