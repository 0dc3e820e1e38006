import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** With the time by the database's clock, which all processes share. */
export async function lockSecondFactor(db: Db, staffId: string) {
  return db
    .selectFrom('staffMembers')
    .select(['totpSecret', 'totpConfirmedAt', 'totpLastStep'])
    .select(sql<number>`extract(epoch FROM now())::double precision`.as('nowSeconds'))
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
export type LockedSecondFactor = Awaited<ReturnType<typeof lockSecondFactor>>;

export async function storeOfferedSecret(db: Db, staffId: string, sealedSecret: Buffer) {
  await db
    .updateTable('staffMembers')
    .set({ totpSecret: sealedSecret, totpLastStep: null })
    .where('id', '=', staffId)
    .execute();
}

export async function storeUsedStep(db: Db, staffId: string, step: number) {
  await db
    .updateTable('staffMembers')
    .set({ totpLastStep: step })
    .where('id', '=', staffId)
    .execute();
}

export async function markConfirmed(db: Db, staffId: string) {
  await db
    .updateTable('staffMembers')
    .set({ totpConfirmedAt: sql<Date>`now()` })
    .where('id', '=', staffId)
    .execute();
}

export async function removeSecondFactor(db: Db, staffId: string) {
  await db
    .updateTable('staffMembers')
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where('id', '=', staffId)
    .execute();
  await deleteRecoveryCodes(db, staffId);
}

export async function replaceRecoveryCodes(db: Db, staffId: string, codeHashes: readonly Buffer[]) {
  await deleteRecoveryCodes(db, staffId);
  await db
    .insertInto('staffRecoveryCodes')
    .values(codeHashes.map((hash) => ({ staffId, codeHash: hash })))
    .execute();
}

/** A recovery code works once. */
export async function useRecoveryCode(
  db: Db,
  staffId: string,
  codeHashes: readonly Buffer[],
): Promise<boolean> {
  const result = await db
    .updateTable('staffRecoveryCodes')
    .set({ usedAt: sql<Date>`now()` })
    .where('staffId', '=', staffId)
    .where('codeHash', 'in', codeHashes)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

async function deleteRecoveryCodes(db: Db, staffId: string) {
  await db.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute();
}
