import { useEffectEvent, useLayoutEffect } from 'react';
import { fieldBefore, restoreField, type TypedField, typeInto } from './typed-field.ts';
import { createWedge, type ScannerHabits } from './wedge.ts';

/** If a person rolled over two keys, the second is put back after this time. */
const GIVE_BACK_MS = 60;

/** Shared by all pages, because a phone has one scanner. */
const habits: ScannerHabits = { endKey: 'unknown' };

/** Reads a hardware scanner wherever the focus is, and keeps its keys out of the fields of the page. */
export function useWedge(scanned: (text: string) => void): void {
  const onScan = useEffectEvent(scanned);
  // before the page is painted, because a scan may follow at once
  useLayoutEffect(() => listenToWedge((text) => onScan(text)), []);
}

/**
 * The first keys of a scan look like typing. What reached the field before the scan is recognised is removed again;
 * if a person only rolled over two keys, the key that was kept from the field is put back.
 */
function listenToWedge(scanned: (text: string) => void): () => void {
  const wedge = createWedge(scanned, habits);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The field as it was before the first key. */
  let first: TypedField | null = null;
  let kept = '';
  const giveBack = () => {
    // keeps `first`, because the other keys of a scan may come late
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
