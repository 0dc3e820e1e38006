import { MAX_POOL } from '@waypost/contract';
import { MAX } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { selectAllHubs } from '../../core/hubs/index.ts';
import { createCityLocator } from '../../core/places/index.ts';
import { createAddressLocator } from '../address-points/index.ts';
import { selectUnplaced } from './addresses.queries.ts';
import { placeStops } from './follow-addresses.ts';
import { selectPoolAddresses } from './pool.queries.ts';

/** The next run begins after a minute. */
const RUN_MS = 45_000;
const BATCH = 1_000;

type StopPlace = { roundId: string; stopNo: number };

/** Has the geocoder say where stops are, then what waits in the pools; what it said before costs no question. */
export async function locateStops(ctx: Ctx, batch = BATCH): Promise<void> {
  if (ctx.config.GEOCODER_URL === null) return;
  const untilMs = performance.now() + RUN_MS;
  const locate = createCityLocator(ctx.reads);
  const ask = createAddressLocator(ctx, locate, untilMs);
  // to the end: addresses that it does not know stay in this list while their rounds are open
  for (let after: StopPlace = { roundId: MAX, stopNo: 0 }; ;) {
    const stops = await selectUnplaced(ctx.db, after, batch);
    const last = stops.at(-1);
    if (last === undefined) break;
    await ask(stops);
    await placeStops(ctx, ctx.db, locate, stops);
    after = last;
  }
  for (const { id, closedAt } of await selectAllHubs(ctx.db)) {
    if (closedAt !== null || performance.now() >= untilMs) continue;
    await ask(await selectPoolAddresses(ctx.db, id, MAX_POOL));
  }
}
