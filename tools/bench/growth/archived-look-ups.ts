import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { say } from '../../driver/define-tool.ts';
import { readValue } from '../../installation/read-value.ts';
import { runHttpLookUps } from '../http-look-ups.ts';
import { medians, rounded } from '../statistics.ts';
import type { GrownData } from './grown-data.ts';

/** At most so many of its shipments are asked for. */
const ASKED = 20_000;

interface Load {
  rounds: number;
  seconds: number;
  connections: number;
}

/**
 * Archives the oldest month, asks for its shipments, and puts its events back: the object store of a tool is
 * empty at its next run.
 */
export async function measureArchived({ installation }: GrownData, load: Load) {
  const admin = await installation.connect('superuser');
  const { name, month, afterMonths } = await findOldest(admin);
  await admin.query(`CREATE TABLE bench.kept_events AS SELECT * FROM ${name}`);
  say(`archiving ${month}`);
  const settings = { ARCHIVE_AFTER_MONTHS: `${afterMonths}` };
  const beganAt = performance.now();
  const printed = await installation.command('archive', [], undefined, settings);
  const seconds = (performance.now() - beganAt) / 1000;
  const archive = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as {
    events: number;
    files: number;
    bytes: number;
  };
  const refsFile = join(installation.dataDir, 'archived.refs');
  const { rows } = await admin.query<{ ref: string }>(
    `SELECT ref FROM bench.sample WHERE to_char(booked_at AT TIME ZONE 'UTC', 'YYYY-MM') = $1
     ORDER BY n LIMIT $2`,
    [month, ASKED],
  );
  writeFileSync(refsFile, rows.map(({ ref }) => ref).join(''));
  const runs = [];
  let from = 0;
  for (let round = 1; round <= load.rounds; round++) {
    const { apiPorts } = installation;
    const run = await runHttpLookUps({ ...load, apiPorts, refsFile, from });
    from += Math.round(run.perSecond * load.seconds);
    runs.push(run);
    say(`archived ${round}/${load.rounds}: p99 ${rounded(run.p99Ms)} ms`);
  }
  await restoreKept(admin);
  await admin.end();
  return {
    ...medians(runs, ['perSecond', 'p50Ms', 'p95Ms', 'p99Ms']),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
    events: archive.events,
    files: archive.files,
    bytesPerEvent: rounded(archive.bytes / archive.events),
    eventsPerSecond: rounded(archive.events / seconds),
  };
}

async function findOldest(admin: pg.Client) {
  const { rows } = await admin.query<{ name: string; month: string; afterMonths: number }>(
    `SELECT name, to_char(ends - interval '1 month', 'YYYY-MM') AS month,
       (extract(year FROM age(now(), ends)) * 12 + extract(month FROM age(now(), ends)))::int AS "afterMonths"
     FROM (SELECT name, to_date(right(name, 7), 'YYYY_MM') + interval '1 month' AS ends
       FROM bench.months ORDER BY name LIMIT 1) AS oldest`,
  );
  const [oldest] = rows;
  if (oldest === undefined) throw new Error('There are no months.');
  return oldest;
}

/** Also after a run that was killed. */
export async function restoreKept(admin: pg.Client): Promise<void> {
  if ((await readValue(admin, `SELECT to_regclass('bench.kept_events')`)) === null) return;
  const { name } = await findOldest(admin);
  await admin.query('BEGIN');
  await admin.query(`TRUNCATE ${name}, archived_months, archived_parts, recalled_shipments`);
  await admin.query(`INSERT INTO ${name} SELECT * FROM bench.kept_events ORDER BY recorded_at`);
  await admin.query('DROP TABLE bench.kept_events');
  await admin.query('COMMIT');
  await admin.query(`VACUUM (FREEZE, ANALYZE) ${name}`);
}
