import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Installation } from '../installation/installation.ts';
import { type CpuClock, cpuPerItem } from './cpu-time.ts';
import { runHttpScans } from './http-scans.ts';
import type { PreparedScan } from './prepared-scans.ts';
import { readBatches, type RecordedBatch } from './recorded-batches.ts';

const RECORDER = './tools/bench/record-scan-batches.ts';
/** As many transactions as an api has under way at once (MAX_IN_FLIGHT). */
const CONNECTIONS = 3;
const INSERTS_EVENTS = 'insert_scan_events';

export interface BareScans {
  perSecond: number;
  cpu: { clientUs: number; postgresUs: number };
}

/**
 * Starts an api that records the statements with which it stores scans, and rolls them back; the benchmark runs the
 * batches. Each shipment is scanned once at a time, because a later batch would otherwise overwrite the state of an
 * earlier one.
 */
export async function startScanRecorder(installation: Installation, port: number) {
  const file = join(installation.dataDir, 'scan-batches');
  const settings = { NODE_OPTIONS: `--import=${RECORDER}`, RECORDED_BATCHES: file };
  await installation.startApi(port, { settings });
  return async (
    scans: readonly PreparedScan[],
    load: { key: string; connections: number; batch: number },
  ): Promise<RecordedBatch[]> => {
    rmSync(file, { force: true });
    await runHttpScans(scans, { ...load, apiPorts: [port] });
    return readBatches(file);
  };
}

/** Runs recorded batches on plain connections with prepared statements, as the role of the api. */
export async function runBareScans(
  installation: Installation,
  batches: readonly RecordedBatch[],
  cpuClock: CpuClock,
): Promise<BareScans> {
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => installation.connect('api')),
  );
  const waiting = [...batches];

  /** Returns how many events were inserted. */
  async function runNext(client: pg.Client): Promise<number> {
    let inserted = 0;
    for (const statement of waiting.shift() ?? []) {
      const { rowCount } = await client.query(statement);
      if (statement.name === INSERTS_EVENTS) inserted += rowCount ?? 0;
    }
    return inserted;
  }

  // each connection's first batch prepares its statements, which those of an api have long done
  for (const client of clients) {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await runNext(client);
  }
  let scans = 0;
  const before = cpuClock();
  const own = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (waiting.length > 0) {
        const inserted = await runNext(client);
        scans += inserted;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(own);
  const { postgresUs } = cpuPerItem(before, cpuClock(), scans);
  await Promise.all(clients.map((client) => client.end()));
  return {
    perSecond: scans / seconds,
    cpu: { clientUs: (user + system) / scans, postgresUs },
  };
}
