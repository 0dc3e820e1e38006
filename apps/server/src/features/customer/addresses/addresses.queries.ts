import type { AddressChange, NewAddress } from '@waypost/contract';
import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Db } from '../../../platform/database.ts';

const COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'isDefault',
  'createdAt',
] as const;

export async function selectAddresses(db: Db, customerId: string) {
  return db
    .selectFrom('customerAddresses')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type AddressRow = Awaited<ReturnType<typeof selectAddresses>>[number];

export async function findAddress(
  db: Db,
  customerId: string,
  id: string,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('customerAddresses')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Undefined when the customer has no such address. */
export async function lockAddress(db: Db, customerId: string, id: string) {
  return db
    .selectFrom('customerAddresses')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Lives in the shard of its customer. */
export async function insertAddress(
  db: Db,
  customerId: string,
  id: string,
  address: NewAddress,
): Promise<AddressRow> {
  const shard = await readCustomerShard(db, customerId);
  return db
    .insertInto('customerAddresses')
    .values({ id, shard, customerId, ...address })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Undefined when the customer has no such address. */
export async function updateAddress(
  db: Db,
  customerId: string,
  id: string,
  change: AddressChange,
): Promise<AddressRow | undefined> {
  const own = { customerId, id };
  if (Object.values(change).some((value) => value !== undefined)) {
    await db
      .updateTable('customerAddresses')
      .set(change)
      .where((eb) => eb.and(own))
      .execute();
  }
  return db
    .selectFrom('customerAddresses')
    .select(COLUMNS)
    .where((eb) => eb.and(own))
    .executeTakeFirst();
}

/** Clears the default of the book. Concurrent changes wait. */
export async function clearDefault(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('customerAddresses')
    .select('id')
    .where('customerId', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await db
    .updateTable('customerAddresses')
    .set({ isDefault: false })
    .where('customerId', '=', customerId)
    .where('isDefault', '=', true)
    .execute();
}

export async function deleteAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('customerAddresses')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteAddresses(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('customerAddresses').where('customerId', '=', customerId).execute();
}
