import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

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
      typed: () => {
        const good = unusedNumber();
        return good.slice(0, -1) + (good.endsWith('7') ? '8' : '7');
      },
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
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      // as typed, whether or not it is shown in groups of four
      const shown = await page.getByRole('main').innerText();
      expect(shown.replaceAll(' ', '')).toContain(ref);

      const reloaded = await page.reload();
      expect(reloaded?.status()).toBe(status);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  }
});

test('every status has a page without faults', async ({ page, inspect }) => {
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

test('a number is found however it is typed', async ({ page, inspect }) => {
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
