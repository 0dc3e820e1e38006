import { useSyncExternalStore } from 'react';

/** Whether scripts run here: false on the server and for the first paint, so that both agree. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
