import { randomUUID } from 'node:crypto';
import { readValue } from '../../installation/read-value.ts';
import { noted } from './asked.ts';
import type { Act } from './acts.ts';
import type { Day } from './open-day.ts';

const ROUND = { roundId: randomUUID() };
const OTHER = { roundId: randomUUID() };
const COURIER = { personId: randomUUID() };
const VEHICLE = { code: 'V-1', maxPieces: 100, maxKg: 800, maxLitres: null };
const DAY_OF_ROUNDS = new Date().toISOString().slice(0, 10);
/** Two doors without pieces. */
const PLANT = `INSERT INTO stops (round_id, stop_no, kind, sequence, service_seconds, city, country)
  SELECT $1, n, 'delivery', n, 60, 'Antwerp', 'BE' FROM generate_series(1, 2) AS n`;
const kept = { vehicleId: '', planId: '', revision: 0, otherRevision: 0 };

const made = (id: string, name: string) => ({
  id,
  hubId: noted.hubId,
  day: DAY_OF_ROUNDS,
  name,
  stops: { refs: [], pickups: [] },
});
const onRound = (body: object) => ({
  path: ROUND,
  body: { revision: kept.revision, ...body },
  keep: ({ revision }: Record<string, unknown>) => (kept.revision = Number(revision)),
});

/** Put there by hand before a look at the round, which is audited itself. */
async function readWithStops({ db }: Day) {
  await db.query(PLANT, [ROUND.roundId]);
  return { path: ROUND, afterwards: ['stops'] };
}

/** The worker rests: that a parcel stands in the hub is put there by hand. */
async function proposeRounds({ db, shipments }: Day) {
  const { id } = shipments.onDelivery;
  await db.query('UPDATE shipments SET hold = NULL WHERE id = $1', [id]);
  await db.query('DELETE FROM live_shipments WHERE shipment_id = $1', [id]);
  await db.query(
    `INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, hub_id, due_on,
       pieces, weight_grams)
     SELECT id, shard, service, 'In Transit', '', 'arrived', $2, current_date, piece_count, weight_grams
     FROM shipments WHERE id = $1`,
    [id, noted.hubId],
  );
  const round = { id: randomUUID(), name: 'Proposed', vehicleId: kept.vehicleId };
  return {
    body: { hubId: noted.hubId, day: DAY_OF_ROUNDS, rounds: [round], seconds: 1 },
    afterwards: ['shipments', 'live_shipments'],
  };
}

/** What a dispatcher does, in a hub that is open. */
export const ROUND_ACTS: readonly Act[] = [
  [
    'addVehicle',
    () => ({
      body: { ...VEHICLE, hubId: noted.hubId },
      keep: ({ id }) => (kept.vehicleId = String(id)),
    }),
  ],
  [
    'changeVehicle',
    () => ({ path: { vehicleId: kept.vehicleId }, body: { ...VEHICLE, maxKg: 900, revision: 1 } }),
  ],
  ['listVehicles', () => ({ query: { hubId: noted.hubId } })],
  [
    'addFieldPerson',
    () => ({
      body: { id: COURIER.personId, name: 'Cora Courier', hubId: noted.hubId, rights: ['drive'] },
    }),
  ],
  ['listRoundPeople', () => ({ query: { hubId: noted.hubId } })],
  ['readDispatchBoard', () => ({ query: { hubId: noted.hubId, day: DAY_OF_ROUNDS } })],
  ['readPool', () => ({ query: { hubId: noted.hubId, day: DAY_OF_ROUNDS } })],
  [
    'makeRound',
    () => ({
      body: made(ROUND.roundId, 'North'),
      keep: ({ revision }) => (kept.revision = Number(revision)),
    }),
  ],
  [
    'makeRound',
    () => ({
      body: made(OTHER.roundId, 'South'),
      keep: ({ revision }) => (kept.otherRevision = Number(revision)),
    }),
  ],
  ['addStops', () => onRound({ stops: { refs: [], pickups: [] } })],
  ['changeRound', () => onRound({ name: 'North 2', vehicleId: kept.vehicleId, ...COURIER })],
  ['orderStops', () => onRound({ stopNos: [] })],
  ['readRound', readWithStops],
  [
    'lockStop',
    () => {
      const { path, ...rest } = onRound({ locked: true });
      return { path: { ...path, stopNo: '1' }, ...rest };
    },
  ],
  [
    'moveStops',
    () => ({
      body: {
        from: { ...ROUND, revision: kept.revision, stopNos: [2] },
        to: { ...OTHER, revision: kept.otherRevision },
      },
      keep: () => {
        kept.revision += 1;
        kept.otherRevision += 1;
      },
    }),
  ],
  [
    'startPlan',
    () => ({
      body: { rounds: [{ ...ROUND, revision: kept.revision }], seconds: 1 },
      keep: ({ planId }) => (kept.planId = String(planId)),
    }),
  ],
  ['stopPlan', () => ({ path: { planId: kept.planId } })],
  ['readPlan', () => ({ path: { planId: kept.planId } })],
  ['proposeRounds', proposeRounds],
  ['readRoundsMap', () => ({ query: { hubId: noted.hubId, day: DAY_OF_ROUNDS } })],
  ['readLastPlan', () => ({ query: { hubId: noted.hubId, day: DAY_OF_ROUNDS } })],
  ['cancelRound', () => ({ path: { ...OTHER }, body: { revision: kept.otherRevision } })],
  [
    'releaseRound',
    async (day) => {
      // the plan that was asked for may have been written meanwhile
      const sql = 'SELECT revision FROM rounds WHERE id = $1';
      kept.revision = Number(await readValue(day.db, sql, [ROUND.roundId]));
      return onRound({});
    },
  ],
  ['returnRound', () => onRound({})],
  ['closeRound', () => onRound({})],
];
