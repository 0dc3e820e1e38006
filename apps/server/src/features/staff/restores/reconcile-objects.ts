import type { Ctx } from '../../../platform/context.ts';
import { LEDGER_PREFIX } from '../../../platform/sent-ledger.ts';
import { drain } from '../../../platform/sweeps.ts';
import {
  findListed,
  forgetStray,
  isDueStray,
  listDueStrays,
  listStoredRows,
  noteStrays,
} from './objects.queries.ts';

const SLICE = 1_000;

export type ObjectsReport = {
  objects: number;
  /** No row lists them: they belong to rows that are lost. */
  strays: string[];
  /** Their objects were deleted after the moment that was restored to. */
  missing: string[];
};

/**
 * Strays are listed again at once, and deleted after 30 days: nobody else could find them when a person is
 * erased, and a restore to a later moment may still want them. Of rows without an object, documents and
 * invoices are made again when somebody asks for them.
 */
export async function reconcileObjects(ctx: Ctx): Promise<ObjectsReport> {
  // the store first: a row is committed before its object is stored
  const keys = (await ctx.objects.list('')).filter((key) => !key.startsWith(LEDGER_PREFIX));
  const strays: string[] = [];
  for (let from = 0; from < keys.length; from += SLICE) {
    const slice = keys.slice(from, from + SLICE);
    const listed = await findListed(ctx.db, slice);
    const unlisted = slice.filter((key) => !listed.has(key));
    await noteStrays(ctx.db, unlisted);
    strays.push(...unlisted);
  }
  const stored = new Set(keys);
  const missing = (await listStoredRows(ctx.db)).filter(({ objectKey }) => !stored.has(objectKey));
  return { objects: keys.length, strays, missing: missing.map(({ objectKey }) => objectKey) };
}

export async function deleteStrays(ctx: Ctx): Promise<void> {
  await drain(async (batch) => {
    const due = await listDueStrays(ctx.db, batch);
    for (const key of due) {
      // its shard may be moving back
      if (!(await isDueStray(ctx.db, key))) continue;
      await ctx.objects.delete(key);
      await forgetStray(ctx.db, key);
    }
    return due.length;
  }, SLICE);
}
