import type { ContainerActResult } from '@waypost/contract';
import { readContainerCode } from '@waypost/domain/container-code';
import { isAfter } from '@waypost/domain/containers';
import { sampleOf } from '@waypost/domain/sample-numbers';
import { isTestNumber, readReference } from '@waypost/domain/tracking-number';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { closeMissingPieces } from '../../staff/desk/index.ts';
import { type ContainerRow, lockFillings } from './containers.queries.ts';
import { codeOf, lockFilling, lockOrBeginFilling } from './find-filling.ts';
import { selectMoves } from './moves.queries.ts';
import {
  insertPieces,
  lockHeld,
  markFound,
  type Put,
  selectKnownPuts,
  selectMissing,
  selectPieceCounts,
  takeFromBefore,
  takeOut,
} from './pieces.queries.ts';
import { carryContainerQueue } from './queues.ts';
import { ActRefused, type Told } from './told-act.ts';

type Named = { ref: string; pieceNo: number };

/** Only the number of a piece: that of a shipment would move all of its pieces. */
function pieceOf(typed: string): Named {
  const reference = readReference(typed);
  if (reference.kind !== 'piece') throw new ActRefused('not_piece');
  const { trackingNumber: ref, pieceNo } = reference;
  if (sampleOf(ref) !== undefined || isTestNumber(ref)) throw new ActRefused('not_piece');
  return { ref, pieceNo };
}

/** Puts that follow each other into the same container, in one transaction. */
export async function putPieces(
  ctx: Ctx,
  tx: Db,
  told: readonly Told<'put' | 'take'>[],
): Promise<ContainerActResult[]> {
  const known = await selectKnownPuts(
    tx,
    told.map(({ act }) => act.actId),
  );
  const judge = await createJudge(tx, told);
  const results: ContainerActResult[] = [];
  const fresh = new Map<string, { container: ContainerRow; puts: Put[] }>();
  for (const each of told) {
    const { actId } = each.act;
    if (known.has(actId)) {
      results.push({ actId, outcome: 'known' });
      continue;
    }
    try {
      const { container, put } = await judge(each);
      const group = fresh.get(container.id) ?? { container, puts: [] };
      fresh.set(container.id, group);
      group.puts.push(put);
      results.push({ actId, outcome: 'recorded' });
    } catch (error) {
      if (!(error instanceof ActRefused)) throw error;
      results.push({ actId, outcome: 'refused', reason: error.reason });
    }
  }
  for (const { container, puts } of fresh.values()) await putInto(ctx, tx, container, puts);
  return results;
}

function numberIn(typed: string): string[] {
  const reference = readReference(typed);
  return reference.kind === 'piece' ? [reference.trackingNumber] : [];
}

async function createJudge(tx: Db, told: readonly Told<'put' | 'take'>[]) {
  const refs = told.flatMap(({ act }) => numberIn(act.ref));
  const counts = await selectPieceCounts(tx, refs);
  const fillings: ContainerRow[] = [];
  const code = readContainerCode(told[0]?.act.code ?? '');
  if (code !== null) fillings.push(...(await lockFillings(tx, code)));

  return async function judge({ act, caller, at }: Told<'put' | 'take'>) {
    if (code === null) throw new ActRefused('not_container');
    const piece = pieceOf(act.ref);
    // a number that is not booked yet may be: its scans wait for it
    if (piece.pieceNo > (counts.get(piece.ref) ?? piece.pieceNo)) throw new ActRefused('no_piece');
    const hubId = caller.hub.id;
    const container = await lockOrBeginFilling(tx, { code, hubId, at }, fillings);
    if (!fillings.includes(container)) fillings.push(container);
    if (container.packingHubId !== hubId) throw new ActRefused('elsewhere');
    if (isAfter(at, container.sealedAt)) throw new ActRefused('closed');
    return { container, put: { ...piece, actId: act.actId, at } };
  };
}

async function putInto(
  ctx: Ctx,
  tx: Db,
  container: ContainerRow,
  puts: readonly Put[],
): Promise<void> {
  const held = new Map((await lockHeld(tx, puts)).map((row) => [`${row.ref}/${row.pieceNo}`, row]));
  const fresh = new Map<string, Put>();
  for (const put of puts) {
    const key = `${put.ref}/${put.pieceNo}`;
    // twice by two phones: it is in it already
    if (held.get(key)?.containerId !== container.id) fresh.set(key, fresh.get(key) ?? put);
  }
  const pieces = [...fresh].map(([key, put]) => {
    const other = held.get(key);
    const later = other !== undefined && other.putAt > put.at ? other.putAt : null;
    return { ...put, outAt: later ?? container.emptiedAt };
  });
  if (pieces.length === 0) return;
  await takeFromBefore(tx, pieces);
  await insertPieces(tx, container, pieces);
  const first = Math.min(...pieces.map(({ at }) => at.getTime()));
  const moves = await selectMoves(tx, container.id);
  const missed = moves.filter(({ occurredAt }) => occurredAt.getTime() >= first);
  await ctx.jobs.enqueueMany(
    tx,
    carryContainerQueue,
    missed.map(({ containerId, actId }) => ({ containerId, actId })),
  );
}

/** Repeated, it changes nothing: what was put in again since stays. */
export async function takePiece(tx: Db, { act, caller, at }: Told<'put' | 'take'>): Promise<void> {
  const piece = pieceOf(act.ref);
  const container = await lockFilling(tx, codeOf(act.code), at);
  if (container.hubId !== caller.hub.id) throw new ActRefused('elsewhere');
  const taken = { ...piece, actId: act.actId, at };
  await takeOut(tx, container.id, taken);
  if (container.emptiedAt === null) return;
  // told after the container was emptied without it
  const found = await selectMissing(tx, container.id, taken);
  await closeMissingPieces(tx, found);
  for (const each of found) await markFound(tx, each);
}
