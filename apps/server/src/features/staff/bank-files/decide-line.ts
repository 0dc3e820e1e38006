import type { BankLineDecision } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findBagOfSeal } from '../../field/cash/index.ts';
import { findLine, readPaidCents, storeLine } from './bank-lines.queries.ts';
import { findReferences, judgeLine } from './judge-line.ts';
import { listNamed } from './named.queries.ts';
import { settleBag, settleLine } from './settle-line.ts';

const DECIDABLE: readonly string[] = ['doubtful', 'unknown'];

/** What the matching could not: a colleague says what a transfer pays for, or that it pays for nothing. */
export async function decideLine(
  ctx: Ctx,
  { staffId }: StaffCaller,
  lineId: string,
  decision: BankLineDecision,
): Promise<void> {
  const line = await findLine(ctx.db, lineId);
  if (line === undefined) throw new Problem('not_found');
  if (!DECIDABLE.includes(line.state)) throw new Problem('bank_line_decided');
  if (decision.decision === 'aside') return putAside(ctx, staffId, lineId, decision.reason);

  const named = await listNamed(
    ctx.db,
    findReferences(decision.reference, ctx.config.INVOICE_SERIES),
  );
  if (named.length === 0) {
    const bag = await findBagOfSeal(ctx.db, decision.reference, line);
    if (bag === undefined) throw new Problem('shipment_not_found');
    return settleBag(ctx, staffId, lineId, bag);
  }
  const left = line.cents - (await readPaidCents(ctx.db, lineId));
  const judged = judgeLine({ ...line, cents: left }, named, []);
  if (judged.kind === 'sure') return settleLine(ctx, staffId, line, judged.pays);
  const isOtherAmount = judged.kind === 'doubtful' && judged.doubt === 'amount_differs';
  throw new Problem(isOtherAmount ? 'amount_differs' : 'nothing_owed');
}

/** The money stays in the books as unmatched. */
async function putAside(ctx: Ctx, staffId: string, lineId: string, reason: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const line = await findLine(tx, lineId, true);
    if (line === undefined || !DECIDABLE.includes(line.state)) {
      throw new Problem('bank_line_decided');
    }
    await storeLine(tx, lineId, { state: 'aside', doubt: null, reason });
    await auditStaff(tx, staffId, 'bank.aside', `bank-line:${lineId}`);
  });
}
