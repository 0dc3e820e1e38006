import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { bookParcel } from '../booking.ts';
import { newEmail } from '../customer.ts';
import { mailTo } from '../inbox.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');

/** In the language of Lisbon. */
const NOTICE = /^Um envio para si: /;

for (const width of CONSOLE_WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('staff finds a mail, reveals its recipient and sends it again', async ({
      page,
      context,
      request,
      inspect,
    }) => {
      const shipperEmail = newEmail(`shipper.${width}`);
      const recipientEmail = newEmail(`recipient.${width}`);
      const people = { shipperEmail, recipientEmail };
      const { trackingNumber, receiptId } = await bookParcel(request, people);
      const code = (await mailTo(shipperEmail, /activates/)).subject.slice(0, 6);
      await request.post(`/api/receipts/${receiptId}/activation`, { data: { code } });
      const first = await mailTo(recipientEmail, NOTICE);
      await enterAs(context, await makeStaff('Sam Support', 'support'));
      await page.goto('/admin/emails');
      await page.getByLabel('Template').selectOption('Notice to the recipient');
      await page.getByLabel('Age', { exact: true }).selectOption('Last 24 hours');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL(/template=recipient_notice/);
      const row = page
        .getByRole('row', { name: formatTrackingNumber(trackingNumber) })
        .filter({ hasText: 'Notice to the recipient' });
      await expect(row).toContainText('Recipient');
      await expect(page.getByRole('main')).not.toContainText(recipientEmail);
      await inspect();

      await row.getByRole('link', { name: /^Preview Notice to the recipient/ }).click();
      const letter = page.frameLocator('iframe[title="Notice to the recipient"]');
      await expect(letter.getByRole('heading')).toHaveText(/^Entrega prevista: /);
      await expect(page.getByRole('main')).not.toContainText(recipientEmail);
      await inspect();
      await page.getByRole('link', { name: 'Reveal the person' }).click();
      await expect(page.getByRole('main')).toContainText(recipientEmail);
      await expect(page.getByRole('main')).not.toContainText('/t/');

      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText('The email is on its way once more.')).toBeVisible();
      await mailTo(recipientEmail, NOTICE, first);
    });

    test('every email template is previewed as HTML and as plain text', async ({
      page,
      context,
      inspect,
    }) => {
      await enterAs(context, await makeStaff('Fay Finance', 'finance'));
      await page.goto('/admin/emails/templates');
      await page.getByRole('link', { name: /^Sign-in code/ }).click();
      const letter = page.frameLocator('iframe[title="Sign-in code"]');
      await expect(letter.getByText('000000', { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Plain text' })).toContainText('000000');
      await inspect();
    });
  });
}

test('the newsletter list is exported as a file after the second factor', async ({
  page,
  context,
  inspect,
}) => {
  const member = await makeStaff('Sam Support', 'support');
  const email = newEmail('reader');
  await changeRows(`INSERT INTO newsletter_consents (email_key, shard, state, terms_version, email)
    VALUES ('${email}', 0, 'on', '2026-11', '${email}')`);
  await enterAs(context, member);
  await page.goto('/admin/emails/newsletter');
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByLabel('Your code').fill('AAAAA-AAAAA');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is not right.');
  await inspect();
  await page.getByLabel('Your code').fill(member.recoveryCodes[0] ?? '');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^newsletter_\d{4}-\d\d-\d\d\.csv$/);
});

test('staff lets a corrected address get emails again', async ({ page, context, inspect }) => {
  await changeRows(`INSERT INTO undeliverable_addresses (id, shard, address_hash, reason, status, effect_key)
    VALUES (gen_random_uuid(), 0, sha256(gen_random_uuid()::text::bytea), 'bounce', '5.1.1', 'mail:code:1')`);
  await enterAs(context, await makeStaff('Sam Support', 'support'));
  await page.goto('/admin/emails/undeliverable');
  const rows = page.getByRole('row', { name: 'Came back 5.1.1' });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await inspect();
  await rows
    .first()
    .getByRole('button', { name: /^Send again/ })
    .click();
  await expect(page.getByText('The address gets emails again.')).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
});
