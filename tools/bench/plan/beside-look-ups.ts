import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPlan, startPlan } from '@waypost/contract/client';
import type pg from 'pg';
import { say, type Verdict } from '../../driver/define-tool.ts';
import { signInOwner } from '../../installation/people.ts';
import { LYON, plantHub } from '../../installation/plant-hub.ts';
import { callTo } from '../../installation/served-installation.ts';
import { openDataSet, SHORT, TINY } from '../data-set.ts';
import { median, rounded, spreadOf } from '../statistics.ts';
import { askSteadily } from '../steady-look-ups.ts';

/** Four plans one after the other, as the worker makes them: one at a time. */
const PLANS = 4;
const STOPS = 250;
const ROUNDS_A_PLAN = 4;
/** By which the p99 of look-ups may rise. */
export const MOST_P99_RATIO = 1.1;

type Load = { isShort: boolean; rounds: number; perSecond: number };

/**
 * Look-ups at a steady rate alone, beside plans of the worker, and beside a loop of the same priority that does nothing, which
 * shows what any work on that core costs on this machine. In turns: medians of their p99.
 */
export async function measureBeside({ isShort, rounds, perSecond }: Load): Promise<Verdict> {
  const seconds = isShort ? 2 : 5;
  const { installation } = await openDataSet(isShort ? TINY : SHORT, { apiCount: 1 });
  await installation.startApi();
  await installation.startWorker();
  const db = await installation.connect('superuser');
  const cookie = await signInOwner(db);
  const call = callTo(installation);
  const staff = { ...call, headers: { ...call.headers, cookie } };
  const { rows } = await db.query<{ ref: string }>(
    'SELECT ref FROM bench.refs ORDER BY n LIMIT 1000',
  );
  const refs = rows.map(({ ref }) => ref);
  const hubId = await plantHub(db, randomUUID().slice(0, 6), LYON);

  const lookUp = async (work: () => Promise<unknown>) => {
    const load = await askSteadily({ baseUrl: installation.apiUrl, refs, perSecond });
    await work();
    const { times, failed } = await load.end();
    if (failed.length > 0) throw new Error(`${failed.length} look-ups failed`);
    return spreadOf(times);
  };
  const planAll = async () => {
    const planIds: string[] = [];
    for (let plan = 0; plan < PLANS; plan += 1) {
      const planned = await plantRounds(db, hubId);
      const body = { rounds: planned.map((roundId) => ({ roundId, revision: 1 })), seconds };
      planIds.push((await startPlan({ ...staff, body })).data.planId);
    }
    for (const planId of planIds) {
      while ((await readPlan({ ...staff, path: { planId } })).data.outcome === null)
        await sleep(200);
    }
  };

  // code that is not compiled and pages that are not in memory; it may refuse some meanwhile
  const first = await askSteadily({ baseUrl: installation.apiUrl, refs, perSecond });
  await sleep(3_000);
  await first.end();
  const alone: number[] = [];
  const beside: number[] = [];
  const besideLoop: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const without = await lookUp(() => sleep(PLANS * seconds * 1000));
    const withPlans = await lookUp(planAll);
    const withLoop = await lookUp(() => loopFor(PLANS * seconds * 1000));
    alone.push(without.p99Ms);
    beside.push(withPlans.p99Ms);
    besideLoop.push(withLoop.p99Ms);
    say(
      `${round}/${rounds}: p99 ${without.p99Ms} ms alone, ${withPlans.p99Ms} ms beside plans, ${withLoop.p99Ms} ms beside a loop`,
    );
  }
  await db.end();
  return {
    ok: true,
    p99AloneMs: rounded(median(alone)),
    p99BesideMs: rounded(median(beside)),
    p99BesideLoopMs: rounded(median(besideLoop)),
    besideRatio: rounded(median(beside) / median(alone)),
    loopRatio: rounded(median(besideLoop) / median(alone)),
    aim: MOST_P99_RATIO,
    plans: PLANS,
    stops: STOPS * ROUNDS_A_PLAN,
    perSecond,
    rounds,
  };
}

/** Priority and share as of the planner (run-planner.ts). */
async function loopFor(ms: number): Promise<void> {
  const code = `require('node:fs').writeFileSync('/proc/self/autogroup', '10'); for (;;);`;
  const loop = spawn('nice', ['-n', '10', process.execPath, '-e', code], {
    detached: true,
    stdio: 'ignore',
  });
  await sleep(ms);
  loop.kill('SIGKILL');
}

/** Doors at random in a city; no parcels, which a plan does not look at. */
async function plantRounds(db: pg.Client, hubId: string): Promise<string[]> {
  const ids = Array.from({ length: ROUNDS_A_PLAN }, () => randomUUID());
  await db.query(
    `INSERT INTO rounds (id, hub_id, day, name, last_stop_no)
     SELECT id, $2, current_date, 'Bench', $3 FROM unnest($1::uuid[]) AS id`,
    [ids, hubId, STOPS],
  );
  await db.query(
    `INSERT INTO stops (round_id, stop_no, kind, sequence, service_seconds, city, country, lat, lon,
       point_source)
     SELECT id, n, 'delivery', n, 60, 'Lyon', 'FR', 45.7 + random() * 0.1, 4.8 + random() * 0.14, 'door'
     FROM unnest($1::uuid[]) AS id, generate_series(1, $2::integer) AS n`,
    [ids, STOPS],
  );
  return ids;
}
