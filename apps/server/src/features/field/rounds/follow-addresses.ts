import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { addressKeyOf, selectPoints } from '../address-points/index.ts';
import {
  type PlacedStop,
  selectStopAddresses,
  type StopAddress,
  writePlaces,
} from './addresses.queries.ts';
import { whereOf } from './build-stops.ts';
import { idOf } from './plan-problem.ts';
import { isExactPoint } from './point-source.ts';
import type { StandingStop } from './round-progress.ts';

/**
 * Puts stops where the addresses of their shipments are now. What is done stays where it was. Returns the stops as they
 * are after it.
 */
export async function followAddresses(
  ctx: Pick<Ctx, 'secrets'>,
  tx: Db,
  locate: LocateCity,
  stops: readonly StandingStop[],
): Promise<StandingStop[]> {
  const ahead = new Set(stops.filter(({ state }) => state !== 'done').map(idOf));
  const addresses = await selectStopAddresses(tx, [
    ...new Set(stops.map(({ roundId }) => roundId)),
  ]);
  const moved = await placeStops(
    ctx,
    tx,
    locate,
    addresses.filter((address) => ahead.has(idOf(address))),
  );
  const places = new Map(moved.map(({ addressKey: _key, ...place }) => [idOf(place), place]));
  return stops.map((stop) => ({ ...stop, ...places.get(idOf(stop)) }));
}

/** Also where the address is the same, and its door is known by now. Returns what has changed. */
export async function placeStops(
  { secrets }: Pick<Ctx, 'secrets'>,
  db: Db,
  locate: LocateCity,
  stops: readonly StopAddress[],
): Promise<PlacedStop[]> {
  const keys = stops.map((stop) => addressKeyOf(secrets, stop));
  const points = await selectPoints(
    db,
    keys.filter((key) => key !== null),
  );
  const places: PlacedStop[] = [];
  for (const [at, stop] of stops.entries()) {
    const { roundId, stopNo, city, postalCode, country, placed } = stop;
    const addressKey = keys[at]?.toString('hex') ?? null;
    const point = exactPoint(points.get(addressKey ?? ''));
    const hasMoved =
      addressKey !== placed.addressKey ||
      city !== placed.city ||
      postalCode !== placed.postalCode ||
      country !== placed.country;
    if (!hasMoved && (point === null || isExactPoint(placed.pointSource))) continue;
    const where = await whereOf(city, country, locate);
    places.push({ roundId, stopNo, ...where, postalCode, addressKey, ...point });
  }
  await writePlaces(db, places);
  return places;
}

type Known = { lat: number | null; lon: number | null; source: 'door' | 'geocoder' };

function exactPoint(known: Known | undefined) {
  if (known === undefined || known.lat === null || known.lon === null) return null;
  return { lat: known.lat, lon: known.lon, pointSource: known.source };
}
