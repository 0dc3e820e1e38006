import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../../../platform/context.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { addressKeyOf, type StreetAddress } from './address-key.ts';
import { askGeocoder, GeocoderAway } from './geocoder.ts';
import { selectPoints, writeGeocoded } from './points.queries.ts';

/** What public geocoders allow, and enough for 50 new addresses a minute. */
const EVERY_MS = 1_000;

/**
 * Asks the geocoder for what is not known of these addresses, one a second, and keeps what it says. Ends when it is
 * silent, and when the time is over: the next run goes on. Returns how many it asked for.
 */
export async function locateAddresses(
  ctx: Pick<Ctx, 'config' | 'db' | 'log' | 'secrets'>,
  locate: LocateCity,
  addresses: readonly StreetAddress[],
  untilMs: number,
): Promise<number> {
  if (ctx.config.GEOCODER_URL === null) return 0;
  const wanted = new Map<string, { key: Buffer; address: StreetAddress }>();
  for (const address of addresses) {
    const key = addressKeyOf(ctx.secrets, address);
    if (key !== null) wanted.set(key.toString('hex'), { key, address });
  }
  const known = await selectPoints(
    ctx.db,
    [...wanted.values()].map(({ key }) => key),
  );
  let asked = 0;
  for (const [hex, { key, address }] of wanted) {
    if (known.has(hex)) continue;
    if (performance.now() >= untilMs) break;
    if (asked > 0) await pause(EVERY_MS);
    asked += 1;
    const place = await locate(address.city, address.country);
    const city = place === null || place.approximate ? null : place;
    try {
      await writeGeocoded(ctx.db, key, await askGeocoder(ctx, address, city));
    } catch (error) {
      if (!(error instanceof GeocoderAway)) throw error;
      ctx.log.warn({ reason: error.message }, 'the geocoder does not answer');
      break;
    }
  }
  return asked;
}
