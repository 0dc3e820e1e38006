import { expect, type Page, test } from '@playwright/test';
import { bookParcel } from '../booking.ts';
import { readPdf } from '../read-pdf.ts';

async function downloadPdf(page: Page, link: string): Promise<string> {
  const [arrived] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return (await readPdf(await arrived.path())).text;
}

/** A page that Vite has just compiled the libraries of reloads itself once. */
async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await page.goto(path);
}

test('books a parcel under pnpm dev and prints its receipt, label and tracking sheet', async ({
  page,
  request,
}) => {
  const { receiptId, trackingNumber } = await bookParcel(request, { payment: 'card' });

  await openSettled(page, `/receipt/${receiptId}`);
  await expect(page.getByRole('heading', { name: 'Booked', exact: true })).toBeVisible();
  expect(await downloadPdf(page, 'Receipt (PDF)')).toContain('Ada Lindqvist');
  const label = await downloadPdf(page, 'Label (PDF)');
  expect(label.replaceAll(' ', '')).toContain(trackingNumber);

  await openSettled(page, `/track?ref=${trackingNumber}`);
  expect(await downloadPdf(page, 'Download PDF')).toContain('Lisbon');
});
