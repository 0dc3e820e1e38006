import type { PermissionSet } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const PRESENTED = [
  'id',
  'email',
  'name',
  'permission_set',
  'active',
  'totp_confirmed_at',
  'created_at',
  'last_login_at',
] as const;

export async function findStaffForSignIn(db: Db, emailKey: string) {
  return db
    .selectFrom('staff_members')
    .select(['id', 'password_hash', 'totp_confirmed_at'])
    .where('email_key', '=', emailKey)
    .where('active', '=', true)
    .executeTakeFirst();
}

export async function readStaff(db: Db, staffId: string) {
  return db
    .selectFrom('staff_members')
    .select(PRESENTED)
    .where('id', '=', staffId)
    .executeTakeFirst();
}
export type StaffRow = NonNullable<Awaited<ReturnType<typeof readStaff>>>;

export async function listStaff(db: Db) {
  return db.selectFrom('staff_members').select(PRESENTED).orderBy('created_at').execute();
}

export async function findStaffByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('staff_members')
    .select(['id', 'active'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** In the worker, which may not read the rest of the row. */
export async function readStaffEmail(db: Db, staffId: string) {
  return db
    .selectFrom('staff_members')
    .select('email')
    .where('id', '=', staffId)
    .where('active', '=', true)
    .executeTakeFirst();
}

/**
 * A new member, or a deactivated one who was invited again and keeps the id. Undefined when the
 * address belongs to an active member.
 */
export async function seatStaff(
  db: Db,
  staff: {
    id: string;
    email: string;
    emailKey: string;
    name: string;
    passwordHash: string;
    permissionSet: PermissionSet;
  },
) {
  return db
    .insertInto('staff_members')
    .values({
      id: staff.id,
      email: staff.email,
      email_key: staff.emailKey,
      name: staff.name,
      password_hash: staff.passwordHash,
      permission_set: staff.permissionSet,
    })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet((eb) => ({
          email: eb.ref('excluded.email'),
          name: eb.ref('excluded.name'),
          password_hash: eb.ref('excluded.password_hash'),
          permission_set: eb.ref('excluded.permission_set'),
          active: true,
        }))
        .where('staff_members.active', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
}

export async function noteStaffSignIn(db: Db, staffId: string) {
  await db
    .updateTable('staff_members')
    .set({ last_login_at: sql<Date>`now()` })
    .where('id', '=', staffId)
    .execute();
}

/**
 * Locks some members, and with them every active owner, always in the same order: of two changes at
 * the same time the second sees what the first left.
 */
export async function lockStaffAndOwners(db: Db, staffIds: readonly string[]) {
  return db
    .selectFrom('staff_members')
    .select(PRESENTED)
    .where((eb) =>
      eb.or([
        eb('id', 'in', staffIds),
        eb.and([eb('permission_set', '=', 'owner'), eb('active', '=', true)]),
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
    .updateTable('staff_members')
    .set({ permission_set: change.permissionSet, active: change.active })
    .where('id', '=', staffId)
    .returning(PRESENTED)
    .executeTakeFirstOrThrow();
}
