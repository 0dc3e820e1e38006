import type { Locator, Page } from '@playwright/test';

/** Performs and counts the mouse and keyboard actions of a person. */
export function countActs(page: Page) {
  const counts = { clicks: 0, keys: 0, fields: 0 };
  const began = performance.now();
  return {
    async click(target: Locator) {
      counts.clicks += 1;
      await target.click();
    },
    async press(key: string) {
      counts.keys += 1;
      await page.keyboard.press(key);
    },
    async fill(target: Locator, text: string) {
      counts.fields += 1;
      await target.fill(text);
    },
    async choose(target: Locator, name: string, text: string) {
      counts.fields += 1;
      await target.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    },
    /** For the table of docs/office-days.md. */
    tell(day: string) {
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      const { clicks, keys, fields } = counts;
      console.log(
        `${day}: ${clicks} clicks, ${keys} keys, ${fields} fields filled in, ${seconds} s`,
      );
      return counts;
    },
  };
}
