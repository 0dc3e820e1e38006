import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './palette/shortcuts.ts';
import { singleKeysAreOn } from './palette/single-keys.ts';
import { moveOf, rowAfter } from './row-keys.ts';

export const ROW_LINK = 'data-row';

/**
 * j, k and arrows go from row to row. A row is its link: Enter opens it, and the focus that everybody
 * sees is the place in the list.
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

/** From the panel one goes on where the panel was opened. */
function openRow(rows: HTMLElement[]): number {
  return rows.findIndex((row) => row.hasAttribute('aria-current'));
}
