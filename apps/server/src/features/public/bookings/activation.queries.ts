import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** A code counts for an hour; a new one can be mailed until the booking expires. */
const CODE_VALIDITY = sql<Date>`now() + interval '1 hour'`;

export async function insertActivationCode(db: Db, code: { shipmentId: string; shard: number }) {
  await db
    .insertInto('activationCodes')
    .values({ ...code, expiresAt: CODE_VALIDITY })
    .execute();
}

export async function storeActivationCode(db: Db, shipmentId: string, codeHash: Buffer) {
  await db
    .updateTable('activationCodes')
    .set({ codeHash, tries: 0, expiresAt: CODE_VALIDITY })
    .where('shipmentId', '=', shipmentId)
    .where('usedAt', 'is', null)
    .execute();
}

/** Counts the try before the code is compared, so that parallel tries count, too. */
export async function takeActivationTry(db: Db, shipmentId: string) {
  return db
    .updateTable('activationCodes')
    .set({ tries: sql`tries + 1` })
    .where('shipmentId', '=', shipmentId)
    .where('usedAt', 'is', null)
    .returning(['codeHash', 'tries'])
    .returning(sql<boolean>`expires_at < now()`.as('expired'))
    .executeTakeFirst();
}

export async function markActivated(db: Db, shipmentId: string) {
  await db
    .updateTable('activationCodes')
    .set({ usedAt: sql<Date>`now()`, codeHash: null })
    .where('shipmentId', '=', shipmentId)
    .execute();
}

/** The number of the next email, when one may be sent: 30 seconds after the last one, ten in all. */
export async function takeActivationMail(db: Db, shipmentId: string): Promise<number | undefined> {
  const row = await db
    .updateTable('activationCodes')
    .set({ mails: sql`mails + 1`, mailedAt: sql<Date>`now()` })
    .where('shipmentId', '=', shipmentId)
    .where('usedAt', 'is', null)
    .where('mails', '<', 10)
    .where('mailedAt', '<', sql<Date>`now() - interval '30 seconds'`)
    .returning('mails')
    .executeTakeFirst();
  return row?.mails;
}

export async function findShipperEmail(db: Db, shipmentId: string): Promise<string> {
  const { email } = await db
    .selectFrom('shipmentParties')
    .select('email')
    .where('shipmentId', '=', shipmentId)
    .where('role', '=', 'shipper')
    .executeTakeFirstOrThrow();
  return email;
}
