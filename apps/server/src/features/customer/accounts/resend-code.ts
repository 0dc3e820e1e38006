import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret } from '../../../platform/random.ts';
import { MAILS_OF_CONNECTION, RESENDS } from './account-limits.ts';
import { findLiveAttempt, renewAttempt } from './codes.queries.ts';
import { codeMailQueue } from './queues.ts';

/** For the attempt of this browser. Without one nothing is sent, and the response is the same. */
export async function resendCode(
  ctx: Ctx,
  attemptSecret: string | undefined,
  email: string,
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<void> {
  if (attemptSecret === undefined) return;
  const key = emailKey(email);
  const emailHash = ctx.secrets.keyedHash('email', key);
  const attempt = await findLiveAttempt(ctx.db, hashSecret(attemptSecret), emailHash);
  if (attempt === undefined) return;
  if (!attempt.mayResend) throw tooSoon();
  await takeOrRefuse(ctx, RESENDS, `${attempt.purpose} ${key}`);
  await takeOrRefuse(ctx, MAILS_OF_CONNECTION, clientKey(clientAddress));
  await inTransaction(ctx.db, async (tx) => {
    const renewed = await renewAttempt(tx, attempt.id);
    if (renewed === undefined) throw tooSoon();
    await ctx.jobs.enqueue(tx, codeMailQueue, {
      attemptId: attempt.id,
      shard: attempt.shard,
      mail: renewed.mails,
      locale,
    });
  });
}

function tooSoon(): Problem {
  return new Problem('too_many_requests', { retryAfterSeconds: 30 });
}
