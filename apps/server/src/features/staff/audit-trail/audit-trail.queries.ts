import type { AuditFilter } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** The filter with its subject resolved: one subject, or none that exists. */
export type AuditAsk = Pick<
  AuditFilter,
  'staffId' | 'actor' | 'action' | 'from' | 'to' | 'timeZone'
> & {
  subject?: string | undefined;
};

/** Newest first; the id breaks ties. */
export async function selectAudit(
  db: Db,
  ask: AuditAsk,
  page: { after?: string | undefined; limit: number },
) {
  const { staffId, actor, action, subject, from, to, timeZone } = ask;
  let query = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'actorKind', 'actorId', 'action', 'subject', 'details'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (staffId !== undefined) {
    query = query.where('actorKind', '=', 'staff').where('actorId', '=', staffId);
  }
  if (actor !== undefined) query = query.where('actorKind', '=', actor);
  if (action !== undefined) query = query.where('action', '=', action);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (from !== undefined) query = query.where('at', '>=', startOf(from, 0, timeZone));
  if (to !== undefined) query = query.where('at', '<', startOf(to, 1, timeZone));
  if (page.after !== undefined) {
    query = query.where(
      sql<boolean>`(at, id) < ((SELECT at FROM audit_log WHERE id = ${page.after}),
        ${page.after}::uuid)`,
    );
  }
  return query.execute();
}
export type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number];

function startOf(day: string, daysLater: number, timeZone: string) {
  return sql<Date>`((${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE ${timeZone})`;
}

export async function findEntry(db: Db, entryId: string): Promise<AuditRow | undefined> {
  return db
    .selectFrom('auditLog')
    .select(['id', 'at', 'actorKind', 'actorId', 'action', 'subject', 'details'])
    .where('id', '=', entryId)
    .executeTakeFirst();
}

export async function findShipmentId(db: Db, ref: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipmentRefs')
    .select('shipmentId')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.shipmentId;
}

export async function listStaffNames(db: Db): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('staffMembers').select(['id', 'name']).orderBy('name').execute();
}
