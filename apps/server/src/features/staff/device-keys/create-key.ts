import { randomBytes } from 'node:crypto';
import type { DeviceKeyScope } from '@waypost/contract';
import type { SourceKind } from '../../../../db/tables.ts';
import { type Actor, appendAudit } from '../../../platform/audit.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { hashSecret, newRowId } from '../../../platform/random.ts';
import { ensureSource, insertKey, markKeyRevoked } from './keys.queries.ts';

const HINT_LENGTH = 8;

/** The secret is shown once and kept nowhere. */
export async function createKey(
  db: Db,
  key: { sourceName: string; sourceKind: SourceKind; scopes: DeviceKeyScope[]; actor: Actor },
): Promise<{ keyId: string; secret: string; sourceId: number }> {
  return inTransaction(db, async (tx) => {
    const sourceId = await ensureSource(tx, key.sourceName, key.sourceKind);
    const { scopes, actor } = key;
    const made = await addKey(tx, { sourceId, scopes, actor, expiresAt: null });
    return { ...made, sourceId };
  });
}

/** In the caller's transaction: a key for a source that is there. */
export async function addKey(
  tx: Db,
  key: { sourceId: number; scopes: readonly string[]; actor: Actor; expiresAt: Date | null },
): Promise<{ keyId: string; secret: string }> {
  const { sourceId, actor, expiresAt } = key;
  const secret = `wpk_${randomBytes(24).toString('base64url')}`;
  const keyId = newRowId();
  const scopes = [...new Set(key.scopes)];
  await insertKey(tx, {
    id: keyId,
    sourceId,
    secretHash: hashSecret(secret),
    hint: secret.slice(0, HINT_LENGTH),
    scopes,
    createdBy: staffOf(actor),
    expiresAt,
  });
  await appendAudit(tx, actor, 'key.create', `key:${keyId}`, { sourceId, scopes, expiresAt });
  return { keyId, secret };
}

export async function revokeKey(
  db: Db,
  keyId: string,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const revoked = await markKeyRevoked(tx, keyId, { staffId: staffOf(actor), reason });
    if (revoked) {
      await appendAudit(tx, actor, 'key.revoke', `key:${keyId}`);
    }
    return revoked;
  });
}

function staffOf(actor: Actor): string | null {
  return actor.kind === 'staff' ? actor.id : null;
}
