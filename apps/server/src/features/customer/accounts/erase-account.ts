import { actAs } from '../../../platform/acting-customer.ts';
import { checkPassword } from '../../../platform/check-password.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { newRowId } from '../../../platform/random.ts';
import { readTermsConsent } from './customers.queries.ts';
import { eraseAddress, eraseInOtherCells } from './erase-address.ts';
import { eraseNextShipments } from './erase-shipments.ts';
import { blankCustomer, lockAccount } from './profile.queries.ts';

export async function eraseAccount(
  ctx: Ctx,
  caller: CustomerCaller,
  password: string,
): Promise<void> {
  const { customerId } = caller;
  await checkPassword(ctx, customerId, password);
  const nudges = await inTransaction(ctx.db, (tx) => erasePerson(ctx, tx, customerId));
  await ctx.nudges.publishErased(nudges);
}

/**
 * Erases the person, from every feature that holds something. Shipments, charge lines and ledger stay, as
 * bookkeeping law requires, and refer to an anonymous customer. The first 500 shipments are included, the
 * worker continues with the rest. The caller publishes the nudges after the commit.
 */
export async function erasePerson(ctx: Ctx, tx: Db, customerId: string): Promise<Nudge[]> {
  // first: a booking that is claimed at this moment is seen here, or sees that the account has ended
  await lockAccount(tx, customerId);
  const { emailKey } = await actAs(tx, customerId, (own) => readTermsConsent(own, customerId));
  const alsoChanged = await eraseAddress(ctx, tx, emailKey);
  await eraseInOtherCells(ctx, tx, emailKey);
  for (const { erase } of ctx.features) await erase?.person?.(ctx, tx, { customerId, emailKey });
  const nudges = await eraseNextShipments(ctx, tx, { customerId }, alsoChanged);
  await actAs(tx, customerId, (own) => blankCustomer(own, customerId, `erased:${newRowId()}`));
  return nudges;
}
