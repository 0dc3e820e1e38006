import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { matchBag } from '../../field/cash/index.ts';
import { markReceived } from '../staff-edits/index.ts';
import {
  findLine,
  insertPayment,
  type LineRow,
  readPaidCents,
  storeLine,
} from './bank-lines.queries.ts';

/**
 * Each shipment in its own transaction, with its posting, its note and its row in the audit log, by the use
 * case that marks a transfer by hand. The line is matched when all of it has been used; interrupted, the rest
 * of it can still be.
 */
export async function settleLine(
  ctx: Ctx,
  staffId: string,
  line: LineRow,
  pays: readonly { shipmentId: string; cents: number }[],
): Promise<void> {
  for (const { shipmentId, cents } of pays) {
    await markReceived(ctx, { staffId }, shipmentId, {
      cents,
      bankReference: line.bankReference,
      line: { id: line.id, take: (tx) => takeFromLine(tx, line.id, shipmentId, cents) },
    });
  }
}

/** The line is a bag of cash that was counted once already. All of it, or none. */
export async function settleBag(
  ctx: Ctx,
  staffId: string,
  lineId: string,
  depositId: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const line = await lockUndecided(tx, lineId);
    if ((await readPaidCents(tx, lineId)) > 0) throw new Problem('bank_line_decided');
    await matchBag(ctx, tx, staffId, depositId, line);
    await storeLine(tx, lineId, { state: 'matched', doubt: null, shipmentIds: [] });
    await auditStaff(tx, staffId, 'bank.bag', `bank-line:${lineId}`, { depositId });
  });
}

async function lockUndecided(tx: Db, lineId: string): Promise<LineRow> {
  const line = await findLine(tx, lineId, true);
  if (line === undefined) throw new Problem('not_found');
  if (line.state === 'matched' || line.state === 'aside') throw new Problem('bank_line_decided');
  return line;
}

async function takeFromLine(
  tx: Db,
  lineId: string,
  shipmentId: string,
  cents: number,
): Promise<void> {
  const line = await lockUndecided(tx, lineId);
  const left = line.cents - (await readPaidCents(tx, lineId)) - cents;
  if (left < 0) throw new Problem('bank_line_decided');
  await insertPayment(tx, { lineId, shipmentId, cents });
  if (left === 0) await storeLine(tx, lineId, { state: 'matched', doubt: null, shipmentIds: [] });
}
