import { fillParties, confirm, PARCEL_PRICES } from '../booking.ts';
import { choose, openCheckout } from '../checkout.ts';
import { newClient, newEmail, openAccount } from '../customer.ts';
import { readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ extraHTTPHeaders: newClient(), allowed: /status of (?:400|422)/ });

test('a customer with credit from finance books on account until it is used up', async ({
  page,
  inspect,
}) => {
  const email = newEmail('on.account');
  await openAccount(page.context(), email);
  await enterAs(page.context(), await makeStaff('Fay Finance', 'finance'));
  const [id = ''] = await readColumn(`SELECT id FROM customers WHERE email = '${email}'`);

  await page.goto(`/admin/users/${id}`);
  await expect(page.getByText('This customer has no credit limit')).toBeVisible();
  await page.getByLabel('New limit in EUR').fill('60');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('Say why, in 5 characters or more.')).toBeVisible();
  await page.getByLabel('Why').fill('Pays every month');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('The credit limit is set.')).toBeVisible();
  await expect(page.getByText('€60.00: Pays every month')).toBeVisible();
  await inspect();

  await openCheckout(page, newEmail('recipient'));
  await fillParties(page);
  await choose(page, 'On account');
  await expect(page.getByText('Left of your credit limit: €60.00')).toBeVisible();
  await inspect();
  await confirm(page);
  const owed = `${PARCEL_PRICES.byCard} is on your account.`;
  await expect(page.getByText(owed)).toBeVisible();
  await inspect();

  await openCheckout(page, newEmail('recipient'));
  await fillParties(page);
  await choose(page, 'On account');
  await page.getByRole('button', { name: 'Confirm & Book' }).click();
  await expect(page.getByText('This would go over the credit limit')).toBeVisible();
  await inspect();

  await page.goto('/dashboard/billing');
  const credit = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Paying on account' }) });
  await expect(credit).toContainText(PARCEL_PRICES.byCard);
  await expect(credit).toContainText('€17.18');
  await inspect();
});
