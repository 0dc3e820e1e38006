import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newClient, newEmail, openAccount, PASSWORD } from '../customer.ts';
import { expect, test } from '../journey.ts';
import { SITE_WIDTHS } from '../widths.ts';

test.use({ extraHTTPHeaders: newClient() });

const PARCEL = { weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 100 };

/** A program of the customer, which books in test mode. */
function programWith(key: string, baseURL = '') {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await fetch(`${baseURL}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { id: string; trackingNumber: string };
  };
  const address = (name: string, email: string, place: object) => ({ name, email, ...place });
  return {
    ask,
    book: (reference: string) =>
      ask('POST', '/shipments', {
        reference,
        service: 'standard',
        from: address('Sam Shipper', 'sam@shop.example', {
          line1: 'Torstr. 12',
          postalCode: '10119',
          city: 'Berlin',
          country: 'DE',
        }),
        to: address('Rosa Recipient', 'rosa@people.example', {
          line1: '5 Rue de Rivoli',
          postalCode: '75001',
          city: 'Paris',
          country: 'FR',
        }),
        parcels: [PARCEL],
        payment: { kind: 'account' },
      }),
  };
}

async function makeTestKey(page: Page, inspect: () => Promise<void>): Promise<string> {
  await page.goto('/dashboard/keys?kind=test');
  await page.getByLabel('Name', { exact: true }).fill('Staging shop');
  await expect(page.getByLabel('Mode')).toHaveValue('test');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByTestId('new-key').innerText();
  expect(key).toMatch(/^wpc_test_/);
  await inspect();
  return key;
}

for (const width of SITE_WIDTHS) {
  test(`at ${width} pixels a developer tries a shop in test mode, from the first key to a clean slate`, async ({
    page,
    inspect,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAccount(page.context(), newEmail('developer'));
    await page.goto('/dashboard/developers/requests');
    await expect(page.getByText('No requests yet.')).toBeVisible();
    await inspect();
    const program = programWith(await makeTestKey(page, inspect), baseURL);

    await page.goto('/dashboard/developers');
    await page.getByTestId('mode-switch').getByRole('link', { name: 'Test' }).click();
    await expect(page.getByRole('region', { name: 'Test mode' })).toBeVisible();
    await inspect();
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByText('Add a webhook, or let a program read events')).toBeVisible();
    await inspect();
    await program.ask('GET', '/events');
    await page.reload();
    await expect(page.getByText('New events appear here by themselves.')).toBeVisible();
    const { trackingNumber, id } = await program.book('ORDER-1001');
    await expect(page.getByRole('link', { name: 'shipment.created' })).toBeVisible();
    await inspect();
    await page.getByRole('link', { name: 'shipment.created' }).click();
    await expect(page.getByText(`"trackingNumber": "${trackingNumber}"`)).toBeVisible();
    await expect(page.getByText('This event was sent to no webhook.')).toBeVisible();
    await inspect();

    await page.getByRole('link', { name: 'Test shipments' }).click();
    await page.getByLabel(/^How far WT/).selectOption('Delivered');
    await page.getByRole('button', { name: /^Let it travel/ }).click();
    await expect(page.getByText('was scanned on its way.')).toBeVisible();
    await expect(page.getByRole('table').getByText('Delivered', { exact: true })).not.toHaveCount(
      0,
    );
    await inspect();

    await page.getByRole('link', { name: 'Test emails' }).click();
    await expect(page.getByRole('heading', { name: 'Test emails' })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: /^Delivered: WT/ })).toBeVisible();
    }).toPass();
    await inspect();
    await page
      .getByRole('link', { name: /^Delivered: WT/ })
      .first()
      .click();
    await expect(page.frameLocator('iframe').getByText('Delivered').first()).toBeVisible();
    await inspect();

    await program.ask('GET', `/shipments/${id}`);
    await program.ask('GET', '/shipments/ref:NOTHING');
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('shipment_not_found')).toBeVisible();
    }).toPass();
    await expect(page.getByText('ref:NOTHING')).toHaveCount(0);
    await page.getByLabel('Answer').selectOption('Successful (2xx)');
    await expect(page.getByText('shipment_not_found')).toHaveCount(0);
    await expect(page.getByText('/:shipment').first()).toBeVisible();
    await inspect();

    await page.getByRole('link', { name: 'Test shipments' }).click();
    await page.getByRole('link', { name: 'Delete all test data' }).click();
    await expect(page.getByText('It cannot be brought back.')).toBeVisible();
    await inspect();
    await page.getByRole('link', { name: 'Keep it' }).click();
    await page.getByRole('link', { name: 'Delete all test data' }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByText('All test data was deleted.')).toBeVisible();
    await expect(page.getByText('No test shipments yet.')).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a developer asks for new events by a link, and filters by a button', async ({
    page,
    inspect,
    baseURL,
  }) => {
    await openAccount(page.context(), newEmail('plain'));
    const program = programWith(await makeTestKey(page, inspect), baseURL);
    await program.ask('GET', '/events');
    await program.book('ORDER-1002');
    await page.goto('/dashboard/developers/events?mode=test');
    await expect(async () => {
      await page.getByRole('link', { name: 'Look for new events' }).click();
      await expect(page.getByRole('link', { name: 'shipment.created' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await inspect();
    await page.getByLabel('Type').selectOption('pickup.missed');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Test mode' })).toBeVisible();
  });
});
