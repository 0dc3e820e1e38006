import type { Page } from '@playwright/test';
import { giveCredit, newClient, newEmail, openAccount } from '../customer.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { press, tabTo } from '../keyboard.ts';
import { waitUntilScriptsTookOver } from '../scripts-took-over.ts';
import { SITE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the database of the installation');
test.use({ extraHTTPHeaders: newClient(), allowed: /status of (?:400|404|409|422)/ });

const PRICE = '€42.82';
const HOME = {
  name: 'Ada at the quay',
  line1: 'Kaai 12',
  postalCode: '2000',
  city: 'Antwerp',
  country: 'BE',
};
const LISBON = { postalCode: '1100-053', city: 'Lisbon', country: 'PT' };

async function keep(page: Page, address: object): Promise<string> {
  const origin = test.info().project.use.baseURL ?? '';
  const kept = await page.request.post('/api/users/me/addresses', {
    data: address,
    headers: { origin },
  });
  expect(kept.status()).toBe(201);
  return ((await kept.json()) as { id: string }).id;
}

/** A customer with a default address and two recipients in the address book. */
async function openDaily(page: Page, limitCents: number): Promise<string> {
  const email = newEmail('daily');
  await openAccount(page.context(), email);
  const home = await keep(page, HOME);
  const origin = test.info().project.use.baseURL ?? '';
  const data = { isDefault: true };
  await page.request.patch(`/api/users/me/addresses/${home}`, { data, headers: { origin } });
  const hugo = { name: 'Hugo Almeida', email: newEmail('hugo'), phone: '+351 21 000' };
  await keep(page, { ...hugo, line1: 'Rua Augusta 24', ...LISBON });
  const ines = { name: 'Inês Duarte', email: newEmail('ines') };
  await keep(page, { ...ines, line1: 'Rua do Ouro 3', ...LISBON });
  if (limitCents > 0) await giveCredit(email, limitCents);
  return email;
}

async function fillParcel(page: Page): Promise<void> {
  await page.getByLabel('Weight').fill('2.5');
  await page.getByLabel('Length').fill('30');
  await page.getByLabel('Width').fill('20');
  await page.getByLabel('Height').fill('15');
}

function picker(page: Page) {
  return page.getByRole('combobox', { name: 'Find in your address book' });
}

function terms(page: Page) {
  return page.getByRole('checkbox', { name: /^I accept the terms/ });
}

function bookButton(page: Page) {
  return page.getByRole('button', { name: `Book on account for ${PRICE}` });
}

function shipmentsOf(email: string): Promise<string[]> {
  return readColumn(`SELECT s.id FROM shipments s JOIN customers c ON c.id = s.customer_id
    WHERE c.email = '${email}'`);
}

for (const width of SITE_WIDTHS) {
  test(`at ${width} pixels a customer books on account from the address book, and another like it`, async ({
    page,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = await openDaily(page, 20_000);
    await page.goto('/dashboard');
    await inspect();
    await page.getByRole('banner').getByRole('link', { name: 'Create Shipment' }).click();
    await expect(page.getByRole('heading', { name: 'New shipment' })).toBeVisible();
    await fillParcel(page);
    await picker(page).fill('ines');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await inspect();
    await page.getByRole('option', { name: /Inês Duarte/ }).click();
    await expect(page.getByLabel('Recipient name')).toHaveValue('Inês Duarte');
    await expect(page.getByLabel('Recipient email')).toHaveValue(/^ines/);
    await expect(page.getByLabel('Recipient street and number')).toHaveValue('Rua do Ouro 3');
    await expect(page.getByLabel('Recipient postal code')).toHaveValue('1100-053');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('PT');
    await expect(page.getByTestId('total')).toHaveText(PRICE);
    await page.getByLabel('Your order reference').fill('PO 1');
    await bookButton(page).click();
    await expect(page.getByText('Accept the terms to book.')).toBeVisible();
    await terms(page).check();
    await inspect();
    await bookButton(page).click();
    await expect(page.getByText(/to Inês Duarte is booked\./)).toBeVisible();
    await expect(page.getByLabel('Weight')).toHaveValue('2.5');
    await expect(page.getByLabel('Recipient name')).toHaveValue('');
    await inspect();

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Label (PDF)' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'Another like this' }).click();
    await expect(page.getByLabel('Recipient name')).toHaveValue('Inês Duarte');
    await expect(page.getByLabel('Your order reference')).toHaveValue('');
    await expect(page.getByTestId('total')).toHaveText(PRICE);
    await terms(page).check();
    await bookButton(page).click();
    await expect(page).toHaveURL(/booked=/);
    await expect.poll(() => shipmentsOf(email)).toHaveLength(2);
  });
}

const KEYBOARD = 'a daily customer books the 20th parcel with the keyboard alone';
test(KEYBOARD, { tag: '@nightly' }, async ({ page }) => {
  // 20 bookings one after the other
  test.setTimeout(240_000);
  await openDaily(page, 500_000);
  await page.goto('/dashboard/new');
  await fillParcel(page);
  const bookOne = async (who: string, reference: string) => {
    let keys = 0;
    const type = async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    };
    const tap = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const tabUntil = async (target: ReturnType<typeof picker>) => {
      while (!(await target.evaluate((element) => element === document.activeElement))) {
        await tap('Tab');
        expect(keys).toBeLessThan(150);
      }
    };
    const startedAt = Date.now();
    await tabUntil(picker(page));
    await type(who);
    await tap('Enter');
    await expect(bookButton(page)).toBeVisible();
    await tabUntil(page.getByLabel('Your order reference'));
    await type(reference);
    await tabUntil(terms(page));
    await tap('Space');
    await tap('Enter');
    await expect(page.getByText('is booked.')).toContainText(who === 'hug' ? 'Hugo' : 'Inês');
    return { keys, ms: Date.now() - startedAt };
  };
  for (let at = 1; at < 20; at += 1) {
    await bookOne(at % 2 === 0 ? 'hug' : 'ine', `PO ${at}`);
  }
  const { keys, ms } = await bookOne('hug', 'PO 20');
  console.log(`20th parcel: 0 clicks, ${keys} keys, ${(ms / 1000).toFixed(1)} s`);
  expect(keys).toBeLessThan(40);
});

test('a booking that is sent twice is booked once', async ({ page }) => {
  const email = await openDaily(page, 20_000);
  await page.goto('/dashboard/new');
  await fillParcel(page);
  await picker(page).fill('hugo');
  await page.keyboard.press('Enter');
  await terms(page).check();
  const sent = await page.locator('form:has([name=attemptId])').evaluate((form) => {
    const entries = [...new FormData(form as HTMLFormElement)];
    return Object.fromEntries([...entries, ['intent', 'book']]) as Record<string, string>;
  });
  const origin = test.info().project.use.baseURL ?? '';
  const post = () =>
    page.request.post('/dashboard/new', { form: sent, headers: { origin }, maxRedirects: 0 });
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  await bookButton(page).click();
  await expect(page.getByText('is booked.')).toBeVisible();
  expect(await shipmentsOf(email)).toHaveLength(1);
});

test('a booking over the credit limit is refused with a message, and can be paid otherwise', async ({
  page,
  inspect,
}) => {
  const email = await openDaily(page, 1_000);
  await page.goto('/dashboard/new');
  await fillParcel(page);
  await picker(page).fill('hugo');
  await page.keyboard.press('Enter');
  await terms(page).check();
  await bookButton(page).click();
  await expect(page.getByText('This would go over the credit limit')).toBeVisible();
  expect(await shipmentsOf(email)).toHaveLength(0);
  await inspect();
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.waitForURL(/\/billing\?draft=/);
  await expect(page.getByLabel('Recipient name')).toHaveValue('Hugo Almeida');
});

test('without credit a customer continues in the checkout with everything filled in', async ({
  page,
  inspect,
}) => {
  await openDaily(page, 0);
  await page.goto('/dashboard/new');
  await fillParcel(page);
  await page.getByLabel('Your order reference').fill('PO 7');
  await picker(page).fill('hugo');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('total')).toHaveText(PRICE);
  await expect(terms(page)).toHaveCount(0);
  await inspect();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/billing\?draft=/);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada at the quay');
  await expect(page.getByLabel('Your street and number')).toHaveValue('Kaai 12');
  await expect(page.getByLabel('Recipient name')).toHaveValue('Hugo Almeida');
  await expect(page.getByLabel('Recipient phone')).toHaveValue('+351 21 000');
  await expect(page.getByLabel('Your order reference')).toHaveValue('PO 7');
});

test('a new recipient is saved to the address book, and wrong entries are reported', async ({
  page,
  inspect,
}) => {
  await openDaily(page, 20_000);
  await page.goto('/dashboard/new');
  await press(page, page.getByRole('button', { name: 'Show the price' }));
  await expect(page.getByText('Enter the weight in kilograms.')).toBeVisible();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await inspect();
  await page.getByLabel('Recipient name').fill('Rosa Nunes');
  await page.getByLabel('Recipient email').fill(newEmail('rosa'));
  await page.getByLabel('Recipient street and number').fill('Rua Nova 9');
  await page.getByLabel('Recipient postal code').fill('1100-053');
  await page.getByLabel('Recipient city').fill('Lisbon');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('PT');
  await page.getByLabel('Keep in my address book').check();
  await fillParcel(page);
  await tabTo(page, page.getByLabel('Your order reference'));
  await terms(page).check();
  await bookButton(page).click();
  await expect(page.getByText('to Rosa Nunes is booked.')).toBeVisible();
  await picker(page).fill('rosa');
  await expect(page.getByRole('option', { name: /Rosa Nunes/ })).toBeVisible();
});

test('without a default address the page says what to do first', async ({ page }) => {
  await openAccount(page.context(), newEmail('no.home'));
  await page.goto('/dashboard/new');
  await expect(page.getByText('Choose a default address first.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
    'href',
    '/dashboard/addresses?add',
  );
});

test('the shipment of another customer is not found', async ({ page, browser }) => {
  const email = await openDaily(page, 20_000);
  await page.goto('/dashboard/new');
  await fillParcel(page);
  await picker(page).fill('hugo');
  await page.keyboard.press('Enter');
  await terms(page).check();
  await bookButton(page).click();
  await expect(page.getByText('is booked.')).toBeVisible();
  const [id] = await shipmentsOf(email);
  const context = await browser.newContext();
  await openAccount(context, newEmail('stranger'));
  const answer = await context.request.get(`/dashboard/new?like=${id}`);
  expect(answer.status()).toBe(404);
  await context.close();
});

test('a quote offers the address book, and the checkout knows the recipient', async ({
  page,
  inspect,
}) => {
  await openDaily(page, 0);
  await page.goto('/services/express');
  await picker(page).fill('hugo');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Lisbon, Portugal');
  await expect(page.getByLabel('Recipient email')).toHaveValue(/^hugo/);
  await fillParcel(page);
  await inspect();
  await page.getByRole('button', { name: 'Continue to booking' }).click();
  await page.waitForURL(/\/billing\?draft=/);
  await expect(page.getByLabel('Recipient name')).toHaveValue('Hugo Almeida');
  await expect(page.getByLabel('Recipient phone')).toHaveValue('+351 21 000');
});

test('a template is saved, fills in the form in one click, and is renamed and removed', async ({
  page,
  inspect,
}) => {
  await openDaily(page, 20_000);
  await page.goto('/dashboard/new');
  await waitUntilScriptsTookOver(page);
  await fillParcel(page);
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.locator('summary', { hasText: 'Keep as a template' }).click();
  await page.getByRole('button', { name: 'Keep as a template' }).click();
  await expect(page.getByText('Check this entry.')).toBeVisible();
  const name = page.getByLabel('Name of the template').last();
  await name.fill('Small box');
  await name.press('Enter');
  await expect(page.getByText('The template is saved.')).toBeVisible();
  await inspect();
  await picker(page).fill('hugo');
  await page.keyboard.press('Enter');
  await page.locator('summary', { hasText: 'Keep as a template' }).click();
  await name.fill('Small box to Hugo');
  await page.getByLabel('With the recipient').check();
  await page.getByRole('button', { name: 'Keep as a template' }).click();
  const bar = page.getByRole('navigation', { name: 'Templates' });
  await expect(bar.getByRole('link')).toHaveText(['Small box to Hugo', 'Small box']);

  await page.goto('/dashboard/new');
  await waitUntilScriptsTookOver(page);
  await bar.getByRole('link', { name: 'Small box to Hugo' }).click();
  await expect(page.getByLabel('Recipient name')).toHaveValue('Hugo Almeida');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Book on account for/ })).toBeVisible();
  await bar.getByRole('link', { name: 'Small box', exact: true }).click();
  await expect(page.getByLabel('Recipient name')).toHaveValue('');
  await expect(page.getByLabel('Weight')).toHaveValue('2.5');

  await bar.getByText('Rename or remove templates').click();
  await bar.getByLabel('Name of the template').last().fill('Shoe box');
  await inspect();
  await bar.getByRole('button', { name: 'Rename' }).last().click();
  await expect(bar.getByRole('link')).toHaveText(['Small box to Hugo', 'Shoe box']);
  const remove = bar.getByRole('button', { name: 'Remove' }).first();
  if (!(await remove.isVisible())) await bar.getByText('Rename or remove templates').click();
  await remove.click();
  await expect(bar.getByRole('link')).toHaveText(['Shoe box']);
  const gone = await page.request.get(`/dashboard/new?template=${crypto.randomUUID()}`);
  expect(gone.status()).toBe(404);
});

test('the list shows when shipments are due, and can be limited to the late ones', async ({
  page,
  inspect,
}) => {
  const email = await openDaily(page, 20_000);
  for (const who of ['hugo', 'ines']) {
    await page.goto('/dashboard/new');
    await fillParcel(page);
    await picker(page).fill(who);
    await page.keyboard.press('Enter');
    await terms(page).check();
    await bookButton(page).click();
    await expect(page.getByText('is booked.')).toBeVisible();
  }
  await inspect();
  const [late] = (await shipmentsOf(email)).toSorted();
  await changeRows(`UPDATE shipment_list SET due_on = '2024-03-01' WHERE shipment_id = '${late}'`);
  await page.goto('/dashboard');
  const rows = page.getByRole('row').filter({ hasText: 'Created' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Late, ' })).toContainText('Hugo Almeida');
  await inspect();
  await page.getByLabel('Late only').check();
  await expect(page).toHaveURL(/late=1/);
  await expect(rows).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    allowed: /^failed: \S+\.js csp$|the server responded with a status of 4\d\d/,
  });

  test('a customer prices and books a parcel', async ({ page, inspect }) => {
    const email = await openDaily(page, 20_000);
    await page.goto('/dashboard/new');
    await page.getByLabel('Find in your address book').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page.getByLabel('Recipient name')).not.toHaveValue('');
    await page.getByLabel('Find in your address book').selectOption({
      label: 'Hugo Almeida, Rua Augusta 24, 1100-053 Lisbon',
    });
    await page.getByRole('button', { name: 'Fill in' }).click();
    await fillParcel(page);
    await page.getByRole('button', { name: 'Show the price' }).click();
    await expect(page.getByTestId('total')).toHaveText(PRICE);
    await page.getByLabel('Weight').fill('3.5');
    await terms(page).check();
    await bookButton(page).click();
    await expect(page.getByText('Check the new price, then book.')).toBeVisible();
    await inspect();
    await terms(page).check();
    await page.getByRole('button', { name: /^Book on account for/ }).click();
    await expect(page.getByText('to Hugo Almeida is booked.')).toBeVisible();
    expect(await shipmentsOf(email)).toHaveLength(1);
  });
});
