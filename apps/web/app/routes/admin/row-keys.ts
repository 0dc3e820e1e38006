import { doesOf, type KeyPress } from './palette/shortcuts.ts';

type KeyMove = 'next' | 'previous';

/** What a key means while nobody is typing; arrows only on a row, where they would scroll otherwise. */
export function moveOf(press: KeyPress, on: { typing: boolean; row: boolean }): KeyMove | null {
  if (on.typing || (press.key.startsWith('Arrow') && !on.row)) return null;
  const does = doesOf('list', press);
  return does === 'next' || does === 'previous' ? does : null;
}

/** The row to go to, of so many, from the present one; -1 is none. Ends are ends. */
export function rowAfter(count: number, current: number, move: KeyMove): number {
  if (count === 0) return -1;
  if (current === -1) return 0;
  return Math.min(Math.max(current + (move === 'next' ? 1 : -1), 0), count - 1);
}
