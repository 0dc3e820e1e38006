import type { Status } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import type { StaffMailJob } from './queues.ts';

export async function findAddressees(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentParties', sameShard('shipmentParties.shipmentId', 'shipments.id'))
    .select(['shipments.shard', 'shipments.trackingNumber'])
    .select(['shipmentParties.role', 'shipmentParties.email'])
    .where('shipments.id', '=', shipmentId)
    .execute();
}

export type NewStaffMail = NewRow<'staffMails'>;

/** False when the form was posted before. */
export async function insertStaffMail(db: Db, mail: NewStaffMail): Promise<boolean> {
  const row = await db
    .insertInto('staffMails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findStaffMail(db: Db, { mailId, party }: Omit<StaffMailJob, 'shard'>) {
  const row = await db
    .selectFrom('staffMails')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'staffMails.shipmentId'))
    .select(['staffMails.shipmentId', 'staffMails.staffId', 'staffMails.subject'])
    .select(['staffMails.body', 'shipmentState.status'])
    .where('staffMails.id', '=', mailId)
    .where('staffMails.party', '=', party)
    .executeTakeFirst();
  return row && { ...row, status: row.status as Status };
}

/** Messages to an erased person. */
export async function blankStaffMails(db: Db, shipmentIds: readonly string[]) {
  await db
    .updateTable('staffMails')
    .set({ subject: '', body: '' })
    .where('party', '=', 'shipper')
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}
