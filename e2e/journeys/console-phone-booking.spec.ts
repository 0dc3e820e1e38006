import { newClient } from '../customer.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line of the installation');
test.use({
  extraHTTPHeaders: newClient(),
  allowed: /the server responded with a status of (?:400|422)/,
});

for (const width of CONSOLE_WIDTHS) {
  test(`a booking by telephone shows its price before it is made, at ${width} pixels`, async ({
    page,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAs(page.context(), await makeStaff('Pia Phone', 'operations'));
    await page.goto('/admin/shipments/new');
    const from = page.getByLabel('From', { exact: true });
    await from.fill('Berlin, Germany');
    await page.getByLabel('To', { exact: true }).fill('Paris, France');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await expect(page.getByLabel('Weight of each')).toBeFocused();
    await page.getByLabel('Weight of each').fill('8.4');
    await page.getByRole('button', { name: 'Show the price' }).click();
    const price = page.getByRole('group', { name: 'Price', exact: true });
    await expect(price).toBeFocused();
    const total = await price.getByText('Total').locator('..').innerText();
    const amount = /[\d.,]*\d/.exec(total)?.[0] ?? 'none';
    await inspect();
    await expect(from).toHaveValue('Berlin, Germany');
    await page.getByLabel('Recipient, name').fill('Rosa Recipient');
    await page.getByLabel('Recipient, email').fill('rosa.phone@mail.example');
    await page.getByLabel('Recipient, street address').fill('5 Rue de Rivoli, 75001 Paris, France');
    await page.getByRole('button', { name: 'Add shipment' }).click();
    await page.waitForURL(/\/admin\/shipments\/[0-9a-f-]{36}/);
    await expect(page.getByText('Shipment added')).toBeVisible();
    await expect(page.getByText(amount).first()).toBeVisible();
    await inspect();
  });
}
