import type { Db } from '../../../platform/database.ts';
import { judgeCredit } from '../../customer/credit/index.ts';
import type { JudgedRow } from './check-rows.ts';

/**
 * Refuses rows on account that go beyond the credit limit of their customer, in the order of the file. The
 * accounts stay locked until the transaction ends, which enters the others.
 */
export async function withinCredit(tx: Db, judged: readonly JudgedRow[]): Promise<JudgedRow[]> {
  const asked = judged.flatMap((row) =>
    row.good === null || row.customer === undefined || row.good.entry.payment !== 'on_account'
      ? []
      : [{ rowNo: row.rowNo, customerId: row.customer.id, cents: row.good.priceCents }],
  );
  const answers = await judgeCredit(tx, asked);
  const refusals = new Map(asked.map(({ rowNo }, at) => [rowNo, answers[at] ?? null]));
  return judged.map((row) => {
    const code = refusals.get(row.rowNo);
    return code ? { rowNo: row.rowNo, faults: [{ column: 'payment', code }], good: null } : row;
  });
}
