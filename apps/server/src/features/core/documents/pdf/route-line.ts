import { box, drawing, type Node, tagged, text } from './element.ts';
import { INK, MUTED, rowOf, SIGNAL } from './sheet.ts';
import type { Typeface } from './typeface.ts';

export type Stop = { name: string; state: 'reached' | 'current' | 'problem' | 'ahead' };

const PROBLEM = '#A31919';
const TRACK = '#C9D0CB';
const RADIUS = 7;
const LINE = 4;

/** The progress bar of the site on paper: one thick line, filled as far as the shipment has come. */
export function routeLine(
  stops: readonly Stop[],
  widthPt: number,
  typeface: Typeface,
  alt: string,
): Node {
  const row = rowOf(typeface);
  const step = widthPt / stops.length;
  const height = 2 * RADIUS;
  const column = (at: number) => (row === 'row' ? at : stops.length - 1 - at);
  const centre = (at: number) => step * (column(at) + 0.5);
  const lines = stops.slice(1).map(({ state }, at) => ({
    d: `M${Math.min(centre(at), centre(at + 1))} ${RADIUS - LINE / 2}h${step}v${LINE}h${-step}z`,
    fill: state === 'ahead' ? TRACK : INK,
  }));
  const dots = stops.flatMap(({ state }, at) => {
    const colour = { reached: INK, current: SIGNAL, problem: PROBLEM, ahead: TRACK }[state];
    const dot = { d: circle(centre(at), RADIUS), fill: colour };
    const hole = { d: circle(centre(at), RADIUS - 3.5), fill: '#FFFFFF' };
    return state === 'reached' ? [dot] : [dot, hole];
  });
  return box(
    {},
    drawing({ width: widthPt, height, scale: 1 }, [...lines, ...dots], alt),
    tagged(
      { role: 'L' },
      { flexDirection: row, marginTop: 3 },
      ...stops.map(({ name, state }) =>
        tagged(
          { role: 'LI' },
          { width: step, alignItems: 'center' },
          text(
            {
              fontSize: 8.5,
              color: state === 'ahead' ? MUTED : INK,
              fontWeight: state === 'current' || state === 'problem' ? 700 : 400,
            },
            name,
            'LBody',
          ),
        ),
      ),
    ),
  );
}

function circle(x: number, radius: number): string {
  const across = 2 * radius;
  const arc = (by: number) => `a${radius} ${radius} 0 1 0 ${by} 0`;
  return `M${x - radius} ${RADIUS}${arc(across)}${arc(-across)}z`;
}
