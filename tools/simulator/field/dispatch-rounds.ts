import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  DispatchBoard,
  DispatchPool,
  PlanRun,
  RoundInFull,
  RoundLine,
  Vehicles,
} from '@waypost/contract/client';
import { Refused } from '../persistent-fetch.ts';
import type { Office } from './office.ts';

/** In real time. */
const LOOK_MS = 10_000;
const PLAN_LOOK_MS = 500;
const PLANS_LOOKED_FOR = 120;
/** As soon as there is so much; what came earlier waits so long. */
const ENOUGH_STOPS = 12;
const MOST_STOPS = 25;
const WAITS_MS = 180_000;

interface Dispatch {
  office: Office;
  hubId: string;
  /** Who is at work. */
  couriers(): readonly string[];
  stop: AbortSignal;
}

/** Makes a round for each courier who has none, plans it and releases it, as a dispatcher does at the board. */
export async function dispatchRounds(
  dispatch: Dispatch,
  onTrouble: (what: string) => void,
): Promise<void> {
  const memory = { made: new Set<string>(), troubled: new Set<string>() };
  let waitingSince: number | null = null;
  while (!dispatch.stop.aborted) {
    try {
      const waiting = await dispatchOnce(dispatch, memory, waitingSince);
      waitingSince = waiting ? (waitingSince ?? Date.now()) : null;
    } catch (error) {
      if (dispatch.stop.aborted) return;
      const refused = refusedIn(error);
      for (const ref of refused) memory.troubled.add(ref);
      if (refused.length > 0) continue;
      onTrouble(error instanceof Error ? error.message : String(error));
      await dispatch.office.renew();
    }
    await sleep(LOOK_MS, undefined, { signal: dispatch.stop }).catch(() => undefined);
  }
}

/** Shipments that no round takes: the pool also shows what is damaged or held. */
function refusedIn(error: unknown): string[] {
  if (!(error instanceof Refused) || error.status !== 422) return [];
  const { details } = JSON.parse(error.said) as { details?: { refused?: string[] } };
  return details?.refused ?? [];
}

interface Memory {
  /** Rounds that this dispatcher has made. */
  made: Set<string>;
  troubled: Set<string>;
}

/** Whether something waits for more of its kind. */
async function dispatchOnce(
  dispatch: Dispatch,
  { made, troubled }: Memory,
  waitingSince: number | null,
): Promise<boolean> {
  const { office, hubId } = dispatch;
  const of = `hubId=${hubId}`;
  const board = await office.read<DispatchBoard>(`/api/admin/dispatch/board?${of}`);
  const open = board.rounds.filter(({ state }) => state !== 'closed' && state !== 'cancelled');
  // ours of which an answer was lost; those of other dispatchers are theirs
  const begun = open.find(({ id, state }) => made.has(id) && isUnreleased(state));
  if (begun !== undefined) await planAndRelease(dispatch, begun);
  const busy = new Set(open.map(({ person }) => person?.id));
  const personId = dispatch.couriers().find((id) => !busy.has(id));
  if (personId === undefined || board.pool.deliveries === 0) return false;
  const isPatient = waitingSince === null || Date.now() - waitingSince < WAITS_MS;
  if (board.pool.deliveries < ENOUGH_STOPS && isPatient) return true;

  const pool = await office.read<DispatchPool>(`/api/admin/dispatch/pool?${of}`);
  const refs = pool.deliveries
    .filter(({ arrived, ref }) => arrived && !troubled.has(ref))
    .toSorted((a, b) => a.postalCode.localeCompare(b.postalCode))
    .slice(0, MOST_STOPS)
    .map(({ ref }) => ref);
  if (refs.length === 0) return false;
  const { vehicles } = await office.read<Vehicles>(`/api/admin/dispatch/vehicles?${of}`);
  const used = new Set(open.map(({ vehicle }) => vehicle?.id));
  const vehicle = vehicles.find(({ id, active }) => active && !used.has(id));
  const id = randomUUID();
  made.add(id);
  const round = await office.post<RoundLine>('/api/admin/dispatch/rounds', {
    id,
    hubId,
    day: board.today,
    name: `Round ${board.rounds.length + 1}`,
    vehicleId: vehicle?.id ?? null,
    personId,
    stops: { refs },
  });
  await planAndRelease(dispatch, round);
  return false;
}

function isUnreleased(state: RoundLine['state']): boolean {
  return state === 'draft' || state === 'planned';
}

async function planAndRelease({ office, stop }: Dispatch, round: RoundLine): Promise<void> {
  const { planId } = await office.post<{ planId: string }>('/api/admin/dispatch/plans', {
    rounds: [{ roundId: round.id, revision: round.revision }],
    seconds: 1,
  });
  for (let looked = 0; looked < PLANS_LOOKED_FOR && !stop.aborted; looked += 1) {
    const { state } = await office.read<PlanRun>(`/api/admin/dispatch/plans/${planId}`);
    if (state === 'done' || state === 'failed') break;
    await sleep(PLAN_LOOK_MS);
  }
  const path = `/api/admin/dispatch/rounds/${round.id}`;
  const { round: planned } = await office.read<RoundInFull>(path);
  await office.post(`${path}/release`, { revision: planned.revision });
}
