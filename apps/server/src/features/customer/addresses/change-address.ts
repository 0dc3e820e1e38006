import { type AddressChange, judgePostalCode, type SavedAddress } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type AddressRow, clearDefault, lockAddress, updateAddress } from './addresses.queries.ts';
import { presentAddress } from './present-address.ts';

export async function changeAddress(
  ctx: Ctx,
  customerId: string,
  addressId: string,
  change: AddressChange,
): Promise<SavedAddress> {
  return asCustomer(ctx.db, customerId, async (own) => {
    if (change.isDefault === true) await clearDefault(own, customerId);
    const before = await lockAddress(own, customerId, addressId);
    if (before === undefined) throw new Problem('address_not_found');
    const checked = withPostalCode(before, change);
    return presentAddress((await updateAddress(own, customerId, addressId, checked)) ?? before);
  });
}

/** The country may be the stored one, or the code. Neither is checked while both stay. */
function withPostalCode(before: AddressRow, change: AddressChange): AddressChange {
  if (change.country === undefined && change.postalCode === undefined) return change;
  const { country = before.country, postalCode = before.postalCode } = change;
  const { fault, written, reason } = judgePostalCode(country, postalCode);
  if (fault !== null) {
    throw new Problem('invalid_request', { errors: [{ path: 'postalCode', reason }] });
  }
  return { ...change, postalCode: written };
}
