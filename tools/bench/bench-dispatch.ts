import { randomUUID } from 'node:crypto';
import {
  addAddress,
  makeRound,
  readDispatchBoard,
  readPickupWindows,
  readPlan,
  readPool,
  readRound,
  requestPickup,
  startPlan,
} from '@waypost/contract/client';
import { type EventCode, foldEvents } from '@waypost/domain/tracking';
import type pg from 'pg';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import type { Call } from '../installation/book-parcel.ts';
import { signInCustomer, signInOwner } from '../installation/people.ts';
import { openInstallation } from '../installation/installation.ts';
import { callTo } from '../installation/served-installation.ts';
import { waitFor } from '../installation/wait-for.ts';
import { type CpuClock, cpuPerItem, createCpuClock } from './cpu-time.ts';
import { fillHub, type FilledHub, scatterDoors } from './dispatch/fill-hub.ts';
import { median, rounded } from './statistics.ts';

const AIMS = { boardMs: 200, assignMs: 300, pickupMs: 2_000, replanMs: 1_000 };

const USAGE = `
pnpm bench dispatch [--short] [--rounds 40] [--stops 120] [--pool 1000] [--assigned 200]
  The waits of a dispatcher, measured through the api: the board with all rounds and stops (aim ${AIMS.boardMs} ms), the
  pool, adding stops to a round (aim ${AIMS.assignMs} ms), a pickup from its request to the pool (aim ${AIMS.pickupMs} ms), and
  replanning the rest of a round on the road, from the request to its end (aim ${AIMS.replanMs} ms). Reports medians, and the
  processor time of board, pool and adding, which hardly depends on what else the machine is doing.
  --short     8 rounds of 30 stops, a pool of 200, 50 stops added to a round`;

export const benchDispatch = defineTool({
  usage: USAGE,
  options: { rounds: [40, 8], stops: [120, 30], pool: [1000, 200], assigned: [200, 50] },
  figures: Object.entries(AIMS).map(([path, atMost]) => ({ path, atMost })),
  run: measure,
});

type Size = { rounds: number; stops: number; pool: number; assigned: number };
const TIMES = 9;
const DONE = 5;

async function measure({ rounds, stops, pool, assigned }: Size): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-dispatch', apiCount: 1 });
  const api = await installation.startApi();
  const db = await installation.connect('superuser');
  const call = callTo(installation);
  const clock = await createCpuClock(installation, [api]);
  const wanted = rounds * stops + pool + TIMES * assigned;
  say(`filling a hub with ${wanted} parcels`);
  const hub = await fillHub(db, wanted);
  const staff = as(call, await signInOwner(db));
  const query = { hubId: hub.hubId, day: hub.day };

  const roundIds: string[] = [];
  for (let at = 0; at < rounds; at += 1) {
    roundIds.push(await assign(staff, hub, `Round ${at + 1}`, stops));
  }
  await scatterDoors(db, roundIds);
  await db.query('VACUUM (ANALYZE)');

  const board = await timed(clock, async () => {
    const { data } = await readDispatchBoard({ ...staff, query });
    if (data.rounds.length !== rounds) throw new Error('the board lacks rounds');
  });
  const listed = await timed(clock, async () => {
    const { data } = await readPool({ ...staff, query });
    if (data.deliveries.length < Math.min(pool, 1000)) throw new Error('the pool lacks parcels');
  });
  const assigning = await timed(clock, () => assign(staff, hub, 'More', assigned));
  const pickupMs = await timePickup(call, staff, db, hub);
  await installation.startWorker();
  const replan = await timeReplan(staff, db, roundIds[0] ?? '');
  await db.end();
  return {
    ok: replan.faults.length === 0,
    boardMs: board.ms,
    poolMs: listed.ms,
    assignMs: assigning.ms,
    pickupMs,
    replanMs: replan.ms,
    cpuMs: { board: board.cpuMs, pool: listed.cpuMs, assign: assigning.cpuMs },
    aims: AIMS,
    rounds,
    stops,
    pool,
    assigned,
    faults: replan.faults,
  };
}

function as(call: Call, cookie: string): Call {
  return { ...call, headers: { ...call.headers, cookie } };
}

/** Median wall time, and the processor time of api and PostgreSQL per call. */
async function timed(clock: CpuClock, work: () => Promise<unknown>) {
  // warm-up: code is not compiled and statements are not planned yet
  await work();
  const times: number[] = [];
  const before = clock();
  for (let time = 1; time < TIMES; time += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  const { apiUs, postgresUs } = cpuPerItem(before, clock(), TIMES - 1);
  return { ms: rounded(median(times)), cpuMs: rounded((apiUs + postgresUs) / 1000) };
}

/** The next parcels of the hub; each is in one round alone. */
async function assign(staff: Call, hub: FilledHub, name: string, count: number): Promise<string> {
  const id = randomUUID();
  const refs = hub.refs.splice(0, count);
  await makeRound({
    ...staff,
    body: { id, hubId: hub.hubId, day: hub.day, name, stops: { refs, pickups: [] } },
  });
  return id;
}

/** From the request at the dashboard until the pool of the hub has it. */
async function timePickup(
  call: Call,
  staff: Call,
  db: pg.Client,
  { hubId }: FilledHub,
): Promise<number> {
  const customer = as(call, (await signInCustomer(db)).cookie);
  const address = {
    name: 'Ada',
    line1: '1 Rue Une',
    postalCode: '69001',
    city: 'Lyon',
    country: 'FR',
  };
  const { data: saved } = await addAddress({ ...customer, body: address });
  const { data: offered } = await readPickupWindows({
    ...customer,
    query: { addressId: saved.id },
  });
  const free = offered.windows.find(({ unavailable }) => !unavailable);
  const began = performance.now();
  const { data: pickup } = await requestPickup({
    ...customer,
    headers: { ...customer.headers, 'idempotency-key': randomUUID() },
    body: { date: offered.date, window: free?.window ?? '', addressId: saved.id },
  });
  await waitFor('the pickup in the pool', 30_000, async () => {
    const { data } = await readPool({ ...staff, query: { hubId, day: offered.date } });
    return data.pickups.some(({ pickupId }) => pickupId === pickup.id) ? true : undefined;
  });
  return rounded(performance.now() - began);
}

/** Of a round on the road everything is in the van, but for the first stops, which are done. */
async function loadVan(db: pg.Client, roundId: string): Promise<void> {
  const foldOf = (...codes: EventCode[]) =>
    JSON.stringify(
      foldEvents(
        1,
        0,
        codes.map((code, at) => ({
          sourceId: 1,
          scanId: `00000000-0000-7000-8000-00000000000${at}`,
          pieceNo: 1,
          code,
          occurredAt: at * 1000,
          recordedAt: at * 1000,
        })),
      ),
    );
  await db.query(
    `UPDATE shipment_state SET fold = CASE WHEN t.sequence <= $2 THEN $3 ELSE $4 END
     FROM stops t JOIN stop_pieces p ON p.round_id = t.round_id AND p.stop_no = t.stop_no
     JOIN shipment_refs r ON r.ref = p.ref
     WHERE t.round_id = $1 AND shipment_state.shipment_id = r.shipment_id`,
    [roundId, DONE, foldOf('OUT_FOR_DELIVERY', 'DELIVERED'), foldOf('OUT_FOR_DELIVERY')],
  );
}

/** With a worker that is warm: its first plan is not counted. */
async function timeReplan(staff: Call, db: pg.Client, roundId: string) {
  await db.query(`UPDATE rounds SET state = 'out', out_at = now() WHERE id = $1`, [roundId]);
  await loadVan(db, roundId);
  const faults: string[] = [];
  const times: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const { data: before } = await readRound({ ...staff, path: { roundId } });
    const open = before.stops.filter(({ state }) => state === 'open').map(({ stopNo }) => stopNo);
    if (open.length < 4) faults.push('the round on the road has no open stops');
    const kept = before.stops.slice(0, DONE + 3).map(({ stopNo }) => stopNo);
    const rounds = [{ roundId, revision: before.round.revision }];
    const began = performance.now();
    const { data: started } = await startPlan({ ...staff, body: { rounds } });
    const ended = await waitFor('the plan', 30_000, async () => {
      const { data } = await readPlan({ ...staff, path: { planId: started.planId } });
      return data.outcome === null ? undefined : data;
    });
    times.push(performance.now() - began);
    if (ended.outcome?.by !== 'points' || ended.state !== 'done') faults.push('no plan by points');
    const { data: after } = await readRound({ ...staff, path: { roundId } });
    const stayed = after.stops.slice(0, DONE + 3).map(({ stopNo }) => stopNo);
    if (stayed.join() !== kept.join()) faults.push('done stops or the next three have moved');
  }
  return { ms: rounded(median(times.slice(1))), faults };
}
