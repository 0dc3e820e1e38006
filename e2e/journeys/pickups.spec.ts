import type { Page } from '@playwright/test';
import { newClient, newEmail, registerQuickly } from '../customer.ts';
import { mailTo } from '../inbox.ts';
import { expect, test } from '../journey.ts';
import { smallTargets } from '../small-targets.ts';
import { SITE_WIDTHS } from '../widths.ts';

// a form that is not complete is answered with 400
test.use({ extraHTTPHeaders: newClient(), allowed: /status of 400/ });

const EMPTY = 'No pickups yet. Click "Request Pickup" to get started.';

/** A city of its own: couriers of one city are shared by everybody in it. */
async function addFirstAddress(page: Page): Promise<void> {
  await page.getByLabel('Street and number').fill('Kaai 12');
  // its label is that of the country, which without scripts is still the former one
  await page.locator('input[name=postalCode]').fill('9000');
  await page.getByLabel('City').fill(`Ghent ${Date.now()}`);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('BE');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByRole('group', { name: 'Time window' })).toBeVisible();
}

for (const width of SITE_WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    test('a customer requests a pickup, moves it, and cancels it', async ({ page, inspect }) => {
      test.setTimeout(90_000);
      const email = newEmail('pickup');
      await registerQuickly(page, email, inspect);
      await page.getByRole('link', { name: 'Pickups' }).click();
      await expect(page.getByText(EMPTY)).toBeVisible();
      await inspect();

      await page.getByRole('link', { name: 'Request Pickup' }).click();
      const dialog = page.getByRole('dialog', { name: 'Request Pickup' });
      await dialog.getByRole('button', { name: 'Save the address' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Enter a name, a street and a city.');
      await addFirstAddress(page);
      await dialog.getByLabel('Instructions').fill('Ring twice.');
      await expect(dialog.getByLabel('How often')).toBeHidden();
      expect(await smallTargets(page)).toEqual([]);
      await inspect();
      await dialog.getByRole('button', { name: 'Submit request' }).click();
      await expect(page.getByText('Pickup requested. An email confirms it.')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      const row = page.getByRole('row', { name: /^P-/ });
      await expect(row).toContainText('Kaai 12');
      await expect(row).toContainText('Once');
      const mail = await mailTo(email, /^Pickup scheduled: P-/);
      const id = mail.subject.replace('Pickup scheduled: ', '');
      await page.reload();
      await expect(row).toContainText('Scheduled');
      await inspect();

      const dayBefore = await row.getByRole('time').getAttribute('datetime');
      await row.getByRole('link', { name: `Reschedule ${id}` }).click();
      const move = page.getByRole('dialog', { name: 'Reschedule pickup' });
      // in a week, or in two or three where a holiday falls on it
      let weeks = 0;
      await expect(async () => {
        weeks += 1;
        const day = new Date(Date.parse(dayBefore ?? '') + weeks * 7 * 86_400_000);
        const date = day.toISOString().slice(0, 10);
        await move.getByLabel('Date').fill(date);
        await page.waitForURL(new RegExp(`date=${date}`));
        await move.getByRole('radio', { name: /17:00/ }).last().check({ timeout: 5_000 });
      }).toPass({ timeout: 20_000 });
      await inspect();
      await move.getByRole('button', { name: 'Save the new time' }).click();
      await expect(page.getByText('Pickup rescheduled. An email confirms it.')).toBeVisible();
      await expect(row).toContainText('17:00');
      await mailTo(email, /^Pickup rescheduled/);

      await row.getByRole('link', { name: `Cancel ${id}` }).click();
      const ask = page.getByRole('dialog', { name: 'Cancel this pickup?' });
      await expect(ask).toBeVisible();
      await inspect();
      await ask.getByRole('link', { name: 'Keep it' }).click();
      await expect(ask).toHaveCount(0);
      await row.getByRole('link', { name: `Cancel ${id}` }).click();
      await ask.getByRole('button', { name: 'Cancel the pickup' }).click();
      await expect(page.getByText('Pickup cancelled.')).toBeVisible();
      await expect(row).toContainText('Cancelled');
      await expect(row.getByRole('link')).toHaveCount(0);
      await mailTo(email, /^Pickup cancelled/);
    });
  });
}

test('a recurring pickup has its dates, which end with it', async ({ page, inspect }) => {
  test.setTimeout(90_000);
  await registerQuickly(page, newEmail('recurring'), inspect);
  await page.goto('/dashboard/pickups');
  await inspect();
  await page.getByRole('link', { name: 'Request Pickup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Pickup' });
  await addFirstAddress(page);
  await dialog.getByLabel('Repeat this pickup').check();
  await dialog.getByLabel('How often').selectOption('DAILY');
  await inspect();
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  const rows = page.getByRole('row', { name: /^P-/ });
  await expect(rows.nth(4)).toBeVisible();
  await expect(rows.nth(4)).toContainText('Every working day');
  await expect(page.getByText('Dates are planned up to')).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: /^End the pickup at/ }).click();
  await expect(page.getByRole('button', { name: 'End it' })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('The recurring pickup has ended.')).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Cancelled' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /failed: .* csp$|status of 4/ });

  test('a pickup is requested on a page of its own, and cancelled', async ({ page, inspect }) => {
    test.setTimeout(90_000);
    await registerQuickly(page, newEmail('plain.pickup'), inspect);
    await page.goto('/dashboard/pickups');
    await inspect();
    await page.getByRole('link', { name: 'Request Pickup' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Pickup');
    await addFirstAddress(page);
    const day = await page.getByLabel('Date').inputValue();
    const saturday = new Date(Date.parse(day) + (6 - new Date(day).getUTCDay()) * 86_400_000);
    await page.getByLabel('Date').fill(saturday.toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Show times' }).click();
    await expect(page.getByText('No courier comes on this day')).toBeVisible();
    await page.getByLabel('Date').fill(day);
    await page.getByRole('button', { name: 'Show times' }).click();
    await expect(page.getByRole('group', { name: 'Time window' })).toBeVisible();
    await inspect();
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect(page.getByText('Pickup requested. An email confirms it.')).toBeVisible();
    await inspect();
    await page.getByRole('link', { name: /^Cancel P-/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel this pickup?');
    await inspect();
    await page.getByRole('button', { name: 'Cancel the pickup' }).click();
    await expect(page.getByText('Pickup cancelled.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^P-/ })).toContainText('Cancelled');
  });
});
