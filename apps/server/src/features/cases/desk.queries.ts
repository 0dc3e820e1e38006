import { type PermissionSet, PERMISSION_SETS, PERMISSIONS_OF } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { CASE_COLUMNS, type CaseRow } from './cases.queries.ts';

/** Oldest first: ids are in the order of opening. */
export async function listOpenCases(
  db: Db,
  page: { after: string | undefined; limit: number; assigneeId: string | null | undefined },
): Promise<CaseRow[]> {
  const { after, assigneeId } = page;
  let query = db
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(page.limit);
  if (after !== undefined) query = query.where('id', '>', after);
  if (assigneeId === null) query = query.where('assignee_id', 'is', null);
  if (typeof assigneeId === 'string') query = query.where('assignee_id', '=', assigneeId);
  return query.execute();
}

/** Newest first, of both parties. */
export async function listCaseRows(db: Db, shipmentId: string): Promise<CaseRow[]> {
  return db
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .where('shipment_id', '=', shipmentId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

export async function lockCase(tx: Db, caseId: string): Promise<CaseRow | undefined> {
  return tx
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function readCaseContact(db: Db, row: CaseRow) {
  return db
    .selectFrom('shipment_parties')
    .select(['name', 'email'])
    .where('shipment_id', '=', row.shipment_id)
    .where('role', '=', row.party)
    .executeTakeFirstOrThrow();
}

/** Those who may work on cases. */
const WORKING_SETS: readonly PermissionSet[] = PERMISSION_SETS.filter((set) =>
  PERMISSIONS_OF[set].includes('cases:write'),
);

export async function mayTakeCases(db: Db, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_members')
    .select('id')
    .where('id', '=', staffId)
    .where('active', '=', true)
    .where('permission_set', 'in', WORKING_SETS)
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeAssignee(tx: Db, caseId: string, staffId: string | null) {
  await tx
    .updateTable('party_cases')
    .set({ assignee_id: staffId })
    .where('id', '=', caseId)
    .execute();
}

export async function storeClosed(tx: Db, caseId: string) {
  await tx
    .updateTable('party_cases')
    .set({ state: 'closed', closed_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', caseId)
    .execute();
}
