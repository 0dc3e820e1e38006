import { expect, type Page, test } from '@playwright/test';
import { acceptTerms, PARCEL, PEOPLE, receiptTitle, showStep } from './booking.ts';

/** Cards of the payment sandbox, by what they do. */
export const CARDS = {
  works: '4242 4242 4242 4242',
  verve: '5060 6666 6666 6666 666',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0027 6000 3184',
  hangs: '4000 0000 0001 0019',
};

/** Posts the quote form, which other journeys fill in by hand, and opens the checkout it leads to. */
export async function openCheckout(
  page: Page,
  recipientEmail: string,
  change: Record<string, string> = {},
): Promise<void> {
  const { recipientAddress } = PEOPLE;
  const origin = test.info().project.use.baseURL ?? '';
  const answer = await page.request.post('/services/express', {
    form: { type: 'parcel', ...PARCEL, recipientEmail, recipientAddress, ...change },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers()['location'] ?? '');
  await expect(page.getByRole('heading', { name: 'Confirm and book' })).toBeVisible();
}

/** The way to pay, with the terms accepted; a card is to be entered first. */
export async function choose(page: Page, method: string): Promise<void> {
  await showStep(page, 'payment');
  // until the scripts run a choice may be taken back
  await expect(async () => {
    await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
  }).toPass();
  if (method !== 'Card') await acceptTerms(page);
}

/** The row of each way to pay shows the total that choosing it leads to, with the chosen insurance. */
export async function expectRowsToShowTotals(page: Page): Promise<void> {
  const insure = page.getByRole('checkbox', { name: /Insure this shipment/ });
  const totals = new Set<string>();
  for (const insured of [true, false]) {
    await expect(async () => insure.setChecked(insured)).toPass();
    for (const method of ['Card', 'PayPal', 'Bank transfer', 'Pay on delivery']) {
      const row = page.getByRole('radio', { name: new RegExp(`^${method}`) });
      const shown = /€[\d,.]+\d/.exec((await row.locator('..').innerText()) ?? '')?.[0];
      await choose(page, method);
      await expect(page.getByTestId('total').filter({ visible: true })).toHaveText(shown ?? '');
      totals.add(`${method} ${shown}`);
    }
  }
  expect(totals.size).toBe(8);
}

export function cardFrame(page: Page) {
  return page.frameLocator('iframe[title="Card details, entered at our payment provider"]');
}

export async function enterCard(page: Page, number: string): Promise<void> {
  await retypeCard(page, number);
  await acceptTerms(page);
}

export async function retypeCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry date').fill('12/34');
  await frame.getByLabel(/Security code/).fill('123');
}

export function confirmButton(page: Page) {
  return page.getByRole('button', { name: 'Confirm & Book' });
}

export async function expectReceipt(page: Page, state: string): Promise<void> {
  await page.waitForURL(/\/receipt\/[0-9A-Z]{20,}/);
  await expect(receiptTitle(page)).toBeVisible();
  await expect(page.getByText(state, { exact: true }).first()).toBeVisible();
}

/** On the page where a bank or PayPal asks. */
export async function decide(page: Page, decision: 'Approve' | 'Refuse' | 'Leave'): Promise<void> {
  await page.waitForURL(/\/second-step\//);
  await page.getByRole('button', { name: decision }).click();
}
