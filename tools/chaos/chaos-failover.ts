import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import { clusterIn } from '../cluster/cluster.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { drawShipment, insertShipments } from '../installation/insert-shipments.ts';
import { openInstallation } from '../installation/installation.ts';
import { REPOSITORY } from '../installation/server-process.ts';
import { checkStoredScans } from '../installation/stored-scans.ts';
import { auditBooks } from './bookings/audit.ts';
import { readBooks } from './bookings/read-books.ts';
import { NO_BOOKING_LIMITS } from './bookings/no-limits.ts';
import { waitUntilSettled } from './bookings/settled.ts';
import { DISASTERS, LOOK_UP_GAP_SECONDS, SHORT_DISASTERS } from './failover/disasters.ts';
import { startLoad } from './failover/load.ts';
import { startFleet } from './fleet.ts';

const SOURCE = 'Failover hub';
const SHIPMENTS = 200;
/** Room for the data of fifty disasters and their WAL. */
const DISK_MEGABYTES = 3072;
/** More than are looked up in a minute: none is answered from what an api has kept. */
const LOOKED_UP = 10_000;
const CALM_MS = 3_000;
const WHOLE_AGAIN_MS = 120_000;
const SETTLE_PATIENCE_MS = 120_000;
const SETTINGS = {
  SETTLE_AFTER_SECONDS: '2',
  ...NO_BOOKING_LIMITS,
};

const USAGE = `
pnpm chaos failover [--short] [--disasters 50] [--only 'host killed'] [--plant] [--seed N]
  Scans, look-ups and bookings through two api and a worker on a cluster of three nodes (pnpm cluster), while its
  primary is switched, killed, frozen or out of disk space, a standby is frozen, or most of etcd is down: one after the
  other, in random order. In the end every acknowledged scan must be stored exactly once, every booking must have one
  shipment and one payment, no request may have been answered with 500, and no process may have ended by itself.
  Prints the longest time without an answer. Look-ups, of numbers that no api has kept, must never be unanswered for
  more than 3 s.
  --short   one switchover and one killed PostgreSQL
  --only    only that disaster, --disasters times
  --plant   records an acknowledgement for a scan that was never sent: the run must report it as missing`;

export const chaosFailover = defineTool({
  usage: USAGE,
  options: { disasters: [50, 2], only: '', plant: false, seed: drawSeed },
  figures: Object.entries(DISASTERS).flatMap(([name, { gapSeconds }]) => [
    { path: `gaps.${name}.scans`, atMost: gapSeconds },
    { path: `gaps.${name}.look-ups`, atMost: LOOK_UP_GAP_SECONDS },
  ]),
  run({ short, disasters, only, plant, seed }) {
    const names = short ? SHORT_DISASTERS : Object.keys(DISASTERS);
    return runDisasters(inTurn(only === '' ? names : [only], disasters, seed), { plant, seed });
  },
});

type Gaps = Record<string, number>;

function longer(before: Gaps = {}, seen: Gaps): Gaps {
  return Object.fromEntries(
    Object.entries(seen).map(([kind, seconds]) => [kind, Math.max(seconds, before[kind] ?? 0)]),
  );
}

/** Each as often as the others, in a new order each time round. */
function inTurn(names: readonly string[], count: number, seed: number): string[] {
  const random = seededRandom(seed, 1);
  const rounds = Array.from({ length: Math.ceil(count / names.length) }, () =>
    names
      .map((name) => ({ name, place: random.uint32() }))
      .toSorted((one, other) => one.place - other.place),
  );
  return rounds
    .flat()
    .slice(0, count)
    .map(({ name }) => name);
}

async function runDisasters(
  names: readonly string[],
  { plant, seed }: { plant: boolean; seed: number },
): Promise<Verdict> {
  const cluster = clusterIn(join(REPOSITORY, '.data', 'chaos-failover', 'cluster'), {
    diskMegabytes: DISK_MEGABYTES,
  });
  await cluster.reset();
  say('starting three nodes');
  await cluster.start();
  try {
    const installation = await openInstallation({
      name: 'chaos-failover',
      apiCount: 2,
      settings: SETTINGS,
      database: cluster,
    });
    const random = seededRandom(seed, 0);
    const draw = (length: number) =>
      Array.from({ length }, () => drawShipment(random, Date.now() - 86_400_000, 1));
    const shipments = draw(SHIPMENTS);
    const lookedUp = draw(LOOKED_UP);
    const setUp = await installation.connect('owner');
    await insertShipments(setUp, [...shipments, ...lookedUp]);
    await setUp.end();
    const key = await installation.createKey(SOURCE);
    const fleet = await startFleet(installation);
    const load = startLoad({ apiPorts: installation.apiPorts, key, shipments, lookedUp });

    const gaps: Record<string, Gaps> = {};
    const faults: string[] = [];
    for (const name of names) {
      const disaster = DISASTERS[name];
      if (disaster === undefined) throw new Error(`There is no disaster "${name}".`);
      await cluster.waitUntilWhole(WHOLE_AGAIN_MS);
      await sleep(CALM_MS);
      const primary = await cluster.primary();
      say(`${name} (${primary} is the primary)`);
      load.gaps.begin();
      const failedBefore = load.failedRequests();
      await disaster.bring(cluster, primary);
      await sleep(CALM_MS);
      await cluster.waitUntilWhole(WHOLE_AGAIN_MS);
      await sleep(CALM_MS);
      const seen = load.gaps.end();
      gaps[name] = longer(gaps[name], seen);
      if (seen.scans > disaster.gapSeconds)
        faults.push(`${name}: ${seen.scans} s without an answered scan`);
      if (seen['look-ups'] > LOOK_UP_GAP_SECONDS)
        faults.push(`${name}: ${seen['look-ups']} s without an answered look-up`);
      const failed = load.failedRequests() - failedBefore;
      if (disaster.isUnnoticed && failed > 0) faults.push(`${name}: ${failed} requests failed`);
      say(`longest without an answer: ${JSON.stringify(seen)}`);
    }
    await load.stop();
    if (plant) load.acknowledged.add(randomUUID());

    const db = await installation.connect('owner');
    const open = await waitUntilSettled(db, installation.paymentsUrl, SETTLE_PATIENCE_MS);
    const stored = await checkStoredScans(db, SOURCE, load.acknowledged);
    const books = await readBooks(db, installation.paymentsUrl);
    faults.push(
      ...load.faults,
      ...stored.missing.map((id) => `${id} was acknowledged and is missing`),
      ...stored.doubled.map((id) => `${id} is stored twice`),
      ...stored.unexpected.map((id) => `${id} is stored and was never acknowledged`),
      ...auditBooks(books, load.told),
      ...fleet.endedByThemselves.map((name) => `${name} ended by itself`),
    );
    await installation.close();
    return {
      ok: faults.length === 0 && open.length === 0,
      disasters: names.length,
      gaps,
      scans: load.acknowledged.size,
      missing: stored.missing.length,
      doubled: stored.doubled.length,
      lookUps: Object.fromEntries(load.lookUps),
      bookings: load.told.length,
      openAttempts: open.length,
      failures: Object.fromEntries(load.failures),
      endedByThemselves: fleet.endedByThemselves,
      faults,
    };
  } finally {
    await cluster.end();
  }
}
