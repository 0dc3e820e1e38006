import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeFormatted } from './platform/formatted-texts.ts';
import { followLine } from './platform/line.ts';
import { rememberTimeZone } from './platform/visitor.ts';

followLine();

/** True if the reader went back or forward before scripts ran, so the HTML belongs to another address. */
function isOfAnotherAddress(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== location.pathname;
}

/** Once per history entry, so that a browser that reports another name for a page cannot cause a reload loop. */
function mayReload(): boolean {
  const state = history.state as { isReloaded?: boolean } | null;
  if (state?.isReloaded) return false;
  history.replaceState({ ...state, isReloaded: true }, '');
  return true;
}

if (isOfAnotherAddress() && mayReload()) {
  location.reload();
} else {
  takeFormatted();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  setTimeout(rememberTimeZone);
}
