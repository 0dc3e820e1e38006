import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type Put = { actId: string; ref: string; pieceNo: number; at: Date };

const columnsOf = (puts: readonly Put[]) => ({
  acts: puts.map(({ actId }) => actId),
  refs: puts.map(({ ref }) => ref),
  numbers: puts.map(({ pieceNo }) => pieceNo),
  times: puts.map(({ at }) => at.toISOString()),
});

export async function selectKnownPuts(tx: Db, actIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ actId: string }>`
    SELECT act_id FROM container_pieces WHERE act_id = ANY (${actIds}::uuid[])`.execute(tx);
  return new Set(rows.map(({ actId }) => actId));
}

/** By tracking number, of those that exist. */
export async function selectPieceCounts(
  db: Db,
  refs: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ ref: string; pieceCount: number }>`
    SELECT r.ref, h.piece_count FROM shipment_refs r
    JOIN shipments h ON h.id = r.shipment_id AND h.shard = r.shard
    WHERE r.ref = ANY (${refs}::text[])`.execute(db);
  return new Map(rows.map(({ ref, pieceCount }) => [ref, pieceCount]));
}

/** Where these pieces are now. Locked in one order. */
export async function lockHeld(tx: Db, puts: readonly Put[]) {
  const { refs, numbers } = columnsOf(puts);
  const { rows } = await sql<{ containerId: string; ref: string; pieceNo: number; putAt: Date }>`
    SELECT p.container_id, p.ref, p.piece_no, p.put_at
    FROM container_pieces p
    JOIN unnest(${refs}::text[], ${numbers}::smallint[]) AS put (ref, piece_no)
      ON put.ref = p.ref AND put.piece_no = p.piece_no
    WHERE p.out_at IS NULL
    ORDER BY p.ref, p.piece_no FOR NO KEY UPDATE OF p`.execute(tx);
  return rows;
}

/** Out of the container that they were in before: a piece is where it was scanned last. */
export async function takeFromBefore(tx: Db, puts: readonly Put[]): Promise<void> {
  const { refs, numbers, times } = columnsOf(puts);
  await sql`
    UPDATE container_pieces p SET out_at = put.at
    FROM unnest(${refs}::text[], ${numbers}::smallint[], ${times}::timestamptz[]) AS put (ref, piece_no, at)
    WHERE p.ref = put.ref AND p.piece_no = put.piece_no AND p.out_at IS NULL
      AND p.put_at <= put.at`.execute(tx);
}

type NewPiece = Put & { outAt: Date | null };

export async function insertPieces(
  tx: Db,
  container: { id: string; lastSeq: number },
  pieces: readonly NewPiece[],
): Promise<void> {
  const { acts, refs, numbers, times } = columnsOf(pieces);
  await sql`
    INSERT INTO container_pieces (container_id, seq, act_id, ref, piece_no, put_at, out_at)
    SELECT ${container.id}::uuid, ${container.lastSeq}::integer + put.place, put.act_id, put.ref,
      put.piece_no, put.at, put.out_at
    FROM unnest(${acts}::uuid[], ${refs}::text[], ${numbers}::smallint[], ${times}::timestamptz[],
      ${pieces.map(({ outAt }) => outAt?.toISOString() ?? null)}::timestamptz[])
      WITH ORDINALITY AS put (act_id, ref, piece_no, at, out_at, place)`.execute(tx);
  await sql`
    UPDATE containers SET last_seq = last_seq + ${pieces.length}, changed_at = now()
    WHERE id = ${container.id}`.execute(tx);
}

/** What is put in later stays. */
export async function takeOut(tx: Db, containerId: string, piece: Put): Promise<void> {
  await sql`
    UPDATE container_pieces SET out_at = ${piece.at}
    WHERE container_id = ${containerId} AND ref = ${piece.ref} AND piece_no = ${piece.pieceNo}
      AND out_at IS NULL AND put_at <= ${piece.at}`.execute(tx);
}

export type HeldPiece = {
  seq: number;
  ref: string;
  pieceNo: number;
  putAt: Date;
  outAt: Date | null;
};

export async function selectPieces(
  db: Db,
  containerId: string,
  { after, limit }: { after: number; limit: number },
): Promise<(HeldPiece & { missingAt: Date | null })[]> {
  const { rows } = await sql<HeldPiece & { missingAt: Date | null }>`
    SELECT seq, ref, piece_no, put_at, out_at, missing_at FROM container_pieces
    WHERE container_id = ${containerId} AND seq > ${after} ORDER BY seq LIMIT ${limit}`.execute(db);
  return rows;
}

type LeftPiece = {
  seq: number;
  ref: string;
  pieceNo: number;
  shipmentId: string | null;
  shard: number | null;
};

/** Pieces of an emptied container that nobody took out, with their shipments where they exist. */
export async function lockLeft(tx: Db, containerId: string, limit: number): Promise<LeftPiece[]> {
  const { rows } = await sql<LeftPiece>`
    WITH leftover AS (
      SELECT seq, ref, piece_no FROM container_pieces
      WHERE container_id = ${containerId} AND out_at IS NULL ORDER BY seq LIMIT ${limit}
      FOR NO KEY UPDATE)
    SELECT l.seq, l.ref, l.piece_no, r.shipment_id, r.shard
    FROM leftover l LEFT JOIN shipment_refs r ON r.ref = l.ref`.execute(tx);
  return rows;
}

export async function clearPieces(
  tx: Db,
  containerId: string,
  seqs: readonly number[],
  missing: boolean,
): Promise<void> {
  await sql`
    UPDATE container_pieces p SET
      out_at = greatest(p.put_at, (SELECT emptied_at FROM containers WHERE id = ${containerId})),
      missing_at = CASE WHEN ${missing} THEN (SELECT emptied_at FROM containers WHERE id = ${containerId}) END
    WHERE container_id = ${containerId} AND seq = ANY (${seqs}::integer[])`.execute(tx);
}

type Found = {
  containerId: string;
  seq: number;
  ref: string;
  pieceNo: number;
  shipmentId: string | null;
};

/** Pieces that somebody still looks for, by the open items of the desk, and that something happened to since. */
export async function selectFound(db: Db, limit: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT DISTINCT p.container_id, p.seq, p.ref, p.piece_no, d.shipment_id FROM desk_items d
    JOIN container_pieces p ON p.ref = d.reference AND p.missing_at IS NOT NULL
    WHERE d.kind = 'missing_piece' AND d.state = 'open' AND EXISTS (
      SELECT 1 FROM tracking_events e WHERE e.shipment_id = d.shipment_id
        AND e.piece_no IN (0, p.piece_no) AND e.occurred_at > p.missing_at)
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** The piece, if it counts as missing from that container. */
export async function selectMissing(tx: Db, containerId: string, piece: Put): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT p.container_id, p.seq, p.ref, p.piece_no, r.shipment_id FROM container_pieces p
    LEFT JOIN shipment_refs r ON r.ref = p.ref
    WHERE p.container_id = ${containerId} AND p.ref = ${piece.ref} AND p.piece_no = ${piece.pieceNo}
      AND p.put_at <= ${piece.at} AND p.missing_at IS NOT NULL`.execute(tx);
  return rows;
}

export async function markFound(tx: Db, { containerId, seq }: Found): Promise<void> {
  await sql`
    UPDATE container_pieces SET missing_at = NULL
    WHERE container_id = ${containerId} AND seq = ${seq}`.execute(tx);
}
