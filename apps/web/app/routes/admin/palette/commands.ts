/** In the order they are offered in. Pages come first, so that their names lead to them at once. */
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

/** Every word of what was typed is a part of the label, in any order. */
export function fits(label: string, typed: string): boolean {
  const text = label.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The place to go to from the present one, of so many; the ends meet. */
export function stepFrom(at: number, count: number, step: 1 | -1): number {
  return count === 0 ? -1 : (at + step + count) % count;
}
