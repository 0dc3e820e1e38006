import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** A customer who may book on account. */
export async function giveCredit(
  { owner }: TestServer,
  customerId: string,
  limitCents: number,
): Promise<void> {
  await sql`INSERT INTO credit_accounts (customer_id, shard, limit_cents)
    SELECT id, shard, ${limitCents} FROM customers WHERE id = ${customerId}
    ON CONFLICT (customer_id, shard) DO UPDATE SET limit_cents = excluded.limit_cents`.execute(
    owner.db,
  );
}
