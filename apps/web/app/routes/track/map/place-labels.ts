import { mercatorX, mercatorY, worldPx } from './mercator.ts';

/** cities.*.json: the most populous first, degrees in hundredths. */
export type PackedCity = readonly [name: string, lat: number, lon: number];

/** On the whole world at one zoom, in pixels: the dot of the city and the box its text needs. */
export type Label = { name: string; x: number; y: number; width: number };

/** A stop of the shipment, which is labelled by its own marker. */
export type Stop = { name: string; lat: number; lon: number };

export const LABEL_FONT_PX = 11;
/** Text begins this far from the middle of the dot. */
export const LABEL_GAP_PX = 6;
const LABEL_HEIGHT_PX = 16;
/** Between two labels. */
const ROOM_PX = 8;
/** A marker with its name above or below it. */
const STOP_HALF_HEIGHT_PX = 34;
/** The marker stands on the city itself. */
const SAME_CITY_PX = 12;

/** How many of the largest cities may be labelled, by zoom: a continent is not a list of cities. */
const MOST = [10, 30, 120, 400, 1_000, 2_000];

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The largest cities first, as long as there is room. The whole world at once, so that a label does
 * not come and go while the map is moved.
 */
export function chooseLabels(
  cities: readonly PackedCity[],
  stops: readonly Stop[],
  zoom: number,
  measure: (text: string) => number,
): Label[] {
  const side = worldPx(zoom);
  const placeOf = (lat: number, lon: number) => ({
    x: mercatorX(lon) * side,
    y: mercatorY(lat) * side,
  });
  const taken = createBoxes();
  const stopPlaces = stops.map((stop) => {
    const x = (((mercatorX(stop.lon) % 1) + 1) % 1) * side;
    const { y } = placeOf(stop.lat, stop.lon);
    const half = Math.max(SAME_CITY_PX, measure(stop.name) / 2);
    const box = { left: x - half, right: x + half };
    taken.add({ ...box, top: y - STOP_HALF_HEIGHT_PX, bottom: y + STOP_HALF_HEIGHT_PX });
    return { x, y };
  });

  const labels: Label[] = [];
  for (const [name, lat, lon] of cities.slice(0, MOST[zoom] ?? cities.length)) {
    const { x, y } = placeOf(lat / 100, lon / 100);
    if (stopPlaces.some((stop) => Math.hypot(stop.x - x, stop.y - y) < SAME_CITY_PX)) continue;
    const width = measure(name);
    const box = {
      left: x - LABEL_GAP_PX,
      right: x + LABEL_GAP_PX + width + ROOM_PX,
      top: y - LABEL_HEIGHT_PX / 2,
      bottom: y + LABEL_HEIGHT_PX / 2,
    };
    if (taken.meets(box)) continue;
    taken.add(box);
    labels.push({ name, x, y, width });
  }
  return labels;
}

const CELL_PX = 128;

/** Boxes by the cells of a grid that they touch: 3,000 labels are not compared with 3,000 others. */
function createBoxes() {
  const cells = new Map<string, Box[]>();
  const cellsOf = ({ left, top, right, bottom }: Box): string[] => {
    const keys: string[] = [];
    for (let x = Math.floor(left / CELL_PX); x <= Math.floor(right / CELL_PX); x++) {
      for (let y = Math.floor(top / CELL_PX); y <= Math.floor(bottom / CELL_PX); y++) {
        keys.push(`${x} ${y}`);
      }
    }
    return keys;
  };
  return {
    add(box: Box) {
      for (const key of cellsOf(box)) {
        const cell = cells.get(key);
        if (cell === undefined) cells.set(key, [box]);
        else cell.push(box);
      }
    },
    meets(box: Box): boolean {
      return cellsOf(box).some((key) => cells.get(key)?.some((other) => overlap(box, other)));
    },
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
