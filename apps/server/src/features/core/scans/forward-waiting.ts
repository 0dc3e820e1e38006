import { z } from 'zod';
import type { Cell } from '../../../platform/cells/cells.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { Ctx } from '../../../platform/context.ts';
import { drain } from '../../../platform/sweeps.ts';
import { shardsOfAliases } from '../directory/index.ts';
import { incomingOfKept, type KeptScan } from './incoming-scan.ts';
import { recordScans } from './record-scans.ts';
import { deleteUnmatched, listUnmatched, listWaitingAliases } from './unmatched.queries.ts';

export const WAITING_PATH = '/internal/waiting-scans';
const TIMEOUT_MS = 10_000;
const BATCH = 500;

export const WaitingScans = z.object({
  ref: z.string(),
  scans: z
    .array(
      z.object({
        sourceId: z.int(),
        /** As it was kept, when it was accepted. */
        scan: z.custom<KeptScan>((scan) => typeof scan === 'object' && scan !== null),
        recordedAt: z.iso.datetime(),
      }),
    )
    .max(BATCH),
});

/**
 * A scan by an alias waits in the cell that got it. Once another cell has the alias, it goes there. Those for a cell that is
 * away wait for the next run.
 */
export async function forwardWaiting(ctx: Ctx): Promise<void> {
  if (!ctx.cells.areSeveral || ctx.mode === 'test') return;
  let after = '';
  const away = new Set<string>();
  await drain(async (batch) => {
    const aliases = await listWaitingAliases(ctx.db, after, batch);
    const shards = await shardsOfAliases(ctx, aliases);
    for (const [alias, shard] of shards) {
      const cell = ctx.cells.elsewhere(shard);
      if (cell === null || away.has(cell.name)) continue;
      try {
        await forwardScansOf(ctx, alias, cell);
      } catch (error) {
        if (!(error instanceof CellAway)) throw error;
        away.add(cell.name);
      }
    }
    after = aliases.at(-1) ?? after;
    return aliases.length;
  });
}

async function forwardScansOf(ctx: Ctx, ref: string, cell: Cell): Promise<void> {
  const waiting = await listUnmatched(ctx.db, ref, BATCH);
  const scans = waiting.map(({ sourceId, scan, recordedAt }) => ({ sourceId, scan, recordedAt }));
  const body = JSON.stringify({ ref, scans });
  await ctx.cells.post(cell, WAITING_PATH, { body, timeoutMs: TIMEOUT_MS });
  // after a crash before this line they are sent again, and known there
  await deleteUnmatched(ctx.db, waiting);
}

/** With their first arrival. Answered after COMMIT. */
export async function takeWaiting(
  ctx: Ctx,
  { ref, scans }: z.infer<typeof WaitingScans>,
): Promise<{ taken: number }> {
  const incoming = scans.map(({ recordedAt, ...row }) =>
    incomingOfKept({ ...row, recordedAt: new Date(recordedAt) }, ref),
  );
  await recordScans(ctx, incoming);
  return { taken: incoming.length };
}
