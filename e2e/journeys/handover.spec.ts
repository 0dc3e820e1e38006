import type { BrowserContext, Page } from '@playwright/test';
import { confirm, fillParties, recipientOfThisTest, showStep } from '../booking.ts';
import { choose, confirmButton, enterCard, expectReceipt, openCheckout } from '../checkout.ts';
import { newClient, newEmail } from '../customer.ts';
import { mailTo } from '../inbox.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.use({ extraHTTPHeaders: newClient() });

/** What the receipt says about the hand-over. */
const handover = (page: Page) => page.getByTestId('handover');

test('a guest chooses a pickup window, pays, and reads the day and the address on the receipt and in the email', async ({
  page,
  inspect,
}, { title }) => {
  const email = newEmail('handover');
  await openCheckout(page, recipientOfThisTest(title));
  await fillParties(page, email);
  await showStep(page, 'handover');
  const second = page
    .getByRole('group', { name: 'A courier comes to you' })
    .getByRole('radio')
    .nth(1);
  await second.check();
  const [date = '', from = ''] =
    (await second.inputValue()).match(/\d{4}-\d\d-\d\d|\d\d:\d\d/g) ?? [];
  await inspect();
  await choose(page, 'Card');
  await enterCard(page, '4242 4242 4242 4242');
  await confirmButton(page).click();
  await expectReceipt(page, 'Booked');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  await expect(handover(page)).toContainText(day);
  await expect(handover(page)).toContainText(from);
  await expect(page.getByText('Kaai 12').first()).toBeVisible();
  await inspect();
  const mail = await mailTo(email, /^Booked: /);
  expect(mail.text).toMatch(new RegExp(`A courier comes on \\w+, ${day}`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('a guest chooses a service point that staff has added, and sees where and when', async ({
    page,
    browser,
    inspect,
  }, { title }) => {
    const name = `Kiosk ${Date.now()}`;
    await addPoint(await browser.newContext({ javaScriptEnabled: true }), name);
    await openCheckout(page, recipientOfThisTest(title));
    await fillParties(page, newEmail('dropoff'));
    await showStep(page, 'handover');
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await inspect();
    await choose(page, 'Pay on delivery');
    await confirm(page);
    await expect(handover(page)).toContainText(name);
    await expect(page.getByText('Meir 18')).toBeVisible();
    await expect(page.getByText(/09:00/).first()).toBeVisible();
  });
});

async function addPoint(office: BrowserContext, name: string): Promise<void> {
  await enterAs(office, await makeStaff('points', 'operations'));
  const page = await office.newPage();
  await page.goto('/admin/points?add=');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Street and number').fill('Meir 18');
  await page.getByLabel('Postal code').fill('2000');
  await page.getByLabel('City', { exact: true }).fill('Antwerp');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Open');
  await office.close();
}
