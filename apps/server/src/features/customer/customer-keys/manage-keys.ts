import { randomBytes } from 'node:crypto';
import { type CustomerKey, type CustomerKeyScope, type KeyMode, scopesOf } from '@waypost/contract';
import { shardSymbol } from '@waypost/domain/shards';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import { checkPassword } from '../../../platform/check-password.ts';
import type { ApiCtx, Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newRowId } from '../../../platform/random.ts';
import {
  findOwnKey,
  insertKey,
  type KeyRow,
  lockAccount,
  replaceKey,
  selectEndedKeys,
  selectLiveKeys,
} from './customer-keys.queries.ts';
import { startListening } from '../../programs/account-events/index.ts';
import { keyMadeMailQueue } from './queues.ts';

/** More programs than anyone has; unused keys should be ended. */
const MAX_KEYS = 20;
/** Includes replaced ones that still work during their overlap. */
const MAX_WITH_REPLACED = 40;
const ENDED_SHOWN = 20;
/** The prefix and four symbols of the secret. */
const HINT_LENGTH = 13;

type Owner = { customerId: string; shard: number };
type Made = { key: CustomerKey; secret: string };

export async function listKeys(ctx: Ctx, customerId: string): Promise<CustomerKey[]> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const live = await selectLiveKeys(own, customerId);
    const ended = await selectEndedKeys(own, customerId, ENDED_SHOWN);
    return [...live, ...ended].map(presentKey);
  });
}

/** The key that a program calls with. */
export async function readKey(own: Db, customerId: string, keyId: string): Promise<CustomerKey> {
  const row = await findOwnKey(own, customerId, keyId);
  if (row === undefined) throw new Problem('key_unknown');
  return presentKey(row);
}

/** What a successor takes over from the key it replaces. */
type KeyRights = {
  name: string;
  mode: KeyMode;
  scopes: CustomerKeyScope[];
  allowedNetworks: string[];
  spendCapCents: number | null;
};
type WantedKey = KeyRights & { expiresAt: string | null; password: string };

/** Requires the password, so that an unattended browser cannot make a key that outlives its session. */
export async function createKey(ctx: ApiCtx, owner: Owner, wanted: WantedKey): Promise<Made> {
  const expiresAt = wanted.expiresAt === null ? null : new Date(wanted.expiresAt);
  if (expiresAt !== null && expiresAt <= new Date()) throw new Problem('key_expiry_past');
  const hasTestMode = ctx.config.DATABASE_TEST_API_URL !== null;
  if (wanted.mode === 'test' && !hasTestMode) throw new Problem('test_mode_unavailable');
  await checkPassword(ctx, owner.customerId, wanted.password);
  return inTransaction(ctx.db, async (tx) => {
    const made = await actAs(tx, owner.customerId, async (own) => {
      await lockAccount(own, owner.customerId);
      const live = await selectLiveKeys(own, owner.customerId);
      const current = live.filter((key) => key.replacedBy === null);
      if (current.length >= MAX_KEYS) throw new Problem('too_many_keys');
      return addKey(own, owner, { ...wanted, expiresAt });
    });
    // events are written only for accounts whose programs read them; those of test mode begin with their first call
    const readsEvents = wanted.mode === 'live' && wanted.scopes.includes('events:read');
    if (readsEvents) await startListening(ctx, tx, owner);
    await ctx.jobs.enqueue(tx, keyMadeMailQueue, { keyId: made.key.id, shard: owner.shard });
    return made;
  });
}

type Rotation = { overlapHours: number; password: string };

/** Only the newest key of a chain can be replaced: a repeat, and a key that has ended, are refused. */
export async function rotateKey(
  ctx: Ctx,
  owner: Owner,
  keyId: string,
  { overlapHours, password }: Rotation,
): Promise<Made> {
  const { customerId } = owner;
  const known = await asCustomer(ctx.db, customerId, (own) => findOwnKey(own, customerId, keyId));
  if (known === undefined) throw new Problem('not_found');
  await checkPassword(ctx, customerId, password);
  return inTransaction(ctx.db, async (tx) => {
    const made = await actAs(tx, customerId, async (own) => {
      await lockAccount(own, customerId);
      const live = await selectLiveKeys(own, customerId);
      const old = live.find(({ id, replacedBy: by }) => id === keyId && by === null);
      if (old === undefined) throw new Problem('key_ended');
      if (live.length >= MAX_WITH_REPLACED) throw new Problem('too_many_keys');
      const successor = await addKey(own, owner, {
        ...old,
        mode: old.mode as KeyMode,
        scopes: scopesOf(old.scopes),
      });
      const replaced = { successorId: successor.key.id, overlapHours };
      if (!(await replaceKey(own, keyId, replaced))) throw new Problem('key_ended');
      return successor;
    });
    await ctx.jobs.enqueue(tx, keyMadeMailQueue, { keyId: made.key.id, shard: owner.shard });
    return made;
  });
}

/** The secret is in the response and stored nowhere. */
async function addKey(
  own: Db,
  owner: Owner,
  wanted: KeyRights & { expiresAt: Date | null },
): Promise<Made> {
  const random = shardSymbol(owner.shard) + randomBytes(24).toString('base64url');
  const secret = `wpc_${wanted.mode}_${random}`;
  const row = await insertKey(own, {
    id: newRowId(),
    ...owner,
    name: wanted.name,
    mode: wanted.mode,
    hint: secret.slice(0, HINT_LENGTH),
    secretHash: hashSecret(secret),
    scopes: [...new Set(wanted.scopes)],
    allowedNetworks: [...new Set(wanted.allowedNetworks)],
    spendCapCents: wanted.spendCapCents,
    expiresAt: wanted.expiresAt,
  });
  return { key: presentKey(row), secret };
}

function presentKey(row: KeyRow): CustomerKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    mode: row.mode as KeyMode,
    scopes: scopesOf(row.scopes),
    allowedNetworks: row.allowedNetworks,
    spendCapCents: row.spendCapCents,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    live: row.isLive,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    replacedBy: row.replacedBy,
  };
}
