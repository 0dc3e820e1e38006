import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type StationState = 'reached' | 'current' | 'problem' | 'ahead';

/** `note` says the state in words, for readers who do not see the line. */
type StationText = { name: ReactNode; state: StationState; note: string };

type RouteLineProps = {
  stations: StationText[];
  /** What the line as a whole says, for readers who do not see it. */
  label: string;
};

/** One thick line with stations: filled when reached, an outline when ahead. */
export function RouteLine({ stations, label }: RouteLineProps) {
  return (
    // On a phone a long name may reach into the margin of the page, but not widen it.
    <ol aria-label={label} className="flex max-sm:-mx-4 max-sm:overflow-x-clip max-sm:px-4">
      {stations.map(({ name, state, note }, at) => (
        <li
          key={at}
          aria-current={isHere(state) ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center px-0.5 text-center"
        >
          {at > 0 && (
            <span
              aria-hidden="true"
              className={classes(
                'route-mark absolute top-[9px] end-1/2 h-1.5 w-full ink-in-print print:top-1.5 print:h-1',
                state === 'ahead' ? 'bg-current/20' : 'bg-current',
              )}
            />
          )}
          <Station state={state} />
          <span
            className={classes(
              'mt-2.5 text-[0.8125rem] leading-tight sm:text-sm print:mt-1',
              isHere(state) && 'font-semibold',
              state === 'ahead' && 'opacity-75',
            )}
          >
            {name}
            <span className="sr-only"> ({note})</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

type ShortLineProps = { states: readonly StationState[]; label: string };

const DOT = 7;
const GAP = 36;

/** The line without names, small enough for a row of a list. */
export function ShortLine({ states, label }: ShortLineProps) {
  const width = GAP * (states.length - 1) + 2 * DOT;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={2 * DOT}
      viewBox={`0 0 ${width} ${2 * DOT}`}
      className="route-mark rtl:-scale-x-100"
    >
      {states.slice(1).map((state, at) => (
        <rect
          key={at}
          x={DOT + at * GAP}
          y={DOT - 2}
          width={GAP}
          height={4}
          className={state === 'ahead' ? 'fill-track' : 'fill-ink'}
        />
      ))}
      {states.map((state, at) => (
        <circle
          key={at}
          cx={DOT + at * GAP}
          cy={DOT}
          r={DOT - 1.5}
          strokeWidth={3}
          className={SHORT_LOOKS[state]}
        />
      ))}
    </svg>
  );
}

const SHORT_LOOKS: Record<StationState, string> = {
  reached: 'fill-ink stroke-ink',
  current: 'fill-ground stroke-signal',
  problem: 'fill-ground stroke-exception',
  ahead: 'fill-ground stroke-track',
};

type UprightLineProps = {
  stations: (StationText & { content?: ReactNode })[];
  label: string;
};

/** The same line turned upright, with room for what happens at each station. */
export function UprightLine({ stations, label }: UprightLineProps) {
  return (
    <ol aria-label={label}>
      {stations.map(({ name, state, note, content }, at) => (
        <li
          key={at}
          aria-current={isHere(state) ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {at < stations.length - 1 && (
            <span
              aria-hidden="true"
              className={classes(
                'route-mark absolute start-[9px] top-3 h-full w-1.5 ink-in-print print:start-1.5 print:w-1',
                stations[at + 1]?.state === 'ahead' ? 'bg-current/20' : 'bg-current',
              )}
            />
          )}
          <Station state={state} />
          <div className="min-w-0">
            <p className="font-semibold">
              {name}
              <span className="sr-only"> ({note})</span>
            </p>
            {content && <div className="mt-1 text-muted">{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A dot on the line, 24 px across, over the ground it is drawn on. */
export function Station({ state }: { state: StationState }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'route-mark relative z-10 block size-6 shrink-0 rounded-full border-[5px] ink-in-print print:size-4 print:border-[3px]',
        isHere(state) &&
          'pulse-once outline-4 -outline-offset-[9px] outline-ground print:outline-2 print:-outline-offset-[5px]',
        state === 'current' && 'border-signal bg-signal',
        state === 'problem' && 'border-exception bg-exception',
        state === 'reached' && 'border-current bg-current',
        state === 'ahead' && 'border-track bg-ground',
      )}
    />
  );
}

function isHere(state: StationState): boolean {
  return state === 'current' || state === 'problem';
}
