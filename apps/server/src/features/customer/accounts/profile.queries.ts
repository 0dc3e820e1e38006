import type { ProfileChange } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

export async function storeProfile(db: Db, customerId: string, change: ProfileChange) {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.updateTable('customers').set(change).where('id', '=', customerId).execute();
}

/** Null withdraws it. A change of the number withdraws it too, by a trigger. */
export async function storeVatConfirmation(db: Db, customerId: string, vatId: string | null) {
  await db
    .updateTable('customers')
    .set({ vatConfirmed: vatId, vatConfirmedAt: vatId === null ? null : sql<Date>`now()` })
    .where('id', '=', customerId)
    .execute();
}

/** Newest first, from after the one given. */
export async function listShipmentsForExport(
  db: Db,
  customerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return db
    .selectFrom('shipmentList')
    .innerJoin('shipments', sameShard('shipments.id', 'shipmentList.shipmentId'))
    .innerJoin('shipmentParties', sameShard('shipmentParties.shipmentId', 'shipments.id'))
    .where('shipmentParties.role', '=', 'shipper')
    .select(['shipments.id', 'shipments.trackingNumber', 'shipments.orderReference'])
    .select([
      'shipmentList.status',
      'shipments.origin',
      'shipments.destination',
      'shipments.bookedAt',
    ])
    .select(['shipments.priceCents', 'shipments.currency'])
    .select(['shipmentParties.emailAlerts', 'shipmentParties.smsAlerts'])
    .where('shipmentList.customerId', '=', customerId)
    .$if(after !== undefined, (query) => query.where('shipmentList.shipmentId', '<', after ?? ''))
    .orderBy('shipmentList.shipmentId', 'desc')
    .limit(limit)
    .execute();
}
export type ShipmentForExport = Awaited<ReturnType<typeof listShipmentsForExport>>[number];

/** Oldest first, so that one booked in the meantime comes last. */
export async function listShipmentsToErase(
  db: Db,
  customerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('shipmentList')
    .select('shipmentId')
    .where('customerId', '=', customerId)
    .$if(after !== undefined, (query) => query.where('shipmentId', '>', after ?? ''))
    .orderBy('shipmentId')
    .limit(limit)
    .execute();
  return rows.map((row) => row.shipmentId);
}

export async function lockAccount(tx: Db, customerId: string): Promise<void> {
  await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}

/** What is left is an id that shipments and bookkeeping refer to. */
export async function blankCustomer(db: Db, customerId: string, erasedKey: string) {
  await db
    .updateTable('customers')
    .set({
      email: '',
      emailKey: erasedKey,
      passwordHash: '',
      name: '',
      phone: '',
      company: '',
      vatId: '',
      addressLine1: '',
      addressLine2: '',
      city: '',
      region: '',
      postalCode: '',
      country: '',
      heardFrom: null,
      erasedAt: sql<Date>`now()`,
    })
    .where('id', '=', customerId)
    .execute();
}
