import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { bookParcel } from '../booking.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

async function download(page: Page, name: string): Promise<{ file: string; bytes: Buffer }> {
  const [arrived] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return { file: arrived.suggestedFilename(), bytes: await readFile(await arrived.path()) };
}

test('a label is withheld until the booking is confirmed, and then printed', async ({
  page,
  request,
  inspect,
}) => {
  test.skip(externalUrl !== undefined, 'changes rows of its own database');
  const { receiptId } = await bookParcel(request);
  await page.goto(`/receipt/${receiptId}`);
  await expect(page.getByText('Withheld until the code').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Label (PDF)' })).toBeHidden();
  const receipt = await download(page, 'Receipt (PDF)');
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await inspect();

  // somebody kept the address of the label
  await page.goto(`/receipt/${receiptId}/label.pdf`);
  await expect(page).toHaveURL(`/receipt/${receiptId}#documents`);

  await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${receiptId}'`);
  await page.reload();
  const label = await download(page, 'Label (PDF)');
  expect(label.file).toMatch(/^waypost-WP[0-9A-Z]{14}-label\.pdf$/);
  expect(label.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const zpl = await download(page, 'Label (ZPL)');
  expect(zpl.bytes.toString()).toMatch(/^\^XA[^]*\^XZ\n$/);
});

async function bookPallets(request: APIRequestContext): Promise<string> {
  const { receiptId } = await bookParcel(request, { pallets: 45, payment: 'card' });
  await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${receiptId}'`);
  return receiptId;
}

test('labels of many pallets are made while the page shows progress, then downloaded', async ({
  page,
  request,
  inspect,
}) => {
  test.skip(externalUrl !== undefined, 'changes rows of its own database');
  const receiptId = await bookPallets(request);
  const waits = await request.get(`/receipt/${receiptId}/bill-of-lading.pdf`);
  expect([waits.status(), waits.headers()['retry-after']]).toEqual([202, '2']);
  expect(await waits.json()).toMatchObject({ done: 0, total: 45 });

  await page.goto(`/receipt/${receiptId}`);
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('link', { name: 'Label (PDF)' }).click();
  await expect(page.getByText(/^Making labels: \d+ of 45$/)).toBeVisible();
  await inspect();
  const arrived = await arriving;
  expect(arrived.suggestedFilename()).toMatch(/-label\.pdf$/);
  await expect(page.getByRole('heading', { name: 'Your document is ready' })).toBeVisible();
  await inspect();
  const again = await download(page, 'Label (PDF)');
  expect(again.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('without scripts', () => {
  // the browser names every script that it was told not to run
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('a receipt is downloaded by a plain link', async ({ page, request }) => {
    const { receiptId } = await bookParcel(request);
    await page.goto(`/receipt/${receiptId}`);
    const receipt = await download(page, 'Receipt (PDF)');
    expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('labels of many pallets arrive by a page that refreshes itself', async ({
    page,
    request,
  }) => {
    test.skip(externalUrl !== undefined, 'changes rows of its own database');
    const receiptId = await bookPallets(request);
    await page.goto(`/receipt/${receiptId}`);
    const arriving = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('link', { name: 'Label (PDF)' }).click();
    await expect(page.getByText(/^Making labels: \d+ of 45$/)).toBeVisible();
    const arrived = await arriving;
    expect((await readFile(await arrived.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
