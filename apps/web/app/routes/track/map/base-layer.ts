import { type Coords, gridLayer, type GridLayer } from 'leaflet';
import { TILE_PX, worldPx } from './mercator.ts';
import {
  chooseLabels,
  type Label,
  LABEL_FONT_PX,
  LABEL_GAP_PX,
  type PackedCity,
  type Stop,
} from './place-labels.ts';
import { traceLines, type WorldShape } from './world-shape.ts';
import { BASE_MAX_ZOOM } from './zoom-rules.ts';

const COAST_PX = 1;
const BORDER_PX = 1;
const DOT_PX = 2;
/** Behind the text, so that no line runs through it. */
const HALO_PX = 3;

type BaseLayer = {
  layer: GridLayer;
  /** Draws everything again, around these stops. */
  draw(stops: readonly Stop[]): void;
};

/** Our own map: land, borders and cities, drawn tile by tile on canvases in the colours of the page. */
export function createBaseLayer(
  ground: HTMLElement,
  world: WorldShape,
  cities: readonly PackedCity[],
): BaseLayer {
  let stops: readonly Stop[] = [];
  let colours = readColours(ground);
  let labelsByZoom = new Map<number, Label[]>();

  const labelsAt = (zoom: number, pen: CanvasRenderingContext2D): Label[] => {
    const known = labelsByZoom.get(zoom);
    if (known !== undefined) return known;
    const labels = chooseLabels(cities, stops, zoom, (text) => pen.measureText(text).width);
    labelsByZoom.set(zoom, labels);
    return labels;
  };

  const createTile = ({ x, y, z }: Coords): HTMLCanvasElement => {
    const canvas = document.createElement('canvas');
    const sharpness = Math.max(1, window.devicePixelRatio);
    canvas.width = Math.round(TILE_PX * sharpness);
    canvas.height = canvas.width;
    const pen = canvas.getContext('2d');
    if (pen === null) return canvas;
    pen.scale(canvas.width / TILE_PX, canvas.height / TILE_PX);
    pen.font = `${LABEL_FONT_PX}px ${getComputedStyle(ground).fontFamily}`;
    drawShape(pen, world, { x, y, z }, colours);
    drawLabels(pen, labelsAt(z, pen), { x, y, z }, colours);
    return canvas;
  };
  const layer = gridLayer({ maxNativeZoom: BASE_MAX_ZOOM, updateWhenZooming: false });
  void Object.assign(layer, { createTile });

  return {
    layer,
    draw(around) {
      stops = around;
      colours = readColours(ground);
      labelsByZoom = new Map();
      layer.redraw();
    },
  };
}

type Colours = ReturnType<typeof readColours>;
type Tile = { x: number; y: number; z: number };

function drawShape(
  pen: CanvasRenderingContext2D,
  { land, borders }: WorldShape,
  { x, y, z }: Tile,
  colours: Colours,
): void {
  const size = 1 / 2 ** z;
  const view = { left: x * size, top: y * size, size, sizePx: TILE_PX };
  pen.fillStyle = colours.sea;
  pen.fillRect(0, 0, TILE_PX, TILE_PX);
  pen.lineJoin = 'round';

  pen.beginPath();
  traceLines(pen, land, view);
  pen.fillStyle = colours.land;
  // a lake is a coast inside another
  pen.fill('evenodd');
  pen.strokeStyle = colours.coast;
  pen.lineWidth = COAST_PX;
  pen.stroke();

  pen.beginPath();
  traceLines(pen, borders, view);
  pen.strokeStyle = colours.border;
  pen.lineWidth = BORDER_PX;
  pen.setLineDash([4, 3]);
  pen.stroke();
  pen.setLineDash([]);
}

function drawLabels(
  pen: CanvasRenderingContext2D,
  labels: readonly Label[],
  tile: Tile,
  colours: Colours,
): void {
  const [left, top] = [tile.x * TILE_PX, tile.y * TILE_PX];
  const world = worldPx(tile.z);
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  for (const label of labels) {
    const y = label.y - top;
    if (y < -LABEL_FONT_PX || y > TILE_PX + LABEL_FONT_PX) continue;
    // a name may begin before the 180th meridian and end behind it
    for (const turn of [0, -world]) {
      const x = label.x - left + turn;
      if (x < -LABEL_GAP_PX - label.width - HALO_PX || x > TILE_PX + DOT_PX) continue;
      pen.fillStyle = colours.text;
      pen.beginPath();
      pen.arc(x, y, DOT_PX, 0, 2 * Math.PI);
      pen.fill();
      pen.strokeStyle = colours.land;
      pen.lineWidth = HALO_PX;
      pen.strokeText(label.name, x + LABEL_GAP_PX, y);
      pen.fillText(label.name, x + LABEL_GAP_PX, y);
    }
  }
}

/** Canvases know no custom properties, so a probe tells what they are in the present theme. */
function readColours(ground: HTMLElement) {
  const probe = ground.appendChild(document.createElement('span'));
  const colourOf = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    sea: colourOf('--map-sea'),
    land: colourOf('--map-land'),
    coast: colourOf('--map-coast'),
    border: colourOf('--map-border'),
    text: colourOf('--muted'),
  };
  probe.remove();
  return colours;
}
