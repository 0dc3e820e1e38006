import type { MapPoint } from '@waypost/contract/client';
import { greatCircle } from '../../../ui/drawings/great-circle.ts';
import type { Coordinates } from '../../../ui/drawings/projection.ts';

/** A point with a place on the map. Its longitude may be beyond 180, where a way crosses that line. */
export type PlacedPoint = MapPoint & Coordinates;

/** Points closer than this, in degrees, lie on each other. */
const OVERLAP = 0.01;
const NUDGE = 0.02;

/** Every point that has a place, the short way round from the one before, none on top of another. */
export function placePoints(points: readonly MapPoint[]): PlacedPoint[] {
  const placed: PlacedPoint[] = [];
  for (const point of points) {
    if (!hasPlace(point)) continue;
    let lon = unwrapped(point.lon, placed.at(-1)?.lon ?? point.lon);
    while (placed.some((other) => overlaps(other, point.lat, lon))) lon += NUDGE;
    placed.push({ ...point, lon });
  }
  return placed;
}

export function hasPlace(point: MapPoint): point is PlacedPoint {
  return point.lat !== null && point.lon !== null;
}

function overlaps(other: Coordinates, lat: number, lon: number): boolean {
  return Math.abs(other.lat - lat) < OVERLAP && Math.abs(other.lon - lon) < OVERLAP;
}

/** The same meridian, at most half a turn from another one. */
function unwrapped(lon: number, near: number): number {
  return lon + Math.round((near - lon) / 360) * 360;
}

export type Leg = {
  /** Behind the shipment; otherwise still ahead of it. */
  done: boolean;
  line: Coordinates[];
};

/** Degrees between two points of a way: no corner is seen at zoom 8. */
const FINE = 1;

/** The way from each point to the next, along great circles. */
export function routeLegs(points: readonly PlacedPoint[], delivered: boolean): Leg[] {
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    let { lon } = from;
    const line = greatCircle(from, to, FINE).map((place) => {
      lon = unwrapped(place.lon, lon);
      return { lat: place.lat, lon };
    });
    return { done: delivered || to.kind === 'current', line };
  });
}

/** The shipment has been there: everything but a destination that is still ahead. */
export function isReached({ kind, at }: MapPoint, delivered: boolean): boolean {
  return kind === 'destination' ? delivered : kind === 'current' || at !== null;
}

/** As Leaflet takes a place. */
export function tupleOf({ lat, lon }: Coordinates): [lat: number, lon: number] {
  return [lat, lon];
}
