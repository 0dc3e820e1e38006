import { newClient, newEmail, registerByKeyboard } from '../customer.ts';
import { sendScan } from '../device.ts';
import { headersOf, linkIn, mailsTo, mailTo } from '../inbox.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { post } from '../sessions.ts';

test.skip(externalUrl !== undefined, 'chooses shipments in the database');
test.use({ extraHTTPHeaders: newClient() });

/** A shipment that waits for its pickup, one for each journey. */
async function bookedNumber(journey: number): Promise<string> {
  const [number = ''] = await readColumn(
    `SELECT tracking_number FROM shipments JOIN shipment_state ON shipment_id = id
     WHERE status = 'Created' ORDER BY id DESC OFFSET ${journey} LIMIT 1`,
  );
  return number;
}

/** By the api, as the page does it. */
async function follow(number: string, email: string): Promise<void> {
  await post('/api/track/updates', '', { ref: number, email, consent: true });
  const mail = await mailTo(email, /^Confirm updates about/);
  const { searchParams } = new URL(linkIn(mail, '/track/updates/confirm'), 'http://any');
  await post('/api/track/updates/confirm', '', { token: searchParams.get('token') });
}

test('a visitor follows a shipment by email, and unsubscribes with one click', async ({
  page,
  request,
  deviceKey,
  inspect,
}) => {
  const number = await bookedNumber(0);
  const email = newEmail('follower');
  const scan = (code: string) =>
    sendScan(request, deviceKey, { ref: number, code, city: 'Lyon', country: 'FR' });

  await page.goto(`/track?ref=${number}`);
  const card = page.locator('#updates');
  await expect(async () => {
    await card.getByRole('button', { name: 'Send me updates' }).click();
    await expect(card.getByText('Enter a valid email address.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(card.getByLabel('Email')).toBeFocused();
  await expect(card.getByText('Tick the box to agree')).toBeVisible();
  await card.getByLabel('Email').fill(email);
  await card.getByLabel('I agree to receive shipment notifications for this ID.').check();
  await card.getByRole('button', { name: 'Send me updates' }).click();
  await expect(card.getByRole('status')).toContainText('Confirm the updates with the link');
  await inspect();

  await page.goto(linkIn(await mailTo(email, /^Confirm updates about/), '/track/updates/confirm'));
  await inspect();
  await page.getByRole('button', { name: 'Confirm the updates' }).click();
  await expect(page.getByText('The updates are confirmed.')).toBeVisible();

  await scan('PICKED_UP');
  const pickedUp = await mailTo(email, /^Picked up: WP/);
  expect(pickedUp.text).toContain('Lyon, France');
  const headers = await headersOf(pickedUp);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, oneClick = ''] = /^List-Unsubscribe: <(.+)>$/m.exec(headers.join('\n')) ?? [];

  await page.goto(linkIn(pickedUp, '/track/updates/leave'));
  await expect(page.getByRole('button', { name: 'Stop for all shipments' })).toBeVisible();
  await inspect();
  const left = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(left.status()).toBe(200);

  const staying = newEmail('staying');
  await follow(number, staying);
  await scan('OUT_FOR_DELIVERY');
  await mailTo(staying, /^Out for delivery: WP/);
  const subjects = (await mailsTo(email)).map((mail) => mail.subject.split(': ')[0]);
  expect(subjects).toContain('Picked up');
  expect(subjects).not.toContain('Out for delivery');
});

test('a signed-in party chooses alerts, which are saved', async ({ page, inspect }) => {
  const number = await bookedNumber(1);
  const email = newEmail('party');
  await changeRows(
    `UPDATE shipment_parties SET email = '${email}', phone = '+32 470 12 34 56'
     WHERE role = 'recipient' AND shipment_id =
       (SELECT id FROM shipments WHERE tracking_number = '${number}')`,
  );
  await registerByKeyboard(page, email, inspect);
  await inspect();
  await page.goto(`/track?ref=${number}`);
  const card = page.locator('#updates');
  await expect(card.getByLabel('Email alerts')).toBeChecked();
  await expect(card.getByLabel('SMS alerts')).toBeChecked();
  await card.getByLabel('SMS alerts').uncheck();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('status')).toHaveText('Saved.');

  await page.reload();
  await expect(card.getByLabel('Email alerts')).toBeChecked();
  await expect(card.getByLabel('SMS alerts')).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('a visitor subscribes, confirms and unsubscribes on separate pages', async ({
    page,
    inspect,
  }) => {
    const number = await bookedNumber(2);
    const email = newEmail('unscripted');
    await page.goto(`/track?ref=${number}`);
    await page.locator('#updates').getByLabel('Email').fill(email);
    await page.locator('#updates').getByRole('checkbox').check();
    await inspect();
    await page.getByRole('button', { name: 'Send me updates' }).click();
    await expect(page.getByText('We sent an email to this address.')).toBeVisible();
    await inspect();

    const mail = await mailTo(email, /^Confirm updates about/);
    await page.goto(linkIn(mail, '/track/updates/confirm'));
    await page.getByRole('button', { name: 'Confirm the updates' }).click();
    await expect(page.getByText('The updates are confirmed.')).toBeVisible();
    await inspect();
    await page.goto(linkIn(mail, '/track/updates/leave'));
    await page.getByRole('button', { name: 'Stop for this shipment' }).click();
    await expect(page.getByText('no more updates about this shipment')).toBeVisible();
    await page.getByRole('button', { name: 'Stop for all shipments' }).click();
    await expect(page.getByText('no more updates about any shipment')).toBeVisible();
  });
});
