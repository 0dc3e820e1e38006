import type { Locator, Page } from '@playwright/test';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { sendScan } from '../device.ts';
import { readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { openTileFront } from '../installation/tile-front.ts';
import { expect, test } from '../journey.ts';

const IN_TRANSIT = `/track?ref=${SAMPLE_NUMBERS.inTransit}`;

async function openMap(page: Page): Promise<Locator> {
  const map = page.getByTestId('map');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-phase', 'open');
  return map;
}

/** How many colours the canvases of the base map hold; 1 is blank. */
function coloursOf(map: Locator): Promise<number> {
  return map.evaluate((element) => {
    const colours = new Set<number>();
    for (const canvas of element.querySelectorAll('canvas')) {
      const pen = canvas.getContext('2d');
      if (pen === null) continue;
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      for (const colour of new Uint32Array(data.buffer)) colours.add(colour);
    }
    return colours.size;
  });
}

/** Fingers that go down together and move alike. */
async function drag(page: Page, fingers: { x: number; y: number }[], by: { x: number; y: number }) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({
        x: x + by.x * share,
        y: y + by.y * share,
        id,
      })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devTools.detach();
}

/** The whole route shows all stops. */
const stopsInSight = (map: Locator) =>
  map.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.map-stop')].filter((stop) => {
      const { x, y } = stop.getBoundingClientRect();
      return x > left && x < right && y > top && y < bottom;
    }).length;
  });

test('a visitor sees the route on our own map, and opens a stop', async ({ page }) => {
  await page.goto(IN_TRANSIT);
  const map = await openMap(page);
  await expect.poll(() => coloursOf(map)).toBeGreaterThan(3);
  await expect(map.locator('.map-stop')).toHaveCount(3);
  await expect(map.locator('.map-way-done')).toHaveCount(1);
  await expect(map.locator('.map-way-ahead')).toHaveCount(1);

  const current = map.getByRole('button', { name: /^Current: / });
  const panel = map.getByRole('dialog');
  const box = await current.boundingBox();
  if (box === null) throw new Error('the current stop is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(panel).toBeVisible();
  await page.mouse.up();
  await expect(panel.getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute(
    'href',
    /mlat=-?\d+\.\d+&mlon=-?\d+\.\d+/,
  );
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  // a stop that was opened stays where it is: nothing zooms in behind the reader's back
  const origin = map.getByRole('button', { name: /^Origin: / });
  await origin.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(origin).toBeFocused();

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The points on the map are up to date.')).toBeVisible();
});

test('the map keeps the whole route in view, and the wheel scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(IN_TRANSIT);
  const map = await openMap(page);
  await expect(map.locator('.map-stop')).toHaveCount(3);
  // longer than the map waits before it would go closer
  await page.waitForTimeout(3_500);
  expect(await stopsInSight(map)).toBe(3);
  await map.hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  // a click while the map is still on its way counts from where it is
  const closer = map.getByRole('button', { name: 'Zoom in' });
  await expect(async () => {
    await closer.click();
    await expect(closer).toHaveAttribute('aria-disabled', 'true', { timeout: 1_000 });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    // two fingers that come while the page still scrolls
    allowed: /Ignored attempt to cancel a touch/,
  });

  test('the map loads when it is near, takes no extra room, and leaves one-finger scrolling to the page', async ({
    page,
  }) => {
    const assets: string[] = [];
    page.on('request', (request) => assets.push(request.url()));
    await page.goto(IN_TRANSIT);
    await expect(page.getByTestId('freshness')).toHaveAttribute('data-freshness', 'live');
    expect(assets.filter((url) => /world-|cities\.|map-view/.test(url))).toEqual([]);
    const waiting = await page.getByTestId('map').boundingBox();

    const map = await openMap(page);
    expect(assets.filter((url) => /world-|cities\.|map-view/.test(url)).length).toBeGreaterThan(2);
    const opened = await map.boundingBox();
    expect(opened?.height).toBe(280);
    expect([opened?.width, opened?.height]).toEqual([waiting?.width, waiting?.height]);

    const scrolled = () => page.evaluate(() => window.scrollY);
    const stop = map.locator('.map-stop').first();
    const inMap = async () => ((await stop.boundingBox())?.x ?? 0) - (opened?.x ?? 0);
    const y = (opened?.y ?? 0) + 140;
    // the first touch ends what the map does by itself
    await drag(page, [{ x: 120, y }], { x: 0, y: 10 });
    const [pageBefore, mapBefore] = [await scrolled(), await inMap()];
    await drag(page, [{ x: 120, y }], { x: 0, y: 100 });
    await expect.poll(scrolled).toBeLessThan(pageBefore);
    expect(await inMap()).toBe(mapBefore);
    const two = [100, 200].map((x) => ({ x, y: y + 60 }));
    await drag(page, two, { x: 60, y: 0 });
    await expect.poll(inMap).toBeGreaterThan(mapBefore + 30);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('a list shows where the shipment is', async ({ page }) => {
    await page.goto(IN_TRANSIT);
    const list = page.getByRole('list', { name: 'Places of this shipment' });
    for (const kind of ['Origin', 'Current', 'Destination']) {
      await expect(list.getByText(kind, { exact: true })).toBeVisible();
    }
    const links = list.getByRole('link', { name: /^Open in Maps/ });
    await expect(links).toHaveCount(3);
    await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByTestId('map')).toBeHidden();
  });
});

test('a scan moves the shipment on the open map', async ({ page, request, deviceKey }) => {
  test.skip(externalUrl !== undefined, 'chooses a shipment in the database');
  const [ref = ''] = await readColumn(
    `SELECT tracking_number FROM shipment_state JOIN shipments ON id = shipment_id
     WHERE status = 'In Transit' ORDER BY tracking_number LIMIT 1`,
  );
  await page.goto(`/track?ref=${ref}`);
  const map = await openMap(page);
  await expect(page.getByTestId('freshness')).toHaveAttribute('data-freshness', 'live');
  await sendScan(request, deviceKey, { ref, code: 'ARRIVED', city: 'Reykjavik', country: 'IS' });
  await expect(map.getByRole('button', { name: 'Current: Reykjavik, Iceland' })).toBeVisible();
});

test.describe('with tiles', () => {
  test.skip(externalUrl !== undefined, 'starts a web of its own');
  test.use({ allowed: /^third party: http:\/\/127\.0\.0\.1:|status of 500|^500: / });

  test('a provider’s tiles cover the base map, then those of its fallback, then none', async ({
    page,
    inspect,
  }) => {
    const front = await openTileFront();
    try {
      front.answering.add('first').add('second');
      await page.goto(`${front.origin}${IN_TRANSIT}`);
      const map = await openMap(page);
      const tiles = map.locator('img.leaflet-tile');
      await expect(tiles.first()).toHaveAttribute('src', /\/first\//);
      await expect(page.getByText('Tiles by the journey.')).toBeVisible();
      await expect.poll(() => front.asked.some((path) => path.startsWith('/first/'))).toBe(true);

      front.answering.delete('first');
      await page.goto(`${front.origin}/track?ref=${SAMPLE_NUMBERS.outForDelivery}`);
      await openMap(page);
      await expect(tiles.first()).toHaveAttribute('src', /\/second\//);
      await expect.poll(() => front.asked.some((path) => path.startsWith('/second/'))).toBe(true);

      front.answering.clear();
      await page.reload();
      await openMap(page);
      await expect(tiles).toHaveCount(0);
      await expect.poll(() => coloursOf(map)).toBeGreaterThan(3);
      await inspect();
      // before the live stream is cut
      await page.goto('about:blank');
    } finally {
      await front.close();
    }
  });
});
