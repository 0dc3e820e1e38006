import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { seededRandom } from '@waypost/domain/simulation';
import { casesOfPart } from '../driver/part.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { REPOSITORY } from '../installation/server-process.ts';
import { auditBooks } from './bookings/audit.ts';
import {
  chooseCases,
  chooseSome,
  claimPoint,
  type CrashCase,
  listCases,
  type ListedPoints,
  lossesOf,
} from './bookings/crash-cases.ts';
import type { Scenario, Surroundings } from './bookings/crash-scenario.ts';
import { CLAIMING, listScenarios } from './bookings/crash-scenarios.ts';
import { openLine } from './bookings/line.ts';
import { setFaults } from './bookings/provider-control.ts';
import { readBooks } from './bookings/read-books.ts';
import { beginCase, type Outcome } from './bookings/run-case.ts';
import { startFleet } from './fleet.ts';

const PRELOAD = join(REPOSITORY, 'tools/chaos/bookings/crash-points.ts');
/** A point is missed when worker and api meet in the same attempt; it is tried again. */
const TRIES = 5;
/** Worker cases of a lane whose recovery goes on while the next one begins. */
const RECOVERING = 4;
/** Workers, and lanes of cases that kill them. A case that another one's kill struck is tried again. */
const WORKERS = 2;
const SETTINGS = {
  SETTLE_AFTER_SECONDS: '3',
  PAYMENT_GIVE_UP_SECONDS: '30',
  GUEST_BOOKINGS_PER_CLIENT: '10000000',
  GUEST_BOOKINGS_PER_RECIPIENT: '10000000',
};

const USAGE = `
pnpm chaos booking-crash [--short] [--lanes 3] [--only TEXT] [--part 1/4] [--cases N] [--seed N]
  Books, cancels and refunds by every method, and learns of refunds and disputes, while the api or a worker is killed
  before and after every SQL statement and every call to the payment provider, with the provider's answer lost or not.
  Dry runs list these points. The client retries like the page does. Within 60 s every case must end with one shipment
  and one payment, or with neither; nothing may be kept for a cancelled one.
  --short   10 cases, each with another scenario or lost answer, at provider calls and COMMITs
  --lanes   api processes that are killed side by side
  --only    scenarios whose name contains the text
  --part    every fourth case: the first, second, third or fourth of them
  --cases   at most this many cases
  --seed    chooses the same cases as an earlier run`;

export const chaosBookingCrash = defineTool({
  usage: USAGE,
  options: { lanes: 3, only: '', cases: [Infinity, 10], part: '1/1', seed: drawSeed },
  nightly: ['--part 1/4', '--part 2/4', '--part 3/4', '--part 4/4'],
  figures: [{ path: 'cases' }, { path: 'slowestSeconds', atMost: 60 }],
  run: ({ short, part, cases, ...run }) => crash({ ...run, isShort: short, count: cases, part }),
});

async function crash(run: {
  seed: number;
  count: number;
  lanes: number;
  only: string;
  isShort: boolean;
  part: string;
}): Promise<Verdict> {
  const installation = await openInstallation({
    name: 'chaos-booking-crash',
    apiCount: run.lanes,
    workerCount: WORKERS,
    settings: SETTINGS,
    nodeOptions: ['--import', PRELOAD],
  });
  const folder = join(installation.dataDir, 'plans');
  rmSync(folder, { recursive: true, force: true });
  installation.env['CRASH_PLANS'] = folder;
  await startFleet(installation);
  // events would put jobs beside the ones that are watched; the storm has them
  const { paymentsUrl, env } = installation;
  await setFaults(paymentsUrl, { webhooks: [{ on: '*', fault: 'lost' }] });
  const db = new pg.Pool({ connectionString: env['DATABASE_OWNER_URL'] });
  const lanes = installation.apiPorts.map((port) => surroundings(installation, port, db, folder));

  const random = seededRandom(run.seed, 0);
  const draw = () => random.between(0, 1);
  const listed = await listPoints(lanes, run, draw);
  const possible = casesOfPart(listCases(listed), run.part);
  const cases = chooseCases(possible, run.count, draw);
  say(
    `${cases.length} cases at ${listed.reduce((sum, { points }) => sum + points.length, 0)} points`,
  );

  const results: { crashCase: CrashCase; outcome: Outcome }[] = [];
  const note = (crashCase: CrashCase, outcome: Outcome) => {
    results.push({ crashCase, outcome });
    const { plan, scenario, point } = crashCase;
    const lost = plan.lost.length === 0 ? '' : `, answer ${plan.lost.join()} lost`;
    say(
      `${results.length}/${cases.length} ${scenario.name}${lost}: ${plan.side} ${plan.number} ${point}: ${outcome.ending} after ${outcome.seconds.toFixed(1)} s${outcome.faults.map((fault) => `\n         FAULT ${fault}`).join('')}`,
    );
  };
  await killApis(ofRole(cases, 'api'), lanes, note);
  await killWorker(ofRole(cases, 'worker'), lanes, note);

  const books = await readBooks(db, paymentsUrl);
  await db.end();
  const unseen = listed.filter(({ points }) => points.length === 0);
  const faults = [
    ...results.flatMap(({ outcome }) => outcome.faults),
    ...unseen.map(({ scenario }) => `${scenario.name}: no point was seen`),
    ...auditBooks(books),
  ];
  const endings = Map.groupBy(results, ({ outcome }) => outcome.ending);
  return {
    ok: faults.length === 0,
    points: listed.reduce((sum, { points }) => sum + points.length, 0),
    pointsByScenario: Object.fromEntries(
      listed.map(({ scenario, lost, points }) => [
        `${scenario.name}${lost.length === 0 ? '' : `, answer ${lost.join()} lost`}`,
        points.length,
      ]),
    ),
    possibleCases: possible.length,
    cases: results.length,
    kills: results.filter(({ outcome }) => outcome.endedAt !== undefined).length,
    endings: Object.fromEntries([...endings].map(([name, all]) => [name, all.length])),
    slowestSeconds: Math.round(Math.max(0, ...results.map(({ outcome }) => outcome.seconds))),
    shipments: books.attempts.flatMap(({ shipments }) => shipments).length,
    captures: books.intents.filter(({ captured }) => captured > 0).length,
    refunds: books.intents.filter(({ refunded }) => refunded > 0).length,
    faults,
  };
}

function surroundings(installation: Installation, port: number, db: pg.Pool, folder: string) {
  const { paymentsUrl, env } = installation;
  return {
    db,
    folder,
    paymentsUrl,
    webhook: {
      url: `http://127.0.0.1:${port}/api/payments/webhook`,
      secret: env['STRIPE_WEBHOOK_SECRET'] ?? '',
    },
    openLine: () => openLine([port]),
  };
}
type Lane = ReturnType<typeof surroundings>;

function around(lane: Lane): Surroundings {
  const { openLine: open, ...rest } = lane;
  return { ...rest, line: open() };
}

/**
 * Dry runs: every scenario for each answer that gets lost, with nothing killed, until two runs met
 * the same points. On a slow machine the worker comes to the same attempt and leaves the api less.
 */
async function listPoints(
  lanes: readonly Lane[],
  { only, isShort, count }: { only: string; isShort: boolean; count: number },
  draw: () => number,
): Promise<ListedPoints[]> {
  const [lane] = lanes;
  if (lane === undefined) throw new Error('there is no lane');
  const listOnce = async (scenario: Scenario, lost: number[]): Promise<readonly string[]> => {
    const plan = { number: 0, side: 'before', lost } as const;
    const { outcome } = await beginCase(scenario, plan, around(lane));
    const { points, faults } = await outcome;
    if (faults.length > 0) throw new Error(`${scenario.name} fails by itself: ${faults.join()}`);
    return points;
  };
  const list = async (scenario: Scenario, lost: number[]): Promise<ListedPoints> => {
    const seen: string[] = [];
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const points = await listOnce(scenario, lost);
      const met = points.join('\n');
      if (seen.includes(met)) return { scenario, lost, points };
      seen.push(met);
    }
    throw new Error(`no two of ${TRIES} runs of ${scenario.name} met the same points`);
  };
  const findClaim = async (scenario: Scenario) => claimPoint((await list(scenario, [])).points);
  const claims = {
    onDelivery: await findClaim(CLAIMING.onDelivery),
    forProgram: await findClaim(CLAIMING.forProgram),
  };

  const runs = listScenarios(claims)
    .filter(({ name }) => name.includes(only))
    .flatMap((scenario) => lossesOf(scenario, isShort).map((lost) => ({ scenario, lost })));
  // a few cases need the points of a few runs only
  const chosen = chooseSome(runs, count, draw);
  const listed = await inLanes(chosen, 4, ({ scenario, lost }) => list(scenario, lost));
  for (const { scenario, lost, points: found } of listed) {
    say(`${scenario.name}${lost.length === 0 ? '' : `, answer ${lost.join()} lost`}`);
    for (const [at, point] of found.entries()) say(`  ${at + 1} ${point}`);
  }
  return listed;
}

/** Each lane has an api of its own, so that nobody else's request is in it when it ends. */
async function killApis(
  cases: readonly CrashCase[],
  lanes: readonly Lane[],
  note: (crashCase: CrashCase, outcome: Outcome) => void,
): Promise<void> {
  await inLanes(cases, lanes.length, async (crashCase, at) => {
    const { outcome } = await tryCase(crashCase, lanes[at] as Lane);
    note(crashCase, await outcome);
  });
}

/** Few at a time, since jobs are taken by whichever worker is there; recoveries may overlap. */
async function killWorker(
  cases: readonly CrashCase[],
  lanes: readonly Lane[],
  note: (crashCase: CrashCase, outcome: Outcome) => void,
): Promise<void> {
  const recovering = lanes.map(() => new Set<Promise<void>>());
  await inLanes(cases, WORKERS, async (crashCase, at) => {
    const { outcome } = await tryCase(crashCase, lanes[at] as Lane);
    const ofLane = recovering[at] as Set<Promise<void>>;
    const noted = outcome.then((ended) => {
      note(crashCase, ended);
      ofLane.delete(noted);
    });
    ofLane.add(noted);
    if (ofLane.size >= RECOVERING) await Promise.race(ofLane);
  });
  await Promise.all(recovering.flatMap((ofLane) => [...ofLane]));
}

/** Settles when the process has ended at the point that the dry run listed under that number. */
async function tryCase(
  { scenario, plan, point }: CrashCase,
  lane: Lane,
): Promise<{ outcome: Promise<Outcome> }> {
  for (let tries = 1; ; tries += 1) {
    const begun = await beginCase(scenario, plan, around(lane));
    const endedAt = await begun.endedAt;
    if (endedAt === point) return begun;
    const outcome = await begun.outcome;
    if (outcome.faults.length > 0 || tries === TRIES) {
      const place = `${plan.side} ${plan.number} ${point}`;
      const missed = `${scenario.name}: ${place} was not reached, but ${endedAt ?? 'no point'}`;
      const faults = [...outcome.faults, missed];
      return { outcome: Promise.resolve({ ...outcome, faults }) };
    }
  }
}

function ofRole(cases: readonly CrashCase[], role: Scenario['role']): CrashCase[] {
  return cases.filter(({ scenario }) => scenario.role === role);
}
