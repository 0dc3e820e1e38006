// Draws the base map of the tracking page from Natural Earth (public domain): coasts and borders,
// with no more detail than zoom 8 shows. Run by `pnpm generate`; the site only knows the file it writes.
import { writeFileSync } from 'node:fs';
import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };

const FILE = new URL('./app/routes/track/map/world.json', import.meta.url);

/** Steps a degree: one is 1.8 px at zoom 8. */
const STEPS = 100;
/** How far a line may be moved, in degrees: 2.7 px at zoom 8. */
const TOLERANCE = 0.015;

type Line = number[][];

const coasts = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
);
const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other).coordinates;

writeFileSync(
  FILE,
  `${JSON.stringify({
    land: coasts.map((coast) => packed(closed(simplified(unwrapped(coast))))).filter(isArea),
    borders: borders.map((border) => packed(simplified(border))),
  })}\n`,
);

/** Chukotka lies on both sides of 180 degrees: a coast goes on beyond it instead of jumping back. */
function unwrapped(coast: Line): Line {
  let turns = 0;
  return coast.map(([lon = 0, lat = 0], at) => {
    const step = lon - (coast[at - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [lon + turns * 360, lat];
  });
}

/** Antarctica's coast goes round the world, and closes at the pole. */
function closed(coast: Line): Line {
  const [first = 0, last = 0] = [coast[0]?.[0], coast.at(-1)?.[0]];
  return first === last ? coast : [...coast, [last, -90], [first, -90]];
}

/** Longitude and latitude in steps, each as the difference from the point before. */
function packed(line: Line): number[] {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (const [lon = 0, lat = 0] of line) {
    const [nextX, nextY] = [Math.round(lon * STEPS), Math.round(lat * STEPS)];
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
}

/** An island smaller than a step is a point or a line. */
function isArea(coast: number[]): boolean {
  return coast.length > 6;
}

/** Douglas and Peucker's: keeps the point farthest from the straight line, as long as it is far enough. */
function simplified(line: Line): Line {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const [first, last] = stretch;
    let [farthest, distance] = [0, TOLERANCE];
    for (let at = first + 1; at < last; at++) {
      const far = distanceTo(line[at] ?? [], line[first] ?? [], line[last] ?? []);
      if (far > distance) [farthest, distance] = [at, far];
    }
    if (distance === TOLERANCE) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, at) => kept.has(at));
}

/** In degrees of latitude, from a point to the stretch between two others. */
function distanceTo([lon = 0, lat = 0]: number[], from: number[], to: number[]): number {
  const [fromLon = 0, fromLat = 0] = from;
  const [toLon = 0, toLat = 0] = to;
  const shrink = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(toLon - fromLon) * shrink, toLat - fromLat];
  const [px, py] = [(lon - fromLon) * shrink, lat - fromLat];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - share * dx, py - share * dy);
}
