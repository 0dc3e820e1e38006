import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadEnvironment } from '../run/env.ts';
import { killInBackground, stopInBackground } from '../services/background-process.ts';
import {
  folderOf,
  startObjectStore,
  startPaymentSandbox,
  startRedis,
} from '../services/background-services.ts';
import { deletePostgres, startPostgres, stopPostgres } from '../services/postgres.ts';
import { startMailServer } from './mail-server.ts';
import { reservePorts } from './ports.ts';
import { runProgram } from './run-program.ts';
import { REPOSITORY, type ServerProcess, startServerProcess } from './server-process.ts';

const PASSWORD = 'waypost';
/** Statements as long as ours are shown whole in pg_stat_activity. */
const POSTGRES_SETTINGS = { track_activity_query_size: '16kB' };

type Role = 'owner' | 'api' | 'superuser';

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

const open = new Set<{ close(): Promise<void> }>();

export async function closeInstallations(): Promise<void> {
  await Promise.all([...open].map((installation) => installation.close()));
}

type StartOptions = {
  /** Of the release whose process it is. */
  folder?: string | undefined;
  settings?: NodeJS.Dict<string>;
};

/**
 * Waypost on its own: a private PostgreSQL with the current schema, Redis, payment sandbox, object store and mail server
 * on free ports, with their data in a folder under `.data`, and as many api and worker processes as its
 * user starts.
 */
export async function openInstallation(options: {
  name: string;
  /** At most 6, with the workers beyond the first. */
  apiCount: number;
  workerCount?: number;
  /** Passed to node for api and worker. */
  nodeOptions?: string[];
  /** What differs from the development defaults. */
  settings?: NodeJS.Dict<string>;
  /** The database of the run before, which took long to fill. Everybody else begins with an empty one. */
  keepsDatabase?: boolean;
  /** Of PostgreSQL, beside those of deploy/postgres. */
  postgresSettings?: Record<string, string>;
  /** One that runs already, with our roles and an empty database, in place of a private one. */
  database?: { port: number; standbyPort: number };
  /** Of the release that makes its schema and starts its processes, where that is not this one. */
  folder?: string;
  /** With the database of test mode. */
  testMode?: boolean;
}) {
  const dataDir = join(REPOSITORY, '.data', options.name);
  mkdirSync(dataDir, { recursive: true });
  lock(dataDir);
  // left behind by a run that was itself killed
  await (options.keepsDatabase ? stopPostgres : deletePostgres)({ dataDir });
  const redisFolder = folderOf(dataDir, 'redis');
  const [paymentsFolder, objectsFolder] = [
    folderOf(dataDir, 'payments'),
    folderOf(dataDir, 'objects'),
  ];
  for (const folder of [redisFolder, paymentsFolder, objectsFolder]) await stopInBackground(folder);
  for (const folder of [paymentsFolder, objectsFolder]) {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const file of globSync('*.log', { cwd: dataDir })) rmSync(join(dataDir, file));

  const { ports, release } = await reservePorts();
  const [privatePort = 0, redisPort = 0, mailPort = 0, paymentsPort = 0, objectsPort = 0, ...own] =
    ports;
  const postgresPort = options.database?.port ?? privatePort;
  const [workerPort = 0, ...sparePorts] = own;
  const paymentsUrl = `http://127.0.0.1:${paymentsPort}`;
  const apiPorts = sparePorts.slice(0, options.apiCount);
  const [firstApiPort = 0] = apiPorts;
  const apiUrl = `http://127.0.0.1:${firstApiPort}`;
  const { workerCount = 1, folder: firstFolder = REPOSITORY } = options;
  const workerPorts = [workerPort, ...sparePorts.slice(options.apiCount)].slice(0, workerCount);
  const env: NodeJS.ProcessEnv = {
    ...loadEnvironment(),
    NODE_ENV: 'production',
    WAYPOST_DEMO: 'on',
    LOG_LEVEL: 'warn',
    DATABASE_OWNER_URL: urlOf('waypost_owner'),
    DATABASE_API_URL: urlOf('waypost_api'),
    DATABASE_WORKER_URL: urlOf('waypost_worker'),
    ...testDatabase(options.testMode === true),
    DATABASE_READ_URL: options.database ? urlOf('waypost_api', options.database.standbyPort) : '',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    S3_ENDPOINT: `http://127.0.0.1:${objectsPort}`,
    PAYMENT_SANDBOX_URL: paymentsUrl,
    PAYMENT_SANDBOX_ORIGIN: `http://localhost:${paymentsPort}`,
    PAYMENT_SANDBOX_PARENT_ORIGINS: apiPorts.map((port) => `http://127.0.0.1:${port}`).join(' '),
    STRIPE_WEBHOOK_URL: `${apiUrl}/api/payments/webhook`,
    API_PORT: `${firstApiPort}`,
    WORKER_PORT: `${workerPort}`,
    ...options.settings,
  };
  const postgres = {
    dataDir,
    port: postgresPort,
    settings: { ...POSTGRES_SETTINGS, ...options.postgresSettings },
  };
  const servers = new Set<ServerProcess>();
  const clients = new Set<pg.Client>();
  const closing = new AbortController();
  let closed: Promise<void> | undefined;
  /** Starts and stops take turns: a start that is under way cannot be stopped. */
  let turn: Promise<void> = Promise.resolve();

  function urlOf(user: string, port = postgresPort, name = 'waypost'): string {
    return `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${name}`;
  }

  function testDatabase(isOn: boolean): NodeJS.ProcessEnv {
    const url = (user: string) => (isOn ? urlOf(user, postgresPort, 'waypost_test') : '');
    return {
      DATABASE_TEST_OWNER_URL: url('waypost_owner'),
      DATABASE_TEST_API_URL: url('waypost_api'),
      DATABASE_TEST_WORKER_URL: url('waypost_worker'),
    };
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  async function start(
    entry: 'api' | 'worker',
    port: number,
    { folder = firstFolder, settings = {} }: StartOptions = {},
  ): Promise<ServerProcess> {
    closing.signal.throwIfAborted();
    const server = await startServerProcess({
      entry,
      port,
      env: { ...env, ...settings, [entry === 'api' ? 'API_PORT' : 'WORKER_PORT']: `${port}` },
      logFile: join(dataDir, `${entry}-${port}.log`),
      nodeOptions: options.nodeOptions ?? [],
      folder,
    });
    servers.add(server);
    void server.ended.then(() => servers.delete(server));
    return server;
  }

  async function disconnect(): Promise<void> {
    await Promise.all([...clients].map((client) => client.end().catch(() => undefined)));
    clients.clear();
  }

  /** Runs an entry point of the server to its end and returns what it printed. */
  function command(
    name: 'migrate' | 'seed' | 'keys' | 'cells' | 'reconcile' | 'archive',
    args: string[] = [],
    folder = firstFolder,
    settings: NodeJS.Dict<string> = {},
  ): Promise<string> {
    const program = [`apps/server/src/${name}.ts`, ...args];
    return runProgram(process.execPath, program, { ...env, ...settings }, folder);
  }

  const migrate = (folder?: string) => command('migrate', ['--without-places'], folder);
  const mailServer = await startMailServer(mailPort);

  const installation = {
    dataDir,
    postgresPort,
    apiPorts,
    /** Of the first api. */
    apiUrl,
    workerPorts,
    /** Takes the mail that the worker hands over. */
    mailServer,
    /** Where the payment sandbox is asked for faults and for its ledger. */
    paymentsUrl,
    /** What api, worker and commands run with. */
    env,
    async connect(role: Role, name?: 'waypost' | 'waypost_test'): Promise<pg.Client> {
      const user = role === 'superuser' ? 'postgres' : `waypost_${role}`;
      const client = new pg.Client(urlOf(user, postgresPort, name));
      // a crash of the database on purpose must not end the tool
      client.on('error', () => clients.delete(client));
      await client.connect();
      clients.add(client);
      return client;
    },
    command,
    migrate,
    async createKey(sourceName: string, kind: 'hub' | 'driver' = 'hub'): Promise<string> {
      const args = ['create', '--name', sourceName, '--kind', kind];
      return (await command('keys', args)).trim();
    },
    /** The first one unless another port is named, as with workers. */
    startApi: (port = firstApiPort, how?: StartOptions) => start('api', port, how),
    startWorker: (port = workerPort, how?: StartOptions) => start('worker', port, how),
    /** An immediate shutdown, which is a crash, and a start with recovery from the log. */
    crashPostgres: () =>
      inTurn(async () => {
        await stopPostgres({ dataDir }, 'immediate');
        await startPostgres(postgres);
      }),
    /** While it is stopped, `change` may put other data in its place. */
    replacePostgres: (change: () => Promise<void>) =>
      inTurn(async () => {
        await stopPostgres({ dataDir }, 'immediate');
        await change();
        await startPostgres(postgres);
      }),
    /** SIGKILL, and a start after it was away for a while. */
    crashRedis: (awayMs: number) =>
      inTurn(async () => {
        await killInBackground(redisFolder);
        await sleep(awayMs);
        await startRedis({ dataDir, port: redisPort });
      }),
    /** Empties the database by making a new one. */
    async resetPostgres(): Promise<void> {
      await disconnect();
      await inTurn(async () => {
        await deletePostgres({ dataDir });
        await startPostgres(postgres);
      });
      await migrate();
    },
    /** Aborted as soon as the installation begins to close: nothing is to be started any more. */
    closing: closing.signal,
    close(): Promise<void> {
      closing.abort();
      closed ??= (async () => {
        await Promise.all([...servers].map((server) => server.stop()));
        mailServer.close();
        await disconnect();
        await inTurn(async () => {
          await stopPostgres({ dataDir });
          await stopInBackground(redisFolder);
          await stopInBackground(paymentsFolder);
          await stopInBackground(objectsFolder);
        });
        rmSync(lockFile(dataDir), { force: true });
        release();
        open.delete(installation);
      })();
      return closed;
    },
  };
  open.add(installation);
  await inTurn(async () => {
    await Promise.all([
      startRedis({ dataDir, port: redisPort }),
      startPaymentSandbox({ dataDir, port: paymentsPort, env }),
      startObjectStore({ dataDir, port: objectsPort }),
      options.database ?? startPostgres(postgres),
    ]);
  });
  await migrate();
  return installation;
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'lock');
}

function lock(dataDir: string): void {
  const file = lockFile(dataDir);
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) throw new Error(`Process ${holder} is using ${dataDir}.`);
    writeFileSync(file, `${process.pid}`);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
