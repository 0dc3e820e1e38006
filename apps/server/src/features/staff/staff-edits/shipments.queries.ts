import type { EditableField } from '@waypost/contract';
import type { Status } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Until the caller's transaction ends, so that neither a scan nor a colleague changes it in between. */
export async function lockShipment(db: Db, shipmentId: string) {
  const state = await db
    .selectFrom('shipment_state')
    .select(['status', 'fold', 'outlook'])
    .where('shipment_id', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (state === undefined) return undefined;
  const row = await db
    .selectFrom('shipments')
    .select(['id', 'shard', 'tracking_number', 'attempt_id', 'customer_id', 'revision', 'hold'])
    .select(['origin', 'origin_country', 'destination', 'destination_country', 'incoterm'])
    .select(['price_cents', 'currency', 'payment_method', 'piece_count', 'cancelled_at'])
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return { ...row, ...state, status: state.status as Status };
}
export type LockedShipment = NonNullable<Awaited<ReturnType<typeof lockShipment>>>;

/** Unlocked: attempts are locked before shipments. */
export async function findAttemptId(db: Db, shipmentId: string) {
  const row = await db
    .selectFrom('shipments')
    .select('attempt_id')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.attempt_id ?? undefined;
}

/** Undefined also for a cancelled one: its money has moved. */
export async function findPricedShipment(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .select(['id', 'payment_method', 'price_cents'])
    .where('id', '=', shipmentId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
}
export type PricedShipment = NonNullable<Awaited<ReturnType<typeof findPricedShipment>>>;

export async function readStatus(db: Db, shipmentId: string): Promise<Status> {
  const row = await db
    .selectFrom('shipment_state')
    .select('status')
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return row.status as Status;
}

/** Its last public location. */
export async function findLastPlace(db: Db, shipmentId: string) {
  const { rows } = await sql<{ city: string; country: string }>`
    SELECT e.city, e.country FROM tracking_events e
    WHERE e.shipment_id = ${shipmentId} AND e.visibility = 'public' AND e.city IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM tracking_events v WHERE v.shipment_id = e.shipment_id
        AND v.voids_source_id = e.source_id AND v.voids_scan_id = e.scan_id)
    ORDER BY e.occurred_at DESC LIMIT 1`.execute(db);
  return rows[0];
}

export async function readRecipient(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipment_parties')
    .select([
      'name',
      'email',
      'phone',
      'line1',
      'line2',
      'city',
      'region',
      'postal_code',
      'country',
    ])
    .where('shipment_id', '=', shipmentId)
    .where('role', '=', 'recipient')
    .executeTakeFirstOrThrow();
}

export async function insertEdit(
  db: Db,
  edit: {
    shipmentId: string;
    shard: number;
    revision: number;
    staffId: string;
    fields: readonly EditableField[];
  },
) {
  await db
    .insertInto('shipment_edits')
    .values({
      shipment_id: edit.shipmentId,
      shard: edit.shard,
      revision: edit.revision,
      staff_id: edit.staffId,
      fields: [...edit.fields],
    })
    .execute();
}

/** Oldest first. */
export async function listEditsSince(db: Db, shipmentId: string, revision: number) {
  return db
    .selectFrom('shipment_edits')
    .leftJoin('staff_members', 'staff_members.id', 'shipment_edits.staff_id')
    .select(['shipment_edits.fields', 'shipment_edits.edited_at', 'staff_members.name'])
    .where('shipment_edits.shipment_id', '=', shipmentId)
    .where('shipment_edits.revision', '>', revision)
    .orderBy('shipment_edits.revision')
    .execute();
}

export async function findEvent(
  db: Db,
  event: { shipmentId: string; sourceId: number; scanId: string },
) {
  return db
    .selectFrom('tracking_events')
    .select(['code', 'visibility'])
    .where('shipment_id', '=', event.shipmentId)
    .where('source_id', '=', event.sourceId)
    .where('scan_id', '=', event.scanId)
    .executeTakeFirst();
}

export async function findLastChargeLine(db: Db, shipmentId: string) {
  return db
    .selectFrom('charge_lines')
    .select(['line_no', 'tax_code', 'tax_rate_per_mille'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('line_no', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
