import { useEffectEvent, useLayoutEffect } from 'react';
import { createWedge } from './wedge.ts';

const PAUSE_MS = 60;

/** Hears a hardware scanner wherever the focus is, and keeps what it types out of the fields of the page. */
export function useWedge(scanned: (text: string) => void): void {
  const onScan = useEffectEvent(scanned);
  // before the page is painted: who sees it may scan at once
  useLayoutEffect(() => {
    const wedge = createWedge((text) => onScan(text));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { code, shiftKey, timeStamp: at } = event;
      if (wedge.press({ code, shiftKey, at })) {
        event.preventDefault();
        event.stopPropagation();
      }
      clearTimeout(timer);
      timer = setTimeout(() => wedge.pause(), PAUSE_MS);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
}
