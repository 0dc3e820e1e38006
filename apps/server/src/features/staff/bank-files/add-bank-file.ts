import { createHash } from 'node:crypto';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { cleanFileName } from '../../../platform/http/file-name.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { postLedgers } from '../../core/ledger/index.ts';
import { BankFileFault } from './bank-file-fault.ts';
import { keysOf } from './bank-line.ts';
import { findFile, insertFile, insertLines } from './bank-lines.queries.ts';
import { matchLinesQueue } from './queues.ts';
import { readBankFile } from './read-bank-file.ts';

/** Postings about no shipment belong to the cell, and are kept in its first shard. */
const SHARD_OF_THE_CELL = 0;
const POSTED_AT_ONCE = 500;

/**
 * The file, its lines, their postings and the job that matches them are one transaction. A line that an
 * earlier file had is skipped, so a file may be uploaded twice, and files may overlap. What came in is in the
 * bank from then on, and belongs to nobody until it is matched.
 */
export async function addBankFile(
  ctx: Ctx,
  caller: StaffCaller,
  file: { id: string; name: string; bytes: Buffer },
): Promise<{ id: string }> {
  const { id } = file;
  const contentHash = createHash('sha256').update(file.bytes).digest();
  const known = await findFile(ctx.db, id);
  if (known !== undefined) {
    if (!known.contentHash.equals(contentHash)) throw new Problem('form_already_sent');
    return { id };
  }
  const { lines, otherEntries, ending } = await readOrRefuse(file.bytes);
  const keys = keysOf(lines);
  const numbered = lines.map((line, at) => ({
    ...line,
    id: newRowId(),
    lineNo: at + 1,
    lineKey: keys[at]?.toString('hex') ?? '',
  }));
  return inTransaction(ctx.db, async (tx) => {
    await insertFile(tx, {
      id,
      fileName: cleanFileName(file.name, ending),
      contentHash,
      uploadedBy: caller.staffId,
      lines: lines.length,
      otherEntries,
    });
    const added = await insertLines(tx, id, numbered);
    await postLines(tx, added);
    await ctx.jobs.enqueue(tx, matchLinesQueue, { fileId: id, after: 0 });
    await auditStaff(tx, caller.staffId, 'bank.upload', `bank-file:${id}`, {
      lines: lines.length,
      added: added.length,
      otherEntries,
    });
    return { id };
  });
}

async function readOrRefuse(bytes: Buffer) {
  try {
    return await readBankFile(bytes);
  } catch (error) {
    if (error instanceof BankFileFault) throw new Problem('bank_file_not_accepted');
    throw error;
  }
}

type Added = { id: string; cents: number; currency: string };

async function postLines(tx: Db, added: readonly Added[]): Promise<void> {
  for (let at = 0; at < added.length; at += POSTED_AT_ONCE) {
    const postings = added.slice(at, at + POSTED_AT_ONCE).map(({ id, cents, currency }) => ({
      effectKey: `bank_line:${id}`,
      shard: SHARD_OF_THE_CELL,
      shipmentId: null,
      currency,
      entries: [
        { account: 'bank', amountCents: cents },
        { account: 'unmatched_transfers', holder: `bank_line:${id}`, amountCents: -cents },
      ] as const,
    }));
    await postLedgers(tx, postings);
  }
}
