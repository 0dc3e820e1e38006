import type { EventCode, Status } from '@waypost/domain/tracking';
import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import type { Eta } from '@waypost/contract';
import type { Statement, StatementRunner } from '../../platform/database.ts';

type SharedColumns = {
  tracking_number: string;
  shipment_id: string;
  version: number;
  status: Status;
  furthest: number;
  attention: boolean;
  piece_count: number;
  pieces_delivered: number;
  booked_at_ms: number;
  updated_at_ms: number;
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
};

/** A shipment with its unmasked contacts: it must pass `publicTracking` before it leaves. */
export type UnsafeTrackedShipment = SharedColumns &
  (
    | { service_type: 'parcel'; service: ParcelLevel }
    | { service_type: 'freight'; service: FreightMode }
  );

type TrackedRow = UnsafeTrackedShipment & {
  ref: string;
  /** One line an event, oldest or newest first as it comes: see `readEventLines`. */
  events: string | null;
};

/** One index probe for each of ref, shipment, state and parties, and one partition for the events. */
const TRACKED_SHIPMENTS: Statement = {
  name: 'tracked_shipments_by_ref',
  text: `
    SELECT wanted.ref, h.tracking_number, h.id AS shipment_id, s.version, s.status, s.furthest,
      s.attention, s.piece_count, s.pieces_delivered,
      date_part('epoch', s.booked_at) * 1000 AS booked_at_ms,
      date_part('epoch', s.updated_at) * 1000 AS updated_at_ms, h.service_type,
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
      SELECT string_agg(concat_ws(E'\\t', e.code, (date_part('epoch', e.occurred_at) * 1000)::bigint,
        e.piece_no, e.country, e.city), E'\\n') AS events
      FROM tracking_events e WHERE e.shipment_id = h.id AND e.visibility = 'public'
    ) AS timeline`,
};

export type EventLine = {
  code: EventCode;
  at: number;
  pieceNo: number;
  place: { city: string; country: string } | null;
};

/**
 * Text with tabs instead of JSON: PostgreSQL makes it in less than half the time, and a look-up has
 * ten events. Place names hold no control characters, and country and city come together or not at
 * all.
 */
export function readEventLines(events: string | null): EventLine[] {
  if (events === null) return [];
  return events.split('\n').map((line) => {
    const [code, at, pieceNo, country, city] = line.split('\t');
    return {
      code: code as EventCode,
      at: Number(at),
      pieceNo: Number(pieceNo),
      place: country === undefined || city === undefined ? null : { city, country },
    };
  });
}

export async function unsafeTrackedShipments(
  runner: StatementRunner,
  refs: readonly string[],
): Promise<TrackedRow[]> {
  const result = await runner.query<TrackedRow>({
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
