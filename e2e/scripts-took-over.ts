import type { Page } from '@playwright/test';

/**
 * Until the page is React's: a key pressed before does nothing, and a step back makes React draw the page
 * again. Nobody is so fast, except for a journey on a busy machine.
 */
export async function waitUntilScriptsTookOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    // held back until the page is painted
    const hasScripts = document.querySelector('script[type=module], script[data-module]') !== null;
    return (
      main === null ||
      !hasScripts ||
      Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    );
  });
}
