import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { PlanRun, RoundLine, RoundStop } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { insertHub } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { addressKeyOf } from '../address-points/index.ts';
import { runPlan } from './plan-rounds.ts';

type VroomAsked = { jobs: { id: number }[]; vehicles: { id: number }[] };
type RoundInFull = { round: RoundLine; stops: RoundStop[] };

const server = useTestServer();
let answered = 0;
/** What the solver that a carrier runs says to a request. */
let solve: (asked: VroomAsked) => object | Promise<object> = () => ({ code: 3 });
const solver = createServer((request, response) => {
  answered += 1;
  void json(request).then(async (asked) => {
    const said = JSON.stringify(await solve(asked as VroomAsked));
    response.setHeader('content-type', 'application/json').end(said);
  });
});
const worker = useTestWorker(server);
let dispatcher: TestStaff;
let hubId: string;
const DAY = '2026-11-18';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    solver.listen(0, '127.0.0.1', resolve);
  });
  dispatcher = await registerStaff(server, 'operations');
});
afterAll(() => solver.close());
beforeEach(async () => {
  hubId = await insertHub(server);
});

/** A round whose stops stand on a line to the east of the hub, in this order. */
async function insertRound(east: readonly (number | null)[], change: { locked?: number[] } = {}) {
  const id = randomUUID();
  const { db } = server.owner;
  await sql`INSERT INTO rounds (id, hub_id, day, name, last_stop_no)
    VALUES (${id}, ${hubId}, ${DAY}, 'East', ${east.length})`.execute(db);
  for (const [at, km] of east.entries()) {
    const lon = km === null ? null : 4.4 + km / 70;
    await sql`INSERT INTO stops (round_id, stop_no, kind, sequence, service_seconds, city, postal_code,
        country, lat, lon, locked)
      VALUES (${id}, ${at + 1}, 'delivery', ${at + 1}, 60, 'Antwerp', ${`20${90 - at}`}, 'BE',
        ${lon === null ? null : 51.2}, ${lon}, ${change.locked?.includes(at + 1) ?? false})`.execute(
      db,
    );
  }
  return id;
}

/** A parcel for the door of a stop, whose point a courier has found. */
async function bookTo(roundId: string, stopNo: number): Promise<string> {
  const { db } = server.owner;
  const { id, trackingNumber } = await bookShipment(server);
  const address = { street: `${stopNo} Kaai`, postalCode: `20${91 - stopNo}`, city: 'Antwerp' };
  const key = addressKeyOf(server.ctx.secrets, { ...address, country: 'BE' });
  await sql`UPDATE shipments SET hold = NULL, destination_country = 'BE' WHERE id = ${id}`.execute(
    db,
  );
  await sql`UPDATE shipment_parties SET line1 = ${address.street}, postal_code = ${address.postalCode},
      city = ${address.city} WHERE shipment_id = ${id} AND role = 'recipient'`.execute(db);
  await sql`INSERT INTO address_points (address_key, lat, lon, source)
    SELECT ${key}, lat, lon, 'door' FROM stops
    WHERE round_id = ${roundId} AND stop_no = ${stopNo} ON CONFLICT DO NOTHING`.execute(db);
  return trackingNumber;
}

/** Gives these stops a parcel each, which is delivered. */
async function deliver(roundId: string, stopNos: readonly number[]): Promise<void> {
  const numbers: string[] = [];
  for (const stopNo of stopNos) {
    const { trackingNumber } = await bookShipment(server);
    numbers.push(trackingNumber);
    await sql`INSERT INTO stop_pieces (round_id, stop_no, kind, ref, piece_no, service, weight_grams, volume_ml)
      VALUES (${roundId}, ${stopNo}, 'delivery', ${trackingNumber}, 1, 'standard', 1000, 1000)`.execute(
      server.owner.db,
    );
  }
  await outcomesOf(
    server,
    numbers.map((number) => scanOf(number, { code: 'DELIVERED' })),
  );
}

async function read(roundId: string): Promise<RoundInFull> {
  const answer = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${roundId}`);
  return answer.json<RoundInFull>();
}

/** A round with six parcels and one with none, whose vehicles take three each. */
async function insertFullAndEmpty(): Promise<{ rounds: string[]; numbers: string[] }> {
  const full = await insertRound([1, 2, 3, 4, 5, 6]);
  const rounds = [full, await insertRound([])];
  for (const [at, roundId] of rounds.entries()) {
    const vehicleId = randomUUID();
    await sql`INSERT INTO vehicles (id, hub_id, code, max_pieces)
      VALUES (${vehicleId}, ${hubId}, ${`V-${at}`}, 3)`.execute(server.owner.db);
    await sql`UPDATE rounds SET vehicle_id = ${vehicleId} WHERE id = ${roundId}`.execute(
      server.owner.db,
    );
  }
  const numbers: string[] = [];
  for (let stopNo = 1; stopNo <= 6; stopNo += 1) {
    const trackingNumber = await bookTo(full, stopNo);
    numbers.push(trackingNumber);
    await sql`INSERT INTO stop_pieces (round_id, stop_no, kind, ref, piece_no, service, weight_grams, volume_ml)
      VALUES (${full}, ${stopNo}, 'delivery', ${trackingNumber}, 1, 'standard', 1000, 1000)`.execute(
      server.owner.db,
    );
  }
  return { rounds, numbers };
}

async function load(numbers: readonly string[]): Promise<void> {
  await outcomesOf(
    server,
    numbers.map((number) => scanOf(number, { code: 'OUT_FOR_DELIVERY' })),
  );
}

const refsOf = (round: RoundInFull | undefined) =>
  (round?.stops ?? []).flatMap(({ pieces }) => pieces.map(({ ref }) => ref));

const stopNosOf = ({ stops }: RoundInFull) => stops.map(({ stopNo }) => stopNo);

async function plan(roundIds: readonly string[], seconds = 1): Promise<string> {
  const rounds = await Promise.all(
    roundIds.map(async (roundId) => ({ roundId, revision: (await read(roundId)).round.revision })),
  );
  const answer = await dispatcher.browser.post('/api/admin/dispatch/plans', { rounds, seconds });
  expect(answer.statusCode).toBe(202);
  return answer.json<{ planId: string }>().planId;
}

async function runOf(planId: string): Promise<PlanRun> {
  return (await dispatcher.browser.get(`/api/admin/dispatch/plans/${planId}`)).json<PlanRun>();
}

describe('a plan of rounds', () => {
  it('has failed when no worker finished it in time, so that another one can begin', async () => {
    const planId = await plan([await insertRound([9, 1])]);
    expect(await runOf(planId)).toMatchObject({ state: 'waiting' });
    await sql`UPDATE plan_runs SET created_at = now() - interval '20 minutes'
      WHERE id = ${planId}`.execute(server.owner.db);
    expect(await runOf(planId)).toMatchObject({ state: 'failed', outcome: null });
    await worker.runJobs();
    expect(await runOf(planId)).toMatchObject({ state: 'failed' });
  });

  it('puts stops in the order in which they are driven, and says so', async () => {
    const id = await insertRound([9, 1, 12, 3, 6]);
    const planId = await plan([id]);
    await worker.runJobs();
    expect(await runOf(planId)).toMatchObject({
      state: 'done',
      outcome: { by: 'points', planner: 'own', unplanned: 0, stops: 5 },
    });
    const round = await read(id);
    const order = stopNosOf(round).join();
    expect(['2,4,5,1,3', '3,1,5,4,2']).toContain(order);
    expect(round.round).toMatchObject({ state: 'planned', plan: { by: 'points' } });
    expect(round.round.plan?.metres).toBeGreaterThan(20_000);
  });

  it('serves parcels of the priority service before noon', async () => {
    const id = await insertRound([9, 1, 12, 3, 6]);
    // of five doors of an hour and a half each, the last one is served after noon
    await sql`UPDATE stops SET service_seconds = 5400 WHERE round_id = ${id}`.execute(
      server.owner.db,
    );
    const ends = [2, 3];
    for (const stopNo of ends) {
      const ref = await bookTo(id, stopNo);
      await sql`INSERT INTO stop_pieces (round_id, stop_no, kind, ref, piece_no, service, weight_grams, volume_ml)
        VALUES (${id}, ${stopNo}, 'delivery', ${ref}, 1, 'priority', 1000, 1000)`.execute(
        server.owner.db,
      );
    }
    const planId = await plan([id]);
    await worker.runJobs();
    expect((await runOf(planId)).outcome).toMatchObject({ late: 0 });
    expect(ends).not.toContain(stopNosOf(await read(id)).at(-1));
  });

  it('does not move what is locked', async () => {
    const id = await insertRound([12, 1, 9, 3], { locked: [1, 2] });
    await plan([id]);
    await worker.runJobs();
    expect(stopNosOf(await read(id)).slice(0, 2)).toEqual([1, 2]);
  });

  it('shares stops among rounds by what their vehicles take, and loses none', async () => {
    const { rounds } = await insertFullAndEmpty();
    await plan(rounds);
    await worker.runJobs();
    const planned = await Promise.all(rounds.map(read));
    expect(planned.map(({ stops }) => stops.length)).toEqual([3, 3]);
    const refs = planned.flatMap(({ stops }) => stops.flatMap(({ pieces }) => pieces[0]?.ref));
    expect(new Set(refs).size).toBe(6);
    expect(planned.map(({ round }) => round.revision)).toEqual([2, 2]);
  });

  it('leaves what is in a van in its round, also before the courier departs', async () => {
    const { rounds, numbers } = await insertFullAndEmpty();
    const ends = [numbers[0] ?? '', numbers[5] ?? ''];
    await load(ends);
    await plan(rounds);
    await worker.runJobs();
    const [full, other] = await Promise.all(rounds.map(read));
    expect(refsOf(full)).toEqual(expect.arrayContaining(ends));
    expect(refsOf(other)).toHaveLength(3);
  });

  it('is not written when a piece that it moves was loaded meanwhile', async () => {
    const { port } = solver.address() as AddressInfo;
    const ctx = worker.ctx();
    const config = { ...ctx.config, PLANNER_URL: `http://127.0.0.1:${port}/` };
    const { rounds, numbers } = await insertFullAndEmpty();
    solve = async () => {
      await load(numbers);
      return { code: 3 };
    };
    const planId = await plan(rounds);
    await runPlan({ ...ctx, config }, planId);
    expect(await runOf(planId)).toMatchObject({
      state: 'failed',
      outcome: { refused: 'round_changed' },
    });
    const [full] = await Promise.all(rounds.map(read));
    expect(refsOf(full)).toHaveLength(6);
  });

  it('goes by postal code and street where no points are known', async () => {
    const id = await insertRound([null, null, null]);
    const planId = await plan([id]);
    await worker.runJobs();
    expect(await runOf(planId)).toMatchObject({ state: 'done', outcome: { by: 'address' } });
    expect(stopNosOf(await read(id))).toEqual([3, 2, 1]);
  });

  it('of a round on the road keeps what is done, what is locked and the next three, and orders the rest', async () => {
    const id = await insertRound([3, 12, 5, 9, 1, 7, 11, 2, 30], { locked: [9] });
    await sql`UPDATE rounds SET state = 'out' WHERE id = ${id}`.execute(server.owner.db);
    await deliver(id, [1, 2]);
    const planId = await plan([id]);
    answered = 0;
    const { port } = solver.address() as AddressInfo;
    const ctx = worker.ctx();
    const config = { ...ctx.config, PLANNER_URL: `http://127.0.0.1:${port}/` };
    await runPlan({ ...ctx, config }, planId);
    // nobody has time to wait for another planner
    expect(answered).toBe(0);
    expect(await runOf(planId)).toMatchObject({
      state: 'done',
      roundIds: [id],
      outcome: { by: 'points', planner: 'own', stops: 7, unplanned: 0 },
    });
    const order = stopNosOf(await read(id));
    expect(order.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(order.slice(5)).toEqual([8, 6, 7, 9]);
  });

  it('of a round on the road keeps the next three where no points are known', async () => {
    const id = await insertRound([null, null, null, null, null, null]);
    await sql`UPDATE rounds SET state = 'out' WHERE id = ${id}`.execute(server.owner.db);
    await plan([id]);
    await worker.runJobs();
    expect(stopNosOf(await read(id))).toEqual([1, 2, 3, 6, 5, 4]);
  });

  it('is not written when a courier has left the hub meanwhile', async () => {
    const { port } = solver.address() as AddressInfo;
    const ctx = worker.ctx();
    const config = { ...ctx.config, PLANNER_URL: `http://127.0.0.1:${port}/` };
    const id = await insertRound([9, 1, 5]);
    solve = async () => {
      await sql`UPDATE rounds SET state = 'out' WHERE id = ${id}`.execute(server.owner.db);
      return { code: 3 };
    };
    const planId = await plan([id]);
    await runPlan({ ...ctx, config }, planId);
    expect(await runOf(planId)).toMatchObject({
      state: 'failed',
      outcome: { refused: 'round_changed' },
    });
    expect(stopNosOf(await read(id))).toEqual([1, 2, 3]);
  });

  it('places a stop without a point by its postal code', async () => {
    const id = await insertRound([12, 1, null, 6]);
    await sql`UPDATE stops SET point_source = 'door' WHERE round_id = ${id} AND lat IS NOT NULL`.execute(
      server.owner.db,
    );
    await sql`UPDATE stops SET postal_code = '2090' WHERE round_id = ${id} AND stop_no IN (1, 3)`.execute(
      server.owner.db,
    );
    const planId = await plan([id]);
    await worker.runJobs();
    expect(await runOf(planId)).toMatchObject({ outcome: { by: 'points', unplanned: 0 } });
    const order = stopNosOf(await read(id)).join();
    expect(['2,4,1,3', '2,4,3,1', '1,3,4,2', '3,1,4,2']).toContain(order);
  });

  it('writes nothing when somebody has changed a round meanwhile', async () => {
    const id = await insertRound([9, 1]);
    const planId = await plan([id]);
    const { round } = await read(id);
    const change = { revision: round.revision, name: 'Other', vehicleId: null, personId: null };
    await dispatcher.browser.put(`/api/admin/dispatch/rounds/${id}`, change);
    await worker.runJobs();
    expect(await runOf(planId)).toMatchObject({
      state: 'failed',
      outcome: { refused: 'round_changed' },
    });
    expect(stopNosOf(await read(id))).toEqual([1, 2]);
  });

  it('can be stopped with the best so far', async () => {
    const id = await insertRound(Array.from({ length: 60 }, (_, at) => (at * 37) % 60));
    const planId = await plan([id], 60);
    const startedAt = Date.now();
    await dispatcher.browser.post(`/api/admin/dispatch/plans/${planId}/stop`, {});
    await worker.runJobs();
    expect(await runOf(planId)).toMatchObject({ state: 'done', stopAsked: true });
    expect(Date.now() - startedAt).toBeLessThan(20_000);
  });

  it('is made by our own planner when the configured one refuses', async () => {
    const { port } = solver.address() as AddressInfo;
    const id = await insertRound([9, 1, 5]);
    const planId = await plan([id]);
    answered = 0;
    solve = () => ({ code: 3 });
    const ctx = worker.ctx();
    const config = { ...ctx.config, PLANNER_URL: `http://127.0.0.1:${port}/` };
    await runPlan({ ...ctx, config }, planId);
    expect(answered).toBe(1);
    expect(await runOf(planId)).toMatchObject({ state: 'done', outcome: { planner: 'own' } });
  });

  it('is taken from the configured planner when it answers well, and not when it serves a stop twice', async () => {
    const { port } = solver.address() as AddressInfo;
    const ctx = worker.ctx();
    const config = { ...ctx.config, PLANNER_URL: `http://127.0.0.1:${port}/` };
    const id = await insertRound([9, 1, 5]);
    const routed = (ids: readonly number[]) => ({
      code: 0,
      routes: [{ vehicle: 1, steps: ids.map((job) => ({ type: 'job', id: job })) }],
    });
    // not the best order, so that nobody else's plan looks like it
    solve = ({ jobs }) => routed(jobs.map((job) => job.id).toReversed());
    const planId = await plan([id]);
    await runPlan({ ...ctx, config }, planId);
    expect(await runOf(planId)).toMatchObject({
      state: 'done',
      outcome: { planner: 'configured', by: 'points', unplanned: 0 },
    });
    const taken = await read(id);
    expect(stopNosOf(taken)).toEqual([3, 2, 1]);
    expect(taken.round.plan).toMatchObject({ planner: 'configured' });

    solve = ({ jobs }) => routed([...jobs.map((job) => job.id), jobs[0]?.id ?? 0]);
    const wrong = await plan([id]);
    await runPlan({ ...ctx, config }, wrong);
    expect(await runOf(wrong)).toMatchObject({ state: 'done', outcome: { planner: 'own' } });
  });

  it('is refused for rounds of different days, and for several on the road', async () => {
    const rounds = [await insertRound([1]), await insertRound([2])];
    await sql`UPDATE rounds SET day = '2026-11-19' WHERE id = ${rounds[1]}`.execute(
      server.owner.db,
    );
    const body = { rounds: rounds.map((roundId) => ({ roundId, revision: 1 })) };
    const answer = await dispatcher.browser.post('/api/admin/dispatch/plans', body);
    expect(answer.json()).toMatchObject({ code: 'round_not_changeable' });
  });
});
