// Draws the dotted world of the home page from Natural Earth's land (public domain): every dot whose
// place is on land. Run by `pnpm generate`; the site only knows the file it writes.
import { writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-110m.json' with { type: 'json' };
import { type Coordinates, unproject, WORLD } from './app/ui/drawings/projection.ts';

const FILE = new URL('./app/ui/drawings/world-dots.svg', import.meta.url);

/** Rows stand closer than columns and every other one is moved by a half, so neighbours are equally far. */
const ROW_STEP = Math.sqrt(3) / 2;
const DOT = 0.52;

const coasts = feature(atlas, atlas.objects.land)
  .features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  )
  .map(unwrap);

const runs: string[] = [];
for (let row = 0; row * ROW_STEP < WORLD.height; row++) {
  const shift = row % 2 === 0 ? 0 : 0.5;
  const y = (row + 0.5) * ROW_STEP;
  for (const { start, length } of landRuns(shift, y)) {
    runs.push(`M${start + shift} ${Number(y.toFixed(1))}h${length}`);
  }
}

// A run of dots is one line, drawn as dashes of no length with round ends, in the middle of each column.
writeFileSync(
  FILE,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.width} ${WORLD.height}">` +
    `<path fill="none" stroke="#000" stroke-width="${DOT}" stroke-linecap="round" ` +
    `stroke-dasharray="0 1" stroke-dashoffset="-.5" d="${runs.join('')}"/></svg>\n`,
);

/** Neighbouring dots on land, as first column and count. */
function landRuns(shift: number, y: number): { start: number; length: number }[] {
  const found: { start: number; length: number }[] = [];
  for (let column = 0; column + shift < WORLD.width; column++) {
    if (!isLand(unproject({ x: column + shift + 0.5, y }))) continue;
    const last = found.at(-1);
    if (last !== undefined && last.start + last.length === column) last.length += 1;
    else found.push({ start: column, length: 1 });
  }
  return found;
}

/** Chukotka lies on both sides of 180 degrees: a coast goes on beyond it instead of jumping back. */
function unwrap(coast: number[][]): Coordinates[] {
  let turns = 0;
  return coast.map(([lon = 0, lat = 0], at) => {
    const step = lon - (coast[at - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return { lat, lon: lon + turns * 360 };
  });
}

/** Inside an odd number of coasts; an inland sea has its own. */
function isLand(place: Coordinates): boolean {
  const turned = [-360, 0, 360].map((turn) => ({ ...place, lon: place.lon + turn }));
  const around = coasts.filter((coast) => turned.some((point) => isInside(coast, point)));
  return around.length % 2 === 1;
}

/** Counts the stretches of coast to the east. */
function isInside(coast: Coordinates[], { lat, lon }: Coordinates): boolean {
  let inside = false;
  let previous = coast.at(-1);
  for (const next of coast) {
    if (previous !== undefined && next.lat > lat !== previous.lat > lat) {
      const share = (lat - next.lat) / (previous.lat - next.lat);
      if (lon < next.lon + share * (previous.lon - next.lon)) inside = !inside;
    }
    previous = next;
  }
  return inside;
}
