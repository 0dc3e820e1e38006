import { type AccountDetails, endpoints } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentAddress, selectAddresses } from '../addresses/index.ts';
import { readBilling } from '../billing/index.ts';
import { listSavedCards, presentCard } from '../cards/index.ts';
import { listPickups } from '../pickups/index.ts';
import { listShipments } from './list-shipments.ts';

/** The first page of every list, as its own endpoint answers it by default. */
export async function readDetails(
  ctx: Ctx,
  shown: { customerId: string; withReceipt: boolean },
): Promise<AccountDetails> {
  const { customerId } = shown;
  const { limit, after, ...filter } = endpoints.listOwnShipments.query.parse({});
  const { shipments } = await listShipments(ctx, shown, filter, { after, limit });
  const [addresses, cards] = await asCustomer(ctx.db, customerId, async (own) => [
    await selectAddresses(own, customerId),
    await listSavedCards(own, customerId),
  ]);
  const { pickups } = await listPickups(ctx, customerId);
  return {
    shipments,
    addresses: addresses.map(presentAddress),
    paymentMethods: cards.map((card) => presentCard(card)),
    pickups,
    billing: await readBilling(ctx, customerId),
  };
}
