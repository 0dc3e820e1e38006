import { test as base, expect, type Page } from '@playwright/test';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { type FormRow, PUBLIC_FORMS, SIGNED_IN_FORMS } from '../bad-line-forms.ts';
import { newClient } from '../customer.ts';
import { type BadLine, openBadLine } from '../installation/bad-line.ts';
import { externalUrl } from '../installation/environment.ts';
import { waitUntilScriptsTookOver } from '../scripts-took-over.ts';

const test = base.extend<object, { line: BadLine }>({
  line: [
    async ({}, use) => {
      const line = await openBadLine();
      await use(line);
      await line.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ line }, use) => use(line.origin),
  extraHTTPHeaders: ({}, use) => use(newClient()),
});

test.skip(externalUrl !== undefined, 'needs the origin that web expects');
test.afterEach(({ line }) => line.become('open'));

const AFTER_ONLINE_MS = 5_000;
const BY_ITSELF_MS = 20_000;
const NOTICE = /No answer came|No connection/;
/** Claims that cannot be known to be true when an answer is lost. */
const FALSE =
  /page did not load|on our side|was not|did not go through|nothing .{0,30}(booked|sent)/i;

/** As far as the reader sees them. Files are told by their name. */
function valuesOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .filter(({ name, type }) => name !== '' && type !== 'hidden')
      .map((field) => {
        const isTicked = field.type === 'checkbox' || field.type === 'radio';
        return `${field.name}=${isTicked ? field.checked : field.value}`;
      })
      .join('\n'),
  );
}

async function expectNothingLost(page: Page, typed: string): Promise<void> {
  await expect(page.getByText(NOTICE).first()).toBeVisible();
  expect(await valuesOn(page)).toBe(typed);
  const told = await page.getByRole('alert').or(page.locator('h1, [role=status]')).allInnerTexts();
  expect(told.filter((text) => FALSE.test(text))).toEqual([]);
}

async function expectToSurvive(page: Page, line: BadLine, row: FormRow, mode: 'cut' | 'drop') {
  await page.goto('/faq');
  await row.open(page);
  await waitUntilScriptsTookOver(page);
  const typed = await valuesOn(page);
  const before = line.dropped();
  line.become(mode);
  await row.press(page);
  const isUnheard = mode === 'drop' && row.asks !== true;
  if (isUnheard) await expect.poll(() => line.dropped()).toBeGreaterThan(before);
  await expectNothingLost(page, typed);
  line.become('open');
  const goesOn = row.asks === true || (isUnheard && row.findsOut === true);
  if (!goesOn) await row.press(page);
  await (isUnheard ? (row.doneUnheard ?? row.done) : row.done)(page);
}

for (const mode of ['cut', 'drop'] as const) {
  const what = mode === 'cut' ? 'the line is cut' : 'the answer is lost';
  for (const row of [...PUBLIC_FORMS, ...SIGNED_IN_FORMS]) {
    const tag = row.isShort === true ? [] : ['@nightly'];
    test(
      `${row.name} keeps what was typed when ${what}, and works when it is back`,
      { tag },
      async ({ page, line }) => {
        await expectToSurvive(page, line, row, mode);
      },
    );
  }
}

test('a form without an answer can be sent again after a timeout', async ({ page, line }) => {
  await page.clock.install();
  const contact = PUBLIC_FORMS.find(({ name }) => name === 'the contact form');
  if (contact === undefined) throw new Error('there is no contact form');
  await contact.open(page);
  await waitUntilScriptsTookOver(page);
  const typed = await valuesOn(page);
  line.become('stall');
  await contact.press(page);
  await page.clock.fastForward('00:40');
  await expectNothingLost(page, typed);
  line.become('open');
  await contact.press(page);
  await contact.done(page);
});

const mark = (page: Page) => page.getByTestId('freshness');

async function openTracking(page: Page): Promise<string> {
  await page.goto(`/track?ref=${SAMPLE_NUMBERS.inTransit}`);
  await expect(mark(page)).toHaveAttribute('data-freshness', 'live');
  return page.getByRole('heading', { level: 1 }).innerText();
}

async function expectKept(page: Page, heading: string): Promise<void> {
  await expect(mark(page)).toHaveText(/No connection, as of \d\d:\d\d/, { timeout: 15_000 });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
}

test('an open tracking page stays visible through a lost connection, and is live again within 20 s after its end', async ({
  page,
  line,
}) => {
  const heading = await openTracking(page);
  line.become('cut');
  await expectKept(page, heading);
  line.become('open');
  await expect(mark(page)).toHaveAttribute('data-freshness', 'live', { timeout: BY_ITSELF_MS });
});

test('an open tracking page shows at once that the browser is offline, and is live within 5 s of being online', async ({
  page,
  context,
}) => {
  const heading = await openTracking(page);
  await context.setOffline(true);
  await expectKept(page, heading);
  await context.setOffline(false);
  await expect(mark(page)).toHaveAttribute('data-freshness', 'live', { timeout: AFTER_ONLINE_MS });
});

test(
  'a tracking page whose line carries nothing any more does not say "Live", and comes back by itself',
  { tag: '@nightly' },
  async ({ page, line }) => {
    test.setTimeout(120_000);
    const heading = await openTracking(page);
    line.become('stall');
    await expect(mark(page)).toHaveText(/No connection, as of/, { timeout: 40_000 });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    // long enough that every connection of the browser has gone silent
    await page.waitForTimeout(15_000);
    line.become('open');
    await expect(mark(page)).toHaveAttribute('data-freshness', 'live', { timeout: BY_ITSELF_MS });
  },
);
