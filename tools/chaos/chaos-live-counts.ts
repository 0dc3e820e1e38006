import { setTimeout as sleep } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { signInOwner } from '../installation/people.ts';
import { ANTWERP, plantHub } from '../installation/plant-hub.ts';
import { readValue } from '../installation/read-value.ts';
import { callTo } from '../installation/served-installation.ts';
import { checkStates } from '../installation/stored-states.ts';
import { waitFor } from '../installation/wait-for.ts';
import { waitUntilPosted } from '../proof/billing-accounts.ts';
import { compareMoney } from '../proof/recount-money.ts';
import { compareCredit } from '../proof/settle-on-account.ts';
import { comparePlaces } from './counts/compare-places.ts';
import { HUB_CITIES, type Keys, openOfficeDay } from './counts/office-day.ts';
import { compareLive } from './counts/recount-live.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { oneOf } from './scan-plan.ts';

const CLIENTS = 3;
/** Between two steps of a client, so that a worker can start beside them. */
const PAUSE_MS = 40;
const PATIENCE_MS = 180_000;
const COUNTS = ['count_live_shipments', 'count_money'] as const;
const POKE_EVERY_MS = 150;
/** How long a kill waits for a worker that counts. */
const AIM_MS = 5_000;

const USAGE = `
pnpm chaos live-counts [--short] [--kills 60] [--seed N]
  Customers book, cancel and request pickups and devices scan, while the workers count changes over and over and are
  killed, every second time in the middle of a count. In the end the sums of Today and Money, the amounts owed on
  account and the places of pickups must equal a recount of all rows.
  --short   4 kills
  --seed    repeats the random choices; their timing depends on the machine`;

export const chaosLiveCounts = defineTool({
  usage: USAGE,
  options: { kills: [60, 4], seed: drawSeed },
  figures: [{ path: 'killsAmidCount', atLeast: 1 }],
  run: ({ kills, seed }) => run(kills, seed),
});

async function run(kills: number, seed: number): Promise<Verdict> {
  const installation = await openInstallation({
    name: 'chaos-live-counts',
    apiCount: 1,
    workerCount: 2,
    settings: { SETTLE_AFTER_SECONDS: '2' },
  });
  const db = await installation.connect('superuser');
  const keys = await openHubs(installation, db);
  const fleet = await startFleet(installation);
  const page = callTo(installation);
  const office = { ...page, headers: { ...page.headers, cookie: await signInOwner(db) } };
  const day = openOfficeDay(page, office, await installation.connect('superuser'), keys);

  const over = new AbortController();
  const poking = pokeCounts(installation, over.signal);
  const randoms = Array.from({ length: CLIENTS }, (_, number) => seededRandom(seed, number + 1));
  const customers = await inLanes(randoms, 1, day.openCustomer);
  const clients = customers.map(async (customer, number) => {
    const random = randoms[number] ?? seededRandom(seed, 0);
    while (!over.signal.aborted) {
      await day.takeStep(customer, random);
      await sleep(PAUSE_MS);
    }
  });
  const struck = await killWorkers(db, fleet, kills, seededRandom(seed, 0)).finally(() =>
    over.abort(),
  );
  await Promise.all([...clients, poking]);
  await day.sendLate();
  say(`${JSON.stringify(day.arrived)}; waiting for what is left to count`);
  await waitUntilPosted(db, PATIENCE_MS);
  await waitUntilCounted(db);

  const { rows } = await db.query<{ id: string }>('SELECT id FROM shipments');
  const states = await checkStates(
    db,
    rows.map(({ id }) => id),
  );
  const faults = [
    ...states.flatMap(({ fault }) => fault ?? []),
    ...(await compareLive(db)),
    ...(await compareMoney(db)),
    ...(await compareCredit(db)),
    ...(await comparePlaces(db)),
    ...(struck === 0 ? ['no worker was killed in the middle of a count'] : []),
    ...fleet.endedByThemselves.map((name) => `${name} ended by itself`),
  ];
  const counted = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM live_shipments) AS "liveShipments",
       (SELECT count(*)::int FROM hub_stays) AS stays, (SELECT count(*)::int FROM live_sums) AS sums,
       (SELECT count(*)::int FROM ledger_transactions) AS postings`,
  );
  return {
    ok: faults.length === 0,
    kills: fleet.kills(),
    killsAmidCount: struck,
    ...day.arrived,
    ...counted.rows[0],
    faults,
  };
}

async function openHubs(installation: Installation, db: pg.Client): Promise<Keys> {
  for (const { city, country } of HUB_CITIES) {
    await plantHub(db, city.slice(0, 3).toUpperCase(), { ...ANTWERP, city, country });
  }
  const keys = {
    anywhere: await installation.createKey('Handheld'),
    inHub: await installation.createKey('Dock of Ghent'),
    courier: await installation.createKey('Courier', 'driver'),
  };
  await db.query(`UPDATE sources SET hub_id = (SELECT id FROM hubs WHERE city = 'Ghent')
    WHERE name = 'Dock of Ghent'`);
  return keys;
}

/** Counts are due all the time, and not once a minute as by their schedule. */
async function pokeCounts(installation: Installation, over: AbortSignal): Promise<void> {
  const db = await installation.connect('owner');
  while (!over.aborted) {
    await poke(db);
    await sleep(POKE_EVERY_MS);
  }
}

async function poke(db: pg.Client): Promise<void> {
  for (const name of COUNTS) {
    await db.query(
      `INSERT INTO pgboss.job (name, data) SELECT $1::text, '{}'
       WHERE NOT EXISTS (SELECT FROM pgboss.job WHERE name = $1 AND state = 'created')
       ON CONFLICT DO NOTHING`,
      [name],
    );
  }
}

/** Returns how many kills came while a count was under way. */
async function killWorkers(
  db: pg.Client,
  fleet: Fleet,
  kills: number,
  random: SeededRandom,
): Promise<number> {
  const workers = fleet.names.filter((name) => name.startsWith('worker'));
  let struck = 0;
  for (let round = 0; fleet.kills() < kills; round += 1) {
    await sleep(500 + random.below(1_500));
    const isAimed = round % 2 === 0;
    const counting = isAimed ? await waitForCount(db) : undefined;
    // which of them counts is not known
    const killed = isAimed ? workers : [oneOf(random, workers)];
    const returning = await Promise.all(killed.map((name) => fleet.kill(name)));
    if (counting !== undefined) struck += 1;
    say(`${killed.join(' and ')} killed${counting === undefined ? '' : ` amid ${counting}`}`);
    await Promise.all(returning.map(({ returned }) => returned));
  }
  return struck;
}

/** By the lock that one count at a time holds until its transaction ends. */
async function waitForCount(db: pg.Client): Promise<string | undefined> {
  const deadline = Date.now() + AIM_MS;
  while (Date.now() < deadline) {
    const name = await readValue<string>(
      db,
      `SELECT name FROM unnest($1::text[]) AS name JOIN pg_locks l
         ON l.locktype = 'advisory' AND l.granted AND l.objid::bigint = hashtext(name) & 4294967295
       ORDER BY random() LIMIT 1`,
      [COUNTS],
    );
    if (name !== undefined) return name;
    await sleep(2);
  }
  return undefined;
}

async function waitUntilCounted(db: pg.Client): Promise<void> {
  await waitFor('the last count', PATIENCE_MS, async () => {
    await poke(db);
    const left = await readValue<number>(
      db,
      `SELECT ((SELECT count(*) FROM shipment_changes) + (SELECT count(*) FROM posting_marks))::int`,
    );
    return left === 0 || undefined;
  });
}
