import { randomUUID } from 'node:crypto';
import { newClient } from '../customer.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { requestPickup } from '../request-pickup.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line of the installation');
test.use({ extraHTTPHeaders: newClient(), allowed: /status of 409/ });

test('operations sets the places of a city, confirms, moves and annotates a pickup, and prints the list', async ({
  page,
  browser,
  inspect,
}) => {
  const city = `Ghent ${randomUUID().slice(0, 8)}`;
  await enterAs(page.context(), await makeStaff('Otto Operations', 'operations'));
  await page.goto('/admin/pickups/cities');
  await page.getByRole('link', { name: 'Add a city' }).click();
  await expect(page.getByRole('heading', { name: 'Add a city' })).toBeVisible();
  await page.getByLabel('City', { exact: true }).first().fill(city);
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) {
    await page.getByLabel(`13:00-17:00, ${day}`).fill('0');
  }
  await page
    .getByLabel('Confirming')
    .selectOption({ label: 'Requests wait for staff to confirm them' });
  await inspect();
  await page.getByRole('button', { name: 'Save the places' }).click();
  await expect(page.getByText('Saved. It holds for every pickup')).toBeVisible();

  const customer = await browser.newContext({ extraHTTPHeaders: newClient() });
  const { id } = await requestPickup(customer, city);
  await customer.close();

  await page.goto(`/admin/pickups/${id}`);
  await expect(page.getByRole('heading', { name: id })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm this pickup' }).click();
  await expect(page.getByText('Confirmed.')).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('Gate 4');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await page.getByLabel('Window').selectOption('13:00-17:00');
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText('Every place in this window is taken.')).toBeVisible();
  await page.getByLabel('Window').selectOption('17:00-20:00');
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText('Moved. The customer')).toBeVisible();
  for (const width of CONSOLE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('1 pickup to collect')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the note' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'All pickups of the day' }).click();
  await page.getByLabel('City').fill(city);
  await page.getByRole('button', { name: 'Apply' }).click();
  const evening = page
    .getByRole('row')
    .filter({ hasText: city })
    .filter({ hasText: '17:00-20:00' });
  await expect(evening).toContainText('1 of 20');
  await inspect();
});
