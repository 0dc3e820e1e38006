import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const PAGES = 'More about what we do';
const DEPARTURES = 'Departures';

function strip(page: Page, title: string): Locator {
  return page.getByRole('group', { name: title });
}

function positionOf(target: Locator): Promise<number> {
  return target.evaluate((element) => element.scrollLeft);
}

/** How far it moves within a time. */
async function moved(target: Locator, milliseconds: number): Promise<number> {
  const before = await positionOf(target);
  await target.page().waitForTimeout(milliseconds);
  return (await positionOf(target)) - before;
}

/** Ninety frames: how far it moved, and how long they were when each counts for 32 ms at most. */
function watchFrames(target: Locator): Promise<{ distance: number; countedMs: number }> {
  return target.evaluate(async (element) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let frameAt = await nextFrame();
    const start = element.scrollLeft;
    let countedMs = 0;
    for (let frame = 0; frame < 90; frame++) {
      const now = await nextFrame();
      countedMs += Math.min(32, now - frameAt);
      frameAt = now;
    }
    return { distance: element.scrollLeft - start, countedMs };
  });
}

test('the first screen shows the focused tracking field beside the quote', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Tracking ID');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(page.getByRole('button', { name: 'See prices' })).toBeInViewport();
});

test('on a phone no field is focused, so that the keyboard stays closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await expect(page.getByLabel('Tracking ID')).toBeVisible();
  await expect(page.getByLabel('Tracking ID')).not.toBeFocused();
});

test('the home page covers services, locations, process, rates, testimonials and support', async ({
  page,
}) => {
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'What will it cost?',
    'Six services, one network',
    '220+ destinations on three lines',
    'Three stops from desk to door',
    'What it costs',
    'What our customers might say',
    'Support',
  ]);
  await expect(page.getByText('98.7%')).toBeVisible();
  await expect(page.getByText('Mon–Fri 9:00–18:00')).toBeVisible();
});

test('testimonials are marked as samples', async ({ page }) => {
  await page.goto('/');
  const voices = page.locator('#testimonials');
  await expect(voices.getByText('These testimonials are samples.')).toBeVisible();
  await expect(voices.getByRole('figure')).toHaveCount(3);
  await expect(voices.getByText('Sample', { exact: true })).toHaveCount(3);
});

test('an example price is the price of the same shipment in the quote', async ({
  page,
  inspect,
}) => {
  await page.goto('/');
  await inspect();
  const row = page.getByRole('row', { name: /Brussels to Antwerp/ });
  const [standard = ''] = await row.getByRole('cell').locator('.numerals').allTextContents();
  expect(standard).toMatch(/^€\d+\.\d\d$/);
  await row.getByRole('link').click();
  await page.waitForURL(/\/services\/express\?type=parcel/);
  await expect(page.getByTestId('price-standard')).toHaveText(standard);
});

test('a city links to its price', async ({ page, inspect }) => {
  await page.goto('/#locations');
  await inspect();
  await page.locator('#locations').getByRole('link', { name: 'Montevideo' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Montevideo, Uruguay');
});

test('the first strip moves by 90 % every three seconds and starts again at its end', async ({
  page,
}) => {
  await page.goto('/');
  const services = strip(page, PAGES);
  await services.scrollIntoViewIfNeeded();
  const { step, end } = await services.evaluate((element) => ({
    step: element.clientWidth * 0.9,
    end: element.scrollWidth - element.clientWidth,
  }));
  expect(Math.abs(await moved(services, 2000))).toBe(0);
  await expect
    .poll(() => positionOf(services), { timeout: 5000 })
    .toBeCloseTo(Math.min(step, end), -1);
  await expect.poll(() => positionOf(services), { timeout: 12_000 }).toBe(0);
});

test('the second strip drifts 20 px a second in an endless loop', async ({ page }) => {
  await page.goto('/');
  const departures = strip(page, DEPARTURES);
  await departures.scrollIntoViewIfNeeded();
  await expect.poll(() => positionOf(departures)).toBeGreaterThan(0);
  const { distance, countedMs } = await watchFrames(departures);
  expect(Math.abs(distance - (countedMs / 1000) * 20)).toBeLessThan(3);

  // a reader who takes it to the end of its list finds it at the start when it moves again
  const pause = page.getByRole('button', { name: 'Pause Departures' });
  await pause.click();
  await departures.evaluate((element) => {
    element.scrollLeft = (element.firstElementChild?.clientWidth ?? 0) - 3;
  });
  await page.getByRole('button', { name: 'Play Departures' }).click();
  await expect.poll(() => positionOf(departures)).toBeLessThan(100);
});

test('a strip pauses while it is hovered, focused or paused by its button', async ({ page }) => {
  await page.goto('/');
  const departures = strip(page, DEPARTURES);
  await departures.scrollIntoViewIfNeeded();
  await expect.poll(() => positionOf(departures)).toBeGreaterThan(0);

  await departures.hover();
  await page.waitForTimeout(100);
  expect(await moved(departures, 800)).toBe(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => moved(departures, 300)).toBeGreaterThan(0);

  await departures.focus();
  await page.waitForTimeout(100);
  expect(await moved(departures, 800)).toBe(0);
  await departures.blur();
  await expect.poll(() => moved(departures, 300)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Pause Departures' }).click();
  await page.waitForTimeout(100);
  expect(await moved(departures, 800)).toBe(0);
  await page.getByRole('button', { name: 'Play Departures' }).click();
  await expect.poll(() => moved(departures, 300)).toBeGreaterThan(0);
});

test('a strip scrolls with the arrow keys', async ({ page }) => {
  await page.goto('/');
  const services = strip(page, PAGES);
  await services.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => positionOf(services)).toBeGreaterThan(0);
});

test('in right-to-left languages a strip moves to the left', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const departures = strip(page, DEPARTURES);
  await departures.scrollIntoViewIfNeeded();
  await expect.poll(() => positionOf(departures)).toBeLessThan(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no strip moves, and there is no pause button', async ({ page }) => {
    await page.goto('/');
    for (const title of [PAGES, DEPARTURES]) {
      const still = strip(page, title);
      await still.scrollIntoViewIfNeeded();
      expect(await moved(still, 3400)).toBe(0);
      await expect(page.getByRole('button', { name: `Pause ${title}` })).toHaveCount(0);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // so high that all of it is laid out when it is inspected
    test.use({ colorScheme, viewport: { width: 1440, height: 9000 } });

    test('the whole home page is accessible', async ({ page }) => {
      await page.goto('/');
      await expect(
        page.getByRole('heading', { name: 'Support', exact: true, level: 2 }),
      ).toBeInViewport();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('the strips are plain lists', async ({ page }) => {
    await page.goto('/');
    await expect(strip(page, PAGES).getByRole('listitem')).toHaveCount(6);
    await expect(strip(page, DEPARTURES).getByRole('listitem')).toHaveCount(12);
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  });
});
