import type { BrowserContext, Page } from '@playwright/test';
import { codeTo } from './inbox.ts';
import { changeRows } from './installation/commands.ts';
import { expect } from './journey.ts';
import { press, typeInto } from './keyboard.ts';
import { plantSession, post } from './sessions.ts';

export const PASSWORD = 'seven quiet harbours';

/** An address no other journey uses. */
export function newEmail(name: string): string {
  return `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`;
}

/** A client of its own, so that journeys do not spend each other's budgets. */
export function newClient(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 250) + 1;
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Ada Example');
  await typeInto(page, page.getByLabel('Email', { exact: true }), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page, page.getByLabel('Password again'), PASSWORD);
  await press(page, page.getByRole('checkbox', { name: /I accept the terms/ }), 'Space');
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(code);
  await press(page, page.getByRole('button', { name: 'Verify' }));
}

/** With the keyboard alone, ending on the dashboard. */
export async function registerByKeyboard(
  page: Page,
  email: string,
  inspect: () => Promise<void>,
): Promise<void> {
  await page.goto('/auth/register');
  await fillRegistration(page, email);
  await inspect();
  await press(page, page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await enterCode(page, await codeTo(email));
  await page.waitForURL('/dashboard');
}

export async function signInByKeyboard(page: Page, email: string, password = PASSWORD) {
  await typeInto(page, page.getByLabel('Email', { exact: true }), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await press(page, page.getByRole('button', { name: 'Continue' }));
}

/** For journeys that begin where a customer is signed in. */
export async function openAccount(context: BrowserContext, email: string): Promise<void> {
  const account = { name: 'Ada Example', email, password: PASSWORD, acceptTerms: true };
  const client = newClient();
  const begun = await post('/api/auth/register', '', account, client);
  const [attempt = ''] = begun.cookie.split(';');
  const proof = { email, otp: await codeTo(email) };
  const verified = await post('/api/auth/verify-otp', attempt, proof, client);
  const secret = /__Host-waypost-session=([^;]+)/.exec(verified.cookie)?.[1] ?? '';
  await plantSession(context, '__Host-waypost-session', secret);
}

/** Lets an account book on account, as staff does by a limit. */
export async function giveCredit(email: string, limitCents: number): Promise<void> {
  await changeRows(`INSERT INTO credit_accounts (customer_id, shard, limit_cents)
    SELECT id, shard, ${limitCents} FROM customers WHERE email = '${email}'`);
}

/** With fields filled at once, for journeys that begin where others end; works without scripts too. */
export async function registerQuickly(
  page: Page,
  email: string,
  inspect: () => Promise<void>,
): Promise<void> {
  await page.goto('/auth/register');
  await page.getByLabel('Name', { exact: true }).fill('Ada Example');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await inspect();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('6-digit code').fill(await codeTo(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('/dashboard');
  await inspect();
}
