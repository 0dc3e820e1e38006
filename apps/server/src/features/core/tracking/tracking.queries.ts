import type {
  EventCode,
  EventDetail,
  ExceptionReason,
  HandoverKind,
  Status,
  TrackingEvent,
} from '@waypost/domain/tracking';
import type { Box } from '@waypost/domain/measures';
import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import type { Eta } from '@waypost/contract';
import type { Statement, StatementRunner } from '../../../platform/database.ts';
import { type StoredEvent, trackingEventOf } from '../scans/index.ts';

type SharedColumns = {
  trackingNumber: string;
  shipmentId: string;
  version: number;
  status: Status;
  furthest: number;
  attention: boolean;
  pieceCount: number;
  piecesDelivered: number;
  bookedAtMs: number;
  updatedAtMs: number;
  origin: string;
  originCountry: string;
  destination: string;
  destinationCountry: string;
  eta: Eta;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  parcels: Box[] | null;
  incoterm: string | null;
  shipperName: string;
  shipperEmail: string;
  shipperPhone: string;
  recipientName: string;
  recipientEmail: string;
  recipientPhone: string;
  recipientAddress: string;
};

/** A shipment with its unmasked contacts: it must pass through `publicTracking` before it leaves the server. */
export type UnsafeTrackedShipment = SharedColumns &
  (
    | { serviceType: 'parcel'; service: ParcelLevel }
    | { serviceType: 'freight'; service: FreightMode }
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
    SELECT wanted.ref, h.tracking_number AS "trackingNumber", h.id AS "shipmentId", s.version,
      s.status, s.furthest, s.attention, s.piece_count AS "pieceCount",
      s.pieces_delivered AS "piecesDelivered",
      date_part('epoch', s.booked_at) * 1000 AS "bookedAtMs",
      date_part('epoch', s.updated_at) * 1000 AS "updatedAtMs", h.service_type AS "serviceType",
      h.service, h.origin, h.origin_country AS "originCountry", h.destination,
      h.destination_country AS "destinationCountry", h.eta, h.weight_grams AS "weightGrams",
      h.length_mm AS "lengthMm", h.width_mm AS "widthMm", h.height_mm AS "heightMm", h.parcels, h.incoterm,
      s.fold, s.outlook, sender.name AS "shipperName", sender.email AS "shipperEmail",
      sender.phone AS "shipperPhone", recipient.name AS "recipientName",
      recipient.email AS "recipientEmail", recipient.phone AS "recipientPhone",
      recipient.address_text AS "recipientAddress", timeline.events
    FROM unnest($1::text[]) AS wanted (ref)
    JOIN shipment_refs r ON r.ref = wanted.ref
    JOIN shipments h ON h.id = r.shipment_id AND h.shard = r.shard
    JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
    JOIN shipment_parties sender ON sender.shipment_id = h.id AND sender.role = 'shipper'
    JOIN shipment_parties recipient ON recipient.shipment_id = h.id AND recipient.role = 'recipient'
    CROSS JOIN LATERAL (
      SELECT string_agg(concat_ws(E'\\t', e.code || coalesce(':' || e.reason, '')
        || coalesce('@' || e.handover, '') || coalesce('#' || e.detail, '') || CASE WHEN e.note_is_public THEN '*' ELSE '' END,
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
  reason?: ExceptionReason;
  handover?: HandoverKind;
  detail?: EventDetail;
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
    const [what = '', occurredAt, recordedAt, pieceNo, country, city] = line.split('\t');
    return {
      ...readWhat(what),
      occurredAt: Number(occurredAt),
      recordedAt: Number(recordedAt),
      pieceNo: Number(pieceNo),
      place: country === undefined || city === undefined ? null : { city, country },
    };
  });
}

/** Code, then what there is of reason, handover and detail: `DELIVERED@neighbour`, `EXCEPTION:failed_attempt#absent`. */
function readWhat(what: string): Pick<EventLine, 'code' | 'reason' | 'handover' | 'detail'> {
  const [coded = '', detail] = what.replace('*', '').split('#');
  const [reasoned = '', handover] = coded.split('@');
  const [code, reason] = reasoned.split(':');
  return {
    code: code as EventCode,
    ...(reason !== undefined && { reason: reason as ExceptionReason }),
    ...(handover !== undefined && { handover: handover as HandoverKind }),
    ...(detail !== undefined && { detail: detail as EventDetail }),
  };
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

export type HistoryEvent = TrackingEvent &
  Pick<EventLine, 'place' | 'handover' | 'detail'> & { isPublic: boolean };

type HistoryRow = StoredEvent & {
  country: string | null;
  city: string | null;
  handover: HandoverKind | null;
  detail: EventDetail | null;
  publicNote: string | null;
  isPublic: boolean;
};

/** All events of the few shipments whose stored outlook and lines are not enough. */
export async function readHistories(
  runner: StatementRunner,
  shipmentIds: readonly string[],
): Promise<Map<string, HistoryEvent[]>> {
  const { rows } = await runner.query<HistoryRow>({
    name: 'read_histories',
    text: `
      SELECT e.shipment_id AS "shipmentId", e.source_id AS "sourceId", e.scan_id AS "scanId",
        piece_no AS "pieceNo", code, country, city, reason, handover, detail, set_status AS "setStatus",
        voids_source_id AS "voidsSourceId", voids_scan_id AS "voidsScanId",
        earliest_on AS "earliestOn", latest_on AS "latestOn", visibility = 'public' AS "isPublic",
        date_part('epoch', occurred_at) * 1000 AS "occurredMs",
        date_part('epoch', recorded_at) * 1000 AS "recordedMs", private.note AS "publicNote"
      FROM tracking_events e
      LEFT JOIN event_private private ON e.note_is_public AND private.shipment_id = e.shipment_id
        AND private.source_id = e.source_id AND private.scan_id = e.scan_id
      WHERE e.shipment_id = ANY ($1::uuid[])`,
    values: [shipmentIds],
  });
  const byShipment = Map.groupBy(rows, (row) => row.shipmentId);
  return new Map([...byShipment].map(([id, ofShipment]) => [id, ofShipment.map(historyEvent)]));
}

export function historyEvent(row: HistoryRow): HistoryEvent {
  const { country, city, handover, detail, isPublic, publicNote } = row;
  return {
    ...trackingEventOf(row),
    place: country === null || city === null ? null : { city, country },
    isPublic,
    ...(handover !== null && { handover }),
    ...(detail !== null && { detail }),
    ...(publicNote && { note: publicNote }),
  };
}

export async function readVersions(
  runner: StatementRunner,
  shipmentIds: readonly string[],
): Promise<{ shipmentId: string; version: number }[]> {
  const result = await runner.query<{ shipmentId: string; version: number }>({
    name: 'read_versions',
    text: `
      SELECT shipment_id AS "shipmentId", version FROM shipment_state
      WHERE shipment_id = ANY ($1::uuid[])`,
    values: [shipmentIds],
  });
  return result.rows;
}

/** Up to when this server has what the primary wrote, in milliseconds; null while a standby cannot tell. */
export async function readReplayedAt(runner: StatementRunner): Promise<number | null> {
  const { rows } = await runner.query<{ replayedAt: number | null }>({
    name: 'read_replayed_at',
    text: `
      SELECT date_part('epoch', CASE WHEN pg_is_in_recovery() THEN pg_last_xact_replay_timestamp()
        ELSE clock_timestamp() END) * 1000 AS "replayedAt"`,
  });
  return rows[0]?.replayedAt ?? null;
}
