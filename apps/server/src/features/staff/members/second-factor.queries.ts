import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** With the time by the database's clock, which all processes share. */
export async function lockSecondFactor(db: Db, staffId: string) {
  return db
    .selectFrom('staff_members')
    .select(['totp_secret', 'totp_confirmed_at', 'totp_last_step'])
    .select(sql<number>`extract(epoch FROM now())::double precision`.as('now_seconds'))
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
export type LockedSecondFactor = Awaited<ReturnType<typeof lockSecondFactor>>;

export async function storeOfferedSecret(db: Db, staffId: string, sealedSecret: Buffer) {
  await db
    .updateTable('staff_members')
    .set({ totp_secret: sealedSecret, totp_last_step: null })
    .where('id', '=', staffId)
    .execute();
}

export async function storeUsedStep(db: Db, staffId: string, step: number) {
  await db
    .updateTable('staff_members')
    .set({ totp_last_step: step })
    .where('id', '=', staffId)
    .execute();
}

export async function markConfirmed(db: Db, staffId: string) {
  await db
    .updateTable('staff_members')
    .set({ totp_confirmed_at: sql<Date>`now()` })
    .where('id', '=', staffId)
    .execute();
}

export async function removeSecondFactor(db: Db, staffId: string) {
  await db
    .updateTable('staff_members')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', staffId)
    .execute();
  await deleteRecoveryCodes(db, staffId);
}

export async function replaceRecoveryCodes(db: Db, staffId: string, codeHashes: readonly Buffer[]) {
  await deleteRecoveryCodes(db, staffId);
  await db
    .insertInto('staff_recovery_codes')
    .values(codeHashes.map((hash) => ({ staff_id: staffId, code_hash: hash })))
    .execute();
}

/** A recovery code works once. */
export async function useRecoveryCode(db: Db, staffId: string, codeHash: Buffer): Promise<boolean> {
  const result = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

async function deleteRecoveryCodes(db: Db, staffId: string) {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}
