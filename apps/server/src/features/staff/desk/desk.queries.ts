import {
  type DeskView,
  type PermissionSet,
  PERMISSION_SETS,
  PERMISSIONS_OF,
} from '@waypost/contract';
import type { DeskDue, DeskKind } from '@waypost/domain/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const NOW = sql<Date>`now()`;
const IS_PUT_OFF = sql<boolean>`desk_items.snoozed_until > now()`;

function items(db: Db) {
  return db
    .selectFrom('deskItems')
    .leftJoin('staffMembers as owner', 'owner.id', 'deskItems.ownerId')
    .leftJoin('staffMembers as closer', 'closer.id', 'deskItems.closedBy')
    .selectAll('deskItems')
    .select(['owner.name as ownerName', 'closer.name as closerName', IS_PUT_OFF.as('isPutOff')]);
}
export type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number];

export type DeskFilter = {
  view: DeskView;
  kind: DeskKind | undefined;
  /** Null for unassigned ones. */
  ownerId: string | null | undefined;
  due: DeskDue | undefined;
  after: { at: Date; id: string } | undefined;
  limit: number;
};

const IS_DUE: Record<DeskDue, RawBuilder<boolean>> = {
  overdue: sql`desk_items.due_at < now()`,
  soon: sql`desk_items.due_at >= now() AND desk_items.due_at < now() + interval '4 hours'`,
  day: sql`desk_items.due_at >= now() + interval '4 hours'
    AND desk_items.due_at < now() + interval '24 hours'`,
  later: sql`desk_items.due_at >= now() + interval '24 hours'`,
};

/** One range of one index for every filter: a time and an id name where a page ends. */
export async function listItems(db: Db, filter: DeskFilter): Promise<ItemRow[]> {
  const isClosed = filter.view === 'closed';
  const moment = isClosed ? 'deskItems.closedAt' : 'deskItems.dueAt';
  let query = items(db).where('deskItems.state', '=', isClosed ? 'closed' : 'open');
  if (filter.view === 'open') query = query.where(sql<boolean>`${IS_PUT_OFF} IS NOT TRUE`);
  if (filter.view === 'snoozed') query = query.where(IS_PUT_OFF);
  if (filter.kind !== undefined) query = query.where('deskItems.kind', '=', filter.kind);
  if (filter.ownerId === null) query = query.where('deskItems.ownerId', 'is', null);
  if (typeof filter.ownerId === 'string') {
    query = query.where('deskItems.ownerId', '=', filter.ownerId);
  }
  if (filter.due !== undefined) query = query.where(IS_DUE[filter.due]);
  if (filter.after !== undefined) {
    const { at, id } = filter.after;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(moment, 'deskItems.id'), isClosed ? '<' : '>', tuple(at, id)),
    );
  }
  const direction = isClosed ? 'desc' : 'asc';
  return query
    .orderBy(moment, direction)
    .orderBy('deskItems.id', direction)
    .limit(filter.limit)
    .execute();
}

export async function lockItem(tx: Db, itemId: string): Promise<ItemRow | undefined> {
  return items(tx).where('deskItems.id', '=', itemId).forUpdate('deskItems').executeTakeFirst();
}

/** Open ones about the same shipment, the most urgent first. */
export async function listOthers(db: Db, row: ItemRow): Promise<ItemRow[]> {
  if (row.shipmentId === null) return [];
  return items(db)
    .where('deskItems.shipmentId', '=', row.shipmentId)
    .where('deskItems.state', '=', 'open')
    .where('deskItems.id', '<>', row.id)
    .orderBy('deskItems.dueAt')
    .limit(20)
    .execute();
}

/** Higher counts are not shown exactly. Counted in the order of their index: the planner would try the whole table. */
export const COUNTED = 100;

/** The newest changes by id, not only by time: a transaction that began earlier may commit later. */
export async function readPulse(db: Db): Promise<{ overdue: number; revision: string }> {
  const { rows } = await sql<{ overdue: number; revision: string | null }>`
    SELECT (SELECT md5(string_agg(concat(id, updated_at), ',')) FROM (
        SELECT id, updated_at FROM desk_items ORDER BY updated_at DESC, id LIMIT 50) AS newest
      ) AS revision,
      (SELECT count(*)::integer FROM (
        SELECT 1 FROM desk_items WHERE state = 'open' AND due_at < now() AND ${IS_PUT_OFF} IS NOT TRUE
        ORDER BY due_at LIMIT ${COUNTED}) AS late) AS overdue`.execute(db);
  return { overdue: rows[0]?.overdue ?? 0, revision: rows[0]?.revision ?? '' };
}

/** Above this limit the exact number does not matter. */
const COUNTED_BY_CLOCK = 1_000;

/** Open items that nobody put off, by the same conditions as in the list. */
export async function countItemsByClock(db: Db): Promise<Record<DeskDue, number>> {
  const count = (due: DeskDue) => sql`(SELECT count(*)::integer FROM (
    SELECT 1 FROM desk_items WHERE state = 'open' AND ${IS_PUT_OFF} IS NOT TRUE AND ${IS_DUE[due]}
    ORDER BY due_at LIMIT ${COUNTED_BY_CLOCK}) AS counted)`;
  const { rows } = await sql<Record<DeskDue, number>>`
    SELECT ${count('overdue')} AS overdue, ${count('soon')} AS soon,
      ${count('day')} AS day, ${count('later')} AS later`.execute(db);
  return rows[0] ?? { overdue: 0, soon: 0, day: 0, later: 0 };
}

/** Those who may work on cases. */
const WORKING_SETS: readonly PermissionSet[] = PERMISSION_SETS.filter((set) =>
  PERMISSIONS_OF[set].includes('cases:write'),
);

export async function listColleagues(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staffMembers')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where('permissionSet', 'in', WORKING_SETS)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The shipper first: most calls are about what to do with the parcel. Erased people are left out. */
export async function listPeople(db: Db, shipmentId: string | null) {
  if (shipmentId === null) return [];
  return db
    .selectFrom('shipmentParties')
    .select(['role as party', 'name', 'email', 'phone'])
    .where('shipmentId', '=', shipmentId)
    .where('name', '<>', '')
    .orderBy('role')
    .execute();
}

/** Also former members. */
export async function readStaffNames(
  db: Db,
  staffIds: readonly string[],
): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('staffMembers')
    .select(['id', 'name'])
    .where('id', 'in', staffIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function itemOf(tx: Db, itemId: string) {
  return tx.updateTable('deskItems').set({ updatedAt: NOW }).where('id', '=', itemId);
}

export async function storeOwner(tx: Db, itemId: string, staffId: string | null) {
  await itemOf(tx, itemId).set({ ownerId: staffId }).execute();
}

/** A snoozed item is due when it comes back. */
export async function storeSnooze(tx: Db, itemId: string, until: Date, reason: string) {
  await itemOf(tx, itemId)
    .set({ snoozedUntil: until, snoozeReason: reason, dueAt: until })
    .execute();
}

/** On the desk with a new due time, open like any other. */
export async function storeDue(tx: Db, itemId: string, dueAt: Date) {
  await itemOf(tx, itemId)
    .set({ state: 'open', closedAt: null, closedBy: null })
    .set({ snoozedUntil: null, snoozeReason: '', dueAt })
    .execute();
}
