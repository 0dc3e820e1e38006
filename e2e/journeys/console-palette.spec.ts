import type { Page } from '@playwright/test';
import { bookParcel } from '../booking.ts';
import { newClient, newEmail } from '../customer.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ extraHTTPHeaders: newClient() });

/** A key means nothing before scripts run. */
async function openPalette(page: Page) {
  const field = page.getByRole('combobox', {
    name: 'A page, a number, a name, an email, a phone, a street',
  });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  return field;
}

test('staff navigates and acts with the keyboard alone', async ({ page, request, inspect }) => {
  const { trackingNumber } = await bookParcel(request, {});
  const number = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ');
  await enterAs(page.context(), await makeStaff('Kay Keys', 'operations'));
  await page.goto('/admin/network');
  const field = await openPalette(page);
  const options = page.getByRole('option');
  // operations may not read the audit log
  await expect(options.filter({ hasText: /^Audit$/ })).toHaveCount(0);
  await expect(options.filter({ hasText: /^Network$/ })).toHaveCount(1);
  await inspect();

  await page.keyboard.type(number.toLowerCase());
  await expect(options.first()).toHaveText(`Open ${number}`);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await inspect();

  await openPalette(page);
  await page.keyboard.type('event');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toContainText(number);
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/shipments\/[\w-]+\/event/);
  await inspect();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

  // Escape gives the focus back; g and a letter go to pages, but not while typing
  await page.getByRole('button', { name: 'Search' }).focus();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  // a key in the same moment counts, too
  await openPalette(page);
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('?')]);
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('go to Network');
  await expect(help).toContainText('In the list of shipments');
  await inspect();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(page.getByRole('heading', { name: 'Manage Shipments' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused();
  await page.keyboard.type('gn?');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('gn?');
  await expect(page).toHaveURL(/\/admin\/dashboard\?search=gn%3F/);
  await inspect();
});

test('text typed right after the shortcut of the palette goes into its search field', async ({
  page,
  request,
  inspect,
}) => {
  const shipperEmail = newEmail('quick');
  const { trackingNumber } = await bookParcel(request, { shipperEmail });
  const number = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ');
  await enterAs(page.context(), await makeStaff('Quinn Quick', 'support'));
  await page.goto('/admin/network');
  // a button instead of a link: scripts run
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await inspect();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('users');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await inspect();

  await openPalette(page);
  await page.keyboard.type(shipperEmail);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await inspect();
  await page.goto('/admin/network');
  await inspect();
});

test('staff finds a shipment by its number at 768 pixels', async ({ page, request, inspect }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const { trackingNumber } = await bookParcel(request, {});
  const number = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ');
  await enterAs(page.context(), await makeStaff('Tab Tablet', 'support'));
  await page.goto('/admin/network');
  await openPalette(page);
  await inspect();
  await page.keyboard.type(trackingNumber);
  await expect(page.getByRole('option').first()).toHaveText(`Open ${number}`);
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await inspect();
});

test('the theme chosen by staff persists, and single-key shortcuts can be switched off', async ({
  page,
  inspect,
}) => {
  await enterAs(page.context(), await makeStaff('Dora Dark', 'support'));
  await page.goto('/admin/network');
  await openPalette(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await inspect();

  await openPalette(page);
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await page.getByLabel('Use single keys').uncheck();
  await inspect();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { level: 1, name: 'Network' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/network/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('the palette button links to the search page', async ({ page, inspect }) => {
    await enterAs(page.context(), await makeStaff('Nora None', 'support'));
    await page.goto('/admin/network');
    await inspect();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
  });
});
