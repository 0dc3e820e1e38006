import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertPortAnswers, assertPortIsFree, tail } from './background-process.ts';
import { findOnPath, findPostgresProgram, run } from './programs.ts';

const DEV_PASSWORD = 'waypost';
const SERVER_USER = 'postgres';
const MIB = 1024 * 1024;
const SETTINGS_FILE = fileURLToPath(
  new URL('../../deploy/postgres/postgresql.conf', import.meta.url),
);
const ROLES_FILE = fileURLToPath(new URL('../../deploy/postgres/roles.sql', import.meta.url));

/** For archive_command where nothing is backed up. An empty one would keep every piece of the log for ever. */
export const KEEPS_NO_LOG = '/bin/true';

/** Started as root the server runs as user postgres, because PostgreSQL refuses to run as root. */
const startedAsRoot = process.getuid?.() === 0;

export interface PostgresInstance {
  dataDir: string;
  port: number;
  /** Beside those of deploy/postgres/postgresql.conf. */
  settings?: Record<string, string>;
}

/** Starts a private server with our roles, an empty database `waypost`, and fsync on. */
export async function startPostgres({
  dataDir,
  port,
  settings: ownSettings = {},
}: PostgresInstance): Promise<void> {
  findPostgresProgram('pg_ctl');
  const home = await prepareHome(dataDir);
  if (await isPostgresRunning({ dataDir })) return assertPortAnswers('PostgreSQL', port);
  await assertPortIsFree('PostgreSQL', port);

  const cluster = join(home, 'cluster');
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(home, cluster);
  const settings = join(cluster, 'waypost.conf');
  copyFileSync(SETTINGS_FILE, settings);
  giveToServerUser(settings);

  const sharedBuffersMib = Math.round(Math.min(1024, totalmem() / 8 / MIB));
  const serverOptions = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    // No socket file: its path would be longer than the 107 bytes that systems allow.
    "-c unix_socket_directories=''",
    `-c shared_buffers=${sharedBuffersMib}MB`,
    ...Object.entries({ archive_command: KEEPS_NO_LOG, ...ownSettings }).map(
      ([name, value]) => `-c '${name}=${value}'`,
    ),
  ].join(' ');
  const log = join(home, 'log');
  const started = await asServerUser('pg_ctl', [
    'start',
    '-w',
    '-D',
    cluster,
    '-l',
    log,
    '-o',
    serverOptions,
  ]);
  if (started.code !== 0) {
    throw new Error(`PostgreSQL did not start: ${started.output}\n${tail(log)}`);
  }
  await createRoles(port);
}

/** `immediate` pulls the plug: no checkpoint, and recovery from the log at the next start. */
export async function stopPostgres(
  { dataDir }: Pick<PostgresInstance, 'dataDir'>,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  if (!(await isPostgresRunning({ dataDir }))) return;
  const cluster = join(await findHome(dataDir), 'cluster');
  const stopped = await asServerUser('pg_ctl', ['stop', '-w', '-D', cluster, '-m', mode]);
  if (stopped.code !== 0) throw new Error(`PostgreSQL did not stop: ${stopped.output}`);
}

export async function isPostgresRunning({
  dataDir,
}: Pick<PostgresInstance, 'dataDir'>): Promise<boolean> {
  const cluster = join(await findHome(dataDir), 'cluster');
  if (!existsSync(cluster)) return false;
  return (await asServerUser('pg_ctl', ['status', '-D', cluster])).code === 0;
}

/** The port of the server on this data folder; undefined when it does not run. */
export async function runningPostgresPort({
  dataDir,
}: Pick<PostgresInstance, 'dataDir'>): Promise<number | undefined> {
  if (!(await isPostgresRunning({ dataDir }))) return undefined;
  const pidFile = join(await findHome(dataDir), 'cluster', 'postmaster.pid');
  // pid, data folder, start time, port, and more
  return Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
}

/** Where its files are, for a backup of them. */
export async function clusterFolder({
  dataDir,
}: Pick<PostgresInstance, 'dataDir'>): Promise<string> {
  return join(await findHome(dataDir), 'cluster');
}

export async function deletePostgres({
  dataDir,
}: Pick<PostgresInstance, 'dataDir'>): Promise<void> {
  await stopPostgres({ dataDir });
  rmSync(await findHome(dataDir), { recursive: true, force: true });
  rmSync(locationFile(dataDir), { force: true });
}

async function initialise(home: string, cluster: string): Promise<void> {
  const passwordFile = join(home, 'superuser-password');
  writeFileSync(passwordFile, DEV_PASSWORD, { mode: 0o600 });
  giveToServerUser(passwordFile);
  const made = await asServerUser('initdb', [
    `--pgdata=${cluster}`,
    `--username=${SERVER_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  rmSync(passwordFile);
  if (made.code !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not make its data folder ${cluster}: ${made.output}`);
  }
  appendFileSync(join(cluster, 'postgresql.conf'), "\ninclude 'waypost.conf'\n");
}

export async function createRoles(port: number): Promise<void> {
  const passwords = ['owner', 'api', 'worker', 'readonly'].flatMap((role) => [
    '-v',
    `${role}_password=${DEV_PASSWORD}`,
  ]);
  const made = await run(
    findPostgresProgram('psql'),
    ['-X', '-h', '127.0.0.1', '-p', `${port}`, '-U', SERVER_USER, ...passwords, '-f', ROLES_FILE],
    { env: { ...process.env, PGPASSWORD: DEV_PASSWORD, PGDATABASE: 'postgres' } },
  );
  if (made.code !== 0) throw new Error(`roles.sql failed: ${made.output}`);
}

function asServerUser(program: string, args: string[]): Promise<{ code: number; output: string }> {
  return runAsServerUser(findPostgresProgram(program), args);
}

/** Whatever reads or writes the server's data must be its user, such as pgBackRest. */
export function runAsServerUser(
  file: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  return startedAsRoot
    ? run(findOnPath('runuser', 'util-linux'), ['-u', SERVER_USER, '--', file, ...args])
    : run(file, args);
}

async function prepareHome(dataDir: string): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const home = await findHome(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  giveToServerUser(home);
  if (home !== usualHome(dataDir)) writeFileSync(locationFile(dataDir), `${home}\n`);
  return home;
}

/** A checkout under /root is closed to user postgres; its cluster then lives under /var/lib. */
async function findHome(dataDir: string): Promise<string> {
  if (!startedAsRoot || !existsSync(dataDir)) return usualHome(dataDir);
  const entered = await run('runuser', ['-u', SERVER_USER, '--', 'test', '-x', resolve(dataDir)]);
  if (entered.code === 0) return usualHome(dataDir);
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 8);
  return `/var/lib/waypost-${hash}`;
}

function usualHome(dataDir: string): string {
  return join(resolve(dataDir), 'postgres');
}

function locationFile(dataDir: string): string {
  return join(dataDir, 'postgres.location');
}

export function giveToServerUser(path: string): void {
  const ids = serverUserIds();
  if (ids !== undefined && statSync(path).uid !== ids.uid) chownSync(path, ids.uid, ids.gid);
}

/** Undefined when we are not root, and servers run as us. */
export function serverUserIds(): { uid: number; gid: number } | undefined {
  if (!startedAsRoot) return undefined;
  const passwd = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (passwd === null) {
    throw new Error('There is no user postgres to run the server as: apt-get install postgresql');
  }
  return { uid: Number(passwd[1]), gid: Number(passwd[2]) };
}
