import type { FastifyInstance } from 'fastify';
import type { PoolDelivery, RoundLine, SortPlanDocument, Vehicle } from '@waypost/contract';
import { localTime } from '@waypost/domain/local-time';
import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { countLiveShipments } from '../../features/core/live-shipments/index.ts';
import { noteAllLive } from '../../features/core/shipments/index.ts';
import { runPlan } from '../../features/field/rounds/index.ts';
import type { ApiCtx, Ctx } from '../../platform/context.ts';
import { SAMPLE_HUBS } from '../sample-hubs.ts';
import { standingPlan } from '../seed-plan.ts';
import { type Visitor, visitApi } from './api-visitor.ts';
import { selectUntroubled } from './progress.queries.ts';
import { seedOnce } from './seed-once.ts';

const HUB_CODE = 'AMS';
const LIMITS = { maxPieces: 120, maxKg: 900, maxLitres: 9_000 };
const VEHICLES = ['AMS-1', 'AMS-2', 'AMS-3'] as const;

/** Invented. Badges and PINs are thrown away: the console makes others. */
const CREW = [
  { name: 'Daan Bakker', rights: ['drive'], locale: 'nl' },
  { name: 'Lucia Moreau', rights: ['drive'], locale: 'fr' },
  { name: 'Emre Kaya', rights: ['drive'], locale: 'tr' },
  { name: 'Hana Novak', rights: ['hub', 'cash'], locale: '' },
] as const;

/** What is delivered in the city goes to the belt of its part. */
const PARTS = [
  {
    code: 'CENTRE',
    name: 'Centre',
    prefixes: ['1011', '1012', '1013', '1015', '1016', '1017', '1018'],
  },
  {
    code: 'WEST',
    name: 'West',
    prefixes: ['1051', '1052', '1053', '1054', '1055', '1056', '1057'],
  },
  { code: 'SOUTH-EAST', name: 'South and east', prefixes: ['107', '109'] },
] as const;

/** Stops of the rounds of today; what is left stays in the pool. */
const ROUNDS = [
  { name: 'Centre and west', courier: 0, stops: 26 },
  { name: 'South and east', courier: 1, stops: 22 },
] as const;

/** With it nothing is missing. */
export const LAST_ROUND_ID = roundId(ROUNDS.length - 1);

/**
 * A hub with couriers, vehicles, a sort plan and the rounds of today. Parcels that stand there are written as rows,
 * everything else goes through the api, as operations would do it.
 */
export async function seatField(
  { api, worker, ownerUrl }: { api: ApiCtx; worker: Ctx; ownerUrl: string },
  app: FastifyInstance,
  say: (line: string) => void,
): Promise<void> {
  const hub = SAMPLE_HUBS.find(({ code }) => code === HUB_CODE);
  const city = MAJOR_CITIES.find((each) => each.city === hub?.city);
  if (hub === undefined || city === undefined) throw new Error(`${HUB_CODE} is no sample hub`);
  await seedOnce(ownerUrl, standingPlan(city, Date.now()), say);
  // rows that were written past the scans are counted by nobody else
  await noteAllLive(worker.db);
  await countLiveShipments(worker);

  const owner = visitApi(app, api.config.PUBLIC_ORIGIN);
  await owner('/api/demo/sign-in/owner');
  for (const [at, person] of CREW.entries()) {
    const body = { id: personId(at), hubId: hub.id, ...person };
    await owner('/api/admin/field/people', { body });
  }
  await publishSortPlan(owner, hub.id);
  const vehicles = await addVehicles(owner, hub.id);

  const day = localTime(new Date(), hub.timeZone).day;
  const { deliveries } = await owner<{ deliveries: PoolDelivery[] }>(
    `/api/admin/dispatch/pool?hubId=${hub.id}&day=${day}`,
  );
  const untroubled = await selectUntroubled(
    api.db,
    deliveries.map(({ shipmentId }) => shipmentId),
  );
  const byPostalCode = deliveries
    .filter(({ arrived, postalCode }) => arrived && postalCode !== '')
    .filter(({ shipmentId }) => untroubled.has(shipmentId))
    .toSorted((a, b) => a.postalCode.localeCompare(b.postalCode));
  const { rounds } = await owner<{ rounds: RoundLine[] }>(
    `/api/admin/dispatch/board?hubId=${hub.id}&day=${day}`,
  );
  let taken = 0;
  for (const [at, { name, courier, stops }] of ROUNDS.entries()) {
    if (rounds.some(({ id }) => id === roundId(at))) continue;
    const refs = byPostalCode.slice(taken, taken + stops).map(({ ref }) => ref);
    taken += stops;
    const vehicleId = vehicles[at]?.id ?? null;
    const round = { id: roundId(at), hubId: hub.id, day, name, vehicleId };
    const body = { ...round, personId: personId(courier), stops: { refs } };
    await release(worker, owner, await owner<RoundLine>('/api/admin/dispatch/rounds', { body }));
  }
}

function personId(at: number): string {
  return `00000000-0000-7000-8000-00000000020${at}`;
}

function roundId(at: number): string {
  return `00000000-0000-7000-8000-00000000030${at}`;
}

async function publishSortPlan(owner: Visitor, hubId: string): Promise<void> {
  const path = `/api/admin/hubs/${hubId}/sort-plan`;
  const { version, plan } = await owner<{ version: number; plan: SortPlanDocument }>(path);
  if (version > 0) return;
  const rule = { country: 'NL', city: '', service: '' as const, deliveredBy: null };
  const parts = PARTS.flatMap(({ code, prefixes }) =>
    prefixes.map((postalPrefix) => ({ ...rule, postalPrefix, lane: code })),
  );
  const lanes = PARTS.map(({ code, name }) => ({
    code,
    name,
    kind: 'round' as const,
    toHubId: null,
  }));
  const body = {
    version,
    plan: { lanes: [...lanes, ...plan.lanes], rules: [...parts, ...plan.rules] },
    reason: 'Belts by the parts of the city.',
  };
  await owner(path, { body });
}

async function addVehicles(owner: Visitor, hubId: string): Promise<Vehicle[]> {
  const path = '/api/admin/dispatch/vehicles';
  const { vehicles } = await owner<{ vehicles: Vehicle[] }>(`${path}?hubId=${hubId}`);
  if (vehicles.length > 0) return vehicles;
  const added: Vehicle[] = [];
  for (const code of VEHICLES) {
    added.push(await owner<Vehicle>(path, { body: { hubId, code, ...LIMITS } }));
  }
  return added;
}

/** Planned as the board asks for it; no worker runs yet, so its part is done here. */
async function release(worker: Ctx, owner: Visitor, round: RoundLine): Promise<void> {
  const body = { rounds: [{ roundId: round.id, revision: round.revision }], seconds: 1 };
  const { planId } = await owner<{ planId: string }>('/api/admin/dispatch/plans', { body });
  await runPlan(worker, planId);
  const path = `/api/admin/dispatch/rounds/${round.id}`;
  const { round: planned } = await owner<{ round: RoundLine }>(path);
  await owner(`${path}/release`, { body: { revision: planned.revision } });
}
