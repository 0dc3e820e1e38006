import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import { inLanes } from '../installation/in-lanes.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { auditBooks } from './bookings/audit.ts';
import { newTally, openLine } from './bookings/line.ts';
import { runClient } from './bookings/one-client.ts';
import { postOneKey } from './bookings/one-key.ts';
import type { Told } from './bookings/page.ts';
import { openProviderLine } from './bookings/provider-line.ts';
import { setFaults } from './bookings/provider-control.ts';
import { readBooks } from './bookings/read-books.ts';
import { waitUntilSettled } from './bookings/settled.ts';
import { type PlannedBooking, planBookings } from './bookings/storm-plan.ts';
import { type Fleet, startFleet } from './fleet.ts';

const KILL_EVERY_MS = 5_000;
const SETTLE_PATIENCE_MS = 180_000;
const FAULTS = { droppedAnswers: 0.1, repeatedRequests: 0.1 };
const SETTINGS = {
  SETTLE_AFTER_SECONDS: '2',
  PAYMENT_GIVE_UP_SECONDS: '30',
  SECOND_STEP_SECONDS: '20',
  TRANSFER_LOOK_SECONDS: '10',
  GUEST_BOOKINGS_PER_CLIENT: '10000000',
  GUEST_BOOKINGS_PER_RECIPIENT: '10000000',
};

/** What the provider does wrong by itself, told to it before the storm. */
const PROVIDER_FAULTS = {
  calls: [
    { on: '*', fault: 'drop_after', probability: 0.1 },
    { on: '*', fault: 'drop_before', probability: 0.03 },
    { on: '*', fault: 'error_before', probability: 0.02 },
    { on: '*', fault: 'error_after', probability: 0.02 },
    { on: '*', fault: 'delay', probability: 0.03, delayMs: 2_500 },
  ],
  webhooks: [
    { on: '*', fault: 'lost', probability: 0.1 },
    { on: '*', fault: 'twice', probability: 0.1 },
    { on: '*', fault: 'late', probability: 0.1, delayMs: 4_000 },
    { on: '*', fault: 'out_of_order', probability: 0.1 },
  ],
};

const USAGE = `
pnpm chaos bookings [--short] [--bookings 20000] [--clients 24] [--posts 1000] [--seed N]
  Bookings by card, PayPal, bank transfer and on delivery, with declines, second steps and
  cancellations, while a tenth of all answers is lost and a tenth of all requests comes twice, both
  between client and api and between api and provider, webhooks come twice, late or never, and every
  5 s an api or the worker is killed. In the end every attempt is settled with one shipment or none,
  no draft is charged twice, and our ledger equals the provider's to the cent.
  --short   150 bookings, 200 posts of one key
  --posts   of one key at the same moment
  --seed    repeats the bookings and the kills of an earlier run`;

export const chaosBookings = defineTool({
  usage: USAGE,
  options: { bookings: [20_000, 150], clients: 24, posts: [1_000, 200], seed: drawSeed },
  run: ({ bookings, clients, posts, seed }) =>
    weather(planBookings(seed, bookings), seed, clients, posts),
});

async function weather(
  plan: readonly PlannedBooking[],
  seed: number,
  clients: number,
  posts: number,
): Promise<Verdict> {
  const installation = await openInstallation({
    name: 'chaos-bookings',
    apiCount: 2,
    settings: SETTINGS,
  });
  const { paymentsUrl, apiPorts, env } = installation;
  const providerLine = await openProviderLine(
    paymentsUrl,
    seededRandom(seed, plan.length),
    FAULTS.repeatedRequests,
  );
  env['PAYMENT_SANDBOX_URL'] = providerLine.url;
  const fleet = await startFleet(installation);
  await setFaults(paymentsUrl, { seed, ...PROVIDER_FAULTS });

  say(`${plan.length} bookings of ${clients} clients`);
  const storm = await bookAmidKills({ installation, fleet, plan, seed, clients });
  await setFaults(paymentsUrl, { seed });
  say(`all told after ${storm.seconds} s; waiting for what is open`);
  const db = await installation.connect('owner');
  const open = await waitUntilSettled(db, paymentsUrl, SETTLE_PATIENCE_MS);
  const settledAfterSeconds = Math.round((performance.now() - storm.endedAtMs) / 1000);

  say(`${posts} posts of one key`);
  const oneKey = await postOneKey(apiPorts, posts);
  await waitUntilSettled(db, paymentsUrl, SETTLE_PATIENCE_MS);
  const books = await readBooks(db, paymentsUrl);
  const faults = [...storm.faults, ...oneKey.faults, ...auditBooks(books, storm.told)];
  providerLine.close();

  const { tally } = storm;
  const states = Map.groupBy(books.attempts, ({ state }) => state);
  return {
    ok: faults.length === 0 && fleet.endedByThemselves.length === 0,
    bookings: plan.length,
    attempts: books.attempts.length,
    states: Object.fromEntries([...states].map(([state, all]) => [state, all.length])),
    shipments: books.attempts.flatMap(({ shipments }) => shipments).length,
    captures: books.intents.filter(({ captured }) => captured > 0).length,
    refunds: books.intents.filter(({ refunded }) => refunded > 0).length,
    keptCents: books.intents.reduce((sum, i) => sum + i.captured - i.refunded, 0),
    openAfterSettleTime: open.length,
    settledAfterSeconds,
    kills: fleet.kills(),
    endedByThemselves: fleet.endedByThemselves,
    requests: tally.requests,
    droppedAnswers: tally.droppedAnswers,
    repeatedRequests: tally.repeatedRequests,
    unanswered: tally.unanswered,
    clientTimeouts: tally.timeouts,
    slowestAnswerMs: Math.round(tally.slowestMs),
    statuses: Object.fromEntries(tally.statuses),
    providerRequests: providerLine.requests,
    providerRepeated: providerLine.repeated,
    oneKey: { ...oneKey.answers, askedAgain: oneKey.askedAgain },
    bookingsPerSecond: Math.round((plan.length / storm.seconds) * 10) / 10,
    faults,
  };
}

async function bookAmidKills(run: {
  installation: Installation;
  fleet: Fleet;
  plan: readonly PlannedBooking[];
  seed: number;
  clients: number;
}) {
  const { installation, fleet, plan, seed } = run;
  const startedAt = performance.now();
  const tally = newTally();
  const faults: string[] = [];
  const told: Told[] = [];
  const over = new AbortController();
  let done = 0;

  async function killNowAndThen(): Promise<void> {
    const random = seededRandom(seed, plan.length + 1);
    while (!over.signal.aborted) {
      await sleep(KILL_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) return;
      const name = fleet.names[random.below(fleet.names.length)] ?? '';
      say(`${name} is killed; ${done} of ${plan.length} clients are done`);
      await (
        await fleet.kill(name)
      ).returned;
    }
  }

  const killing = killNowAndThen();
  await inLanes(plan, run.clients, async (planned) => {
    const random = seededRandom(seed + 1, planned.number);
    const line = openLine(installation.apiPorts, random, FAULTS, tally);
    try {
      told.push(...(await runClient(line, installation.paymentsUrl, planned)));
    } catch (error) {
      faults.push(
        `client ${planned.number}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    done += 1;
  });
  over.abort();
  await killing;
  const endedAtMs = performance.now();
  return { tally, faults, told, endedAtMs, seconds: Math.round((endedAtMs - startedAt) / 1000) };
}
