import { z } from 'zod';
import type { Cell } from '../../../platform/cells/cells.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findShard, hasAuditEntry, SHARDED_KINDS } from './cell-rows.queries.ts';

export const ROWS_PATH = '/internal/rows';
const TIMEOUT_MS = 2_000;

export const RowRequest = z.object({
  kind: z.enum([...SHARDED_KINDS, 'auditEntry']),
  id: z.string().max(300),
});
/** What a path of the console names. */
export type NamedRow = z.infer<typeof RowRequest>;

/** Whether this cell has it, by its map as well as by its database. */
export async function hasRow({ db, cells }: Ctx, { kind, id }: NamedRow): Promise<boolean> {
  if (kind === 'auditEntry') return hasAuditEntry(db, id);
  const shard = await findShard(db, kind, id);
  return shard !== undefined && cells.elsewhere(shard) === null;
}

/**
 * The cell of a row; null for this one, and for a row that nobody has. Ids of rows do not name a shard, so the others
 * are asked for what is not here. Refused when it may be in a cell that did not answer.
 */
export async function findCell(ctx: Ctx, row: NamedRow): Promise<Cell | null> {
  if (await hasRow(ctx, row)) return null;
  const others = ctx.cells.others();
  const answers = await Promise.all(others.map((cell) => asks(ctx, cell, row)));
  const found = others.find((_cell, at) => answers[at] === true);
  if (found !== undefined) return found;
  const away = others.filter((_cell, at) => answers[at] === null);
  if (away.length === 0) return null;
  throw new Problem('temporarily_unavailable', {
    retryAfterSeconds: 1,
    details: { cellsMissing: away.map(({ name }) => name) },
  });
}

/** Null when it did not answer. */
async function asks({ cells }: Ctx, cell: Cell, row: NamedRow): Promise<boolean | null> {
  try {
    const answer = await cells.post(cell, ROWS_PATH, {
      body: JSON.stringify(row),
      timeoutMs: TIMEOUT_MS,
    });
    return ((await answer.json()) as { isHere: boolean }).isHere;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
