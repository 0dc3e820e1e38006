import { doesOf, type KeyPress } from './palette/shortcuts.ts';

type KeyMove = 'next' | 'previous';

/** The action of a key outside text fields; arrow keys count only on a row, because they scroll otherwise. */
export function moveOf(press: KeyPress, on: { typing: boolean; row: boolean }): KeyMove | null {
  if (on.typing || (press.key.startsWith('Arrow') && !on.row)) return null;
  const does = doesOf('list', press);
  return does === 'next' || does === 'previous' ? does : null;
}

/** The index of the next row in a list of that length; -1 stands for no row. Does not wrap around. */
export function rowAfter(count: number, current: number, move: KeyMove): number {
  if (count === 0) return -1;
  if (current === -1) return 0;
  return Math.min(Math.max(current + (move === 'next' ? 1 : -1), 0), count - 1);
}
