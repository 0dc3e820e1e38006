import { z } from 'zod';
import { homeElsewhere } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { blankLinesOf } from './bank-lines.queries.ts';
import { blankLinesQueue } from './queues.ts';

export const BLANK_PATH = '/internal/blank-bank-lines';
export const BlankLinesRequest = z.object({ shipmentIds: z.array(z.uuid()).max(10_000) });
const HOME_MS = 5_000;

/**
 * Names and words of payers, of lines that paid for these shipments. Lines of the bank stay at home when the shard of a
 * shipment moves (decision 181), so another cell asks home for it. Home need not be there.
 */
export async function blankLines(ctx: Ctx, tx: Db, shipmentIds: readonly string[]): Promise<void> {
  await blankLinesOf(tx, shipmentIds);
  if (homeElsewhere(ctx.cells) === null || ctx.mode === 'test') return;
  await ctx.jobs.enqueue(tx, blankLinesQueue, { shipmentIds });
}

export async function blankLinesAtHome(
  { db, cells }: Ctx,
  { shipmentIds }: { shipmentIds: readonly string[] },
): Promise<void> {
  const home = homeElsewhere(cells);
  if (home === null) return blankLinesOf(db, shipmentIds);
  await cells.post(home, BLANK_PATH, {
    body: JSON.stringify({ shipmentIds }),
    timeoutMs: HOME_MS,
  });
}
