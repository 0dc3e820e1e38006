import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { runProgram } from '../../tools/installation/run-program.ts';
import type { Demonstration } from '../../tools/run/ways-in.ts';
import { bookParcel } from '../booking.ts';
import { sendScan } from '../device.ts';
import { readPdf } from '../read-pdf.ts';
import { chooseDevEnvironment } from './environment.ts';

async function downloadPdf(page: Page, link: string): Promise<string> {
  const [arrived] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return (await readPdf(await arrived.path())).text;
}

/** When Vite has just compiled libraries it reloads the page once, which must not happen after a click. */
async function openSettled(page: Page, path: string): Promise<void> {
  // the reload may end this very step
  await page.goto(path).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  await page.goto(path);
}

async function createKey(): Promise<string> {
  const args = ['tools/run/server-command.ts', 'keys', 'create', '--name', 'Hub of the first hour'];
  return (await runProgram(process.execPath, args, await chooseDevEnvironment())).trim();
}

async function readWaysIn(request: APIRequestContext): Promise<Demonstration> {
  const answer = await request.get('/api/demo');
  expect(answer.status()).toBe(200);
  return answer.json();
}

const shown = (number: string) => number.replaceAll(/.{4}(?=.)/g, '$& ');

test('a parcel is booked, labelled, scanned and delivered under pnpm dev, and seen by four people', async ({
  browser,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  const open = async (signIn?: string) => {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
    const page = await context.newPage();
    if (signIn !== undefined) await page.goto(`/api/demo/sign-in/${signIn}`);
    return page;
  };
  const account = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin },
  });
  await account.get('/api/demo/sign-in/customer', { maxRedirects: 0 });
  const { receiptId, trackingNumber } = await bookParcel(account, { payment: 'card' });
  const key = await createKey();
  const scan = (code: string, city: string, country: string) =>
    sendScan(account, key, { ref: trackingNumber, code, city, country });

  const customer = await open('customer');
  await openSettled(customer, `/receipt/${receiptId}`);
  expect(await downloadPdf(customer, 'Receipt (PDF)')).toContain('Ada Lindqvist');
  const label = await downloadPdf(customer, 'Label (PDF)');
  expect(label.replaceAll(' ', '')).toContain(trackingNumber);

  const guest = await open();
  await openSettled(guest, `/track?ref=${trackingNumber}`);
  expect(await downloadPdf(guest, 'Download PDF')).toContain('Lisbon');
  await scan('PICKED_UP', 'Antwerp', 'BE');
  await scan('OUT_FOR_DELIVERY', 'Lisbon', 'PT');
  await scan('DELIVERED', 'Lisbon', 'PT');
  // the page follows by itself
  await expect(guest.getByText(/^Delivered/).first()).toBeVisible();

  await customer.goto('/dashboard');
  const row = customer.getByRole('row').filter({ hasText: shown(trackingNumber) });
  await expect(row).toContainText('Delivered');

  for (const set of ['support', 'owner']) {
    const staff = await open(set);
    await staff.goto(`/admin/dashboard?search=${trackingNumber}`);
    const found = staff.getByRole('row').filter({ hasText: shown(trackingNumber) });
    await expect(found).toContainText('Delivered');
  }
});

test('the sign-ins that pnpm dev prints open a customer’s year of data and the console', async ({
  page,
  request,
}) => {
  const { shipments, signIns } = await readWaysIn(request);
  expect(signIns.map(({ who }) => who)).toEqual([
    'customer',
    'support',
    'operations',
    'finance',
    'owner',
  ]);
  expect(shipments).toHaveLength(7);
  for (const { status, trackingNumber } of shipments) {
    const tracked = await request.get(`/api/shipments/track/${trackingNumber}`);
    expect(await tracked.json()).toMatchObject({ status });
  }

  await page.goto('/api/demo/sign-in/customer');
  await page.goto('/dashboard/billing');
  await expect(page.getByRole('link', { name: /invoice/i }).first()).toBeVisible();
  await page.goto('/dashboard/pickups');
  await expect(page.getByText('Collected').first()).toBeVisible();

  // opened twice, as people do
  await page.goto('/api/demo/sign-in/support');
  await page.goto('/api/demo/sign-in/support');
  await page.goto('/admin/desk');
  await expect(page.getByText('Damaged').or(page.getByText('Customs')).first()).toBeVisible();
});
