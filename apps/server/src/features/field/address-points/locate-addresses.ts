import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../../../platform/context.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { addressKeyOf, type StreetAddress } from './address-key.ts';
import { askGeocoder, GeocoderAway } from './geocoder.ts';
import { selectPoints, writeGeocoded } from './points.queries.ts';

/** What public geocoders allow, and enough for 50 new addresses a minute. */
const EVERY_MS = 1_000;

/**
 * Geocodes unknown addresses, one a second across all calls, and stores the results. Stops when the geocoder does not
 * answer or the time is up: the next run continues.
 */
export function createAddressLocator(
  ctx: Pick<Ctx, 'config' | 'db' | 'log' | 'secrets'>,
  locate: LocateCity,
  untilMs: number,
): (addresses: readonly StreetAddress[]) => Promise<void> {
  let asked = 0;
  let isSilent = ctx.config.GEOCODER_URL === null;

  async function ask(key: Buffer, address: StreetAddress): Promise<void> {
    if (asked > 0) await pause(EVERY_MS);
    asked += 1;
    const place = await locate(address.city, address.country);
    const city = place === null || place.approximate ? null : place;
    try {
      await writeGeocoded(ctx.db, key, await askGeocoder(ctx, address, city));
    } catch (error) {
      if (!(error instanceof GeocoderAway)) throw error;
      ctx.log.warn({ reason: error.message }, 'the geocoder does not answer');
      isSilent = true;
    }
  }

  return async (addresses) => {
    if (isSilent || performance.now() >= untilMs) return;
    const wanted = new Map<string, { key: Buffer; address: StreetAddress }>();
    for (const address of addresses) {
      const key = addressKeyOf(ctx.secrets, address);
      if (key !== null) wanted.set(key.toString('hex'), { key, address });
    }
    const known = await selectPoints(
      ctx.db,
      [...wanted.values()].map(({ key }) => key),
    );
    for (const [hex, { key, address }] of wanted) {
      if (known.has(hex)) continue;
      if (isSilent || performance.now() >= untilMs) return;
      await ask(key, address);
    }
  };
}
