import type { Page } from '@playwright/test';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { press, tabTo, typeInto } from '../keyboard.ts';
import {
  authenticatorCode,
  enterAs,
  makeStaff,
  STAFF_PASSWORD,
  typeCredentials,
} from '../staff.ts';

test.describe.configure({ timeout: 150_000 });
test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ allowed: /the server responded with a status of (?:400|401|403|409|422)/ });

test('the console requires a session, and returns to the page after signing in', async ({
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
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});

test('staff without the right to see the staff page get a message inside the console', async ({
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

test('no page opens before the second factor is set up', async ({ page, context, inspect }) => {
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

test.describe('the session check of an open page', () => {
  test('redirects to the sign-in page after 15 idle minutes, and back', async ({
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

  test('is shown while it runs, and reports when it fails', async ({ page, context }) => {
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

test.describe('a network failure at sign-in', () => {
  test.use({ allowed: /login\.data|ERR_FAILED/ });

  test('is retried once, and reported when it fails again', async ({ page, inspect }) => {
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

  test('a sign-in that takes longer than 15 s is cancelled', async ({ page }) => {
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

test('a browser without cookies gets a message', async ({ page }) => {
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

test('no page of the console may be indexed by search engines', async ({ request }) => {
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

/** What a browser says when somebody turns to a tab again. Nobody listens before scripts run. */
async function comeBackAfterAWhile(page: Page): Promise<void> {
  await page.clock.fastForward('01:30');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
