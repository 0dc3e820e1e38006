import type { Page } from '@playwright/test';
import { runProgram } from '../../tools/installation/run-program.ts';
import { acceptTerms, recipientOfThisTest } from '../booking.ts';
import { CARDS, choose, confirmButton, decide, openCheckout, retypeCard } from '../checkout.ts';
import { newClient, newEmail, registerByKeyboard } from '../customer.ts';
import { mailTo } from '../inbox.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

test.skip(externalUrl !== undefined, 'moves bookings to the month before');
test.use({ extraHTTPHeaders: newClient() });

async function addCard(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Add payment method' }).click();
  await expect(page.getByLabel('Name on the card')).toHaveValue('Ada Example');
  await retypeCard(page, number);
  await page.getByRole('button', { name: 'Save card' }).click();
}

/** As if everything of this account had happened last month, and the first of this one had come. */
async function turnTheMonth(email: string): Promise<void> {
  const earlier = `date_trunc('month', now()) - interval '10 days'`;
  const own = `SELECT h.id FROM shipments h JOIN customers c ON c.id = h.customer_id
    WHERE c.email = '${email}'`;
  await changeRows(`UPDATE ledger_transactions SET recorded_at = ${earlier} WHERE shipment_id IN (${own});
    UPDATE ledger_entries e SET recorded_at = t.recorded_at FROM ledger_transactions t
      WHERE t.id = e.transaction_id AND t.shipment_id IN (${own});
    DELETE FROM closed_months;
    INSERT INTO pgboss.job (name, data) VALUES ('close_months', '{}')`);
}

test('a customer saves cards, pays with one and gets a statement with its invoice', async ({
  page,
  inspect,
}) => {
  // nine pages, each held to accessibility
  test.setTimeout(150_000);
  const email = newEmail('billing');
  await registerByKeyboard(page, email, inspect);
  await inspect();
  await page.getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('heading', { name: 'Cost & Billing' })).toBeVisible();
  await expect(page.getByText('No payment methods yet.')).toBeVisible();
  await expect(page.getByText('No statements yet.')).toBeVisible();
  await expect(page.getByText('Server-calculated')).toBeVisible();
  await inspect();

  await addCard(page, CARDS.works);
  await expect(page.getByText('The card is saved.')).toBeVisible();
  const cards = page.getByRole('listitem').filter({ hasText: 'Expires 12/34' });
  await expect(cards).toHaveText(/Visa.*4242.*Default/);
  await page.getByRole('link', { name: 'Add payment method' }).click();
  await inspect();
  await page.getByRole('link', { name: 'Back to billing' }).click();

  await addCard(page, CARDS.secondStep);
  await decide(page, 'Approve');
  await expect(page.getByText('The card is saved.')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Make Visa ending 3184 the default' }).click();
  await expect(page.getByText('The default card is changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Remove Visa ending 3184' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('The card was removed.')).toBeVisible();
  await expect(cards).toHaveText(/4242.*Default/);

  await openCheckout(page, recipientOfThisTest('saved card'));
  await choose(page, 'Card');
  await expect(page.getByRole('radio', { name: /^Visa.*4242/ })).toBeChecked();
  await acceptTerms(page);
  await page.getByLabel('Your street and number').fill('Kaai 12');
  await page.getByLabel('Your postal code').fill('2000');
  await page.getByLabel('Recipient name').fill('Hugo Almeida');
  await inspect();
  await confirmButton(page).click();
  await page.waitForURL(/\/receipt\//);
  await expect(page.getByRole('heading', { name: 'Booked', exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await inspect();

  await turnTheMonth(email);
  const mail = await mailTo(email, /^Your Waypost statement for /);
  expect(mail.text).toContain('Nothing is left to pay.');
  await page.goto('/dashboard/billing');
  const statement = page.getByRole('row').filter({ hasText: 'Invoice PDF' });
  await expect(statement).toContainText('Paid');
  const [amount = ''] = /€[\d.,]+/.exec(await statement.innerText()) ?? [];
  const download = page.waitForEvent('download');
  await statement.getByRole('link', { name: /^Invoice PDF WP-\d{4}-\d{6}$/ }).click();
  const invoice = await download;
  expect(invoice.suggestedFilename()).toMatch(/^WP-\d{4}-\d{6}\.pdf$/);
  const text = await runProgram('pdftotext', ['-layout', await invoice.path(), '-'], process.env);
  expect(text).toContain('Ada Example');
  expect(text).toContain(invoice.suggestedFilename().replace('.pdf', ''));
  expect(text).toMatch(new RegExp(`Total\\s+${amount.replaceAll('.', '\\.')}`));
  await page.setViewportSize({ width: 360, height: 800 });
  await inspect();
});
