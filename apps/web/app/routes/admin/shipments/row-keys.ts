type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
type KeyMove = 'search' | 'next' | 'previous';

const MOVES: Record<string, KeyMove> = {
  '/': 'search',
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
};

/** What a key means while nobody is typing; arrows only on a row, where they would scroll otherwise. */
export function moveOf(press: KeyPress, on: { typing: boolean; row: boolean }): KeyMove | null {
  if (on.typing || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key.startsWith('Arrow') && !on.row) return null;
  return MOVES[press.key] ?? null;
}

/** The row to go to, of so many, from the present one; -1 is none. Ends are ends. */
export function rowAfter(count: number, current: number, move: 'next' | 'previous'): number {
  if (count === 0) return -1;
  if (current === -1) return 0;
  return Math.min(Math.max(current + (move === 'next' ? 1 : -1), 0), count - 1);
}
