import type { DeviceKey, DeviceKeyScope, DeviceKind } from '@waypost/contract';
import { type Actor, appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findHub, hubsChangedQueue } from '../../core/hubs/index.ts';
import { askSecondFactorAgain } from '../members/index.ts';
import { addKey, revokeKey } from './create-key.ts';
import {
  findKey,
  insertSource,
  type KeyRow,
  replaceKey,
  selectKeys,
  storeHub,
} from './keys.queries.ts';

const PAGE = 50;

type Asked = {
  search: string;
  state?: 'live' | 'ended' | undefined;
  after?: string | undefined;
};

/** Sources may be named after people, so each view is audited. */
export async function listKeys(ctx: Ctx, caller: StaffCaller, asked: Asked) {
  const rows = await inTransaction(ctx.db, async (tx) => {
    const found = await selectKeys(tx, { ...asked, limit: PAGE + 1 });
    const keyIds = found.slice(0, PAGE).map(({ id }) => id);
    await appendAudit(tx, actorOf(caller), 'key.list', 'keys', { keyIds });
    return found;
  });
  const shown = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
  return { keys: shown.map(presentKey), next };
}

type NewKey = {
  name: string;
  kind: DeviceKind;
  scopes: DeviceKeyScope[];
  hubId: string | null;
  expiresAt: string | null;
  secondFactor?: string | undefined;
};
type Made = { key: DeviceKey; secret: string };

/**
 * Only for a new source. An existing one gets another key by rotating: a repeated name must not let a
 * second device act as the first, and no device may act as the system.
 */
export async function makeKey(ctx: Ctx, caller: StaffCaller, wanted: NewKey): Promise<Made> {
  const expiresAt = wanted.expiresAt === null ? null : new Date(wanted.expiresAt);
  if (expiresAt !== null && expiresAt <= new Date()) throw new Problem('key_expiry_past');
  await askSecondFactorAgain(ctx, caller.staffId, wanted.secondFactor);
  return inTransaction(ctx.db, async (tx) => {
    await refuseUnknownHub(tx, wanted.hubId);
    const sourceId = await insertSource(tx, wanted.name, wanted.kind, wanted.hubId);
    if (sourceId === undefined) throw new Problem('key_name_taken');
    const { scopes } = wanted;
    const made = await addKey(tx, { sourceId, scopes, actor: actorOf(caller), expiresAt });
    return { key: presentKey(mustFind(await findKey(tx, made.keyId))), secret: made.secret };
  });
}

/**
 * Another key for the same source, with the old one's expiry; the old one works until the overlap is
 * over. What has ended stays ended: the device may be in other hands.
 */
export async function rotateKey(
  ctx: Ctx,
  caller: StaffCaller,
  keyId: string,
  { overlapHours, secondFactor }: { overlapHours: number; secondFactor?: string | undefined },
): Promise<Made> {
  const old = mustFind(await findKey(ctx.db, keyId));
  // checked before the second factor is used up, and again by the change itself
  if (old.revokedAt !== null || old.isOver || old.replacedBy !== null) {
    throw new Problem('key_ended');
  }
  await askSecondFactorAgain(ctx, caller.staffId, secondFactor);
  return inTransaction(ctx.db, async (tx) => {
    const { sourceId, scopes, expiresAt } = old;
    const actor = actorOf(caller);
    const made = await addKey(tx, { sourceId, scopes, actor, expiresAt });
    const replaced = { successorId: made.keyId, overlapHours };
    if (!(await replaceKey(tx, keyId, replaced))) throw new Problem('key_ended');
    await appendAudit(tx, actor, 'key.rotate', `key:${keyId}`, {
      successor: made.keyId,
      overlapHours,
    });
    return { key: presentKey(mustFind(await findKey(tx, made.keyId))), secret: made.secret };
  });
}

/** Repeating it changes nothing. */
export async function placeKey(
  ctx: Ctx,
  caller: StaffCaller,
  keyId: string,
  hubId: string | null,
): Promise<DeviceKey> {
  return inTransaction(ctx.db, async (tx) => {
    const key = mustFind(await findKey(tx, keyId));
    if (key.hubId === hubId) return presentKey(key);
    await refuseUnknownHub(tx, hubId);
    await storeHub(tx, key.sourceId, hubId);
    await appendAudit(tx, actorOf(caller), 'key.place', `key:${keyId}`, { hubId });
    await ctx.jobs.enqueue(tx, hubsChangedQueue, {});
    return presentKey(mustFind(await findKey(tx, keyId)));
  });
}

async function refuseUnknownHub(tx: Db, hubId: string | null): Promise<void> {
  if (hubId === null || (await findHub(tx, hubId)) !== undefined) return;
  throw new Problem('hub_not_found');
}

export async function endKey(
  ctx: Ctx,
  caller: StaffCaller,
  keyId: string,
  reason: string,
): Promise<DeviceKey> {
  await revokeKey(ctx.db, keyId, { actor: actorOf(caller), reason });
  return presentKey(mustFind(await findKey(ctx.db, keyId)));
}

function actorOf({ staffId }: StaffCaller): Actor {
  return { kind: 'staff', id: staffId };
}

function mustFind(row: KeyRow | undefined): KeyRow {
  if (row === undefined) throw new Problem('key_not_found');
  return row;
}

function presentKey(row: KeyRow): DeviceKey {
  const { kind, revokedAt } = row;
  // the system has a source and no key
  if (kind === 'system') throw new Problem('key_not_found');
  return {
    id: row.id,
    name: row.name,
    kind,
    hub: row.hubId === null ? null : { id: row.hubId, code: row.hubCode ?? '' },
    hint: row.hint,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.maker,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    live: revokedAt === null && !row.isOver,
    revocation:
      revokedAt === null
        ? null
        : { by: row.revoker, at: revokedAt.toISOString(), reason: row.revokedReason ?? '' },
  };
}
