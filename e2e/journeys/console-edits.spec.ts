import type { Page } from '@playwright/test';
import { bookParcel } from '../booking.ts';
import { mailTo } from '../inbox.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.describe.configure({ timeout: 90_000 });
test.skip(externalUrl !== undefined, 'needs the command line of the installation');
test.use({ allowed: /the server responded with a status of (?:400|409|422)/ });

const inGroups = (number: string) => number.replaceAll(/.{4}(?=.)/g, '$& ');
const address = (role: string) => `${role}.${Date.now()}.${Math.random()}@mail.example`;

async function find(page: Page, number: string, act: string): Promise<void> {
  await page.goto('/admin/dashboard');
  await page.getByLabel('Search').fill(number);
  await page.getByLabel('Search').press('Enter');
  // The address changes before the rows do, and the rows that were found close a menu of those before.
  const found = page.getByRole('link', { name: `Open ${inGroups(number)}` });
  await expect(found).toHaveAttribute('href', new RegExp(`search=${number}`));
  await page.getByRole('button', { name: `Actions ${inGroups(number)}` }).click();
  await page.getByRole('link', { name: `${act}: ${inGroups(number)}` }).click();
}

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

for (const width of CONSOLE_WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('two colleagues edit one shipment, and the second sees what changed', async ({
      page,
      browser,
      inspect,
      request,
    }) => {
      const { trackingNumber: number } = await bookParcel(request);
      const [ann, ben] = await Promise.all([
        makeStaff('Ann Operations', 'operations'),
        makeStaff('Ben Operations', 'operations'),
      ]);
      await enterAs(page.context(), ann);
      await page.goto('/admin/dashboard');
      await inspect();
      await find(page, number, 'Edit');
      await expect(page.getByRole('heading', { name: 'Edit shipment' })).toBeVisible();
      await inspect();

      const second = await browser.newContext({ viewport: { width, height: 900 } });
      await enterAs(second, ben);
      const other = await second.newPage();
      await other.goto(page.url());
      await other.getByLabel('To', { exact: true }).fill('Porto, Portugal');
      await other.getByLabel('Phone').fill('+351 22 000');
      await other.getByRole('button', { name: 'Save changes' }).click();
      await expect(toast(other, `Shipment ${inGroups(number)} updated`)).toBeVisible();
      await second.close();

      await page.getByLabel('To', { exact: true }).fill('Faro, Portugal');
      await page.getByRole('button', { name: 'Save changes' }).click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('while you were typing');
      const row = notice.getByRole('row').filter({ hasText: 'Porto, Portugal' });
      await expect(row).toContainText('Faro, Portugal');
      await expect(row).toContainText('Ben Operations');
      await expect(notice).toContainText('+351 22 000');
      await inspect();

      await page.getByRole('button', { name: 'Apply mine as well' }).click();
      await expect(toast(page, `Shipment ${inGroups(number)} updated`)).toBeVisible();
      await find(page, number, 'Edit');
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('Faro, Portugal');
      await expect(page.getByLabel('Phone')).toHaveValue('+351 22 000');
    });

    test('staff sets a status by hand, writes to the parties, records a payment and cancels', async ({
      page,
      inspect,
      request,
    }) => {
      const recipientEmail = address('recipient');
      const { trackingNumber: number } = await bookParcel(request, { recipientEmail });
      const owner = await makeStaff('Olga Owner', 'owner');
      await enterAs(page.context(), owner);
      await page.goto('/admin/dashboard');
      await inspect();

      await find(page, number, 'Event');
      await page.getByLabel('What happened').selectOption('ARRIVED');
      await page.getByLabel('Place', { exact: true }).fill('Lyon');
      await page.getByRole('button', { name: 'Add event' }).click();
      await expect(page.getByRole('alert')).toContainText('a city and its country');
      await page.getByLabel('Place', { exact: true }).fill('Lyon, France');
      await inspect();
      await page.getByRole('button', { name: 'Add event' }).click();
      await expect(toast(page, 'Event added')).toBeVisible();

      await find(page, number, 'Email');
      await page.getByLabel('Subject').fill('Your parcel is in Lyon');
      await page.getByLabel('Message').fill('It goes on tomorrow.');
      await inspect();
      await page.getByRole('button', { name: 'Send email' }).click();
      await expect(toast(page, 'Email sent')).toBeVisible();
      const mail = await mailTo(recipientEmail, /Your parcel is in Lyon/);
      expect(mail.text).toContain('It goes on tomorrow.');

      // the panel beside the list offers what is about money, too
      await page.getByRole('link', { name: `Open ${inGroups(number)}` }).click();
      const panel = page.getByRole('complementary');
      await panel.getByRole('link', { name: `Set status: ${inGroups(number)}` }).click();
      await page.getByRole('button', { name: 'Set status' }).click();
      await expect(page.getByText('This is needed.')).toBeVisible();
      await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Exception');
      await page.getByLabel('Kind of exception').selectOption('damage');
      await page.getByLabel('Reason').fill('The box is torn.');
      await inspect();
      await page.getByRole('button', { name: 'Set status' }).click();
      await expect(toast(page, `Shipment ${inGroups(number)} updated`)).toBeVisible();
      await expect(panel.getByText('The box is torn.')).toBeVisible();
      await expect(panel.getByText('Olga Owner').first()).toBeVisible();

      await panel.getByRole('link', { name: `Collected: ${inGroups(number)}` }).click();
      await page.getByLabel('Collected by').fill('Tom Courier');
      await inspect();
      await page.getByRole('button', { name: 'Mark as collected' }).click();
      await expect(panel.getByText('Collected by Tom Courier.')).toBeVisible();

      await panel.getByRole('link', { name: `Cancel: ${inGroups(number)}` }).click();
      const heading = page.getByRole('heading', { name: `Cancel shipment ${inGroups(number)}?` });
      await expect(heading).toBeVisible();
      await page.getByLabel('Reason').fill('Damaged beyond use.');
      await page.getByRole('button', { name: 'Cancel shipment' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByLabel('Your code').fill(owner.recoveryCodes[0] ?? '');
      await inspect();
      await page.getByRole('button', { name: 'Cancel shipment' }).click();
      await expect(toast(page, `Shipment ${inGroups(number)} cancelled`)).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    // how Chromium calls a script that it was told not to load, and the answer to a wrong form
    allowed: /^failed: \S+\.js csp$|the server responded with a status of 400/,
  });

  test('staff enters a shipment and finds it', async ({ page, inspect }) => {
    await enterAs(page.context(), await makeStaff('Una Operations', 'operations'));
    await page.goto('/admin/dashboard');
    await inspect();
    await page.getByRole('link', { name: 'Create Shipment' }).click();
    await page.getByRole('button', { name: 'Add shipment' }).click();
    await expect(page.getByText('This is needed.').first()).toBeVisible();
    await inspect();
    await page.getByLabel('From', { exact: true }).fill('Ghent, Belgium');
    await page.getByLabel('To', { exact: true }).fill('Lyon, France');
    await page.getByLabel('Weight of each').fill('2.5');
    await page.getByLabel('Tracking number of somebody else').fill(`ACME-${Date.now()}`);
    await page.getByLabel('Recipient, name').fill('Rosa Recipient');
    await page.getByLabel('Recipient, email').fill(address('rosa'));
    await page.getByLabel('Recipient, street address').fill('5 Rue de Rivoli, Lyon');
    await page.getByRole('button', { name: 'Add shipment' }).click();
    await expect(page.getByText('Shipment added')).toBeVisible();
    await expect(page.getByText('Entered by staff.')).toBeVisible();
  });
});
