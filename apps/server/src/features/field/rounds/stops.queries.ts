import type { HandoverRules } from './handover-rules.ts';
import type { PointSource } from './point-source.ts';
import type { StopKind } from '@waypost/domain/round-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type NewStop = {
  stopNo: number;
  kind: StopKind;
  sequence: number;
  pickupId: string | null;
  windowFrom: string | null;
  windowUntil: string | null;
  serviceSeconds: number;
  city: string;
  postalCode: string;
  country: string;
  lat: number | null;
  lon: number | null;
  pointSource: PointSource | null;
  /** Keyed hash, in hex, of the address that the point was found for. */
  addressKey: string | null;
  rules: HandoverRules;
};

export type NewPiece = {
  stopNo: number;
  kind: StopKind;
  ref: string;
  pieceNo: number;
  service: string;
  weightGrams: number;
  volumeMl: number;
};

/** Two statements for any number of them. A unique index refuses what another open round has. */
export async function insertStops(
  tx: Db,
  roundId: string,
  stops: readonly NewStop[],
  pieces: readonly NewPiece[],
): Promise<void> {
  await sql`
    INSERT INTO stops (round_id, stop_no, kind, sequence, pickup_id, window_from, window_until,
      service_seconds, city, postal_code, country, lat, lon, point_source, address_key, rules)
    SELECT ${roundId}::uuid, "stopNo", kind, sequence, "pickupId", "windowFrom", "windowUntil",
      "serviceSeconds", city, "postalCode", country, lat, lon, "pointSource", decode("addressKey", 'hex'),
      rules
    FROM json_to_recordset(${JSON.stringify(stops)}) AS stop ("stopNo" smallint, kind text,
      sequence smallint, "pickupId" text, "windowFrom" timestamptz, "windowUntil" timestamptz,
      "serviceSeconds" integer, city text, "postalCode" text, country text, lat real, lon real,
      "pointSource" text, "addressKey" text, rules jsonb)`.execute(tx);
  await sql`
    INSERT INTO stop_pieces (round_id, stop_no, kind, ref, piece_no, service, weight_grams, volume_ml)
    SELECT ${roundId}::uuid, "stopNo", kind, ref, "pieceNo", service, "weightGrams", "volumeMl"
    FROM json_to_recordset(${JSON.stringify(pieces)}) AS piece ("stopNo" smallint, kind text, ref text,
      "pieceNo" smallint, service text, "weightGrams" integer, "volumeMl" bigint)`.execute(tx);
}

export type StopRow = {
  roundId: string;
  stopNo: number;
  kind: StopKind;
  sequence: number;
  pickupId: string | null;
  windowFrom: Date | null;
  windowUntil: Date | null;
  serviceSeconds: number;
  city: string;
  postalCode: string;
  country: string;
  lat: number | null;
  lon: number | null;
  pointSource: PointSource | null;
  locked: boolean;
  rules: HandoverRules;
};

export async function selectStops(db: Db, roundIds: readonly string[]): Promise<StopRow[]> {
  const { rows } = await sql<StopRow>`
    SELECT round_id, stop_no, kind, sequence, pickup_id, window_from, window_until, service_seconds,
      city, postal_code, country, lat, lon, point_source, locked, rules
    FROM stops WHERE round_id = ANY (${roundIds}::uuid[])
    ORDER BY round_id, sequence, stop_no`.execute(db);
  return rows;
}

/** What open rounds have of these; of shipments their numbers, of pickups their references. */
export async function selectTaken(
  db: Db,
  refs: readonly string[],
  pickups: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ taken: string }>`
    SELECT DISTINCT ref AS taken FROM stop_pieces
      WHERE open AND kind = 'delivery' AND ref = ANY (${refs}::text[])
    UNION ALL
    SELECT pickup_id FROM stops WHERE open AND pickup_id = ANY (${pickups}::text[])`.execute(db);
  return rows.map(({ taken }) => taken);
}

/** All of a round, in this order from 1 on. */
export async function writeOrder(
  tx: Db,
  roundId: string,
  stopNos: readonly number[],
): Promise<void> {
  await sql`
    UPDATE stops SET sequence = ordered.place
    FROM unnest(${stopNos}::smallint[]) WITH ORDINALITY AS ordered (stop_no, place)
    WHERE stops.round_id = ${roundId} AND stops.stop_no = ordered.stop_no`.execute(tx);
}

export async function writeLock(
  tx: Db,
  roundId: string,
  stopNo: number,
  locked: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stops')
    .set({ locked })
    .where('roundId', '=', roundId)
    .where('stopNo', '=', stopNo)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function writeWindows(
  tx: Db,
  roundId: string,
  windows: readonly { stopNo: number; startsAt: Date; endsAt: Date }[],
): Promise<void> {
  await sql`
    UPDATE stops SET window_from = moved."startsAt", window_until = moved."endsAt"
    FROM json_to_recordset(${JSON.stringify(windows)}) AS moved ("stopNo" smallint,
      "startsAt" timestamptz, "endsAt" timestamptz)
    WHERE stops.round_id = ${roundId} AND stops.stop_no = moved."stopNo"`.execute(tx);
}

export async function deleteStops(
  tx: Db,
  roundId: string,
  stopNos: readonly number[],
): Promise<void> {
  await sql`DELETE FROM stops WHERE round_id = ${roundId}
    AND stop_no = ANY (${stopNos}::smallint[])`.execute(tx);
}

/**
 * Stops under new numbers of another round. Copied and deleted, because pieces and addresses refer to the
 * number of their stop.
 */
export async function transferStops(
  tx: Db,
  from: { roundId: string; stopNos: readonly number[] },
  to: { roundId: string; firstNo: number; firstPlace: number },
): Promise<void> {
  const { roundId, stopNos } = from;
  const moved = sql`unnest(${stopNos}::smallint[]) WITH ORDINALITY AS moved (stop_no, place)`;
  const number = sql`(${to.firstNo} + moved.place - 1)::smallint`;
  await sql`
    UPDATE stops SET open = false
    WHERE round_id = ${roundId} AND stop_no = ANY (${stopNos}::smallint[])`.execute(tx);
  await sql`
    UPDATE stop_pieces SET open = false
    WHERE round_id = ${roundId} AND stop_no = ANY (${stopNos}::smallint[])`.execute(tx);
  await sql`
    INSERT INTO stops (round_id, stop_no, kind, sequence, pickup_id, window_from, window_until,
      service_seconds, city, postal_code, country, lat, lon, point_source, address_key, rules)
    SELECT ${to.roundId}::uuid, ${number}, kind, (${to.firstPlace} + moved.place - 1)::smallint,
      pickup_id, window_from, window_until, service_seconds, city, postal_code, country, lat, lon,
      point_source, address_key, rules
    FROM ${moved} JOIN stops s ON s.round_id = ${roundId} AND s.stop_no = moved.stop_no`.execute(
    tx,
  );
  await sql`
    INSERT INTO stop_pieces (round_id, stop_no, kind, ref, piece_no, service, weight_grams, volume_ml)
    SELECT ${to.roundId}::uuid, ${number}, kind, ref, piece_no, service, weight_grams, volume_ml
    FROM ${moved} JOIN stop_pieces p ON p.round_id = ${roundId} AND p.stop_no = moved.stop_no`.execute(
    tx,
  );
  await deleteStops(tx, roundId, stopNos);
}
