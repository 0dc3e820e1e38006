import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { insertAccounts, newEmail } from '../installation/people.ts';
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
  const accounts = pairs.map(([{ email }]) => ({ id: randomUUID(), email }));
  await insertAccounts(db, accounts, passwordHash);
  return pairs.flatMap((pair) => (random.chance(0.5) ? pair : pair.toReversed()));
}
