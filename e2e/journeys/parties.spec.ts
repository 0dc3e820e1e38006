import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Page, request as playwright } from '@playwright/test';
import { bookParcel } from '../booking.ts';
import { newClient, newEmail } from '../customer.ts';
import { sendScan } from '../device.ts';
import { mailTo } from '../inbox.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { waitUntilScriptsTookOver } from '../scripts-took-over.ts';
import { makeStaff, type Member } from '../staff.ts';

test.skip(externalUrl !== undefined, 'changes rows of its own database');
test.use({ extraHTTPHeaders: newClient() });

const SAME_WORDS = 'If this address belongs to the shipment, a link is on its way.';
const INVOICE = {
  name: 'Commercial invoice.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

/** A parcel that customs has stopped, and the addresses of its parties. */
async function stoppedParcel(request: APIRequestContext, deviceKey: string) {
  const people = { shipperEmail: newEmail('ada'), recipientEmail: newEmail('hugo') };
  const { receiptId, trackingNumber } = await bookParcel(request, people);
  await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${receiptId}'`);
  for (const code of ['PICKED_UP', 'CUSTOMS_HOLD']) {
    await sendScan(request, deviceKey, {
      ref: trackingNumber,
      code,
      city: 'Lisbon',
      country: 'PT',
    });
  }
  return { ...people, trackingNumber };
}

async function askForLink(page: Page, email: string) {
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText(SAME_WORDS)).toBeVisible();
}

async function linkMailedTo(email: string, subject: RegExp): Promise<string> {
  const mail = await mailTo(email, subject);
  const url = /https?:\/\/\S+\/t\/\S+/.exec(mail.text)?.[0];
  if (url === undefined) throw new Error(`no link in "${mail.subject}"`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** As the console does it. */
async function answerAs(member: Member, baseURL: string | undefined, number: string, text: string) {
  const origin = baseURL ?? '';
  const desk = await playwright.newContext({
    baseURL: origin,
    extraHTTPHeaders: { cookie: `__Host-waypost-staff=${member.session}`, origin },
  });
  const { items } = (await (await desk.get('/api/admin/desk?kind=case&limit=100')).json()) as {
    items: { id: string; reference: string }[];
  };
  const found = items.find((each) => each.reference === number);
  const data = { id: randomUUID(), text };
  const answer = await desk.post(`/api/admin/desk/${found?.id}/answers`, { data });
  expect(answer.status()).toBe(201);
  await desk.dispose();
}

test('a shipper opens the mailed link, uploads documents and reads the answer', async ({
  page,
  request,
  browser,
  deviceKey,
  baseURL,
  inspect,
}) => {
  const { shipperEmail, recipientEmail, trackingNumber } = await stoppedParcel(request, deviceKey);
  const track = `/track?ref=${trackingNumber}`;

  await page.goto(track);
  const card = page.getByTestId('action-required');
  await expect(card).toContainText('Customs is holding the shipment');
  await expect(card).toContainText('It is the shipper’s turn.');
  await expect(card.getByRole('link', { name: 'Upload documents' })).toBeHidden();
  await expect(page.getByText(shipperEmail)).toBeHidden();
  await inspect();
  // without scripts the form leads to a page of its own
  await waitUntilScriptsTookOver(page);
  await askForLink(page, newEmail('stranger'));
  await page.reload();
  await askForLink(page, shipperEmail);

  await page.goto(await linkMailedTo(shipperEmail, /^Your link to shipment/));
  await expect(page).toHaveURL(track);
  await expect(page.getByText('You see this shipment as its shipper.')).toBeVisible();
  for (const text of ['Ada Lindqvist', shipperEmail, 'Hugo Almeida', recipientEmail]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card).toContainText('It is your turn.');
  await inspect();

  await card.getByRole('link', { name: 'Upload documents' }).click();
  await page.waitForURL(/\/track\/case\?/);
  await page.getByLabel('Choose files').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello'),
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('notes.txt is not a PDF, JPEG or PNG.')).toBeVisible();
  await page.getByLabel('Choose files').setInputFiles(INVOICE);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('1 document was uploaded.')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save Commercial invoice.pdf' }).click(),
  ]);
  expect(await readFile(await saved.path())).toEqual(INVOICE.buffer);

  const log = page.getByRole('log');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Write a message first.')).toBeVisible();
  await page.getByLabel('Your message').fill('Here is the invoice.\nIs it enough?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log).toContainText('Is it enough?');
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await inspect();

  await page.getByLabel('Your message').fill('Half a thought');
  const member = await makeStaff('Grace Support', 'support');
  await answerAs(member, baseURL, trackingNumber, 'It is enough, thank you.');
  await expect(log).toContainText('It is enough, thank you.', { timeout: 15_000 });
  await expect(page.getByLabel('Your message')).toHaveValue('Half a thought');

  const link = await linkMailedTo(shipperEmail, /^You have an answer/);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto(track);
  await expect(other.getByText('Ada Lindqvist')).toBeHidden();
  await expect(other.getByText('You see this shipment as its shipper.')).toBeHidden();
  await other.goto(`/track/case?ref=${trackingNumber}`);
  await expect(other).toHaveURL(track);
  await other.goto(link);
  await expect(other).toHaveURL(/\/track\/case\?/);
  await expect(other.getByRole('log')).toContainText('It is enough, thank you.');
  await elsewhere.close();
});

test('a recipient sees who signed and the photo, but none of the shipper’s messages', async ({
  page,
  request,
  deviceKey,
}) => {
  const { recipientEmail, trackingNumber } = await stoppedParcel(request, deviceKey);
  const picture = await readFile(new URL('../../apps/web/public/icons/180.png', import.meta.url));
  const headers = { authorization: `Bearer ${deviceKey}` };
  const kept = await request.post(`/api/scans/proofs?ref=${trackingNumber}`, {
    headers: { ...headers, 'content-type': 'image/png' },
    data: picture,
  });
  const { pictureId } = (await kept.json()) as { pictureId: string };
  const scan = {
    scanId: randomUUID(),
    ref: trackingNumber,
    code: 'DELIVERED',
    occurredAt: new Date().toISOString(),
    place: { city: 'Lisbon', country: 'PT' },
    proof: { signedBy: 'H. Almeida', pictureId },
  };
  await request.post('/api/scans', { headers, data: { scans: [scan] } });

  await page.goto(`/track?ref=${trackingNumber}`);
  await expect(page.getByText('Signed by')).toBeHidden();
  await waitUntilScriptsTookOver(page);
  await askForLink(page, recipientEmail);
  await page.goto(await linkMailedTo(recipientEmail, /^Your link to shipment/));
  await expect(page.getByText('Signed by H. Almeida')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Photo or signature' });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(180);
  await expect(page.getByText('Kaai 12')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$|status of 400/ });

  test('a party asks for the link, uploads and writes by plain forms', async ({
    page,
    request,
    deviceKey,
    inspect,
  }) => {
    const { shipperEmail, trackingNumber } = await stoppedParcel(request, deviceKey);
    await page.goto(`/track?ref=${trackingNumber}`);
    await inspect();
    await page.getByLabel('Your email').fill('nobody');
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await expect(page.getByText('Enter an email address such as')).toBeVisible();
    await askForLink(page, shipperEmail);
    await inspect();
    await page.goto(await linkMailedTo(shipperEmail, /^Your link to shipment/));
    await page.getByRole('link', { name: 'Upload documents' }).click();
    await page
      .getByLabel('Choose files')
      .setInputFiles([INVOICE, { ...INVOICE, name: 'Zoll.pdf' }]);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('link', { name: 'Save Zoll.pdf' })).toBeVisible();
    await page.getByLabel('Your message').fill('Both are there now.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('Both are there now.');
  });
});
