import type { Status } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { StaffMailJob } from './queues.ts';

export async function findAddressees(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipment_parties', (join) =>
      join
        .onRef('shipment_parties.shipment_id', '=', 'shipments.id')
        .onRef('shipment_parties.shard', '=', 'shipments.shard'),
    )
    .select(['shipments.shard', 'shipments.tracking_number'])
    .select(['shipment_parties.role', 'shipment_parties.email'])
    .where('shipments.id', '=', shipmentId)
    .execute();
}

export type NewStaffMail = {
  id: string;
  shard: number;
  shipmentId: string;
  party: 'shipper' | 'recipient';
  staffId: string;
  subject: string | null;
  body: string | null;
};

/** False when the form was posted before. */
export async function insertStaffMail(db: Db, mail: NewStaffMail): Promise<boolean> {
  const row = await db
    .insertInto('staff_mails')
    .values({
      id: mail.id,
      shard: mail.shard,
      shipment_id: mail.shipmentId,
      party: mail.party,
      staff_id: mail.staffId,
      subject: mail.subject,
      body: mail.body,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findStaffMail(db: Db, { mailId, party }: Omit<StaffMailJob, 'shard'>) {
  const row = await db
    .selectFrom('staff_mails')
    .innerJoin('shipment_state', (join) =>
      join
        .onRef('shipment_state.shipment_id', '=', 'staff_mails.shipment_id')
        .onRef('shipment_state.shard', '=', 'staff_mails.shard'),
    )
    .select(['staff_mails.shipment_id', 'staff_mails.staff_id', 'staff_mails.subject'])
    .select(['staff_mails.body', 'shipment_state.status'])
    .where('staff_mails.id', '=', mailId)
    .where('staff_mails.party', '=', party)
    .executeTakeFirst();
  return row && { ...row, status: row.status as Status };
}

/** Messages to an erased person. */
export async function blankStaffMails(db: Db, shipmentIds: readonly string[]) {
  await db
    .updateTable('staff_mails')
    .set({ subject: '', body: '' })
    .where('party', '=', 'shipper')
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}
