import type { Day } from '@waypost/domain/delivery-dates';
import { type DeliveryPlan, emptyFold, type Outlook, type Status } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import {
  boolArray,
  int2Array,
  int4Array,
  int8Array,
  textArray,
  timestampArray,
  uuidArray,
} from '../../../platform/binary-arrays.ts';
import type { Db, Statement, StatementRunner } from '../../../platform/database.ts';
import type { Nudge } from '../../../platform/nudges.ts';

type NewState = {
  shipmentId: string;
  shard: number;
  pieceCount: number;
  bookedAt: Date;
  hasListeners: boolean;
  plan: DeliveryPlan;
};

export async function insertStates(db: Db, states: readonly NewState[]) {
  await db
    .insertInto('shipmentState')
    .values(
      states.map(({ plan, ...state }) => ({
        ...state,
        updatedAt: state.bookedAt,
        fold: JSON.stringify(emptyFold(state.pieceCount)),
        outlook: JSON.stringify({ plan } satisfies Outlook),
        dueOn: plan.latest,
      })),
    )
    .execute();
}

export type StateUpdate = {
  shipmentId: string;
  shard: number;
  version: number;
  fold: string;
  /** Null when all of it stays, as with most scans of hubs. */
  changed: {
    status: Status;
    furthest: number;
    piecesDelivered: number;
    attention: boolean;
    /** Null when it stays. */
    outlook: string | null;
    dueOn: Day | null;
  } | null;
};

const UPDATE_STATES: Statement = {
  name: 'update_shipment_states',
  // Count and changes are part of the statement: each would be one more round trip for each batch. So is what
  // changes little: an update that names status, outlook or due_on asks the triggers of them about each row.
  text: `
    WITH marks AS (
      INSERT INTO tally_marks (kind, minute, count)
      SELECT 'scan', minute, count
      FROM unnest($11::timestamptz[], $12::int[]) AS mark (minute, count)
    ), changes AS (
      INSERT INTO shipment_changes (shipment_ids) VALUES ($1::uuid[] || $13::uuid[])
    ), moved AS (
      UPDATE shipment_state s SET version = m.version, fold = m.fold, updated_at = now()
      FROM unnest($13::uuid[], $14::smallint[], $15::bigint[], $16::text[])
        AS m (shipment_id, shard, version, fold)
      WHERE s.shipment_id = m.shipment_id AND s.shard = m.shard)
    UPDATE shipment_state s
    SET version = u.version, status = u.status, furthest = u.furthest,
      pieces_delivered = u.pieces_delivered, attention = u.attention, fold = u.fold,
      outlook = coalesce(u.outlook, s.outlook), due_on = coalesce(u.due_on::date, s.due_on),
      updated_at = now()
    FROM unnest($1::uuid[], $2::smallint[], $3::bigint[], $4::text[], $5::smallint[],
      $6::smallint[], $7::boolean[], $8::text[], $9::text[], $10::text[])
      AS u (shipment_id, shard, version, status, furthest, pieces_delivered, attention, fold,
        outlook, due_on)
    WHERE s.shipment_id = u.shipment_id AND s.shard = u.shard`,
};

/** Scans by the minute of their arrival, as milliseconds. */
export type ArrivalCounts = ReadonlyMap<number, number>;

export async function updateStates(
  tx: StatementRunner,
  updates: readonly StateUpdate[],
  arrivals: ArrivalCounts,
): Promise<void> {
  const moved: StateUpdate[] = [];
  const changed: (StateUpdate & NonNullable<StateUpdate['changed']>)[] = [];
  for (const update of updates) {
    if (update.changed === null) moved.push(update);
    else changed.push({ ...update, ...update.changed });
  }
  await tx.query({
    ...UPDATE_STATES,
    values: [
      uuidArray(changed.map((update) => update.shipmentId)),
      int2Array(changed.map((update) => update.shard)),
      int8Array(changed.map((update) => update.version)),
      textArray(changed.map((update) => update.status)),
      int2Array(changed.map((update) => update.furthest)),
      int2Array(changed.map((update) => update.piecesDelivered)),
      boolArray(changed.map((update) => update.attention)),
      textArray(changed.map((update) => update.fold)),
      textArray(changed.map((update) => update.outlook)),
      textArray(changed.map((update) => update.dueOn)),
      timestampArray([...arrivals.keys()]),
      int4Array([...arrivals.values()]),
      uuidArray(moved.map((update) => update.shipmentId)),
      int2Array(moved.map((update) => update.shard)),
      int8Array(moved.map((update) => update.version)),
      textArray(moved.map((update) => update.fold)),
    ],
  });
}

/**
 * A person is gone from the public view without an event: caches, open pages and conditional requests compare
 * the version, and every api reads the list of erasures. Under the lock of the states; the caller publishes the
 * nudges after the commit.
 */
export async function noteErased(tx: Db, shipmentIds: readonly string[]): Promise<Nudge[]> {
  const { rows } = await sql<Nudge>`
    WITH raised AS (
      UPDATE shipment_state SET version = version + 1, updated_at = now()
      WHERE shipment_id = ANY (${shipmentIds}::uuid[])
      RETURNING shipment_id, shard, version),
    listed AS (
      INSERT INTO erased_shipments (shipment_id, shard, version)
      SELECT shipment_id, shard, version FROM raised
      ON CONFLICT (shipment_id, shard) DO UPDATE SET version = excluded.version, erased_at = now())
    SELECT shipment_id AS id, version FROM raised`.execute(tx);
  return rows;
}

/** Under the lock of the state: something else of the shipment changed. The caller publishes it after the commit. */
export async function raiseVersion(tx: Db, shipmentId: string): Promise<Nudge> {
  return tx
    .updateTable('shipmentState')
    .set({ version: sql<number>`version + 1`, updatedAt: sql<Date>`now()` })
    .where('shipmentId', '=', shipmentId)
    .returning(['shipmentId as id', 'version'])
    .executeTakeFirstOrThrow();
}

/**
 * Under the lock of the states. Scans read only this mark. An address that opted out of everything still
 * counts here; so do the programs of the account.
 */
export async function noteListeners(db: Db, shipmentIds: readonly string[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  await db
    .updateTable('shipmentState')
    .set({
      hasListeners: sql<boolean>`EXISTS (
        SELECT 1 FROM shipment_parties p WHERE p.shipment_id = shipment_state.shipment_id
          AND ((p.email_alerts AND p.email <> '') OR (p.sms_alerts AND p.phone <> ''))
      ) OR EXISTS (
        SELECT 1 FROM shipment_subscriptions f
        WHERE f.shipment_id = shipment_state.shipment_id AND f.state = 'on'
      ) OR EXISTS (
        SELECT 1 FROM shipments s JOIN event_listeners l USING (customer_id)
        WHERE s.id = shipment_state.shipment_id AND s.shard = shipment_state.shard)`,
    })
    .where(isOneOf(shipmentIds))
    .execute();
}

/** An array is one parameter, however many there are. */
function isOneOf(shipmentIds: readonly string[]) {
  return sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`;
}
