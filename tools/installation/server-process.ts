import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tail } from '../services/background-process.ts';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 20_000;
/** Halves the work of starting: tools that kill servers start them hundreds of times. */
export const COMPILE_CACHE = fileURLToPath(
  new URL('../../.scratch/compile-cache', import.meta.url),
);

/** Where each answers as soon as it is of use. The site must have been built. */
const ENTRIES = {
  api: { program: 'apps/server/src/api.ts', ready: '/readyz' },
  worker: { program: 'apps/server/src/worker.ts', ready: '/readyz' },
  web: { program: 'apps/web/server.ts', ready: '/livez' },
};

/** One running api, worker or web. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** Settles when the process has ended, by itself or by us. */
  readonly ended: Promise<void>;
  isRunning(): boolean;
  /** SIGKILL: nothing is finished, nothing is closed. */
  kill(): Promise<void>;
  /** SIGTERM, and SIGKILL when it does not listen. */
  stop(): Promise<void>;
}

const children = new Set<ChildProcess>();

/** Whatever way the tool ends, it leaves nothing behind. */
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export function spawnTracked(
  command: string,
  args: string[],
  options: {
    env: NodeJS.ProcessEnv;
    stdio: ('ignore' | 'inherit' | 'pipe' | number)[];
    cwd?: string;
  },
): ChildProcess {
  const child = spawn(command, args, { cwd: REPOSITORY, ...options });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/** Starts the built site. It ends with the tool, like every process of ours. */
export function startWeb(web: {
  port: number;
  /** Where it reaches the api. */
  apiPort: number;
  env: NodeJS.ProcessEnv;
  logFile: string;
  nodeOptions?: string[];
  folder?: string;
}): Promise<ServerProcess> {
  const API_URL = `http://127.0.0.1:${web.apiPort}`;
  const env = { ...web.env, WEB_PORT: `${web.port}`, API_URL };
  return startServerProcess({ nodeOptions: [], ...web, entry: 'web', env });
}

/** Starts an entry point and waits until it is ready. */
export async function startServerProcess(server: {
  entry: keyof typeof ENTRIES;
  port: number;
  env: NodeJS.ProcessEnv;
  logFile: string;
  nodeOptions: string[];
  /** Of another release than this one. */
  folder?: string;
}): Promise<ServerProcess> {
  const { program, ready } = ENTRIES[server.entry];
  const log = openSync(server.logFile, 'a');
  const child = spawnTracked(process.execPath, [...server.nodeOptions, program], {
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...server.env },
    stdio: ['ignore', log, log],
    cwd: server.folder ?? REPOSITORY,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;

  async function kill(): Promise<void> {
    if (isRunning()) child.kill('SIGKILL');
    await ended;
  }

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(`http://127.0.0.1:${server.port}${ready}`))) {
    if (!isRunning() || Date.now() > deadline) {
      await kill();
      throw new Error(`The ${server.entry} did not become ready.\n${tail(server.logFile)}`);
    }
    await sleep(50);
  }
  return {
    pid: child.pid ?? 0,
    port: server.port,
    ended,
    isRunning,
    kill,
    async stop() {
      if (isRunning()) child.kill('SIGTERM');
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await kill();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
