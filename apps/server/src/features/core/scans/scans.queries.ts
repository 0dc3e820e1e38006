import type { Day } from '@waypost/domain/delivery-dates';
import type { EventCode, ExceptionReason, Status, TrackingEvent } from '@waypost/domain/tracking';
import {
  int2Array,
  int4Array,
  int8Array,
  textArray,
  timestampArray,
  uuidArray,
} from '../../../platform/binary-arrays.ts';
import type { Statement, StatementRunner } from '../../../platform/database.ts';
import type { IncomingScan, StaffPart } from './incoming-scan.ts';

export type LockedShipment = {
  ref: string;
  aliasPieceNo: number;
  shipmentId: string;
  shard: number;
  pieceCount: number;
  version: number;
  hasListeners: boolean;
  bookedAtMs: number;
  attention: boolean;
  fold: string;
  /** Null for a shipment stored before outlooks existed; `dueOn` is then, too. */
  outlook: string | null;
  dueOn: Day | null;
};

const LOCK_SHIPMENTS: Statement = {
  name: 'lock_shipments_for_scan',
  // Locked in id order, whatever order the batch has: unordered locking deadlocks under load.
  text: `
    SELECT r.ref, r.piece_no AS "aliasPieceNo", s.shipment_id AS "shipmentId", s.shard,
      s.piece_count AS "pieceCount", s.version, s.has_listeners AS "hasListeners",
      (extract(epoch FROM s.booked_at) * 1000)::float8 AS "bookedAtMs", s.fold, s.attention,
      s.outlook, s.due_on::text AS "dueOn"
    FROM unnest($1::text[]) AS wanted (ref)
    JOIN shipment_refs r ON r.ref = wanted.ref
    JOIN shipment_state s ON s.shipment_id = r.shipment_id AND s.shard = r.shard
    ORDER BY s.shipment_id
    FOR NO KEY UPDATE OF s`,
};

const LOCK_FREE_SHIPMENTS: Statement = {
  name: 'lock_free_shipments_for_scan',
  text: `${LOCK_SHIPMENTS.text} SKIP LOCKED`,
};

export async function lockShipmentsForScan(
  tx: StatementRunner,
  refs: readonly string[],
  locking: 'wait' | 'skip',
): Promise<LockedShipment[]> {
  const statement = locking === 'skip' ? LOCK_FREE_SHIPMENTS : LOCK_SHIPMENTS;
  const result = await tx.query<LockedShipment>({ ...statement, values: [textArray(refs)] });
  return result.rows;
}

export async function readKnownRefs(
  tx: StatementRunner,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  const result = await tx.query<{ ref: string }>({
    name: 'read_known_refs',
    text: 'SELECT ref FROM shipment_refs WHERE ref = ANY ($1::text[])',
    values: [refs],
  });
  return new Set(result.rows.map(({ ref }) => ref));
}

export type EventRow = {
  shipmentId: string;
  shard: number;
  pieceNo: number;
  incoming: IncomingScan;
  recordedAt: number;
};

const INSERT_EVENTS: Statement = {
  name: 'insert_scan_events',
  text: `
    INSERT INTO tracking_events (shipment_id, scan_id, occurred_at, recorded_at, content_hash,
      source_id, code, visibility, shard, piece_no, country, city, reason)
    SELECT shipment_id, scan_id, occurred_at, recorded_at, content_hash, source_id,
      code::event_code, 'public', shard, piece_no, country, city, reason
    FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::bigint[],
      $6::int[], $7::text[], $8::smallint[], $9::smallint[], $10::text[], $11::text[], $12::text[])
      AS scan (shipment_id, scan_id, occurred_at, recorded_at, content_hash, source_id, code,
        shard, piece_no, country, city, reason)
    ON CONFLICT DO NOTHING`,
};

/** With what happened at the door. A statement of its own: most scans are of hubs, which have neither column. */
const INSERT_DOOR_EVENTS: Statement = {
  name: 'insert_door_events',
  text: `
    INSERT INTO tracking_events (shipment_id, scan_id, occurred_at, recorded_at, content_hash,
      source_id, code, visibility, shard, piece_no, country, city, reason, handover, detail)
    SELECT shipment_id, scan_id, occurred_at, recorded_at, content_hash, source_id,
      code::event_code, 'public', shard, piece_no, country, city, reason, handover, detail
    FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::bigint[],
      $6::int[], $7::text[], $8::smallint[], $9::smallint[], $10::text[], $11::text[], $12::text[],
      $13::text[], $14::text[])
      AS scan (shipment_id, scan_id, occurred_at, recorded_at, content_hash, source_id, code,
        shard, piece_no, country, city, reason, handover, detail)
    ON CONFLICT DO NOTHING`,
};

/** Columns that scans do not write: staff writes one event in many thousands. */
const INSERT_STAFF_EVENTS: Statement = {
  name: 'insert_staff_events',
  text: `
    INSERT INTO tracking_events (shipment_id, scan_id, occurred_at, recorded_at, content_hash,
      source_id, code, visibility, shard, piece_no, country, city, reason, handover, detail, set_status,
      voids_source_id, voids_scan_id, earliest_on, latest_on, note_is_public)
    SELECT shipment_id, scan_id, occurred_at, recorded_at, content_hash, source_id,
      code::event_code, visibility::visibility, shard, piece_no, country, city, reason, handover, detail,
      set_status, voids_source_id, voids_scan_id, earliest_on, latest_on, note_is_public
    FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::bigint[],
      $6::int[], $7::text[], $8::smallint[], $9::smallint[], $10::text[], $11::text[], $12::text[],
      $13::text[], $14::text[], $15::text[], $16::text[], $17::int[], $18::uuid[], $19::date[],
      $20::date[], $21::boolean[])
      AS event (shipment_id, scan_id, occurred_at, recorded_at, content_hash, source_id, code,
        shard, piece_no, country, city, reason, handover, detail, visibility, set_status, voids_source_id,
        voids_scan_id, earliest_on, latest_on, note_is_public)
    ON CONFLICT DO NOTHING`,
};

/** Returns how many of the events are new; the rest were there already. */
export async function insertEvents(
  tx: StatementRunner,
  rows: readonly EventRow[],
): Promise<number> {
  const hasStaffEvents = rows.some(({ incoming }) => incoming.scan.byStaff !== undefined);
  if (hasStaffEvents) {
    return insertWith(tx, INSERT_STAFF_EVENTS, [
      ...scanColumns(rows),
      ...doorColumns(rows),
      ...staffColumns(rows),
    ]);
  }
  if (rows.some(isOfTheDoor)) {
    return insertWith(tx, INSERT_DOOR_EVENTS, [...scanColumns(rows), ...doorColumns(rows)]);
  }
  return insertWith(tx, INSERT_EVENTS, scanColumns(rows));
}

async function insertWith(tx: StatementRunner, statement: Statement, values: unknown[]) {
  const result = await tx.query({ ...statement, values });
  return result.rowCount ?? 0;
}

function isOfTheDoor({ incoming: { scan } }: EventRow): boolean {
  return scan.handover !== undefined || scan.detail !== undefined;
}

function doorColumns(rows: readonly EventRow[]) {
  return [
    textArray(rows.map(({ incoming }) => incoming.scan.handover ?? null)),
    textArray(rows.map(({ incoming }) => incoming.scan.detail ?? null)),
  ];
}

function staffColumns(rows: readonly EventRow[]) {
  const column = <T>(of: (part: StaffPart | undefined) => T) =>
    rows.map(({ incoming }) => of(incoming.scan.byStaff));
  return [
    column((part) => part?.visibility ?? 'public'),
    column((part) => part?.setStatus ?? null),
    column((part) => part?.voids?.sourceId ?? null),
    column((part) => part?.voids?.scanId ?? null),
    column((part) => part?.days?.earliest ?? null),
    column((part) => part?.days?.latest ?? null),
    column((part) => part?.noteIsPublic ?? null),
  ];
}

function scanColumns(rows: readonly EventRow[]) {
  const column = <T>(of: (row: EventRow) => T) => rows.map(of);
  return [
    uuidArray(column((row) => row.shipmentId)),
    uuidArray(column((row) => row.incoming.scanId)),
    timestampArray(column((row) => row.incoming.occurredAt)),
    timestampArray(column((row) => row.recordedAt)),
    int8Array(column((row) => row.incoming.contentHash)),
    int4Array(column((row) => row.incoming.sourceId)),
    textArray(column((row) => row.incoming.scan.code)),
    int2Array(column((row) => row.shard)),
    int2Array(column((row) => row.pieceNo)),
    textArray(column((row) => row.incoming.scan.place?.country ?? null)),
    textArray(column((row) => row.incoming.scan.place?.city ?? null)),
    textArray(column((row) => row.incoming.scan.reason ?? null)),
  ];
}

export type StoredKey = {
  shipmentId: string;
  sourceId: number;
  scanId: string;
  contentHash: string;
  /** Inserted by this transaction. */
  fresh: boolean;
};

/**
 * What is stored under the keys of these rows. Read only when some existed before: returning every key
 * from the insert would cost each batch what only repeats need.
 */
export async function readStoredKeys(
  tx: StatementRunner,
  rows: readonly EventRow[],
): Promise<StoredKey[]> {
  const result = await tx.query<StoredKey>({
    name: 'read_stored_keys',
    text: `
      SELECT e.shipment_id AS "shipmentId", e.source_id AS "sourceId", e.scan_id AS "scanId",
        e.content_hash::text AS "contentHash",
        e.xmin = pg_current_xact_id()::xid AS fresh
      FROM unnest($1::uuid[], $2::int[], $3::uuid[]) AS wanted (shipment_id, source_id, scan_id)
      JOIN tracking_events e USING (shipment_id, source_id, scan_id)`,
    values: [
      rows.map((row) => row.shipmentId),
      rows.map((row) => row.incoming.sourceId),
      rows.map((row) => row.incoming.scanId),
    ],
  });
  return result.rows;
}

export type StoredEvent = {
  shipmentId: string;
  sourceId: number;
  scanId: string;
  pieceNo: number;
  code: EventCode;
  occurredMs: number;
  recordedMs: number;
  reason: ExceptionReason | null;
  setStatus: Status | null;
  voidsSourceId: number | null;
  voidsScanId: string | null;
  earliestOn: Day | null;
  latestOn: Day | null;
};

export function trackingEventOf(row: StoredEvent): TrackingEvent {
  const { reason, setStatus, voidsSourceId, voidsScanId, earliestOn, latestOn } = row;
  return {
    sourceId: row.sourceId,
    scanId: row.scanId,
    pieceNo: row.pieceNo,
    code: row.code,
    occurredAt: row.occurredMs,
    recordedAt: row.recordedMs,
    ...(reason !== null && { reason }),
    ...(setStatus !== null && { setStatus }),
    ...(voidsSourceId !== null &&
      voidsScanId !== null && { voids: { sourceId: voidsSourceId, scanId: voidsScanId } }),
    ...(earliestOn !== null &&
      latestOn !== null && { days: { earliest: earliestOn, latest: latestOn } }),
  };
}

/** A device may be late: what it knows of a person who was erased meanwhile is left out. */
export async function insertPrivateParts(
  tx: StatementRunner,
  rows: readonly EventRow[],
): Promise<void> {
  await tx.query({
    name: 'insert_event_private',
    text: `
      INSERT INTO event_private (shipment_id, source_id, scan_id, shard, note, proof,
        collected_cents, collected_currency, may_collect, staff_id)
      SELECT h.id, part.source_id, part.scan_id, h.shard,
        CASE WHEN h.erased_at IS NULL OR part.staff_id IS NOT NULL THEN part.note END,
        CASE WHEN h.erased_at IS NULL THEN part.proof::jsonb END,
        part.cents, part.currency, part.may_collect, part.staff_id
      FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::smallint[], $5::text[], $6::text[],
        $7::bigint[], $8::text[], $9::boolean[], $10::uuid[])
        AS part (shipment_id, source_id, scan_id, shard, note, proof, cents, currency, may_collect,
          staff_id)
      JOIN shipments h ON h.id = part.shipment_id AND h.shard = part.shard
      ON CONFLICT DO NOTHING`,
    values: [
      rows.map((row) => row.shipmentId),
      rows.map((row) => row.incoming.sourceId),
      rows.map((row) => row.incoming.scanId),
      rows.map((row) => row.shard),
      rows.map((row) => row.incoming.scan.note ?? null),
      rows.map((row) =>
        row.incoming.scan.proof === undefined ? null : JSON.stringify(row.incoming.scan.proof),
      ),
      rows.map((row) => row.incoming.scan.collected?.cents ?? null),
      rows.map((row) => row.incoming.scan.collected?.currency ?? null),
      rows.map((row) => row.incoming.mayCollect),
      rows.map((row) => row.incoming.scan.byStaff?.staffId ?? null),
    ],
  });
}

const SELECT_ENDED_KEYS: Statement = {
  name: 'select_ended_keys',
  text: `
    SELECT id FROM api_keys
    WHERE id = ANY ($1::uuid[]) AND (revoked_at IS NOT NULL OR expires_at <= now())`,
};

/** Of these keys of devices. The id of an enrolled phone is not that of a key. */
export async function selectEndedKeys(
  prepared: StatementRunner,
  keyIds: readonly string[],
): Promise<Set<string>> {
  if (keyIds.length === 0) return new Set();
  const { rows } = await prepared.query<{ id: string }>({ ...SELECT_ENDED_KEYS, values: [keyIds] });
  return new Set(rows.map(({ id }) => id));
}
