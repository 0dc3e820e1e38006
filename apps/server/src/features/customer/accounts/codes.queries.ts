import type { Registration } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

/** A registration as it waits for its code. */
export type PendingRegistration = Omit<Registration, 'password' | 'acceptTerms'> & {
  passwordHash: string;
  termsVersion: string;
  /** Missing in rows of an older release. */
  locale?: Locale;
};

const CODE_EXPIRY = sql<Date>`now() + interval '10 minutes'`;
/** An attempt can ask for new codes for an hour. */
const ATTEMPT_START = sql<Date>`now() - interval '1 hour'`;
const MAX_TRIES = 5;

export async function insertCodeAttempt(
  db: Db,
  attempt: Omit<NewRow<'codeAttempts'>, 'registration' | 'expiresAt'> & {
    registration: PendingRegistration | null;
  },
) {
  await db
    .insertInto('codeAttempts')
    .values({
      ...attempt,
      registration: attempt.registration === null ? null : JSON.stringify(attempt.registration),
      expiresAt: CODE_EXPIRY,
    })
    .execute();
}

export async function findLiveAttempt(db: Db, secretHash: Buffer, emailHash: Buffer) {
  return db
    .selectFrom('codeAttempts')
    .select(['id', 'shard', 'purpose'])
    .select(sql<boolean>`mailed_at <= now() - interval '30 seconds'`.as('mayResend'))
    .where('secretHash', '=', secretHash)
    .where('emailHash', '=', emailHash)
    .where('createdAt', '>', ATTEMPT_START)
    .executeTakeFirst();
}

/** What the browser of the attempt typed itself; nothing once no code can work any more. */
export async function findWaitingAttempt(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('codeAttempts')
    .leftJoin('customers', sameShard('customers.id', 'codeAttempts.customerId'))
    .select('codeAttempts.purpose')
    .select(
      sql<string>`coalesce(customers.email, code_attempts.registration->>'email')`.as('email'),
    )
    .select(sql<Date>`code_attempts.mailed_at + interval '30 seconds'`.as('resendAt'))
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** The old code is void at once; the worker makes the new one. */
export async function renewAttempt(db: Db, attemptId: string) {
  return db
    .updateTable('codeAttempts')
    .set({
      codeHash: null,
      tries: 0,
      mails: sql`mails + 1`,
      mailedAt: sql<Date>`now()`,
      expiresAt: CODE_EXPIRY,
    })
    .where('id', '=', attemptId)
    .where('mailedAt', '<=', sql<Date>`now() - interval '30 seconds'`)
    .returning('mails')
    .executeTakeFirst();
}

/**
 * Uses one try and returns whether it was right. The row lock serialises tries, and a right one deletes
 * the row in the same transaction: a code works once under any concurrency.
 */
export async function tryCode(db: Db, attemptId: string, codeHashes: readonly Buffer[]) {
  return db
    .updateTable('codeAttempts')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', attemptId)
    .where('tries', '<', MAX_TRIES)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['id', 'shard', 'customerId', 'registration', 'createdAt'])
    .returning(sql<boolean>`coalesce(code_hash = ANY(${codeHashes}), false)`.as('isRight'))
    .executeTakeFirst();
}
export type TriedAttempt = NonNullable<Awaited<ReturnType<typeof tryCode>>>;

export async function deleteAttempt(db: Db, attemptId: string) {
  await db.deleteFrom('codeAttempts').where('id', '=', attemptId).execute();
}

export async function deleteAttemptsOfCustomer(db: Db, customerId: string) {
  await db.deleteFrom('codeAttempts').where('customerId', '=', customerId).execute();
}

export async function deleteAttemptsOfEmail(db: Db, emailHash: Buffer) {
  await db.deleteFrom('codeAttempts').where('emailHash', '=', emailHash).execute();
}

export async function readAttemptForMail(db: Db, attemptId: string) {
  return db
    .selectFrom('codeAttempts')
    .leftJoin('customers', sameShard('customers.id', 'codeAttempts.customerId'))
    .select([
      'codeAttempts.shard',
      'codeAttempts.secretHash',
      'codeAttempts.mails',
      'codeAttempts.registration',
      'customers.email as customerEmail',
    ])
    .where('codeAttempts.id', '=', attemptId)
    .where('codeAttempts.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function storeCodeHash(db: Db, attemptId: string, codeHash: Buffer) {
  await db.updateTable('codeAttempts').set({ codeHash }).where('id', '=', attemptId).execute();
}

export async function deleteOldAttempts(db: Db) {
  await deleteDue(db, 'codeAttempts', sql`created_at < ${ATTEMPT_START} AND expires_at < now()`);
}
