import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockCase, lockOpenCase, storeOpen } from './cases.queries.ts';

/** Joins the desk's transaction. There is one open case per problem, and none of an erased person. */
export async function reopenCase(tx: Db, caseId: string): Promise<void> {
  const row = await lockCase(tx, caseId);
  if (row === undefined || row.erasedAt !== null) throw new Problem('desk_item_final');
  const side = { shipmentId: row.shipmentId, role: row.party };
  const other = await lockOpenCase(tx, side, row.subject);
  if (other !== undefined && other.id !== caseId) throw new Problem('desk_item_final');
  await storeOpen(tx, caseId);
}
