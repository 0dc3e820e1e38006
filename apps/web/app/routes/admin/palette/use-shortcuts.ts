import type { Permission } from '@waypost/contract/permission-sets';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { stopsFor } from '../stops.ts';
import { doesOf, isTyping } from './shortcuts.ts';
import { singleKeysAreOn } from './single-keys.ts';

export type Opened = 'commands' | 'help';

/** A second key within this time belongs to the first. */
const TOGETHER_MS = 1_500;
const LONG_AGO = -TOGETHER_MS;

/**
 * Shortcuts that work on every page. They are handled before those of the page, because the letter after g opens a
 * page and must not also close a panel of this one.
 */
export function useShortcuts(
  permissions: readonly Permission[],
  open: (what: Opened) => void,
): void {
  const navigate = useNavigate();
  const goneAt = useRef(LONG_AGO);

  useEffect(() => {
    /** True if the key is a shortcut here. */
    function press(event: KeyboardEvent): boolean {
      const does = doesOf('everywhere', event);
      if (does === 'palette') {
        open('commands');
        return true;
      }
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      const isOver = document.querySelector('dialog[open]') !== null;
      if (isHeld || isOver || isTyping(event.target) || !singleKeysAreOn()) return false;
      const follows = event.timeStamp - goneAt.current < TOGETHER_MS;
      goneAt.current = LONG_AGO;
      if (follows) return go(event.key);
      if (event.key === 'g') {
        goneAt.current = event.timeStamp;
        return true;
      }
      if (does === 'help') open('help');
      return does === 'help' || (does === 'search' && focusSearch());
    }
    function go(letter: string): boolean {
      const stop = stopsFor(permissions).find((each) => each.letter === letter);
      if (stop !== undefined) void navigate(stop.to);
      return stop !== undefined;
    }
    function onKey(event: KeyboardEvent) {
      if (!press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [permissions, open, navigate]);
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  return field !== null;
}
