import { useEffect } from 'react';

/** The screen stays on while somebody scans. A browser takes it back when another page is shown. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Navigator>;
    if (wakeLock === undefined) return undefined;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || isOver) return;
      // refused on an empty battery
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
