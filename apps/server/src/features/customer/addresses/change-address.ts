import type { AddressChange, SavedAddress } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { clearDefault, updateAddress } from './addresses.queries.ts';
import { presentAddress } from './present-address.ts';

export async function changeAddress(
  ctx: Ctx,
  customerId: string,
  addressId: string,
  change: AddressChange,
): Promise<SavedAddress> {
  return asCustomer(ctx.db, customerId, async (own) => {
    if (change.isDefault === true) await clearDefault(own, customerId);
    const row = await updateAddress(own, customerId, addressId, change);
    if (row === undefined) throw new Problem('address_not_found');
    return presentAddress(row);
  });
}
