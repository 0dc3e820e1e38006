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
    if (main === null || !hasScripts) return true;
    const key = Object.keys(main).find((name) => name.startsWith('__reactFiber'));
    if (key === undefined) return false;
    // parts of a page are known to React before it has taken over the whole
    type Fiber = {
      return: Fiber | null;
      stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
    };
    let fiber = (main as never as Record<string, Fiber>)[key];
    while (fiber?.return) fiber = fiber.return;
    return fiber?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
