import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  SIGN_IN_CODES,
  SIGN_INS_OF_ACCOUNT,
  SIGN_INS_OF_BOTH,
  SIGN_INS_OF_CONNECTION,
} from './account-limits.ts';
import { beginAttempt } from './begin-attempt.ts';
import { findPasswordByEmail } from './customers.queries.ts';

/** A wrong password and an unknown address take the same time and get the same refusal. */
export async function beginSignIn(
  ctx: Ctx,
  credentials: { email: string; password: string },
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<string> {
  const key = emailKey(credentials.email);
  const connection = clientKey(clientAddress);
  const tries = [
    [SIGN_INS_OF_CONNECTION, connection],
    [SIGN_INS_OF_BOTH, `${key} ${connection}`],
    [SIGN_INS_OF_ACCOUNT, key],
  ] as const;
  for (const [limit, by] of tries) await takeOrRefuse(ctx, limit, by);

  const customer = await findPasswordByEmail(ctx.db, key);
  if (!(await ctx.passwords.matches(customer?.passwordHash, credentials.password))) {
    throw new Problem('sign_in_refused');
  }
  if (customer === undefined) throw new Problem('sign_in_refused');
  for (const [limit, by] of tries) await giveBack(ctx, limit, by);
  await takeOrRefuse(ctx, SIGN_IN_CODES, key);
  return beginAttempt(ctx, {
    shard: customer.shard,
    emailKey: key,
    purpose: 'sign_in',
    customerId: customer.id,
    registration: null,
    locale,
  });
}
