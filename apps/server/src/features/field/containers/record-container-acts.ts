import { ContainerAct, type ContainerActResult } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { sqlState } from '../../../platform/database-errors.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { readAct, type ReadAct } from '../../../platform/http/read-act.ts';
import { clockBehindMs, correctedTime } from '../../core/scans/index.ts';
import { selectHubsOfShifts } from '../field-identity/index.ts';
import { isActKnown } from './containers.queries.ts';
import {
  arriveContainer,
  arriveTrip,
  departTrip,
  finishTripByPhone,
  loadContainer,
  planTripByPhone,
} from './move-containers.ts';
import {
  closeContainer,
  emptyContainer,
  openContainer,
  reopenContainer,
} from './pack-container.ts';
import { putPieces, takePiece } from './put-pieces.ts';
import { ActRefused, keepAct, type Told } from './told-act.ts';

type Sent = { acts: readonly unknown[]; sentAt?: string | undefined };

type Unreadable = Extract<ReadAct<ContainerAct>, { ok: false }>;

/** In the order in which they were done: what is told is not lost because of another act. */
export async function recordContainerActs(
  ctx: Ctx,
  caller: ShiftCaller,
  { acts, sentAt }: Sent,
): Promise<ContainerActResult[]> {
  const now = Date.now();
  const behindMs = clockBehindMs(sentAt, now);
  const read = acts.map((input) => readAct(ContainerAct, input));
  const shiftIds = read.flatMap((each) => (each.ok && each.act.shiftId) || []);
  const hubs = await selectHubsOfShifts(ctx.db, caller.deviceId, shiftIds);
  const told = read.map((each): Told | Unreadable => {
    if (!each.ok) return each;
    const { act } = each;
    // a clock may be ahead: and no act is in the future, where later acts would count as earlier ones
    const at = new Date(Math.min(correctedTime(act.occurredAt, behindMs), now));
    // the device may have moved since: what was done stays where it was done
    const hub = hubs.get(act.shiftId ?? '') ?? caller.hub;
    return { act, caller: { ...caller, hub }, at };
  });
  const results: ContainerActResult[] = [];
  for (let next = 0; next < told.length;) {
    const puts = putsFrom(told, next);
    if (puts.length > 0) {
      results.push(...(await again(() => inTransaction(ctx.db, (tx) => putPieces(ctx, tx, puts)))));
      next += puts.length;
      continue;
    }
    const each = told[next];
    if (each !== undefined) results.push(await recordOrRefuse(ctx, each));
    next += 1;
  }
  return results;
}

const PUTS_TOGETHER = 100;

/** As many puts into one container as follow each other. */
function putsFrom(told: readonly (Told | Unreadable)[], from: number): Told<'put' | 'take'>[] {
  const puts: Told<'put' | 'take'>[] = [];
  for (const each of told.slice(from, from + PUTS_TOGETHER)) {
    if ('ok' in each) break;
    const { act, caller, at } = each;
    if (act.kind !== 'put' || act.code !== (puts[0]?.act.code ?? act.code)) break;
    puts.push({ act, caller, at });
  }
  return puts;
}

async function recordOrRefuse(ctx: Ctx, each: Told | Unreadable): Promise<ContainerActResult> {
  if ('ok' in each) return { actId: each.actId, outcome: 'refused', reason: 'unreadable' };
  return recordAct(ctx, each);
}

async function recordAct(ctx: Ctx, told: Told): Promise<ContainerActResult> {
  const { actId } = told.act;
  try {
    return await again(() =>
      inTransaction(ctx.db, async (tx) => {
        if (await isActKnown(tx, actId)) return { actId, outcome: 'known' };
        if (told.act.kind === 'take') {
          await takePiece(tx, { ...told, act: told.act });
          return { actId, outcome: 'recorded' };
        }
        await keepAct(tx, told, await follow(ctx, tx, told));
        return { actId, outcome: 'recorded' };
      }),
    );
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error;
    return { actId, outcome: 'refused', reason: error.reason };
  }
}

async function follow(ctx: Ctx, tx: Db, { act, caller, at }: Told) {
  switch (act.kind) {
    case 'open':
      return { containerId: await openContainer(ctx, tx, { act, caller, at }) };
    case 'put':
    case 'take':
      throw new Error('pieces have no row of their own');
    case 'close':
      return { containerId: await closeContainer(tx, { act, caller, at }) };
    case 'reopen':
      return { containerId: await reopenContainer(tx, { act, caller, at }) };
    case 'arrive':
      return { containerId: await arriveContainer(ctx, tx, { act, caller, at }) };
    case 'empty':
      return { containerId: await emptyContainer(ctx, tx, { act, caller, at }) };
    case 'load':
      return loadContainer(ctx, tx, { act, caller, at });
    case 'trip_plan':
      return { tripId: await planTripByPhone(tx, { act, caller, at }) };
    case 'trip_depart':
      return { tripId: await departTrip(ctx, tx, { act, caller, at }) };
    case 'trip_arrive':
      return { tripId: await arriveTrip(tx, { act, caller, at }) };
    case 'trip_finish':
      return { tripId: await finishTripByPhone(ctx, tx, { act, caller, at }) };
  }
}

const UNIQUE_VIOLATION = '23505';
const TRIES = 4;

/** Two phones opened the same container or scanned the same piece at the same moment: the second one sees the first. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || sqlState(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}
