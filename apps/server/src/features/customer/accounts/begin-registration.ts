import { type Registration, TERMS_VERSION } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { refuseWeakPassword } from '../../../platform/passwords.ts';
import { drawShard } from '../../../platform/random.ts';
import { MAILS_OF_CONNECTION, REGISTRATIONS } from './account-limits.ts';
import { beginAttempt } from './begin-attempt.ts';

/**
 * Stores the registration until its code is entered. The api does not check whether the address has an
 * account: the worker does, and then sends its owner a notice instead of a code.
 */
export async function beginRegistration(
  ctx: Ctx,
  { password, acceptTerms, ...details }: Registration,
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<string> {
  if (!acceptTerms) throw new Problem('terms_not_accepted');
  refuseWeakPassword(password, details);
  const key = emailKey(details.email);
  await takeOrRefuse(ctx, MAILS_OF_CONNECTION, clientKey(clientAddress));
  await takeOrRefuse(ctx, REGISTRATIONS, key);
  const passwordHash = await ctx.passwords.hash(password);
  return beginAttempt(ctx, {
    shard: drawShard(ctx.cells.shards()),
    emailKey: key,
    purpose: 'register',
    customerId: null,
    registration: { ...details, passwordHash, termsVersion: TERMS_VERSION, locale },
    locale,
  });
}
