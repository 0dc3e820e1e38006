import type { GoodsItem, Payer, PostalAddress } from '@waypost/contract';
import type { ChargeLine } from '@waypost/domain/charges';
import { type DeliveryPlan, emptyFold, type Outlook } from '@waypost/domain/tracking';
import { type Insertable, sql } from 'kysely';
import type { ShipmentHold, Shipments } from '../../../db/tables.ts';
import type { Db } from '../../platform/database.ts';
import type { NewShipment } from './create-shipment.ts';

export async function referenceExists(db: Db, ref: string): Promise<boolean> {
  const row = await db
    .selectFrom('shipment_refs')
    .select('shipment_id')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertShipment(db: Db, row: Insertable<Shipments>): Promise<Date> {
  const inserted = await db
    .insertInto('shipments')
    .values(row)
    .returning('booked_at')
    .executeTakeFirstOrThrow();
  return inserted.booked_at;
}

export async function insertReference(
  db: Db,
  reference: { ref: string; shard: number; shipmentId: string; kind?: 'number' | 'alias' },
) {
  await db
    .insertInto('shipment_refs')
    .values({
      ref: reference.ref,
      shard: reference.shard,
      shipment_id: reference.shipmentId,
      kind: reference.kind ?? 'number',
    })
    .execute();
}

export async function insertState(
  db: Db,
  state: {
    shipmentId: string;
    shard: number;
    pieceCount: number;
    bookedAt: Date;
    hasListeners: boolean;
    plan: DeliveryPlan;
  },
) {
  await db
    .insertInto('shipment_state')
    .values({
      shipment_id: state.shipmentId,
      shard: state.shard,
      piece_count: state.pieceCount,
      has_listeners: state.hasListeners,
      booked_at: state.bookedAt,
      updated_at: state.bookedAt,
      fold: JSON.stringify(emptyFold(state.pieceCount)),
      outlook: JSON.stringify({ plan: state.plan } satisfies Outlook),
      due_on: state.plan.latest,
    })
    .execute();
}

export async function insertParties(
  db: Db,
  parties: {
    shipmentId: string;
    shard: number;
    shipment: NewShipment;
    originCountry: string;
    destinationCountry: string;
  },
) {
  const { shipmentId, shard, shipment } = parties;
  const { contact, shipperAddress, recipientAddress } = shipment.request;
  await db
    .insertInto('shipment_parties')
    .values([
      {
        shipment_id: shipmentId,
        shard,
        role: 'shipper',
        name: contact.shipperName,
        email: contact.shipperEmail,
        phone: contact.shipperPhone,
        address_text: '',
        locale: shipment.locale,
        country: parties.originCountry,
        ...(shipperAddress && addressColumns(shipperAddress)),
      },
      {
        shipment_id: shipmentId,
        shard,
        role: 'recipient',
        name: contact.recipientName,
        email: shipment.recipientEmail,
        phone: contact.recipientPhone,
        address_text: shipment.recipientAddress,
        locale: shipment.locale,
        country: parties.destinationCountry,
        ...(recipientAddress && addressColumns(recipientAddress)),
      },
    ])
    .execute();
}

function addressColumns(address: PostalAddress) {
  const { line1, line2, city, region, postalCode } = address;
  return { line1, line2, city, region, postal_code: postalCode };
}

/** Takes shipments into the lists that people filter and search, or takes over what changed. */
export async function putOnList(db: Db, shipmentIds: readonly string[]): Promise<void> {
  await sql`SELECT list_shipments(${shipmentIds}::uuid[])`.execute(db);
}

export async function insertPayer(
  db: Db,
  row: { shipmentId: string; shard: number; payer: Payer | undefined },
) {
  if (row.payer === undefined) return;
  await db
    .insertInto('shipment_payers')
    .values({
      shipment_id: row.shipmentId,
      shard: row.shard,
      name: row.payer.name,
      vat_id: row.payer.vatId,
      country: row.payer.country,
    })
    .execute();
}

export async function insertItems(
  db: Db,
  goods: { shipmentId: string; shard: number; items: readonly GoodsItem[]; currency: string },
) {
  if (goods.items.length === 0) return;
  await db
    .insertInto('shipment_items')
    .values(
      goods.items.map((item, index) => ({
        shipment_id: goods.shipmentId,
        shard: goods.shard,
        item_no: index + 1,
        description: item.description,
        quantity: item.quantity,
        weight_grams: item.weightGrams,
        value_cents: item.valueCents,
        currency: goods.currency,
        origin_country: item.originCountry,
        hs_code: item.hsCode,
      })),
    )
    .execute();
}

export async function insertChargeLines(
  db: Db,
  charges: { shipmentId: string; shard: number; lines: readonly ChargeLine[] },
) {
  await db
    .insertInto('charge_lines')
    .values(
      charges.lines.map((line, index) => ({
        shipment_id: charges.shipmentId,
        shard: charges.shard,
        line_no: index + 1,
        kind: line.kind,
        cents: line.cents,
        currency: line.currency,
        tax_code: line.taxCode,
        tax_rate_per_mille: line.taxRatePerMille,
        tax_cents: line.taxCents,
      })),
    )
    .execute();
}

export async function findHold(db: Db, shipmentId: string): Promise<ShipmentHold | null> {
  const row = await db
    .selectFrom('shipments')
    .select('hold')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return row.hold;
}

export async function setHold(db: Db, shipmentId: string, hold: ShipmentHold | null) {
  await db.updateTable('shipments').set({ hold }).where('id', '=', shipmentId).execute();
}

export async function readTrackingNumber(db: Db, shipmentId: string): Promise<string> {
  const row = await db
    .selectFrom('shipments')
    .select('tracking_number')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return row.tracking_number;
}

/** Held until the caller's transaction ends, so that no scan comes between. */
export async function lockStatus(db: Db, shipmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipment_state')
    .select('status')
    .where('shipment_id', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.status;
}

/** A shipment that is cancelled waits for nothing any more. */
export async function markCancelled(db: Db, shipmentId: string) {
  await db
    .updateTable('shipments')
    .set({ cancelled_at: sql<Date>`now()`, hold: null })
    .where('id', '=', shipmentId)
    .execute();
}

export async function findCancellation(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .select(['id', 'tracking_number', 'cancelled_at'])
    .where('id', '=', shipmentId)
    .executeTakeFirst();
}

export async function listExpiredHolds(
  db: Db,
  patience: { activationSeconds: number; transferSeconds: number; limit: number },
) {
  const olderThan = (seconds: number) =>
    sql<boolean>`booked_at < now() - make_interval(secs => ${seconds}::integer)`;
  return db
    .selectFrom('shipments')
    .select(['id', 'attempt_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('hold', '=', 'awaiting_activation'), olderThan(patience.activationSeconds)]),
        eb.and([eb('hold', '=', 'awaiting_payment'), olderThan(patience.transferSeconds)]),
      ]),
    )
    .orderBy('booked_at')
    .limit(patience.limit)
    .execute();
}
