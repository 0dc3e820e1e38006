/** The side of the world at zoom 0. */
export const TILE_PX = 256;

/** Where web maps end: there the world is a square. */
const MAX_LAT = 85.0511;

export function worldPx(zoom: number): number {
  return TILE_PX * 2 ** zoom;
}

/** Web Mercator, both from 0 to 1: x from the 180th meridian eastwards, y from the north. */
export function mercatorX(lon: number): number {
  return (lon + 180) / 360;
}

export function mercatorY(lat: number): number {
  const angle = (Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
}
