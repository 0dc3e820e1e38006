import { type PermissionSet, PERMISSIONS_OF, type StaffMember } from '@waypost/contract';
import { appendAudit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import type { StaffCaller } from '../../platform/http/callers.ts';
import { Problem } from '../../platform/http/problem.ts';
import { presentStaff } from './present-staff.ts';
import { lockStaffAndOwners, type StaffRow, storeStaffChange } from './staff.queries.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';

/** One active owner always remains, also when two owners demote each other at the same moment. */
export async function changeStaff(
  ctx: Ctx,
  caller: StaffCaller,
  staffId: string,
  change: { permissionSet?: PermissionSet | undefined; active?: boolean | undefined },
): Promise<StaffMember> {
  return inTransaction(ctx.db, async (tx) => {
    const locked = await lockStaffAndOwners(tx, [staffId, caller.staffId]);
    // the caller may have lost the right while waiting for the lock
    if (!locked.some((row) => row.id === caller.staffId && mayChangeStaff(row))) {
      throw new Problem('forbidden');
    }
    const member = locked.find((row) => row.id === staffId);
    if (member === undefined) throw new Problem('staff_not_found');
    const permissionSet = change.permissionSet ?? member.permission_set;
    const active = change.active ?? member.active;
    const remainsOwner = permissionSet === 'owner' && active;
    const hasOtherOwner = locked.some(
      (row) => row.id !== staffId && row.permission_set === 'owner' && row.active,
    );
    if (!remainsOwner && !hasOtherOwner) throw new Problem('last_owner');

    const row = await storeStaffChange(tx, staffId, { permissionSet, active });
    if (!active) await deleteStaffSessions(tx, staffId);
    await appendAudit(tx, {
      actor: { kind: 'staff', id: caller.staffId },
      action: 'staff.change',
      subject: `staff:${staffId}`,
      details: {
        from: { permissionSet: member.permission_set, active: member.active },
        to: { permissionSet, active },
      },
    });
    return presentStaff(row);
  });
}

function mayChangeStaff(row: StaffRow): boolean {
  return row.active && PERMISSIONS_OF[row.permission_set].includes('staff:write');
}
