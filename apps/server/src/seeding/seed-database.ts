import { ensureSource } from '../features/staff/device-keys/index.ts';
import { readTariffInForce } from '../features/core/quotes/index.ts';
import { addHubs } from '../features/core/hubs/index.ts';
import { addServicePoints } from '../features/core/service-points/index.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import {
  connectForCopy,
  ensurePartitionsBetween,
  hasReference,
  hasShipments,
  vacuumAndAnalyze,
} from './copy.queries.ts';
import { createShipmentDraw } from './draw-shipment.ts';
import { createChunkLoader, type Loaded, type LoadJob, loadInThreads } from './load-shipments.ts';
import { SAMPLE_HUBS } from './sample-hubs.ts';
import { SAMPLE_POINTS } from './sample-points.ts';
import { bookedAtOf, type SeedPlan } from './seed-plan.ts';

/** Fewer than this are loaded in one transaction by this thread alone. */
const ONE_CHUNK = 2_000;
const PROGRESS_EVERY_MS = 2_000;

export class AlreadySeeded extends Error {}

export async function isEmptyOfShipments(ownerUrl: string): Promise<boolean> {
  const client = await connectForCopy(ownerUrl);
  try {
    return !(await hasShipments(client));
  } finally {
    await client.end();
  }
}

/** Fills the database with the plan's shipments. Throws AlreadySeeded when they are there. */
export async function seedDatabase(
  ownerUrl: string,
  plan: SeedPlan,
  say: (line: string) => void,
): Promise<Loaded> {
  const job: LoadJob = { ownerUrl, plan, ...(await prepareJob(ownerUrl)) };
  const client = await connectForCopy(ownerUrl);
  try {
    const first = createShipmentDraw({ ...plan, orders: 1 }, job.tariff, job.sources)(0);
    if (await hasReference(client, first.trackingNumber)) throw new AlreadySeeded();
    await ensurePartitionsBetween(client, new Date(bookedAtOf(plan, 0)), new Date(plan.until));

    const loaded =
      plan.shipments <= ONE_CHUNK
        ? await createChunkLoader(client, job)(0, plan.shipments)
        : await loadInThreads(job, reportProgress(plan, say));
    await vacuumAndAnalyze(client);
    return loaded;
  } finally {
    await client.end();
  }
}

async function prepareJob(ownerUrl: string): Promise<Pick<LoadJob, 'tariff' | 'sources'>> {
  const log = createLog('seed', 'warn');
  const database = openDatabase({ url: ownerUrl, poolSize: 1, applicationName: 'seed', log });
  try {
    const { tariff } = await readTariffInForce(database.db);
    const sources = {
      hubs: await ensureSource(database.db, 'Demonstration hubs', 'hub'),
      drivers: await ensureSource(database.db, 'Demonstration drivers', 'driver'),
      desk: await ensureSource(database.db, 'Demonstration desk', 'staff'),
    };
    await addServicePoints(database.db, SAMPLE_POINTS);
    await addHubs(database.db, SAMPLE_HUBS);
    return { tariff, sources };
  } finally {
    await database.close();
  }
}

function reportProgress(plan: SeedPlan, say: (line: string) => void): (loaded: Loaded) => void {
  const startedAt = performance.now();
  let saidAt = startedAt;
  const count = new Intl.NumberFormat('en');
  return ({ shipments, events }) => {
    if (performance.now() - saidAt < PROGRESS_EVERY_MS) return;
    saidAt = performance.now();
    const seconds = ((saidAt - startedAt) / 1000).toFixed(0);
    say(
      `${count.format(shipments)} of ${count.format(plan.shipments)} shipments, ` +
        `${count.format(events)} events, ${seconds} s`,
    );
  };
}
