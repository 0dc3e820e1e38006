import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

type Piece = { stopNo: number; ref: string; pieceNo: number };

export async function markMissing(
  tx: Db,
  roundId: string,
  pieces: readonly Piece[],
): Promise<void> {
  await sql`
    UPDATE stop_pieces SET missing = true
    FROM unnest(${pieces.map(({ stopNo }) => stopNo)}::smallint[], ${pieces.map(({ ref }) => ref)}::text[],
      ${pieces.map(({ pieceNo }) => pieceNo)}::smallint[]) AS lost (stop_no, ref, piece_no)
    WHERE round_id = ${roundId} AND stop_pieces.stop_no = lost.stop_no
      AND stop_pieces.ref = lost.ref AND stop_pieces.piece_no = lost.piece_no`.execute(tx);
}

/** Rounds with pieces that somebody still looks for: those of open items, which are few after years, too. */
export async function selectRoundsWithMissing(
  db: Db,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT t.round_id AS id FROM desk_items d
    JOIN stop_pieces t ON t.ref = d.reference AND t.missing
    WHERE d.kind = 'missing_piece' AND d.state = 'open' AND t.round_id > ${after}
    ORDER BY t.round_id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function markFound(tx: Db, roundId: string, pieces: readonly Piece[]): Promise<void> {
  await sql`
    UPDATE stop_pieces SET missing = false
    FROM unnest(${pieces.map(({ stopNo }) => stopNo)}::smallint[], ${pieces.map(({ ref }) => ref)}::text[],
      ${pieces.map(({ pieceNo }) => pieceNo)}::smallint[]) AS found (stop_no, ref, piece_no)
    WHERE round_id = ${roundId} AND stop_pieces.stop_no = found.stop_no
      AND stop_pieces.ref = found.ref AND stop_pieces.piece_no = found.piece_no`.execute(tx);
}

/** The day of a round `r` at its hub `h`, since so many hours. */
function isOver(hours: number) {
  return sql`((r.day + 1)::timestamp AT TIME ZONE h.time_zone) + make_interval(hours => ${hours}) < now()`;
}

/** Given to somebody for a day that is over since some hours, and not closed. */
export async function selectUnclosed(
  db: Db,
  hours: number,
): Promise<{ id: string; name: string; day: string }[]> {
  const { rows } = await sql<{ id: string; name: string; day: string }>`
    SELECT r.id, r.name, r.day::text AS day FROM rounds r JOIN hubs h ON h.id = r.hub_id
    WHERE r.state IN ('released', 'loading', 'out', 'back')
      AND ${isOver(hours)}
    ORDER BY r.day, r.id LIMIT 500`.execute(db);
  return rows;
}

async function selectOver(db: Db, isWanted: RawBuilder<unknown>, hours: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM rounds r JOIN hubs h ON h.id = r.hub_id
    WHERE ${isWanted}
      AND ${isOver(hours)}
    ORDER BY r.day, r.id LIMIT 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** Made for a day that is over since some hours, and never given to anybody. */
export function selectForgotten(db: Db, hours: number): Promise<string[]> {
  return selectOver(db, sql`r.state IN ('draft', 'planned')`, hours);
}

/** Given to somebody for a day that is over since some hours, and not on the road by what phones told. */
export function selectNeverLeft(db: Db, hours: number): Promise<string[]> {
  return selectOver(db, sql`r.state IN ('released', 'loading')`, hours);
}

/** On the road since a day that is over since some hours. */
export function selectOut(db: Db, hours: number): Promise<string[]> {
  return selectOver(db, sql`r.state = 'out'`, hours);
}

export async function selectBack(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM rounds WHERE state = 'back' ORDER BY day, id LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteOldRounds(tx: Db, months: number, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM rounds WHERE id IN (
      SELECT id FROM rounds WHERE closed_at < now() - make_interval(months => ${months})
      ORDER BY closed_at LIMIT ${limit}) RETURNING id`.execute(tx);
  return rows.length;
}

/** Of rounds that are closed by now. */
export async function selectClosedItems(tx: Db, stillOpen: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('deskItems')
    .select('id')
    .where('kind', '=', 'round_not_closed')
    .where('state', '=', 'open')
    .where(sql<boolean>`NOT (subject = ANY (${stillOpen}::text[]))`)
    .execute();
  return rows.map(({ id }) => id);
}
