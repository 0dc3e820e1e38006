import type { PickupStatus } from '@waypost/domain/pickups';
import type { StopKind } from '@waypost/domain/round-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type PieceRow = {
  roundId: string;
  stopNo: number;
  kind: StopKind;
  ref: string;
  pieceNo: number;
  service: string;
  weightGrams: number;
  volumeMl: number;
  missing: boolean;
  /** Its shipment is on hold: its payment has failed or is not there. */
  held: boolean;
  /** Null when its shipment is not known any more. */
  shipmentId: string | null;
  shard: number | null;
  fold: string | null;
};

/** Pieces with the states of their shipments: one probe of three indexes for each. */
export async function selectPieces(db: Db, roundIds: readonly string[]): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    SELECT p.round_id, p.stop_no, p.kind, p.ref, p.piece_no, p.service, p.weight_grams,
      p.volume_ml::float8 AS volume_ml, p.missing, h.hold IS NOT NULL AS held,
      s.shipment_id, s.shard, s.fold
    FROM stop_pieces p
    LEFT JOIN shipment_refs r ON r.ref = p.ref
    LEFT JOIN shipments h ON h.id = r.shipment_id AND h.shard = r.shard
    LEFT JOIN shipment_state s ON s.shipment_id = r.shipment_id AND s.shard = r.shard
    WHERE p.round_id = ANY (${roundIds}::uuid[])
    ORDER BY p.round_id, p.stop_no, p.ref, p.piece_no`.execute(db);
  return rows;
}

export type RoundPickup = { pickupId: string; status: PickupStatus };

export async function selectPickupStates(
  db: Db,
  pickupIds: readonly string[],
): Promise<RoundPickup[]> {
  const { rows } = await sql<RoundPickup>`
    SELECT public_id AS pickup_id, status FROM pickups
    WHERE public_id = ANY (${pickupIds}::text[])`.execute(db);
  return rows;
}

export async function selectLastActs(
  db: Db,
  roundIds: readonly string[],
): Promise<{ roundId: string; at: Date }[]> {
  const { rows } = await sql<{ roundId: string; at: Date }>`
    SELECT round_id, max(occurred_at) AS at FROM stop_acts
    WHERE round_id = ANY (${roundIds}::uuid[]) GROUP BY round_id`.execute(db);
  return rows;
}

export type DueRow = { shipmentId: string; cents: number; currency: string };

/** What is to be collected at the doors of these shipments: still owed, and by who pays on delivery. */
export async function selectDue(db: Db, shipmentIds: readonly string[]): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    SELECT h.id AS shipment_id, sum(e.amount_cents)::float8 AS cents, h.currency
    FROM shipments h
    JOIN ledger_transactions t ON t.shipment_id = h.id AND t.shard = h.shard
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
    WHERE h.id = ANY (${shipmentIds}::uuid[]) AND h.payment_method = 'cod'
      AND e.account = 'receivable'
    GROUP BY h.id, h.currency HAVING sum(e.amount_cents) > 0`.execute(db);
  return rows;
}
