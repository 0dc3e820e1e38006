import type { AddressChange, NewAddress } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';

const COLUMNS = [
  'id',
  'name',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postal_code',
  'country',
  'is_default',
  'created_at',
] as const;

export async function selectAddresses(db: Db, customerId: string) {
  return db
    .selectFrom('customer_addresses')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
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
    .selectFrom('customer_addresses')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lives in the shard of its customer. */
export async function insertAddress(
  db: Db,
  customerId: string,
  id: string,
  address: NewAddress,
): Promise<AddressRow> {
  const { postalCode, ...same } = address;
  const { shard } = await db
    .selectFrom('customers')
    .select('shard')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('customer_addresses')
    .values({ id, shard, customer_id: customerId, ...same, postal_code: postalCode })
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
  const { postalCode, isDefault, ...same } = change;
  const columns = {
    ...same,
    ...(postalCode !== undefined && { postal_code: postalCode }),
    ...(isDefault !== undefined && { is_default: isDefault }),
  };
  const given = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  );
  const own = { customer_id: customerId, id };
  if (Object.keys(given).length > 0) {
    await db
      .updateTable('customer_addresses')
      .set(given)
      .where((eb) => eb.and(own))
      .execute();
  }
  return db
    .selectFrom('customer_addresses')
    .select(COLUMNS)
    .where((eb) => eb.and(own))
    .executeTakeFirst();
}

/** Clears the default of the book. Concurrent changes wait. */
export async function clearDefault(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('customer_addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await db
    .updateTable('customer_addresses')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute();
}

export async function deleteAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteAddresses(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('customer_addresses').where('customer_id', '=', customerId).execute();
}
