import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch } from '@waypost/contract/v1';
import { seededRandom } from '@waypost/domain/simulation';
import { type CpuClock, cpuPerItem, type CpuTime, createCpuClock } from '../bench/cpu-time.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { openInstallation } from '../installation/installation.ts';
import { waitFor } from '../installation/wait-for.ts';
import { ask, judgeBatch, makeShop, type Shop, startBatch } from './batches/shop.ts';
import { type Fleet, startFleet } from './fleet.ts';

const PATIENCE_MS = 600_000;
const MOST_MS = 60_000;
const MOST_FILE_MS = 30_000;
/** A killed worker's jobs run again after 10 s, so more frequent kills would prevent all progress. */
const KILL_AFTER_MS = [500, 4_000] as const;

const USAGE = `
pnpm chaos batches [--short] [--rows 1000] [--kills 5] [--seed N]
  Books a batch of shipments with labels undisturbed, and reports the time until the last row is booked and until the
  last label is ready. Then books it again with another account while the only worker is killed at random moments.
  Every row must be booked once, and every shipment must belong to a row.
  --short     60 rows, 2 kills`;

export const chaosBatches = defineTool({
  usage: USAGE,
  options: { rows: [1_000, 60], kills: [5, 2], seed: drawSeed },
  figures: [
    { path: 'undisturbed.labelsMs', atMost: MOST_MS },
    { path: 'undisturbed.firstFileMs', atMost: MOST_FILE_MS },
  ],
  async run({ rows, kills, seed }): Promise<Verdict> {
    const installation = await openInstallation({
      name: 'chaos-batches',
      apiCount: 1,
      settings: { CUSTOMER_BOOKINGS_PER_DAY: '100000', PROGRAM_READS_PER_MINUTE: '100000' },
    });
    const db = await installation.connect('superuser');
    const { apiUrl } = installation;
    const api = await installation.startApi();
    const worker = await installation.startWorker();
    const clock = await createCpuClock(installation, [worker]);

    const calm = await makeShop(db);
    // the first booking loads modules and opens connections
    await runBatch(apiUrl, await makeShop(db), 4, clock);
    const undisturbed = await runBatch(apiUrl, calm, rows, clock);
    say(`booked in ${undisturbed.bookedMs} ms, labels in ${undisturbed.labelsMs} ms`);

    await Promise.all([api.kill(), worker.kill()]);
    const fleet = await startFleet(installation);
    const shop = await makeShop(db);
    const killing = killWorker(fleet, kills, seed);
    const killed = await runBatch(apiUrl, shop, rows, clock);
    await killing;
    say(`${fleet.kills()} times killed: booked in ${killed.bookedMs} ms`);

    const faults = [
      ...(await judgeBatch(db, calm, undisturbed.id, rows)),
      ...(await judgeBatch(db, shop, killed.id, rows)),
      ...[undisturbed, killed].flatMap(({ pages, files }) =>
        pages === rows ? [] : [`${pages} labels in ${files} files for ${rows} shipments`],
      ),
      ...(fleet.kills() === 0 ? ['no worker was killed'] : []),
      ...fleet.endedByThemselves.map((name) => `${name} ended by itself`),
    ];
    return { ok: faults.length === 0, faults, rows, kills: fleet.kills(), undisturbed, killed };
  },
});

/** Until every label was read. */
async function runBatch(apiUrl: string, shop: Shop, rows: number, clock: CpuClock) {
  const atStart = clock();
  const begunAt = performance.now();
  const sinceMs = () => Math.round(performance.now() - begunAt);
  const { id } = await startBatch(apiUrl, shop, rows);
  const { labels } = await waitFor('the end of a batch', PATIENCE_MS, async () => {
    const batch = (await (await ask(apiUrl, shop, `/batches/${id}`)).json()) as Batch;
    return batch.finishedAt === null ? undefined : batch;
  });
  const bookedMs = sinceMs();
  const atBooked = clock();
  const files = labels?.parts ?? 0;
  let pages = 0;
  let firstFileMs = 0;
  for (let part = 1; part <= files; part += 1) {
    const pdf = await waitFor('labels', PATIENCE_MS, async () => {
      const answer = await ask(apiUrl, shop, `/batches/${id}/labels.pdf?part=${part}`);
      return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : undefined;
    });
    pages += pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    if (part === 1) firstFileMs = sinceMs() - bookedMs;
  }
  const cpuMs = { toBook: cpuMsOf(atStart, atBooked), forLabels: cpuMsOf(atBooked, clock()) };
  return { id, bookedMs, firstFileMs, labelsMs: sinceMs(), files, pages, cpuMs };
}

/** Of the worker, while it lives, and of PostgreSQL. */
function cpuMsOf(before: CpuTime, after: CpuTime) {
  const { apiUs: workerUs, postgresUs } = cpuPerItem(before, after, 1_000);
  return { worker: Math.round(workerUs), postgres: Math.round(postgresUs) };
}

/** The only worker, so that no other one continues in the meantime. */
async function killWorker(fleet: Fleet, kills: number, seed: number): Promise<void> {
  const random = seededRandom(seed, 3);
  const [least, most] = KILL_AFTER_MS;
  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(least + random.below(most - least));
    const { returned } = await fleet.kill('worker');
    await returned;
  }
}
