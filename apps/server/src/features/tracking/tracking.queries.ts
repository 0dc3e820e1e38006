import type { EventCode, Status } from '@waypost/domain/tracking';
import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import type { Eta } from '@waypost/contract';
import type { Statement, StatementRunner } from '../../platform/database.ts';

/** code, time in ms, city, country, piece: an array, because a look-up makes ten of them. */
export type EventTuple = [EventCode, number, string | null, string | null, number];

type SharedColumns = {
  tracking_number: string;
  shipment_id: string;
  version: number;
  status: Status;
  furthest: number;
  attention: boolean;
  piece_count: number;
  pieces_delivered: number;
  booked_at: Date;
  updated_at: Date;
  origin: string;
  destination: string;
  eta: Eta;
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  incoterm: string | null;
  shipper_name: string;
  shipper_email: string;
  shipper_phone: string;
  recipient_name: string;
  recipient_email: string;
  recipient_phone: string;
  recipient_address: string;
  events: EventTuple[] | null;
};

/** A shipment with its unmasked contacts: it must pass `publicTracking` before it leaves. */
export type UnsafeTrackedShipment = SharedColumns &
  (
    | { service_type: 'parcel'; service: ParcelLevel }
    | { service_type: 'freight'; service: FreightMode }
  );

/** One index probe for each of ref, shipment, state and parties, and one partition for the events. */
export const TRACKED_SHIPMENTS: Statement = {
  name: 'tracked_shipments_by_ref',
  text: `
    SELECT wanted.ref, h.tracking_number, h.id AS shipment_id, s.version, s.status, s.furthest,
      s.attention, s.piece_count, s.pieces_delivered, s.booked_at, s.updated_at, h.service_type,
      h.service, h.origin, h.destination, h.eta, h.weight_grams, h.length_mm, h.width_mm,
      h.height_mm, h.incoterm, sender.name AS shipper_name, sender.email AS shipper_email,
      sender.phone AS shipper_phone, recipient.name AS recipient_name,
      recipient.email AS recipient_email, recipient.phone AS recipient_phone,
      recipient.address_text AS recipient_address, timeline.events
    FROM unnest($1::text[]) AS wanted (ref)
    JOIN shipment_refs r ON r.ref = wanted.ref
    JOIN shipments h ON h.id = r.shipment_id AND h.shard = r.shard
    JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
    JOIN shipment_parties sender ON sender.shipment_id = h.id AND sender.role = 'shipper'
    JOIN shipment_parties recipient ON recipient.shipment_id = h.id AND recipient.role = 'recipient'
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_array(e.code, (extract(epoch FROM e.occurred_at) * 1000)::bigint,
        e.city, e.country, e.piece_no)) AS events
      FROM tracking_events e WHERE e.shipment_id = h.id AND e.visibility = 'public'
    ) AS timeline`,
};

export async function unsafeTrackedShipments(
  runner: StatementRunner,
  refs: readonly string[],
): Promise<(UnsafeTrackedShipment & { ref: string })[]> {
  const result = await runner.query<UnsafeTrackedShipment & { ref: string }>({
    ...TRACKED_SHIPMENTS,
    values: [refs],
  });
  return result.rows;
}

export async function readVersions(
  runner: StatementRunner,
  shipmentIds: readonly string[],
): Promise<{ shipment_id: string; version: number }[]> {
  const result = await runner.query<{ shipment_id: string; version: number }>({
    name: 'read_versions',
    text: 'SELECT shipment_id, version FROM shipment_state WHERE shipment_id = ANY ($1::uuid[])',
    values: [shipmentIds],
  });
  return result.rows;
}
