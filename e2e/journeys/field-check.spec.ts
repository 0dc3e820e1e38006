import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../../tools/browser.ts';
import { bookParcel } from '../booking.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { filmLabels } from '../../tools/installation/film-labels.ts';

test('the camera of a phone reads each of our labels as it appears', async ({
  playwright,
  request,
  baseURL,
}) => {
  test.skip(externalUrl !== undefined, 'changes rows of its own database');
  const labels: Buffer[] = [];
  const numbers: string[] = [];
  for (let label = 0; label < 2; label += 1) {
    const { receiptId, trackingNumber } = await bookParcel(request);
    await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${receiptId}'`);
    labels.push(await (await request.get(`/receipt/${receiptId}/label.pdf`)).body());
    numbers.push(formatTrackingNumber(trackingNumber));
  }
  const film = await filmLabels(labels, 2);
  const browser = await playwright.chromium.launch({
    executablePath: findHeadlessChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', locale: 'en-GB' });
    await page.goto('/field/check');
    await page.getByRole('button', { name: 'Start the camera' }).click();
    for (const number of numbers) {
      await expect(page.getByText(`Piece 1 of ${number}. Read in`)).toBeVisible();
    }
    await expect(page.getByText('Works', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop the camera' }).click();
    await expect(page.locator('video')).toBeHidden();
  } finally {
    await browser.close();
    rmSync(dirname(film), { recursive: true });
  }
});

test('a phone without a camera is told so, and all other checks work', async ({
  page,
  inspect,
}) => {
  await page.goto('/field/check');
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(page.getByText(/No camera was found|The camera is not allowed/)).toBeVisible();

  // a scanner types its 19 symbols and Enter within a few milliseconds each
  await page.evaluate((piece) => {
    for (const symbol of piece) {
      const code = /\d/.test(symbol) ? `Digit${symbol}` : `Key${symbol}`;
      const shiftKey = /[A-Z]/.test(symbol);
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code, shiftKey, bubbles: true, cancelable: true }),
      );
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter', bubbles: true }));
  }, 'JJD014600003');
  await expect(
    page.getByText('A code that is not ours: JJD014600003 1 scan so far.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Wrong' }).click();
  await page.getByRole('button', { name: 'I can', exact: true }).click();
  await page.getByRole('button', { name: 'Try the storage' }).click();
  await expect(page.getByText(/are free\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Compare the clocks' }).click();
  await expect(page.getByText(/^Right to/)).toBeVisible();
  await inspect();
});
