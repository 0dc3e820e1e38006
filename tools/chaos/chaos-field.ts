import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, type Given, say, type Verdict } from '../driver/define-tool.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { openOffice } from '../installation/office.ts';
import { countJobs, waitFor, waitForJobs } from '../installation/wait-for.ts';
import { readValue } from '../installation/read-value.ts';
import { countCash } from './field/count-cash.ts';
import { type DayDone, workDay } from './field/courier-day.ts';
import { makeCrew } from './field/crew.ts';
import { bringDisasters } from './field/disasters.ts';
import { verifyDay } from './field/verify-day.ts';
import { startFleet } from './fleet.ts';

const USAGE = `
pnpm chaos field [--short] [--phones 200] [--stops 120] [--minutes 20] [--kills 90] [--seed N]
  A day of couriers: phones that make the calls of the app at /field, each with a round. They pass through tunnels, lose
  answers, die and come back with their queue, and scan wrong labels or labels twice, while api, worker and PostgreSQL
  are killed at random. In the end every scan, picture and act must be stored exactly once, every round must be closed,
  and the ledger must agree with scans and cash counts.
  --short      6 phones with 12 stops, 2 kills
  --minutes    how long processes are killed; rounds take most of this time
  --forgetful  phones drop what they have sent without waiting for the answer: this must fail
  --seed       repeats the random choices; their timing depends on the machine`;

const OPTIONS = {
  phones: [200, 6],
  stops: [120, 12],
  minutes: [20, 0.15],
  kills: [90, 2],
  forgetful: false,
  seed: drawSeed,
} as const;

export const chaosField = defineTool({ usage: USAGE, options: OPTIONS, run: runDay });

/** The part of the time in which processes are killed; the rest is for the evening. */
const ROUND_SHARE = 0.75;
const PATIENCE_MS = 240_000;
/** A round that was not closed by its phone is by the schedule, each minute. */
const CLOSING_MS = 130_000;

async function runDay(given: Given<typeof OPTIONS>): Promise<Verdict> {
  const { phones, stops, minutes, kills, seed } = given;
  const installation = await openInstallation({ name: 'chaos-field', apiCount: 2 });
  const fleet = await startFleet(installation);
  const db = await installation.connect('superuser');
  const origin = installation.env['PUBLIC_ORIGIN'] ?? '';
  const office = await openOffice({ installation, db }, origin);
  const [first = '', ...others] = installation.apiPorts.map((port) => `http://127.0.0.1:${port}`);
  const randomOf = (stream: number) => seededRandom(seed, stream);
  const setting = { ...office, db, origin, randomOf, urls: [first, ...others] as const };
  const crew = await makeCrew(setting, { phones, stops });
  say(`${phones} couriers have a round of ${stops} stops each`);

  const lastMs = minutes * 60_000;
  // a stop is also loaded, which takes a tenth of its time
  const paceMs = (lastMs * ROUND_SHARE) / (stops * 1.3);
  const shift = { paceMs, isForgetful: given.forgetful, longestTunnelMs: paceMs * 6 };
  const disasters = bringDisasters({ installation, fleet, random: randomOf(0), kills, lastMs });
  const days = await Promise.all(crew.couriers.map((courier) => workDay(courier, shift)));
  say('every courier is back');
  await waitForPosted(installation);
  const cash = await countCash(days, crew.cashiers);
  say('the cash is counted');
  const { crashes } = await disasters;

  const reader = await installation.connect('superuser');
  await waitForJobs(reader, PATIENCE_MS, `name IN ('post_collected', 'plan_rounds')`);
  await waitForClosed(reader, phones);
  const { faults, ...verdict } = await verifyDay(reader, days, cash);
  return {
    ok: faults.length === 0 && fleet.endedByThemselves.length === 0,
    phones,
    stops: phones * stops,
    kills: fleet.kills(),
    postgresCrashes: crashes,
    ...countLines(days),
    endedByThemselves: fleet.endedByThemselves,
    ...verdict,
    faults,
  };
}

/** A count uses what the ledger knows, so no posting may be pending. The database may be down for a while. */
async function waitForPosted(installation: Installation): Promise<void> {
  await waitFor('the last posting', PATIENCE_MS, async () => {
    try {
      const db = await installation.connect('superuser');
      const left = await countJobs(db, `name = 'post_collected'`);
      await db.end();
      return left === 0 || undefined;
    } catch {
      await sleep(500);
      return undefined;
    }
  });
}

async function waitForClosed(db: Parameters<typeof readValue>[0], count: number): Promise<void> {
  const sql = `SELECT count(*)::int FROM rounds WHERE state = 'closed'`;
  try {
    await waitFor('the end of every round', CLOSING_MS, async () => {
      return (await readValue<number>(db, sql)) === count || undefined;
    });
  } catch (error) {
    // which of them is still open is found below
    say(error instanceof Error ? error.message : String(error));
  }
}

function countLines(days: readonly DayDone[]) {
  const sum = (of: (day: DayDone) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    batteriesEmpty: sum(({ batteries }) => batteries),
    tunnels: sum(({ courier }) => courier.line.counts.tunnels),
    callsCut: sum(({ courier }) => courier.line.counts.cut),
    answersLost: sum(({ courier }) => courier.line.counts.lost),
    answersTold: sum(({ courier }) => courier.line.counts.answered),
  };
}
