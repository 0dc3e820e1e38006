interface Point {
  lat: number;
  lon: number;
}

export interface StopToPlace {
  postalCode: string;
  city: string;
  country: string;
  /** Null: only the address is known. */
  point: Point | null;
  /** False: the point is that of the city. */
  isExact: boolean;
}

/** Shorter prefixes of postal codes cover whole regions. */
const SHORTEST_PREFIX = 3;

/**
 * A point for each stop, for planning: its own, or else the middle of the exact points with its postal code, with a
 * prefix of it, or in its city. Null if none is known.
 */
export function placeStops(stops: readonly StopToPlace[]): (Point | null)[] {
  const groups = new Map<string, Point[]>();
  for (const stop of stops) {
    if (stop.point === null || !stop.isExact) continue;
    for (const key of keysOf(stop)) {
      const points = groups.get(key);
      if (points === undefined) groups.set(key, [stop.point]);
      else points.push(stop.point);
    }
  }
  const cities = new Map(
    stops.flatMap((stop) => (stop.point === null ? [] : [[cityOf(stop), stop.point]])),
  );
  return stops.map((stop) => {
    if (stop.point !== null && stop.isExact) return stop.point;
    const near = keysOf(stop).find((key) => groups.has(key));
    if (near !== undefined) return middleOf(groups.get(near) ?? []);
    return stop.point ?? cities.get(cityOf(stop)) ?? null;
  });
}

/** The whole postal code first, then its prefixes. */
function keysOf({ postalCode, country }: StopToPlace): string[] {
  const code = postalCode.replaceAll(/\s/g, '').toUpperCase();
  const keys: string[] = [];
  for (let length = code.length; length >= SHORTEST_PREFIX; length -= 1)
    keys.push(`${country} ${code.slice(0, length)}`);
  return keys;
}

function cityOf({ city, country }: StopToPlace): string {
  return `${country} ${city.trim().toLowerCase()}`;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(
    (total, { lat, lon }) => ({ lat: total.lat + lat, lon: total.lon + lon }),
    { lat: 0, lon: 0 },
  );
  return { lat: sum.lat / points.length, lon: sum.lon / points.length };
}
