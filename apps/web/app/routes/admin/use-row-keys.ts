import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './palette/shortcuts.ts';
import { singleKeysAreOn } from './palette/single-keys.ts';
import { moveOf, rowAfter } from './row-keys.ts';

export const ROW_LINK = 'data-row';

/**
 * Moves the focus from row to row with j, k and arrows. A row is a link, so Enter opens it, and the focus marks the
 * place in the list.
 */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
      const current = rows.findIndex((row) => row === event.target);
      const move = moveOf(event, { typing: isTyping(event.target), row: current !== -1 });
      if (move === null || !singleKeysAreOn()) return;
      event.preventDefault();
      rows[rowAfter(rows.length, current === -1 ? openRow(rows) : current, move)]?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return list;
}

/** From inside the panel, moving starts at the row that opened it. */
function openRow(rows: HTMLElement[]): number {
  return rows.findIndex((row) => row.hasAttribute('aria-current'));
}
