import type { CASH_COUNT_STATES } from '@waypost/contract';
import { type CashAmount, isSameCash } from '@waypost/domain/cash-count';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  findCount,
  insertCount,
  listDeclared,
  lockHolder,
  replaceWaiting,
} from './counts.queries.ts';
import { personHolder } from './holders.ts';

type Declaration = { countId: string; amounts: readonly CashAmount[] };
type CountRow = NonNullable<Awaited<ReturnType<typeof findCount>>>;

/** The answer says nothing of what is expected, so that the courier has to count. */
export async function declareCash(
  ctx: Ctx,
  { hub, shift }: ShiftCaller,
  { countId, amounts }: Declaration,
): Promise<CountRow> {
  const { personId } = shift;
  return inTransaction(ctx.db, async (tx) => {
    await lockHolder(tx, personHolder(personId));
    const known = await findCount(tx, countId);
    if (known !== undefined) {
      const isRepeat =
        known.personId === personId && isSameCash(await listDeclared(tx, countId), amounts);
      if (!isRepeat) throw new Problem('form_already_sent');
      return known;
    }
    await replaceWaiting(tx, personId);
    const count = { id: countId, personId, shiftId: shift.id, hubId: hub.id };
    await insertCount(tx, count, amounts);
    const actor = { kind: 'field', id: personId } as const;
    await appendAudit(tx, actor, 'cash.declare', `cash-count:${countId}`, { hubId: hub.id });
    const stored = await findCount(tx, countId);
    if (stored === undefined) throw new Error('a declaration was not stored');
    return stored;
  });
}

export function stateOf({ confirmedAt, replacedAt }: CountRow): (typeof CASH_COUNT_STATES)[number] {
  if (confirmedAt !== null) return 'confirmed';
  return replacedAt === null ? 'waiting' : 'replaced';
}
