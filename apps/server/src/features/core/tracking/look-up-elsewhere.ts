import { sampleOf } from '@waypost/domain/sample-numbers';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { z } from 'zod';
import { cellOfNumber, cellOfShard } from '../../../platform/cells/cell-of.ts';
import type { Cell } from '../../../platform/cells/cells.ts';
import { createHopQueue } from '../../../platform/cells/hop-queue.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import { isShardClosed } from '../../../platform/cells/moving/closed-shards.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { shardsOfAliases } from '../directory/index.ts';
import type { LookUp } from './look-up.ts';
import { createSnapshotCache, type Snapshot } from './snapshot-cache.ts';

export const LOOK_UPS_PATH = '/internal/look-ups';

const MAX_BATCH = 64;
/** Calls to one cell at a time; further look-ups gather for the next one. */
const MAX_IN_FLIGHT = 3;
const TIMEOUT_MS = 2_000;

export const LookUpsRequest = z.object({
  refs: z
    .array(z.object({ ref: z.string().max(64), version: z.int().nullable(), fresh: z.boolean() }))
    .max(MAX_BATCH),
});
type LookUpRequest = z.infer<typeof LookUpsRequest>['refs'][number];

type LookUpAnswer =
  | { kind: 'unknown' | 'same' | 'away' }
  | { kind: 'found'; shipmentId: string; version: number; isCurrent: boolean; json: string };

type Wanted = { ref: string; fresh: boolean };

/** What this cell says to others, in the order of what they ask. */
export async function answerLookUps(
  ctx: Ctx,
  local: LookUp,
  { refs }: z.infer<typeof LookUpsRequest>,
) {
  const answers = await Promise.all(refs.map((asked) => answerOne(ctx, local, asked)));
  return { answers };
}

async function answerOne(ctx: Ctx, local: LookUp, asked: LookUpRequest): Promise<LookUpAnswer> {
  try {
    const found = await (asked.fresh ? local.findFresh(asked.ref) : local.find(asked.ref));
    if (found === null) return { kind: (await mayHaveLeft(ctx, asked.ref)) ? 'away' : 'unknown' };
    const { shipmentId, version, isCurrent, json } = found;
    if (isCurrent && version === asked.version) return { kind: 'same' };
    return { kind: 'found', shipmentId, version, isCurrent, json: json.toString() };
  } catch (error) {
    if (error instanceof Problem) return { kind: 'away' };
    throw error;
  }
}

/** Its shard has moved away: the cell that asks has an older map, and the shipment is in its new cell. */
async function mayHaveLeft(ctx: Ctx, ref: string): Promise<boolean> {
  if (cellOfReference(ctx, ref) !== null) return true;
  const shard = sampleOf(ref) === undefined ? shardOfTrackingNumber(ref) : null;
  return shard !== null && (await isShardClosed(ctx.db, shard));
}

/** Where it is looked up, unless it is here: sample numbers are everywhere. */
export function cellOfReference({ cells }: Pick<Ctx, 'cells'>, ref: string): Cell | null {
  return sampleOf(ref) === undefined ? cellOfNumber(cells, ref) : null;
}

/**
 * Finds shipments of other cells by asking them, those of concurrent look-ups together. An answer is kept to be
 * compared by its version, and never shown without having asked: nudges of erasures do not reach this cell.
 */
export function createLookUpElsewhere(ctx: Ctx, local: LookUp): LookUp {
  const known = createSnapshotCache();
  const findAt = createHopQueue<Wanted, Snapshot | null>({
    maxInFlight: MAX_IN_FLIGHT,
    maxWaitMs: TIMEOUT_MS,
    countNext: countOfRefs,
    async send(cell, wanted) {
      const byRef = Map.groupBy(wanted, ({ ref }) => ref);
      const refs = [...byRef].map(([ref, askers]) => ({
        ref,
        version: known.any(ref)?.version ?? null,
        fresh: askers.some(({ fresh }) => fresh),
      }));
      const answers = await ask(cell, refs);
      const found = new Map(refs.map(({ ref }, at) => [ref, take(ref, answers[at])]));
      return wanted.map(({ ref }) => found.get(ref) ?? null);
    },
  });

  async function ask(cell: Cell, refs: readonly LookUpRequest[]): Promise<LookUpAnswer[]> {
    const body = JSON.stringify({ refs });
    const answer = await ctx.cells.post(cell, LOOK_UPS_PATH, { body, timeoutMs: TIMEOUT_MS });
    return ((await answer.json()) as { answers: LookUpAnswer[] }).answers;
  }

  function take(ref: string, answer: LookUpAnswer | undefined): Snapshot | CellAway | null {
    if (answer?.kind === 'unknown') return null;
    if (answer?.kind === 'found') {
      const { shipmentId, version, isCurrent, json } = answer;
      const snapshot = { shipmentId, version, isCurrent, json: Buffer.from(json) };
      if (isCurrent) known.keep(ref, snapshot);
      return snapshot;
    }
    const same = answer?.kind === 'same' ? known.any(ref) : undefined;
    return same ?? new CellAway();
  }

  async function findHere(ref: string, fresh: boolean): Promise<Snapshot | null> {
    const found = await (fresh ? local.findFresh(ref) : local.find(ref));
    if (found !== null) return found;
    if (await mayHaveLeft(ctx, ref)) throw new CellAway();
    if (shardOfTrackingNumber(ref) !== null) return null;
    const shard = (await shardsOfAliases(ctx, [ref])).get(ref);
    const cell = cellOfShard(ctx.cells, shard);
    return cell === null ? null : findAt(cell, { ref, fresh });
  }

  function find(ref: string, fresh: boolean): Promise<Snapshot | null> {
    const cell = cellOfReference(ctx, ref);
    return cell === null ? findHere(ref, fresh) : findAt(cell, { ref, fresh });
  }

  return {
    find: (ref) => find(ref, false),
    findFresh: (ref) => find(ref, true),
    close: () => local.close(),
  };
}

/** How many waiting look-ups fit into a call: several may ask for the same number. */
function countOfRefs(waiting: readonly Wanted[]): number {
  const refs = new Set<string>();
  for (const [at, { ref }] of waiting.entries()) {
    if (refs.add(ref).size > MAX_BATCH) return at;
  }
  return waiting.length;
}
