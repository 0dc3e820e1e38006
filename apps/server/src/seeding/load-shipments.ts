import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Tariff } from '@waypost/domain/rates';
import { copyRows, type Rows } from './copy.queries.ts';
import { createShipmentDraw, type SeedSources } from './draw-shipment.ts';
import type { SeedPlan } from './seed-plan.ts';
import { addShipment } from './shipment-rows.ts';

export type LoadJob = { ownerUrl: string; plan: SeedPlan; tariff: Tariff; sources: SeedSources };
export type Loaded = { shipments: number; events: number };

/** A chunk is one transaction: about 20 MB of rows. */
const CHUNK_SHIPMENTS = 5_000;

/** Loads the shipments numbered from `first` up to, not including, `end`. */
export function createChunkLoader(client: pg.Client, job: Omit<LoadJob, 'ownerUrl'>) {
  const draw = createShipmentDraw(job.plan, job.tariff, job.sources);
  return async (first: number, end: number): Promise<Loaded> => {
    const rows: Rows = {};
    let events = 0;
    for (let index = first; index < end; index += 1) {
      const shipment = draw(index);
      addShipment(rows, shipment, job.plan.withMoney);
      events += shipment.events.length;
    }
    await copyRows(client, rows);
    return { shipments: end - first, events };
  };
}

/**
 * Several threads, each making the rows of a chunk and then sending them to PostgreSQL. While one waits
 * for its COPY another draws, so one more than there are cores keeps all of them busy.
 */
export async function loadInThreads(job: LoadJob, onProgress: (loaded: Loaded) => void) {
  const loaded: Loaded = { shipments: 0, events: 0 };
  let next = 0;

  async function runThread(): Promise<void> {
    const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: job });
    const failed = once(worker, 'error').then(([error]) => Promise.reject(error as Error));
    try {
      while (next < job.plan.shipments) {
        const first = next;
        next = Math.min(next + CHUNK_SHIPMENTS, job.plan.shipments);
        worker.postMessage({ first, end: next });
        const [chunk] = (await Promise.race([once(worker, 'message'), failed])) as [Loaded];
        loaded.shipments += chunk.shipments;
        loaded.events += chunk.events;
        onProgress(loaded);
      }
    } finally {
      failed.catch(() => undefined);
      await worker.terminate();
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() + 1 }, runThread));
  return loaded;
}
