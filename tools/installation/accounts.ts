import { randomUUID } from 'node:crypto';
import { register } from '@waypost/contract/client';
import type pg from 'pg';
import { patientFetch } from './patient-fetch.ts';

export const PASSWORD = 'violet harbour 94';

/** All of one length, and none twice. */
export function newEmail(): string {
  return `ada.${randomUUID()}@people.example`;
}

export function registration(email: string) {
  return { name: 'Ada Example', email, password: PASSWORD, acceptTerms: true };
}

/** What the api makes of PASSWORD, taken from a registration under way. */
export async function hashOfPassword(
  baseUrl: string,
  origin: string,
  db: pg.Client,
): Promise<string> {
  await register({
    baseUrl,
    fetch: patientFetch,
    headers: { origin },
    body: registration(newEmail()),
    throwOnError: true,
  });
  const { rows } = await db.query<{ hash: string }>(
    `SELECT registration ->> 'passwordHash' AS hash FROM code_attempts LIMIT 1`,
  );
  return rows[0]?.hash ?? '';
}

export interface Account {
  id: string;
  email: string;
}

export async function insertAccounts(
  db: pg.Client,
  accounts: readonly Account[],
  passwordHash: string,
): Promise<void> {
  await db.query(
    `INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone, account_type,
       company, address_line1, address_line2, city, region, postal_code, country, terms_version,
       terms_accepted_at)
     SELECT id, 0, email, email, $3, 'Ada Example', '', 'individual', '', '', '', '', '', '', '', '',
       now()
     FROM unnest($1::uuid[], $2::text[]) AS account (id, email)`,
    [accounts.map(({ id }) => id), accounts.map(({ email }) => email), passwordHash],
  );
}
