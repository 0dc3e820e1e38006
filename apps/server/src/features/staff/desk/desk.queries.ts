import {
  type DeskView,
  type PermissionSet,
  PERMISSION_SETS,
  PERMISSIONS_OF,
} from '@waypost/contract';
import type { DeskKind } from '@waypost/domain/desk';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const NOW = sql<Date>`now()`;
const IS_PUT_OFF = sql<boolean>`desk_items.snoozed_until > now()`;

function items(db: Db) {
  return db
    .selectFrom('desk_items')
    .leftJoin('staff_members as owner', 'owner.id', 'desk_items.owner_id')
    .leftJoin('staff_members as closer', 'closer.id', 'desk_items.closed_by')
    .selectAll('desk_items')
    .select([
      'owner.name as owner_name',
      'closer.name as closer_name',
      IS_PUT_OFF.as('is_put_off'),
    ]);
}
export type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number];

export type DeskFilter = {
  view: DeskView;
  kind: DeskKind | undefined;
  /** Null for unassigned ones. */
  ownerId: string | null | undefined;
  isOverdue: boolean;
  after: { at: Date; id: string } | undefined;
  limit: number;
};

/** One range of one index for every filter: a time and an id name where a page ends. */
export async function listItems(db: Db, filter: DeskFilter): Promise<ItemRow[]> {
  const isClosed = filter.view === 'closed';
  const moment = isClosed ? 'desk_items.closed_at' : 'desk_items.due_at';
  let query = items(db).where('desk_items.state', '=', isClosed ? 'closed' : 'open');
  if (filter.view === 'open') query = query.where(sql<boolean>`${IS_PUT_OFF} IS NOT TRUE`);
  if (filter.view === 'snoozed') query = query.where(IS_PUT_OFF);
  if (filter.kind !== undefined) query = query.where('desk_items.kind', '=', filter.kind);
  if (filter.ownerId === null) query = query.where('desk_items.owner_id', 'is', null);
  if (typeof filter.ownerId === 'string') {
    query = query.where('desk_items.owner_id', '=', filter.ownerId);
  }
  if (filter.isOverdue) query = query.where('desk_items.due_at', '<', NOW);
  if (filter.after !== undefined) {
    const { at, id } = filter.after;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(moment, 'desk_items.id'), isClosed ? '<' : '>', tuple(at, id)),
    );
  }
  const direction = isClosed ? 'desc' : 'asc';
  return query
    .orderBy(moment, direction)
    .orderBy('desk_items.id', direction)
    .limit(filter.limit)
    .execute();
}

export async function lockItem(tx: Db, itemId: string): Promise<ItemRow | undefined> {
  return items(tx).where('desk_items.id', '=', itemId).forUpdate('desk_items').executeTakeFirst();
}

/** Open ones about the same shipment, the most urgent first. */
export async function listOthers(db: Db, row: ItemRow): Promise<ItemRow[]> {
  if (row.shipment_id === null) return [];
  return items(db)
    .where('desk_items.shipment_id', '=', row.shipment_id)
    .where('desk_items.state', '=', 'open')
    .where('desk_items.id', '<>', row.id)
    .orderBy('desk_items.due_at')
    .limit(20)
    .execute();
}

/** Higher counts are not shown exactly. */
const COUNTED = 100;

/** The newest changes by id, not only by time: a transaction that began earlier may commit later. */
export async function readPulse(db: Db): Promise<{ overdue: number; revision: string }> {
  const { rows } = await sql<{ overdue: number; revision: string | null }>`
    SELECT (SELECT md5(string_agg(concat(id, updated_at), ',')) FROM (
        SELECT id, updated_at FROM desk_items ORDER BY updated_at DESC, id LIMIT 50) AS newest
      ) AS revision,
      (SELECT count(*)::integer FROM (
        SELECT 1 FROM desk_items WHERE state = 'open' AND due_at < now() AND ${IS_PUT_OFF} IS NOT TRUE
        LIMIT ${COUNTED}) AS late) AS overdue`.execute(db);
  return { overdue: rows[0]?.overdue ?? 0, revision: rows[0]?.revision ?? '' };
}

/** Those who may work on cases. */
const WORKING_SETS: readonly PermissionSet[] = PERMISSION_SETS.filter((set) =>
  PERMISSIONS_OF[set].includes('cases:write'),
);

export async function listColleagues(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where('permission_set', 'in', WORKING_SETS)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Also former members. */
export async function readStaffNames(
  db: Db,
  staffIds: readonly string[],
): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('id', 'in', staffIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function storeOwner(tx: Db, itemId: string, staffId: string | null) {
  await tx
    .updateTable('desk_items')
    .set({ owner_id: staffId, updated_at: NOW })
    .where('id', '=', itemId)
    .execute();
}

/** A snoozed item is due when it comes back. */
export async function storeSnooze(tx: Db, itemId: string, until: Date, reason: string) {
  await tx
    .updateTable('desk_items')
    .set({ snoozed_until: until, snooze_reason: reason, due_at: until, updated_at: NOW })
    .where('id', '=', itemId)
    .execute();
}

/** On the desk with a new due time, open like any other. */
export async function storeDue(tx: Db, itemId: string, dueAt: Date) {
  await tx
    .updateTable('desk_items')
    .set({
      state: 'open',
      closed_at: null,
      closed_by: null,
      snoozed_until: null,
      snooze_reason: '',
      due_at: dueAt,
      updated_at: NOW,
    })
    .where('id', '=', itemId)
    .execute();
}
