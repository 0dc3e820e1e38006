import { type PermissionSet, PERMISSIONS_OF, type StaffMember } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { presentStaff } from './present-staff.ts';
import { askSecondFactorAgain } from './prove-second-factor.ts';
import { deletePasswordLink } from './staff-passwords.queries.ts';
import { lockStaffAndOwners, readStaff, type StaffRow, storeStaffChange } from './staff.queries.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';

/** One active owner always remains, also when two owners demote each other at the same moment. */
export async function changeStaff(
  ctx: Ctx,
  caller: StaffCaller,
  staffId: string,
  change: {
    permissionSet?: PermissionSet | undefined;
    active?: boolean | undefined;
    secondFactor?: string | undefined;
  },
): Promise<StaffMember> {
  const before = await readStaff(ctx.db, staffId);
  const isProved = before !== undefined && addsRights(before, wanted(before, change));
  if (isProved) await askSecondFactorAgain(ctx, caller.staffId, change.secondFactor);
  return inTransaction(ctx.db, async (tx) => {
    const locked = await lockStaffAndOwners(tx, [staffId, caller.staffId]);
    // the caller may have lost the right while waiting for the lock
    if (!locked.some((row) => row.id === caller.staffId && mayChangeStaff(row))) {
      throw new Problem('forbidden');
    }
    const member = locked.find((row) => row.id === staffId);
    if (member === undefined) throw new Problem('staff_not_found');
    const { permissionSet, active } = wanted(member, change);
    // the member may have lost rights since the first check, so that the change now adds some
    if (!isProved && addsRights(member, { permissionSet, active })) {
      throw new Problem('second_factor_needed');
    }
    const remainsOwner = permissionSet === 'owner' && active;
    const hasOtherOwner = locked.some(
      (row) => row.id !== staffId && row.permissionSet === 'owner' && row.active,
    );
    if (!remainsOwner && !hasOtherOwner) throw new Problem('last_owner');

    const row = await storeStaffChange(tx, staffId, { permissionSet, active });
    if (!active) {
      await deleteStaffSessions(tx, staffId);
      await deletePasswordLink(tx, staffId);
    }
    await auditStaff(tx, caller.staffId, 'staff.change', `staff:${staffId}`, {
      from: { permissionSet: member.permissionSet, active: member.active },
      to: { permissionSet, active },
    });
    return presentStaff(row);
  });
}

type Standing = { permissionSet: PermissionSet; active: boolean };

function wanted(
  member: StaffRow,
  change: { permissionSet?: PermissionSet | undefined; active?: boolean | undefined },
): Standing {
  return {
    permissionSet: change.permissionSet ?? member.permissionSet,
    active: change.active ?? member.active,
  };
}

/** A deactivated member has no rights: reactivating adds all of the set. */
function addsRights(member: StaffRow, to: Standing): boolean {
  if (!to.active) return false;
  const held = member.active ? PERMISSIONS_OF[member.permissionSet] : [];
  return PERMISSIONS_OF[to.permissionSet].some((permission) => !held.includes(permission));
}

function mayChangeStaff(row: StaffRow): boolean {
  return row.active && PERMISSIONS_OF[row.permissionSet].includes('staff:write');
}
