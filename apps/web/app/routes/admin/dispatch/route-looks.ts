/** Text colours, because those have enough contrast in both themes. */
const COLOURS = [
  { stroke: 'stroke-in-transit', fill: 'fill-in-transit' },
  { stroke: 'stroke-signal-text', fill: 'fill-signal-text' },
  { stroke: 'stroke-delivered', fill: 'fill-delivered' },
  { stroke: 'stroke-picked-up', fill: 'fill-picked-up' },
  { stroke: 'stroke-out-for-delivery', fill: 'fill-out-for-delivery' },
  { stroke: 'stroke-muted', fill: 'fill-muted' },
] as const;
/** Dash patterns for people who cannot tell the colours apart: solid, dashed, dotted, mixed. */
const DASHES = [undefined, '9 5', '2 5', '12 4 2 4'] as const;

export type RouteLook = { stroke: string; fill: string; dash: string | undefined };

export function lookOf(at: number): RouteLook {
  const colour = COLOURS[at % COLOURS.length] ?? COLOURS[0];
  return { ...colour, dash: DASHES[Math.floor(at / COLOURS.length) % DASHES.length] };
}
