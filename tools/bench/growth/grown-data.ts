import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { say } from '../../driver/define-tool.ts';
import { inLanes } from '../../installation/in-lanes.ts';
import { type Installation, openInstallation } from '../../installation/installation.ts';
import { readValue } from '../../installation/read-value.ts';
import { restoreKept } from './archived-look-ups.ts';
import { copyMonth, dropIndexes, keepAsBase, makeIndexes, type Month } from './copy-shipments.ts';

export interface GrownSize {
  /** Shipments drawn one by one; the rest repeats them under ids and numbers of its own. */
  base: number;
  copies: number;
  eventsPerShipment: number;
  seed: number;
}

/** So that months are old enough to be archived. */
const DAYS = 730;
const LANES = 2;

export type GrownData = Awaited<ReturnType<typeof openGrownData>>;

/** Opens the installation that holds the data, and seeds what is missing of it, month by month. */
export async function openGrownData(
  size: GrownSize,
  options: { name: string; apiCount: number; settings?: NodeJS.Dict<string> },
) {
  const installation = await openInstallation({
    ...options,
    keepsDatabase: true,
    postgresSettings: { maintenance_work_mem: '512MB' },
  });
  let admin = await installation.connect('superuser');
  if (!(await isOfSize(admin, size))) {
    await installation.resetPostgres();
    admin = await installation.connect('superuser');
    await seedBase(installation, admin, size);
  }
  await fillMonths(installation, admin, size);
  await restoreKept(admin);
  const counted = await admin.query<{ shipments: number; events: number }>(
    'SELECT sum(shipments)::int AS shipments, sum(events)::int AS events FROM bench.months',
  );
  const { shipments = 0, events = 0 } = counted.rows[0] ?? {};
  say(`${shipments} shipments with ${events} events in ${installation.dataDir}`);
  await admin.end();
  return { installation, shipments, events };
}

async function isOfSize(admin: pg.Client, size: GrownSize): Promise<boolean> {
  if ((await readValue(admin, `SELECT to_regclass('bench.size')`)) === null) return false;
  return (await readValue<string>(admin, 'SELECT size FROM bench.size')) === JSON.stringify(size);
}

async function seedBase(installation: Installation, admin: pg.Client, size: GrownSize) {
  say(`drawing ${size.base} shipments with ${size.eventsPerShipment} events each`);
  await installation.command('seed', [
    `--shipments=${size.base}`,
    `--events=${size.eventsPerShipment}`,
    `--days=${DAYS}`,
    `--seed=${size.seed}`,
    '--without-money',
    '--yes',
  ]);
  await keepAsBase(admin, JSON.stringify(size));
}

async function fillMonths(
  installation: Installation,
  admin: pg.Client,
  size: GrownSize,
): Promise<void> {
  const { rows: months } = await admin.query<Month>(
    `SELECT name, first_no AS "firstNo", end_no AS "endNo" FROM bench.months
     WHERE events IS NULL ORDER BY name`,
  );
  const unbuilt = await readValue<number>(admin, 'SELECT count(*)::int FROM bench.indexes');
  if (months.length === 0 && unbuilt === 0) return;
  if (months.length > 0) await dropIndexes(admin);
  say(`filling ${months.length} months with ${size.copies} copies`);
  const lanes = await Promise.all(
    Array.from({ length: LANES }, () => installation.connect('superuser')),
  );
  await inLanes(months, LANES, async (month, lane) => {
    const client = lanes[lane];
    if (client === undefined) throw new Error('There is no such lane.');
    const made = await copyMonth(client, month, size);
    const gigabytes = Number(
      await readValue(admin, `SELECT round(pg_database_size('waypost') / 1e9, 1)`),
    );
    say(
      `${month.name}: ${made.shipments} shipments, ${made.events} events; ${gigabytes} GB in all`,
    );
  });
  say('building the indexes that were left out');
  await makeIndexes(admin);
  say('vacuuming, so that no measurement pays for it');
  await admin.query('VACUUM (FREEZE, ANALYZE)');
  await admin.query('CHECKPOINT');
  await sleep(1_000);
}
