/** In display order. Pages come first, so that Enter after a page's name opens it. */
export const COMMAND_GROUPS = [
  'page',
  'command',
  'customer',
  'shipment',
  'pickup',
  'statement',
  'search',
] as const;

/** Something that can be chosen; `run` says what happens then. */
export type Command = {
  id: string;
  group: (typeof COMMAND_GROUPS)[number];
  label: string;
  run: { to: string } | { theme: 'light' | 'dark' | 'system' } | { help: true };
};

/** Matches if every typed word is part of the label, in any order. */
export function fits(label: string, typed: string): boolean {
  const text = label.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The next index in a list of that length, wrapping around at the ends. */
export function stepFrom(at: number, count: number, step: 1 | -1): number {
  return count === 0 ? -1 : (at + step + count) % count;
}
