import { setTimeout as sleep } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../installation/insert-shipments.ts';
import type { Installation } from '../installation/installation.ts';
import { readValue } from '../installation/read-value.ts';
import { callTo } from '../installation/served-installation.ts';
import { linkTwoCells } from '../installation/two-cells.ts';
import { DUE_SOON, waitFor, waitForJobs } from '../installation/wait-for.ts';
import { type Fleet, startFleet } from './fleet.ts';
import {
  countBy,
  createDisturbances,
  type Disturbances,
  type Kind,
  longestBy,
  type Suffered,
} from './shard-move/disturbances.ts';
import { type LivePages, openLivePages } from './shard-move/live-pages.ts';
import { countAhead, seatProgram, startFeeds } from './shard-move/feeds.ts';
import { createMover, type Mover } from './shard-move/mover.ts';
import { startTraffic } from './shard-move/traffic.ts';
import { verifyCells } from './shard-move/verify-cells.ts';

/** One of each cell at the beginning. */
const MOVING = [7, 20] as const;
const OTHERS = [3, 28] as const;
const SHIPMENTS_PER_SHARD = 30;
const PATIENCE_MS = 120_000;
/** That the server of a has begun: more than b does in a run. */
const MORE_TRANSACTIONS = 200_000;
/** A move takes about so long; something is killed somewhere in it. */
const MOVE_MS = 8_000;
/** And a shard is closed for about so long. */
const FENCE_MS = 300;
const VALKEY_AWAY_MS = 500;

const USAGE = `
pnpm chaos shard-move [--short] [--moves 20] [--kills 20] [--minutes 25] [--seed N]
  Two cells, each with its own services. 8 devices scan, customers book, visitors look up shipments and keep live pages
  open, at the doors of both, while two shards are moved back and forth and apis, workers, Valkey, PostgreSQL and the mover
  itself are killed at random. In the end every acknowledged scan and booking must be in the cell of its shard exactly once
  and nowhere else, every email must have been sent once, every live page must show the last state, programs that follow
  their feeds must have read every event, and the sums of both cells must equal a recount. Waits, failed look-ups and late
  live pages are reported by moving and other shards, by what was killed at the time, and by whether a shard was closed.
  --short    2 moves, 1 kill: the mover
  --minutes  no further move is started after this time
  --seed     repeats the kills of an earlier run`;

export const chaosShardMove = defineTool({
  usage: USAGE,
  options: { moves: [20, 2], kills: [20, 1], minutes: 25, seed: drawSeed },
  figures: [
    { path: 'longestWaitMs.moving.fence', atMost: 3_000 },
    { path: 'failedLookUps.moving.fence', atMost: 0 },
    { path: 'livePages.longestDelayMs.moving.fence', atMost: 5_000 },
  ],
  run: ({ moves, kills, minutes, seed, short }) =>
    run({ moves, kills, minutes, random: seededRandom(seed, 1), kinds: short ? ['mover'] : KINDS }),
});

const KINDS: readonly Kind[] = ['mover', 'api', 'worker', 'postgres', 'mover', 'valkey'];

type Run = {
  moves: number;
  kills: number;
  minutes: number;
  random: SeededRandom;
  kinds: readonly Kind[];
};
type Cells = Readonly<Record<'a' | 'b', Installation>>;

async function run({ moves, kills, minutes, random, kinds }: Run): Promise<Verdict> {
  const { home, other } = await linkTwoCells('chaos-shard-move', { WEBHOOK_PRIVATE_TARGETS: 'on' });
  const cells: Cells = { a: home, b: other };
  const shipments = await fill(cells, random);
  const programs = await seatPrograms(cells);
  const keys = [await home.createKey('Chaos hub'), await home.createKey('Chaos hub')];
  const [a, b] = await Promise.all([startFleet(home), startFleet(other)]);
  const fleets = { a, b };
  await waitForKeys(other, keys.length);
  const disturbances = createDisturbances();
  const mover = createMover(home, other);
  const ports = [home, other].map(({ apiPorts }) => apiPorts[0] ?? 0);
  const pages = openLivePages(
    ports,
    shipments.map(({ trackingNumber, shard }) => ({ ref: trackingNumber, shard })),
  );
  const feeds = startFeeds(ports, programs);
  const traffic = startTraffic({
    ports,
    calls: [callTo(home), callTo(other)],
    keys,
    shipments,
    moving: new Set(MOVING),
  });

  const places = new Map<number, 'a' | 'b'>(MOVING.map((shard) => [shard, shard < 16 ? 'a' : 'b']));
  const closedMs: number[] = [];
  let runs = 0;
  const endAt = performance.now() + minutes * 60_000;
  let done = 0;
  for (let n = 0; n < moves && performance.now() < endAt; n += 1) {
    const shard = MOVING[n % MOVING.length] ?? 0;
    const to = places.get(shard) === 'a' ? 'b' : 'a';
    // spread over the moves; every other move is undisturbed where there are fewer kills than moves
    const killsNow = Math.floor(((n + 1) * kills) / moves) - Math.floor((n * kills) / moves);
    const planned = Array.from({ length: killsNow }, (_, k) => kinds[(n + k) % kinds.length]);
    say(
      `move ${n + 1}/${moves}: shard ${shard} to ${to}, killing ${planned.join(', ') || 'nothing'}`,
    );
    const killing: Promise<void>[] = [];
    const moved = mover.move(shard, to, disturbances.noteFence);
    for (const kind of planned) {
      if (kind !== undefined)
        killing.push(killOne(kind, { cells, fleets, mover, random, disturbances, moved }));
    }
    const outcome = await moved;
    await Promise.all(killing);
    runs += outcome.runs;
    if (outcome.closedMs !== null && killsNow === 0) closedMs.push(outcome.closedMs);
    places.set(shard, to);
    done += 1;
    say(`  ${traffic.scans.size} scans, ${traffic.bookings.size} bookings`);
  }
  await traffic.stop();
  say('everything is acknowledged');
  const shownAfterMs = await waitForPages(cells, pages);
  await pages.close();
  const late = pages.delays(traffic.shown);
  await feeds.stop();
  const [faults, mails, mailsTwice] = await settleAndVerify(cells, traffic);
  const endedByThemselves = [...fleets.a.endedByThemselves, ...fleets.b.endedByThemselves];
  // a worker that is killed between handing over and marking sends again, with a new code (decision 11)
  const mayMailTwice = disturbances.all.some(
    ({ kind }) => kind === 'worker' || kind === 'postgres',
  );
  const isMailedOnce = mailsTwice.length === 0 || mayMailTwice;
  if (shownAfterMs === null) faults.push('live pages do not show the last state');
  return {
    ok: faults.length + feeds.faults.length === 0 && endedByThemselves.length === 0 && isMailedOnce,
    moves: done,
    runsOfTheMover: runs,
    kills: countKinds(disturbances),
    scans: traffic.scans.size,
    bookings: traffic.bookings.size,
    lookUps: traffic.lookUps(),
    events: feeds.counts(),
    mails,
    mailsTwice: mailsTwice.length,
    closedMs: { longest: Math.max(0, ...closedMs), of: closedMs.length },
    longestWaitMs: {
      moving: longestBy(disturbances, traffic.waits.filter(isMoving)),
      others: longestBy(disturbances, traffic.waits.filter(isStaying)),
    },
    failedLookUps: {
      moving: countBy(disturbances, traffic.failedLookUps.filter(isMoving)),
      others: countBy(disturbances, traffic.failedLookUps.filter(isStaying)),
    },
    livePages: {
      open: pages.count,
      snapshots: pages.snapshots(),
      reopened: pages.reopened(),
      refused: pages.refused(),
      /** From the last acknowledgement to the last page that shows it. */
      shownAfterMs,
      longestDelayMs: {
        moving: longestBy(disturbances, late.filter(isMoving)),
        others: longestBy(disturbances, late.filter(isStaying)),
      },
    },
    refusals: Object.fromEntries(traffic.refusals),
    endedByThemselves,
    faults: [...faults, ...feeds.faults],
  };
}

const isMoving = ({ shard }: Suffered) => MOVING.some((moving) => moving === shard);
const isStaying = (suffered: Suffered) => !isMoving(suffered);

async function settleAndVerify(
  cells: Cells,
  traffic: ReturnType<typeof startTraffic>,
): Promise<[faults: string[], mails: number, mailsTwice: string[]]> {
  for (const installation of [cells.a, cells.b]) {
    const db = await installation.connect('superuser');
    await waitForJobs(db, PATIENCE_MS, DUE_SOON);
    // the jobs of the minute have counted what there is
    for (const table of ['shipment_changes', 'posting_marks', 'delivery_changes']) {
      await waitFor(`the count of ${table}`, PATIENCE_MS, async () => {
        const left = await readValue<number>(db, `SELECT count(*)::int FROM ${table}`);
        return left === 0 || undefined;
      });
    }
    await db.end();
  }
  const { faults, mails, mailsTwice } = await verifyCells(cells, traffic);
  return [[...traffic.faults, ...faults], mails, mailsTwice];
}

/** Until each page shows the last state of its shipments; null when one never does. */
async function waitForPages(cells: Cells, pages: LivePages): Promise<number | null> {
  const newest = new Map<string, number>();
  for (const installation of [cells.a, cells.b]) {
    const db = await installation.connect('superuser');
    const { rows } = await db.query<{ ref: string; version: number }>(
      `SELECT s.tracking_number AS ref, t.version::int FROM shipments s
       JOIN shipment_state t ON t.shipment_id = s.id AND t.shard = s.shard
       WHERE s.tracking_number = ANY ($1)`,
      [pages.followed],
    );
    for (const { ref, version } of rows) newest.set(ref, version);
    await db.end();
  }
  const since = performance.now();
  const isShown = async () => pages.countBehind(newest) === 0 || undefined;
  return waitFor('the live pages', PATIENCE_MS, isShown).then(
    () => Math.round(performance.now() - since),
    () => null,
  );
}

function countKinds({ all }: Disturbances): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, some]) => [kind, some.length]),
  );
}

/** One who gets parcels of all shards, and of whom both cells know the same. */
const KNOW_RECIPIENT = `
  WITH language AS (INSERT INTO mail_languages (address_hash, shard, locale)
    VALUES (sha256('recipient'), $1, 'fr') ON CONFLICT DO NOTHING)
  INSERT INTO undeliverable_addresses (id, shard, address_hash, reason, effect_key)
  VALUES (gen_random_uuid(), $1, sha256('recipient'), 'bounce', 'chaos') ON CONFLICT DO NOTHING`;

async function fill(cells: Cells, random: SeededRandom): Promise<NewShipment[]> {
  const made: NewShipment[] = [];
  for (const shard of [...MOVING, ...OTHERS]) {
    const some = Array.from({ length: SHIPMENTS_PER_SHARD }, () =>
      drawShipment(random, Date.now() - 3_600_000, 1, shard),
    );
    const db = await cells[shard < 16 ? 'a' : 'b'].connect('owner');
    await insertShipments(db, some);
    await db.query(KNOW_RECIPIENT, [shard]);
    await db.end();
    made.push(...some);
  }
  return made;
}

async function seatPrograms(cells: Cells): Promise<string[]> {
  const keys: string[] = [];
  for (const name of ['a', 'b'] as const) {
    const db = await cells[name].connect('superuser');
    await countAhead(db, name === 'a' ? MORE_TRANSACTIONS : 0);
    for (const shard of MOVING) {
      if (shard < 16 === (name === 'a')) keys.push(await seatProgram(db, shard));
    }
    await db.end();
  }
  return keys;
}

async function waitForKeys(other: Installation, count: number): Promise<void> {
  const db = await other.connect('superuser');
  await waitFor('the copy of the keys', PATIENCE_MS, async () => {
    const known = await readValue<number>(db, 'SELECT count(*)::int FROM api_keys');
    return (known ?? 0) >= count || undefined;
  });
  await db.end();
}

/** Somewhere in the move; the mover may be gone by then. */
async function killOne(
  kind: Kind,
  {
    cells,
    fleets,
    mover,
    random,
    disturbances,
    moved,
  }: {
    cells: Cells;
    fleets: Readonly<Record<'a' | 'b', Fleet>>;
    mover: Mover;
    random: SeededRandom;
    disturbances: Disturbances;
    moved: Promise<unknown>;
  },
): Promise<void> {
  const cell = random.below(2) === 0 ? 'a' : 'b';
  // the moment that matters most, every other time
  if (kind === 'mover' && random.below(2) === 0) {
    await Promise.race([mover.fence(), moved]);
    await sleep(random.between(0, 1) * FENCE_MS);
  } else await sleep(random.between(0.1, 1) * MOVE_MS);
  say(`  ${kind} ${kind === 'mover' ? '' : cell} is killed`);
  await disturbances.during(kind, async () => {
    if (kind === 'mover') {
      mover.kill();
      await moved;
    } else if (kind === 'postgres') await cells[cell].crashPostgres();
    else if (kind === 'valkey') await cells[cell].crashRedis(VALKEY_AWAY_MS);
    else {
      const { returned } = await fleets[cell].kill(kind === 'api' ? 'api 1' : 'worker');
      await returned;
    }
  });
}
