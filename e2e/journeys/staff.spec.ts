import type { Page } from '@playwright/test';
import { linkIn, mailTo } from '../inbox.ts';
import { createStaffLink, createStaffPasswordLink } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { press, typeInto } from '../keyboard.ts';
import {
  authenticatorCode,
  enterAs,
  joinByKeyboard,
  makeStaff,
  STAFF_PASSWORD,
  staffEmail,
  typeCredentials,
} from '../staff.ts';
import { SITE_WIDTHS } from '../widths.ts';

const OTHER_PASSWORD = 'eleven kites over dunes';

test.describe.configure({ timeout: 150_000 });
test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ allowed: /the server responded with a status of (?:400|401|403|409|422)/ });

for (const width of SITE_WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    test('the first owner joins by the link of the command line and saves the recovery codes', async ({
      page,
      inspect,
    }) => {
      const email = staffEmail('owner');
      const { recoveryCodes } = await joinByKeyboard(
        page,
        await createStaffLink(email, 'owner'),
        { name: 'Ann Owner', email },
        inspect,
      );
      expect(new Set(recoveryCodes).size).toBe(10);
      await expect(page.getByRole('heading', { name: 'Manage Shipments' })).toBeVisible();
      await inspect();
      await press(page, page.getByRole('link', { name: 'Your account' }));
      await page.waitForURL('/admin/me');
      const main = page.getByRole('main');
      await expect(main.getByText(email)).toBeVisible();
      await expect(main.getByText('Invite colleagues and decide what they may do')).toBeVisible();
      await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible();
      await inspect();

      await press(page, page.getByRole('link', { name: 'Reload' }));
      await expect(main.getByText(email)).toBeVisible();
      await page.goto('/admin/second-factor');
      await expect(
        page.getByRole('heading', { name: 'Your second factor is set up' }),
      ).toBeVisible();
    });

    test('a member of staff signs in with password and second factor, and signs out', async ({
      page,
      inspect,
    }) => {
      const member = await makeStaff('Sam Support', 'support');
      await page.goto('/admin/login');
      await press(page, page.getByRole('button', { name: 'Sign in' }));
      await expect(page.getByText('Enter your email address.')).toBeVisible();
      await expect(page.getByLabel('Email', { exact: true })).toBeFocused();

      await typeCredentials(page, `  ${member.email} `, 'not the password');
      const shown = page.getByRole('button', { name: 'Show password' });
      await press(page, shown, 'Space');
      await expect(shown).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
      await press(page, page.getByRole('button', { name: 'Sign in' }));
      const box = page.getByRole('alert');
      await expect(box).toContainText('The email address or the password is not right.');
      await expect(box).toContainText(/Request id [\w-]{8,}/);
      await expect(box).toContainText(/\d+ ms/);
      // how we are built is nobody's business in production
      await expect(box).not.toContainText(/HTTP status|API base/);
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
        'type',
        'password',
      );
      await inspect();

      await typeInto(page, page.getByLabel('Password', { exact: true }), STAFF_PASSWORD);
      await page.keyboard.press('Enter');
      const code = page.getByLabel('Code', { exact: true });
      await expect(code).toBeFocused();
      await page.keyboard.type('123');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter the six digits of the authenticator app')).toBeVisible();
      await typeInto(page, code, '000000');
      await page.keyboard.press('Enter');
      await expect(box).toContainText('This code is not right.');
      await inspect();
      await typeInto(page, code, authenticatorCode(member.secret, 1));
      await press(page, page.getByRole('button', { name: 'Sign in' }));
      await page.waitForURL('/admin/dashboard');
      await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
      await inspect();

      await press(page, page.getByRole('button', { name: 'Sign out' }));
      await page.waitForURL('/admin/login?signed-out');
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await page.goto('/admin/dashboard');
      await expect(page.getByText('No admin token found (storage).')).toBeVisible();
    });

    test('an owner invites a colleague, who joins and gets other permissions', async ({
      page,
      inspect,
      context,
      browser,
    }) => {
      const owner = await makeStaff('Olu Owner', 'owner');
      const email = staffEmail('colleague');
      await enterAs(context, owner);
      await page.goto('/admin/staff');
      await press(page, page.getByRole('link', { name: 'Invite a colleague' }));
      await expect(page.getByRole('heading', { name: 'Invite a colleague' })).toBeFocused();
      await typeInto(page, page.getByLabel('Email', { exact: true }), email);
      const [code = '', secondCode = '', thirdCode = '', fourthCode = '', fifthCode = ''] =
        owner.recoveryCodes;
      await typeInto(page, page.getByLabel('Your code'), code.toLowerCase());
      await inspect();
      await press(page, page.getByRole('button', { name: 'Send invitation' }));
      await expect(page.getByText('The invitation is on its way.')).toBeVisible();

      const mail = await mailTo(email, /invited to the Waypost console/);
      const theirs = await browser.newContext({ viewport: page.viewportSize() });
      const colleague = await theirs.newPage();
      const joined = await joinByKeyboard(
        colleague,
        linkIn(mail, '/admin/register'),
        { name: 'Cleo Colleague', email },
        () => Promise.resolve(),
      );
      await expect(colleague.getByRole('banner').getByText('Support')).toBeVisible();

      await press(page, page.getByRole('link', { name: 'Reload' }));
      const row = page.getByRole('row', { name: new RegExp(email) });
      await expect(row).toContainText('Support');
      await press(page, row.getByRole('link', { name: 'Change Cleo Colleague' }));
      await expect(page.getByRole('heading', { name: 'Cleo Colleague' })).toBeFocused();
      await inspect();
      await press(page, page.getByRole('radio', { name: /^Support/ }), 'ArrowDown');
      await expect(page.getByRole('radio', { name: /^Operations/ })).toBeChecked();
      await press(page, page.getByRole('button', { name: 'Save' }));
      await expect(page.getByRole('alert')).toContainText('Enter a code of your authenticator app');
      await typeInto(page, codeBeside(page, 'Save'), '12');
      await press(page, page.getByRole('button', { name: 'Save' }));
      await expect(codeBeside(page, 'Save')).toBeFocused();
      await typeInto(page, codeBeside(page, 'Save'), thirdCode);
      await inspect();
      await press(page, page.getByRole('button', { name: 'Save' }));
      await expect(page.getByText('The permission set is changed.')).toBeVisible();
      await expect(row).toContainText('Operations');
      await colleague.getByRole('link', { name: 'Reload' }).click();
      await expect(colleague.getByRole('banner').getByText('Operations')).toBeVisible();

      await typeInto(page, codeBeside(page, 'Reset password'), fourthCode);
      await press(page, page.getByRole('button', { name: 'Reset password' }));
      await expect(page.getByText('The old password no longer works.')).toBeVisible();
      await colleague.getByRole('link', { name: 'Reload' }).click();
      await colleague.waitForURL('/admin/login?from=%2Fadmin%2Fdashboard');
      const reset = await mailTo(email, /Set a new password for the Waypost console/);
      await colleague.goto(linkIn(reset, '/admin/password'));
      await setNewPassword(colleague);
      await typeCredentials(colleague, email, OTHER_PASSWORD);
      await colleague.keyboard.press('Enter');
      await expect(colleague.getByLabel('Code', { exact: true })).toBeFocused();
      await typeInto(
        colleague,
        colleague.getByLabel('Code', { exact: true }),
        joined.recoveryCodes[0] ?? '',
      );
      await colleague.keyboard.press('Enter');
      await colleague.waitForURL('/admin');

      await typeInto(page, codeBeside(page, 'Remove second factor'), secondCode);
      await press(page, page.getByRole('button', { name: 'Remove second factor' }));
      await expect(page.getByText('The second factor was removed.')).toBeVisible();
      await press(page, page.getByRole('button', { name: 'Deactivate' }));
      await expect(page.getByText('The account is deactivated.')).toBeVisible();
      await expect(row).toContainText('Deactivated');
      // Today asks again by itself, and may have led there already
      await colleague.goto('/admin');
      await colleague.waitForURL('/admin/login?from=%2Fadmin');
      await press(page, page.getByRole('button', { name: 'Reactivate' }));
      await expect(codeBeside(page, 'Reactivate')).toBeFocused();
      await page.keyboard.type(fifthCode);
      await press(page, page.getByRole('button', { name: 'Reactivate' }));
      await expect(page.getByText('The account is active again.')).toBeVisible();
      await theirs.close();

      await page.keyboard.press('Escape');
      await page.waitForURL('/admin/staff');
      await expect(row.getByRole('link', { name: 'Change Cleo Colleague' })).toBeFocused();
    });
  });
}

for (const width of SITE_WIDTHS) {
  test(`a member changes the password and makes new recovery codes at ${width} pixels`, async ({
    page,
    context,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    const member = await makeStaff('Pat Password', 'support');
    const [first = '', second = '', third = ''] = member.recoveryCodes;
    await enterAs(context, member);
    await page.goto('/admin/me');
    await press(page, page.getByRole('link', { name: 'Change password' }));
    await page.waitForURL('/admin/me/password');
    await press(page, page.getByRole('button', { name: 'Change password' }));
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.keyboard.type(STAFF_PASSWORD);
    await typeInto(page, page.getByLabel('New password'), 'waypost2026');
    await typeInto(page, page.getByLabel('Your code'), first);
    await inspect();
    await press(page, page.getByRole('button', { name: 'Change password' }));
    await expect(page.getByRole('alert')).toContainText('This password is easy to guess.');
    await typeInto(page, page.getByLabel('New password'), OTHER_PASSWORD);
    await press(page, page.getByRole('button', { name: 'Change password' }));
    await page.waitForURL('/admin/me?done=password');
    await expect(page.getByText('The new password is set.')).toBeVisible();
    await inspect();
    await mailTo(member.email, /Your console password was changed/);

    await press(page, page.getByRole('link', { name: 'New recovery codes' }));
    await page.waitForURL('/admin/me/recovery-codes');
    await press(page, page.getByRole('button', { name: 'Make new codes' }));
    await expect(page.getByLabel('Your code')).toBeFocused();
    await page.keyboard.type(second);
    await inspect();
    await press(page, page.getByRole('button', { name: 'Make new codes' }));
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [renewed = ''] = await codes.allInnerTexts();
    await inspect();
    await press(page, page.getByRole('link', { name: 'I have kept them' }));
    await page.waitForURL('/admin/me');
    await press(page, page.getByRole('link', { name: 'New recovery codes' }));
    await press(page, page.getByRole('link', { name: 'Back to your account' }));
    await page.waitForURL('/admin/me');

    await press(page, page.getByRole('button', { name: 'Sign out' }));
    await page.waitForURL('/admin/login?signed-out');
    await inspect();
    await typeCredentials(page, member.email, OTHER_PASSWORD);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await page.keyboard.type(third);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code is not right.');
    await typeInto(page, code, renewed);
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Manage Shipments' })).toBeVisible();
    await inspect();
  });

  test(`a member sets a new password by the link of the command line at ${width} pixels`, async ({
    page,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    const member = await makeStaff('Rae Reset', 'owner');
    await page.goto('/admin/login');
    await expect(page.getByText('Forgot your password?')).toBeVisible();
    const link = await createStaffPasswordLink(member.email);
    await page.goto(link);
    await press(page, page.getByRole('button', { name: 'Set password' }));
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
    await inspect();
    await setNewPassword(page);
    await inspect();
    await typeCredentials(page, member.email, OTHER_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();

    await page.goto(link);
    await typeInto(page, page.getByLabel('New password'), OTHER_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await inspect();
    await press(page, page.getByRole('link', { name: 'Go to sign-in' }));
    await page.waitForURL('/admin/login');
  });
}

/** The code field of the form with this button. */
function codeBeside(page: Page, button: string) {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  return form.getByLabel('Your code');
}

async function setNewPassword(page: Page): Promise<void> {
  await typeInto(page, page.getByLabel('New password'), OTHER_PASSWORD);
  await press(page, page.getByRole('button', { name: 'Set password' }));
  await page.waitForURL('/admin/login?password-set');
  await expect(page.getByText('The new password is set. Sign in with it.')).toBeVisible();
}
