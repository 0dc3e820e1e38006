import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export type DrawingProps = { className?: string };

type LineDrawingProps = DrawingProps & { width: number; height: number; children: ReactNode };

/**
 * One pen, two colours: the colour of the text, and Signal for what the drawing is about. Drawings
 * only accompany words, so readers who do not see them miss nothing.
 */
export function LineDrawing({ width, height, className, children }: LineDrawingProps) {
  return (
    <Sheet
      viewBox={`0 0 ${width} ${height}`}
      pen="2.5"
      className={classes('h-auto', className ?? 'w-full')}
    >
      {children}
    </Sheet>
  );
}

type SmallDrawingProps = DrawingProps & {
  /** Where the drawing begins and ends on the sheet, so that it lines up with the text under it. */
  from: number;
  to: number;
  children: ReactNode;
};

/** A sheet of 120 by 80, a thicker pen, and everything standing on y = 72. */
export function SmallDrawing({ from, to, className, children }: SmallDrawingProps) {
  return (
    <Sheet viewBox={`${from - 1.5} 0 ${to - from + 3} 80`} pen="3" className={className}>
      {children}
    </Sheet>
  );
}

type SheetProps = {
  viewBox: string;
  pen: string;
  className: string | undefined;
  children: ReactNode;
};

function Sheet({ viewBox, pen, className, children }: SheetProps) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={pen}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

/** The strokes of the second colour. */
export function Accent({ d }: { d: string }) {
  return <path d={d} className="stroke-signal" />;
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
