import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { DeskThread } from '../../../platform/feature.ts';
import { closeItems, putOnDeskOnce } from '../../staff/desk/index.ts';
import { readInvoiceNumber, readStatementForMail } from './statements.queries.ts';

/** The item has the id of its statement, so there is one of each. */
export async function putUnpaidOnDesk(
  ctx: Ctx,
  tx: Db,
  { statementId, shard }: { statementId: string; shard: number },
): Promise<void> {
  const item = {
    id: statementId,
    shard,
    kind: 'unpaid_statement',
    subject: '',
    turn: 'carrier',
    reference: await readInvoiceNumber(tx, statementId),
    shipmentId: null,
    party: null,
  } as const;
  await putOnDeskOnce(ctx, tx, [{ item, occurrence: '', since: new Date() }]);
}

export async function takePaidOffDesk(tx: Db, statementId: string): Promise<void> {
  await closeItems(tx, [statementId], null);
}

/** The customer who owes. */
export async function readDebtor(tx: Db, statementId: string): Promise<DeskThread | undefined> {
  const debtor = await readStatementForMail(tx, statementId);
  if (debtor === undefined) return undefined;
  const { name, email, customerId } = debtor;
  return { contact: { name, email, customerId }, files: [], said: [] };
}
