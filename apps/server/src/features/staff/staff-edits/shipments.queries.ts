import type { EditableField } from '@waypost/contract';
import type { Status } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Until the caller's transaction ends, so that neither a scan nor a colleague changes it in between. */
export async function lockShipment(db: Db, shipmentId: string) {
  const state = await db
    .selectFrom('shipmentState')
    .select(['status', 'fold', 'outlook'])
    .where('shipmentId', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (state === undefined) return undefined;
  const row = await db
    .selectFrom('shipments')
    .select(['id', 'shard', 'trackingNumber', 'receiptId', 'attemptId', 'customerId'])
    .select(['revision', 'hold'])
    .select(['origin', 'originCountry', 'destination', 'destinationCountry', 'incoterm'])
    .select(['priceCents', 'currency', 'paymentMethod', 'pieceCount', 'cancelledAt'])
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return { ...row, ...state, status: state.status as Status };
}
export type LockedShipment = NonNullable<Awaited<ReturnType<typeof lockShipment>>>;

/** Unlocked: attempts are locked before shipments. */
export async function findAttemptId(db: Db, shipmentId: string) {
  const row = await db
    .selectFrom('shipments')
    .select('attemptId')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.attemptId ?? undefined;
}

/** Undefined also for a cancelled one: its money has moved. */
export async function findPricedShipment(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .select(['id', 'paymentMethod', 'priceCents'])
    .where('id', '=', shipmentId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
}
export type PricedShipment = NonNullable<Awaited<ReturnType<typeof findPricedShipment>>>;

export async function readStatus(db: Db, shipmentId: string): Promise<Status> {
  const row = await db
    .selectFrom('shipmentState')
    .select('status')
    .where('shipmentId', '=', shipmentId)
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
    .selectFrom('shipmentParties')
    .select(['name', 'email', 'phone', 'line1', 'line2', 'city', 'region', 'postalCode', 'country'])
    .where('shipmentId', '=', shipmentId)
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
    .insertInto('shipmentEdits')
    .values({ ...edit, fields: [...edit.fields] })
    .execute();
}

/** Oldest first. */
export async function listEditsSince(db: Db, shipmentId: string, revision: number) {
  return db
    .selectFrom('shipmentEdits')
    .leftJoin('staffMembers', 'staffMembers.id', 'shipmentEdits.staffId')
    .select(['shipmentEdits.fields', 'shipmentEdits.editedAt', 'staffMembers.name'])
    .where('shipmentEdits.shipmentId', '=', shipmentId)
    .where('shipmentEdits.revision', '>', revision)
    .orderBy('shipmentEdits.revision')
    .execute();
}

export async function findEvent(
  db: Db,
  event: { shipmentId: string; sourceId: number; scanId: string },
) {
  return db
    .selectFrom('trackingEvents')
    .select(['code', 'visibility'])
    .where('shipmentId', '=', event.shipmentId)
    .where('sourceId', '=', event.sourceId)
    .where('scanId', '=', event.scanId)
    .executeTakeFirst();
}

/** A shipment has one tax code and one rate. */
export async function sumChargeLines(db: Db, shipmentId: string) {
  return db
    .selectFrom('chargeLines')
    .select((eb) => [
      eb.fn.max('lineNo').as('lastLineNo'),
      eb.fn.max('taxCode').as('code'),
      eb.fn.max('taxRatePerMille').as('ratePerMille'),
      sql<number>`sum(tax_cents)::float8`.as('taxCents'),
    ])
    .where('shipmentId', '=', shipmentId)
    .executeTakeFirstOrThrow();
}
