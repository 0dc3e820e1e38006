import { useEffect } from 'react';

/** Keeps the screen on while scanning. The browser releases the lock when another page is shown. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Navigator>;
    if (wakeLock === undefined) return undefined;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || isOver) return;
      // refused when the battery is low
      held = await wakeLock.request('screen').catch(() => undefined);
      if (isOver) await held?.release();
    };
    void hold();
    const onShown = () => void hold();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onShown);
      void held?.release();
    };
  }, []);
}
