import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

type LineDrawingProps = { width: number; height: number; className?: string; children: ReactNode };

/**
 * One pen, two colours: the colour of the text, and Signal for what the drawing is about. Drawings
 * only accompany words, so readers who do not see them miss nothing.
 */
export function LineDrawing({ width, height, className, children }: LineDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('h-auto', className ?? 'w-full')}
    >
      {children}
    </svg>
  );
}

/** The route line under a drawing, with a station at each end. */
export function GroundLine({ y, from, to }: { y: number; from: number; to: number }) {
  return (
    <g className="stroke-signal" strokeWidth="5">
      <path d={`M${from} ${y}H${to}`} />
      <circle cx={from} cy={y} r="6" className="fill-ground" />
      <circle cx={to} cy={y} r="6" className="fill-ground" />
    </g>
  );
}
