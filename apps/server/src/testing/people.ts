import { randomUUID } from 'node:crypto';
import type { Customer, PermissionSet, StaffSignedIn } from '@waypost/contract';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { makeInvitation } from '../features/staff/members/index.ts';
import { readCustomerShard } from '../platform/acting-customer.ts';
import { COOKIES } from '../platform/http/cookies.ts';
import { drawShard, hashSecret, newSessionSecret } from '../platform/random.ts';
import { openBrowser, type TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';
import type { TestWorker } from './test-worker.ts';

export type TestCustomer = {
  id: string;
  email: string;
  password: string;
  browser: TestBrowser;
};

export function newEmail(): string {
  return `ada.${randomUUID()}@example.com`;
}

/** Not a common password. */
export const PASSWORD = 'violet harbour 94';

export function registration(email: string, change: object = {}) {
  return { name: 'Ada Example', email, password: PASSWORD, acceptTerms: true, ...change };
}

export function codeMailedTo(worker: TestWorker, email: string): string {
  const mail = worker.mails.findLast(({ to, subject }) => to === email && /^\d{6} /.test(subject));
  if (mail === undefined) throw new Error('no code was mailed');
  return mail.subject.slice(0, 6);
}

/** The secret in the newest link mailed to an address. */
export function linkMailedTo(worker: TestWorker, email: string, path: string): string {
  for (const mail of worker.mails.toReversed()) {
    const found = mail.to === email && mail.text.includes(path);
    const secret = /(?:token|invite)=([0-9A-Z]+)/.exec(mail.text)?.[1];
    if (found && secret !== undefined) return secret;
  }
  throw new Error(`no link to ${path} was mailed`);
}

export async function registerCustomer(
  server: TestServer,
  worker: TestWorker,
  change: { email?: string; password?: string; newsletter?: boolean } & Record<
    string,
    unknown
  > = {},
): Promise<TestCustomer> {
  const email = change.email ?? newEmail();
  const password = change.password ?? PASSWORD;
  const browser = openBrowser(server);
  await browser.post('/api/auth/register', registration(email, { ...change, email }));
  await worker.runJobs();
  const otp = codeMailedTo(worker, email);
  const answer = await browser.post('/api/auth/verify-otp', { email, otp });
  if (answer.statusCode !== 200) throw new Error(`registration failed: ${answer.body}`);
  return { id: answer.json<{ user: Customer }>().user.id, email, password, browser };
}

/** What customers' programs are known by: the account and its shard. */
export async function accountOf({ owner }: TestServer, customerId: string) {
  return { customerId, shard: await readCustomerShard(owner.db, customerId) };
}

/** Signed in already, without the emails and hashes of a registration: 10 ms instead of 400. */
export async function seatCustomer(server: TestServer): Promise<Omit<TestCustomer, 'password'>> {
  const [id, email] = [randomUUID(), newEmail()];
  const shard = drawShard(server.ctx.cells.shards());
  const secret = newSessionSecret(shard);
  await sql`INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone,
      account_type, company, address_line1, address_line2, city, region, postal_code, country,
      terms_version, terms_accepted_at)
    VALUES (${id}, ${shard}, ${email}, ${email}, '', 'Ada Example', '', 'individual', '', '', '', '',
      '', '', '', '', now())`.execute(server.owner.db);
  await sql`INSERT INTO customer_sessions (id, shard, customer_id, secret_hash, browser)
    VALUES (gen_random_uuid(), ${shard}, ${id}, ${hashSecret(secret)}, 'Test')`.execute(
    server.owner.db,
  );
  const browser = openBrowser(server);
  browser.cookies.set(COOKIES.customer, secret);
  return { id, email, browser };
}

/** Signs an account in from another browser. */
export async function signIn(
  server: TestServer,
  worker: TestWorker,
  customer: { email: string; password: string },
  userAgent?: string,
): Promise<TestBrowser> {
  const browser = openBrowser(server, userAgent);
  const { email, password } = customer;
  await browser.post('/api/auth/login', { email, password });
  await worker.runJobs();
  const otp = codeMailedTo(worker, email);
  const answer = await browser.post('/api/auth/verify-otp', { email, otp });
  if (answer.statusCode !== 200) throw new Error(`sign-in failed: ${answer.body}`);
  return browser;
}

/** Registers as far as the mailed code. */
export async function beginRegistration(
  server: TestServer,
  worker: TestWorker,
  email: string,
  change: object = {},
): Promise<TestBrowser> {
  const browser = openBrowser(server);
  const answer = await browser.post('/api/auth/register', registration(email, change));
  if (answer.statusCode !== 202) throw new Error(`registration did not begin: ${answer.body}`);
  await worker.runJobs();
  return browser;
}

/** As if the last email of every attempt had been sent a while ago. */
export async function waitToResend(server: TestServer): Promise<void> {
  await sql`UPDATE code_attempts SET mailed_at = mailed_at - interval '31 seconds'`.execute(
    server.owner.db,
  );
}

export type TestStaff = { id: string; email: string; password: string; browser: TestBrowser };

/** Accepts an invitation from the command line. */
export async function registerStaff(
  server: TestServer,
  permissionSet: PermissionSet = 'owner',
): Promise<TestStaff> {
  const email = newEmail();
  const inviteCode = await makeInvitation(server.owner.db, { email, permissionSet });
  const browser = openBrowser(server);
  const answer = await browser.post('/api/admin/auth/register', {
    name: 'Grace Staff',
    email,
    password: PASSWORD,
    inviteCode,
  });
  if (answer.statusCode !== 201) throw new Error(`staff registration failed: ${answer.body}`);
  const { admin } = answer.json<StaffSignedIn>();
  return { id: admin.id, email, password: PASSWORD, browser };
}

export type Authenticator = {
  recoveryCodes: string[];
  /** An unused code: steps are reset in the database as far as needed. */
  nextCode(): Promise<string>;
};

/** Sets up a second factor as an authenticator app would. */
export async function enrolSecondFactor(
  server: TestServer,
  staff: TestStaff,
): Promise<Authenticator> {
  const offer = await staff.browser.post('/api/admin/auth/second-factor');
  const { secret } = offer.json<{ secret: string }>();
  const confirmed = await staff.browser.post('/api/admin/auth/second-factor/confirm', {
    code: generateSync({ secret }),
  });
  if (confirmed.statusCode !== 200) throw new Error(`enrolment failed: ${confirmed.body}`);
  return {
    recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes,
    async nextCode() {
      await sql`UPDATE staff_members SET totp_last_step = totp_last_step - 2
        WHERE id = ${staff.id}`.execute(server.owner.db);
      return generateSync({ secret });
    },
  };
}
