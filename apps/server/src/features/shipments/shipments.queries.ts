import type { ChargeLine } from '@waypost/domain/charges';
import { emptyFold } from '@waypost/domain/tracking';
import type { Insertable } from 'kysely';
import type { Shipments } from '../../../db/tables.ts';
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
  reference: { ref: string; shard: number; shipmentId: string },
) {
  await db
    .insertInto('shipment_refs')
    .values({
      ref: reference.ref,
      shard: reference.shard,
      shipment_id: reference.shipmentId,
      kind: 'number',
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
  const { contact } = shipment;
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
        country: parties.originCountry,
      },
      {
        shipment_id: shipmentId,
        shard,
        role: 'recipient',
        name: contact.recipientName,
        email: shipment.recipientEmail,
        phone: contact.recipientPhone,
        address_text: shipment.recipientAddress,
        country: parties.destinationCountry,
      },
    ])
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
