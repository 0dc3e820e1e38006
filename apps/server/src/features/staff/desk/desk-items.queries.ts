import type { PartyRole } from '@waypost/contract';
import type { DeskKind, DeskMatter } from '@waypost/domain/desk';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type NewItem = DeskMatter & {
  id: string;
  shard: number;
  /** A tracking number, or the reference of a contact message. */
  reference: string;
  shipmentId: string | null;
  party: PartyRole | null;
};

const NOW = sql<Date>`now()`;

/** A reason was typed by a person and may name one, so it is deleted as soon as it is not needed. */
const CLOSED = {
  state: 'closed',
  closedAt: NOW,
  updatedAt: NOW,
  snoozedUntil: null,
  snoozeReason: '',
} as const;

/** Opens the item, or reopens it with another turn. A second message does not restart the waiting time. */
export async function upsertItem(tx: Db, item: NewItem, dueAt: Date) {
  await tx
    .insertInto('deskItems')
    .values({ ...item, dueAt })
    .onConflict((conflict) =>
      conflict.columns(['id', 'shard']).doUpdateSet({
        state: 'open',
        closedAt: null,
        closedBy: null,
        turn: (eb) => eb.ref('excluded.turn'),
        dueAt: sql<Date>`CASE
          WHEN desk_items.state = 'open' AND desk_items.turn = excluded.turn
            AND excluded.turn = 'carrier' AND desk_items.snoozed_until IS NULL
          THEN desk_items.due_at ELSE excluded.due_at END`,
        snoozedUntil: null,
        snoozeReason: '',
        updatedAt: NOW,
      }),
    )
    .execute();
}

export type Occurrence = { item: NewItem; occurrence: string; dueAt: Date };

/** Each once, however often it is found and even after it was closed. Returns how many are new. */
export async function insertOccurrences(tx: Db, met: readonly Occurrence[]): Promise<number> {
  if (met.length === 0) return 0;
  const inserted = await tx
    .insertInto('deskItems')
    .values(met.map(({ item, occurrence, dueAt }) => ({ ...item, dueAt, occurrence })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length;
}

/** By a member of staff, or automatically. */
export async function closeItems(tx: Db, ids: readonly string[], staffId: string | null) {
  if (ids.length === 0) return;
  await tx
    .updateTable('deskItems')
    .set({ ...CLOSED, closedBy: staffId })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .execute();
}

export async function closeItemsOfShipment(tx: Db, shipmentId: string, kind: DeskKind) {
  await tx
    .updateTable('deskItems')
    .set(CLOSED)
    .where('shipmentId', '=', shipmentId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .execute();
}

export async function closeItemsOfSubjects(
  tx: Db,
  kind: DeskKind,
  subjects: readonly { shipmentId: string; subject: string }[],
) {
  await tx
    .updateTable('deskItems')
    .set(CLOSED)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where(
      sql<boolean>`(shipment_id, subject) IN (SELECT * FROM unnest(
        ${subjects.map(({ shipmentId }) => shipmentId)}::uuid[],
        ${subjects.map(({ subject }) => subject)}::text[]))`,
    )
    .execute();
}

export async function hasOpenItem(tx: Db, shipmentId: string, kind: DeskKind): Promise<boolean> {
  const row = await tx
    .selectFrom('deskItems')
    .select('id')
    .where('shipmentId', '=', shipmentId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOpenItems(db: Db, kind: DeskKind): Promise<number> {
  const row = await db
    .selectFrom('deskItems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Notes about the shipments of an erased person. */
export async function blankReasons(tx: Db, shipmentIds: readonly string[]) {
  await tx
    .updateTable('deskItems')
    .set({ snoozeReason: '' })
    .where('state', '=', 'open')
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}

export async function deleteItems(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db.deleteFrom('deskItems').where('id', 'in', ids).execute();
}
