import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { drawShipment, insertShipments } from '../installation/insert-shipments.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { DUE_SOON, waitForJobs } from '../installation/wait-for.ts';
import { clusterFolder } from '../services/postgres.ts';
import type { AttemptRow } from './bookings/audit.ts';
import { readBooks, readIntents } from './bookings/read-books.ts';
import { NO_BOOKING_LIMITS } from './bookings/no-limits.ts';
import { waitUntilSettled } from './bookings/settled.ts';
import { type Backup, openBackup } from './restore/backup.ts';
import { differingTables, markMoment, readChecksums, waitForArchive } from './restore/checksums.ts';
import { type Day, openDay } from './restore/day.ts';
import { judgeMails, judgeObjects, judgePayments, judgeScans } from './restore/judge-world.ts';

const SOURCE = 'Restored hub';
const QUIET_MS = 2_500;
const PATIENCE_MS = 120_000;
const SETTINGS = {
  SETTLE_AFTER_SECONDS: '2',
  ...NO_BOOKING_LIMITS,
  SHED_LOAD: 'off',
};

const USAGE = `
pnpm chaos restore [--short] [--times 5] [--shipments 2000] [--seed N]
  Takes a backup during scans, card bookings, cancellations, documents and emails, notes a moment, continues the load,
  and restores to that moment with deploy/backup. Every table must then have the checksum of that moment. Api and
  worker start: no mail may be sent and no money may move before pnpm reconcile. After that the provider and the object
  store must agree with the database, nobody may have got an email twice, and every acknowledged scan must be stored
  again, because the devices were asked to resend.
  --short   one restore of a small database`;

export const chaosRestore = defineTool({
  usage: USAGE,
  options: { times: [5, 1], shipments: [2_000, 100], seed: drawSeed },
  run: ({ times, shipments, seed }) => restoreOften(times, shipments, seed),
});

async function restoreOften(times: number, count: number, seed: number): Promise<Verdict> {
  const backup = openBackup();
  try {
    const installation = await openInstallation({
      name: 'chaos-restore',
      apiCount: 1,
      settings: SETTINGS,
      postgresSettings: backup.postgresSettings,
    });
    const { dataDir, postgresPort, apiPorts } = installation;
    await backup.begin(await clusterFolder({ dataDir }), postgresPort);
    const random = seededRandom(seed, 0);
    const shipments = Array.from({ length: count }, () =>
      drawShipment(random, Date.now() - 86_400_000, 1),
    );
    const db = await installation.connect('owner');
    await insertShipments(db, shipments);
    await db.end();
    const day = openDay({
      port: apiPorts[0] ?? 0,
      key: await installation.createKey(SOURCE),
      refs: shipments.map(({ trackingNumber }) => trackingNumber),
    });
    const rounds = [];
    for (let round = 1; round <= times; round += 1) {
      const [before, after] = [2_000 + random.below(3_000), 2_000 + random.below(3_000)];
      rounds.push(await restoreOnce(installation, backup, day, { round, before, after }));
    }
    day.close();
    const faults = [...day.faults, ...rounds.flatMap((round) => round.faults)];
    const sums = rounds.map(({ faults: _faults, ...figures }) => figures);
    await installation.close();
    return {
      ok: faults.length === 0,
      restores: times,
      rounds: sums,
      scans: day.acknowledged.size,
      resent: day.resent(),
      bookings: day.made(),
      mails: installation.mailServer.received.length,
      faults,
    };
  } finally {
    backup.close();
  }
}

type Plan = { round: number; before: number; after: number };

async function restoreOnce(
  installation: Installation,
  backup: Backup,
  day: Day,
  { round, before, after }: Plan,
) {
  const { paymentsUrl, mailServer, dataDir } = installation;
  const faults: string[] = [];
  const blame = (found: readonly string[]) =>
    faults.push(...found.map((fault) => `restore ${round}: ${fault}`));

  say(`restore ${round}: a day with a backup`);
  let processes = [await installation.startApi(), await installation.startWorker()];
  const over = new AbortController();
  const busy = day.busy(over.signal);
  const backupBegan = Math.floor(Date.now() / 1000);
  await backup.make(round === 1 ? 'full' : 'incr');
  if (!((await backup.newest()) >= backupBegan)) blame(['monitoring is not told of the backup']);
  await sleep(before);
  // drafts from before the restored moment, booked after it: one will be tried again, one never
  const [again, never] = [await day.draftOne(), await day.draftOne()];
  const marker = await installation.connect('superuser');
  const certain = day.bookings.map(({ told }) => told);
  const cancelledLater = day.bookings.findLast(({ isCancelled }) => !isCancelled);
  const wanted = await markMoment(marker, `moment_${round}`);

  say('the moment has passed, the day goes on');
  await day.bookDraft(again);
  await day.bookDraft(never);
  if (cancelledLater !== undefined) await day.cancelBooked(cancelledLater);
  await sleep(after);
  over.abort();
  await busy;
  await waitForArchive(marker);
  day.bookings.splice(certain.length);
  for (const server of processes) await server.kill();

  say('restoring');
  const beganAt = performance.now();
  let restored = '';
  await installation.replacePostgres(async () => {
    restored = await backup.restoreTo(`moment_${round}`);
  });
  const restoreSeconds = Math.round((performance.now() - beganAt) / 100) / 10;
  say(restored.trim());
  const db = await installation.connect('superuser');
  blame(differingTables(wanted, await readChecksums(db)));

  say('quarantine');
  const mailsBefore = mailServer.received.length;
  const moneyBefore = JSON.stringify(await readIntents(paymentsUrl));
  processes = [await installation.startApi(), await installation.startWorker()];
  await day.checkIn();
  const booking = [day.bookDraft(again), day.bookDraft(await day.draftOne())];
  await sleep(QUIET_MS);
  const early = mailServer.received.length - mailsBefore;
  if (early > 0) blame([`${early} emails were sent in quarantine`]);
  if (JSON.stringify(await readIntents(paymentsUrl)) !== moneyBefore) {
    blame(['money was moved in quarantine']);
  }

  const reconciled = await reconcile(installation);
  say(`reconciled: ${JSON.stringify(reconciled)}`);
  await Promise.all(booking);
  blame(describeOpen(await waitUntilSettled(db, paymentsUrl, PATIENCE_MS)));
  await waitForJobs(db, PATIENCE_MS, DUE_SOON);
  blame(judgePayments(await readBooks(db, paymentsUrl), certain));
  blame(await judgeObjects(db, dataDir));
  blame(judgeMails(mailServer));
  blame(await judgeScans(db, SOURCE, day.acknowledged));
  for (const server of processes) await server.stop();
  return { tables: wanted.size, restoreSeconds, reconciled, faults };
}

/** As the runbook says: again until it succeeds. The object store of development fails now and then. */
async function reconcile(installation: Installation): Promise<object> {
  for (let left = 3; ; left -= 1) {
    try {
      return JSON.parse(await installation.command('reconcile')) as object;
    } catch (error) {
      if (left === 1) throw error;
      say(`reconciling again: ${String(error).split('\n')[0]}`);
    }
  }
}

function describeOpen(open: readonly AttemptRow[]): string[] {
  return open.map(({ id, state }) => `${id} stays ${state}`);
}
