import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../browser.ts';

export type Phone = { context: BrowserContext; page: Page };

/** A browser as large as a small phone, with a camera that shows `film`, or the browser's own test picture. */
export async function openPhone(profile: string, film?: string): Promise<Phone> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findHeadlessChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      ...(film === undefined ? [] : [`--use-file-for-fake-video-capture=${film}`]),
    ],
    viewport: { width: 360, height: 640 },
    locale: 'en-GB',
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** How many acts wait in the store of the phone. Text, because tools know no DOM. */
export async function actsWaitingOn(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('waypost-field');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('acts').objectStore('acts').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  })`);
}
