import type { BrowserContext, Page } from '@playwright/test';
import { totp } from '../tools/fuzz/totp.ts';
import { drawSecret } from '../tools/installation/people.ts';
import { changeRows } from './installation/commands.ts';
import { expect } from './journey.ts';
import { press, typeInto } from './keyboard.ts';
import { plantSession, post } from './sessions.ts';

export const STAFF_PASSWORD = 'nine lanterns by the quay';

export type Member = {
  email: string;
  /** Of the authenticator. */
  secret: string;
  recoveryCodes: string[];
  session: string;
};

/** An address that no other journey uses. */
export function staffEmail(name: string): string {
  return `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@staff.example`;
}

/** A step later than now is what the app shows next. */
export function authenticatorCode(secret: string, stepsAhead = 0): string {
  return totp(secret.replaceAll(' ', ''), new Date(Date.now() + stepsAhead * 30_000));
}

/** A member of staff with a second factor. The invitation is written past the command line, which takes seconds. */
export async function makeStaff(name: string, permissionSet: string): Promise<Member> {
  const email = staffEmail(name.toLowerCase().replaceAll(' ', '.'));
  const { secret: inviteCode, hash } = drawSecret(15);
  await changeRows(
    `INSERT INTO staff_invitations (id, email, email_key, permission_set, secret_hash, expires_at)
     VALUES (gen_random_uuid(), '${email}', '${email}', '${permissionSet}',
       '\\x${hash.toString('hex')}', now() + interval '1 hour')`,
  );
  const registered = await post('/api/admin/auth/register', '', {
    name,
    email,
    password: STAFF_PASSWORD,
    inviteCode,
  });
  const session = /^__Host-waypost-staff=([^;]+)/.exec(registered.cookie)?.[1] ?? '';
  const cookie = `__Host-waypost-staff=${session}`;
  const offer = await post('/api/admin/auth/second-factor', cookie);
  const secret = offer.body['secret'] as string;
  const code = authenticatorCode(secret);
  const confirmed = await post('/api/admin/auth/second-factor/confirm', cookie, { code });
  return { email, secret, recoveryCodes: confirmed.body['recoveryCodes'] as string[], session };
}

/** Puts the session of a member into a browser. */
export async function enterAs(context: BrowserContext, { session }: Member): Promise<void> {
  await plantSession(context, '__Host-waypost-staff', session);
}

export async function typeCredentials(page: Page, email: string, password = STAFF_PASSWORD) {
  await typeInto(page, page.getByLabel('Email', { exact: true }), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
}

/** From the invitation to the console, with the keyboard alone. */
export async function joinByKeyboard(
  page: Page,
  link: string,
  { name, email }: { name: string; email: string },
  inspect: () => Promise<void>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto(link);
  await typeInto(page, page.getByLabel('Name', { exact: true }), name);
  await typeCredentials(page, email);
  await inspect();
  await press(page, page.getByRole('button', { name: 'Create account' }));

  await page.waitForURL('/admin/second-factor');
  await expect(page.getByText('Nothing else opens before it is set up')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Show the code to scan' }));
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await page.getByTestId('secret').innerText();
  await typeInto(
    page,
    page.getByLabel('The six digits the app shows now'),
    authenticatorCode(secret),
  );
  await inspect();
  await press(page, page.getByRole('button', { name: 'Confirm' }));

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  await inspect();
  await press(page, page.getByRole('link', { name: 'I have kept them' }));
  await page.waitForURL('/admin/dashboard');
  return { secret, recoveryCodes };
}
