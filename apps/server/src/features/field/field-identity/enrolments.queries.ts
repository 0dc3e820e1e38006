import { ENROLMENT_MINUTES } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

/** Earlier codes of the device end: of two QR codes on two screens only the newest works. */
export async function insertEnrolment(tx: Db, tokenHash: Buffer, deviceId: string): Promise<Date> {
  await endEnrolments(tx, deviceId);
  const { expiresAt } = await tx
    .insertInto('fieldEnrolments')
    .values({
      tokenHash,
      deviceId,
      expiresAt: sql<Date>`now() + make_interval(mins => ${ENROLMENT_MINUTES})`,
    })
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

/** Of two calls with one token the second waits for the first, and finds it used. */
export async function useEnrolment(tx: Db, tokenHash: Buffer, attemptId: string | null) {
  return tx
    .updateTable('fieldEnrolments')
    .set({ usedAt: sql<Date>`coalesce(used_at, now())`, attemptId })
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where((eb) => eb.or([eb('usedAt', 'is', null), eb('attemptId', '=', attemptId)]))
    .returning('deviceId')
    .executeTakeFirst();
}

export async function endEnrolments(tx: Db, deviceId: string): Promise<void> {
  await tx
    .updateTable('fieldEnrolments')
    .set({ expiresAt: sql<Date>`now()` })
    .where('deviceId', '=', deviceId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute();
}

export async function deleteExpiredEnrolments(db: Db): Promise<void> {
  await deleteDue(db, 'fieldEnrolments', sql`expires_at < now()`);
}
