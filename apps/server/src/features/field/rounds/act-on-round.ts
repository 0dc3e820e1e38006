import type { AuditAction, RoundLine } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { presentRound } from './present-rounds.ts';
import { lockRounds, type RoundRow } from './rounds.queries.ts';

/** What an act tells the audit trail about itself. */
type Details = Record<string, unknown> | undefined;

/** An act of staff on a round as they saw it, in one transaction; answered with the round as it is then. */
export async function actOnRound(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { id, revision }: { id: string; revision: number },
  action: AuditAction,
  act: (tx: Db, round: RoundRow) => Promise<Details>,
): Promise<RoundLine> {
  return inTransaction(ctx.db, async (tx) => {
    const round = await lockUnchanged(tx, id, revision);
    const details = await act(tx, round);
    await auditStaff(tx, staffId, action, subject(id), details);
    return presentRound(tx, id);
  });
}

/** Two dispatchers at once: the second one is told, and nothing of what the first did is lost. */
async function lockUnchanged(tx: Db, id: string, revision: number): Promise<RoundRow> {
  const [round] = await lockRounds(tx, [id]);
  if (round === undefined) throw new Problem('round_not_found');
  refuseChanged(round, revision);
  return round;
}

export function refuseChanged(round: RoundRow, revision: number): void {
  if (round.revision === revision) return;
  throw new Problem('round_changed', { details: { roundId: round.id, revision: round.revision } });
}

export function subject(roundId: string): string {
  return `round:${roundId}`;
}
