/** While this exists, the service worker (public/field-worker.js) installs no other version. */
const SHIFT_MARK = 'shift-is-open';
const WORKER = '/field-worker.js';

/**
 * Keeps one version of these pages while a shift is open. After the shift a new version is activated and the page
 * reloaded. `pnpm dev` has no service worker, so that every change shows.
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
  // offline there is no new version
  await registration?.update().catch(() => undefined);
}
