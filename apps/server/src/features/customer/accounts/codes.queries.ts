import type { Registration } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { sql } from 'kysely';
import type { CodePurpose } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';

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
  attempt: {
    id: string;
    shard: number;
    secretHash: Buffer;
    emailHash: Buffer;
    purpose: CodePurpose;
    customerId: string | null;
    registration: PendingRegistration | null;
  },
) {
  await db
    .insertInto('code_attempts')
    .values({
      id: attempt.id,
      shard: attempt.shard,
      secret_hash: attempt.secretHash,
      email_hash: attempt.emailHash,
      purpose: attempt.purpose,
      customer_id: attempt.customerId,
      registration: attempt.registration === null ? null : JSON.stringify(attempt.registration),
      expires_at: CODE_EXPIRY,
    })
    .execute();
}

export async function findLiveAttempt(db: Db, secretHash: Buffer, emailHash: Buffer) {
  return db
    .selectFrom('code_attempts')
    .select(['id', 'shard', 'purpose'])
    .select(sql<boolean>`mailed_at <= now() - interval '30 seconds'`.as('may_resend'))
    .where('secret_hash', '=', secretHash)
    .where('email_hash', '=', emailHash)
    .where('created_at', '>', ATTEMPT_START)
    .executeTakeFirst();
}

/** What the browser of the attempt typed itself; nothing once no code can work any more. */
export async function findWaitingAttempt(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('code_attempts')
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'code_attempts.customer_id')
        .onRef('customers.shard', '=', 'code_attempts.shard'),
    )
    .select('code_attempts.purpose')
    .select(
      sql<string>`coalesce(customers.email, code_attempts.registration->>'email')`.as('email'),
    )
    .select(sql<Date>`code_attempts.mailed_at + interval '30 seconds'`.as('resend_at'))
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** The old code is void at once; the worker makes the new one. */
export async function renewAttempt(db: Db, attemptId: string) {
  return db
    .updateTable('code_attempts')
    .set({
      code_hash: null,
      tries: 0,
      mails: sql`mails + 1`,
      mailed_at: sql<Date>`now()`,
      expires_at: CODE_EXPIRY,
    })
    .where('id', '=', attemptId)
    .where('mailed_at', '<=', sql<Date>`now() - interval '30 seconds'`)
    .returning('mails')
    .executeTakeFirst();
}

/**
 * Uses one try and returns whether it was right. The row lock serialises tries, and a right one deletes
 * the row in the same transaction: a code works once under any concurrency.
 */
export async function tryCode(db: Db, attemptId: string, codeHash: Buffer) {
  return db
    .updateTable('code_attempts')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', attemptId)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'shard', 'customer_id', 'registration', 'created_at'])
    .returning(sql<boolean>`coalesce(code_hash = ${codeHash}, false)`.as('is_right'))
    .executeTakeFirst();
}
export type TriedAttempt = NonNullable<Awaited<ReturnType<typeof tryCode>>>;

export async function deleteAttempt(db: Db, attemptId: string) {
  await db.deleteFrom('code_attempts').where('id', '=', attemptId).execute();
}

export async function deleteAttemptsOfCustomer(db: Db, customerId: string) {
  await db.deleteFrom('code_attempts').where('customer_id', '=', customerId).execute();
}

export async function deleteAttemptsOfEmail(db: Db, emailHash: Buffer) {
  await db.deleteFrom('code_attempts').where('email_hash', '=', emailHash).execute();
}

export async function readAttemptForMail(db: Db, attemptId: string) {
  return db
    .selectFrom('code_attempts')
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'code_attempts.customer_id')
        .onRef('customers.shard', '=', 'code_attempts.shard'),
    )
    .select([
      'code_attempts.shard',
      'code_attempts.secret_hash',
      'code_attempts.mails',
      'code_attempts.registration',
      'customers.email as customer_email',
    ])
    .where('code_attempts.id', '=', attemptId)
    .where('code_attempts.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function storeCodeHash(db: Db, attemptId: string, codeHash: Buffer) {
  await db
    .updateTable('code_attempts')
    .set({ code_hash: codeHash })
    .where('id', '=', attemptId)
    .execute();
}

export async function deleteOldAttempts(db: Db, batch: number): Promise<number> {
  const result = await db
    .deleteFrom('code_attempts')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('code_attempts')
        .select('id')
        .where('created_at', '<', ATTEMPT_START)
        .where('expires_at', '<', sql<Date>`now()`)
        .limit(batch),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
