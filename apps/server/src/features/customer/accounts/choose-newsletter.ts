import type { Locale } from '@waypost/i18n';
import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { takeOrRefuse } from '../../../platform/durable-limits.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { askAsCustomer, leaveAsCustomer } from '../../public/newsletter/index.ts';
import { LINKS_OF_CUSTOMER } from './account-limits.ts';
import { readCustomer } from './customers.queries.ts';
import { presentCustomer } from './present-customer.ts';

export async function chooseNewsletter(
  ctx: Ctx,
  caller: CustomerCaller,
  { subscribed, locale }: { subscribed: boolean; locale: Locale },
) {
  const { customerId, shard } = caller;
  if (subscribed) await takeOrRefuse(ctx, LINKS_OF_CUSTOMER, customerId);
  return inTransaction(ctx.db, async (tx) => {
    const { email, newsletter } = await actAs(tx, customerId, (own) =>
      readCustomer(own, customerId),
    );
    if (!subscribed) {
      await leaveAsCustomer(ctx, tx, { id: customerId, email });
    } else if (newsletter !== 'on') {
      await askAsCustomer(ctx, tx, { id: customerId, shard, email, locale });
    }
    return presentCustomer(await actAs(tx, customerId, (own) => readCustomer(own, customerId)));
  });
}
