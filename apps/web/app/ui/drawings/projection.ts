/** Degrees, north and east positive. */
export type Coordinates = { lat: number; lon: number };

export type Point = { x: number; y: number };

/** The frame of every world map, in columns of dots: from 77 degrees north to 56 south. */
export const WORLD = { width: 172, height: 73 } as const;

/** The map is cut opposite to it, in the Bering Strait, where it cuts hardly any land in two. */
const CENTRAL_MERIDIAN = 11;
const NORTH = radians(77);
const COLUMNS_PER_RADIAN = WORLD.width / (2 * Math.PI);

/** Where a place lies on the map. */
export function project({ lat, lon }: Coordinates): Point {
  return {
    x: WORLD.width / 2 + radians(wrapDegrees(lon - CENTRAL_MERIDIAN)) * COLUMNS_PER_RADIAN,
    y: (patterson(NORTH) - patterson(radians(lat))) * COLUMNS_PER_RADIAN,
  };
}

/** Which place lies there. */
export function unproject({ x, y }: Point): Coordinates {
  const wanted = patterson(NORTH) - y / COLUMNS_PER_RADIAN;
  let lat = wanted;
  // Newton's method; ten steps are more than double precision needs.
  for (let step = 0; step < 10; step++) lat -= (patterson(lat) - wanted) / pattersonSlope(lat);
  const lon = degrees((x - WORLD.width / 2) / COLUMNS_PER_RADIAN) + CENTRAL_MERIDIAN;
  return { lat: degrees(lat), lon: wrapDegrees(lon) };
}

/**
 * Patterson's cylindrical projection (Patterson, Šavrič and Jenny, 2014): fills a wide band, and
 * neither swells the north nor flattens the tropics.
 */
function patterson(lat: number): number {
  return 1.0148 * lat + 0.23185 * lat ** 5 - 0.14499 * lat ** 7 + 0.02406 * lat ** 9;
}

function pattersonSlope(lat: number): number {
  return 1.0148 + 1.15925 * lat ** 4 - 1.01493 * lat ** 6 + 0.21654 * lat ** 8;
}

/** Into -180 to 180. */
function wrapDegrees(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
