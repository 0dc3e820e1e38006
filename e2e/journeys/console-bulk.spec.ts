import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { readPdf } from '../read-pdf.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line of the installation');

const HEADS =
  'Reference,Service,From city,From country,To city,To country,Mass,Recipient,Email,Address';
const GOOD =
  'Standard,Antwerp,Belgium,Lyon,France,2.5,Rosa Recipient,rosa@people.example,12 Rue Longue';

function fileOf(tag: string): string {
  return [
    HEADS,
    `${tag}-ONE,${GOOD}`,
    `${tag}-TWO,${GOOD}`,
    `,Overnight,Antwerp,Belgium,Lyon,France,2.5,Rosa,rosa@people.example,12 Rue Longue`,
    `,Standard,Antwerp,Belgium,Lyon,Freedonia,heavy,Rosa,rosa@people.example,12 Rue Longue`,
  ].join('\n');
}

async function choose(page: Page, tag: string, inspect: () => Promise<void>): Promise<void> {
  await page.goto('/admin/bulk');
  await expect(page.getByRole('heading', { name: 'Upload a file' })).toBeVisible();
  await inspect();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: `${tag}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(fileOf(tag)),
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.waitForURL(/\/admin\/bulk\/[0-9a-f-]{36}$/);
}

for (const width of CONSOLE_WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('staff uploads a file, chooses a column, corrects nothing and enters the good rows', async ({
      page,
      context,
      inspect,
    }) => {
      const tag = `BULK${width}-${Date.now()}`;
      await enterAs(context, await makeStaff('Otto Operations', 'operations'));
      await page.goto('/admin/dashboard');
      await inspect();
      await page.getByRole('main').getByRole('link', { name: 'Bulk upload' }).click();
      const [template] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Template as CSV' }).click(),
      ]);
      expect(readFileSync(await template.path(), 'utf8')).toContain('Weight (kg)');

      await choose(page, tag, inspect);
      await expect(page.getByText('Choose a column of the file for: Weight (kg).')).toBeVisible();
      await inspect();
      await page.getByLabel('What Mass is').selectOption('Weight (kg) (required)');
      await page.getByRole('button', { name: 'Check the file' }).click();

      const start = page.getByRole('button', { name: 'Enter 2 shipments' });
      await expect(start).toBeVisible({ timeout: 15_000 });
      const errors = page.getByRole('table', { name: 'Errors in the file' });
      await expect(errors.getByRole('row')).toHaveText([
        /Row/,
        /4.*Service.*is none of Standard/,
        /5.*To country.*has no country that we know/,
        /5.*Weight.*is not a number/,
      ]);
      await expect(page.getByText('Lyon, France').first()).toBeVisible();
      await inspect();
      await start.click();
      await expect(page.getByText('2 shipments were entered.')).toBeVisible({ timeout: 15_000 });
      await inspect();

      await expect(page.getByText('2 shipments, rows 2 to 3.')).toBeVisible();
      const [labels] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Labels (PDF)' }).click(),
      ]);
      expect((await readPdf(await labels.path())).pageCount).toBe(2);
      await inspect();
      await page.goBack();
      const [zpl] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Labels (ZPL)' }).click(),
      ]);
      expect(readFileSync(await zpl.path(), 'utf8').match(/\^XA/g)).toHaveLength(2);
      await inspect();
      await page.goBack();

      const [report] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Report as CSV' }).click(),
      ]);
      const lines = readFileSync(await report.path(), 'utf8')
        .trimEnd()
        .split('\n');
      expect(lines).toHaveLength(5);
      expect(lines[1]).toMatch(/^2,Entered,WP[0-9A-Z]{14},$/);
      expect(lines[4]).toContain('Has errors');

      await page.goto(`/admin/dashboard?search=${tag}-TWO`);
      await expect(page.getByRole('row', { name: /Rosa Recipient/ })).toHaveCount(1);
    });
  });
}

test.describe('without scripts', () => {
  // how Chromium calls a script that it was told not to load
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('the page of an upload reloads itself until it is done', async ({
    page,
    context,
    inspect,
  }) => {
    const tag = `PLAIN-${Date.now()}`;
    await enterAs(context, await makeStaff('Otto Operations', 'operations'));
    await choose(page, tag, inspect);
    await page.getByLabel('What Mass is').selectOption('weight', { timeout: 15_000 });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Enter 2 shipments' }).click({ timeout: 20_000 });
    await expect(page.getByText('2 shipments were entered.')).toBeVisible({ timeout: 20_000 });
  });
});
