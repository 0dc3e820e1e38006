import { createHash } from 'node:crypto';
import { type CaseFile, MAX_CASE_FILES } from '@waypost/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { takeOrRefuse } from '../../../platform/durable-limits.ts';
import { cleanFileName } from '../../../platform/http/file-name.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { errorFields } from '../../../platform/log.ts';
import type { Party } from '../parties/index.ts';
import {
  countFiles,
  type FileRow,
  findFile,
  insertFile,
  isFileOf,
  markFileStored,
} from './case-files.queries.ts';
import { FILES_OF_PARTY, limitKeyOf } from './case-limits.ts';
import { noteActivity } from './note-activity.ts';
import { openCase } from './open-case.ts';
import { presentFile } from './present-case.ts';

const ENDINGS = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
]);

type NewFile = { id: string; name: string; bytes: Buffer; caseId?: string | undefined };

/**
 * A file is listed before its object is stored: a crash in between leaves a row without an object, which
 * a repeated upload completes or a day later is removed, never an object that erasing would miss.
 */
export async function addCaseFile(ctx: Ctx, party: Party, file: NewFile): Promise<CaseFile> {
  const type = await fileTypeFromBuffer(file.bytes);
  const ending = ENDINGS.get(type?.mime ?? '');
  if (type === undefined || ending === undefined) throw new Problem('file_not_accepted');
  const contentHash = createHash('sha256').update(file.bytes).digest();

  let row: FileRow | undefined = await findSentBefore(ctx, party, file.id, contentHash);
  if (row === undefined) await takeOrRefuse(ctx, FILES_OF_PARTY, limitKeyOf(party));
  else if (row.bytes !== null) return presentFile(row);
  const held = await scan(ctx, file);
  if (row === undefined) {
    const name = cleanFileName(file.name, ending);
    row = await listFile(ctx, party, file, { name, mediaType: type.mime, contentHash });
  }
  // the same file was uploaded twice at once, and the other request has listed it
  row ??= await findSentBefore(ctx, party, file.id, contentHash);
  if (row === undefined) throw new Problem('form_already_sent');
  if (row.bytes !== null) return presentFile(row);

  await ctx.objects.put(row.objectKey, file.bytes, row.mediaType);
  const stored = await markFileStored(ctx.db, file.id, {
    bytes: file.bytes.length,
    held,
  });
  if (stored !== undefined) return presentFile(stored);
  await ctx.objects.delete(row.objectKey);
  throw new Problem('case_not_found');
}

/** Before it is stored. While the scanner is away the file is kept, and waits where nobody can read it. */
async function scan(ctx: Ctx, { bytes }: NewFile): Promise<'waiting' | null> {
  if (ctx.scanner === null) return null;
  let verdict;
  try {
    verdict = await ctx.scanner.scan(bytes);
  } catch (error) {
    ctx.log.error(errorFields(error), 'a file waits for the virus scanner');
    return 'waiting';
  }
  if (verdict === 'infected') throw new Problem('file_infected');
  return null;
}

async function listFile(
  ctx: Ctx,
  party: Party,
  file: NewFile,
  facts: { name: string; mediaType: string; contentHash: Buffer },
): Promise<FileRow | undefined> {
  return inTransaction(ctx.db, async (tx) => {
    const opened = await openCase(tx, party, file.caseId);
    const { id: caseId, shard } = opened;
    if ((await countFiles(tx, caseId)) >= MAX_CASE_FILES) throw new Problem('case_full');
    // under our own key: the given name is only displayed
    const objectKey = `cases/${caseId}/${file.id}`;
    const row = await insertFile(tx, { id: file.id, shard, caseId, objectKey, ...facts });
    if (row !== undefined) await noteActivity(ctx, tx, opened, 'carrier');
    return row;
  });
}

async function findSentBefore(ctx: Ctx, party: Party, fileId: string, contentHash: Buffer) {
  const known = await findFile(ctx.db, fileId);
  if (known === undefined) return undefined;
  if (!isFileOf(known, party) || !known.contentHash.equals(contentHash)) {
    throw new Problem('form_already_sent');
  }
  return known;
}
