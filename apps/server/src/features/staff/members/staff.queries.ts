import type { PermissionSet } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

const PRESENTED = [
  'id',
  'email',
  'name',
  'permissionSet',
  'active',
  'totpConfirmedAt',
  'createdAt',
  'lastLoginAt',
] as const;

export async function findStaffForSignIn(db: Db, emailKey: string) {
  return db
    .selectFrom('staffMembers')
    .select(['id', 'passwordHash', 'totpConfirmedAt'])
    .where('emailKey', '=', emailKey)
    .where('active', '=', true)
    .executeTakeFirst();
}

export async function readStaff(db: Db, staffId: string) {
  return db
    .selectFrom('staffMembers')
    .select(PRESENTED)
    .where('id', '=', staffId)
    .executeTakeFirst();
}
export type StaffRow = NonNullable<Awaited<ReturnType<typeof readStaff>>>;

export async function listStaff(db: Db) {
  return db.selectFrom('staffMembers').select(PRESENTED).orderBy('createdAt').execute();
}

export async function findStaffByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('staffMembers')
    .select(['id', 'active'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
}

/** In the worker, which may not read the rest of the row. */
export async function readStaffEmail(db: Db, staffId: string) {
  return db
    .selectFrom('staffMembers')
    .select('email')
    .where('id', '=', staffId)
    .where('active', '=', true)
    .executeTakeFirst();
}

/**
 * A new member, or a deactivated one who was invited again and keeps the id. Undefined when the
 * address belongs to an active member.
 */
export async function seatStaff(db: Db, staff: NewRow<'staffMembers'>) {
  return db
    .insertInto('staffMembers')
    .values(staff)
    .onConflict((conflict) =>
      conflict
        .column('emailKey')
        .doUpdateSet((eb) => ({
          email: eb.ref('excluded.email'),
          name: eb.ref('excluded.name'),
          passwordHash: eb.ref('excluded.passwordHash'),
          permissionSet: eb.ref('excluded.permissionSet'),
          active: true,
        }))
        .where('staffMembers.active', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
}

export async function noteStaffSignIn(db: Db, staffId: string) {
  await db
    .updateTable('staffMembers')
    .set({ lastLoginAt: sql<Date>`now()` })
    .where('id', '=', staffId)
    .execute();
}

/**
 * Locks some members, and with them every active owner, always in the same order: of two changes at
 * the same time the second sees what the first left.
 */
export async function lockStaffAndOwners(db: Db, staffIds: readonly string[]) {
  return db
    .selectFrom('staffMembers')
    .select(PRESENTED)
    .where((eb) =>
      eb.or([
        eb('id', 'in', staffIds),
        eb.and([eb('permissionSet', '=', 'owner'), eb('active', '=', true)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function storeStaffChange(
  db: Db,
  staffId: string,
  change: { permissionSet: PermissionSet; active: boolean },
) {
  return db
    .updateTable('staffMembers')
    .set(change)
    .where('id', '=', staffId)
    .returning(PRESENTED)
    .executeTakeFirstOrThrow();
}
