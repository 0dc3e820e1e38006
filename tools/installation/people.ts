import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { register } from '@waypost/contract/client';
import { randomToken } from '@waypost/domain/shards';
import type pg from 'pg';
import type { Call } from './book-parcel.ts';
import { readValue } from './read-value.ts';

export const PASSWORD = 'violet harbour 94';

export const COOKIES = {
  customer: '__Host-waypost-session',
  staff: '__Host-waypost-staff',
  viewing: '__Host-waypost-viewing',
  party: '__Host-waypost-party',
  device: '__Host-waypost-device',
  shift: '__Host-waypost-shift',
} as const;

/** A secret as the api draws them for sessions and links, and as the database keeps it. */
export function drawSecret(byteCount: number): { secret: string; hash: Buffer } {
  const secret = randomToken(0, randomBytes(byteCount));
  return { secret, hash: createHash('sha256').update(secret).digest() };
}

/** All of one length, and none twice. */
export function newEmail(): string {
  return `ada.${randomUUID()}@people.example`;
}

export function registration(email: string) {
  return { name: 'Ada Example', email, password: PASSWORD, acceptTerms: true };
}

/** What the api makes of PASSWORD, taken from a registration under way. */
export async function hashOfPassword(call: Call, db: pg.Client): Promise<string> {
  await register({ ...call, body: registration(newEmail()) });
  const sql = `SELECT registration ->> 'passwordHash' FROM code_attempts LIMIT 1`;
  return (await readValue<string>(db, sql)) ?? '';
}

export interface Account {
  id: string;
  email: string;
}

/** Nobody can sign in to them with a password, unless its hash is given. */
export async function makeAccounts(
  db: pg.Client | pg.Pool,
  count: number,
  passwordHash = '',
  shard = 0,
): Promise<Account[]> {
  const accounts = Array.from({ length: count }, () => ({ id: randomUUID(), email: newEmail() }));
  await insertAccounts(db, accounts, passwordHash, shard);
  return accounts;
}

export async function insertAccounts(
  db: pg.Client | pg.Pool,
  accounts: readonly Account[],
  passwordHash: string,
  shard = 0,
): Promise<void> {
  await db.query(
    `INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone, account_type,
       company, address_line1, address_line2, city, region, postal_code, country, terms_version,
       terms_accepted_at)
     SELECT id, $4::smallint, email, email, $3, 'Ada Example', '', 'individual', '', '', '', '', '', '', '', '',
       now()
     FROM unnest($1::uuid[], $2::text[]) AS account (id, email)`,
    [accounts.map(({ id }) => id), accounts.map(({ email }) => email), passwordHash, shard],
  );
}

/** A session of each, as its browser keeps it. */
export async function openSessions(
  db: pg.Client,
  accounts: readonly Account[],
): Promise<{ id: string; cookie: string }[]> {
  const sessions = accounts.map(() => ({ id: randomUUID(), ...drawSecret(32) }));
  await db.query(
    `INSERT INTO customer_sessions (id, shard, customer_id, secret_hash, browser)
     SELECT id, 0, customer_id, secret_hash, 'Tools'
     FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) AS session (id, customer_id, secret_hash)`,
    [sessions.map(({ id }) => id), accounts.map(({ id }) => id), sessions.map(({ hash }) => hash)],
  );
  return sessions.map(({ id, secret }) => ({ id, cookie: `${COOKIES.customer}=${secret}` }));
}

export interface Customer extends Account {
  cookie: string;
}

/** Whoever has an account is not held to the limits of guests. */
export async function signInCustomer(db: pg.Client, passwordHash = ''): Promise<Customer> {
  const accounts = await makeAccounts(db, 1, passwordHash);
  const [session] = await openSessions(db, accounts);
  const [account] = accounts;
  if (account === undefined || session === undefined) throw new Error('nobody signed in');
  return { ...account, cookie: session.cookie };
}

/** The cookie of an owner with a second factor, which is a duty in production and not asked for here. */
export async function signInOwner(db: pg.Client): Promise<string> {
  const { secret, hash } = drawSecret(32);
  const staffId = randomUUID();
  await db.query(
    `INSERT INTO staff_members (id, email, email_key, name, password_hash, permission_set,
       totp_confirmed_at)
     VALUES ($1, $2, $2, 'Bench', '', 'owner', now())`,
    [staffId, `${staffId}@bench.example`],
  );
  await db.query(
    `INSERT INTO staff_sessions (id, staff_id, secret_hash) VALUES (gen_random_uuid(), $1, $2)`,
    [staffId, hash],
  );
  return `${COOKIES.staff}=${secret}`;
}
