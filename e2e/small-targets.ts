import type { Page } from '@playwright/test';

/** What can be pressed and is smaller than 24 pixels either way, or 48 for gloves. Links within a sentence may be. */
export async function smallTargets(page: Page, least = 24): Promise<string[]> {
  return page.evaluate((pixels) => {
    const targets = document.querySelectorAll<HTMLElement>('a, button, input, select, summary');
    return [...targets].flatMap((target) => {
      const isInText = getComputedStyle(target).display === 'inline';
      const box = (target.closest('label') ?? target).getBoundingClientRect();
      const isShown = target.checkVisibility() && box.width > 1;
      const isSmall = box.width < pixels || box.height < pixels;
      return isShown && isSmall && !isInText ? [target.outerHTML.slice(0, 120)] : [];
    });
  }, least);
}
