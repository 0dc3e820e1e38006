import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { bookParcel } from '../booking.ts';
import { newClient, newEmail } from '../customer.ts';
import { sendScan } from '../device.ts';
import { headersOf, mailTo } from '../inbox.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { post } from '../sessions.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ extraHTTPHeaders: newClient(), allowed: /status of (?:400|409)/ });

const shown = (number: string) => number.replaceAll(/.{4}(?=.)/g, '$& ');

/** A parcel on its way, and the address of its shipper. */
async function movingParcel(request: APIRequestContext, deviceKey: string) {
  const shipperEmail = newEmail('ada');
  const { receiptId, trackingNumber } = await bookParcel(request, { shipperEmail });
  await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${receiptId}'`);
  const scan = (code: string) =>
    sendScan(request, deviceKey, { ref: trackingNumber, code, city: 'Lisbon', country: 'PT' });
  await scan('PICKED_UP');
  return { shipperEmail, trackingNumber, scan };
}

/** As the schedule does it every ten minutes. */
async function watch() {
  await changeRows(`INSERT INTO pgboss.job (name, data) VALUES ('watch_shipments', '{}')`);
}

function rowOf(page: Page, reference: string) {
  return page.getByRole('row').filter({ hasText: reference });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a party writes, staff takes and answers by keyboard, and the party reads it', async ({
    page,
    context,
    browser,
    request,
    baseURL,
    deviceKey,
    inspect,
  }) => {
    const { shipperEmail, trackingNumber, scan } = await movingParcel(request, deviceKey);
    await scan('CUSTOMS_HOLD');
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const party = await elsewhere.newPage();
    await party.goto(`/track?ref=${trackingNumber}`);
    await party.getByLabel('Your email').fill(shipperEmail);
    await party.getByRole('button', { name: 'Email me the link' }).click();
    const mail = await mailTo(shipperEmail, /^Your link to shipment/);
    await party.goto(/\/t\/[\w-]+/.exec(mail.text)?.[0] ?? '');
    await party.goto(`/track/case?ref=${trackingNumber}`);
    await party.getByLabel('Your message').fill('Which papers do you need?');
    await party.getByRole('button', { name: 'Send' }).click();
    await expect(party.getByRole('log')).toContainText('Which papers');

    await enterAs(context, await makeStaff('Grace Support', 'support'));
    await page.goto('/admin/desk?kind=case&owner=nobody');
    const row = rowOf(page, shown(trackingNumber));
    await expect(row).toContainText('Answer the party');
    await inspect();
    await row.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary');
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(panel).toContainText('Which papers do you need?');
    await expect(panel).toContainText(shipperEmail);
    await expect(panel).toContainText('Held by customs in Lisbon');
    await inspect();

    await page.keyboard.press('t');
    await expect(panel).toContainText('It is yours now.');
    await page.keyboard.press('a');
    await expect(panel.getByLabel('Answer', { exact: true })).toBeFocused();
    await page.keyboard.type('The commercial invoice, ');
    // while the answer is being typed the party writes again, a colleague answers, and the list is read anew
    await party.getByLabel('Your message').fill('Hello?');
    await party.getByRole('button', { name: 'Send' }).click();
    await expect(party.getByRole('log')).toContainText('Hello?');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(panel.getByRole('log')).toContainText('Hello?');
    const colleague = await makeStaff('Alan Support', 'support');
    const itemId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const answers = `/api/admin/desk/${itemId}/answers`;
    const meanwhile = { id: randomUUID(), text: 'We look into it.' };
    await post(answers, `__Host-waypost-staff=${colleague.session}`, meanwhile);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(panel.getByRole('log')).toContainText('We look into it.');
    await expect(panel.getByLabel('Answer', { exact: true })).toBeFocused();
    await page.keyboard.type('please.');
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel).toContainText('The answer is on its way.');
    await expect(panel.getByRole('log')).toContainText('The commercial invoice, please.');
    await expect(panel.getByLabel('Answer', { exact: true })).toHaveValue('');

    await expect(party.getByRole('log')).toContainText('The commercial invoice, please.', {
      timeout: 15_000,
    });
    await elsewhere.close();
    await panel.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('e');
    await expect(panel).toContainText('It is closed.');
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('a contact message is answered from the desk, and the mail arrives', async ({
    page,
    context,
    request,
    baseURL,
    inspect,
  }) => {
    const email = newEmail('piano');
    const sent = await request.post('/api/contact', {
      headers: { origin: baseURL ?? '' },
      data: {
        formId: crypto.randomUUID(),
        name: 'Piano Person',
        email,
        topic: 'sales',
        message: 'Do you ship pianos?',
      },
    });
    const { reference } = (await sent.json()) as { reference: string };
    await enterAs(context, await makeStaff('Sam Support', 'support'));
    await page.goto('/admin/desk?kind=contact');
    await inspect();
    await rowOf(page, reference).getByRole('link').first().click();
    const panel = page.getByRole('complementary');
    await expect(panel).toContainText('Do you ship pianos?');
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel).toContainText('Write an answer first.');
    await panel.getByLabel('Answer', { exact: true }).fill('We do, by road.');
    await inspect();
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel).toContainText('The answer is on its way.');
    await expect(panel.getByRole('button', { name: 'Open it again' })).toBeVisible();
    const mail = await mailTo(email, /^Our answer to your message C-/);
    expect(mail.text).toContain('We do, by road.');
    expect(mail.text).not.toContain('pianos');
    expect((await headersOf(mail)).some((header) => /^references: </i.test(header))).toBe(true);
  });
});

test('a silent shipment appears on the desk, is postponed, and leaves when it is scanned', async ({
  page,
  context,
  request,
  deviceKey,
  inspect,
}) => {
  const { trackingNumber, scan } = await movingParcel(request, deviceKey);
  await changeRows(`UPDATE shipment_state s SET updated_at = now() - interval '10 days' FROM shipments h
    WHERE h.id = s.shipment_id AND h.tracking_number = '${trackingNumber}'`);
  await watch();
  await enterAs(context, await makeStaff('Olu Operations', 'operations'));
  const row = rowOf(page, shown(trackingNumber));
  await expect(async () => {
    await page.goto('/admin/desk?kind=silence');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(row).toContainText('Trace it at the last hub');
  await inspect();
  await row.getByRole('link').first().click();
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Note for colleagues').fill('Called the shipper: it was left at the hub.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByText('The note is added.')).toBeVisible();
  await expect(panel.getByText('Called the shipper: it was left at the hub.')).toBeVisible();
  await panel.getByText('Put it off').first().click();
  await panel.getByLabel('Reason').fill('The hub counts tonight');
  await panel.getByRole('button', { name: 'Put it off' }).click();
  await expect(panel).toContainText('The hub counts tonight');
  await expect(row).toBeHidden();
  await inspect();

  await scan('ARRIVED');
  await watch();
  await expect(async () => {
    await page.goto('/admin/desk?kind=silence&state=closed');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await row.getByRole('link').first().click();
  await expect(panel).toContainText('By itself');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /failed: .* csp$|status of 4/ });

  test('the desk is filtered and an item is taken and closed by plain forms', async ({
    page,
    context,
    request,
    baseURL,
    inspect,
  }) => {
    const sent = await request.post('/api/contact', {
      headers: { origin: baseURL ?? '' },
      data: {
        formId: crypto.randomUUID(),
        name: 'Plain Person',
        email: newEmail('plain'),
        message: 'Hello',
      },
    });
    const { reference } = (await sent.json()) as { reference: string };
    await enterAs(context, await makeStaff('Pat Plain', 'support'));
    await page.goto('/admin/desk');
    await page.getByLabel('Kind').selectOption('contact');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/kind=contact/);
    await inspect();
    await rowOf(page, reference).getByRole('link').first().click();
    await inspect();
    await page.getByRole('button', { name: 'Take it' }).click();
    await expect(page.getByText('It is yours now.')).toBeVisible();
    await page.getByRole('button', { name: 'Close it' }).click();
    await expect(page.getByText('It is closed.')).toBeVisible();
    await inspect();
  });
});
