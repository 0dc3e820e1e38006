/** The service worker looks for it (public/field-worker.js): no other version is installed while it is there. */
const SHIFT_MARK = 'shift-is-open';
const WORKER = '/field-worker.js';

/**
 * Keeps one version of these pages while somebody works with them. Another one takes over, and the page is loaded
 * again, when no shift is open. Under `pnpm dev` there is no worker: every change should show.
 */
export async function followVersions(isShiftOpen: () => boolean): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  const hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadController && !isShiftOpen()) location.reload();
  });
  const registration = await serviceWorker.register(WORKER, { scope: '/field' });
  const takeOver = () => {
    if (!isShiftOpen()) registration.waiting?.postMessage('take over');
  };
  takeOver();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', takeOver),
  );
}

export async function freezeVersion(): Promise<void> {
  if ('caches' in globalThis) await caches.open(SHIFT_MARK);
}

export async function thawVersion(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHIFT_MARK);
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration('/field');
  registration?.waiting?.postMessage('take over');
  // without a line there is nothing new
  await registration?.update().catch(() => undefined);
}
