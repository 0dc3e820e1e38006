import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { Branch } from './compare-branches.ts';

export interface Address {
  email: string;
  branch: Branch;
  /** Of the registration under way, where the endpoint continues one. */
  cookie?: string | undefined;
}

/**
 * New addresses that nobody has tried yet, so that no limit is near. Each that is given an account
 * stands beside one without, in random order: whatever else goes on meets both alike.
 */
export async function drawAddresses(
  db: pg.Client,
  count: number,
  passwordHash: string,
  random: SeededRandom,
): Promise<Address[]> {
  const pairs = Array.from({ length: Math.ceil(count / 2) }, (): [Address, Address] => [
    { email: newEmail(), branch: 'known' },
    { email: newEmail(), branch: 'unknown' },
  ]);
  await insertAccounts(
    db,
    pairs.map(([known]) => known.email),
    passwordHash,
  );
  return pairs.flatMap((pair) => (random.chance(0.5) ? pair : pair.toReversed()));
}

/** All of one length. */
export function newEmail(): string {
  return `ada.${randomUUID()}@probe.example`;
}

async function insertAccounts(
  db: pg.Client,
  emails: readonly string[],
  passwordHash: string,
): Promise<void> {
  await db.query(
    `INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone, account_type,
       company, address_line1, address_line2, city, region, postal_code, country, terms_version,
       terms_accepted_at)
     SELECT gen_random_uuid(), 0, email, email, $2, 'Ada Example', '', 'individual',
       '', '', '', '', '', '', '', '', now()
     FROM unnest($1::text[]) AS email`,
    [emails, passwordHash],
  );
}
