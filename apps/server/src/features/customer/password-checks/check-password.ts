import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type DurableLimit, giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readPasswordHash } from './password-checks.queries.ts';

const PASSWORD_CHECKS: DurableLimit = { name: 'password-check', points: 10, seconds: 15 * 60 };

/** Required again before actions that an unattended browser must not allow. */
export async function checkPassword(ctx: Ctx, customerId: string, password: string) {
  await takeOrRefuse(ctx, PASSWORD_CHECKS, customerId);
  const passwordHash = await asCustomer(ctx.db, customerId, (own) =>
    readPasswordHash(own, customerId),
  );
  if (!(await ctx.passwords.matches(passwordHash, password))) throw new Problem('password_wrong');
  await giveBack(ctx, PASSWORD_CHECKS, customerId);
}
