import {
  enterCode,
  fillRegistration,
  newClient,
  newEmail,
  PASSWORD,
  registerByKeyboard,
  signInByKeyboard,
} from '../customer.ts';
import { codeTo, linkIn, mailTo } from '../inbox.ts';
import { expect, test } from '../journey.ts';
import { press, tabTo, typeInto } from '../keyboard.ts';
import { SITE_WIDTHS } from '../widths.ts';

/** How wrong codes and passwords are answered. */
const REFUSED = /status of (?:400|401|422|429)/;

test.use({ extraHTTPHeaders: newClient(), allowed: REFUSED });
// every key is pressed one by one
test.describe.configure({ timeout: 120_000 });

for (const width of SITE_WIDTHS) {
  test.describe(`with the keyboard, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    test('a visitor opens an account and is signed in by the mailed code', async ({
      page,
      inspect,
    }) => {
      const email = newEmail('register');
      await page.goto('/auth/register');
      await press(page, page.getByRole('button', { name: 'Create account' }));
      await expect(page.getByRole('alert')).toHaveText(
        'Please fill all required fields and use a strong password (min 8 chars).',
      );
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await inspect();

      await fillRegistration(page, email);
      await expect(
        page.getByRole('checkbox', { name: 'Send me the newsletter' }),
      ).not.toBeChecked();
      await press(page, page.getByRole('button', { name: 'Create account' }));
      await expect(page.getByText(`It went to ${email}`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();

      // what was typed is still there for whoever goes back, but no password
      await press(page, page.getByRole('link', { name: 'Back to the form' }));
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await page.goBack();

      const code = await codeTo(email);
      const wrong = code === '000000' ? '111111' : '000000';
      await enterCode(page, wrong);
      await expect(page.getByRole('alert')).toHaveText('Invalid or expired code.');
      await page.reload();
      await enterCode(page, code);
      await page.waitForURL('/dashboard');
      await expect(page.getByRole('heading', { name: 'Shipment Dashboard' })).toBeVisible();

      // whoever is signed in has no business on the sign-in pages
      await page.goto('/auth/login');
      expect(new URL(page.url()).pathname).toBe('/dashboard');
      await page.goto('/auth/register');
      expect(new URL(page.url()).pathname).toBe('/dashboard');
      await inspect();
      await press(page, page.getByRole('button', { name: 'Logout' }));
      await page.waitForURL('/');
    });

    test('a customer is asked to sign in and then returns to the requested page', async ({
      page,
      inspect,
    }) => {
      const email = newEmail('return');
      await registerByKeyboard(page, email, inspect);
      await inspect();
      await press(page, page.getByRole('button', { name: 'Logout' }));
      await page.waitForURL('/');
      await inspect();

      await page.goto('/dashboard/profile#password');
      await expect(page.getByText('Log in to open the page you asked for.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await signInByKeyboard(page, email, 'not my password');
      await expect(page.getByRole('alert')).toHaveText(/not right/);
      await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await inspect();
      await press(page, page.getByRole('button', { name: 'Continue' }));
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await inspect();
      await enterCode(page, await codeTo(email));
      await page.waitForURL('/dashboard/profile');
    });

    test('the six boxes of a code support pasting, arrows and Backspace like one field', async ({
      page,
      inspect,
    }) => {
      await page.goto('/auth/register');
      await fillRegistration(page, newEmail('boxes'));
      await press(page, page.getByRole('button', { name: 'Create account' }));
      const boxes = page.getByLabel('6-digit code');
      await expect(boxes).toBeFocused();
      await page.keyboard.type('12a45');
      await expect(boxes).toHaveValue('1245');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('3');
      await expect(boxes).toHaveValue('1235');
      await page.keyboard.type('4');
      await expect(boxes).toHaveValue('1234');
      await page.keyboard.press('Backspace');
      await expect(boxes).toHaveValue('123');
      await inspect();
      await boxes.evaluate((input: HTMLInputElement) => {
        input.value = '';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await page.evaluate(() => document.execCommand('insertText', false, '98 76 54'));
      await expect(boxes).toHaveValue('987654');
      await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
    });

    test('a forgotten password is reset, and every browser is signed out', async ({
      page,
      inspect,
    }) => {
      const email = newEmail('forgot');
      await registerByKeyboard(page, email, inspect);
      await inspect();
      await page.goto('/auth/forgot');
      await typeInto(page, page.getByLabel('Email', { exact: true }), email);
      await press(page, page.getByRole('button', { name: 'Send the link' }));
      await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible();
      await inspect();

      const link = linkIn(await mailTo(email, /Set a new Waypost password/), '/auth/reset');
      await page.goto(link);
      await typeInto(page, page.getByLabel('New password', { exact: true }), 'password1');
      await press(page, page.getByRole('button', { name: 'Set the password' }));
      await expect(page.getByRole('alert')).toHaveText(/common passwords/);
      await typeInto(page, page.getByLabel('New password', { exact: true }), 'eight new harbours');
      await inspect();
      await press(page, page.getByRole('button', { name: 'Set the password' }));
      await page.waitForURL(/\/auth\/login/);
      await expect(page.getByText('The new password is set.')).toBeVisible();
      await signInByKeyboard(page, email, 'eight new harbours');
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await inspect();

      await page.goto(link);
      await typeInto(page, page.getByLabel('New password', { exact: true }), 'nine new harbours');
      await press(page, page.getByRole('button', { name: 'Set the password' }));
      await expect(
        page.getByRole('heading', { name: 'This link does not work any more' }),
      ).toBeVisible();
    });

    test('a customer edits the profile and closes the account', async ({ page, inspect }) => {
      const email = newEmail('profile');
      await registerByKeyboard(page, email, inspect);
      await inspect();
      await page.goto('/dashboard/profile');
      await typeInto(page, page.getByLabel('City'), 'Ghent');
      await press(page, page.getByRole('button', { name: 'Save details' }));
      await expect(page.getByText('Saved.')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('City')).toHaveValue('Ghent');

      await press(page, page.getByRole('button', { name: 'Send me the newsletter' }));
      await expect(page.getByText('We emailed you a link.')).toBeVisible();
      await inspect();
      const newsletter = await mailTo(email, /Confirm the Waypost newsletter/);
      await page.goto(linkIn(newsletter, '/newsletter/confirm'));
      await inspect();
      await press(page, page.getByRole('button', { name: 'Yes, send it' }));
      await expect(page.getByText('The newsletter is confirmed.')).toBeVisible();

      await page.goto('/dashboard/profile');
      await expect(page.getByText('You get the newsletter')).toBeVisible();
      const own = page.locator('#password');
      await typeInto(page, own.getByLabel('Current password'), PASSWORD);
      await typeInto(page, own.getByLabel('New password', { exact: true }), 'nine quiet harbours');
      await press(page, page.getByRole('button', { name: 'Change the password' }));
      await expect(page.getByText('Every other browser was signed out.')).toBeVisible();
      await expect(own.getByLabel('Current password')).toHaveValue('');

      const newAddress = newEmail('profile.new');
      const address = page.locator('#email');
      await typeInto(page, address.getByLabel('New email address'), newAddress);
      await typeInto(page, address.getByLabel('Current password'), 'nine quiet harbours');
      await press(page, page.getByRole('button', { name: 'Change the address' }));
      await expect(page.getByText('We sent a link to the new address.')).toBeVisible();
      const confirmation = await mailTo(newAddress, /Confirm your new email address/);
      await page.goto(linkIn(confirmation, '/auth/confirm-email'));
      await inspect();
      await press(page, page.getByRole('button', { name: 'Confirm the address' }));
      await expect(page.getByText('The new email address is confirmed.')).toBeVisible();

      await page.goto('/dashboard/profile');
      await expect(page.getByText(`You log in with ${newAddress}.`)).toBeVisible();
      await expect(page.getByText('This browser')).toBeVisible();
      const download = page.waitForEvent('download');
      await press(page, page.getByRole('link', { name: 'Download your data' }));
      expect((await download).suggestedFilename()).toBe('waypost-account.json');

      const end = page.locator('#delete');
      await typeInto(page, end.getByLabel('Current password'), 'nine quiet harbours');
      await press(page, page.getByRole('button', { name: 'Delete the account' }));
      await expect(page.getByText('Tick the box to confirm.')).toBeVisible();
      await tabTo(page, end.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await press(page, page.getByRole('button', { name: 'Delete the account' }));
      await page.waitForURL(/\/auth\/login/);
      await expect(page.getByText('The account is erased.')).toBeVisible();
      await page.goto('/dashboard');
      expect(new URL(page.url()).pathname).toBe('/auth/login');
    });
  });
}

const NEW_CODE = 'a new code replaces the old one, and only after half a minute';
test(NEW_CODE, { tag: '@nightly' }, async ({ page, inspect }) => {
  const email = newEmail('resend');
  await page.goto('/auth/register');
  await fillRegistration(page, email);
  await press(page, page.getByRole('button', { name: 'Create account' }));
  const resend = page.getByRole('button', { name: /Send a new code/ });
  await expect(resend).toBeDisabled();
  const first = await mailTo(email, / is your Waypost code$/);
  await expect(resend).toBeEnabled({ timeout: 35_000 });
  await press(page, resend);
  await expect(page.getByText("We've resent a new code.")).toBeVisible();
  await inspect();
  const second = await codeTo(email, first);
  await enterCode(page, second);
  await page.waitForURL('/dashboard');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /failed: .* csp$|status of 4/ });

  test('a visitor registers, signs out and signs in again', async ({ page, inspect }) => {
    const email = newEmail('plain');
    await page.goto('/auth/register');
    await page.getByLabel('Name', { exact: true }).fill('Ada Example');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password again').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText('Accept the terms to open an account.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password again').fill(PASSWORD);
    await inspect();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Enter the 6-digit code.')).toBeVisible();
    await page.getByLabel('6-digit code').fill(await codeTo(email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('/dashboard');
    await inspect();
    const first = await mailTo(email, / is your Waypost code$/);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('/');
    await inspect();
    await page.goto('/auth/login?from=//evil.example/');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('6-digit code').fill(await codeTo(email, first));
    await inspect();
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('/dashboard');
  });
});
