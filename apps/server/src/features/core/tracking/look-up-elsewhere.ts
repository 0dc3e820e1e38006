import { sampleOf } from '@waypost/domain/sample-numbers';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { z } from 'zod';
import type { Cell } from '../../../platform/cells/cells.ts';
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

export const AskedLookUps = z.object({
  refs: z
    .array(z.object({ ref: z.string().max(64), version: z.int().nullable(), fresh: z.boolean() }))
    .max(MAX_BATCH),
});
type AskedLookUp = z.infer<typeof AskedLookUps>['refs'][number];

type AnsweredLookUp =
  | { kind: 'unknown' | 'same' | 'away' }
  | { kind: 'found'; shipmentId: string; version: number; isCurrent: boolean; json: string };

/** What this cell says to others, in the order of what they ask. */
export async function answerLookUps(
  ctx: Ctx,
  local: LookUp,
  { refs }: z.infer<typeof AskedLookUps>,
) {
  const answers = await Promise.all(refs.map((asked) => answerOne(ctx, local, asked)));
  return { answers };
}

async function answerOne(ctx: Ctx, local: LookUp, asked: AskedLookUp): Promise<AnsweredLookUp> {
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

/** A shard that has moved away: who asks here has an older map, and the shipment is in its new cell. */
async function mayHaveLeft(ctx: Ctx, ref: string): Promise<boolean> {
  const shard = shardOfTrackingNumber(ref);
  if (shard === null || sampleOf(ref) !== undefined) return false;
  return ctx.cells.elsewhere(shard) !== null || (await isShardClosed(ctx.db, shard));
}

type Waiting = {
  fresh: boolean;
  resolve(snapshot: Snapshot | null): void;
  reject(error: unknown): void;
};

/** Where the shipment of a number is, unless it is here. Sample numbers are everywhere; of aliases this says nothing. */
export function cellOfReference({ cells }: Pick<Ctx, 'cells'>, ref: string): Cell | null {
  const shard = shardOfTrackingNumber(ref);
  if (shard === null || sampleOf(ref) !== undefined) return null;
  return cells.elsewhere(shard);
}

/**
 * Finds shipments of other cells by asking them, those of concurrent look-ups together. An answer is kept to be
 * compared by its version, and never shown without having asked: nudges of erasures do not reach this cell.
 */
export function createLookUpElsewhere(ctx: Ctx, local: LookUp): LookUp {
  const known = createSnapshotCache();
  const waitingAt = new Map<string, Map<string, Waiting[]>>();
  const inFlightAt = new Map<string, number>();

  async function ask(cell: Cell, asked: readonly AskedLookUp[]): Promise<AnsweredLookUp[]> {
    const body = JSON.stringify({ refs: asked });
    const answer = await ctx.cells.post(cell, LOOK_UPS_PATH, { body, timeoutMs: TIMEOUT_MS });
    return ((await answer.json()) as { answers: AnsweredLookUp[] }).answers;
  }

  function take(ref: string, answer: AnsweredLookUp | undefined): Snapshot | null {
    if (answer?.kind === 'unknown') return null;
    if (answer?.kind === 'found') {
      const { shipmentId, version, isCurrent, json } = answer;
      const snapshot = { shipmentId, version, isCurrent, json: Buffer.from(json) };
      if (isCurrent) known.keep(ref, snapshot);
      return snapshot;
    }
    const same = answer?.kind === 'same' ? known.any(ref) : undefined;
    if (same === undefined) throw new CellAway();
    return same;
  }

  async function askNext(cell: Cell, waiting: Map<string, Waiting[]>): Promise<void> {
    const batch = [...waiting].slice(0, MAX_BATCH);
    for (const [ref] of batch) waiting.delete(ref);
    inFlightAt.set(cell.name, (inFlightAt.get(cell.name) ?? 0) + 1);
    try {
      const answers = await ask(
        cell,
        batch.map(([ref, waiters]) => ({
          ref,
          version: known.any(ref)?.version ?? null,
          fresh: waiters.some(({ fresh }) => fresh),
        })),
      );
      for (const [at, [ref, waiters]] of batch.entries()) {
        settle(waiters, () => take(ref, answers[at]));
      }
    } catch (error) {
      for (const [, waiters] of batch) for (const { reject } of waiters) reject(error);
    } finally {
      inFlightAt.set(cell.name, (inFlightAt.get(cell.name) ?? 1) - 1);
      schedule(cell);
    }
  }

  function schedule(cell: Cell): void {
    setImmediate(() => {
      const waiting = waitingAt.get(cell.name);
      if (waiting === undefined) return;
      while (waiting.size > 0 && (inFlightAt.get(cell.name) ?? 0) < MAX_IN_FLIGHT) {
        void askNext(cell, waiting);
      }
    });
  }

  function findAt(cell: Cell, ref: string, fresh: boolean): Promise<Snapshot | null> {
    return new Promise((resolve, reject) => {
      const waiting = waitingAt.get(cell.name) ?? new Map<string, Waiting[]>();
      waitingAt.set(cell.name, waiting);
      const waiters = waiting.get(ref);
      if (waiters === undefined) waiting.set(ref, [{ fresh, resolve, reject }]);
      else waiters.push({ fresh, resolve, reject });
      schedule(cell);
    });
  }

  async function findHere(ref: string, fresh: boolean): Promise<Snapshot | null> {
    const found = await (fresh ? local.findFresh(ref) : local.find(ref));
    if (found !== null) return found;
    if (await mayHaveLeft(ctx, ref)) throw new CellAway();
    if (shardOfTrackingNumber(ref) !== null) return null;
    const shard = (await shardsOfAliases(ctx, [ref])).get(ref);
    const cell = shard === undefined ? null : ctx.cells.elsewhere(shard);
    return cell === null ? null : findAt(cell, ref, fresh);
  }

  function find(ref: string, fresh: boolean): Promise<Snapshot | null> {
    const cell = cellOfReference(ctx, ref);
    return cell === null ? findHere(ref, fresh) : findAt(cell, ref, fresh);
  }

  return {
    find: (ref) => find(ref, false),
    findFresh: (ref) => find(ref, true),
    close: () => local.close(),
  };
}

function settle(waiters: readonly Waiting[], take: () => Snapshot | null): void {
  try {
    const snapshot = take();
    for (const { resolve } of waiters) resolve(snapshot);
  } catch (error) {
    for (const { reject } of waiters) reject(error);
  }
}
