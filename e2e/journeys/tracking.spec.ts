import type { APIRequestContext } from '@playwright/test';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import {
  formatTrackingNumber,
  makePieceNumber,
  makeTrackingNumber,
} from '@waypost/domain/tracking-number';
import { bookParcel } from '../booking.ts';
import { sendScan } from '../device.ts';
import { readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { readPdf } from '../read-pdf.ts';

/** A good number that nobody has: its random part is this test's own. */
function unusedNumber(): string {
  return makeTrackingNumber(7, crypto.getRandomValues(new Uint8Array(8)));
}

test.describe('without a result', () => {
  test.use({ allowed: /the server responded with a status of 40[04]/ });

  const cases = [
    {
      kind: 'too short',
      typed: () => 'WP12',
      status: 400,
      title: 'That ID is too short',
      text: 'Please enter a valid tracking ID.',
    },
    {
      kind: 'mistyped',
      typed: mistypedNumber,
      status: 400,
      title: 'That ID has a typing error',
      text: 'carry a check symbol',
    },
    {
      kind: 'unknown',
      typed: unusedNumber,
      status: 404,
      title: 'We couldn’t find that ID',
      text: 'Check for typos or contact the sender.',
    },
  ];
  for (const { kind, typed, status, title, text } of cases) {
    test(`a number that is ${kind} is answered with ${status} and told as such`, async ({
      page,
    }) => {
      const ref = typed();
      await page.goto('/track');
      await page.getByLabel('Tracking ID').fill(ref);
      await page.getByRole('button', { name: 'Track', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'We couldn’t find that ID' })).toBeVisible();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try another ID' })).toBeVisible();
      // as typed, whether or not it is shown in groups of four
      const shown = await page.getByRole('main').innerText();
      expect(shown.replaceAll(' ', '')).toContain(ref);

      const reloaded = await page.reload();
      expect(reloaded?.status()).toBe(status);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  }
});

const ANTWERP = { city: 'Antwerp', country: 'BE' };

function mistypedNumber(): string {
  const good = unusedNumber();
  return good.slice(0, -1) + (good.endsWith('7') ? '8' : '7');
}

test('every status has a page that passes inspection', async ({ page, inspect }) => {
  test.skip(externalUrl !== undefined, 'chooses shipments in the database');
  const refs = await readColumn(
    `SELECT DISTINCT ON (status) tracking_number || ' ' || status
     FROM shipment_state JOIN shipments ON id = shipment_id ORDER BY status`,
  );
  expect(refs).toHaveLength(7);
  for (const row of refs) {
    const [number = '', ...status] = row.split(' ');
    await page.goto(`/track?ref=${number}`);
    const shown = status.join(' ').toLowerCase();
    await expect(page.locator('main')).toContainText(
      new RegExp(shown === 'created' ? 'label created' : shown, 'i'),
    );
    await inspect();
  }
});

test('a number is found in any spelling', async ({ page, inspect }) => {
  test.skip(externalUrl !== undefined, 'chooses a shipment in the database');
  const [number = ''] = await readColumn('SELECT tracking_number FROM shipments LIMIT 1');
  const typed = number
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/.{4}(?=.)/g, '$&-');
  await page.goto('/');
  await inspect();
  await page.getByLabel('Tracking ID').first().fill(` ${typed} `);
  await page.getByRole('button', { name: 'Track', exact: true }).first().click();
  await page.waitForURL(/\/track\?ref=/);
  await expect(page.getByTestId('tracking-number')).toContainText(number.slice(0, 4));
});

test('every kind of exception is explained', async ({ page, request, inspect, deviceKey }) => {
  const lost = (await bookParcel(request)).trackingNumber;
  const back = (await bookParcel(request)).trackingNumber;
  // each graver than the one before it, so that it is the one that is told
  const kinds = [
    { ref: lost, code: 'HELD', told: 'Held at our hub in Antwerp' },
    { ref: lost, code: 'EXCEPTION', reason: 'failed_attempt', told: 'tried without success' },
    { ref: lost, code: 'EXCEPTION', reason: 'address', told: 'Address not found in Antwerp' },
    { ref: lost, code: 'CUSTOMS_HOLD', told: 'Held by customs in Antwerp' },
    { ref: lost, code: 'EXCEPTION', reason: 'damage', told: 'Found damaged in Antwerp' },
    { ref: lost, code: 'EXCEPTION', reason: 'loss', told: 'Missing in Antwerp' },
    { ref: back, code: 'RETURNED', told: 'Returned to the sender in Antwerp' },
  ];
  for (const { told, ...scan } of kinds) {
    await sendScan(request, deviceKey, { ...scan, ...ANTWERP });
    await page.goto(`/track?ref=${scan.ref}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(told);
    await inspect();
  }
});

test('several numbers at once give a live list with an answer for each', async ({
  page,
  request,
  inspect,
  deviceKey,
}) => {
  const { trackingNumber } = await bookParcel(request);
  const { inTransit, freight } = SAMPLE_NUMBERS;
  const [mistyped, unknown] = [mistypedNumber(), unusedNumber()];
  const typed = [formatTrackingNumber(inTransit), freight, mistyped, unknown, trackingNumber];
  await page.goto('/track');
  await page.getByLabel('Tracking ID').fill(`${typed.join('  ')}, WP12`);
  await inspect();
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('heading', { name: '6 shipments' })).toBeVisible();

  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(0)).toContainText('In transit');
  await expect(rows.nth(2)).toContainText('the check symbol does not add up');
  await expect(rows.nth(3)).toContainText('We couldn’t find that tracking ID');
  await expect(rows.nth(5)).toContainText('Too short for a tracking ID.');

  const row = rows.nth(4);
  await expect(row).toContainText('Label created');
  await expect(page.getByTestId('freshness')).toHaveAttribute('data-freshness', 'live');
  await sendScan(request, deviceKey, { ref: trackingNumber, code: 'PICKED_UP', ...ANTWERP });
  await expect(row).toContainText('Picked up in Antwerp');
  await expect(page.getByTestId('news')).toContainText('Picked up in Antwerp');
  await inspect();

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Picked up in Antwerp');
});

test('a shared link has a preview with number and status, and is not indexed by search engines', async ({
  request,
}) => {
  const html = await (await request.get(`/track?ref=${SAMPLE_NUMBERS.inTransit}`)).text();
  const grouped = formatTrackingNumber(SAMPLE_NUMBERS.inTransit);
  expect(html).toContain(`property="og:title" content="${grouped} | Waypost"`);
  expect(html).toContain('property="og:description" content="In transit. See where');
  expect(html).toMatch(/property="og:image" content="[^"]+\.png"/);
  expect(html).toContain('name="robots" content="noindex"');
});

test('more than 40 numbers give the first 40 and a note', async ({ page }) => {
  const numbers = Array.from({ length: 41 }, (_, at) =>
    makePieceNumber(SAMPLE_NUMBERS.freight, at + 1),
  );
  await page.goto(`/track?ref=${numbers.join(',')}`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(40);
  await expect(page.getByText('You entered 41 IDs. These are the first 40')).toBeVisible();
});

test('a change is announced once, and a growing age is not', async ({
  page,
  request,
  deviceKey,
}) => {
  const { trackingNumber: ref } = await bookParcel(request);
  await page.clock.install();
  await page.goto(`/track?ref=${ref}`);
  const news = page.getByTestId('news');
  await expect(page.getByTestId('freshness')).toHaveAttribute('data-freshness', 'live');
  await expect(news).toHaveText('');
  await sendScan(request, deviceKey, { ref, code: 'PICKED_UP', ...ANTWERP });
  await expect(news).toContainText('Updated. Picked up in Antwerp');
  const announced = await news.innerText();
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 minutes ago');
  expect(await news.innerText()).toBe(announced);
});

test('the number of a piece opens its shipment with that piece marked', async ({ page }) => {
  await page.goto(`/track?ref=${makePieceNumber(SAMPLE_NUMBERS.freight, 2)}`);
  await expect(page.getByText('You asked for piece 2: Delivered.')).toBeVisible();
  const pieces = page.locator('#pieces').getByRole('listitem');
  await expect(pieces).toHaveCount(3);
  await expect(pieces.first()).toContainText('The piece you asked for');
  await expect(pieces.first()).toContainText(
    formatTrackingNumber(makePieceNumber(SAMPLE_NUMBERS.freight, 2)),
  );
});

test.describe('in print', () => {
  test('the sheet can be downloaded and says the same as the page', async ({ page }) => {
    await page.goto(`/track?ref=${SAMPLE_NUMBERS.customsHold}`);
    const [day = '', event = ''] = (await page.getByRole('heading', { level: 1 }).innerText())
      .replaceAll('\u00a0', ' ')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const [arrived] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(arrived.suggestedFilename()).toBe(`waypost-${SAMPLE_NUMBERS.customsHold}-tracking.pdf`);
    const { text } = await readPdf(await arrived.path());
    // the age may have grown by a minute
    const [begin = ''] = event.split(';');
    expect(text).toContain(day);
    expect(text).toContain(begin);
    expect(text).toContain('Toronto, Canada');
  });

  test('a page with 15 events fits on one sheet, with every event and its address', async ({
    page,
    request,
    deviceKey,
  }) => {
    const ref = await shipmentOf15Events(request, deviceKey);
    await page.goto(`/track?ref=${ref}`);
    await expect(page.getByText('Show 7 earlier events')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const path = test.info().outputPath('printed.pdf');
    await page.pdf({ path, format: 'A4', preferCSSPageSize: true });
    const { text, pageCount } = await readPdf(path);
    expect(pageCount).toBe(1);
    expect(text.match(/Arrived at our hub|Departed from our hub/g)).toHaveLength(14);
    expect(text).toContain(`/track?ref=${ref}`);
    await page.emulateMedia({ media: null });
  });
});

async function shipmentOf15Events(request: APIRequestContext, key: string): Promise<string> {
  const { trackingNumber: ref } = await bookParcel(request);
  for (let n = 0; n < 14; n += 1) {
    const occurredAt = new Date(Date.now() - (14 - n) * 60_000).toISOString();
    const code = n % 2 === 0 ? 'ARRIVED' : 'DEPARTED';
    await sendScan(request, key, { ref, code, ...ANTWERP, occurredAt });
  }
  return ref;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('a list, a folded timeline and the way to support work', async ({ page, inspect }) => {
    const { inTransit, freight } = SAMPLE_NUMBERS;
    await page.goto('/track');
    await page.getByLabel('Tracking ID').fill(`${inTransit} ${freight}`);
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    await expect(page.getByRole('heading', { name: '2 shipments' })).toBeVisible();
    await inspect();

    await page.getByRole('main').getByRole('link').nth(1).click();
    const first = page.getByText('Label created', { exact: true }).last();
    await expect(first).toBeHidden();
    await page.getByText(/^Show \d+ earlier events$/).click();
    await expect(first).toBeVisible();
    await inspect();

    await page.getByRole('link', { name: 'Write to support' }).click();
    await expect(page.getByLabel('Message')).toHaveValue(`Tracking ID ${freight}\n\n`);
  });
});
