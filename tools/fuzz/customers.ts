import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Account, insertAccounts, newEmail, PASSWORD } from '../installation/accounts.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import { COOKIES, drawSecret, type Person } from './person.ts';

/** Customers with an account each: whatever one of them ends or spends, the next one still has. */
export async function makeCustomers(
  { db, passwordHash }: FuzzSetting,
  count: number,
): Promise<Person[]> {
  const accounts = await makeAccounts(db, count, passwordHash);
  const sessions = await openSessions(db, accounts);
  const elsewhere = await openSessions(db, accounts);
  const addressIds = await keepAddresses(db, accounts);
  const cardIds = await keepCards(db, accounts);
  return accounts.map(({ email }, at) => ({
    headers: { cookie: `${COOKIES.customer}=${sessions[at]?.secret}` },
    values: {
      email,
      password: PASSWORD,
      currentPassword: PASSWORD,
      sessionId: elsewhere[at]?.id,
      addressId: addressIds[at],
      cardId: cardIds[at],
    },
  }));
}

/** One in the address book of each. */
async function keepAddresses(db: pg.Client, accounts: readonly Account[]): Promise<string[]> {
  const ids = accounts.map(() => randomUUID());
  await db.query(
    `INSERT INTO customer_addresses (id, shard, customer_id, name, phone, line1, line2, city, region,
       postal_code, country)
     SELECT id, 0, customer_id, 'Ann Sender', '', '1 Straat Een', '', 'Rotterdam', '', '', 'NL'
     FROM unnest($1::uuid[], $2::uuid[]) AS address (id, customer_id)`,
    [ids, accounts.map(({ id }) => id)],
  );
  return ids;
}

/** A saved card of each, which the payment provider does not know. */
async function keepCards(db: pg.Client, accounts: readonly Account[]): Promise<string[]> {
  const ids = accounts.map(() => randomUUID());
  await db.query(
    `INSERT INTO saved_cards (id, shard, customer_id, state, method_id, brand, last4, exp_month, exp_year)
     SELECT id, 0, customer_id, 'saved', 'pm_' || id, 'visa', '4242', 12, 2040
     FROM unnest($1::uuid[], $2::uuid[]) AS card (id, customer_id)`,
    [ids, accounts.map(({ id }) => id)],
  );
  return ids;
}

export async function makeAccounts(
  db: pg.Client,
  count: number,
  passwordHash: string,
): Promise<Account[]> {
  const accounts = Array.from({ length: count }, () => ({ id: randomUUID(), email: newEmail() }));
  await insertAccounts(db, accounts, passwordHash);
  return accounts;
}

interface Session {
  id: string;
  secret: string;
}

export async function openSessions(
  db: pg.Client,
  accounts: readonly Account[],
): Promise<Session[]> {
  const sessions = accounts.map(() => ({ id: randomUUID(), ...drawSecret(32) }));
  await db.query(
    `INSERT INTO customer_sessions (id, shard, customer_id, secret_hash, browser)
     SELECT id, 0, customer_id, secret_hash, 'Fuzz'
     FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) AS session (id, customer_id, secret_hash)`,
    [sessions.map(({ id }) => id), accounts.map(({ id }) => id), sessions.map(({ hash }) => hash)],
  );
  return sessions;
}
