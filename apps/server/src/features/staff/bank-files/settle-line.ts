import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
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

async function takeFromLine(
  tx: Db,
  lineId: string,
  shipmentId: string,
  cents: number,
): Promise<void> {
  const line = await findLine(tx, lineId, true);
  if (line === undefined) throw new Problem('not_found');
  const left = line.cents - (await readPaidCents(tx, lineId)) - cents;
  if (line.state === 'matched' || line.state === 'aside' || left < 0) {
    throw new Problem('bank_line_decided');
  }
  await insertPayment(tx, { lineId, shipmentId, cents });
  if (left === 0) await storeLine(tx, lineId, { state: 'matched', doubt: null, shipmentIds: [] });
}
