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
};

/** False when another job was faster with a shipment that nobody knew of. */
export async function storeTold(tx: Db, known: Known, isNew: boolean): Promise<boolean> {
  const { isTold, ...row } = known;
  const told = isTold ? { toldAt: sql<Date>`now()` } : {};
  if (isNew) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('toldShipments')
      .values({ ...row, ...told })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { shipmentId, shard, ...changes } = row;
  await tx
    .updateTable('toldShipments')
    .set({ ...changes, ...told })
    .where('shipmentId', '=', shipmentId)
    .where('shard', '=', shard)
    .execute();
  return true;
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
