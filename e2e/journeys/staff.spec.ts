import type { Page } from '@playwright/test';
import { linkIn, mailTo } from '../inbox.ts';
import { changeRows, createStaffLink, createStaffPasswordLink } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { press, tabTo, typeInto } from '../keyboard.ts';
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

// One after the other: whether somebody is the last owner depends on everybody else.
test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ allowed: /the server responded with a status of (?:400|401|403|409|422)/ });

for (const width of SITE_WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    test('the first owner joins by the link of the command line and keeps the recovery codes', async ({
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

    test('a member of staff signs in with password and second factor, and out again', async ({
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

    test('an owner invites a colleague, who joins and gets other rights', async ({
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
      await colleague.waitForURL('/admin/dashboard');

      await typeInto(page, codeBeside(page, 'Remove second factor'), secondCode);
      await press(page, page.getByRole('button', { name: 'Remove second factor' }));
      await expect(page.getByText('The second factor was removed.')).toBeVisible();
      await press(page, page.getByRole('button', { name: 'Deactivate' }));
      await expect(page.getByText('The account is deactivated.')).toBeVisible();
      await expect(row).toContainText('Deactivated');
      await colleague.getByRole('link', { name: 'Reload' }).click();
      await colleague.waitForURL('/admin/login?from=%2Fadmin%2Fdashboard');
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

test('the last owner cannot step down', async ({ page, context, inspect }) => {
  const owner = await makeStaff('Lou Last', 'owner');
  await changeRows(
    `UPDATE staff_members SET active = false WHERE permission_set = 'owner' AND email <> '${owner.email}'`,
  );
  await enterAs(context, owner);
  await page.goto('/admin/staff');
  const row = page.getByRole('row', { name: new RegExp(owner.email) });
  await press(page, row.getByRole('link', { name: 'Change Lou Last' }));
  await press(page, page.getByRole('button', { name: 'Deactivate' }));
  await expect(page.getByRole('alert')).toContainText('One active owner must remain.');
  await inspect();
  await expect(row).toContainText('Active');
  await press(page, page.getByRole('radio', { name: /^Owner/ }), 'ArrowUp');
  await press(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('alert')).toContainText('Make somebody else an owner first.');
});

test('the console is closed without a session, and leads back after signing in', async ({
  page,
  inspect,
}) => {
  const owner = await makeStaff('Gwen Guarded', 'owner');
  await page.goto('/admin/staff?invite');
  await expect(page.getByText('No admin token found (storage).')).toBeVisible();
  await inspect();
  await typeCredentials(page, owner.email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type(owner.recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/staff\?invite/);
  await inspect();

  await page.goto('/admin/login');
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  await inspect();
  await page.goto('/admin/login?from=https://elsewhere.example/admin/');
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  await page.goto('/admin');
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
});

test('who may not see the staff page is told so inside the console', async ({
  page,
  context,
  inspect,
}) => {
  await enterAs(context, await makeStaff('Fin Finance', 'finance'));
  const answer = await page.goto('/admin/staff');
  expect(answer?.status()).toBe(403);
  await expect(
    page.getByRole('heading', { name: 'Not part of your permission set' }),
  ).toBeVisible();
  await inspect();
  await press(page, page.getByRole('link', { name: 'Go to the console' }));
  await page.waitForURL('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Manage Shipments' })).toBeVisible();
});

test('nothing opens before the second factor is set up', async ({ page, context, inspect }) => {
  const member = await makeStaff('Nora New', 'operations');
  await changeRows(
    `UPDATE staff_members SET totp_confirmed_at = NULL WHERE email = '${member.email}'`,
  );
  await enterAs(context, member);
  await page.goto('/admin/dashboard');
  await page.waitForURL('/admin/second-factor?from=%2Fadmin%2Fdashboard');
  await press(page, page.getByRole('button', { name: 'Show the code to scan' }));
  const secret = await page.getByTestId('secret').innerText();
  const boxes = page.getByLabel('The six digits the app shows now');
  await typeInto(page, boxes, '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is not right.');
  await expect(boxes).toBeFocused();
  // the same secret as before: it may have been scanned already
  await expect(page.getByTestId('secret')).toHaveText(secret);
  await page.keyboard.type(authenticatorCode(secret));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await inspect();
  const downloading = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: 'Download' }));
  expect((await downloading).suggestedFilename()).toBe('waypost-recovery-codes.txt');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, page.getByRole('button', { name: 'Copy' }));
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const code of await list.getByRole('listitem').allInnerTexts()) {
    expect(copied).toContain(code);
  }
  await press(page, page.getByRole('link', { name: 'I have kept them' }));
  await page.waitForURL('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Manage Shipments' })).toBeVisible();
});

test.describe('an open page looks after its session', () => {
  test('a session left alone for 15 minutes leads to the sign-in page and back', async ({
    page,
    context,
    inspect,
  }) => {
    const owner = await makeStaff('Ida Idle', 'owner');
    await enterAs(context, owner);
    await page.clock.install();
    await page.goto('/admin/staff');
    await inspect();

    await expect(async () => {
      const checked = page.waitForResponse('/api/admin/auth/me', { timeout: 2_000 });
      await comeBackAfterAWhile(page);
      expect((await checked).status()).toBe(200);
    }).toPass();
    await expect(page.getByText('Checking admin session…')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/admin/staff');

    await changeRows(
      `UPDATE staff_sessions SET last_seen_at = now() - interval '16 minutes'
       WHERE staff_id = (SELECT id FROM staff_members WHERE email = '${owner.email}')`,
    );
    await page.clock.fastForward('16:00');
    await page.waitForURL('/admin/login?from=%2Fadmin%2Fstaff');
    await expect(page.getByText('Auth check failed: 401 Sign in to continue.')).toBeVisible();
    await inspect();
    await typeCredentials(page, owner.email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type(owner.recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/staff');
  });

  test('says that it checks, and tells when the check fails', async ({ page, context }) => {
    await enterAs(context, await makeStaff('Cher Check', 'support'));
    await page.clock.install();
    await page.goto('/admin/dashboard');
    await page.route('/api/admin/auth/me', async (route) => {
      await expect(
        page.getByRole('status').filter({ hasText: 'Checking admin session…' }),
      ).toBeVisible();
      await route.fulfill({ status: 409, json: { message: 'We are very busy right now.' } });
    });
    await expect(async () => {
      await comeBackAfterAWhile(page);
      await expect(page.getByRole('alert')).toContainText(
        'Auth check failed: 409 We are very busy right now.',
        { timeout: 2_000 },
      );
    }).toPass();
    expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  });
});

test.describe('a network that fails', () => {
  test.use({ allowed: /login\.data|ERR_FAILED/ });

  test('is tried once more by itself, and told when it fails again', async ({ page, inspect }) => {
    const member = await makeStaff('Ned Network', 'support');
    await page.goto('/admin/login');
    let posts = 0;
    let failing = 1;
    await page.route('**/admin/login.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      posts += 1;
      return posts <= failing ? route.abort('failed') : route.fallback();
    });
    await typeCredentials(page, member.email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    expect(posts).toBe(2);

    failing = 4;
    await page.keyboard.type(member.recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    const box = page.getByRole('alert');
    await expect(box).toContainText('Login failed. Check API base, CORS, or network.');
    await expect(box).toContainText(/\d+ ms/);
    expect(posts).toBe(4);
    await inspect();
    await tabTo(page, page.getByLabel('Code', { exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Manage Shipments' })).toBeVisible();
  });

  test('a sign-in that takes longer than 15 s is given up', async ({ page }) => {
    await page.clock.install();
    await page.goto('/admin/login');
    await page.route('**/admin/login.data*', () => undefined);
    await typeCredentials(page, 'nobody@staff.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
    await page.clock.fastForward('00:16');
    await expect(page.getByRole('alert')).toContainText('Login failed.');
  });
});

test('a browser that keeps no cookies is told so', async ({ page }) => {
  const member = await makeStaff('Nic Nocookie', 'support');
  await page.goto('/admin/login');
  await typeCredentials(page, member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.route('**/admin/login.data*', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const answer = await fetch(request.url(), {
      method: 'POST',
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    const kept = [...answer.headers].filter(
      ([name]) => !['set-cookie', 'content-encoding', 'content-length'].includes(name),
    );
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(kept),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.keyboard.type(member.recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'Could not persist admin session (storage blocked or different host).',
  );
});

test('no page of the console is for search engines', async ({ request }) => {
  for (const path of ['/admin/login', '/admin/register', '/admin/dashboard']) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex"',
    );
  }
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    allowed: /^failed: \S+\.js csp$|the server responded with a status of (?:400|401|403|422)/,
  });

  test('a member of staff signs in, sets up a new second factor, and signs out', async ({
    page,
    inspect,
  }) => {
    const member = await makeStaff('Wim Without', 'support');
    await page.goto('/admin/staff');
    await page.getByLabel('Email', { exact: true }).fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('The email address or the password');
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Enter it once more')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await inspect();
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await page.getByLabel('Code', { exact: true }).fill(member.recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/admin/staff');
    await expect(page.getByText('Not part of your permission set')).toBeVisible();
    await inspect();

    await changeRows(
      `UPDATE staff_members SET totp_confirmed_at = NULL WHERE email = '${member.email}'`,
    );
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: 'Show the code to scan' }).click();
    const secret = await page.getByTestId('secret').innerText();
    await page.getByLabel('The six digits').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is not right.');
    await expect(page.getByTestId('secret')).toHaveText(secret);
    await page.getByLabel('The six digits').fill(authenticatorCode(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })).toHaveCount(10);
    await inspect();
    await page.getByRole('link', { name: 'I have kept them' }).click();
    await page.waitForURL('/admin/dashboard');
    await inspect();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  });
});

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

/** What a browser says when somebody turns to a tab again. Nobody listens before scripts run. */
async function comeBackAfterAWhile(page: Page): Promise<void> {
  await page.clock.fastForward('01:30');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
