import { type RefObject, useEffect } from 'react';
import { moveOf, rowAfter } from './row-keys.ts';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';
export const ROW_LINK = 'data-row';

/**
 * Slash goes to the search, j, k and arrows go from row to row. A row is its link: Enter opens it, and
 * the focus that everybody sees is the place in the list.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const at = event.target instanceof Element ? event.target : null;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
      const current = rows.findIndex((row) => row === at);
      const typed = at?.closest(TYPED_INTO) ?? null;
      const move = moveOf(event, { typing: typed !== null, row: current !== -1 });
      if (move === null) return;
      event.preventDefault();
      const target =
        move === 'search'
          ? list.current?.querySelector<HTMLElement>('input[type=search]')
          : rows[rowAfter(rows.length, current === -1 ? openRow(rows) : current, move)];
      target?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}

/** From the panel one goes on where the panel was opened. */
function openRow(rows: HTMLElement[]): number {
  return rows.findIndex((row) => row.hasAttribute('aria-current'));
}
