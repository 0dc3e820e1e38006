import { randomBytes } from 'node:crypto';
import type { SourceKind } from '../../../db/tables.ts';
import { type Actor, appendAudit } from '../../platform/audit.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { hashSecret, newRowId } from '../../platform/random.ts';
import { ensureSource, insertKey, markKeyRevoked } from './keys.queries.ts';

export const KEY_SCOPES = ['scans:write'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The secret is shown once and kept nowhere. */
export async function createKey(
  db: Db,
  key: { sourceName: string; sourceKind: SourceKind; scopes: KeyScope[]; actor: Actor },
): Promise<{ keyId: string; secret: string; sourceId: number }> {
  const secret = `wpk_${randomBytes(24).toString('base64url')}`;
  const keyId = newRowId();
  return inTransaction(db, async (tx) => {
    const sourceId = await ensureSource(tx, key.sourceName, key.sourceKind);
    await insertKey(tx, {
      id: keyId,
      sourceId,
      secretHash: hashSecret(secret),
      scopes: key.scopes,
    });
    await appendAudit(tx, {
      actor: key.actor,
      action: 'key.create',
      subject: `key:${keyId}`,
      details: { sourceId, scopes: key.scopes },
    });
    return { keyId, secret, sourceId };
  });
}

export async function revokeKey(db: Db, keyId: string, actor: Actor): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const revoked = await markKeyRevoked(tx, keyId);
    if (revoked) {
      await appendAudit(tx, { actor, action: 'key.revoke', subject: `key:${keyId}` });
    }
    return revoked;
  });
}
