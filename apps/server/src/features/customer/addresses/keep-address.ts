import type { NewAddress } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import {
  type AddressRow,
  insertAddress,
  selectAddresses,
  updateAddress,
} from './addresses.queries.ts';

/** The list is not paginated, so it has a maximum. */
const MAX_ADDRESSES = 200;

/**
 * A customer who books to the same place every week and ticks the box each time keeps one address. Addresses
 * saved before they had an email get it then.
 */
export async function keepAddress(
  ctx: Ctx,
  customerId: string,
  address: NewAddress,
): Promise<AddressRow> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const kept = await selectAddresses(own, customerId);
    const same = kept.find((row) => isSame(row, address));
    if (same !== undefined) return withEmail(own, customerId, same, address.email);
    if (kept.length >= MAX_ADDRESSES) throw new Problem('address_book_full');
    return insertAddress(own, customerId, newRowId(), address);
  });
}

function isSame(row: AddressRow, address: NewAddress): boolean {
  const { email, ...rest } = address;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  const isOtherPerson = row.email !== '' && email !== '' && row.email !== email;
  return !isOtherPerson && names.every((name) => row[name] === rest[name]);
}

async function withEmail(
  own: Db,
  customerId: string,
  row: AddressRow,
  email: string,
): Promise<AddressRow> {
  if (email === '' || row.email === email) return row;
  return (await updateAddress(own, customerId, row.id, { email })) ?? row;
}
