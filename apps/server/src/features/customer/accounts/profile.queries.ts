import type { ProfileChange } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export async function storeProfile(db: Db, customerId: string, change: ProfileChange) {
  const columns = {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.phone !== undefined && { phone: change.phone }),
    ...(change.accountType !== undefined && { account_type: change.accountType }),
    ...(change.company !== undefined && { company: change.company }),
    ...(change.vatId !== undefined && { vat_id: change.vatId }),
    ...(change.addressLine1 !== undefined && { address_line1: change.addressLine1 }),
    ...(change.addressLine2 !== undefined && { address_line2: change.addressLine2 }),
    ...(change.city !== undefined && { city: change.city }),
    ...(change.region !== undefined && { region: change.region }),
    ...(change.postalCode !== undefined && { postal_code: change.postalCode }),
    ...(change.country !== undefined && { country: change.country }),
    ...(change.locale !== undefined && { locale: change.locale }),
  };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('customers').set(columns).where('id', '=', customerId).execute();
}

/** Newest first, from after the one given. */
export async function listShipmentsForExport(
  db: Db,
  customerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return db
    .selectFrom('shipment_list')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.id', '=', 'shipment_list.shipment_id')
        .onRef('shipments.shard', '=', 'shipment_list.shard'),
    )
    .innerJoin('shipment_parties', (join) =>
      join
        .onRef('shipment_parties.shipment_id', '=', 'shipments.id')
        .onRef('shipment_parties.shard', '=', 'shipments.shard')
        .on('shipment_parties.role', '=', 'shipper'),
    )
    .select(['shipments.id', 'shipments.tracking_number', 'shipment_list.status'])
    .select(['shipments.origin', 'shipments.destination', 'shipments.booked_at'])
    .select(['shipments.price_cents', 'shipments.currency'])
    .select(['shipment_parties.email_alerts', 'shipment_parties.sms_alerts'])
    .where('shipment_list.customer_id', '=', customerId)
    .$if(after !== undefined, (query) => query.where('shipment_list.shipment_id', '<', after ?? ''))
    .orderBy('shipment_list.shipment_id', 'desc')
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
    .selectFrom('shipment_list')
    .select('shipment_id')
    .where('customer_id', '=', customerId)
    .$if(after !== undefined, (query) => query.where('shipment_id', '>', after ?? ''))
    .orderBy('shipment_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.shipment_id);
}

/** What is left is an id that shipments and bookkeeping refer to. */
export async function blankCustomer(db: Db, customerId: string, erasedKey: string) {
  await db
    .updateTable('customers')
    .set({
      email: '',
      email_key: erasedKey,
      password_hash: '',
      name: '',
      phone: '',
      company: '',
      vat_id: '',
      address_line1: '',
      address_line2: '',
      city: '',
      region: '',
      postal_code: '',
      country: '',
      heard_from: null,
      erased_at: sql<Date>`now()`,
    })
    .where('id', '=', customerId)
    .execute();
}
