import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../../tools/browser.ts';
import {
  beginShift,
  filesWith,
  killBrowser,
  scanByWedge,
  typePin,
  waitForServiceWorker,
} from '../../tools/installation/field-phone.ts';
import { filmLabels } from '../../tools/installation/film-labels.ts';
import { bookParcel } from '../booking.ts';
import { makeField } from '../field.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

const PHONE = { width: 360, height: 640 };

test('a hub shift loses nothing when it goes offline and the browser is killed', async ({
  playwright,
  request,
  baseURL,
}) => {
  test.skip(externalUrl !== undefined, 'reads and changes rows of its own database');
  const canary = `Canary${randomUUID().replaceAll('-', '')}`;
  const { people, enrolUrl } = await makeField([canary, 'Second Person']);
  const [first, second] = people;
  const numbers: string[] = [];
  let label: Buffer = Buffer.alloc(0);
  for (let parcel = 0; parcel < 4; parcel += 1) {
    const { receiptId, trackingNumber } = await bookParcel(request);
    await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${receiptId}'`);
    numbers.push(trackingNumber);
    label = await (await request.get(`/receipt/${receiptId}/label.pdf`)).body();
  }
  const film = await filmLabels([label], 1);
  const pieces = numbers.map((number) => makePieceNumber(number, 1));
  const arrivals = () =>
    readColumn(
      `SELECT ref FROM tracking_events e JOIN shipment_refs USING (shipment_id, shard)
       WHERE ref IN (${numbers.map((number) => `'${number}'`).join()}) AND kind = 'number'
         AND e.code = 'ARRIVED' ORDER BY 1`,
    );

  const profile = mkdtempSync(join(tmpdir(), 'waypost-phone-'));
  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      executablePath: findHeadlessChromium(),
      args: [
        ...CHROMIUM_FLAGS,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
      ...(baseURL !== undefined && { baseURL }),
      locale: 'en-GB',
      viewport: PHONE,
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  try {
    const fresh = await open();
    await fresh.page.goto(enrolUrl);
    await expect(fresh.page.getByText(/^This device is now/)).toBeVisible();
    expect(new URL(fresh.page.url()).hash, 'the token leaves the address at once').toBe('');
    await fresh.page.getByRole('link', { name: 'Begin your shift' }).click();
    await beginShift(fresh.page, first);
    await waitForServiceWorker(fresh.page);
    // Chromium has cookies on the disk after half a minute, or when it is closed
    await fresh.context.close();

    const phone = await open();
    await phone.page.goto('/field');
    await typePin(phone.page, first);
    await phone.page.getByRole('link', { name: 'Receive' }).click();
    await expect(phone.page.getByText('Scan every piece that comes in.')).toBeVisible();
    await scanByWedge(phone.page, pieces[0] ?? '');
    await expect(phone.page.getByText(/^(Received|Not expected here)$/)).toBeVisible();

    await phone.context.setOffline(true);
    await phone.page.goto('/field/receive');
    await typePin(phone.page, first);
    await scanByWedge(phone.page, pieces[1] ?? '');
    await expect(phone.page.getByText(/^(Received|Not expected here)$/)).toBeVisible();
    await scanByWedge(phone.page, pieces[1] ?? '');
    await expect(phone.page.getByText('Scanned already')).toBeVisible();
    await scanByWedge(phone.page, `${baseURL}/track?ref=${numbers[2]}`);
    await expect(phone.page.getByText('Scan the other code')).toBeVisible();
    await scanByWedge(phone.page, pieces[2] ?? '');
    await expect(phone.page.getByText('Scan the other code'), 'must be seen first').toBeVisible();
    await phone.page.getByRole('button', { name: 'I have seen it' }).click();
    await scanByWedge(phone.page, pieces[2] ?? '');
    await expect(phone.page.getByText(/^(Received|Not expected here)$/)).toBeVisible();

    expect(killBrowser(profile)).toBeGreaterThan(0);
    expect(filesWith(profile, [canary]), 'before the PIN').toEqual([]);

    const again = await open();
    await again.context.setOffline(true);
    await again.page.goto('/field/receive');
    await again.page.getByRole('button', { name: 'I am somebody else' }).click();
    await again.page.getByRole('button', { name: 'Back to my shift' }).click();
    await again.page.getByLabel('PIN, six digits').fill('000000');
    await again.page.getByRole('button', { name: 'Go on' }).click();
    await expect(again.page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
    await typePin(again.page, first);
    await again.page.getByRole('button', { name: 'Start the camera' }).click();
    await expect(again.page.getByText(/^(Received|Not expected here)$/)).toBeVisible();
    await again.page.getByRole('button', { name: 'Stop the camera' }).click();
    await again.context.setOffline(false);
    await expect.poll(arrivals, { timeout: 40_000 }).toEqual(numbers.toSorted());

    await again.page.getByRole('link', { name: 'Back' }).click();
    await expect(again.page.getByText(canary)).toBeVisible();
    await again.page.getByRole('link', { name: 'End the shift' }).click();
    await again.page.getByRole('button', { name: 'End now' }).click();
    await beginShift(again.page, second);
    await expect(again.page.getByText(canary)).toBeHidden();
    await expect(again.page.getByText('Second Person')).toBeVisible();
    await again.context.close();
    expect(filesWith(profile, [canary]), 'after the end').toEqual([]);
    expect(await arrivals(), 'none lost, none doubled').toEqual(numbers.toSorted());
  } finally {
    killBrowser(profile);
    rmSync(dirname(film), { recursive: true });
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});
