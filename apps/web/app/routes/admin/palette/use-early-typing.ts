import { useCallback, useEffect, useRef } from 'react';
import type { Opened } from './use-shortcuts.ts';

/** Text typed before the field existed, and whether Enter followed. */
export type Early = { text: string; isEntered: boolean };

const NOTHING: Early = { text: '', isEntered: false };

/** Keeps what is typed after the shortcut that opens the palette, until its field exists. */
export function useEarlyTyping(opened: Opened | null): () => Early {
  const typed = useRef(NOTHING);
  useEffect(() => {
    typed.current = NOTHING;
    if (opened !== 'commands') return undefined;
    function onKey(event: KeyboardEvent) {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      const isOpen = document.querySelector('dialog[open]') !== null;
      if (isHeld || isOpen) return;
      const { text } = typed.current;
      if (event.key === 'Enter') typed.current = { text, isEntered: text !== '' };
      else if (event.key.length === 1) typed.current = { text: text + event.key, isEntered: false };
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    // on the window, so that it runs before the shortcuts of the page
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [opened]);
  return useCallback(() => {
    const early = typed.current;
    typed.current = NOTHING;
    return early;
  }, []);
}
