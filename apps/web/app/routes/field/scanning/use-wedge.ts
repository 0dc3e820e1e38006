import { useEffectEvent, useLayoutEffect } from 'react';
import { fieldBefore, restoreField, type TypedField, typeInto } from './typed-field.ts';
import { createWedge, type ScannerHabits } from './wedge.ts';

/** A person who rolls over two keys gets them back after this. */
const GIVE_BACK_MS = 60;

/** A phone has one scanner, on whatever page. */
const habits: ScannerHabits = { endKey: 'unknown' };

/** Hears a hardware scanner wherever the focus is, and keeps what it types out of the fields of the page. */
export function useWedge(scanned: (text: string) => void): void {
  const onScan = useEffectEvent(scanned);
  // before the page is painted: who sees it may scan at once
  useLayoutEffect(() => listenToWedge((text) => onScan(text)), []);
}

/**
 * Nobody can tell the first keys of a scan from those that are typed. What reached the field before it is known to be a
 * scan is taken out again; a person who rolls over two keys gets back what was kept from the field.
 */
function listenToWedge(scanned: (text: string) => void): () => void {
  const wedge = createWedge(scanned, habits);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The field as it was before the first key. */
  let first: TypedField | null = null;
  let kept = '';
  const giveBack = () => {
    // it is not forgotten: the other keys of a scan may come late
    if (first !== null && kept !== '') typeInto(first, kept);
    kept = '';
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
    clearTimeout(timer);
    if (wedge.isScan()) {
      if (first !== null) restoreField(first);
      first = null;
      kept = '';
      timer = setTimeout(wedge.pause, wedge.pauseMs());
    } else {
      timer = setTimeout(giveBack, GIVE_BACK_MS);
    }
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}
