import { fillingAt } from '@waypost/domain/containers';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { findHub } from '../../core/hubs/index.ts';
import {
  type ContainerRow,
  insertContainer,
  lockFillings,
  updateContainer,
} from './containers.queries.ts';
import { codeOf, isLive, lockFilling, lockOrBeginFilling } from './find-filling.ts';
import { emptyContainerQueue } from './queues.ts';
import { ActRefused, type Told } from './told-act.ts';
import { takeOffTrips } from './trips.queries.ts';

/** A container that was silent for so long was lost or emptied without a word; whoever holds it may use it again. */
const SILENT_DAYS = 30;
const DAY_MS = 86_400_000;

export async function openContainer(
  ctx: Ctx,
  tx: Db,
  { act, caller, at }: Told<'open'>,
): Promise<string> {
  const code = codeOf(act.code);
  const hubId = caller.hub.id;
  if ((await findHub(tx, act.toHubId)) === undefined) throw new ActRefused('no_hub');
  const declared = { kind: act.container, toHubId: act.toHubId, declared: true };
  const fillings = await lockFillings(tx, code);
  // two people opened it, and the first is told last
  const found = fillingAt(fillings, at) ?? fillings.find(isLive);
  const openedAt = found !== undefined && found.openedAt < at ? found.openedAt : at;
  if (found !== undefined && !found.declared) {
    await updateContainer(tx, found.id, { ...declared, openedAt, packingHubId: hubId });
    return found.id;
  }
  if (found?.hubId === hubId && found.state === 'open') {
    const isSame = found.toHubId === act.toHubId;
    if (!isSame && found.lastSeq > 0) throw new ActRefused('in_use');
    await updateContainer(tx, found.id, { ...declared, openedAt });
    return found.id;
  }
  if (fillings.some((each) => isLive(each) && each !== found)) throw new ActRefused('in_use');
  if (found !== undefined) await endFilling(ctx, tx, found, { hubId, at });
  const filling = { code, stateAt: at, hubId, packingHubId: hubId, openedAt: at };
  const { id } = await insertContainer(tx, { id: newRowId(), ...filling, ...declared });
  return id;
}

/** Whoever fills a container that came to this hub has emptied it. */
async function endFilling(
  ctx: Ctx,
  tx: Db,
  found: ContainerRow,
  { hubId, at }: { hubId: string; at: Date },
): Promise<void> {
  const isHere = found.hubId === hubId && found.state === 'arrived';
  const isSilent = Date.now() - found.changedAt.getTime() > SILENT_DAYS * DAY_MS;
  if (!isHere && !isSilent) throw new ActRefused(found.hubId === hubId ? 'closed' : 'elsewhere');
  await markEmptied(ctx, tx, found, at, false);
}

async function markEmptied(
  ctx: Ctx,
  tx: Db,
  { id }: ContainerRow,
  at: Date,
  missing: boolean,
): Promise<void> {
  await updateContainer(tx, id, { state: 'emptied', stateAt: at, emptiedAt: at });
  await takeOffTrips(tx, id);
  await ctx.jobs.enqueue(tx, emptyContainerQueue, { containerId: id, missing });
}

export async function closeContainer(tx: Db, { act, caller, at }: Told<'close'>): Promise<string> {
  const hubId = caller.hub.id;
  const found = await lockOrBeginFilling(tx, { code: codeOf(act.code), hubId, at });
  if (found.packingHubId !== hubId) throw new ActRefused('elsewhere');
  // it left or arrived before this was told, or somebody has closed it already
  const isLater = found.sealedAt !== null && found.sealedAt <= at;
  if (!isLater) await updateContainer(tx, found.id, { sealedAt: at, seal: act.seal });
  if (found.state === 'open' && at >= found.stateAt) {
    await updateContainer(tx, found.id, { state: 'closed', stateAt: at });
  }
  return found.id;
}

export async function reopenContainer(
  tx: Db,
  { act, caller, at }: Told<'reopen' | 'arrive'>,
): Promise<string> {
  const hubId = caller.hub.id;
  const found = await lockFilling(tx, codeOf(act.code), at);
  if (found.hubId !== hubId || found.state === 'departed') throw new ActRefused('elsewhere');
  if (found.state === 'emptied' || at < found.stateAt) return found.id;
  await updateContainer(tx, found.id, {
    state: 'open',
    stateAt: at,
    packingHubId: hubId,
    sealedAt: null,
    seal: '',
  });
  await takeOffTrips(tx, found.id);
  return found.id;
}

export async function emptyContainer(
  ctx: Ctx,
  tx: Db,
  { act, caller, at }: Told<'empty'>,
): Promise<string> {
  const hubId = caller.hub.id;
  const found = await lockFilling(tx, codeOf(act.code), at);
  if (found.hubId !== hubId || found.state === 'departed') throw new ActRefused('elsewhere');
  if (found.emptiedAt === null) await markEmptied(ctx, tx, found, at, act.missing ?? false);
  return found.id;
}
