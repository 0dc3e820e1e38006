import type { Db } from '../../../platform/database.ts';

/** Of both parties, unmasked: only for one of them. */
export async function readContacts(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipmentParties')
    .select(['role', 'name', 'email', 'phone', 'addressText'])
    .select(['line1', 'line2', 'postalCode', 'city', 'region', 'country'])
    .where('shipmentId', '=', shipmentId)
    .execute();
}
export type ContactRow = Awaited<ReturnType<typeof readContacts>>[number];
