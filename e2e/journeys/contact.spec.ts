import { expect, type Page } from '@playwright/test';
import { readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { test } from '../journey.ts';

const RECEIVED = 'Thanks! We’ve received your message.';
const INCOMPLETE = 'Please fill in your name, email, and message.';

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

async function write(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada Lindqvist');
  await field(page, 'Email').fill(`ada.${Date.now()}@mail.example`);
  await field(page, 'Topic').selectOption('Partnerships');
  await field(page, 'Message').fill('We would like to carry for you.\nTwo vans.');
}

/** The message is told as received, under a reference that our staff can find. */
async function expectReceived(page: Page): Promise<void> {
  await expect(page.getByText(RECEIVED)).toBeVisible();
  const told = await page.getByTestId('contact-reference').innerText();
  const reference = /C(-[0-9A-Z]{4}){3}/.exec(told)?.[0] ?? '';
  expect(reference).not.toBe('');
  expect(page.url()).toMatch(/\/contact$/);
  if (externalUrl !== undefined) return;
  const sql = `SELECT topic FROM contact_messages WHERE reference = '${reference}'`;
  expect(await readColumn(sql)).toEqual(['partnerships']);
}

async function expectEmpty(page: Page): Promise<void> {
  for (const label of ['Name', 'Email', 'Message'])
    await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Topic')).toHaveValue('support');
}

test('a visitor sends a message, and the form is ready for the next one', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Mon–Fri 9:00–18:00', { exact: true })).toBeVisible();
  await write(page);
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expectReceived(page);
  await expectEmpty(page);

  await write(page);
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expectReceived(page);
});

test('missing fields are reported before the contact form is sent, and entries are kept', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(sent.url());
  });
  await page.goto('/contact');
  await field(page, 'Message').fill('Hello');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(INCOMPLETE)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Message')).toHaveValue('Hello');

  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill('ada@mail');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expect(page.getByText(INCOMPLETE)).toBeHidden();
  await expect(field(page, 'Email')).toBeFocused();
  expect(posts).toEqual([]);
});

test('a link can choose the topic', async ({ page }) => {
  await page.goto('/contact?topic=sales');
  await expect(field(page, 'Topic')).toHaveValue('sales');
});

test('a contact form that is sent twice is one message', async ({ request, baseURL }) => {
  const page = await (await request.get('/contact')).text();
  const formId = /name="formId" value="([\da-f-]{36})"/.exec(page)?.[1] ?? '';
  const sent = {
    headers: { origin: baseURL ?? '' },
    form: { formId, name: 'Ada', email: 'ada@mail.example', topic: 'sales', message: 'Once' },
  };
  const references = [];
  for (let time = 0; time < 2; time += 1) {
    const answer = await (await request.post('/contact', sent)).text();
    expect(answer).toContain(RECEIVED);
    references.push(/C(-[0-9A-Z]{4}){3}/.exec(answer)?.[0]);
  }
  expect(new Set(references).size).toBe(1);
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    allowed: /^failed: \S+\.js csp$|the server responded with a status of 400/,
  });

  test('a visitor sees what is missing, and then sends the message', async ({ page, inspect }) => {
    await page.goto('/contact');
    await field(page, 'Name').fill('Ada Lindqvist');
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(INCOMPLETE)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Ada Lindqvist');
    await inspect();

    await write(page);
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expectReceived(page);
    await expectEmpty(page);
  });
});
