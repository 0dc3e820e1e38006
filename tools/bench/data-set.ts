import { openInstallation, type Installation } from '../installation/installation.ts';
import { say } from '../driver/define-tool.ts';
import { readValue } from '../installation/read-value.ts';

export interface Size {
  shipments: number;
  eventsPerShipment: number;
}

export const FULL: Size = { shipments: 1_000_000, eventsPerShipment: 10 };
export const TENTH: Size = { shipments: 100_000, eventsPerShipment: 10 };
export const SHORT: Size = { shipments: 20_000, eventsPerShipment: 10 };
export const TINY: Size = { shipments: 2_000, eventsPerShipment: 10 };

/** The seed gives every shipment about as many events as asked for; `pnpm bench scans` adds more. */
const MIN_EVENTS = 0.8;
const MAX_EVENTS = 1.5;

export type DataSet = Awaited<ReturnType<typeof openDataSet>>;

/** Opens the installation that holds a seeded data set, and seeds it when it does not fit. */
export async function openDataSet(size: Size, options: { apiCount: number }) {
  const name = `bench-${size.shipments}x${size.eventsPerShipment}`;
  const installation = await openInstallation({ name, ...options, keepsDatabase: true });
  let events = await countEvents(installation, size);
  if (events === null) {
    events = await seed(installation, size);
  } else {
    say(`using ${size.shipments} shipments with ${events} events in ${installation.dataDir}`);
  }
  return { installation, shipments: size.shipments, events };
}

/** Null when the data set is missing, incomplete or of another size. */
async function countEvents(installation: Installation, size: Size): Promise<number | null> {
  const db = await installation.connect('owner');
  if ((await readValue(db, `SELECT to_regclass('bench.refs')`)) === null) return null;
  const counted = await db.query<{ refs: number; events: number }>(
    `SELECT (SELECT count(*) FROM bench.refs)::int AS refs,
       (SELECT count(*) FROM tracking_events)::int AS events`,
  );
  const { refs = 0, events = 0 } = counted.rows[0] ?? {};
  const wanted = size.shipments * size.eventsPerShipment;
  const fits =
    refs === size.shipments && events >= wanted * MIN_EVENTS && events <= wanted * MAX_EVENTS;
  return fits ? events : null;
}

async function seed(installation: Installation, size: Size): Promise<number> {
  say(`seeding ${size.shipments} shipments with ${size.eventsPerShipment} events each`);
  await installation.resetPostgres();
  await installation.command('seed', [
    `--shipments=${size.shipments}`,
    `--events=${size.eventsPerShipment}`,
    '--without-money',
    '--yes',
  ]);
  say('vacuuming, so that no measurement pays for it');
  const admin = await installation.connect('superuser');
  await admin.query('VACUUM (FREEZE, ANALYZE)');
  await admin.query('CHECKPOINT');

  // In an order that has nothing to do with the order of the rows: any stretch is a random sample.
  const db = await installation.connect('owner');
  await db.query(`
    BEGIN;
    CREATE SCHEMA bench;
    GRANT USAGE ON SCHEMA bench TO waypost_api;
    CREATE TABLE bench.refs (n integer PRIMARY KEY, ref text NOT NULL);
    INSERT INTO bench.refs
      SELECT row_number() OVER (ORDER BY md5(ref)), ref FROM shipment_refs WHERE kind = 'number';
    GRANT SELECT ON bench.refs TO waypost_api;
    COMMIT`);
  await db.query('VACUUM (FREEZE, ANALYZE) bench.refs');
  const events = await countEvents(installation, size);
  if (events === null) throw new Error('The seed command made a data set of another size.');
  return events;
}
