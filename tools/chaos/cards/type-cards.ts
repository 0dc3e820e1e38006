import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../browser.ts';

const FRAME = 'iframe[title="Card details, entered at our payment provider"]';
const QUOTE_FORM = {
  type: 'parcel',
  from: 'Antwerp, Belgium',
  to: 'Lisbon, Portugal',
  weight: '2.5',
  length: '30',
  width: '20',
  height: '15',
  recipientEmail: 'hugo@chaos.example',
};

/**
 * Types card numbers into the frame of the checkout page, one after the other, and books with the
 * last one. `planted` goes into a field of our own.
 */
export async function typeCards(
  origin: string,
  numbers: readonly string[],
  planted: string,
): Promise<void> {
  const context = await chromium.launchPersistentContext(
    mkdtempSync(join(tmpdir(), 'card-leak-')),
    { executablePath: findChromium(), args: CHROMIUM_FLAGS, headless: true },
  );
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const answer = await page.request.post(`${origin}/services/express`, {
      form: { ...QUOTE_FORM, recipientAddress: `${planted} Rua Augusta, Lisboa, Portugal` },
      headers: { origin },
      maxRedirects: 0,
    });
    await page.goto(new URL(answer.headers()['location'] ?? '/', origin).href);
    await page.getByLabel('Your name').fill('Ada Lindqvist');
    await page.getByLabel('Your email').fill('ada@chaos.example');
    await page.getByLabel('Your street and number').fill('Kaai 12');
    await page.getByLabel('Your postal code').fill('2000');
    await page.getByLabel('Recipient name').fill('Hugo Almeida');
    await page.getByLabel('Recipient postal code').fill('1100-053');
    await page.getByRole('radio', { name: /^Card/ }).check();
    await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();

    const frame = page.frameLocator(FRAME);
    for (const number of numbers) {
      await frame.getByLabel('Card number').fill('');
      await frame.getByLabel('Card number').pressSequentially(number);
      await frame.getByLabel('Expiry date').fill('12/34');
      await frame.getByLabel(/Security code/).fill(number.length === 15 ? '1234' : '123');
    }
    await page.getByRole('button', { name: 'Confirm & Book' }).click();
    await page.waitForURL(/\/receipt\//, { timeout: 60_000 });
  } finally {
    await context.close();
  }
}
