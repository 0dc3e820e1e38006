import { asCustomer } from './acting-customer.ts';
import type { Ctx } from './context.ts';
import { durableLimit, giveBack, MINUTE, takeOrRefuse } from './durable-limits.ts';
import { Problem } from './http/problem.ts';

const PASSWORD_CHECKS = durableLimit('password-check', 10, 15 * MINUTE);

/** Of a customer, required again before actions that an unattended browser must not allow. */
export async function checkPassword(ctx: Ctx, customerId: string, password: string) {
  await takeOrRefuse(ctx, PASSWORD_CHECKS, customerId);
  const { passwordHash } = await asCustomer(ctx.db, customerId, (own) =>
    own
      .selectFrom('customers')
      .select('passwordHash')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow(),
  );
  if (!(await ctx.passwords.matches(passwordHash, password))) throw new Problem('password_wrong');
  await giveBack(ctx, PASSWORD_CHECKS, customerId);
}
