import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockDevice } from './devices.queries.ts';
import { endOpenShifts } from './shifts.queries.ts';

export async function endShift(ctx: Ctx, { deviceId, shift }: ShiftCaller): Promise<Date> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDevice(tx, deviceId);
    const [ended] = await endOpenShifts(tx, { shiftId: shift.id });
    // somebody else has begun another one since, or this call is repeated at the same time
    if (ended === undefined || ended.endedAt === null) throw new Problem('shift_needed');
    const actor = { kind: 'field', id: shift.personId } as const;
    await appendAudit(tx, actor, 'shift.end', `shift:${ended.id}`);
    return ended.endedAt;
  });
}
