import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import {
  frameOf,
  labelsWithRoom,
  NARROW,
  type Place,
  type Point,
  type Size,
  WIDE,
} from './map-frame.ts';
import type { RouteLook } from './route-looks.ts';

type MapStop = Point & { label: string; isDone: boolean };

type MapRoute = {
  id: string;
  /** Written beside the route; empty where there is only one. */
  name: string;
  look: RouteLook;
  /** In their order. */
  stops: MapStop[];
};

type RoutesMapProps = {
  title: string;
  description: string;
  hub: Point & { code: string };
  routes: MapRoute[];
  /** Numbers of stops are written where there is room. */
  numbered: boolean;
};

const LABEL_HEIGHT = 16;
const LETTER_WIDTH = 8;

/**
 * Routes as straight lines from stop to stop. It shows the content of the tables, needs no tiles and no scripts,
 * and has a description for screen readers.
 */
export function RoutesMap(props: RoutesMapProps) {
  return (
    <>
      <Drawing {...props} size={NARROW} className="sm:hidden" />
      <Drawing {...props} size={WIDE} className="max-sm:hidden" />
    </>
  );
}

type DrawingProps = RoutesMapProps & { size: Size; className: string };

function Drawing({ title, description, hub, routes, numbered, size, className }: DrawingProps) {
  const id = useId();
  const place = frameOf([hub, ...routes.flatMap(({ stops }) => stops)], size);
  const drawn = routes.map(({ stops, ...route }) => ({
    ...route,
    stops: stops.map((stop) => ({ ...stop, ...place(stop) })),
  }));
  const start = place(hub);
  const labels = labelsWithRoom(
    [
      { key: 'hub', text: hub.code, x: start.x, y: start.y - 18, fill: 'fill-ink' },
      ...drawn.flatMap((route) => nameOf(route, start, size)),
      ...(numbered ? drawn.flatMap(numbersOf) : []),
    ],
    ({ text }) => ({ width: text.length * LETTER_WIDTH + 4, height: LABEL_HEIGHT }),
  );
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      className={classes('h-auto w-full rounded border border-hairline bg-panel', className)}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {drawn.map((route) => (
        <RouteLine key={route.id} route={route} start={start} />
      ))}
      <rect
        x={start.x - 8}
        y={start.y - 8}
        width="16"
        height="16"
        strokeWidth="2"
        className="fill-ink stroke-ground"
      />
      {labels.map(({ key, text, x, y, fill }) => (
        <text
          key={key}
          x={x}
          y={y + 5}
          textAnchor="middle"
          strokeWidth="4"
          paintOrder="stroke"
          className={classes('numerals stroke-panel text-sm font-semibold', fill)}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function RouteLine({ route, start }: { route: DrawnRoute; start: Place }) {
  const { look, stops } = route;
  return (
    <>
      <polyline
        points={[start, ...stops, start].map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={look.dash}
        className={classes('fill-none', look.stroke)}
      />
      {stops.map(({ x, y, isDone }, at) => (
        <circle
          // keyed by place, because stops in a drawing have no id
          key={at}
          cx={x}
          cy={y}
          r="4"
          strokeWidth="2"
          className={classes(look.stroke, isDone ? look.fill : 'fill-ground')}
        />
      ))}
    </>
  );
}

type DrawnRoute = Omit<MapRoute, 'stops'> & { stops: (MapStop & Place)[] };

/** The label is at the stop furthest from the hub, where routes overlap least. */
function nameOf({ id, name, look, stops }: DrawnRoute, start: Place, { width }: Size) {
  const [first, ...others] = stops;
  if (name === '' || first === undefined) return [];
  const away = ({ x, y }: Place) => Math.hypot(x - start.x, y - start.y);
  const { x, y } = others.reduce((far, each) => (away(each) > away(far) ? each : far), first);
  const half = (name.length * LETTER_WIDTH) / 2;
  const inside = Math.min(width - half - 4, Math.max(half + 4, x));
  return [
    { key: `name ${id}`, text: name, x: inside, y: y < 30 ? y + 16 : y - 14, fill: look.fill },
  ];
}

function numbersOf({ id, stops }: DrawnRoute) {
  return stops.map(({ label, x, y }, at) => ({
    key: `${id} ${at}`,
    text: label,
    x,
    y: y - 13,
    fill: 'fill-ink',
  }));
}
