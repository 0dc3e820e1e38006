import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [screen = ''] = css.split('@media print');

const STATUSES = [
  'created',
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'delivered',
  'exception',
  'cancelled',
];

/** Text, and the grounds it is set on. */
const TEXT = [
  ['ink', ['ground', 'panel']],
  ['muted', ['ground', 'panel']],
  ['signal-text', ['ground', 'panel']],
  ['on-signal', ['signal', 'signal-strong']],
  ['on-deep', ['deep', 'deep-raised']],
  ['on-deep-muted', ['deep', 'deep-raised']],
  ['on-deep-signal', ['deep']],
  ['ground', ['ink']],
  ...STATUSES.map((status) => [status, [`${status}-ground`, 'ground', 'panel']] as const),
] as const;

/** Lines, borders and dots that carry meaning. */
const GRAPHICS = [
  ['edge', ['ground', 'panel']],
  ['signal', ['ground', 'panel', 'deep']],
  ['deep-edge', ['deep']],
] as const;

describe.each([
  ['light', tokensOf(screen, 'light')],
  ['dark', tokensOf(screen, 'dark')],
])('%s colours', (_name, tokens) => {
  test.each(pairs(TEXT))('%s on %s reads at 4.5 to 1 or better', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(GRAPHICS))('%s on %s shows at 3 to 1 or better', (graphic, ground) => {
    expect(contrast(tokens, graphic, ground)).toBeGreaterThanOrEqual(3);
  });
});

function pairs(table: readonly (readonly [string, readonly string[]])[]) {
  return table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));
}

/** A colour is written once for both themes, or as light-dark(one, other). */
function tokensOf(block: string, theme: 'light' | 'dark'): Record<string, string> {
  const colour = '(#[0-9a-f]{6})';
  const tokens = new RegExp(
    `--([\\w-]+): (?:${colour}|light-dark\\(${colour}, ${colour}\\));`,
    'g',
  );
  return Object.fromEntries(
    [...block.matchAll(tokens)].map(([, name, both, light, dark]) => [
      name,
      both ?? (theme === 'light' ? light : dark),
    ]),
  );
}

function contrast(tokens: Record<string, string>, front: string, ground: string): number {
  const [bright = 0, dim = 0] = [front, ground]
    .map((name) => luminance(tokens[name] ?? `no token --${name}`))
    .toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
