import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 20_000;
/** Halves the work of starting: tools that kill servers start them hundreds of times. */
const COMPILE_CACHE = fileURLToPath(new URL('../../.scratch/compile-cache', import.meta.url));

/** One running api or worker. */
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

/** Starts an entry point of the server and waits until `/readyz` says yes. */
export async function startServerProcess(server: {
  entry: 'api' | 'worker';
  port: number;
  env: NodeJS.ProcessEnv;
  logFile: string;
  nodeOptions: string[];
}): Promise<ServerProcess> {
  const log = openSync(server.logFile, 'a');
  const child = spawnTracked(
    process.execPath,
    [...server.nodeOptions, `apps/server/src/${server.entry}.ts`],
    { env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...server.env }, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;

  async function kill(): Promise<void> {
    if (isRunning()) child.kill('SIGKILL');
    await ended;
  }

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(server.port))) {
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

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The last lines of a log. */
export function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
}
