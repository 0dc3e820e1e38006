import type { Day } from '@waypost/domain/delivery-dates';
import type { EventCode, ExceptionReason, Status, TrackingEvent } from '@waypost/domain/tracking';
import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import type { Eta } from '@waypost/contract';
import type { Statement, StatementRunner } from '../../../platform/database.ts';

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
  origin_country: string;
  destination: string;
  destination_country: string;
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

/** A shipment with its unmasked contacts: it must pass through `publicTracking` before it leaves the server. */
export type UnsafeTrackedShipment = SharedColumns &
  (
    | { service_type: 'parcel'; service: ParcelLevel }
    | { service_type: 'freight'; service: FreightMode }
  );

export type TrackedShipmentRow = UnsafeTrackedShipment & {
  ref: string;
  fold: string;
  /** Null for a shipment stored before outlooks existed. */
  outlook: string | null;
  /** One line an event, in any order: see `readEventLines`. */
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
      h.service, h.origin, h.origin_country, h.destination, h.destination_country, h.eta,
      h.weight_grams, h.length_mm, h.width_mm, h.height_mm, h.incoterm, s.fold, s.outlook, sender.name AS shipper_name, sender.email AS shipper_email,
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
      SELECT string_agg(concat_ws(E'\\t', CASE WHEN e.note_is_public THEN e.code || '*' ELSE e.code::text END,
        (date_part('epoch', e.occurred_at) * 1000)::bigint,
        (date_part('epoch', e.recorded_at) * 1000)::bigint, e.piece_no, e.country, e.city), E'\\n') AS events
      FROM tracking_events e WHERE e.shipment_id = h.id AND e.visibility = 'public'
    ) AS timeline`,
};

export type EventLine = {
  code: EventCode;
  occurredAt: number;
  recordedAt: number;
  pieceNo: number;
  place: { city: string; country: string } | null;
  /** A public note by staff. Only in events read in full; a line only marks that there is one. */
  note?: string;
};

/** A code with a star has a public note, which is read with the whole history. */
const HAS_NOTE = '*\t';

export function hasPublicNote(events: string | null): boolean {
  return events?.includes(HAS_NOTE) ?? false;
}

/**
 * Text with tabs instead of JSON: PostgreSQL makes it in less than half the time, and a look-up has ten
 * events. Place names have no control characters, and country and city are both set or both null.
 */
export function readEventLines(events: string | null): EventLine[] {
  if (events === null) return [];
  return events.split('\n').map((line) => {
    const [code, occurredAt, recordedAt, pieceNo, country, city] = line.split('\t');
    return {
      code: code?.replace('*', '') as EventCode,
      occurredAt: Number(occurredAt),
      recordedAt: Number(recordedAt),
      pieceNo: Number(pieceNo),
      place: country === undefined || city === undefined ? null : { city, country },
    };
  });
}

export async function unsafeTrackedShipments(
  runner: StatementRunner,
  refs: readonly string[],
): Promise<TrackedShipmentRow[]> {
  const result = await runner.query<TrackedShipmentRow>({
    ...TRACKED_SHIPMENTS,
    values: [refs],
  });
  return result.rows;
}

export type HistoryEvent = TrackingEvent & Pick<EventLine, 'place'> & { isPublic: boolean };

type HistoryRow = {
  shipment_id: string;
  source_id: number;
  scan_id: string;
  piece_no: number;
  code: EventCode;
  occurred_ms: number;
  recorded_ms: number;
  country: string | null;
  city: string | null;
  reason: ExceptionReason | null;
  set_status: Status | null;
  voids_source_id: number | null;
  voids_scan_id: string | null;
  earliest_on: Day | null;
  latest_on: Day | null;
  public_note: string | null;
  is_public: boolean;
};

/** All events of the few shipments whose stored outlook and lines are not enough. */
export async function readHistories(
  runner: StatementRunner,
  shipmentIds: readonly string[],
): Promise<Map<string, HistoryEvent[]>> {
  const { rows } = await runner.query<HistoryRow>({
    name: 'read_histories',
    text: `
      SELECT e.shipment_id, e.source_id, e.scan_id, piece_no, code, country, city, reason, set_status,
        voids_source_id, voids_scan_id, earliest_on, latest_on, visibility = 'public' AS is_public,
        date_part('epoch', occurred_at) * 1000 AS occurred_ms,
        date_part('epoch', recorded_at) * 1000 AS recorded_ms, private.note AS public_note
      FROM tracking_events e
      LEFT JOIN event_private private ON e.note_is_public AND private.shipment_id = e.shipment_id
        AND private.source_id = e.source_id AND private.scan_id = e.scan_id
      WHERE e.shipment_id = ANY ($1::uuid[])`,
    values: [shipmentIds],
  });
  const byShipment = Map.groupBy(rows, (row) => row.shipment_id);
  return new Map([...byShipment].map(([id, ofShipment]) => [id, ofShipment.map(historyEvent)]));
}

function historyEvent(row: HistoryRow): HistoryEvent {
  const { country, city, voids_source_id: voidsSource, voids_scan_id: voidsScan } = row;
  return {
    sourceId: row.source_id,
    scanId: row.scan_id,
    pieceNo: row.piece_no,
    code: row.code,
    occurredAt: row.occurred_ms,
    recordedAt: row.recorded_ms,
    place: country === null || city === null ? null : { city, country },
    isPublic: row.is_public,
    ...(row.public_note && { note: row.public_note }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.set_status !== null && { setStatus: row.set_status }),
    ...(voidsSource !== null &&
      voidsScan !== null && { voids: { sourceId: voidsSource, scanId: voidsScan } }),
    ...(row.earliest_on !== null &&
      row.latest_on !== null && { days: { earliest: row.earliest_on, latest: row.latest_on } }),
  };
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
