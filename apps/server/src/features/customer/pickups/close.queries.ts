import type { MissedReason } from '@waypost/domain/pickups';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

/** Devices without a connection send their scans when they are back at the depot. */
const LATE_SCANS_HOURS = 3;
/** While a courier has it on a round that is not closed: the phone may still keep what was done there. */
const LATE_ROUND_HOURS = 24;

/** The pickup `p` is on a round that was given to a courier and is not closed. */
const IS_ON_ROUND = sql`EXISTS (
  SELECT 1 FROM stops t JOIN rounds r ON r.id = t.round_id
  WHERE t.pickup_id = p.public_id AND t.open AND r.state IN ('released', 'loading', 'out', 'back'))`;

export type DuePickup = {
  id: string;
  shard: number;
  /** Null for a guest. */
  customerId: string | null;
  cutOffAt: Date;
  isOver: boolean;
  collected: number;
  waiting: number;
  /** A courier picked up something of this customer in the window, chosen for this pickup or not. */
  courierCame: boolean;
};

/**
 * Pickups past their cut-off with the state of their shipments, after a given one. Run by a schedule, so
 * that scans do not depend on pickups.
 */
export async function listDuePickups(
  db: Db,
  after: { cutOffAt: Date; id: string },
  limit: number,
): Promise<DuePickup[]> {
  const { rows } = await sql<DuePickup>`
    WITH due AS MATERIALIZED (
      SELECT id, shard, customer_id, cut_off_at, ends_at,
        ends_at < now() - make_interval(
          hours => CASE WHEN ${IS_ON_ROUND} THEN ${LATE_ROUND_HOURS}::int ELSE ${LATE_SCANS_HOURS}::int END
        ) AS is_over
      FROM pickups p
      WHERE status IN ('Requested', 'Scheduled') AND cut_off_at <= now() AND ${IS_IN_OPEN_SHARD}
        AND (cut_off_at, id) > (${after.cutOffAt}, ${after.id}::uuid)
      ORDER BY cut_off_at, id LIMIT ${limit}
    )
    SELECT due.id, due.shard, due.customer_id, due.cut_off_at, due.is_over,
      attached.collected, attached.waiting,
      due.is_over AND attached.collected = 0 AND EXISTS (
        SELECT 1 FROM shipments s
          JOIN shipment_state t ON t.shipment_id = s.id AND t.shard = s.shard
          JOIN tracking_events e ON e.shipment_id = s.id
        WHERE s.customer_id = due.customer_id
          AND s.booked_at > due.cut_off_at - interval '90 days' AND s.booked_at < due.ends_at
          AND t.status <> 'Created' AND t.updated_at >= due.cut_off_at
          AND e.code = 'PICKED_UP'
          AND e.occurred_at BETWEEN due.cut_off_at
            AND due.ends_at + make_interval(hours => ${LATE_SCANS_HOURS})
      ) AS courier_came
    FROM due CROSS JOIN LATERAL (
      SELECT
        count(*) FILTER (WHERE t.status NOT IN ('Created', 'Cancelled')) AS collected,
        count(*) FILTER (WHERE t.status = 'Created') AS waiting
      FROM pickup_shipments ps JOIN shipment_state t ON t.shipment_id = ps.shipment_id
      WHERE ps.pickup_id = due.id
    ) attached
    ORDER BY due.cut_off_at, due.id`.execute(db);
  return rows;
}

/** False when it is no longer open. */
export async function closePickup(
  db: Db,
  pickupId: string,
  outcome: 'Collected' | 'Missed',
  missedReason?: MissedReason,
): Promise<boolean> {
  const result = await db
    .updateTable('pickups')
    .set({ status: outcome, ...(missedReason && { missedReason }) })
    .where('id', '=', pickupId)
    .where('status', 'in', ['Requested', 'Scheduled'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
