import { randomUUID } from 'node:crypto';
import { CUSTOMER_KEY_SCOPES } from '@waypost/contract';
import type pg from 'pg';
import {
  type Account,
  COOKIES,
  drawSecret,
  makeAccounts,
  openSessions,
  PASSWORD,
} from '../installation/people.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import type { Person } from './person.ts';
import { enrol, registerMember } from './staff.ts';

/** Customers with an account each: whatever one of them ends or spends, the next one still has. */
export async function makeCustomers(setting: FuzzSetting, count: number): Promise<Person[]> {
  const { accounts, values } = await furnishAccounts(setting, count);
  const sessions = await openSessions(setting.db, accounts);
  return values.map((own, at) => ({
    headers: { cookie: sessions[at]?.cookie ?? '' },
    values: own,
  }));
}

/** Programs of customers, with a key that may do all that keys may. */
export async function makePrograms(setting: FuzzSetting, count: number): Promise<Person[]> {
  const { accounts, values } = await furnishAccounts(setting, count);
  const secrets = accounts.map(() => drawSecret(20));
  const keys = secrets.map(({ secret }) => `wpc_${secret}`);
  await setting.db.query(
    `INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
     SELECT gen_random_uuid(), 0, customer_id, 'Fuzz', '', sha256(key::bytea), $3
     FROM unnest($1::uuid[], $2::text[]) AS made (customer_id, key)`,
    [accounts.map(({ id }) => id), keys, [...CUSTOMER_KEY_SCOPES]],
  );
  return values.map((own, at) => ({
    headers: { authorization: `Bearer ${keys[at]}` },
    values: own,
  }));
}

/** Staff who look at what customers see, with nothing but the session of the look. */
export async function makeViewers(setting: FuzzSetting, count: number): Promise<Person[]> {
  const { accounts, values } = await furnishAccounts(setting, count);
  const member = await registerMember(setting, 'support');
  await enrol(setting, member);
  const looks = accounts.map(() => drawSecret(32));
  await setting.db.query(
    `INSERT INTO viewing_sessions (id, staff_session_id, staff_id, customer_id, shard, secret_hash, reason)
     SELECT gen_random_uuid(), session.id, $1, customer_id, 0, secret_hash, 'Fuzz'
     FROM unnest($2::uuid[], $3::bytea[]) AS look (customer_id, secret_hash),
       (SELECT id FROM staff_sessions WHERE staff_id = $1 LIMIT 1) AS session`,
    [member.id, accounts.map(({ id }) => id), looks.map(({ hash }) => hash)],
  );
  return values.map((own, at) => ({
    headers: { cookie: `${COOKIES.viewing}=${looks[at]?.secret}` },
    values: own,
  }));
}

/** Accounts with something of everything in them, and how a request names it. */
async function furnishAccounts({ db, passwordHash }: FuzzSetting, count: number) {
  const accounts = await makeAccounts(db, count, passwordHash);
  const elsewhere = await openSessions(db, accounts);
  const addressIds = await keepAddresses(db, accounts);
  const cardIds = await keepCards(db, accounts);
  const values = accounts.map(({ email }, at) => ({
    email,
    password: PASSWORD,
    currentPassword: PASSWORD,
    sessionId: elsewhere[at]?.id,
    addressId: addressIds[at],
    cardId: cardIds[at],
  }));
  return { accounts, values };
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
