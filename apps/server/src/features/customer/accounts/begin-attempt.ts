import type { CodePurpose } from '../../../../db/tables.ts';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { hashSecret, newRowId, newSessionSecret } from '../../../platform/random.ts';
import { insertCodeAttempt, type PendingRegistration } from './codes.queries.ts';
import { codeMailQueue } from './queues.ts';

/**
 * Begins a registration or sign-in that a mailed code will finish, and returns the secret that
 * binds it to its browser. The worker makes the code when it mails it.
 */
export async function beginAttempt(
  ctx: Ctx,
  attempt: {
    shard: number;
    emailKey: string;
    purpose: CodePurpose;
    customerId: string | null;
    registration: PendingRegistration | null;
    locale: Locale;
  },
): Promise<string> {
  const id = newRowId();
  const secret = newSessionSecret(attempt.shard);
  await inTransaction(ctx.db, async (tx) => {
    await insertCodeAttempt(tx, {
      id,
      shard: attempt.shard,
      secretHash: hashSecret(secret),
      emailHash: ctx.secrets.keyedHash('email', attempt.emailKey),
      purpose: attempt.purpose,
      customerId: attempt.customerId,
      registration: attempt.registration,
    });
    await ctx.jobs.enqueue(tx, codeMailQueue, {
      attemptId: id,
      shard: attempt.shard,
      mail: 1,
      locale: attempt.locale,
    });
  });
  return secret;
}
