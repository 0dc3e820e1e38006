import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { askProgram } from '../installation/ask-program.ts';
import { openInstallation } from '../installation/installation.ts';
import { waitFor } from '../installation/wait-for.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Receiver, startReceiver } from './webhooks/receiver.ts';
import { type Sent, sendMilestones, STEPS } from './webhooks/send-milestones.ts';
import { bookFor, type Endpoint, makeEndpoints } from './webhooks/world.ts';

const WORKERS = 3;
const FAILING = 0.2;
const KILL_EVERY_MS = 5_000;
const PATIENCE_MS = 120_000;
const MOST_DELAY_MS = 2_000;
/** Of the others' p95 with a dead endpoint to that without one. */
const MOST_RATIO = 1.1;
const PAIRS = 4;
/** What insertShipments writes about parties. */
const CANARIES = ['Ann Sender', 'Bob Receiver', '@chaos.example', 'Rue Une'];

const USAGE = `
pnpm chaos webhooks [--short] [--events 20000] [--measured 2000] [--rate 50] [--seed N]
  Milestones of 50 accounts, each with a webhook. First the time from a scan to the receiver, with all
  endpoints well and with one that never answers, four times in turns. Then the other events, while one of three workers is killed every 5 s and the receiver fails 20 % of
  the time. What has not arrived must wait for another attempt, and is asked for at once. In the end every event must
  have arrived, signed, under one id, and no personal data may be in events, attempts or logs.
  --short     400 events, 100 of them in each measurement`;

export const chaosWebhooks = defineTool({
  usage: USAGE,
  options: { events: [20_000, 400], measured: [2_000, 100], rate: 50, seed: drawSeed },
  figures: [
    { path: 'allWell.p95Ms', atMost: MOST_DELAY_MS },
    { path: 'oneDead.p95Ms', atMost: MOST_DELAY_MS },
    { path: 'ratio', atMost: MOST_RATIO },
  ],
  async run({ events, measured, rate, seed }): Promise<Verdict> {
    const installation = await openInstallation({
      name: 'chaos-webhooks',
      apiCount: 1,
      workerCount: WORKERS,
      settings: { WEBHOOK_PRIVATE_TARGETS: 'on' },
    });
    const receiver = await startReceiver(seed);
    const db = await installation.connect('superuser');
    const key = await installation.createKey('Chaos hub');
    const fleet = await startFleet(installation);
    const [port = 0] = installation.apiPorts;
    const endpoints = await makeEndpoints(db, installation.apiUrl, receiver, 50);
    const [dead, ...living] = endpoints;
    if (dead === undefined) throw new Error('there is no endpoint');
    let rounds = 0;
    const send = async (count: number) => {
      rounds += 1;
      const shipments = await bookFor(
        db,
        endpoints,
        Math.ceil(count / STEPS.length),
        seed + rounds,
      );
      return sendMilestones(shipments, { port, key, perSecond: rate });
    };

    // the first deliveries load modules and open connections
    await arrivals(receiver, await send(endpoints.length * 2), dead);
    const well: Sent[] = [];
    const besideDead: Sent[] = [];
    const turns: Turn[] = [];
    const takeTurn = async (isDead: boolean) => {
      if (isDead) receiver.kill(dead.path);
      else receiver.revive(dead.path);
      const begunAt = performance.now();
      const sent = await send(Math.ceil(measured / PAIRS));
      await arrivals(receiver, sent, dead);
      const { p50Ms, p95Ms } = delaysOf(receiver, sent, dead);
      const updates = receiver.updatesSince(begunAt);
      turns.push({ isDead, p50Ms, p95Ms, updates });
      say(`${isDead ? 'one dead' : 'all well'}: p95 ${p95Ms} ms beside ${updates} updates`);
      return sent;
    };
    // in turns, the other first each time: what else the machine does must not fall on one of the two
    for (let pair = 0; pair < PAIRS; pair += 1) {
      for (const isDead of pair % 2 === 0 ? [false, true] : [true, false]) {
        (isDead ? besideDead : well).push(...(await takeTurn(isDead)));
      }
    }
    receiver.kill(dead.path);
    const allWell = delaysOf(receiver, well, dead);
    const oneDead = delaysOf(receiver, besideDead, dead);
    say(`p95 all well ${allWell.p95Ms} ms, one dead ${oneDead.p95Ms} ms`);

    receiver.failAt(FAILING);
    const stopKilling = killWorkers(fleet, seed);
    const begunAt = new Date();
    const sent = await send(Math.max(STEPS.length, events - 2 * measured));
    await stopKilling();
    say(`${sent.length} events sent, ${fleet.kills()} workers killed`);
    receiver.failAt(0);
    const forgotten = await waitForWays(db, receiver, sent, dead);
    const recovered = await recoverUntilAll(installation.apiUrl, receiver, {
      living,
      dead,
      sent,
      begunAt,
    });

    const lost = missing(receiver, sent, dead);
    const counts = receiver.counts();
    const leaks = await findCanaries(db, installation.dataDir);
    const ratio = Number((oneDead.p95Ms / allWell.p95Ms).toFixed(2));
    const faults = [
      ...(fleet.kills() === 0 ? ['no worker was killed'] : []),
      ...forgotten.map(
        ({ shipment, type }) =>
          `nobody would have sent ${type} of ${shipment.trackingNumber} again`,
      ),
      ...lost.map(({ shipment, type }) => `${type} of ${shipment.trackingNumber} never arrived`),
      ...leaks,
      ...(counts.underTwoIds > 0 ? [`${counts.underTwoIds} events came under two ids`] : []),
      ...(counts.unsigned > 0 ? [`${counts.unsigned} calls were not signed`] : []),
      ...fleet.endedByThemselves.map((name) => `${name} ended by itself`),
    ];
    receiver.close();
    return {
      ok: faults.length === 0,
      faults,
      events: sent.length + 2 * measured,
      kills: fleet.kills(),
      forgotten: forgotten.length,
      lost: lost.length,
      recovered,
      ...counts,
      allWell,
      oneDead,
      ratio,
      turns,
    };
  },
});

/** And how many calls of `tracking_updated` came in it. */
type Turn = { isDead: boolean; p50Ms: number; p95Ms: number; updates: number };

/** One of those that are up, whether or not the one before it is back. */
function killWorkers(fleet: Fleet, seed: number): () => Promise<void> {
  const random = seededRandom(seed, 3);
  const up = new Set(fleet.names.filter((name) => name.startsWith('worker')));
  const returning: Promise<unknown>[] = [];
  const over = new AbortController();
  const killing = (async () => {
    while (!over.signal.aborted) {
      const name = [...up][random.below(Math.max(1, up.size))];
      if (name !== undefined) {
        up.delete(name);
        const { returned } = await fleet.kill(name);
        const back = returned.then(() => up.add(name));
        // reported below, and not as unhandled before
        back.catch(() => undefined);
        returning.push(back);
      }
      await sleep(KILL_EVERY_MS);
    }
    await Promise.all(returning);
  })();
  return async () => {
    over.abort();
    await killing;
  };
}

function missing(receiver: Receiver, sent: readonly Sent[], dead: Endpoint): Sent[] {
  return sent.filter(
    ({ shipment: { id, endpoint }, type }) =>
      endpoint !== dead && receiver.find(endpoint.path, id, type)?.accepted !== true,
  );
}

/** Of what has not arrived, that which no worker will try again: there must be none once killed jobs ran again. */
async function waitForWays(
  db: pg.Client,
  receiver: Receiver,
  sent: readonly Sent[],
  dead: Endpoint,
): Promise<Sent[]> {
  const find = async () => {
    // before looking at the receiver: what is delivered by then has arrived
    const { rows } = await db.query<{ way: string }>(
      `SELECT e.type || ' ' || e.shipment_id AS way FROM account_events e
       JOIN webhook_deliveries d ON d.event_id = e.id WHERE d.state = 'waiting'`,
    );
    const ways = new Set(rows.map(({ way }) => way));
    return missing(receiver, sent, dead).filter(
      ({ shipment, type }) => !ways.has(`${type} ${shipment.id}`),
    );
  };
  const isNone = async () => (await find()).length === 0 || undefined;
  await waitFor('a way for every event', PATIENCE_MS, isNone, 1_000).catch(() => undefined);
  return find();
}

async function arrivals(receiver: Receiver, sent: readonly Sent[], dead: Endpoint): Promise<void> {
  await waitFor('the last event', PATIENCE_MS, async () => {
    return missing(receiver, sent, dead).length === 0 || undefined;
  });
}

function delaysOf(receiver: Receiver, sent: readonly Sent[], dead: Endpoint) {
  const delays = sent
    .filter(({ shipment }) => shipment.endpoint !== dead)
    .map(({ shipment: { id, endpoint }, type, at }) => {
      return (receiver.find(endpoint.path, id, type)?.firstAt ?? Infinity) - at;
    })
    .toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(delays[Math.floor(delays.length * share)] ?? 0);
  return { events: delays.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

type Recovery = {
  living: readonly Endpoint[];
  dead: Endpoint;
  sent: readonly Sent[];
  begunAt: Date;
};

/** What waits for its next attempt, or for the end of a killed worker's lease, is asked for now. */
async function recoverUntilAll(apiUrl: string, receiver: Receiver, run: Recovery): Promise<number> {
  const since = new Date(run.begunAt.getTime() - 60_000).toISOString();
  let recovered = 0;
  // milestone jobs of killed workers run again within 15 s
  const deadline = Date.now() + PATIENCE_MS;
  while (missing(receiver, run.sent, run.dead).length > 0 && Date.now() < deadline) {
    await sleep(4_000);
    const late = new Set(
      missing(receiver, run.sent, run.dead).map(({ shipment }) => shipment.endpoint),
    );
    for (const { id, key } of late) {
      const path = `/webhook-endpoints/${id}/recover`;
      recovered += (await askProgram(apiUrl, key)<{ events: number }>(path, { since })).events;
    }
  }
  return recovered;
}

async function findCanaries(db: pg.Client, dataDir: string): Promise<string[]> {
  const leaks: string[] = [];
  for (const canary of CANARIES) {
    const { rows } = await db.query<{ place: string }>(
      `SELECT 'account_events' AS place WHERE EXISTS
         (SELECT 1 FROM account_events WHERE body LIKE $1)
       UNION ALL SELECT 'webhook_attempts' WHERE EXISTS
         (SELECT 1 FROM webhook_attempts WHERE excerpt || coalesce(error, '') LIKE $1)`,
      [`%${canary}%`],
    );
    const logs = globSync('*.log', { cwd: dataDir }).filter((file) =>
      readFileSync(join(dataDir, file), 'utf8').includes(canary),
    );
    const places = [...rows.map(({ place }) => place), ...logs];
    leaks.push(...places.map((place) => `${canary} is in ${place}`));
  }
  return leaks;
}
