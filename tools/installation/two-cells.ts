import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { findPostgresProgram } from '../services/programs.ts';
import type { Call } from './book-parcel.ts';
import { type Installation, openInstallation } from './installation.ts';
import { readValue } from './read-value.ts';
import { runProgram } from './run-program.ts';
import { callTo } from './served-installation.ts';
import type { ServerProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';

export interface OpenCell {
  name: 'a' | 'b';
  installation: Installation;
  call: Call;
  db: pg.Client;
  api: ServerProcess;
  worker: ServerProcess;
}

const COPIER_PASSWORD = 'copied';
const PATIENCE_MS = 30_000;

/**
 * Two cells, each with PostgreSQL, Valkey, api and worker of its own, set up as docs/runbooks/cells.md says: a is home and
 * has the shards 0 to 15, b has the rest and follows home by logical replication.
 */
export async function openTwoCells(name: string): Promise<{ a: OpenCell; b: OpenCell }> {
  const { home, other } = await linkTwoCells(name);
  const [a, b] = await Promise.all([serve('a', home), serve('b', other)]);
  return { a, b };
}

/** The same before any process of theirs was started. */
export async function linkTwoCells(
  name: string,
  settings: NodeJS.Dict<string> = {},
): Promise<{ home: Installation; other: Installation }> {
  const open = (cell: 'a' | 'b') =>
    openInstallation({
      name: `${name}-${cell}`,
      apiCount: 1,
      settings: { ...settings, CELL: cell, INVOICE_SERIES: cell === 'a' ? 'WPA' : 'WPB' },
    });
  const [home, other] = await Promise.all([open('a'), open('b')]);
  const change = (...args: string[]) => home.command('cells', [...args, '--reason', name]);
  await change('add', 'a', '--address', home.apiUrl);
  await change('add', 'b', '--address', other.apiUrl);
  await change('place', '16-31', 'b');

  await runSql(home, 'publish.sql', { copier_password: COPIER_PASSWORD });
  const connection = `host=127.0.0.1 port=${home.postgresPort} dbname=waypost user=waypost_copier`;
  await runSql(other, 'follow.sql', {
    home: `${connection} password=${COPIER_PASSWORD}`,
    slot: 'waypost_global_b',
  });
  const db = await other.connect('superuser');
  await waitFor('the copy of the shard map', PATIENCE_MS, async () => {
    const newest = 'SELECT max(version) FROM shard_maps';
    return (await readValue<number | null>(db, newest)) === 3 || undefined;
  });
  await db.end();
  return { home, other };
}

async function serve(name: 'a' | 'b', installation: Installation): Promise<OpenCell> {
  const db = await installation.connect('superuser');
  const api = await installation.startApi();
  const worker = await installation.startWorker();
  return { name, installation, call: callTo(installation), db, api, worker };
}

async function runSql(
  { postgresPort }: Installation,
  file: string,
  variables: Record<string, string>,
): Promise<void> {
  const path = fileURLToPath(new URL(`../../deploy/cells/${file}`, import.meta.url));
  const set = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  const where = ['-h', '127.0.0.1', '-p', `${postgresPort}`, '-U', 'postgres', '-d', 'waypost'];
  await runProgram(findPostgresProgram('psql'), ['-X', ...where, ...set, '-f', path], {
    ...process.env,
    PGPASSWORD: 'waypost',
  });
}
