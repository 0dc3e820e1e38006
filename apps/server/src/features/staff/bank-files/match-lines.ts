import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findNamedBag } from '../../field/cash/index.ts';
import {
  findFile,
  type LineRow,
  listNewLines,
  readPaidCents,
  storeLine,
} from './bank-lines.queries.ts';
import { findReferences, judgeLine } from './judge-line.ts';
import { listNamed, listOfAmount } from './named.queries.ts';
import { matchLinesQueue } from './queues.ts';
import { settleBag, settleLine } from './settle-line.ts';

/** At 20 ms each, well within the time limit of a job. */
const LINES_A_JOB = 500;

/** In the name of who uploaded the file. Repeated after a crash, it goes on with the lines that are left. */
export async function matchLines(
  ctx: Ctx,
  { fileId, after }: { fileId: string; after: number },
): Promise<void> {
  const file = await findFile(ctx.db, fileId);
  if (file === undefined) return;
  const lines = await listNewLines(ctx.db, fileId, after, LINES_A_JOB);
  for (const line of lines) await matchLine(ctx, file.uploadedBy, line);
  const last = lines.length < LINES_A_JOB ? undefined : lines.at(-1);
  if (last === undefined) return;
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueue(tx, matchLinesQueue, { fileId, after: last.lineNo }),
  );
}

/** False when somebody was quicker, and then a person decides. */
async function isSettledBy(ctx: Ctx, staffId: string, line: LineRow, bag: string) {
  try {
    await settleBag(ctx, staffId, line.id, bag);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

async function matchLine(ctx: Ctx, staffId: string, line: LineRow): Promise<void> {
  const said = `${line.text} ${line.bankReference}`;
  const named = await listNamed(ctx.db, findReferences(said, ctx.config.INVOICE_SERIES));
  const bag = named.length > 0 ? undefined : await findNamedBag(ctx.db, said, line);
  if (bag !== undefined && (await isSettledBy(ctx, staffId, line, bag))) return undefined;
  const ofSameAmount = named.length > 0 ? [] : await listOfAmount(ctx.db, line.cents);
  // less what was used of it before a crash
  const cents = line.cents - (await readPaidCents(ctx.db, line.id));
  const judged = judgeLine({ ...line, cents }, named, ofSameAmount);
  if (judged.kind === 'unknown') return storeLine(ctx.db, line.id, { state: 'unknown' });
  if (judged.kind === 'doubtful') {
    const { doubt, shipmentIds } = judged;
    return storeLine(ctx.db, line.id, { state: 'doubtful', doubt, shipmentIds });
  }
  try {
    return await settleLine(ctx, staffId, line, judged.pays);
  } catch (error) {
    // cancelled, or paid in another way, since it was looked up
    if (!(error instanceof Problem)) throw error;
    const shipmentIds = judged.pays.map(({ shipmentId }) => shipmentId);
    return storeLine(ctx.db, line.id, { state: 'doubtful', doubt: 'nothing_owed', shipmentIds });
  }
}
