import type { Db } from '../../platform/database.ts';
import type { SourceKind } from '../../../db/tables.ts';

export async function findLiveKey(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'source_id', 'scopes'])
    .where('secret_hash', '=', secretHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Once a minute is enough to see which keys are in use. */
export async function noteKeyUse(db: Db, keyId: string) {
  await db
    .updateTable('api_keys')
    .set((eb) => ({ last_used_at: eb.fn<Date>('now') }))
    .where('id', '=', keyId)
    .where((eb) =>
      eb.or([
        eb('last_used_at', 'is', null),
        eb('last_used_at', '<', eb.val(new Date(Date.now() - 60_000))),
      ]),
    )
    .execute();
}

/** Two callers may name a new source at the same time; both get the one row. */
export async function ensureSource(db: Db, name: string, kind: SourceKind): Promise<number> {
  await db
    .insertInto('sources')
    .values({ name, kind })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const source = await db
    .selectFrom('sources')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return source.id;
}

export async function insertKey(
  db: Db,
  key: { id: string; sourceId: number; secretHash: Buffer; scopes: string[] },
) {
  await db
    .insertInto('api_keys')
    .values({
      id: key.id,
      source_id: key.sourceId,
      secret_hash: key.secretHash,
      scopes: key.scopes,
    })
    .execute();
}

export async function markKeyRevoked(db: Db, keyId: string): Promise<boolean> {
  const result = await db
    .updateTable('api_keys')
    .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
