import type { Ctx } from '../../../platform/context.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createLimit } from '../../../platform/limits.ts';
import { fitsCity } from './fits-city.ts';
import { locatePlace, suggestPlaces } from './search-places.ts';

/** Names of places change by the week at most. */
const CACHED = { 'cache-control': 'public, max-age=3600' };

export function placesRoutes({ mount }: Api, ctx: Ctx): void {
  // Four a second: faster than anyone types, and enough for an office behind one address.
  const searches = createLimit(ctx.redis, { name: 'places', points: 240, seconds: 60 });

  async function take(clientAddress: string): Promise<void> {
    if (await searches.take(clientKey(clientAddress))) return;
    throw new Problem('too_many_requests', { retryAfterSeconds: 60 });
  }

  mount('geocode', { anyone: true }, async ({ query, clientAddress }) => {
    await take(clientAddress);
    const place = await locatePlace(ctx.db, query.q);
    return {
      status: 200,
      body: { lat: place?.lat ?? null, lon: place?.lon ?? null },
      headers: CACHED,
    };
  });

  mount('checkPostalCode', { anyone: true }, async ({ body, clientAddress }) => {
    await take(clientAddress);
    return { status: 200, body: { plausible: await fitsCity(ctx.db, body) } };
  });

  mount('suggestPlaces', { anyone: true }, async ({ query, clientAddress }) => {
    await take(clientAddress);
    return {
      status: 200,
      body: await suggestPlaces(ctx.db, query.q, query.lang),
      headers: CACHED,
    };
  });
}
