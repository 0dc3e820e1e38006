import { useSyncExternalStore } from 'react';

/** Voice dictation types single letters too, so shortcuts can be switched off in this browser. */
const STORED_AS = 'waypost-single-keys';

const listeners = new Set<() => void>();

export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== 'off';
  } catch {
    // the browser has no storage
    return true;
  }
}

function switchSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(STORED_AS, on ? 'on' : 'off');
  } catch {
    return;
  }
  for (const tell of listeners) tell();
}

export function useSingleKeys(): [on: boolean, switchTo: (on: boolean) => void] {
  const on = useSyncExternalStore(listen, singleKeysAreOn, () => true);
  return [on, switchSingleKeys];
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
