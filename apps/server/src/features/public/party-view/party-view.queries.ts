import type { Db } from '../../../platform/database.ts';

/** Of both parties, unmasked: only for one of them. */
export async function readContacts(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipment_parties')
    .select(['role', 'name', 'email', 'phone', 'address_text'])
    .select(['line1', 'line2', 'postal_code', 'city', 'region', 'country'])
    .where('shipment_id', '=', shipmentId)
    .execute();
}
export type ContactRow = Awaited<ReturnType<typeof readContacts>>[number];
