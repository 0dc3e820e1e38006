import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** A code counts for an hour; a new one can be mailed until the booking expires. */
const CODE_VALIDITY = sql<Date>`now() + interval '1 hour'`;

export async function insertActivationCode(db: Db, code: { shipmentId: string; shard: number }) {
  await db
    .insertInto('activation_codes')
    .values({ shipment_id: code.shipmentId, shard: code.shard, expires_at: CODE_VALIDITY })
    .execute();
}

export async function storeActivationCode(db: Db, shipmentId: string, codeHash: Buffer) {
  await db
    .updateTable('activation_codes')
    .set({ code_hash: codeHash, tries: 0, expires_at: CODE_VALIDITY })
    .where('shipment_id', '=', shipmentId)
    .where('used_at', 'is', null)
    .execute();
}

/** Counts the try before the code is compared, so that parallel tries count, too. */
export async function takeActivationTry(db: Db, shipmentId: string) {
  return db
    .updateTable('activation_codes')
    .set({ tries: sql`tries + 1` })
    .where('shipment_id', '=', shipmentId)
    .where('used_at', 'is', null)
    .returning(['code_hash', 'tries'])
    .returning(sql<boolean>`expires_at < now()`.as('expired'))
    .executeTakeFirst();
}

export async function markActivated(db: Db, shipmentId: string) {
  await db
    .updateTable('activation_codes')
    .set({ used_at: sql<Date>`now()`, code_hash: null })
    .where('shipment_id', '=', shipmentId)
    .execute();
}

/** The number of the next email, when one may be sent: 30 seconds after the last one, ten in all. */
export async function takeActivationMail(db: Db, shipmentId: string): Promise<number | undefined> {
  const row = await db
    .updateTable('activation_codes')
    .set({ mails: sql`mails + 1`, mailed_at: sql<Date>`now()` })
    .where('shipment_id', '=', shipmentId)
    .where('used_at', 'is', null)
    .where('mails', '<', 10)
    .where('mailed_at', '<', sql<Date>`now() - interval '30 seconds'`)
    .returning('mails')
    .executeTakeFirst();
  return row?.mails;
}

export async function findShipperEmail(db: Db, shipmentId: string): Promise<string> {
  const { email } = await db
    .selectFrom('shipment_parties')
    .select('email')
    .where('shipment_id', '=', shipmentId)
    .where('role', '=', 'shipper')
    .executeTakeFirstOrThrow();
  return email;
}
