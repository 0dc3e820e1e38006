import { createHash, randomUUID } from 'node:crypto';
import { CUSTOMER_KEY_SCOPES } from '@waypost/contract';
import { shardSymbol } from '@waypost/domain/shards';
import type pg from 'pg';

/** A key of a customer's program, with every scope. */
export async function makeProgramKey(
  db: pg.Client,
  customerId: string,
  mode: 'live' | 'test',
  shard = 0,
): Promise<string> {
  const secret = `wpc_${mode}_${shardSymbol(shard)}${randomUUID().replaceAll('-', '')}`;
  await db.query(
    `INSERT INTO customer_keys (id, shard, customer_id, name, mode, hint, secret_hash, scopes)
     VALUES ($1, $6, $2, 'Proof', $3, 'wpc', $4, $5)`,
    [
      randomUUID(),
      customerId,
      mode,
      createHash('sha256').update(secret).digest(),
      [...CUSTOMER_KEY_SCOPES],
      shard,
    ],
  );
  return secret;
}
