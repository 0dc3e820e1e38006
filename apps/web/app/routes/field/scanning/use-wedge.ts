import { useEffectEvent, useLayoutEffect } from 'react';
import { fieldBefore, restoreField, type TypedField, typeInto } from './typed-field.ts';
import { createWedge } from './wedge.ts';

/** Hears a hardware scanner wherever the focus is, and keeps what it types out of the fields of the page. */
export function useWedge(scanned: (text: string) => void): void {
  const onScan = useEffectEvent(scanned);
  // before the page is painted: who sees it may scan at once
  useLayoutEffect(() => listenToWedge((text) => onScan(text)), []);
}

/**
 * Nobody can tell the first key of a scan from one that is typed, so it reaches the field, and is taken out as soon as
 * it is a scan. A person who rolls over two keys gets back what was kept from the field.
 */
function listenToWedge(scanned: (text: string) => void): () => void {
  const wedge = createWedge(scanned);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first: TypedField | null = null;
  let kept = '';
  const forget = () => {
    first = null;
    kept = '';
  };
  const giveBack = () => {
    if (first !== null && kept !== '') typeInto(first, kept);
    forget();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { code, shiftKey, key, timeStamp: at } = event;
    const isTaken = wedge.press({ code, shiftKey, at });
    if (isTaken) {
      event.preventDefault();
      event.stopPropagation();
      if (key.length === 1) kept += key;
    } else if (!code.startsWith('Shift')) {
      giveBack();
      first = fieldBefore(event.target);
    }
    if (wedge.isScan()) {
      if (first !== null) restoreField(first);
      forget();
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      wedge.pause();
      giveBack();
    }, wedge.pauseMs());
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}
