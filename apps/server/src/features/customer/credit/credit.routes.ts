import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { readCredit } from './present-credit.ts';
import { setCreditLimit } from './set-limit.ts';

export function creditRoutes({ mount }: Api, ctx: Ctx): void {
  mount('readCredit', { customer: true }, async ({ caller: { customerId } }) => {
    const credit = await asCustomer(ctx.db, customerId, (own) => readCredit(own, customerId));
    return { status: 200, body: { credit } };
  });

  mount('setCreditLimit', { staff: 'money:write' }, async ({ caller, params, body }) => ({
    status: 201,
    body: await setCreditLimit(ctx, caller, params.userId, body),
  }));
}
