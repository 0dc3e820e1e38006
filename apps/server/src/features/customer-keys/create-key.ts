import type { CustomerKey, CustomerKeyScope } from '@waypost/contract';
import { randomBytes } from 'node:crypto';
import { asCustomer } from '../../platform/acting-customer.ts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { hashSecret, newRowId } from '../../platform/random.ts';
import { insertKey, type KeyRow, lockAccount, selectKeys } from './customer-keys.queries.ts';

/** More than anybody has programs; what nobody uses any more should be ended. */
const MAX_KEYS = 20;
const HINT_LENGTH = 8;

/** The secret is in the answer and kept nowhere. */
export async function createKey(
  ctx: Ctx,
  owner: { customerId: string; shard: number },
  wanted: { name: string; scopes: CustomerKeyScope[] },
): Promise<{ key: CustomerKey; secret: string }> {
  const secret = `wpc_${randomBytes(24).toString('base64url')}`;
  const row = await asCustomer(ctx.db, owner.customerId, async (own) => {
    await lockAccount(own, owner.customerId);
    const kept = await selectKeys(own, owner.customerId);
    if (kept.length >= MAX_KEYS) throw new Problem('too_many_keys');
    return insertKey(own, {
      id: newRowId(),
      ...owner,
      name: wanted.name,
      hint: secret.slice(0, HINT_LENGTH),
      secretHash: hashSecret(secret),
      scopes: [...new Set(wanted.scopes)],
    });
  });
  return { key: presentKey(row), secret };
}

export function presentKey(row: KeyRow): CustomerKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes as CustomerKeyScope[],
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
