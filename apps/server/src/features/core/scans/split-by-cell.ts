import type { ScanAnswer } from '@waypost/contract';
import { shardOfSymbol } from '@waypost/domain/shards';
import { readReference, shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { cellOfShard } from '../../../platform/cells/cell-of.ts';
import type { Cell } from '../../../platform/cells/cells.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { errorFields } from '../../../platform/log.ts';
import { shardsOfAliases } from '../directory/index.ts';
import { manifestIn } from '../manifests/index.ts';
import { type RecordedPart, recordSystemScansThere } from './forward-scans.ts';
import type { IncomingScan } from './incoming-scan.ts';
import { scanIdOf } from './record-call.ts';
import { recordScans } from './record-scans.ts';

type Part = { cell: Cell | null; places: number[]; inputs: unknown[] };

/** By the number or alias that a scan names; what nobody knows stays here, and is judged here. */
async function splitByCell(ctx: Ctx, inputs: readonly unknown[]): Promise<Part[]> {
  const parts = new Map<string, Part>();
  const named = inputs.map(namedBy);
  const aliases = named.filter((name) => typeof name === 'string');
  const shards = await shardsOfAliases(ctx, aliases);
  for (const [place, input] of inputs.entries()) {
    const name = named[place] ?? null;
    const shard = typeof name === 'string' ? (shards.get(name) ?? null) : name;
    const cell = cellOfShard(ctx.cells, shard);
    const where = cell?.name ?? '';
    const part = parts.get(where) ?? { cell, places: [], inputs: [] };
    part.places.push(place);
    part.inputs.push(input);
    parts.set(where, part);
  }
  return [...parts.values()];
}

/** The shard of a number, or an alias. */
function namedBy(input: unknown): number | string | null {
  const manifest = manifestIn(input);
  if (manifest !== null) return shardOfSymbol(manifest.charAt(2));
  const ref: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'ref') : null;
  if (typeof ref !== 'string' || ref.length > 64) return null;
  const reference = readReference(ref);
  if (reference.kind === 'alias') return reference.ref;
  return 'ref' in reference ? shardOfTrackingNumber(reference.ref) : null;
}

/**
 * Records each part where its shipments are, all at the same time. A part whose cell does not answer, or fails, is
 * `unavailable`, and the others are acknowledged. Whether such a part was stored is not known: sent again, it is `known` then.
 */
export async function recordInAllCells(
  ctx: Ctx,
  inputs: readonly unknown[],
  recordHere: (inputs: readonly unknown[]) => Promise<RecordedPart>,
  recordElsewhere: (cell: Cell, inputs: readonly unknown[]) => Promise<RecordedPart>,
): Promise<RecordedPart> {
  const parts = await splitByCell(ctx, inputs);
  const settled = await Promise.allSettled(
    parts.map(async ({ cell, inputs: own }) =>
      cell === null ? recordHere(own) : recordElsewhere(cell, own),
    ),
  );
  const recorded = parts.map((part, at): RecordedPart => {
    const answer = settled[at];
    if (answer?.status === 'fulfilled') return answer.value;
    // a call for one cell alone fails as a whole, and so does one whose sender is refused
    if (parts.length === 1 || isRefusal(answer?.reason)) throw answer?.reason;
    if (!(answer?.reason instanceof Problem)) {
      ctx.log.error(errorFields(answer?.reason), 'a part of a call was not recorded');
    }
    ctx.metrics.scans.inc({ outcome: 'unavailable' }, part.inputs.length);
    return { results: part.inputs.map(notStored) };
  });
  const results: ScanAnswer[] = [];
  for (const [at, { places }] of parts.entries()) {
    for (const [n, place] of places.entries()) {
      results[place] = recorded[at]?.results[n] ?? notStored(inputs[place]);
    }
  }
  const [resendSince] = recorded.flatMap((part) => part.resendSince ?? []).toSorted();
  return { results, ...(resendSince !== undefined && { resendSince }) };
}

/**
 * Records scans that we make ourselves, of one source and by number, in the cells of their shipments. Returns the shards
 * of each cell that did not answer: their scans have to be recorded again. Scans that were stored are `known` then.
 */
export async function recordOwnScans(
  ctx: Ctx,
  scans: readonly IncomingScan[],
  sourceId: number,
): Promise<number[][]> {
  const parts = [...Map.groupBy(scans, ({ shard }) => ctx.cells.elsewhere(shard))];
  const settled = await Promise.allSettled(
    parts.map(async ([cell, part]) => {
      if (cell === null) return void (await recordScans(ctx, part));
      const inputs = part.map(({ scan }) => scan);
      const { results } = await recordSystemScansThere(ctx, cell, inputs, sourceId);
      if (results.some(({ outcome }) => outcome === 'unavailable')) throw new CellAway();
    }),
  );
  const missed: number[][] = [];
  for (const [at, [, part]] of parts.entries()) {
    const answer = settled[at];
    if (answer?.status === 'fulfilled') continue;
    if (!isForLater(answer?.reason)) throw answer?.reason;
    missed.push([...new Set(part.map(({ shard }) => shard))]);
  }
  return missed;
}

function notStored(input: unknown): ScanAnswer {
  return { scanId: scanIdOf(input), outcome: 'unavailable' };
}

/** Also of a `CellAway`. */
function isForLater(error: unknown): boolean {
  return error instanceof Problem && error.code === 'temporarily_unavailable';
}

function isRefusal(error: unknown): boolean {
  return error instanceof Problem && !isForLater(error);
}
