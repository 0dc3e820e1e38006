import type { Browser, Page } from '@playwright/test';
import { newEmail, openAccount } from '../customer.ts';
import { mailTo } from '../inbox.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ allowed: /the server responded with a status of (?:400|409|422)/ });

async function makeCustomer(browser: Browser, name: string): Promise<string> {
  const email = newEmail(name);
  const context = await browser.newContext();
  await openAccount(context, email);
  await context.close();
  return email;
}

async function find(page: Page, email: string) {
  await page.goto('/admin/users');
  await page.getByLabel('Search').fill(email.slice(0, 30));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  return page.getByRole('row').nth(1);
}

for (const width of CONSOLE_WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('staff finds a user, corrects the record and closes the account', async ({
      page,
      context,
      browser,
      inspect,
    }) => {
      const email = await makeCustomer(browser, `users.${width}`);
      await enterAs(context, await makeStaff('Sam Support', 'support'));
      const row = await find(page, email);
      await expect(row).toContainText(email);
      await expect(row).toContainText('€0.00');
      await inspect();

      await row.getByRole('link', { name: 'Edit Ada Example' }).click();
      const panel = page.getByRole('complementary', { name: 'Ada Example' });
      await expect(panel.getByRole('heading', { name: 'Ada Example' })).toBeFocused();
      await inspect();
      await panel.getByLabel('Company').fill('Example Freight');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('The user is saved.')).toBeVisible();
      await expect(row).toContainText('Example Freight');

      await changeRows(`UPDATE customers SET phone = '+32 2 555 01 01' WHERE email = '${email}'`);
      await panel.getByLabel('City', { exact: true }).fill('Ghent');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel.getByRole('alert')).toContainText('Phone: +32 2 555 01 01');
      await expect(panel.getByLabel('City', { exact: true })).toHaveValue('Ghent');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('The user is saved.')).toBeVisible();

      await panel.getByRole('button', { name: 'Deactivate' }).click();
      await expect(page.getByText('Every session is ended.')).toBeVisible();
      await expect(row).toContainText('Deactivated');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();

      await row.getByRole('link', { name: 'Details of Ada Example' }).click();
      await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
      await expect(page.getByText('No shipments yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Recompute' }).click();
      await expect(page.getByText('summed again from the ledger')).toBeVisible();
    });
  });
}

test('an owner makes a user an admin by invitation, and erases another', async ({
  page,
  context,
  browser,
  inspect,
}) => {
  const email = await makeCustomer(browser, 'invited');
  const owner = await makeStaff('Olga Owner', 'owner');
  await enterAs(context, owner);
  const row = await find(page, email);
  await row.getByRole('link', { name: 'Edit Ada Example' }).click();
  await expect(page.getByRole('link', { name: 'Make admin' })).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Make admin' }).click();
  const panel = page.getByRole('complementary', { name: 'Invite Ada Example' });
  await panel.getByLabel('Your code').fill('12');
  await panel.getByRole('button', { name: 'Send invitation' }).click();
  await expect(panel.getByLabel('Your code')).toBeFocused();
  await inspect();
  await panel.getByLabel('Your code').fill(owner.recoveryCodes[0] ?? '');
  await panel.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
  await mailTo(email, /invited/i);

  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Every session is ended.')).toBeVisible();
  await page.getByLabel('Your code').fill(owner.recoveryCodes[1] ?? '');
  await inspect();
  await page.getByRole('button', { name: 'Erase Ada Example' }).click();
  await expect(page.getByText('The person is erased.')).toBeVisible();
  await expect(page.getByText('No users found.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('a record is found and saved', async ({ page, context, browser, inspect }) => {
    const email = await makeCustomer(browser, 'noscript');
    await enterAs(context, await makeStaff('Sam Support', 'support'));
    const row = await find(page, email);
    await inspect();
    await row.getByRole('link', { name: 'Edit Ada Example' }).click();
    await page.getByLabel('Company').fill('Plain Freight');
    await inspect();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The user is saved.')).toBeVisible();
    await expect(row).toContainText('Plain Freight');
  });
});
