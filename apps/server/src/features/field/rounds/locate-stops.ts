import { MAX_POOL } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { selectAllHubs } from '../../core/hubs/index.ts';
import { createCityLocator } from '../../core/places/index.ts';
import { addressKeyOf, locateAddresses, selectPoints } from '../address-points/index.ts';
import {
  type PlacedStop,
  selectUnplaced,
  type StopAddress,
  writePoints,
} from './addresses.queries.ts';
import { selectPoolAddresses } from './pool.queries.ts';

/** The next run begins after a minute. */
const RUN_MS = 45_000;
const MOST_STOPS = 1_000;

/** Has the geocoder say where stops are, then what waits in the pools; what it said before costs no question. */
export async function locateStops(ctx: Ctx): Promise<void> {
  if (ctx.config.GEOCODER_URL === null) return;
  const untilMs = performance.now() + RUN_MS;
  const locate = createCityLocator(ctx.reads);
  const stops = await selectUnplaced(ctx.db, MOST_STOPS);
  await locateAddresses(ctx, locate, stops, untilMs);
  await placeStops(ctx, stops);
  for (const { id, closedAt } of await selectAllHubs(ctx.db)) {
    if (closedAt !== null || performance.now() >= untilMs) continue;
    const waiting = await selectPoolAddresses(ctx.db, id, MAX_POOL);
    await locateAddresses(ctx, locate, waiting, untilMs);
  }
}

async function placeStops(ctx: Ctx, stops: readonly StopAddress[]): Promise<void> {
  const keyed = stops.flatMap((stop) => {
    const key = addressKeyOf(ctx.secrets, stop);
    return key === null ? [] : [{ stop, key }];
  });
  const points = await selectPoints(
    ctx.db,
    keyed.map(({ key }) => key),
  );
  const placed = keyed.flatMap(({ stop, key }): PlacedStop[] => {
    const point = points.get(key.toString('hex'));
    if (point === undefined || point.lat === null || point.lon === null) return [];
    const { lat, lon, source } = point;
    return [{ roundId: stop.roundId, stopNo: stop.stopNo, lat, lon, source }];
  });
  await writePoints(ctx.db, placed);
}
