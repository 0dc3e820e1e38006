import { expect, test } from '../journey.ts';
import { smallTargets } from '../small-targets.ts';

for (const theme of ['light', 'dark']) {
  for (const direction of ['ltr', 'rtl']) {
    test(`every part is accessible, ${theme} and ${direction}`, async ({ page }) => {
      await page.goto(`/design?theme=${theme}&dir=${direction}`);
      await expect(page.getByRole('heading', { name: 'Parts', exact: true })).toBeVisible();
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('every part fits, and a table becomes blocks that name their columns', async ({ page }) => {
    await page.goto('/design?dir=rtl');
    const row = page.getByRole('row', { name: /Hugo Almeida/ }).first();
    await expect(row).toContainText('Weight (kg)');
    const [name, value] = await Promise.all([
      row.getByText('Weight (kg)').boundingBox(),
      row.getByText('2.5').boundingBox(),
    ]);
    expect(Math.abs((name?.y ?? 0) - (value?.y ?? 99))).toBeLessThan(8);
  });
});

test('no control is smaller than 24 pixels', async ({ page }) => {
  await page.goto('/design');
  expect(await smallTargets(page)).toEqual([]);
});

test('a dialog takes the focus, closes on Escape and gives the focus back', async ({
  page,
  inspect,
}) => {
  await page.goto('/design');
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request a pickup' });
  await expect(dialog.getByLabel('Date')).toBeFocused();
  await inspect();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const [direction, edge] of [
  ['ltr', 'right'],
  ['rtl', 'left'],
] as const) {
  test(`a side panel stands at the end of the line: ${edge} in ${direction}`, async ({ page }) => {
    await page.goto(`/design?dir=${direction}`);
    await page.getByRole('button', { name: 'Open the side panel' }).click();
    const panel = page.getByRole('dialog', { name: 'WP7K 3M9Q 2XTA H84E' });
    // Polled, because the panel slides in.
    await expect(async () => {
      const { x = -1, width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
      expect(height).toBe(900);
      expect(edge === 'left' ? x : 1440 - x - width).toBeLessThanOrEqual(15);
    }).toPass();
  });
}

for (const [direction, forward] of [
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const) {
  test(`${forward} leads to the next tab in ${direction}`, async ({ page }) => {
    await page.goto(`/design?dir=${direction}`);
    await page.getByRole('tab', { name: 'Print' }).focus();
    await page.keyboard.press(forward);
    await expect(page.getByRole('tab', { name: 'Show' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Show' })).toBeVisible();
    await expect(page.getByText('A 4 by 6 inch label')).toBeHidden();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Mail' })).toHaveAttribute('aria-selected', 'true');
  });
}

test('a toast leaves after 2.6 seconds, but not while it is being read', async ({ page }) => {
  await page.clock.install();
  await page.goto('/design');
  await page.clock.pauseAt(Date.now() + 60_000);
  const opener = page.getByRole('button', { name: 'It worked' });
  const toasts = page.getByText('The link is copied');
  for (let press = 0; press < 4; press += 1) await opener.click();
  await expect(toasts).toHaveCount(3);

  await page.clock.runFor(2_000);
  await toasts.first().hover();
  await page.clock.runFor(10_000);
  await expect(toasts).toHaveCount(3);
  await page.mouse.move(0, 0);
  await page.clock.runFor(700);
  await expect(toasts).toHaveCount(0);
  await page.clock.resume();
});

test('a busy button cannot be pressed again, and is announced as busy', async ({ page }) => {
  await page.goto('/design');
  const busy = page.getByRole('button', { name: 'Booking' }).first();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeDisabled();
});
