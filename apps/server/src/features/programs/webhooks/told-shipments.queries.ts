import type { Outlook, ShipmentFold } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Where shipments stand, with the newest public event of each; of accounts whose programs listen. */
export async function readStanding(db: Db, shipmentIds: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    shard: number;
    customerId: string;
    accountShard: number;
    version: number;
    furthest: number;
    fold: string;
    outlook: string | null;
    eventAt: Date | null;
    city: string | null;
    country: string | null;
    isFresh: boolean;
  }>`
    SELECT h.id, h.shard, l.customer_id, l.shard AS account_shard, s.version, s.furthest, s.fold,
      s.outlook, e.recorded_at AS event_at, e.city, e.country,
      coalesce(e.recorded_at > now() - interval '10 minutes', false) AS is_fresh
    FROM shipments h
    JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
    JOIN event_listeners l ON l.customer_id = h.customer_id
    LEFT JOIN LATERAL (SELECT e.recorded_at, e.city, e.country FROM tracking_events e
      WHERE e.shipment_id = h.id AND e.visibility = 'public'
      ORDER BY e.recorded_at DESC LIMIT 1) AS e ON true
    WHERE h.id = ANY (${shipmentIds}::uuid[]) ORDER BY h.id`.execute(db);
  return rows.map(({ fold, outlook, ...row }) => ({
    ...row,
    fold: JSON.parse(fold) as ShipmentFold,
    outlook: outlook === null ? null : (JSON.parse(outlook) as Outlook),
  }));
}
export type Standing = Awaited<ReturnType<typeof readStanding>>[number];

/** What programs know, by shipment. Held until the transaction ends: of two jobs one tells. */
export async function lockTold(tx: Db, shipmentIds: readonly string[]) {
  const rows = await tx
    .selectFrom('toldShipments')
    .select(['shipmentId', 'problem', 'eventAt'])
    .select([
      sql<string>`earliest_on::text`.as('earliest'),
      sql<string>`latest_on::text`.as('latest'),
    ])
    .select(
      sql<number>`coalesce(extract(epoch FROM now() - told_at), 'Infinity')::float8`.as(
        'toldSecondsAgo',
      ),
    )
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .orderBy('shipmentId')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.shipmentId, row]));
}
export type Told = NonNullable<
  Awaited<ReturnType<typeof lockTold>> extends Map<string, infer Row> ? Row : never
>;

type Known = {
  shipmentId: string;
  shard: number;
  customerId: string;
  problem: string | null;
  earliestOn: string | null;
  latestOn: string | null;
  eventAt: Date | null;
  isTold: boolean;
  /** Nobody knew of it when its row was to be locked. */
  isNew: boolean;
};

/** The shipments that were stored: of those that nobody knew of another job may have been faster with some. */
export async function storeTold(tx: Db, known: readonly Known[]): Promise<Set<string>> {
  const [fresh, others] = [known.filter(({ isNew }) => isNew), known.filter(({ isNew }) => !isNew)];
  const { rows } = await sql<{ shipmentId: string }>`
    INSERT INTO told_shipments
      (shipment_id, shard, customer_id, problem, earliest_on, latest_on, event_at, told_at)
    SELECT k.shipment_id, k.shard, k.customer_id, k.problem, k.earliest_on, k.latest_on, k.event_at,
      CASE WHEN k.is_told THEN now() END
    FROM ${rowsOf(fresh)}
    ON CONFLICT DO NOTHING
    RETURNING shipment_id`.execute(tx);
  await sql`
    UPDATE told_shipments t
    SET customer_id = k.customer_id, problem = k.problem, earliest_on = k.earliest_on,
      latest_on = k.latest_on, event_at = k.event_at,
      told_at = CASE WHEN k.is_told THEN now() ELSE t.told_at END
    FROM ${rowsOf(others)}
    WHERE t.shipment_id = k.shipment_id AND t.shard = k.shard`.execute(tx);
  return new Set([...rows, ...others].map(({ shipmentId }) => shipmentId));
}

function rowsOf(known: readonly Known[]) {
  const of = <T>(read: (each: Known) => T) => known.map(read);
  return sql`unnest(${of((each) => each.shipmentId)}::uuid[], ${of((each) => each.shard)}::smallint[],
      ${of((each) => each.customerId)}::uuid[], ${of((each) => each.problem)}::text[],
      ${of((each) => each.earliestOn)}::date[], ${of((each) => each.latestOn)}::date[],
      ${of((each) => each.eventAt)}::timestamptz[], ${of((each) => each.isTold)}::boolean[])
    AS k (shipment_id, shard, customer_id, problem, earliest_on, latest_on, event_at, is_told)`;
}

/** Programs know of an exception from its own event. */
export async function storeToldProblem(
  tx: Db,
  known: Pick<Known, 'shipmentId' | 'shard' | 'customerId'> & { problem: string },
): Promise<void> {
  const { problem } = known;
  await tx
    .insertInto('toldShipments')
    .values(known)
    .onConflict((conflict) => conflict.columns(['shipmentId', 'shard']).doUpdateSet({ problem }))
    .execute();
}

export async function deleteTold(tx: Db, shipmentIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('toldShipments')
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}

export async function deleteToldOf(tx: Db, customerId: string): Promise<void> {
  await tx.deleteFrom('toldShipments').where('customerId', '=', customerId).execute();
}
