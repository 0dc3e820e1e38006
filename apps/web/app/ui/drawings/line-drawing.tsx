import type { ReactNode } from 'react';

export type DrawingProps = { className?: string };

type LineDrawingProps = DrawingProps & {
  /** Where the drawing begins and ends on the sheet, so that it lines up with the text under it. */
  from: number;
  to: number;
  children: ReactNode;
};

/**
 * The sheet that every line drawing is made on: 120 by 80, one pen in the colour of the text around
 * it and one in Signal, everything standing on y = 72. Decoration: the words beside it say the same.
 */
export function LineDrawing({ from, to, className, children }: LineDrawingProps) {
  return (
    <svg
      viewBox={`${from - 1.5} 0 ${to - from + 3} 80`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
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
