import { classes } from '../classes.ts';
import { routePath } from './great-circle.ts';
import { type Coordinates, project, WORLD } from './projection.ts';

type Stop = Coordinates & {
  name: string;
  /** On which side of its dot the name stands. */
  side: 'before' | 'after' | 'above' | 'below';
  /** Where most routes begin. */
  main?: boolean;
};

type WorldMapProps = {
  routes: { from: Coordinates; to: Coordinates }[];
  stops: Stop[];
  className?: string;
};

const NAME_PLACES = {
  before: { textAnchor: 'end', dx: -1.6, dy: 0.6 },
  after: { textAnchor: 'start', dx: 1.6, dy: 0.6 },
  above: { textAnchor: 'middle', dx: 0, dy: -1.7 },
  below: { textAnchor: 'middle', dx: 0, dy: 2.9 },
} as const;

/** The dotted world with routes on it, in the colours of Deep. Decoration; it never mirrors. */
export function WorldMap({ routes, stops, className }: WorldMapProps) {
  return (
    <div aria-hidden="true" className={classes('relative', className)}>
      <div className="dotted-world text-on-deep opacity-25" />
      <svg
        viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
        fill="none"
        // Names keep their side of the dot whichever way the page reads.
        direction="ltr"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path
          d={routes.map(({ from, to }) => routePath(from, to)).join('')}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          strokeLinejoin="round"
          className="stroke-signal"
        />
        {stops.map((stop) => (
          <StopMark key={stop.name} {...stop} />
        ))}
      </svg>
    </div>
  );
}

function StopMark({ name, side, main = false, ...place }: Stop) {
  const { x, y } = project(place);
  const [cx, cy] = [Number(x.toFixed(1)), Number(y.toFixed(1))];
  const { dx, dy, textAnchor } = NAME_PLACES[side];
  return (
    <>
      <circle
        cx={cx}
        cy={cy}
        r={main ? '1' : '0.75'}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2.5"
        className={main ? 'fill-signal stroke-on-deep' : 'fill-deep stroke-on-deep'}
      />
      <text
        x={cx}
        y={cy}
        dx={dx}
        dy={dy}
        textAnchor={textAnchor}
        className="hidden fill-on-deep text-[1.75px] font-semibold lg:block"
      >
        {name}
      </text>
    </>
  );
}
